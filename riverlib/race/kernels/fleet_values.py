"""What a fleet is worth by itself: the boats it will bring home, each less the later it comes.

The player of the fleet is thought to be alone on the river and to play for this sum; opponents
and docks are left out. It is no solution of the race, but a far sight that costs one look.
"""

from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement, permutations

import numpy as np
from numpy.typing import NDArray

from riverlib.race import HARBOUR, WIND, Layout, RaceState, Ride, new_game
from riverlib.race.rules import RIDE, sail_target

A_ROUND_LATER = {2: 0.98, 3: 0.925, 4: 0.91}
"""By players: what is left of a boat's worth when it comes home a round later. The more players,
the sooner the good docks are gone. For two found with the solved race, else in races against
``steady``; a hundredth more or less changes little."""

NO_VALUES = np.zeros((1, 1))
"""For a kernel in which no bot plans."""

_OFF = 15  # digit of a boat that is not on the river
_PRECISION = 1e-9
Fleets = NDArray[np.int64]


@lru_cache(maxsize=8)
def fleet_values(layout: Layout, players: int) -> NDArray[np.float64]:
    """Return the worth of each fleet of a layout, seen from the round before its next throw.

    Returns
    -------
    ndarray(float64), shape (cards, 16**boats)
        By tide phase at that throw and by ``playing.fleet_code``; in boats.
    """
    fleets = np.array(
        list(combinations_with_replacement([*range(layout.cards), _OFF], layout.boats))
    )
    steps = [_steps(layout, fleets, tides) for tides in range(layout.cards)]
    values = np.zeros((layout.cards, 16**layout.boats))
    change = 1.0
    while change > _PRECISION:
        before = values.copy()
        for tides in reversed(range(layout.cards)):
            later = values[(tides + 1) % layout.cards]
            best = [
                np.max([home + later[codes] for codes, home in choices], axis=0)
                for choices in steps[tides]
            ]
            _spread(values[tides], fleets, A_ROUND_LATER[players] * np.mean(best, axis=0))
        change = float(np.abs(values - before).max())
    values.flags.writeable = False
    return values


Choices = list[tuple[NDArray[np.int64], NDArray[np.float64]]]
"""Codes of the fleets after a choice and the tide, and boats that came home by it."""


def _steps(layout: Layout, fleets: Fleets, tides: int) -> list[Choices]:
    """Return the choices of each face; a boat that cannot move stands for none at all."""
    return [
        [
            _moved(fleets, boat, target)
            for boat in range(layout.boats)
            for target in _targets(layout, fleets, boat, face, tides)
        ]
        for face in range(1, WIND + 1)
    ]


def _targets(
    layout: Layout, fleets: Fleets, boat: int, face: int, tides: int
) -> list[NDArray[np.int64]]:
    """Return where one boat of each fleet may come to with a throw (rules 3 and 4.1)."""
    state = replace(new_game(layout, players=2), tides=tides)
    origin = fleets[:, boat]
    if face == WIND:
        higher = np.where((fleets > origin[:, None]) & (fleets != _OFF), fleets, HARBOUR)
        next_one = higher.min(axis=1)
        sandbank = state.sandbank
        stopped = np.where((origin < sandbank) & (sandbank < next_one), sandbank, next_one)
        blown = np.where(next_one == HARBOUR, origin, stopped)
        return [origin, blown]  # an ill wind leaves the own fleet where it is
    target = _sailed(state, origin, face)
    ridden = np.where(target == state.high_tide, _sailed(state, target, RIDE), target)
    return [ridden] if layout.ride is Ride.ALWAYS else [target, ridden]


def _sailed(state: RaceState, origin: NDArray[np.int64], cards: int) -> NDArray[np.int64]:
    """Return where boats come to; ``HARBOUR`` for those that are not on the river."""
    targets = [sail_target(state, place, cards) for place in range(state.layout.cards)]
    return np.array([*targets, HARBOUR])[np.minimum(origin, state.layout.cards)]


def _moved(
    fleets: Fleets, boat: int, target: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    afloat = fleets[:, boat] != _OFF
    moved = fleets.copy()
    moved[:, boat] = np.where(afloat & (target != HARBOUR), target, _OFF)
    drifted = np.where((moved != _OFF) & (moved > 0), moved - 1, _OFF)
    home = np.where(afloat & (target == HARBOUR), 1.0, 0.0)
    must_move_another = ~afloat & (fleets != _OFF).any(axis=1)
    return _codes(drifted), np.where(must_move_another, -np.inf, home)


def _codes(fleets: Fleets) -> NDArray[np.int64]:
    powers: NDArray[np.int64] = 16 ** np.arange(fleets.shape[1])[::-1]
    return np.asarray(fleets @ powers)


def _spread(table: NDArray[np.float64], fleets: Fleets, values: NDArray[np.float64]) -> None:
    """Write values for every order of the boats."""
    for order in permutations(range(fleets.shape[1])):
        table[_codes(fleets[:, order])] = values
