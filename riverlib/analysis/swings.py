"""The turn of a race that changed the chances to win most."""

from collections.abc import Sequence
from dataclasses import dataclass

LEAST = 0.25
"""A change of a chance from which on it is told: a quarter of a win."""
_DECIMALS = 6  # what differs by less is equal: of two players one gains what the other loses


@dataclass(frozen=True, slots=True)
class Swing:
    """What one turn did to the chance of one seat."""

    turn: int
    """Number of the turn, from 1."""
    seat: int
    """Whose chance moved; not always who threw."""
    before: float
    after: float


def largest_swing(chances: Sequence[Sequence[float]], throwers: Sequence[int]) -> Swing | None:
    """Return the largest change that one turn made to anybody's chance; ``None`` if all are small.

    Of equal ones the first turn, and in it whoever threw.

    Parameters
    ----------
    chances : sequence of sequence of float
        Everybody's chance to win before the race and after each turn, one a seat.
    throwers : sequence of int
        The seat that threw in each turn.
    """
    swings = [
        Swing(turn, seat, chances[turn - 1][seat], chances[turn][seat])
        for turn in range(1, len(chances))
        for seat in range(len(chances[turn]))
    ]

    def size(swing: Swing) -> tuple[float, int, bool]:
        change = round(abs(swing.after - swing.before), _DECIMALS)
        return change, -swing.turn, swing.seat == throwers[swing.turn - 1]

    largest = max(swings, key=size, default=None)
    return largest if largest and size(largest)[0] >= LEAST else None
