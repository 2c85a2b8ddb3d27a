"""Points that are only about right, as a family counts them: whole ones, or half a one."""

from math import floor

from riverlib.core.counting import counted

_LEAST, _HALF = 0.25, 0.75
"""Points from which on a difference is told at all, and below which it is half a point."""


def points_words(points: float) -> str:
    """Write points that are only about right, from 0 on.

    >>> points_words(2.34), points_words(1.04), points_words(0.52), points_words(19.2)
    ('2 points', '1 point', 'half a point', '19 points')
    """
    told = told_points(points)
    return "half a point" if told == 1 / 2 else counted(int(told), "point")


def told_points(points: float) -> float:
    """Return how many points are told of so many: what is told alike is alike to a reader.

    >>> told_points(2.34), told_points(0.74), told_points(0.1)
    (2.0, 0.5, 0.5)
    """
    return float(whole_points(points)) if points >= _HALF else 1 / 2


def whole_points(points: float) -> int:
    """Round as people do: a half goes up."""
    return floor(points + 1 / 2)


def is_told(points: float) -> bool:
    """Whether so many points given away are worth a word; fewer are about the same.

    >>> is_told(0.2), is_told(0.4)
    (False, True)
    """
    return points >= _LEAST
