"""A race told again from its events alone: the listener knows the river, and looks at no action."""

from collections.abc import Iterable
from dataclasses import replace

from riverlib.race import HARBOUR, LOST, LastAlone, Phase, RaceState, is_on_river
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    RaceEnded,
    RanAground,
    RodeTheTide,
    Rolled,
    TideTurned,
    TurnLost,
)


def retold(state: RaceState, events: Iterable[Event]) -> RaceState:
    """Return the state that a listener comes to who knew ``state`` and heard ``events``.

    Whose turn comes next is not told, because it follows: the next seat with a boat on the river.
    """
    has_moved = False
    mover = state.turn
    for event in events:
        has_moved |= not isinstance(event, Rolled)
        state = _heard(state, event)
    if has_moved and not state.is_over:
        state = _passed_on(state, mover)
    return state


def _heard(state: RaceState, event: Event) -> RaceState:
    match event:
        case Rolled(seat, face):
            assert seat == state.turn
            return replace(state, phase=Phase.CHOOSE, face=face)
        case BoatSailed(seat, boat, origin, target) | RodeTheTide(seat, boat, origin, target):
            return _moved(state, seat, boat, origin, target)
        case GoodWindBlew(seat, boat, origin, target):
            return _moved(state, seat, boat, origin, target)
        case IllWindBlew(_, victim, boat, origin, target):
            return _moved(state, victim, boat, origin, target)
        case BoatDocked(seat, boat, dock):
            assert state.boats[seat][boat] == HARBOUR
            assert dock == 12 - len(state.docked)
            return replace(state, docked=(*state.docked, (seat, boat)))
        case RanAground(seat, boat, place):
            assert state.boats[seat][boat] == place == state.sandbank
            return state
        case TideTurned(card):
            assert card == state.order[0]
            return _drifted(replace(state, tides=state.tides + 1))
        case BoatLost(seat, boat):
            assert state.boats[seat][boat] == LOST
            return state
        case TurnLost():
            return state
        case RaceEnded(winners):
            over = replace(state, phase=Phase.OVER, face=None)
            assert over.winners == winners
            return over


def _moved(state: RaceState, seat: int, boat: int, origin: int, target: int) -> RaceState:
    fleet = list(state.boats[seat])
    assert fleet[boat] == origin
    fleet[boat] = target
    boats = list(state.boats)
    boats[seat] = tuple(fleet)
    return replace(state, boats=tuple(boats))


def _drifted(state: RaceState) -> RaceState:
    drift = {place: place - 1 for place in range(1, state.layout.cards)} | {0: LOST}
    boats = tuple(tuple(drift.get(place, place) for place in fleet) for fleet in state.boats)
    return replace(state, boats=boats)


def _passed_on(state: RaceState, mover: int) -> RaceState:
    seats = [(mover + step) % state.players for step in range(1, state.players + 1)]
    afloat = [seat for seat in seats if any(map(is_on_river, state.boats[seat]))]
    counts = state.layout.last_alone is LastAlone.THREE_TURNS and len(afloat) == 1
    return replace(
        state,
        turn=afloat[0],
        phase=Phase.ROLL,
        face=None,
        alone_turns=state.alone_turns + counts,
    )
