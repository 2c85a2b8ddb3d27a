"""Scores read from the log of a game."""

from collections.abc import Sequence

from riverlib import cards
from riverlib.analysis.records import DealScores, GameScores
from riverlib.core import GameLog


def from_log(
    log: GameLog, names: Sequence[str] = (), *, people: Sequence[int] = (), title: str = ""
) -> GameScores:
    """Replay a card game and return its finished deals with their tricks.

    Parameters
    ----------
    names : sequence of str, optional
        One a seat; without them seats are called Player 1, Player 2, ...
    people : sequence of int
        Seats that humans played.

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    state, deals = cards.opening_state(log), []
    for after, _ in cards.steps(log):
        if len(after.results) > len(state.results):
            deals.append(_deal(after))
        state = after
    return GameScores(
        names=tuple(names) or tuple(f"Player {seat + 1}" for seat in range(state.players)),
        deals=tuple(deals),
        variant=state.variant,
        title=title or state.variant.name,
        people=tuple(people),
    )


def _deal(after: cards.GameState) -> DealScores:
    """Return the deal that has just been scored: its tricks are still there."""
    result = after.results[-1]
    return DealScores(
        hand_size=result.hand_size,
        dealer=result.dealer,
        bids=result.bids,
        taken=result.taken,
        points=result.points,
        trump=after.trump,
        tricks=after.tricks,
    )
