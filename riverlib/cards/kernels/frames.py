"""A summary as tables: one line a hand size, a bid, a seat, a deal."""

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from riverlib.cards.kernels.summary import Counts, GameSummary

if TYPE_CHECKING:
    import pandas as pd

AXES = ("seat", "dealer", "hand_size", "bid")
"""What single bids can be told apart by, in the order of ``GameSummary.bid_counts``."""
_DEALER, _BID = 1, 3


def bids_by(summary: GameSummary, *axes: str) -> "pd.DataFrame":
    """Return single bids by some of ``AXES``, one line each, with no axis a single line.

    Columns: the axes, then counts ``bids``, ``made``, ``over``, ``under``, ``zero_bids``,
    ``zero_made``, and the shares ``made_share``, ``zero_share`` (of all bids) and
    ``zero_made_share`` (of the zero bids); NaN where there were none.
    """
    import pandas as pd

    counts = summary.bid_counts
    taken = np.arange(counts.shape[4])
    bid = np.arange(counts.shape[_BID])[:, None]
    zero = np.zeros_like(counts)
    zero[:, :, :, 0] = counts[:, :, :, 0]
    others = tuple(place for place, axis in enumerate(AXES) if axis not in axes)

    def kept(cells: Counts) -> Counts:
        return np.asarray(cells.sum(axis=(*others, 4)).ravel())

    columns = {
        "bids": kept(counts),
        "made": kept(counts * (taken == bid)),
        "over": kept(counts * (taken > bid)),
        "under": kept(counts * (taken < bid)),
        "zero_bids": kept(zero),
        "zero_made": kept(zero * (taken == 0)),
    }
    chosen = [axis for axis in AXES if axis in axes]
    shape = [counts.shape[AXES.index(axis)] for axis in chosen]
    places = np.indices(shape).reshape(len(shape), prod(shape))
    table = pd.DataFrame(dict(zip(chosen, places, strict=True)) | columns)
    table = table[table["bids"] > 0].reset_index(drop=True)
    table["made_share"] = table["made"] / table["bids"]
    table["zero_share"] = table["zero_bids"] / table["bids"]
    table["zero_made_share"] = table["zero_made"] / table["zero_bids"].where(table["zero_bids"] > 0)
    return table


def points_by_bid(summary: GameSummary) -> "pd.DataFrame":
    """Return points a deal by hand size and bid, of a team by the team's bid.

    Columns: ``hand_size``, ``bid``, ``deals``, ``made``, ``points`` (mean), ``deviation`` (of one
    deal's points). With ``bid == 0`` it says what zero is worth.
    """
    import pandas as pd

    sums, squares = summary.points_by_bid()
    deals = summary.side_counts.sum(axis=(0, 3))
    sizes, bids, tricks = summary.side_counts.shape[1:]
    made = np.zeros((sizes, bids), np.int64)
    exact = min(bids, tricks)
    made[:, :exact] = np.diagonal(summary.side_counts.sum(axis=0)[:, :exact, :exact], 0, 1, 2)
    size, bid = np.nonzero(deals)
    number = deals[size, bid]
    mean = sums.sum(axis=0)[size, bid].astype(float) / number
    square = squares.sum(axis=0)[size, bid].astype(float) / number
    return pd.DataFrame(
        {
            "hand_size": size,
            "bid": bid,
            "deals": number,
            "made": made[size, bid],
            "points": mean,
            "deviation": np.sqrt(np.maximum(square - mean**2, 0.0)),
        }
    )


def by_side(summary: GameSummary) -> "pd.DataFrame":
    """Return wins and final points of each seat, or of each team.

    Columns: ``side``, ``wins`` (alone), ``shared``, ``win_share`` (alone), ``mean``, ``deviation``
    and ``error`` (half the 95 % interval of the mean) of the final points.
    """
    import pandas as pd

    return pd.DataFrame(
        {
            "side": np.arange(summary.sides),
            "wins": summary.wins,
            "shared": summary.shared_wins,
            "win_share": summary.wins / summary.games,
            "mean": [tally.mean for tally in summary.totals],
            "deviation": [tally.deviation for tally in summary.totals],
            "error": [tally.error for tally in summary.totals],
        }
    )


def by_deal(summary: GameSummary) -> "pd.DataFrame":
    """Return how often who leads after a deal wins the game.

    Columns: ``deal`` (from 1), ``hand_size``, ``leaders``, ``won``, ``won_share``.
    """
    import pandas as pd

    return pd.DataFrame(
        {
            "deal": np.arange(1, len(summary.leaders) + 1),
            "hand_size": summary.variant.hand_sizes,
            "leaders": summary.leaders,
            "won": summary.leaders_won,
            "won_share": summary.leaders_won / summary.leaders,
        }
    )


def bid_sums(summary: GameSummary) -> "pd.DataFrame":
    """Return by hand size how often all bids together asked for more, as many or fewer tricks.

    Columns: ``hand_size``, ``deals``, ``over``, ``even``, ``under``.
    """
    import pandas as pd

    counts = summary.sum_counts
    size, total = np.indices(counts.shape)
    table = pd.DataFrame(
        {
            "hand_size": np.arange(len(counts)),
            "deals": counts.sum(axis=1),
            "over": (counts * (total > size)).sum(axis=1),
            "even": (counts * (total == size)).sum(axis=1),
            "under": (counts * (total < size)).sum(axis=1),
        }
    )
    return table[table["deals"] > 0].reset_index(drop=True)
