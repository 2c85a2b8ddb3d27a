"""What stood out in a game, seat by seat: kept with its result, so that lists read no deals."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Protocol


class ScoredDeal(Protocol):
    """What is looked at of a deal, played or on paper; all one a seat."""

    @property
    def bids(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def taken(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def points(self) -> tuple[int, ...]: ...  # noqa: D102


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatMarks:
    """What stood out at one seat; all ``None`` in a race, and where nobody has counted it."""

    made: int | None = None
    """Bids made; of partners the sums of bids and tricks count."""
    streak: int | None = None
    """Most bids made in a row."""
    streak_end: int | None = None
    """Number of the deal, from 1, with which the first such row ended; 0 where none was made."""
    best: int | None = None
    """Most points in one deal."""
    best_deal: int | None = None
    """Number of the first such deal, from 1."""
    behind: int | None = None
    """Most points behind the leader after any deal; 0 for who always led."""
    behind_deal: int | None = None
    """Number of the first such deal, from 1."""

    def data(self) -> dict[str, int | None]:
        """Return the marks by the names of their columns."""
        return {name: getattr(self, name) for name in MARKS}


MARKS = tuple(field.name for field in fields(SeatMarks))
"""The names of the marks, which are those of their columns."""
NO_MARKS = SeatMarks()
"""What is said of a seat whose deals nobody has counted."""


def marks_of(
    deals: Sequence[ScoredDeal], players: int, sides: int | None = None
) -> tuple[SeatMarks, ...]:
    """Return the marks of each seat of a game.

    Parameters
    ----------
    sides : int, optional
        Totals that there are; seats so far apart are partners. Without it each seat has its own.
    """
    if not deals:
        return (NO_MARKS,) * players
    partners = [
        range(seat % (sides or players), players, sides or players) for seat in range(players)
    ]
    made = [[_is_made(deal, partners[seat]) for deal in deals] for seat in range(players)]
    behind = _behind(deals, players)
    return tuple(
        _marks(made[seat], [deal.points[seat] for deal in deals], behind[seat])
        for seat in range(players)
    )


def _is_made(deal: ScoredDeal, partners: Sequence[int]) -> bool:
    return sum(deal.bids[seat] for seat in partners) == sum(deal.taken[seat] for seat in partners)


def _behind(deals: Sequence[ScoredDeal], players: int) -> list[list[int]]:
    """Return how far each seat was behind the highest total after each deal."""
    totals, behind = [0] * players, [list[int]() for _ in range(players)]
    for deal in deals:
        totals = [total + points for total, points in zip(totals, deal.points, strict=True)]
        for seat, total in enumerate(totals):
            behind[seat].append(max(totals) - total)
    return behind


def _marks(made: Sequence[bool], points: Sequence[int], behind: Sequence[int]) -> SeatMarks:
    streak, streak_end = _longest(made)
    return SeatMarks(
        made=sum(made),
        streak=streak,
        streak_end=streak_end,
        best=max(points),
        best_deal=points.index(max(points)) + 1,
        behind=max(behind),
        behind_deal=behind.index(max(behind)) + 1,
    )


def _longest(made: Sequence[bool]) -> tuple[int, int]:
    longest, end, running = 0, 0, 0
    for number, is_made in enumerate(made, start=1):
        running = running + 1 if is_made else 0
        if running > longest:
            longest, end = running, number
    return longest, end
