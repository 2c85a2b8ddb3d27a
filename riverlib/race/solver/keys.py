"""Where a position stands in the table: the index formula, for Python and for numba kernels.

A position is met when the turn comes to a player's place in the order, after the tide and before
the throw; if that player has no boat on the river, the turn passes on. It is known by

- ``phase``: tides so far, modulo the river cards;
- ``thrower``: 0 if the turn is the first player's, 1 if the other's;
- ``first`` and ``second``: the fleets of the first player and of the other (``fleets.py``);
- ``slot``: how the boats in the harbour share the docks.

With ``a`` and ``b`` boats in the harbour, the slot counts the pairs in which the second player's
boat came before the first player's: 0 to ``a * b``, and the points follow from it. Where the best
dock breaks ties, the slot is twice that number, less one if dock 12 is the second player's; it is
0 if one of them has no boat in the harbour. The table of the margin has no slots, because points
made do not change what is still to be made.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib.race.layout import DOCKS, Layout, TieBreak
from riverlib.race.solver.fleets import Fleet, count_fleets

NO_SLOTS = 0
"""``Keys.slots``: the docks taken do not matter (expected margin)."""
SHARED = 1
"""``Keys.slots``: the points decide, and equal points share the win."""
BEST_DOCK = 2
"""``Keys.slots``: dock 12 may break a tie."""


class Keys(NamedTuple):
    """What the index formula needs to know about a river; numba takes it as it is."""

    slots: int
    """``NO_SLOTS``, ``SHARED`` or ``BEST_DOCK``: slots for each pair of boats, and one more."""
    docked: NDArray[np.int64]
    """Boats in the harbour; ndarray(int64), shape (fleets,)."""
    docked_below: NDArray[np.int64]
    """Sum of ``docked`` over the fleets with smaller numbers; shape (fleets + 1,)."""


def keys_of(fleets: Sequence[Fleet], slots: int) -> Keys:
    """Return the keys of a river's fleets."""
    docked = np.array([fleet.docked for fleet in fleets], np.int64)
    below = np.concatenate([np.zeros(1, np.int64), np.cumsum(docked)])
    return Keys(slots, docked, below)


def slots_of(layout: Layout) -> int:
    """Return the kind of slots of a layout's table of wins."""
    return BEST_DOCK if layout.tie_break is TieBreak.BOATS_THEN_DOCK else SHARED


def count_positions(layout: Layout, slots: int) -> int:
    """Return how many places a table has.

    >>> from riverlib.race import DEFAULT_LAYOUT
    >>> count_positions(DEFAULT_LAYOUT, SHARED), count_positions(DEFAULT_LAYOUT, NO_SLOTS)
    (2815540, 2649920)
    """
    fleets, docked = count_fleets(layout)
    return 2 * layout.cards * (fleets * fleets + slots * docked * docked)


def state_index(keys: Keys, phase: int, thrower: int, first: int, second: int, slot: int) -> int:
    """Return the place of a position in the flat table.

    The table is a row of blocks, one for each phase and thrower; a block holds the pairs of
    fleets row by row, and each pair has ``slots * a * b + 1`` places. Whoever changes the formula
    also touches ``kernels.py`` (numba keeps compiled code until that very file changes) and
    raises ``files.FORMAT``.
    """
    fleets = keys.docked.size
    below = keys.docked_below
    in_all = below[fleets]
    block = (2 * phase + thrower) * (fleets * fleets + keys.slots * in_all * in_all)
    row = first * fleets + keys.slots * below[first] * in_all
    return int(block + row + second + keys.slots * keys.docked[first] * below[second] + slot)


def slot_of(owners: Sequence[int], slots: int) -> int:
    """Return the slot of boats in the harbour.

    Parameters
    ----------
    owners : sequence of int
        0 or 1 for each arrival in order: the first player's boat or the other's.
    slots : int
        ``NO_SLOTS``, ``SHARED`` or ``BEST_DOCK``.

    >>> slot_of((1, 0, 1), SHARED), slot_of((1, 0, 1), BEST_DOCK)
    (1, 1)
    """
    pairs = seconds = 0
    for owner in owners:
        seconds += owner
        pairs += seconds * (1 - owner)
    if slots != BEST_DOCK or seconds in {0, len(owners)}:
        return slots * pairs
    return slots * pairs - owners[0]


def points_of(docked: tuple[int, int], slot: int, slots: int) -> tuple[int, int]:
    """Return the points of both players, the first player's first.

    ``slots`` is ``SHARED`` or ``BEST_DOCK``.

    >>> points_of((1, 2), slot_of((1, 0, 1), SHARED), SHARED)
    (11, 22)
    """
    first, second = docked
    pairs = (slot + slots - 1) // slots
    best = [DOCKS * boats - boats * (boats - 1) // 2 for boats in docked]
    return best[0] - pairs, best[1] - (first * second - pairs)


def won_share(docked: tuple[int, int], slot: int, slots: int) -> float:
    """Return what a finished race is worth to the first player: 1, 0.5 or 0 (5.1, 6)."""
    first, second = points_of(docked, slot, slots)
    worth = [(first, 0, 0), (second, 0, 0)]
    if slots == BEST_DOCK:
        has_best = (docked[1] == 0, docked[0] == 0) if 0 in docked else (slot % 2 == 0, slot % 2)
        worth = [(first, docked[0], int(has_best[0])), (second, docked[1], int(has_best[1]))]
    return (1 + (worth[0] > worth[1]) - (worth[0] < worth[1])) / 2
