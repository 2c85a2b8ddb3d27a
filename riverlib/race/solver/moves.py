"""What may become of a fleet: read off the rules of the engine, once for each tide phase."""

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib.race.actions import GoodWind, IllWind, Sail
from riverlib.race.layout import Layout
from riverlib.race.rules import legal_choices, target_of
from riverlib.race.solver.fleets import Fleet, code_of, place_of
from riverlib.race.state import WIND, Phase, RaceState


class Moves(NamedTuple):
    """Numbers of fleets by number of the fleet before; -1 fills the rows of choices."""

    own: NDArray[np.int64]
    """After each choice with the own fleet; shape (cards, fleets, 6, choices), last face wind."""
    ill: NDArray[np.int64]
    """After each ill wind that can strike the fleet; shape (fleets, choices)."""
    tide: NDArray[np.int64]
    """After the tide; shape (fleets,)."""
    waited: NDArray[np.int64]
    """After the other player's throw: only a mark goes up; shape (fleets,)."""
    afloat: NDArray[np.int64]
    """Boats on the river; shape (fleets,)."""
    decline: bool
    """Whether a possible wind may be left unused (6)."""


def moves_of(layout: Layout, fleets: tuple[Fleet, ...]) -> Moves:
    """Return what may become of each fleet of a layout."""
    number = {(fleet.codes, fleet.mark): fleet_no for fleet_no, fleet in enumerate(fleets)}
    own = [
        [number[codes, 0] for codes in sorted(_own(layout, fleet, face, tides))]
        for tides, fleet, face in product(range(layout.cards), fleets, range(1, WIND + 1))
    ]
    ill = [[number[codes, 0] for codes in sorted(_ill(layout, fleet))] for fleet in fleets]
    tide = [number[_tide(layout, fleet), fleet.mark] for fleet in fleets]
    waited = [
        number.get((fleet.codes, fleet.mark + 1), fleet_no) for fleet_no, fleet in enumerate(fleets)
    ]
    return Moves(
        own=_rows(own).reshape(layout.cards, len(fleets), WIND, -1),
        ill=_rows(ill),
        tide=np.array(tide, np.int64),
        waited=np.array(waited, np.int64),
        afloat=np.array([fleet.afloat for fleet in fleets], np.int64),
        decline=layout.decline_wind,
    )


def _own(layout: Layout, fleet: Fleet, face: int, tides: int) -> set[tuple[int, ...]]:
    """Return the codes after each way to sail a throw, or to use a good wind."""
    if not fleet.afloat:
        return set()
    state = _thrown(layout, fleet, (0,) * layout.boats, face, tides)
    return {
        _moved(fleet, choice.origin, target_of(state, choice), layout.cards)
        for choice in legal_choices(state)
        if isinstance(choice, Sail | GoodWind)
    }


def _ill(layout: Layout, fleet: Fleet) -> set[tuple[int, ...]]:
    """Return the codes after each ill wind that the other player can send."""
    state = _thrown(layout, Fleet(0, 0, 0, (0,) * layout.boats), fleet.codes, WIND, 0)
    return {
        _moved(fleet, choice.origin, target_of(state, choice), layout.cards)
        for choice in legal_choices(state)
        if isinstance(choice, IllWind)
    }


def _thrown(
    layout: Layout, fleet: Fleet, other: tuple[int, ...], face: int, tides: int
) -> RaceState:
    boats = tuple(
        tuple(place_of(code, layout.cards) for code in codes) for codes in (fleet.codes, other)
    )
    return RaceState(
        layout=layout,
        players=2,
        first=0,
        boats=boats,
        turn=0,
        phase=Phase.CHOOSE,
        face=face,
        tides=tides,
    )


def _moved(fleet: Fleet, origin: int, target: int | None, cards: int) -> tuple[int, ...]:
    assert target is not None  # the choice moves a boat
    codes = list(fleet.codes)
    codes[codes.index(code_of(origin, cards))] = code_of(target, cards)
    return tuple(sorted(codes))


def _tide(layout: Layout, fleet: Fleet) -> tuple[int, ...]:
    return tuple(code - 1 if 1 <= code <= layout.cards else code for code in fleet.codes)


def _rows(lists: list[list[int]]) -> NDArray[np.int64]:
    longest = max(map(len, lists))
    rows = np.full((len(lists), max(1, longest)), -1, np.int64)
    for row, numbers in zip(rows, lists, strict=True):
        row[: len(numbers)] = numbers
    return rows
