"""Where the numbers of crosses stand, so that they hide as little as may be of the lines."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from riverlib.figures.boat_room import PHONE

_BESIDE = (
    *((17, 17), (-17, 17), (0, 19), (17, -17), (-17, -17), (0, -19), (26, 0), (-26, 0)),
    *((0, 34), (0, -34), (26, 26), (-26, 26), (26, -26), (-26, -26)),
)
"""Where a number may stand: pixels from its cross to its middle, the nearest first."""
_BOX = (11, 14)
"""Half of a number's ground, and a little room: pixels to the side and up."""
_DESK = 1000
"""Pixels that a figure is drawn across at a desk, about."""


def free_sides(
    lines: Sequence[Sequence[float]],
    crosses: Sequence[tuple[int, float]],
    *,
    tall: float,
    floor: float,
) -> list[tuple[int, int]]:
    """Return where the number of each cross stands beside it, in pixels to the right and up.

    It lies on as little as may be of lines, crosses and other numbers, on a phone as at a desk;
    of places alike the nearest.

    Parameters
    ----------
    lines : sequence of sequence of float
        The chances along each line that is drawn.
    crosses : sequence of (int, float)
        Where on the axis each cross is, and at which chance.
    tall : float
        Pixels of a chance of 1.
    floor : float
        The chance below which nothing is drawn.
    """
    room = [
        np.array([wide / max(len(lines[0]) - 1, 1), tall]) for wide in (PHONE, _DESK)
    ]  # pixels of an action and of a chance of 1
    taken = [
        np.vstack([*(_dense(line) * each for line in lines), np.array(crosses) * each])
        if crosses
        else np.empty((0, 2))
        for each in room
    ]
    sides: list[tuple[int, int]] = []
    for cross in crosses:
        middles = [np.array(cross) * each for each in room]
        side = min(
            _BESIDE,
            key=lambda by: (
                middles[0][1] + by[1] - _BOX[1] < floor * tall,
                sum(_on_it(at + by, points) for at, points in zip(middles, taken, strict=True)),
            ),
        )
        sides.append(side)
        ground = np.array([(x, y) for x in (-9, 0, 9) for y in (-11, 0, 11)]) + side
        taken = [
            np.vstack([points, *[at + ground] * 8])
            for at, points in zip(middles, taken, strict=True)
        ]
    return sides


def _dense(line: Sequence[float]) -> NDArray[np.float64]:
    """Return points along a line, near enough to each other that none jumps over a number."""
    along = np.linspace(0, len(line) - 1, 24 * len(line))
    return np.column_stack([along, np.interp(along, np.arange(len(line)), line)])


def _on_it(middle: NDArray[np.float64], points: NDArray[np.float64]) -> int:
    """Count the points below a number."""
    return int(np.sum(np.all(np.abs(points - middle) < _BOX, axis=1)))
