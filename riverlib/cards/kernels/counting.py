"""From finished deals to a summary: the counting, by whole arrays."""

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Variant
from riverlib.cards.kernels.deals import Deals, dealers
from riverlib.cards.kernels.summary import Counts, GameSummary
from riverlib.cards.kernels.tally import Tally

Numbers = NDArray[np.int64]


def summary_of(fit: Variant, bots: tuple[str, ...], first_game: int, deals: Deals) -> GameSummary:
    """Count games ``first_game``, ``first_game + 1``, ... of rules fitted to the players."""
    sides = len(bots) // fit.team_size
    scores = deals.scores[:, :, :sides]
    totals = scores.cumsum(axis=1, dtype=np.int64)
    ends = totals[:, -1]
    leads = totals == totals.max(axis=2, keepdims=True)
    wins = leads[:, -1]
    shared = wins.sum(axis=1) > 1
    upsets = 0
    if len(fit.hand_sizes) > 1:
        upsets = int(np.count_nonzero(~(leads[:, -2] & wins).any(axis=1)))
    best = np.sort(ends, axis=1)
    return GameSummary(
        variant=fit,
        bots=bots,
        games=len(scores),
        bid_counts=_bid_counts(fit, first_game, deals),
        side_counts=_side_counts(fit, sides, deals),
        sum_counts=_sum_counts(fit, deals),
        wins=wins[~shared].sum(axis=0),
        shared_wins=wins[shared].sum(axis=0),
        leaders=leads.sum(axis=(0, 2)),
        leaders_won=(leads & wins[:, None]).sum(axis=(0, 2)),
        upsets=upsets,
        totals=tuple(Tally.of(ends[:, side]) for side in range(sides)),
        margins=Tally.of(best[:, -1] - best[:, -2]),
        lead_changes=Tally.of(_lead_changes(leads)),
    )


def _bid_counts(fit: Variant, first_game: int, deals: Deals) -> Counts:
    games, _, players = deals.bids.shape
    numbers = fit.largest_hand + 1
    deal_dealers = dealers(first_game, games, len(fit.hand_sizes), players)
    seats = np.arange(players)
    deals_it = deal_dealers[:, :, None] == seats
    sizes = np.array(fit.hand_sizes)[None, :, None]
    cells = (seats * 2 + deals_it) * numbers + sizes
    cells = (cells * numbers + deals.bids) * numbers + deals.taken
    return _counted(cells, (players, 2, numbers, numbers, numbers))


def _side_counts(fit: Variant, sides: int, deals: Deals) -> Counts:
    games, played, _ = deals.bids.shape
    teams = (games, played, fit.team_size, sides)
    bids = deals.bids.reshape(teams).sum(axis=2, dtype=np.int64)
    taken = deals.taken.reshape(teams).sum(axis=2, dtype=np.int64)
    numbers = fit.largest_hand + 1
    most = fit.team_size * fit.largest_hand + 1
    sizes = np.array(fit.hand_sizes)[None, :, None]
    cells = ((np.arange(sides) * numbers + sizes) * most + bids) * numbers + taken
    return _counted(cells, (sides, numbers, most, numbers))


def _sum_counts(fit: Variant, deals: Deals) -> Counts:
    most = deals.bids.shape[2] * fit.largest_hand + 1
    sums = deals.bids.sum(axis=2, dtype=np.int64)
    return _counted(np.array(fit.hand_sizes) * most + sums, (fit.largest_hand + 1, most))


def _counted(cells: Numbers, shape: tuple[int, ...]) -> Counts:
    counts = np.bincount(cells.ravel(), minlength=int(np.prod(shape)))
    return counts.astype(np.int64).reshape(shape)


def _lead_changes(leads: NDArray[np.bool_]) -> Numbers:
    """Return for each game how often the sole leader was another side than the one before."""
    alone = leads.sum(axis=2) == 1
    deal = np.where(alone, np.arange(leads.shape[1]), 0)
    last_alone = np.maximum.accumulate(deal, axis=1)
    known = np.maximum.accumulate(alone, axis=1)
    leader = np.where(known, np.take_along_axis(leads.argmax(axis=2), last_alone, axis=1), -1)
    changes = (leader[:, 1:] != leader[:, :-1]) & known[:, :-1]
    return np.asarray(changes.sum(axis=1), np.int64)
