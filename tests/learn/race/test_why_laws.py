"""On whatever river: what a reason states is what the engine does."""

from dataclasses import replace

from hypothesis import given

from riverlib.learn.race import why
from riverlib.race import (
    DOCKS,
    HARBOUR,
    WIND,
    GoodWind,
    IllWind,
    LoseTurn,
    Phase,
    RaceState,
    Ride,
    Roll,
    apply,
    legal_actions,
)
from riverlib.race.events import (
    BoatDocked,
    BoatLost,
    BoatSailed,
    Event,
    GoodWindBlew,
    IllWindBlew,
    RanAground,
    RodeTheTide,
    TideTurned,
    TurnLost,
)
from tests.race.random_races import RACES, Race

NAMES = ("Anna", "Ben", "Cleo", "Dora")
_MOVES = (BoatSailed, RodeTheTide, GoodWindBlew, IllWindBlew)


def names(race: Race) -> tuple[str, ...]:
    return NAMES[: race.players]


def kind_holds(state: RaceState, reason: why.LandingReason, events: tuple[Event, ...]) -> bool:
    """Judge a kind by what then happened."""
    happened = {type(event) for event in events}
    sailed = next((event for event in events if isinstance(event, BoatSailed)), None)
    aground, home = RanAground in happened, BoatDocked in happened
    rode, good = RodeTheTide in happened, GoodWindBlew in happened
    kinds = why.Landing
    return {
        kinds.PLAIN: sailed is not None
        and not (aground or home or rode)
        and sailed.target - sailed.origin == state.face,
        kinds.SANDBANK: sailed is not None and aground and not rode,
        kinds.HIGH_TIDE: sailed is not None
        and sailed.target == state.high_tide
        and not rode
        and state.layout.ride is Ride.CHOICE,
        kinds.RIDE: rode and not aground and not home,
        kinds.RIDE_SANDBANK: rode and aground,
        kinds.RIDE_HARBOUR: rode and home,
        kinds.HARBOUR: home and not rode,
        kinds.GOOD_WIND: good and reason.target in state.boats[state.turn],
        kinds.GOOD_WIND_SANDBANK: good and aground,
        kinds.ILL_WIND: IllWindBlew in happened,
        kinds.WIND_PASSES: TurnLost in happened and len(legal_actions(state)) > 1,
        kinds.NO_WIND: TurnLost in happened and len(legal_actions(state)) == 1,
    }[reason.kind]


@given(race=RACES)
def test_a_boat_lands_where_its_reason_says(race: Race) -> None:
    for before, _, _, _ in race.moves():
        for choice in legal_actions(before):
            reason = why.landing_reason(before, choice, names=names(race))
            _, events = apply(before, choice)
            assert kind_holds(before, reason, events), reason
            last = [event for event in events if isinstance(event, _MOVES)][-1:]
            assert reason.target == (last[0].target if last else None)
            docks = [event.dock for event in events if isinstance(event, BoatDocked)]
            assert [reason.dock] == (docks or [None])
            if reason.dock:
                assert f"dock {reason.dock}" in reason.text
            elif reason.target is not None:
                assert f"card {reason.target + 1}" in reason.text


@given(race=RACES)
def test_a_smaller_throw_would_have_been_enough_where_it_is_said(race: Race) -> None:
    for before, _, _, _ in race.moves():
        for choice in legal_actions(before):
            reason = why.landing_reason(before, choice, names=names(race))
            if reason.kind is why.Landing.HARBOUR and "would be enough" in reason.text:
                enough = int(reason.text.split(": ")[1].split()[0])
                assert enough < (before.face or 0)
                assert apply_face(before, enough, reason.origin) == HARBOUR
                if enough > 1:
                    assert apply_face(before, enough - 1, reason.origin) != HARBOUR


def apply_face(state: RaceState, face: int, origin: int | None) -> int:
    """Throw another number and say where the boat's sail ends without a ride."""
    thrown, _ = apply(replace(state, phase=Phase.ROLL, face=None), Roll(face))
    sails = [each for each in legal_actions(thrown) if getattr(each, "origin", None) == origin]
    _, events = apply(thrown, sails[0])
    return next(event.target for event in events if isinstance(event, BoatSailed))


@given(race=RACES)
def test_the_tide_turns_after_the_turn_that_was_named(race: Race) -> None:
    said: why.TideReason | None = None
    for before, action, _, events in race.moves():
        if isinstance(action, Roll):
            continue
        if said is None:
            said = why.tide_reason(before, names=names(race))
        tide = next((event for event in events if isinstance(event, TideTurned)), None)
        if tide is None:
            continue
        assert said.after == before.turn
        said = None
    if said is not None:  # the race was over before the tide
        assert said.after is None or before.turn in range(race.players)


@given(race=RACES)
def test_what_falls_next_falls_if_nothing_moves_it(race: Race) -> None:
    for before, _, _, _ in race.moves():
        falls = set(why.falls_next(before))
        for choice in legal_actions(before):
            state, events = apply(before, choice)
            if not any(isinstance(event, TideTurned) for event in events):
                continue
            lost = {(each.seat, each.boat) for each in events if isinstance(each, BoatLost)}
            moved = {
                (getattr(each, "victim", each.seat), each.boat)
                for each in events
                if isinstance(each, _MOVES)
            }
            assert lost - moved == falls - moved
            assert state.tides == before.tides + sum(isinstance(e, TideTurned) for e in events)


@given(race=RACES)
def test_no_tide_is_left_exactly_before_a_race_ends_by_counted_turns(race: Race) -> None:
    for before, _, _, _ in race.moves():
        if why.tide_reason(before, names=names(race)).after is None:
            for choice in legal_actions(before):
                assert apply(before, choice)[0].is_over


@given(race=RACES)
def test_the_wind_can_do_what_the_engine_lets_it_do(race: Race) -> None:
    for before, _, _, _ in race.moves():
        if before.phase is not Phase.ROLL:
            continue
        reason = why.wind_reason(before, names=names(race))
        legal = legal_actions(apply(before, Roll(WIND))[0])
        assert {*reason.good, *reason.ill} == {
            each for each in legal if isinstance(each, GoodWind | IllWind)
        }
        assert reason.may_pass == (LoseTurn() in legal)
        assert bool(reason.good) == (reason.kind in (why.Wind.BOTH, why.Wind.GOOD))
        assert bool(reason.ill) == (reason.kind in (why.Wind.BOTH, why.Wind.ILL))


@given(race=RACES)
def test_a_moment_names_what_the_engine_allows(race: Race) -> None:
    for before, _, after, _ in race.moves():
        for state in (before, after):
            for you in (*range(race.players), None):
                reason = why.moment(state, names=names(race), you=you)
                assert set(reason.choices) == set(legal_actions(state))
                assert len(reason.text.split()) <= 50
                rides = any(getattr(each, "ride", False) for each in reason.choices)
                assert (reason.kind is why.Moment.RIDE) == (rides and len(reason.choices) > 1)
            assert len(why.docks_left(state)) == DOCKS - len(state.docked)
            if why.docks_left(state):
                assert why.docks_left(state)[0] == DOCKS - len(state.docked)
