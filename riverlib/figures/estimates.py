"""Estimates in figures: their intervals as bars, and as numbers of a point."""

from collections.abc import Iterable

from riverlib.analysis.counts import Estimate
from riverlib.core.text import percent
from riverlib.figures.names import lines

COLUMNS = ("from", "to", "deals")
"""What the numbers of a point are called in the figure's table."""


def interval_bars(estimates: Iterable[Estimate], colour: str) -> dict[str, object]:
    """Return the 95 % intervals of points, to be drawn as bars across them."""
    kept = list(estimates)
    return {
        "type": "data",
        "symmetric": False,
        "array": [each.high - each.value for each in kept],
        "arrayminus": [each.value - each.low for each in kept],
        "color": colour,
        "thickness": 1.5,
        "width": 4,
    }


def interval_data(estimates: Iterable[Estimate]) -> list[list[float]]:
    """Return the numbers of each point in the order of ``COLUMNS``."""
    return [[each.low, each.high, each.count] for each in estimates]


def share_words(what: str, share: Estimate, counted: str) -> str:
    """Return the hover box of a share: the number, its interval, and how many were counted."""
    return lines(
        f"{what}: {percent(share.value)}",
        f"{percent(share.low)} to {percent(share.high)}, from {share.count:,} {counted}",
    )
