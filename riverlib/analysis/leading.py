"""Who was in front after each deal, alone or level with others, and when that changed."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Fronts = Sequence[frozenset[int]]
"""The sides in front, one set a deal; deal 1 comes first."""


@dataclass(frozen=True, slots=True)
class LeadChange:
    """A deal after which somebody led alone who was not the last to do so."""

    deal: int
    """From 1."""
    by: int
    """Side that leads from now on."""
    of: int
    """Side that was the last to lead alone."""


@dataclass(frozen=True, slots=True)
class LeadLost:
    """A deal after which the one that had led alone did not lead alone any more."""

    deal: int
    """From 2."""
    of: int
    """Side that led alone until now; it may still be level in front."""
    run: int
    """After how many deals in a row it had led alone."""


def fronts(
    rows: Iterable[Sequence[float]], sides: Iterable[int], *, level: float = 0.0
) -> tuple[frozenset[int], ...]:
    """Return who was in front in each row.

    Parameters
    ----------
    rows : iterable of sequence of float
        One a deal, with a column for each side: points, or chances.
    level : float
        Those so little behind the best count as level with it.
    """
    columns = tuple(sides)
    found = []
    for row in rows:
        best = max(row[side] for side in columns)
        found.append(frozenset(side for side in columns if row[side] >= best - level))
    return tuple(found)


def alone(front: frozenset[int]) -> int | None:
    """Return who was in front if it was one side only."""
    return next(iter(front)) if len(front) == 1 else None


def taken_for_good(seen: Fronts) -> int | None:
    """Return the deal from which on one side led alone until the last; ``None``: level at last."""
    if not seen or alone(seen[-1]) is None:
        return None
    deal = len(seen)
    while deal > 1 and seen[deal - 2] == seen[-1]:
        deal -= 1
    return deal


def run_until(seen: Fronts, deal: int) -> int:
    """Return after how many deals in a row, up to this one, the same were in front."""
    run = 1
    while run < deal and seen[deal - 1 - run] == seen[deal - 1]:
        run += 1
    return run


def lead_changes(seen: Fronts) -> tuple[LeadChange, ...]:
    """Return every deal in which the lead went from one side to another, in order."""
    changes, last = [], None
    for deal, front in enumerate(seen, start=1):
        side = alone(front)
        if side is None:
            continue
        if last is not None and last != side:
            changes.append(LeadChange(deal, side, last))
        last = side
    return tuple(changes)


def leads_lost(seen: Fronts) -> tuple[LeadLost, ...]:
    """Return every deal after which the one that had led alone did so no more, in order."""
    return tuple(
        LeadLost(deal, of, run_until(seen, deal - 1))
        for deal, (before, after) in enumerate(pairwise(seen), start=2)
        if (of := alone(before)) is not None and after != before
    )
