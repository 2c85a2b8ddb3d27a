"""What the final points of a game tell, whatever the game."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.lab.sums import Counts, Numbers

Whole = NDArray[np.int64]


def win_shares(worth: Whole) -> Numbers:
    """Return each side's share of the win, shape (games, sides): ties share it equally."""
    best = worth == worth.max(axis=1, keepdims=True)
    return np.asarray(best / best.sum(axis=1, keepdims=True))


def end_counts(totals: Whole, kinds: Sequence[tuple[str, ...]]) -> Counts:
    """Count the spread of final points, shape (games, sides), the margin and the part of luck.

    The share of luck is the variance of final points between copies of the same bot within a
    game, over the variance between all sides: copies differ by luck alone.

    Parameters
    ----------
    kinds : sequence of tuples of str, one a side
        The bots that make up a side; sides of the same kind are copies of each other.
    """
    games = len(totals)
    one = np.ones(games)
    ordered = np.sort(totals, axis=1)
    margin = (ordered[:, -1] - ordered[:, -2]).astype(float)
    variance = totals.var(axis=1, ddof=1)
    counts = {
        "spread": (np.sqrt(variance), one),
        "margin": (margin, one),
        "shared": ((margin == 0).astype(float), one),
    }
    squares, freedom = np.zeros(games), 0
    for kind in set(kinds):
        copies = totals[:, [each == kind for each in kinds]]
        squares += copies.var(axis=1) * copies.shape[1]
        freedom += copies.shape[1] - 1
    if freedom:
        counts["luck"] = (squares / freedom, variance)
    return counts
