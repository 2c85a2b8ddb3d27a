"""Who all but turned a finished game round, and did not win it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

CLOSE = 0.25
"""Part of the best deal's points: a gap that one more deal could easily have closed."""


@dataclass(frozen=True, slots=True)
class NearComeback:
    """How far behind the winner somebody was, and how near at the end."""

    side: int
    """Column of the totals."""
    behind: int
    """Points."""
    deal: int
    """After which deal that was first, from 1."""
    within: int
    """Points that were missing at the end."""


def nearly_back(totals: Sequence[Sequence[int]]) -> NearComeback | None:
    """Return who made up most of what the winner was ahead, where it is worth telling.

    Worth it is more than any single deal brought, and an end at which little was missing. Only what
    happened after the winner led for good counts: whoever led later on had come back for certain.

    Parameters
    ----------
    totals : sequence of sequence of int
        Running totals: a row of zeros and then one a deal, with a column for each side.

    >>> nearly_back([(0, 0), (10, 0), (20, 0), (19, 10), (18, 17)])
    NearComeback(side=1, behind=20, deal=2, within=1)
    """
    winner = _alone(totals[-1])
    if winner is None:
        return None
    since = len(totals) - 1
    while since > 1 and _alone(totals[since - 1]) == winner:
        since -= 1
    most = max(b - a for rows in pairwise(totals) for a, b in zip(*rows, strict=True))
    found = [
        each
        for side in range(len(totals[-1]))
        if side != winner
        for each in [_chase(totals, side, winner, since)]
        if each.behind - each.within > most and each.within <= CLOSE * most
    ]
    return max(found, key=lambda each: each.behind - each.within, default=None)


def _chase(totals: Sequence[Sequence[int]], side: int, winner: int, since: int) -> NearComeback:
    gaps = [row[winner] - row[side] for row in totals[since:]]
    return NearComeback(side, max(gaps), since + gaps.index(max(gaps)), gaps[-1])


def _alone(row: Sequence[int]) -> int | None:
    """Return who has more points than anybody else."""
    return row.index(max(row)) if list(row).count(max(row)) == 1 else None
