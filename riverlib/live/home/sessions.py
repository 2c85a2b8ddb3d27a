"""The window that a phone at home has at a stored game."""

from collections.abc import Callable

from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.core import StoreError
from riverlib.live.company import Device
from riverlib.live.home.table import Open
from riverlib.live.rooms import Session
from riverlib.play import CardMatch, RaceMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games


def sessions(games: Games, preparation: Callable[[], Preparation]) -> Open:
    """Return what opens a game of a store for one device.

    Parameters
    ----------
    preparation : callable
        Returns what gets a race's chances ready.
    """

    def opened(game_key: str, game_id: str, device: Device) -> Session:
        if game_key == CardMatch.game.key:
            return TableSession(CardMatch.resume(games, game_id), device=device)
        if game_key == RaceMatch.game.key:
            return RiverSession(RaceMatch.resume(games, game_id), preparation(), device=device)
        raise StoreError(f"there is no game of the kind {game_key!r}; allowed: cards, race")

    return opened
