"""What a game came to, as the store keeps it: from a position, or from a whole log."""

from collections.abc import Sequence
from typing import Any

from riverlib import cards, race
from riverlib.cards.bots import BOTS as CARD_BOTS
from riverlib.cards.log import GAME as CARDS
from riverlib.core import GameLog, LogError
from riverlib.play.players import Player, seated
from riverlib.race.bots import BOTS as RACE_BOTS
from riverlib.race.log import GAME as RACE
from riverlib.store import DealNumbers, GameResult, SeatResult


def card_result(state: cards.GameState, players: Sequence[Player]) -> GameResult:
    """Return what a card game came to after its last finished deal."""
    deals = tuple(
        DealNumbers(
            hand_size=deal.hand_size,
            dealer=deal.dealer or 0,
            bids=deal.bids,
            taken=deal.taken,
            points=deal.points,
        )
        for deal in state.results
    )
    return GameResult(
        game=CARDS,
        rules=state.variant.name,
        finished=state.is_over,
        seats=_seats(state, players),
        deals=deals,
    )


def race_result(state: race.RaceState, players: Sequence[Player]) -> GameResult:
    """Return what a race has come to."""
    return GameResult(
        game=RACE,
        rules=state.layout.name,
        finished=state.is_over,
        seats=_seats(state, players),
    )


def result_of(log: GameLog) -> GameResult:
    """Replay a log and return what its game came to.

    Raises
    ------
    LogError
        If it cannot be replayed, or is of a game that this app does not know.
    """
    if log.game == CARDS:
        return card_result(cards.replay(log), seated(log, CARD_BOTS))
    if log.game == RACE:
        return race_result(race.replay(log), seated(log, RACE_BOTS))
    raise LogError(f"game: there is no game {log.game!r} here")


def _seats(state: Any, players: Sequence[Player]) -> tuple[SeatResult, ...]:
    return tuple(
        SeatResult(player.name, player.kind, total, seat in state.winners)
        for seat, (player, total) in enumerate(zip(players, state.totals, strict=True))
    )
