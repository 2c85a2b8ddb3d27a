"""The games of the house. A third one is added here, and in the other lists of the same name."""

from collections.abc import Mapping

from riverlib.cards.game import GAME as CARDS
from riverlib.core import LogError
from riverlib.core.game import Game
from riverlib.race.game import GAME as RACE

GAMES: Mapping[str, Game] = {game.key: game for game in (CARDS, RACE)}
"""By key, in the order in which they are offered."""


def find_game(key: str) -> Game:
    """Return the game with this key.

    Raises
    ------
    LogError
        If this app does not know it.
    """
    if key not in GAMES:
        raise LogError(f"game: there is no game {key!r} here")
    return GAMES[key]
