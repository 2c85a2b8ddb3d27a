"""Value iteration over the table, layer by layer.

Boats on the river only ever become fewer. So the positions fall into layers, pairs of classes of
fleets, that can be settled one after the other: those with the fewest boats on the river first.
Within a layer a sweep backs up the phases in falling order, so that within it every value follows
from the newest ones and only the step from the last phase to the first looks back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from riverlib.race.layout import Layout
from riverlib.race.solver import kernels
from riverlib.race.solver.fleets import FleetClass, all_fleets, classes_of
from riverlib.race.solver.keys import (
    NO_SLOTS,
    Keys,
    count_positions,
    keys_of,
    slots_of,
    state_index,
    won_share,
)
from riverlib.race.solver.moves import Moves, moves_of

SETTLED = 1e-12
"""A layer is left when no value of a sweep changes by more; it takes some ten sweeps.

It always comes to that: whatever is chosen, throws bring every boat home or over the waterfall.
"""


class River(NamedTuple):
    """A layout, ready for the kernels."""

    classes: tuple[FleetClass, ...]
    moves: Moves
    keys: dict[int, Keys]
    """By slots: of the table of wins and of the table of margins."""
    win_slots: int


@dataclass(frozen=True, slots=True)
class Settled:
    """One table."""

    values: NDArray[np.floating]
    """Worth to the first player; shape (positions,)."""
    residual: float
    """Largest change of a value in one more backup of everything, before rounding."""

    def rounded(self) -> Self:
        """Return the table in half the memory: float32."""
        return replace(self, values=self.values.astype(np.float32))


Step = Callable[[float], None]
"""Told the share of the work done, between sweeps; may raise to stop."""


def river_of(layout: Layout) -> River:
    """Return a layout ready for the kernels."""
    fleets = all_fleets(layout)
    win_slots = slots_of(layout)
    keys = {slots: keys_of(fleets, slots) for slots in (win_slots, NO_SLOTS)}
    return River(classes_of(fleets), moves_of(layout, fleets), keys, win_slots)


def settle(layout: Layout, river: River, slots: int, step: Step) -> Settled:
    """Solve for the chance to win or, with ``NO_SLOTS``, for the margin still to be made."""
    keys = river.keys[slots]
    values = np.zeros(count_positions(layout, slots))
    if slots != NO_SLOTS:
        _fill_finished(values.reshape(2 * layout.cards, -1), river.classes, keys)
    a_dock = float(slots == NO_SLOTS)
    layers = _layers(river.classes)
    sizes = np.array([_size(keys, block) for block in layers], float)
    done = np.concatenate([np.zeros(1), np.cumsum(sizes)]) / sizes.sum()
    for layer_no, block in enumerate(layers):
        change = 1.0
        while change > SETTLED:
            step(float(np.interp(_nearness(change), (0, 1), done[layer_no : layer_no + 2])))
            change = kernels.back_up(values, keys, river.moves, block, a_dock, True)
    step(1.0)
    residual = max(
        kernels.back_up(values, keys, river.moves, block, a_dock, False) for block in layers
    )
    return Settled(values, float(residual))


def _nearness(change: float) -> float:
    """Return how far a layer is settled, 0 to 1; changes shrink by a factor a sweep."""
    return log(max(change, SETTLED)) / log(SETTLED)


def _layers(classes: Sequence[FleetClass]) -> list[kernels.Block]:
    """Return the blocks that are not finished, in the order in which they can be settled."""
    pairs = [
        (first, second)
        for first in classes
        for second in classes
        if not _is_finished(first, second)
    ]
    pairs.sort(key=lambda pair: (pair[0].afloat + pair[1].afloat, -pair[0].mark - pair[1].mark))
    return [(first.start, first.stop, second.start, second.stop) for first, second in pairs]


def _is_finished(first: FleetClass, second: FleetClass) -> bool:
    return first.afloat + second.afloat == 0 or first.is_late or second.is_late


def _size(keys: Keys, block: kernels.Block) -> int:
    first, first_stop, second, second_stop = block
    width = keys.slots * int(keys.docked[first] * keys.docked[second]) + 1
    return (first_stop - first) * (second_stop - second) * width


def _fill_finished(blocks: NDArray[np.float64], classes: Sequence[FleetClass], keys: Keys) -> None:
    """Write what finished races are worth; ``blocks`` has a row for each phase and thrower."""
    for first in classes:
        for second in classes:
            if not _is_finished(first, second):
                continue
            docked = (first.docked, second.docked)
            width = keys.slots * first.docked * second.docked + 1
            worth = [won_share(docked, slot, keys.slots) for slot in range(width)]
            row = np.tile(worth, second.stop - second.start)
            for fleet_no in range(first.start, first.stop):
                place = state_index(keys, 0, 0, fleet_no, second.start, 0)
                blocks[:, place : place + row.size] = row
