"""Races in which both seats play by a solved table, in compiled code with rules of their own.

The rules here are written a second time, boat by boat and card by card; of the solver only the
table and its index formula are used. So a race played here is a check of the table.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib import race
from riverlib.race.solver import Solution
from riverlib.race.solver.fleets import all_fleets, code_of, fleet_nos
from riverlib.race.solver.kernels import compiled, state_index
from riverlib.race.solver.keys import NO_SLOTS, SHARED, Keys, keys_of

THROWS = 600
"""Throws ready for one race; races that need more are refused (a usual one takes 30)."""
_LOST, _HARBOUR = race.LOST, race.HARBOUR
_TOP_DOCK = race.DOCKS
_RIDE = 3


class Water(NamedTuple):
    """A river as the kernel takes it."""

    cards: int
    sandbank: int
    high_tide: int
    start: int
    boats: int
    must_ride: bool
    may_decline: bool
    fleet_by_code: NDArray[np.int64]
    """Number of a fleet; the index is its codes, in any order, as digits to base cards + 2."""


class Results(NamedTuple):
    """What came of many races."""

    first_won: NDArray[np.float64]
    """1, 0.5 or 0 for the first player; shape (races,)."""
    margin: NDArray[np.float64]
    """Points of the first player less the other's; shape (races,)."""
    throws: NDArray[np.int64]
    """Throws of the race; shape (races,)."""


def play(solution: Solution, races: int, rng: np.random.Generator, *, to_win: bool) -> Results:
    """Play races from the start; both seats play to win, or both for the margin."""
    layout = solution.layout
    if layout.tie_break is not race.TieBreak.SHARED:
        raise ValueError("these races know no tie-break")
    if layout.last_alone is not race.LastAlone.PLAYS_ON:
        raise ValueError("these races know no limit for the last player")
    keys = keys_of(all_fleets(layout), SHARED if to_win else NO_SLOTS)
    table = solution.win_table if to_win else solution.margin_table
    parts = []
    for start in range(0, races, 10_000):
        faces = rng.integers(1, 7, (min(10_000, races - start), THROWS), dtype=np.int8)
        parts.append(_play(faces, water_of(layout), keys, table))
    scores = np.concatenate([points for points, _ in parts])
    margin = scores[:, 0] - scores[:, 1]
    throws = np.concatenate([counts for _, counts in parts])
    if (throws < 0).any():
        raise ValueError(f"a race was not over after {THROWS} throws")
    return Results((np.sign(margin) + 1) / 2, margin.astype(np.float64), throws)


def water_of(layout: race.Layout) -> Water:
    """Return a layout for the kernel."""
    base = layout.cards + 2
    numbers = fleet_nos(all_fleets(layout), layout.cards)
    fleet_by_code = np.zeros(base**layout.boats, np.int64)
    for code in range(fleet_by_code.size):
        digits = [code // base**boat % base for boat in range(layout.boats)]
        places = [race.LOST, *range(layout.cards), race.HARBOUR]
        fleet_by_code[code] = numbers[tuple(sorted(places[digit] for digit in digits))]
    assert code_of(race.HARBOUR, layout.cards) == base - 1
    return Water(
        cards=layout.cards,
        sandbank=layout.sandbank,
        high_tide=layout.high_tide,
        start=layout.start,
        boats=layout.boats,
        must_ride=layout.ride is race.Ride.ALWAYS,
        may_decline=layout.decline_wind,
        fleet_by_code=fleet_by_code,
    )


@compiled
def _play(
    faces: NDArray[np.int8], water: Water, keys: Keys, table: NDArray[np.floating]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Play a race for each row of faces; return points and throws (-1: not enough faces)."""
    scores = np.zeros((len(faces), 2), np.int64)
    throws = np.full(len(faces), -1)
    for race_no in range(len(faces)):
        places = np.full((2, water.boats), water.start)
        owners = np.full(2 * water.boats, -1)
        turn, tides, used = 0, 0, 0
        while (_afloat(places[0]) or _afloat(places[1])) and used < faces.shape[1]:
            if _afloat(places[turn]):
                face = int(faces[race_no, used])
                used += 1
                if face == race.WIND:
                    _blow(places, owners, turn, tides, water, keys, table)
                else:
                    _sail(places, owners, turn, tides, face, water, keys, table)
            turn = 1 - turn
            if turn == 0 and (_afloat(places[0]) or _afloat(places[1])):
                tides += 1
                _fall(places)
        if not (_afloat(places[0]) or _afloat(places[1])):
            throws[race_no] = used
        scores[race_no] = _points(owners)
    return scores, throws


@compiled
def _afloat(fleet: NDArray[np.int64]) -> bool:
    boats = 0
    for place in fleet:
        boats += _LOST < place < _HARBOUR
    return boats > 0


@compiled
def _fall(places: NDArray[np.int64]) -> None:
    """Turn the tide: the lowest card goes away below its boats, the others drift."""
    for seat in range(2):
        for boat in range(places.shape[1]):
            if places[seat, boat] == 0:
                places[seat, boat] = _LOST
            elif places[seat, boat] not in (_LOST, _HARBOUR):
                places[seat, boat] -= 1


@compiled
def _points(owners: NDArray[np.int64]) -> NDArray[np.int64]:
    points = np.zeros(2, np.int64)
    for arrival, owner in enumerate(owners):
        if owner >= 0:
            points[owner] += _TOP_DOCK - arrival
    return points


@compiled
def _walk(place: int, steps: int, tides: int, water: Water) -> int:
    """Go card by card; the sandbank and the harbour end the way."""
    sandbank = (water.sandbank - tides) % water.cards
    for _ in range(steps):
        place += 1
        if place == water.cards:
            return _HARBOUR
        if place == sandbank:
            return place
    return place


@compiled
def _sail(
    places: NDArray[np.int64],
    owners: NDArray[np.int64],
    turn: int,
    tides: int,
    face: int,
    water: Water,
    keys: Keys,
    table: NDArray[np.floating],
) -> None:
    """Sail the boat, riding or not, that leaves most for the seat whose turn it is."""
    high_tide = (water.high_tide - tides) % water.cards
    best, best_boat, best_place = -np.inf, -1, 0
    for boat in range(water.boats):
        if places[turn, boat] in (_LOST, _HARBOUR):
            continue
        end = _walk(places[turn, boat], face, tides, water)
        for ride in (False, True):
            if (ride and end != high_tide) or (not ride and end == high_tide and water.must_ride):
                continue
            place = _walk(end, _RIDE, tides, water) if ride else end
            value = _worth_if(places, owners, turn, turn, boat, place, tides, water, keys, table)
            if value > best:
                best, best_boat, best_place = value, boat, place
    _bring(places, owners, turn, best_boat, best_place)


@compiled
def _blow(
    places: NDArray[np.int64],
    owners: NDArray[np.int64],
    turn: int,
    tides: int,
    water: Water,
    keys: Keys,
    table: NDArray[np.floating],
) -> None:
    """Use the wind as is best for the seat whose turn it is."""
    sandbank = (water.sandbank - tides) % water.cards
    best, best_seat, best_boat, best_place = -np.inf, -1, 0, 0
    for seat in range(2):
        for boat in range(water.boats):
            target = _next_boat(places[seat], boat, 1 if seat == turn else -1)
            if target in (_LOST, _HARBOUR):
                continue
            if seat == turn and places[seat, boat] < sandbank < target:
                target = sandbank
            value = _worth_if(places, owners, turn, seat, boat, target, tides, water, keys, table)
            if value > best:
                best, best_seat, best_boat, best_place = value, seat, boat, target
    if best_seat < 0:
        return
    if water.may_decline:
        place = places[best_seat, best_boat]  # a boat brought to where it is: nothing moves
        stay = _worth_if(
            places, owners, turn, best_seat, best_boat, place, tides, water, keys, table
        )
        if stay > best:
            return
    _bring(places, owners, best_seat, best_boat, best_place)


@compiled
def _next_boat(fleet: NDArray[np.int64], boat: int, ahead: int) -> int:
    """Return where the nearest boat of the fleet ahead (1) or behind (-1) is, or ``LOST``."""
    found = _LOST
    if fleet[boat] in (_LOST, _HARBOUR):
        return found
    for place in fleet:
        if place in (_LOST, _HARBOUR) or (place - fleet[boat]) * ahead <= 0:
            continue
        if found == _LOST or abs(place - fleet[boat]) < abs(found - fleet[boat]):
            found = place
    return found


@compiled
def _bring(
    places: NDArray[np.int64], owners: NDArray[np.int64], seat: int, boat: int, place: int
) -> None:
    places[seat, boat] = place
    if place == _HARBOUR:
        arrival = 0
        while owners[arrival] >= 0:
            arrival += 1
        owners[arrival] = seat


@compiled
def _worth_if(
    places: NDArray[np.int64],
    owners: NDArray[np.int64],
    turn: int,
    seat: int,
    boat: int,
    place: int,
    tides: int,
    water: Water,
    keys: Keys,
    table: NDArray[np.floating],
) -> float:
    """Return what it is worth to the seat whose turn it is to bring a boat to a place."""
    then, owned = places.copy(), owners.copy()
    _bring(then, owned, seat, boat, place)
    sign = 1 - 2 * turn
    points = _points(owned)
    margin = points[0] - points[1]
    if not (_afloat(then[0]) or _afloat(then[1])):
        return sign * (float(margin) if keys.slots == NO_SLOTS else (np.sign(margin) + 1) / 2)
    phase = tides
    if turn == 1:
        phase += 1
        _fall(then)
    fleets = np.zeros(2, np.int64)
    for whose in range(2):
        code = 0
        for at in then[whose]:
            code = code * (water.cards + 2) + (water.cards + 1 if at == _HARBOUR else at + 1)
        fleets[whose] = water.fleet_by_code[code]
    pairs = 0
    for arrival, owner in enumerate(owned):
        for earlier in owned[:arrival]:
            pairs += owner == 0 and earlier == 1
    first, second = int(fleets[0]), int(fleets[1])
    if keys.slots == NO_SLOTS:
        here = state_index(keys, phase % water.cards, 1 - turn, first, second, 0)
        return float(sign * (margin + table[here]))
    here = state_index(keys, phase % water.cards, 1 - turn, first, second, pairs)
    return float(sign * table[here])
