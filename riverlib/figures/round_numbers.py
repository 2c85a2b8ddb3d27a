"""Which rounds of a race have their numbers written below a figure."""

from collections.abc import Sequence


def numbered(
    middles: Sequence[float], *, apart: float, keep: Sequence[int] = ()
) -> dict[float, int]:
    """Return the numbers that have room, by their places: the last round's is always there.

    Parameters
    ----------
    middles : sequence of float
        Where each round is on the axis, from the left.
    apart : float
        How far from each other two numbers are at least.
    keep : sequence of int
        Rounds that are spoken of, the most important first: they have their numbers before others.

    >>> numbered((1, 2, 3, 4, 4.5), apart=1)
    {1: 1, 2: 2, 3: 3, 4.5: 5}
    >>> numbered((1, 2, 3, 4, 5, 6, 7, 8), apart=2, keep=(3, 5))
    {1: 1, 3: 3, 5: 5, 8: 8}
    """
    rounds = range(1, len(middles) + 1)
    named: dict[float, int] = {}
    for number in (*rounds[-1:], *(each for each in keep if each in rounds), *rounds):
        middle = middles[number - 1]
        if all(abs(middle - place) >= apart for place in named):
            named[middle] = number
    return dict(sorted(named.items()))
