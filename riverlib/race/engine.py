"""The one pure step: state and action in, next state and events out (rules 2 to 5)."""

from dataclasses import replace
from typing import Protocol

from riverlib.core import IllegalActionError
from riverlib.race.actions import (
    Action,
    Choice,
    GoodWind,
    IllWind,
    LoseTurn,
    Roll,
    Sail,
)
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    LossReason,
    RaceEnded,
    RanAground,
    RodeTheTide,
    Rolled,
    TideTurned,
    TurnLost,
)
from riverlib.race.layout import DOCKS, LastAlone, Layout, check_players
from riverlib.race.refusal import refusal
from riverlib.race.rules import RIDE, legal_choices, sail_target, target_of
from riverlib.race.state import HARBOUR, WIND, Phase, RaceState, is_on_river

Step = tuple[RaceState, tuple[Event, ...]]

_TURNS_ALONE = 3  # of the house flag LastAlone.THREE_TURNS


class Die(Protocol):
    """Anything that draws whole numbers as numpy's ``Generator`` does."""

    def integers(self, low: int, high: int, /) -> int:
        """Draw one number from ``low`` to ``high - 1``."""


def new_game(layout: Layout, *, players: int, first: int = 0) -> RaceState:
    """Start a race; it waits for the first player's ``Roll``.

    Raises
    ------
    VariantError
        If so many players or boats do not fit.
    IllegalActionError
        If there is no seat ``first``.
    """
    check_players(layout, players)
    if not 0 <= first < players:
        raise IllegalActionError(
            f"seat {first} cannot be the first player: the seats are 0 to {players - 1}"
        )
    fleet = (layout.start,) * layout.boats
    return RaceState(
        layout=layout, players=players, first=first, boats=(fleet,) * players, turn=first
    )


def roll(state: RaceState, rng: Die) -> Roll:
    """Throw the die: six faces, equally likely, the sixth the wind (1.3)."""
    return Roll(int(rng.integers(1, WIND + 1)))


def legal_actions(state: RaceState) -> tuple[Choice, ...]:
    """Return what the seat to move may choose; empty while a ``Roll`` is awaited."""
    return legal_choices(state) if state.phase is Phase.CHOOSE else ()


def apply(state: RaceState, action: Action) -> Step:
    """Take one action and return the next state and what happened.

    Raises
    ------
    IllegalActionError
        If the rules refuse the action; the message says who, what, why and what was allowed.
    """
    if isinstance(action, Roll):
        return _roll(state, action.face)
    legal = legal_actions(state)
    if action not in legal:
        raise IllegalActionError(refusal(state, action, legal))
    moved, events = use_throw(state, action)
    ended, more = _next_turn(moved)
    return ended, (*events, *more)


def use_throw(state: RaceState, choice: Choice) -> Step:
    """Return where a legal choice leads before the turn passes on: no tide has turned yet."""
    moved, events = _choose(state, choice)
    return replace(moved, face=None, phase=Phase.ROLL), events


def _roll(state: RaceState, face: int) -> Step:
    if state.phase is not Phase.ROLL:
        waits = "the race is over" if state.is_over else f"seat {state.turn} has thrown already"
        raise IllegalActionError(f"no throw is possible now: {waits}")
    if face not in range(1, WIND + 1):
        raise IllegalActionError(f"the die shows 1 to {WIND}, not {face!r}")
    return replace(state, phase=Phase.CHOOSE, face=face), (Rolled(state.turn, face),)


def _choose(state: RaceState, choice: Choice) -> Step:
    seat = state.turn
    match choice:
        case Sail(origin, ride):
            return _sail(state, origin, ride)
        case GoodWind(origin):
            boat, target = state.boats[seat].index(origin), target_of(state, choice)
            assert target is not None  # a legal wind has a target
            return _move(state, seat, boat, target, GoodWindBlew(seat, boat, origin, target))
        case IllWind(victim, origin):
            boat, target = state.boats[victim].index(origin), target_of(state, choice)
            assert target is not None
            blown = IllWindBlew(seat, victim, boat, origin, target)
            return _put(state, victim, boat, target), (blown,)
        case LoseTurn():
            can_blow = len(legal_choices(state)) > 1
            reason = LossReason.DECLINED if can_blow else LossReason.NO_WIND
            return state, (TurnLost(seat, reason),)


def _sail(state: RaceState, origin: int, ride: bool) -> Step:
    seat, face = state.turn, state.face
    assert face is not None
    boat = state.boats[seat].index(origin)
    target = sail_target(state, origin, face)
    sailed, events = _move(state, seat, boat, target, BoatSailed(seat, boat, origin, target))
    if not ride:
        return sailed, events
    carried = sail_target(state, target, RIDE)
    ridden, more = _move(sailed, seat, boat, carried, RodeTheTide(seat, boat, target, carried))
    return ridden, (*events, *more)


def _move(state: RaceState, seat: int, boat: int, target: int, event: Event) -> Step:
    """Bring a boat forward, with what waits for it there."""
    moved = _put(state, seat, boat, target)
    if target == HARBOUR:
        docked = BoatDocked(seat, boat, DOCKS - len(state.docked))
        return replace(moved, docked=(*state.docked, (seat, boat))), (event, docked)
    if target == state.sandbank:
        return moved, (event, RanAground(seat, boat, target))
    return moved, (event,)


def _put(state: RaceState, seat: int, boat: int, place: int) -> RaceState:
    fleet = (*state.boats[seat][:boat], place, *state.boats[seat][boat + 1 :])
    return replace(state, boats=(*state.boats[:seat], fleet, *state.boats[seat + 1 :]))


def _next_turn(state: RaceState) -> Step:
    """Pass on to the next seat with a boat on the river; the tide turns on the way (2)."""
    events: tuple[Event, ...] = ()
    mover = state.turn
    while not _has_ended(state):
        state = replace(state, turn=(state.turn + 1) % state.players)
        if state.turn == state.first:
            state, more = _turn_tide(state)
            events += more
        if state.is_afloat(state.turn):
            return _count_alone(state), events
    over = replace(state, phase=Phase.OVER, turn=mover)
    return over, (*events, RaceEnded(over.winners))


def _has_ended(state: RaceState) -> bool:
    """Whether no boat is left to sail, or the last player's turns alone are used up (5.1, 6)."""
    return state.alone_turns == _TURNS_ALONE or not any(map(state.is_afloat, range(state.players)))


def _turn_tide(state: RaceState) -> Step:
    """Send the lowest card to the harbour end: its boats are lost, the others drift (2.1)."""
    turned = TideTurned(state.order[0])
    lost = [
        BoatLost(seat, boat)
        for seat, fleet in enumerate(state.boats)
        for boat, place in enumerate(fleet)
        if place == 0
    ]
    boats = tuple(
        tuple(place - 1 if is_on_river(place) else place for place in fleet)
        for fleet in state.boats
    )  # index 0 becomes LOST, which is -1
    return replace(state, boats=boats, tides=state.tides + 1), (turned, *lost)


def _count_alone(state: RaceState) -> RaceState:
    """Count a turn of the last player with boats on the river, where the house limits them (6)."""
    if state.layout.last_alone is not LastAlone.THREE_TURNS:
        return state
    alone = sum(map(state.is_afloat, range(state.players))) == 1
    return replace(state, alone_turns=state.alone_turns + 1) if alone else state
