"""What the deal under way may bring each side: drawn from like deals and from what is seen of it.

What one side takes no other side can: the tricks drawn always sum to the hand. Nothing here knows
a hidden card; what the seat knows of its own hand comes in as ``own``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import View
from riverlib.cards.kernels.rests import alike
from riverlib.cards.kernels.results import GameResults
from riverlib.cards.standings import sides

Numbers = NDArray[np.int64]
Shares = NDArray[np.float64]

_LIKE_DEALS = 8.0  # how many deals of other bids count as much as those of the same bid
_LEAST = 1e-4  # nothing that may happen has no chance at all


@dataclass(frozen=True, slots=True)
class Own:
    """What the seat that thinks knows better: what its side ends with if it bids or plays best."""

    bid: int | None
    """Tricks bid by its side; ``None`` where a partner's bid is open."""
    tricks: tuple[float, ...]
    """Chance of exactly 0, 1, ... tricks."""


def points_drawn(
    view: View, sample: GameResults, own: Own | None, draws: int, rng: np.random.Generator
) -> Numbers:
    """Return points of the running deal.

    Parameters
    ----------
    sample : GameResults
        Games under the same rules by as many players.
    own : Own, optional
        Of the seat whose view it is.

    Returns
    -------
    ndarray(int64), shape (draws, seats)
    """
    groups = sides(view.variant, view.players)
    counts = counted(sample, view.deal_no)
    bids = [_bid(view, side, own) for side in groups]
    left = [
        tricks_left(view, side, counts, bid, own) for side, bid in zip(groups, bids, strict=True)
    ]
    taken = together(left, view.hand_size, draws, rng)
    points = np.empty((draws, view.players), np.int64)
    for side_no, (side, bid) in enumerate(zip(groups, bids, strict=True)):
        table = _points(view, counts.shape[0])
        said = np.full(draws, bid) if bid is not None else _bids(counts, taken[:, side_no], rng)
        points[:, side] = table[said, taken[:, side_no]][:, None]
    return points


def counted(sample: GameResults, deal_no: int) -> Shares:
    """Count the deals with as many cards by what a side bid and took, shape (bids, tricks)."""
    rows = alike(sample.variant, deal_no)
    size = sample.variant.hand_sizes[deal_no]
    groups = sides(sample.variant, len(sample.bots))
    counts = np.zeros((len(groups[0]) * size + 1, size + 1))
    for side in groups:
        of_side = np.ix_(range(sample.games), rows, side)
        bid = sample.bids[of_side].sum(axis=2, dtype=np.int64)
        taken = sample.taken[of_side].sum(axis=2, dtype=np.int64)
        np.add.at(counts, (bid.ravel(), taken.ravel()), 1.0)
    return counts


def tricks_left(
    view: View, side: Sequence[int], counts: Shares, bid: int | None, own: Own | None
) -> Shares:
    """Return the chance that a side ends with exactly 0, 1, ... tricks, before others are asked."""
    size, gone = view.hand_size, len(view.tricks)
    taken = sum(view.taken[seat] for seat in side)
    may = np.arange(size + 1)
    possible = (may >= taken) & (may <= taken + size - gone)
    if own is not None and view.seat in side:
        row = np.zeros(size + 1)
        known = own.tricks[: size + 1]
        row[: len(known)] = known
    else:
        row = counts.sum(axis=0) if bid is None else _like(counts, bid)
        row = row * [_seen(tricks, taken, size, gone) for tricks in may.tolist()]
    row = np.where(possible, row / max(row.sum(), 1e-12) + _LEAST, 0.0)
    return np.asarray(row / row.sum())


def together(rows: Sequence[Shares], total: int, draws: int, rng: np.random.Generator) -> Numbers:
    """Draw tricks for every side that sum to the hand, each side by its chances.

    The first side is drawn given what all others can add up to, and so on: an exact draw.

    Parameters
    ----------
    rows : sequence of ndarray(float), shape (total + 1,)

    Returns
    -------
    ndarray(int64), shape (draws, sides)
    """
    rests = [np.eye(1, total + 1)[0]]  # of no side: nothing
    for row in reversed(rows):
        rests.append(np.convolve(row, rests[-1])[: total + 1])
    rests.reverse()
    taken = np.empty((draws, len(rows)), np.int64)
    open_tricks = np.full(draws, total)
    for side, row in enumerate(rows):
        for tricks in np.unique(open_tricks):
            here = open_tricks == tricks
            chance = row[: tricks + 1] * rests[side + 1][tricks::-1]
            taken[here, side] = rng.choice(tricks + 1, here.sum(), p=chance / chance.sum())
        open_tricks = open_tricks - taken[:, side]
    return taken


def _bid(view: View, side: Sequence[int], own: Own | None) -> int | None:
    if own is not None and view.seat in side:
        return own.bid
    bids = [bid for seat in side if (bid := view.bids[seat]) is not None]
    return sum(bids) if len(bids) == len(side) else None


def _like(counts: Shares, bid: int) -> Shares:
    """Return how often sides that bid so took 0, 1, ... tricks; other bids by how far off."""
    most = counts.shape[1]
    off = np.zeros(most)
    for other in range(counts.shape[0]):
        for taken in range(most):
            place = bid + taken - other
            if 0 <= place < most:
                off[place] += counts[other, taken]
    same = counts[bid] if bid < counts.shape[0] else np.zeros(most)
    return np.asarray(same + _LIKE_DEALS * off / max(off.sum(), 1.0))


def _seen(tricks: int, taken: int, size: int, gone: int) -> float:
    """Return how likely ``taken`` of the first tricks are, of so many at the end (any order)."""
    if not taken <= tricks <= taken + size - gone:
        return 0.0
    return comb(gone, taken) * comb(size - gone, tricks - taken) / comb(size, tricks)


def _bids(counts: Shares, taken: Numbers, rng: np.random.Generator) -> Numbers:
    """Draw the bids of sides that have not said all theirs, by the tricks they will take."""
    bids = np.empty(len(taken), np.int64)
    for tricks in np.unique(taken):
        here = taken == tricks
        column = counts[:, tricks] + _LEAST
        bids[here] = rng.choice(len(column), here.sum(), p=column / column.sum())
    return bids


def _points(view: View, bids: int) -> Numbers:
    """Return the points of one side by its bid and tricks, shape (bids, tricks)."""
    from riverlib.cards.kernels.records import points_of

    variant = view.variant
    points = points_of(variant.scoring, frozenset(variant.hand_sizes), variant.team_size)
    return np.asarray(points["of"][view.hand_size, :bids, : view.hand_size + 1], np.int64)
