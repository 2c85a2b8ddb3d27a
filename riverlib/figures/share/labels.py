"""Where words stand beside a mark, so that they lie on no mark, no other words and no line."""

from collections.abc import Iterator, Sequence
from math import dist

Box = tuple[float, float, float, float]
"""Left, top, right and bottom, in pixels."""
Way = tuple[tuple[float, float], tuple[float, float]]
"""A straight piece of a line, from one end to the other, in pixels."""
_LEVELS = 5
"""How many lines of words may stand above each other."""
_FARTHEST = 8
"""The same where they would else lie on lines, above a mark and below it."""
_SHIFTS = (1.0, 0.75, 0.5, 0.25, 0.0)
"""How much of such words may stand to the left of their mark."""
_BESIDE, _ABOVE = 6, 18
"""Pixels from the middle of a mark to words beside it, and to the foot of words above it."""
_AIR = 3
"""Pixels between words and a line."""


def placed(
    at: tuple[float, float],
    size: tuple[float, float],
    taken: Sequence[Box],
    within: Box,
    *,
    is_level: bool = False,
    ways: Sequence[Way] = (),
) -> Box | None:
    """Return the nearest place that covers no line, else the first that is free, else ``None``.

    Parameters
    ----------
    at, size : tuple of float
        The middle of the mark, and width and height of the words, in pixels.
    taken : sequence of Box
        Marks, and words that stand already.
    within : Box
        What no words may leave.
    is_level : bool
        Whether the words stand at the height of the mark, not above it.
    ways : sequence of Way
        What words had better not cover.
    """
    near = _free(_around(at, size, is_level=is_level), taken, within)
    if not ways:
        return near[0] if near else None
    clear = [
        box
        for box in (*near, *_free(_farther(at, size), taken, within))
        if not any(crosses(way, _wider(box)) for way in ways)
    ]
    led = [box for box in clear if not leads_over(at, box, taken)]
    first = near[0] if near else None
    return min(led, key=lambda box: _gap(at, box, is_level=is_level), default=first)


def nearest_point(at: tuple[float, float], box: Box) -> tuple[float, float]:
    """Return the point of a box that is nearest to a mark."""
    return max(box[0], min(at[0], box[2])), max(box[1], min(at[1], box[3]))


def crosses(way: Way, box: Box) -> bool:
    """Tell whether a straight line meets a box (Liang and Barsky 1984)."""
    (x, y), (far, deep) = way
    begin, end = 0.0, 1.0
    for start, by, low, high in ((x, far - x, box[0], box[2]), (y, deep - y, box[1], box[3])):
        if not by:
            if not low < start < high:
                return False
            continue
        first, last = sorted(((low - start) / by, (high - start) / by))
        begin, end = max(begin, first), min(end, last)
    return begin < end


def _free(places: Iterator[Box], taken: Sequence[Box], within: Box) -> list[Box]:
    """Return the places on which nothing stands, moved sideways where they would leave."""
    free = []
    for around in places:
        wide = around[2] - around[0]
        left = max(within[0], min(around[0], within[2] - wide))
        box = (left, around[1], left + wide, around[3])
        is_inside = box[1] >= within[1] and box[2] <= within[2] and box[3] <= within[3]
        if is_inside and not any(_meet(box, other) for other in taken):
            free.append(box)
    return free


def _around(at: tuple[float, float], size: tuple[float, float], *, is_level: bool) -> Iterator[Box]:
    """Yield places beside a mark: to the left, to the right, then in higher lines."""
    (x, y), (wide, high) = at, size
    aside = 2 * _BESIDE if is_level else _BESIDE
    foot = y + high / 2 if is_level else y - _ABOVE
    for level in range(_LEVELS):
        for left in (x - aside - wide, x + aside, x - wide / 2):
            yield left, foot - high * (level + 1), left + wide, foot - high * level


def _farther(at: tuple[float, float], size: tuple[float, float]) -> Iterator[Box]:
    """Yield places beside, above and below a mark, farther and farther away."""
    (x, y), (wide, high) = at, size
    aside = (x + 2 * _BESIDE, x - 2 * _BESIDE - wide)
    for left in aside:
        yield left, y - high / 2, left + wide, y + high / 2
    for level in range(_FARTHEST):
        away = _ABOVE + level * high / 2
        for top in (y - away - high, y + away):
            for left in (*(x - wide * shift for shift in _SHIFTS), *aside):
                yield left, top, left + wide, top + high


def leads_over(at: tuple[float, float], box: Box, taken: Sequence[Box]) -> bool:
    """Tell whether a line from a mark to its words would cross other words or marks."""
    way = (at, nearest_point(at, box))
    return any(
        crosses(way, other)
        for other in taken
        if not (other[0] <= at[0] <= other[2] and other[1] <= at[1] <= other[3])
    )


def _gap(at: tuple[float, float], box: Box, *, is_level: bool) -> float:
    """Return how far words are from their mark; those beside it might be those of its neighbour."""
    far = dist(at, nearest_point(at, box))
    return 2 * _ABOVE if not is_level and box[1] < at[1] < box[3] else far


def _wider(box: Box) -> Box:
    return box[0] - _AIR, box[1] - _AIR, box[2] + _AIR, box[3] + _AIR


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
