"""Sums over games from which every measure follows, its interval and its paired differences.

Every measure is a ratio of two numbers that each game yields: the bids that were made and the bids
there were, say. Games are the independent units, not deals: the deals of one evening share their
totals and the order of the dealers. So the interval of a ratio is that of the ratio of sums over
games (W. G. Cochran, "Sampling Techniques", 3rd ed., 1977, section 6.5), and the interval of a
difference takes game ``n`` under one rule set with game ``n`` under the other.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Counts = Mapping[str, tuple[Numbers, Numbers]]
"""By measure what each game adds above and below the line, two arrays of shape (games,)."""
Counted = tuple[Counts, Counter[int]]
"""What games of one rule set count for; how often a side ended with so many points."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """A number with its standard error."""

    value: float
    """NaN where it never came up."""
    standard_error: float
    """NaN as long as there are fewer than two games."""


@dataclass(frozen=True, slots=True, eq=False)
class Sums:
    """What some games under several rule sets add up to; two sums of other games merge by +."""

    keys: tuple[str, ...]
    """The measures."""
    games: int
    """Games under each rule set."""
    sums: Numbers
    """Shape (measures, 2 x rule sets): above and below the line, rule set by rule set."""
    products: Numbers
    """Products of the same numbers summed over games, shape (measures, 2 x rule sets, 2 x ...)."""
    finals: tuple[Counter[int], ...]
    """How often a game ended with so many points for a side, for each rule set."""

    def __add__(self, other: "Sums") -> "Sums":
        """Return the sums of both."""
        return Sums(
            self.keys,
            self.games + other.games,
            self.sums + other.sums,
            self.products + other.products,
            tuple(mine + theirs for mine, theirs in zip(self.finals, other.finals, strict=True)),
        )

    def ratio(self, key: str, no: int) -> Statistic:
        """Return a measure of one rule set: the ratio of its two sums."""
        row = self._row(key)
        weights = np.zeros(self.sums.shape[1])
        value = self._linear(row, no, 1.0, weights)
        return Statistic(value, self._error(row, weights))

    def difference(self, key: str, no: int, base: int) -> Statistic:
        """Return how much more a measure is under rule set ``no`` than under ``base``, paired."""
        row = self._row(key)
        weights = np.zeros(self.sums.shape[1])
        value = self._linear(row, no, 1.0, weights) - self._linear(row, base, -1.0, weights)
        return Statistic(value, self._error(row, weights))

    def count(self, key: str, no: int) -> float:
        """Return how often a measure had the occasion to be counted."""
        return float(self.sums[self._row(key), 2 * no + 1])

    def has(self, key: str, no: int) -> bool:
        """Return whether a measure came up at all under a rule set."""
        return key in self.keys and self.count(key, no) > 0

    def _row(self, key: str) -> int:
        return self.keys.index(key)

    def _linear(self, row: int, no: int, sign: float, weights: Numbers) -> float:
        """Return a ratio and add the weights of its linear part to ``weights``."""
        above, below = self.sums[row, 2 * no : 2 * no + 2]
        if not below:
            return float("nan")
        ratio = above / below
        weights[2 * no] += sign * self.games / below
        weights[2 * no + 1] -= sign * ratio * self.games / below
        return float(ratio)

    def _error(self, row: int, weights: Numbers) -> float:
        if self.games < 2:
            return float("nan")
        square = max(0.0, float(weights @ self.products[row] @ weights))
        return float(np.sqrt(square / self.games / (self.games - 1)))


def sums_of(keys: Sequence[str], played: Sequence[Counted]) -> Sums:
    """Add up the same games under several rule sets.

    Parameters
    ----------
    played : sequence of Counted, one a rule set
        What each game yields, game ``n`` of every rule set in the same place; a measure that a
        rule set does not know is left out of its counts.
    """
    games = len(next(iter(played[0][0].values()))[0])
    columns = np.zeros((len(keys), 2 * len(played), games))
    for no, (counts, _) in enumerate(played):
        for row, key in enumerate(keys):
            if key in counts:
                columns[row, 2 * no], columns[row, 2 * no + 1] = counts[key]
    return Sums(
        tuple(keys),
        games,
        columns.sum(axis=2),
        np.einsum("kag,kbg->kab", columns, columns),  # faster than @, which starts threads
        tuple(finals for _, finals in played),
    )
