"""Where a race stands: an immutable value that ``apply`` turns into the next one."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.race.layout import DOCKS, Layout, TieBreak

HARBOUR = 99
"""In ``RaceState.boats``: the boat lies at a dock."""
LOST = -1
"""In ``RaceState.boats``: the boat went over the waterfall."""
WIND = 6
"""The face of the die that shows arrows instead of a number (1.3)."""


class Phase(StrEnum):
    """What the race waits for."""

    ROLL = "roll"
    CHOOSE = "choose"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceState:
    """Everything about a race at one moment; nothing in it is hidden from anybody."""

    layout: Layout
    players: int
    first: int
    """Seat of the first player, at whose place in the order the tide turns (2.1)."""
    boats: tuple[tuple[int, ...], ...]
    """One row a seat, one place a boat: a river index, ``HARBOUR`` or ``LOST``."""
    turn: int
    """Seat whose turn it is; when the race is over, the seat that had the last turn."""
    phase: Phase = Phase.ROLL
    face: int | None = None
    """The throw to be used, 1 to 6, in phase ``CHOOSE``."""
    tides: int = 0
    """How often the tide has turned."""
    docked: tuple[tuple[int, int], ...] = ()
    """Seat and boat of each arrival, in order: the first took dock 12."""
    alone_turns: int = 0
    """Turns begun since only one player has boats on the river."""

    @property
    def to_move(self) -> int | None:
        """Seat that must choose, or ``None`` when the die or nobody is to move."""
        return self.turn if self.phase is Phase.CHOOSE else None

    @property
    def is_over(self) -> bool:
        """Whether the race has ended."""
        return self.phase is Phase.OVER

    @property
    def sandbank(self) -> int:
        """River index of the sandbank now."""
        return (self.layout.sandbank - self.tides) % self.layout.cards

    @property
    def high_tide(self) -> int:
        """River index of the high tide now."""
        return (self.layout.high_tide - self.tides) % self.layout.cards

    @property
    def order(self) -> tuple[int, ...]:
        """The river cards from the waterfall to the harbour, named by their first index."""
        cards = self.layout.cards
        return tuple((place + self.tides) % cards for place in range(cards))

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat: the sum of its docks (5.1)."""
        scores = [0] * self.players
        for place, (seat, _) in enumerate(self.docked):
            scores[seat] += DOCKS - place
        return tuple(scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """The same points under the name that every game has."""
        return self.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that win or share the win; empty while the race goes on (5.1, 6)."""
        if not self.is_over:
            return ()
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def places(self) -> tuple[int, ...]:
        """Place of each seat by the docks taken so far; equals share the better one (5.1, 6)."""
        worth = [self._worth(seat) for seat in range(self.players)]
        return tuple(1 + sum(other > mine for other in worth) for mine in worth)

    def _worth(self, seat: int) -> tuple[int, ...]:
        score = self.scores[seat]
        if self.layout.tie_break is TieBreak.SHARED:
            return (score,)
        docks = [DOCKS - place for place, (owner, _) in enumerate(self.docked) if owner == seat]
        return (score, len(docks), max(docks, default=0))

    def is_afloat(self, seat: int) -> bool:
        """Whether a seat has a boat on the river."""
        return any(is_on_river(place) for place in self.boats[seat])


def is_on_river(place: int) -> bool:
    """Whether a boat's place is a river card, neither dock nor waterfall."""
    return LOST < place < HARBOUR
