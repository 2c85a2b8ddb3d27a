"""Fleets, numbered: where the boats of one player can be, whichever boat is where.

A boat's place has a code: 0 lost, 1 to ``cards`` the river cards from the waterfall up, and
``cards + 1`` the harbour; a tide lowers the code of a boat on the river by one. A fleet is the
sorted codes of one player's boats. Fleets are numbered by boats in the harbour, then boats on the
river, so that every class of fleets, which has both alike, is a range of numbers.

Where the last player alone has three turns (``LastAlone.THREE_TURNS``), a fleet without boats on
the river carries a mark: the turns that the other player has had alone, 0 to 3. Its numbers
follow each other.
"""

from dataclasses import dataclass
from itertools import combinations_with_replacement, groupby
from math import comb
from typing import NamedTuple

from riverlib.race.layout import LastAlone, Layout
from riverlib.race.state import HARBOUR, LOST

TURNS_ALONE = 3
"""Turns of the last player alone under ``LastAlone.THREE_TURNS`` (6)."""


class Fleet(NamedTuple):
    """One player's boats; tuples of this order sort as the fleets are numbered."""

    docked: int
    """Boats in the harbour."""
    afloat: int
    """Boats on the river."""
    mark: int
    """Turns that the other player has had alone, if this is limited and no boat is afloat."""
    codes: tuple[int, ...]
    """Code of each boat's place, ascending."""


@dataclass(frozen=True, slots=True)
class FleetClass:
    """A range of fleets with as many boats in the harbour, on the river, and the same mark."""

    start: int
    stop: int
    docked: int
    afloat: int
    mark: int

    @property
    def is_late(self) -> bool:
        """Whether the other player has had all turns alone, so that the race is over."""
        return self.mark == TURNS_ALONE


def all_fleets(layout: Layout) -> tuple[Fleet, ...]:
    """Return the fleets of a layout; the place in the tuple is the number of the fleet."""
    harbour = layout.cards + 1
    fleets = []
    for codes in combinations_with_replacement(range(layout.cards + 2), layout.boats):
        docked = codes.count(harbour)
        afloat = layout.boats - docked - codes.count(0)
        fleets += [Fleet(docked, afloat, mark, codes) for mark in _marks(layout, afloat)]
    return tuple(sorted(fleets))


def _marks(layout: Layout, afloat: int) -> range:
    limited = layout.last_alone is LastAlone.THREE_TURNS and afloat == 0
    return range(TURNS_ALONE + 1 if limited else 1)


def classes_of(fleets: tuple[Fleet, ...]) -> tuple[FleetClass, ...]:
    """Return the classes of numbered fleets, ascending."""
    classes: list[FleetClass] = []
    for (docked, afloat, mark), members in groupby(fleets, key=lambda fleet: fleet[:3]):
        start = classes[-1].stop if classes else 0
        classes.append(FleetClass(start, start + len(list(members)), docked, afloat, mark))
    return tuple(classes)


def count_fleets(layout: Layout) -> tuple[int, int]:
    """Return how many fleets there are, and how many boats in the harbour they have together.

    >>> from riverlib.race import DEFAULT_LAYOUT
    >>> count_fleets(DEFAULT_LAYOUT)
    (364, 91)
    """
    boats, places = layout.boats, layout.cards + 1  # a river card or lost
    more = len(_marks(layout, 0)) - 1
    counts = [comb(boats - docked + places - 1, places - 1) + more for docked in range(boats + 1)]
    return sum(counts), sum(docked * count for docked, count in enumerate(counts))


def code_of(place: int, cards: int) -> int:
    """Return the code of a boat's place as ``RaceState.boats`` gives it."""
    if place == HARBOUR:
        return cards + 1
    return 0 if place == LOST else place + 1


def place_of(code: int, cards: int) -> int:
    """Return the place with this code as ``RaceState.boats`` gives it."""
    if code > cards:
        return HARBOUR
    return LOST if code == 0 else code - 1


def fleet_nos(fleets: tuple[Fleet, ...], cards: int) -> dict[tuple[int, ...], int]:
    """Return the number of the unmarked fleet by its sorted places, as ``RaceState`` has them."""
    return {
        tuple(sorted(place_of(code, cards) for code in fleet.codes)): number
        for number, fleet in enumerate(fleets)
        if fleet.mark == 0
    }
