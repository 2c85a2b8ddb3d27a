"""Counts and shares over many deals, each with how sure it is."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.analysis.deals import is_made
from riverlib.core import intervals, student

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number found from some deals, with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """How many deals (or games) it was found from."""

    @property
    def half_width(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def bid_against_taken(hands: "pd.DataFrame") -> NDArray[np.int64]:
    """Return how often each bid ended with each number of tricks.

    Returns
    -------
    ndarray(int64), shape (largest + 1, largest + 1)
        ``[b, t]`` hands where *b* was bid and *t* taken.
    """
    bid, taken = hands["bid"].to_numpy(), hands["taken"].to_numpy()
    largest = int(max(bid.max(initial=0), taken.max(initial=0)))
    counts = np.zeros((largest + 1, largest + 1), np.int64)
    np.add.at(counts, (bid, taken), hands["hands"].to_numpy())
    return counts


def share(made: NDArray[np.bool_]) -> Estimate:
    """Return how often something was so, with Wilson's interval: sound for few deals too."""
    return share_of(int(made.sum()), len(made))


def share_of(hits: int, count: int) -> Estimate:
    """Return ``hits`` of ``count`` as ``share`` does."""
    if not count:
        return Estimate(float("nan"), 0.0, 1.0, 0)
    low, high = intervals.of_hits(hits, count)
    return Estimate(hits / count, low, high, count)


def mean(values: NDArray[np.number], group: NDArray[np.number] | None = None) -> Estimate:
    """Return a mean with the interval of Student's t: sound for few too.

    Parameters
    ----------
    group : ndarray, optional
        What belongs together, such as the game of each deal: deals of one evening are more alike
        than deals of two, so the interval is the one of a mean of whole groups.
    """
    count = len(values)
    if count < 2:
        value = float(values.mean()) if count else float("nan")
        return Estimate(value, float("-inf"), float("inf"), count)
    value = float(values.mean())
    error, freedom = float(values.std(ddof=1)) / np.sqrt(count), count - 1.0
    if group is not None:
        _, place = np.unique(group, return_inverse=True)
        sums, sizes = np.bincount(place, weights=values - value), np.bincount(place)
        if len(sums) > 1:
            clustered = np.sqrt(len(sums) / (len(sums) - 1) * float((sums**2).sum())) / count
            error, freedom = max(error, float(clustered)), student.freedom_of(sizes.tolist())
    width = student.half_width(error, freedom)
    return Estimate(value, value - width, value + width, count)


def made_by_hand_size(hands: "pd.DataFrame") -> dict[int, Estimate]:
    """Return the share of bids made for each hand size that was dealt."""
    counts = hands.assign(made=hands["hands"] * is_made(hands)).groupby("hand_size").sum()
    return {
        int(size): share_of(int(made), int(count))
        for size, made, count in zip(counts.index, counts["made"], counts["hands"], strict=True)
    }


def streaks(made: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the lengths of all runs of bids made, in order, the running one last.

    >>> streaks(np.array([True, True, False, True])).tolist()
    [2, 1]
    """
    padded = np.concatenate(([0], made.astype(np.int8), [0]))
    edges = np.flatnonzero(np.diff(padded))
    return np.asarray(edges[1::2] - edges[::2], np.int64)
