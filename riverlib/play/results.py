"""What a game came to, as the store keeps it: from a position, or from a whole log."""

from collections.abc import Sequence
from typing import Any

from riverlib.core import GameLog
from riverlib.core.game import Game, Rules
from riverlib.games import find_game
from riverlib.play.players import Player, seated
from riverlib.store import GameResult, SeatResult


def result(game: Game, rules: Rules, state: Any, players: Sequence[Player]) -> GameResult:
    """Return what a game has come to.

    Parameters
    ----------
    rules : Rules
        As the game was set up with, not fitted to its players.
    """
    return GameResult(
        game=game.key,
        rules=rules.name,
        rules_id=game.rules_id(rules),
        finished=state.is_over,
        seats=tuple(
            SeatResult(player.name, player.kind, total, seat in state.winners)
            for seat, (player, total) in enumerate(zip(players, state.totals, strict=True))
        ),
        deals=game.deals(state),
        sides=game.sides(state),
    )


def result_of(log: GameLog) -> GameResult:
    """Replay a log and return what its game came to.

    Raises
    ------
    LogError
        If it cannot be replayed, or is of a game that this app does not know.
    """
    game = find_game(log.game)
    state = game.logbook.replay(log)
    return result(game, game.rules_of(log), state, seated(log, game.bots))
