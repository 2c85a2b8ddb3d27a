"""One backup of the table in compiled code: what a position is worth, from what follows it.

The first player wants values high, the other wants them low. Kernels release the interpreter's
lock and start no threads, so that several may run beside each other in one process.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from riverlib.race.layout import DOCKS
from riverlib.race.solver import keys as _keys
from riverlib.race.solver.keys import BEST_DOCK, Keys
from riverlib.race.solver.moves import Moves

_Function = TypeVar("_Function", bound=Callable[..., Any])
Values = NDArray[np.float64]
Block = tuple[int, int, int, int]
"""First fleets ``start, stop`` and second fleets ``start, stop``: two classes of fleets."""

_FACES = 6
_WIND = 5  # index of the wind among the faces


def compiled(function: _Function) -> _Function:
    """Compile a function with numba, kept on disk; typed, which ``njit`` is not."""
    return cast(_Function, njit(cache=True, nogil=True)(function))


state_index = compiled(_keys.state_index)
"""``keys.state_index`` for other kernels."""


@compiled
def back_up(
    values: Values, keys: Keys, moves: Moves, block: Block, a_dock: float, write: bool
) -> float:
    """Back up every position of a block once, the phases from the last to the first.

    Parameters
    ----------
    values : ndarray(float64), shape (positions,)
        The table; worth to the first player. Changed where ``write``.
    block : four ints
        Two classes of fleets, at least one with boats on the river.
    a_dock : float
        1.0 if points are counted on their way (margin), 0.0 if only the end counts.
    write : bool
        Whether to keep the new values; otherwise the change is only measured.

    Returns
    -------
    float
        Largest change of a value.
    """
    first_start, first_stop, start, stop = block
    docked = keys.docked[first_start] * keys.docked[start]
    row = np.empty((stop - start) * (keys.slots * docked + 1))
    best = np.empty_like(row)
    change = 0.0
    for phase in range(moves.own.shape[0] - 1, -1, -1):
        for thrower in (1, 0):
            for first in range(first_start, first_stop):
                if thrower == 1:
                    _second_throws(
                        row, best, values, keys, moves, phase, first, start, stop, a_dock
                    )
                else:
                    _first_throws(row, best, values, keys, moves, phase, first, start, stop, a_dock)
                place = state_index(keys, phase, thrower, first, start, 0)
                for offset in range(row.size):
                    change = max(change, abs(row[offset] - values[place + offset]))
                if write:
                    values[place : place + row.size] = row
    return change


@compiled
def _first_throws(
    row: Values,
    best: Values,
    values: Values,
    keys: Keys,
    moves: Moves,
    phase: int,
    first: int,
    start: int,
    stop: int,
    a_dock: float,
) -> None:
    """Write into ``row`` what the turn of the first player is worth, for one of its fleets."""
    after = moves.waited[start]
    here = state_index(keys, phase, 1, first, after, 0)
    if moves.afloat[first] == 0:
        row[:] = values[here : here + row.size]
        return
    width = row.size // (stop - start)
    row[:] = 0.0
    for face in range(_FACES):
        best[:] = -np.inf
        for next_first in moves.own[phase, first, face]:
            if next_first < 0:
                break
            _sail_first(best, values, keys, phase, first, next_first, after, width, a_dock)
        if face == _WIND:
            _blow_first(best, values, moves, phase, first, start, stop, here, width)
        for offset in range(row.size):
            row[offset] += best[offset] / _FACES


@compiled
def _sail_first(
    best: Values,
    values: Values,
    keys: Keys,
    phase: int,
    first: int,
    next_first: int,
    after: int,
    width: int,
    a_dock: float,
) -> None:
    """Raise ``best`` to what one next fleet of the first player is worth."""
    there = state_index(keys, phase, 1, next_first, after, 0)
    mine, other = keys.docked[first], keys.docked[after]
    if keys.docked[next_first] == mine:
        for offset in range(best.size):
            best[offset] = max(best[offset], values[there + offset])
        return
    points = a_dock * (DOCKS - mine - other)
    next_width = width + keys.slots * other
    shift = keys.slots * other
    if keys.slots == BEST_DOCK and mine == 0 and other > 0:
        shift -= 1  # dock 12 is the second player's
    for column in range(best.size // width):
        for slot in range(width):
            value = values[there + column * next_width + slot + shift] + points
            best[column * width + slot] = max(best[column * width + slot], value)


@compiled
def _blow_first(
    best: Values,
    values: Values,
    moves: Moves,
    phase: int,
    first: int,
    start: int,
    stop: int,
    here: int,
    width: int,
) -> None:
    """Raise ``best`` to what an ill wind of the first player, or no wind, is worth."""
    no_good_wind = moves.own[phase, first, _WIND, 0] < 0
    for second in range(start, stop):
        offset = (second - start) * width
        for next_second in moves.ill[second]:
            if next_second < 0:
                break
            there = here + (next_second - start) * width
            for slot in range(width):
                best[offset + slot] = max(best[offset + slot], values[there + slot])
        if moves.decline or (no_good_wind and moves.ill[second, 0] < 0):
            for slot in range(width):
                best[offset + slot] = max(best[offset + slot], values[here + offset + slot])


@compiled
def _second_throws(
    row: Values,
    best: Values,
    values: Values,
    keys: Keys,
    moves: Moves,
    phase: int,
    first: int,
    start: int,
    stop: int,
    a_dock: float,
) -> None:
    """Write into ``row`` what the turn of the second player is worth, for one first fleet."""
    next_phase = (phase + 1) % moves.own.shape[0]
    width = row.size // (stop - start)
    if moves.afloat[start] == 0:
        next_first = moves.tide[first]
        there = state_index(keys, next_phase, 0, next_first, moves.tide[start], 0)
        row[:] = values[there : there + row.size]
        return
    row[:] = 0.0
    least = best[:width]
    for second in range(start, stop):
        offset = (second - start) * width
        for face in range(_FACES):
            least[:] = np.inf
            next_first = moves.tide[moves.waited[first]]
            for moved in moves.own[phase, second, face]:
                if moved < 0:
                    break
                next_second = moves.tide[moved]
                there = state_index(keys, next_phase, 0, next_first, next_second, 0)
                points = 0.0
                if keys.docked[moved] > keys.docked[second]:
                    points = a_dock * (DOCKS - keys.docked[first] - keys.docked[second])
                for slot in range(width):
                    least[slot] = min(least[slot], values[there + slot] - points)
            if face == _WIND:
                _blow_second(least, values, keys, moves, phase, first, second)
            for slot in range(width):
                row[offset + slot] += least[slot] / _FACES


@compiled
def _blow_second(
    least: Values,
    values: Values,
    keys: Keys,
    moves: Moves,
    phase: int,
    first: int,
    second: int,
) -> None:
    """Lower ``least`` to what an ill wind of the second player, or no wind, is worth."""
    next_phase = (phase + 1) % moves.own.shape[0]
    next_second = moves.tide[second]
    for moved in moves.ill[first]:
        if moved < 0:
            break
        there = state_index(keys, next_phase, 0, moves.tide[moved], next_second, 0)
        for slot in range(least.size):
            least[slot] = min(least[slot], values[there + slot])
    nothing = moves.own[phase, second, _WIND, 0] < 0 and moves.ill[first, 0] < 0
    if moves.decline or nothing:
        next_first = moves.tide[moves.waited[first]]
        there = state_index(keys, next_phase, 0, next_first, next_second, 0)
        for slot in range(least.size):
            least[slot] = min(least[slot], values[there + slot])
