"""The value of every position of two players on one layout, looked up."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverlib.race.actions import Choice
from riverlib.race.engine import apply, legal_actions
from riverlib.race.layout import Layout
from riverlib.race.solver.errors import TableError
from riverlib.race.solver.fleets import all_fleets, fleet_nos
from riverlib.race.solver.keys import NO_SLOTS, Keys, keys_of, slot_of, slots_of, state_index
from riverlib.race.state import Phase, RaceState

Rules = tuple[object, ...]
"""The fields of a layout that decide what a position is worth."""


def rules_of(layout: Layout) -> Rules:
    """Return what two layouts must share to have one table: all but names, start and first seat."""
    return (
        layout.cards,
        layout.sandbank,
        layout.high_tide,
        layout.boats,
        layout.ride,
        layout.decline_wind,
        layout.tie_break,
        layout.last_alone,
    )


@dataclass(frozen=True, eq=False, kw_only=True)
class Solution:
    """Best play of both sides: to win in one table, for the margin in points in the other.

    The tables hold the positions before a throw, as ``keys.state_index`` places them, from the
    first player's side; what follows a throw is the best of what the engine makes of it.
    """

    layout: Layout
    win_table: NDArray[np.floating]
    """The first player's chance to win, a shared win counted half; shape (positions,)."""
    margin_table: NDArray[np.floating]
    """Points the first player is still to make less the other's; shape (positions, no slots)."""
    residual: float
    """Largest change of a value in one more backup of both tables, before rounding."""
    seconds: float
    """How long it took to solve."""

    @property
    def states(self) -> int:
        """Positions in the table of wins, finished races and passed turns among them."""
        return int(self.win_table.size)

    def win_chance(self, state: RaceState, seat: int) -> float:
        """Return the seat's chance to win, a shared win counted half, if both play to win.

        Raises
        ------
        TableError
            If the state is not of this layout and two players.
        """
        self._check(state, seat)
        if state.phase is Phase.CHOOSE:
            best = max(self._won_after(state, choice) for choice in legal_actions(state))
            return best if seat == state.turn else 1 - best
        first = self._won(state)
        return first if seat == state.first else 1 - first

    def margin(self, state: RaceState, seat: int) -> float:
        """Return the seat's expected points less the other's at the end, if both play for that.

        Raises
        ------
        TableError
            If the state is not of this layout and two players.
        """
        self._check(state, seat)
        if state.phase is Phase.CHOOSE:
            best = max(self._made_after(state, choice) for choice in legal_actions(state))
            return best if seat == state.turn else -best
        first = self._made(state)
        return first if seat == state.first else -first

    def choices(self, state: RaceState) -> dict[Choice, float]:
        """Return the chance to win of the seat to move after each of its choices.

        Empty unless a choice is awaited. Chances that differ by less than 1e-6 are alike.
        """
        self._check(state, state.turn)
        return {choice: self._won_after(state, choice) for choice in legal_actions(state)}

    def margins(self, state: RaceState) -> dict[Choice, float]:
        """Return the expected margin of the seat to move after each of its choices.

        Empty unless a choice is awaited. Margins that differ by less than 1e-5 are alike.
        """
        self._check(state, state.turn)
        return {choice: self._made_after(state, choice) for choice in legal_actions(state)}

    def _won_after(self, state: RaceState, choice: Choice) -> float:
        first = self._won(apply(state, choice)[0])
        return first if state.turn == state.first else 1 - first

    def _made_after(self, state: RaceState, choice: Choice) -> float:
        first = self._made(apply(state, choice)[0])
        return first if state.turn == state.first else -first

    def _won(self, state: RaceState) -> float:
        """Return the first player's chance to win; no throw stands to be used."""
        if state.is_over:
            return 0.5 if len(state.winners) > 1 else float(state.winners[0] == state.first)
        slots = self._win_keys.slots
        slot = slot_of([int(seat != state.first) for seat, _ in state.docked], slots)
        return float(self.win_table[state_index(self._win_keys, *self._place(state), slot)])

    def _made(self, state: RaceState) -> float:
        """Return the first player's expected margin; no throw stands to be used."""
        margin = state.scores[state.first] - state.scores[1 - state.first]
        if state.is_over:
            return float(margin)
        place = state_index(self._margin_keys, *self._place(state), 0)
        return margin + float(self.margin_table[place])

    def _place(self, state: RaceState) -> tuple[int, int, int, int]:
        """Return phase, thrower, and the fleets of the first player and of the other."""
        numbers = self._fleet_nos
        try:
            fleets = [numbers[tuple(sorted(boats))] for boats in state.boats]
        except KeyError as error:
            raise TableError(
                f"{state.layout.key}: no boats can be at {error.args[0]} on {self.layout.cards}"
                " river cards"
            ) from None
        if state.alone_turns > 1:  # the mark counts the turns before this one
            alone = [state.is_afloat(seat) for seat in range(2)].index(False)
            fleets[alone] += state.alone_turns - 1
        first, second = fleets[state.first], fleets[1 - state.first]
        return state.tides % self.layout.cards, int(state.turn != state.first), first, second

    def _check(self, state: RaceState, seat: int) -> None:
        if state.players != 2:
            raise TableError(f"the table is for two players, this race has {state.players}")
        if seat not in (0, 1):
            raise TableError(f"there is no seat {seat!r}: the seats are 0 and 1")
        if state.layout is not self.layout and rules_of(state.layout) != rules_of(self.layout):
            raise TableError(
                f"the table of {self.layout.key!r} does not hold for {state.layout.key!r}"
            )

    @cached_property
    def _fleet_nos(self) -> dict[tuple[int, ...], int]:
        return _lookup(self.layout).fleet_nos

    @cached_property
    def _win_keys(self) -> Keys:
        return _lookup(self.layout).win_keys

    @cached_property
    def _margin_keys(self) -> Keys:
        return _lookup(self.layout).margin_keys


class _Lookup(NamedTuple):
    fleet_nos: dict[tuple[int, ...], int]
    win_keys: Keys
    margin_keys: Keys


@lru_cache(maxsize=8)
def _lookup(layout: Layout) -> _Lookup:
    fleets = all_fleets(layout)
    return _Lookup(
        fleet_nos(fleets, layout.cards),
        keys_of(fleets, slots_of(layout)),
        keys_of(fleets, NO_SLOTS),
    )
