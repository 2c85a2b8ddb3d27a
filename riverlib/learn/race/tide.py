"""When the tide turns next, and what it does (docs/rules/race.md 2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from riverlib.core.counting import listed
from riverlib.core.people import People
from riverlib.learn.reason import Reason
from riverlib.race import DOCKS, RaceState
from riverlib.race.tides import falls_next, tide_after

__all__ = ["Tide", "TideReason", "docks_left", "fallen", "falls_next", "tide_reason"]


class Tide(StrEnum):
    """What the next tide does."""

    DRIFTS = "drifts"
    """Every boat drifts one card back, and none falls unless one comes to the waterfall."""
    TAKES_BOATS = "takes-boats"
    NONE_LEFT = "none-left"
    """The race is over before the tide turns again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TideReason(Reason):
    """When the tide turns next, and what it does."""

    kind: Tide
    after: int | None
    """Seat after whose turn the tide turns; ``None`` if it turns no more."""
    falls: tuple[tuple[int, int], ...] = ()
    """Seat and boat of all it takes if nothing moves them."""


def docks_left(state: RaceState) -> tuple[int, ...]:
    """Return the docks that are still free, the best first: the next boat home takes that."""
    return tuple(range(DOCKS - len(state.docked), 0, -1))


def tide_reason(state: RaceState, *, names: Sequence[str], you: int | None = None) -> TideReason:
    """Say after whose turn the tide turns next, and what it does.

    >>> from riverlib.race import DEFAULT_LAYOUT, new_game
    >>> tide_reason(new_game(DEFAULT_LAYOUT, players=2), names=["Anna", "Ben"]).text
    "The tide turns after Ben's turn: then every boat on the river drifts one card back."
    """
    after = tide_after(state)
    if after is None:
        over = "The race is over" if state.is_over else "This is the last turn of the race"
        return TideReason(kind=Tide.NONE_LEFT, text=f"{over}: the tide turns no more.", after=None)
    people = People(names, you)
    falls = falls_next(state)
    when = f"The tide turns after {people.whose(after)} turn"
    if not falls:
        text = f"{when}: then every boat on the river drifts one card back."
        return TideReason(kind=Tide.DRIFTS, text=text, after=after)
    text = f"{when}: then {fallen(falls, people)}, if nothing moves {_it(falls)} before."
    return TideReason(kind=Tide.TAKES_BOATS, text=text, after=after, falls=falls)


def fallen(falls: Sequence[tuple[int, int]], people: People) -> str:
    """Say whose boats fall: "your boat and Ben's boats on card 1 go over the waterfall"."""
    seats = sorted({seat for seat, _ in falls}, key=lambda seat: not people.is_you(seat))
    boats = [
        f"{people.whose(seat)} boat{'s' if sum(each == seat for each, _ in falls) > 1 else ''}"
        for seat in seats
    ]
    go = "goes" if len(falls) == 1 else "go"
    return f"{listed(boats)} on card 1 {go} over the waterfall"


def _it(falls: Sequence[tuple[int, int]]) -> str:
    return "it" if len(falls) == 1 else "them"
