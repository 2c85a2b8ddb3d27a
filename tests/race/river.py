"""Builders for tests: a position from one line of places, and turns as one line of text.

A fleet is written with one word a boat, fleets are parted by ``|``: ``"3 3 H | 0 - 5"``. ``H`` is a
boat in the harbour, ``-`` one that was lost; a number is a river index, 0 at the waterfall.
"""

from dataclasses import replace

from riverlib.race import (
    DEFAULT_LAYOUT,
    HARBOUR,
    LOST,
    Choice,
    Layout,
    Phase,
    RaceState,
    Roll,
    action_text,
    apply,
    legal_actions,
    parse_action,
)
from riverlib.race.events import BoatDocked, BoatLost, Event, TideTurned

PLAIN = replace(DEFAULT_LAYOUT, key="plain", name="Plain", sandbank=0, high_tide=9)
"""Ten cards whose special ones are out of the way of most boats."""
_WORDS = {HARBOUR: "H", LOST: "-"}
_PLACES = {word: place for place, word in _WORDS.items()}


def position(
    text: str,
    *,
    sandbank: int = 0,
    high_tide: int = 9,
    turn: int = 0,
    first: int = 0,
    face: int | None = None,
    layout: Layout = PLAIN,
    docks: str = "",
) -> RaceState:
    """Return the position of a line; with a ``face`` the throw has been made.

    ``docks`` names the seats of the boats at home in the order of their arrival, ``"1 0 1"``;
    without it they came seat by seat.
    """
    boats = tuple(tuple(map(_place, fleet.split())) for fleet in text.split("|"))
    layout = replace(layout, sandbank=sandbank, high_tide=high_tide, boats=len(boats[0]))
    home = [
        [(seat, boat) for boat, place in enumerate(fleet) if place == HARBOUR]
        for seat, fleet in enumerate(boats)
    ]
    order = list(map(int, docks.split())) or [
        seat for seat, fleet in enumerate(home) for _ in fleet
    ]
    docked = tuple(home[seat].pop(0) for seat in order)
    assert not any(home), f"{docks!r} leaves out a boat that is at home in {text!r}"
    return RaceState(
        layout=layout,
        players=len(boats),
        first=first,
        boats=boats,
        turn=turn,
        phase=Phase.ROLL if face is None else Phase.CHOOSE,
        face=face,
        docked=docked,
    )


def _place(word: str) -> int:
    return _PLACES[word] if word in _PLACES else int(word)


def write(state: RaceState) -> str:
    """Write the boats as ``position`` reads them."""
    fleets = (" ".join(_WORDS.get(place, str(place)) for place in fleet) for fleet in state.boats)
    return " | ".join(fleets)


def take(state: RaceState, line: str) -> tuple[RaceState, tuple[Event, ...]]:
    """Take throws and choices in a row: ``"4; sail 3; 6; lose"``."""
    events: tuple[Event, ...] = ()
    for word in line.split(";"):
        text = word.strip()
        state, more = apply(state, Roll(int(text)) if text.isdigit() else parse_action(text))
        events += more
    return state, events


def after(state: RaceState, line: str) -> RaceState:
    """Return the state after the throws and choices of a line."""
    return take(state, line)[0]


def legal_text(state: RaceState) -> str:
    """Write what is legal now, in the engine's order: ``"sail 3; sail 5"``."""
    return "; ".join(map(action_text, legal_actions(state)))


def choice(text: str) -> Choice:
    """Read a choice."""
    action = parse_action(text)
    assert not isinstance(action, Roll)
    return action


def kinds(events: tuple[Event, ...]) -> str:
    """Write what happened as the names of the events: ``"BoatSailed RanAground"``."""
    return " ".join(type(event).__name__ for event in events)


def fallen(events: tuple[Event, ...]) -> list[tuple[int, int]]:
    """Return seat and boat of all that fell over the waterfall."""
    return [(event.seat, event.boat) for event in events if isinstance(event, BoatLost)]


def docks_taken(events: tuple[Event, ...]) -> list[int]:
    """Return the docks in the order in which they were taken."""
    return [event.dock for event in events if isinstance(event, BoatDocked)]


def tides(events: tuple[Event, ...]) -> int:
    """Return how often the tide turned."""
    return sum(isinstance(event, TideTurned) for event in events)
