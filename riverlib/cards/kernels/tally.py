"""How often each whole number came up: counts that merge exactly, whatever the order."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverlib.core.intervals import IN_95


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """Whole numbers, ascending, each with how often it came up."""

    values: NDArray[np.int64]
    counts: NDArray[np.int64]

    @classmethod
    def of(cls, numbers: ArrayLike) -> Self:
        """Count numbers of any shape."""
        values, counts = np.unique(np.asarray(numbers, np.int64), return_counts=True)
        return cls(values, counts.astype(np.int64))

    @classmethod
    def merged(cls, tallies: Sequence["Tally"]) -> Self:
        """Return one tally of everything that several have counted."""
        values, places = np.unique(
            np.concatenate([tally.values for tally in tallies]), return_inverse=True
        )
        counts = np.zeros(len(values), np.int64)
        np.add.at(counts, places, np.concatenate([tally.counts for tally in tallies]))
        return cls(values, counts)

    def __eq__(self, other: object) -> bool:
        """Return whether the same numbers came up equally often."""
        if not isinstance(other, Tally):
            return NotImplemented
        return np.array_equal(self.values, other.values) and np.array_equal(
            self.counts, other.counts
        )

    @property
    def total(self) -> int:
        """How many numbers were counted."""
        return int(self.counts.sum())

    @property
    def sum(self) -> int:
        """Their sum, exact however large."""
        return sum(v * n for v, n in zip(self.values.tolist(), self.counts.tolist(), strict=True))

    @property
    def squares(self) -> int:
        """The sum of their squares, exact however large."""
        pairs = zip(self.values.tolist(), self.counts.tolist(), strict=True)
        return sum(v * v * n for v, n in pairs)

    @property
    def mean(self) -> float:
        """Their mean; NaN if there are none."""
        return self.sum / self.total if self.total else float("nan")

    @property
    def deviation(self) -> float:
        """Their standard deviation as a sample; NaN if there are fewer than two."""
        total = self.total
        if total < 2:
            return float("nan")
        return sqrt((self.squares * total - self.sum**2) / (total * (total - 1)))

    @property
    def error(self) -> float:
        """Half the width of the mean's 95 % interval, for independent numbers."""
        return IN_95 * self.deviation / sqrt(self.total) if self.total else float("nan")

    def quantiles(self, shares: Sequence[float]) -> list[int]:
        """Return for each share the smallest number that so many do not exceed.

        >>> Tally.of([3, 1, 2, 2]).quantiles((0.0, 0.5, 1.0))
        [1, 2, 3]
        """
        reached = np.cumsum(self.counts)
        places = np.searchsorted(reached, np.array(shares) * reached[-1])
        return [int(value) for value in self.values[np.minimum(places, len(reached) - 1)]]
