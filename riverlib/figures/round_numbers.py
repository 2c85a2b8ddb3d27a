"""Which rounds of a race have their numbers written below a figure."""

from collections.abc import Sequence

_WIDEST = 3
"""Rounds from one number to the next that are still counted on from by eye."""


def numbered(
    middles: Sequence[float], *, apart: float, keep: Sequence[int] = ()
) -> dict[float, int]:
    """Return the numbers that have room, by their places: the last round's is always there.

    Where not all have room it is every second one, or every third: steps are even. Only where that
    would leave next to none, because some rounds are very short, the long ones have theirs, too.

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
    kept = [each for each in keep if each in rounds]
    anchors = (*kept, *kept, rounds[-1])  # the last one settles it where nothing is spoken of
    step = next(step for step in rounds if _have_room(middles[:-1], step, apart))
    first = max(
        range(1, step + 1), key=lambda no: sum(each % step == no % step for each in anchors)
    )
    named: dict[float, int] = {}
    between = rounds if step > _WIDEST else ()
    for number in (*rounds[-1:], *kept, *rounds[first - 1 :: step], *between):
        middle = middles[number - 1]
        if all(abs(middle - place) >= apart for place in named):
            named[middle] = number
    return dict(sorted(named.items()))


def _have_room(middles: Sequence[float], step: int, apart: float) -> bool:
    """Whether every so many-th number has room, wherever one begins."""
    return all(
        later - earlier >= apart for earlier, later in zip(middles, middles[step:], strict=False)
    )
