"""Chance from counters, for kernels: every number depends on its place alone (splitmix64)."""

from typing import Any

import numpy as np

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
"""Step from one counter to the next: 2**64 over the golden ratio, odd."""


def mixed(number: Any) -> Any:
    """Return a uint64 whose bits depend on all bits of the given one.

    It wraps around on purpose: compiled code does so silently, numpy's own numbers with a warning.
    """
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))
