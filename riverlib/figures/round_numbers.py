"""Which rounds of a race have their numbers written below a figure."""

from collections.abc import Sequence


def numbered(middles: Sequence[float], *, apart: float) -> dict[float, int]:
    """Return the numbers that have room, by their places: the last round's is always there.

    Parameters
    ----------
    middles : sequence of float
        Where each round is on the axis, from the left.
    apart : float
        How far from each other two numbers are at least.

    >>> numbered((1, 2, 3, 4, 4.5), apart=1)
    {1: 1, 2: 2, 3: 3, 4.5: 5}
    """
    named: dict[float, int] = {}
    for number, middle in enumerate(middles, start=1):
        if number == len(middles):
            named = {place: each for place, each in named.items() if middle - place >= apart}
        if not named or middle - max(named) >= apart:
            named[middle] = number
    return named
