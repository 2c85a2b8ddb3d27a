"""Where the boats of a race are drawn: nothing lies on anything else.

A band above the river takes the boats that came home, one below it those that were lost. Boats
that left the river at nearly the same time lie in rows of their band, one above the other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor

from riverlib.analysis.course import HOME, LOST, BoatCourse, RaceCourse

MARK = 22
"""Pixels that the mark of a boat takes that came home, the number of its dock in it."""
CROSS = 13
"""Pixels that the cross of a lost boat takes."""
PHONE = 270
"""Pixels that the turns of a race have on a phone."""
_UP, _FAR = 10, 10
"""Pixels from a line to its label's middle, and from there to other lines where all is well."""
_FAN = 2.6
"""Pixels by which boats on one card are drawn apart."""


@dataclass(frozen=True, slots=True)
class BoatRoom:
    """The heights at which some boats of a race are drawn, in cards from the lowest card."""

    scale: float
    """Pixels of one card."""
    cards: int
    lines: Mapping[tuple[int, int], tuple[float, ...]]
    """By seat and boat: the height before the race and after each turn."""
    ends: Mapping[tuple[int, int], float]
    """By seat and boat: the height of the mark in the harbour or in the waterfall."""
    home_rows: int
    lost_rows: int

    @property
    def low(self) -> float:
        """The lower edge of the waterfall."""
        return -0.5 - (self.lost_rows * CROSS + 6) / self.scale

    @property
    def high(self) -> float:
        """The upper edge of the harbour."""
        return self.cards - 0.5 + (self.home_rows * MARK + 4) / self.scale


def room_for(
    course: RaceCourse, boats: Sequence[BoatCourse], *, scale: float, rows: tuple[int, int] = (1, 1)
) -> BoatRoom:
    """Find room for some boats.

    Parameters
    ----------
    scale : float
        Pixels of one card.
    rows : tuple of int
        The fewest rows of harbour and waterfall, so that several figures can have equal axes.
    """
    home = _rows([boat for boat in boats if boat.end == HOME], course.turns * MARK / PHONE)
    lost = _rows([boat for boat in boats if boat.end == LOST], course.turns * CROSS / PHONE)
    dock, fall = (course.layout.cards - 0.5) + MARK / 2 / scale, -0.5 - (3 + CROSS / 2) / scale
    ends = {boat: dock + row * MARK / scale for boat, row in home.items()}
    ends |= {boat: fall - row * CROSS / scale for boat, row in lost.items()}
    middle = (len(boats) - 1) / 2
    fan = min(_FAN / scale, 0.7 / max(len(boats), 1))
    lines = {}
    for no, boat in enumerate(boats):
        key = boat.seat, boat.boat
        afloat = [place + fan * (middle - no) for place in boat.places[: _afloat(boat)]]
        lines[key] = (*afloat, ends[key]) if key in ends else tuple(afloat)
    most = [max(each.values(), default=-1) + 1 for each in (home, lost)]
    return BoatRoom(
        scale, course.layout.cards, lines, ends, max(most[0], rows[0]), max(most[1], rows[1])
    )


def _afloat(boat: BoatCourse) -> int:
    """Return for how many of its places a boat was on the river."""
    return len(boat.places) - (boat.end in (HOME, LOST))


def _rows(boats: Sequence[BoatCourse], apart: float) -> dict[tuple[int, int], int]:
    """Give boats that left within ``apart`` turns of each other different rows."""
    rows: dict[tuple[int, int], int] = {}
    last: list[float] = []
    for boat in sorted(boats, key=lambda boat: (len(boat.places), -(boat.dock or 0))):
        turn = len(boat.places) - 1
        row = next((no for no, before in enumerate(last) if turn - before >= apart), len(last))
        last[row : row + 1] = [turn]
        rows[boat.seat, boat.boat] = row
    return rows


def clearest_turns(
    room: BoatRoom, wide: Mapping[tuple[int, int], float]
) -> dict[tuple[int, int], int]:
    """Return the turn after which each line has the most room above it for its label.

    Parameters
    ----------
    wide : mapping
        By seat and boat: the turns that its label takes on a phone.
    """
    labels: list[tuple[float, float, float]] = []
    found = {}
    for key, line in sorted(room.lines.items(), key=lambda item: len(item[1])):
        last = max(0, len(line) - 1 - (key in room.ends))
        half = wide[key] / 2
        turns = [turn for turn in range(last + 1) if turn + 0.5 >= half] or [last]
        found[key] = max(turns, key=lambda turn: _clearance(room, line, turn, half, labels))
        labels.append((found[key] + 0.5, line[found[key]] + _UP / room.scale, half))
    return found


def _clearance(
    room: BoatRoom,
    line: Sequence[float],
    turn: int,
    half: float,
    labels: Sequence[tuple[float, float, float]],
) -> tuple[float, float, float]:
    """Return how far a label is from other labels and from lines, in pixels; far is far enough."""
    at, height = turn + 0.5, line[turn] + _UP / room.scale
    first, last = max(0, ceil(at - half - 1)), floor(at + half)
    away = [_FAR / room.scale]
    for other in room.lines.values():
        for no in range(first, min(last + 1, len(other))):
            drawn = other[no], other[max(no - 1, 0)] if no > at - half else other[no]
            away.append(max(min(drawn) - height, height - max(drawn), 0.0))
    apart = [abs(there - height) / 2 for x, there, width in labels if abs(x - at) < half + width]
    free = min([_FAR / room.scale, *apart])
    return (
        round(free * room.scale, 1),
        round(min(away) * room.scale, 1),
        -abs(at - len(line) / 2),
    )
