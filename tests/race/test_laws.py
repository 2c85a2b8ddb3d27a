"""Laws that hold in every race on every river (docs/rules/race.md 1 to 6)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields, replace

import pytest
from hypothesis import find, given

from riverlib.core import GameLog, IllegalActionError
from riverlib.race import (
    DEFAULT_LAYOUT,
    DOCKS,
    HARBOUR,
    LOST,
    Choice,
    GoodWind,
    IllWind,
    LastAlone,
    Layout,
    LoseTurn,
    Phase,
    RaceState,
    Roll,
    Sail,
    apply,
    is_on_river,
    legal_actions,
    replay,
    start_log,
    steps,
    target_of,
    with_action,
)
from riverlib.race.events import BoatDocked, BoatLost, Event, RaceEnded, TideTurned
from tests.race.random_races import RACES, Race, layouts
from tests.race.retold import retold
from tests.race.river import docks_taken


@pytest.mark.parametrize("rule", [field.name for field in fields(Layout)])
def test_random_rivers_vary_every_rule(rule: str) -> None:
    """What they leave out is held to nothing: neither to these laws nor to the kernel."""
    find(layouts(), lambda layout: getattr(layout, rule) != getattr(DEFAULT_LAYOUT, rule))


@given(race=RACES)
def test_boats_are_conserved(race: Race) -> None:
    for _, _, state, _ in race.moves():
        assert [len(fleet) for fleet in state.boats] == [race.layout.boats] * race.players
        places = {place for fleet in state.boats for place in fleet}
        assert places <= {LOST, HARBOUR, *range(race.layout.cards)}
        home = {
            (seat, boat)
            for seat, fleet in enumerate(state.boats)
            for boat, place in enumerate(fleet)
            if place == HARBOUR
        }
        assert set(state.docked) == home
        assert len(state.docked) == len(home)


@given(race=RACES)
def test_docks_are_taken_in_order_and_once_each(race: Race) -> None:
    taken: list[int] = []
    points: Counter[int] = Counter()
    for before, _, state, events in race.moves():
        assert state.docked[: len(before.docked)] == before.docked
        taken += docks_taken(events)
        for event in events:
            if isinstance(event, BoatDocked):
                points[event.seat] += event.dock
        assert state.scores == state.totals == tuple(points[seat] for seat in range(race.players))
    assert taken == list(range(DOCKS, DOCKS - len(taken), -1))


@given(race=RACES)
def test_only_boats_on_the_lowest_card_are_lost_and_only_by_the_tide(race: Race) -> None:
    for before, action, state, events in race.moves():
        lost = [(event.seat, event.boat) for event in events if isinstance(event, BoatLost)]
        assert len(set(lost)) == len(lost)
        gone = {
            (seat, boat)
            for seat, fleet in enumerate(state.boats)
            for boat, place in enumerate(fleet)
            if place == LOST != before.boats[seat][boat]
        }
        assert gone == set(lost)
        turned = sum(isinstance(event, TideTurned) for event in events)
        assert state.tides == before.tides + turned
        assert bool(lost) <= turned <= 1
        if not isinstance(action, Roll) and turned == 1:
            moved = retold(before, before_the_tide(events))
            assert all(moved.boats[seat][boat] == 0 for seat, boat in lost)


def before_the_tide(events: Iterable[Event]) -> list[Event]:
    """Return what happened until the tide turned."""
    told = list(events)
    return told[: next(no for no, event in enumerate(told) if isinstance(event, TideTurned))]


@given(race=RACES)
def test_boats_once_home_or_lost_stay_there(race: Race) -> None:
    for before, _, state, _ in race.moves():
        for fleet, then in zip(before.boats, state.boats, strict=True):
            for place, after in zip(fleet, then, strict=True):
                assert is_on_river(place) or place == after


def every_choice(state: RaceState) -> set[Choice]:
    """Return every choice there is, sensible or not."""
    places = (LOST, *range(state.layout.cards + 1), HARBOUR)
    seats = range(-1, state.players + 1)
    sails = {Sail(place, ride) for place in places for ride in (False, True)}
    ills = {IllWind(seat, place) for seat in seats for place in places}
    return {*sails, *map(GoodWind, places), *ills, LoseTurn()}


@given(race=RACES)
def test_every_legal_action_applies_and_every_other_is_refused(race: Race) -> None:
    for before, action, _, _ in race.moves():
        legal = legal_actions(before)
        assert len(set(legal)) == len(legal)
        for each in legal:
            apply(before, each)
        text = repr(before)
        for each in every_choice(before) - set(legal):
            with pytest.raises(IllegalActionError):
                apply(before, each)
        for face in range(-1, 9):
            if before.phase is Phase.ROLL and face in range(1, 7):
                apply(before, Roll(face))
                continue
            with pytest.raises(IllegalActionError):
                apply(before, Roll(face))
        assert repr(before) == text
        assert action in legal or isinstance(action, Roll)


@given(race=RACES)
def test_phase_seat_and_throw_fit_together(race: Race) -> None:
    state = race.opening()
    for before, _, state, _ in race.moves():
        for each in (before, state):
            assert (each.phase is Phase.CHOOSE) is (each.to_move is not None)
            assert (each.phase is Phase.CHOOSE) is (each.face is not None)
            assert (each.phase is Phase.CHOOSE) is bool(legal_actions(each))
            assert each.is_over is (each.phase is Phase.OVER)
            assert bool(each.winners) is each.is_over
            assert each.is_over or each.is_afloat(each.turn)
            assert each.to_move in (None, each.turn)
    for wrong in (*every_choice(state), *map(Roll, range(8))):
        with pytest.raises(IllegalActionError, match="the race is over"):
            apply(state, wrong)


@given(race=RACES)
def test_a_choice_leads_where_it_says(race: Race) -> None:
    for before, action, state, events in race.moves():
        if isinstance(action, Roll) or any(isinstance(event, TideTurned) for event in events):
            continue
        seat = action.seat if isinstance(action, IllWind) else before.turn
        moved = Counter(before.boats[seat])
        if not isinstance(action, LoseTurn):
            target = target_of(before, action)
            assert target is not None
            moved[action.origin] -= 1
            moved[target] += 1
        assert Counter(state.boats[seat]) == +moved
        for other in set(range(race.players)) - {seat}:
            assert state.boats[other] == before.boats[other]


@given(race=RACES)
def test_the_tide_turns_once_a_round_from_the_second_on(race: Race) -> None:
    """The place in the round goes up from turn to turn; where it does not, a round has passed."""
    place, rounds = 0, 0
    for before, action, state, _ in race.moves():
        if isinstance(action, Roll) or state.is_over:
            continue
        then = (state.turn - state.first) % race.players
        rounds += then <= place
        place = then
        assert state.tides == rounds
        skipped = (before.turn + 1) % race.players
        while skipped != state.turn:
            assert not state.is_afloat(skipped)
            skipped = (skipped + 1) % race.players


@given(race=RACES)
def test_a_race_is_over_exactly_when_nobody_can_go_on(race: Race) -> None:
    for _, action, state, events in race.moves():
        afloat = [seat for seat in range(race.players) if state.is_afloat(seat)]
        three_turns = race.layout.last_alone is LastAlone.THREE_TURNS
        too_late = three_turns and state.alone_turns == 3 and not isinstance(action, Roll)
        if not afloat:
            assert state.is_over
        elif state.is_over:
            assert too_late
            assert len(afloat) == 1
        assert (RaceEnded(state.winners) in events) is state.is_over
        assert state.alone_turns <= 3 * three_turns


@given(race=RACES)
def test_the_special_cards_lie_where_the_tides_brought_them(race: Race) -> None:
    for _, _, state, _ in race.moves():
        assert state.order[state.sandbank] == race.layout.sandbank
        assert state.order[state.high_tide] == race.layout.high_tide
        assert sorted(state.order) == list(range(race.layout.cards))
        assert state.sandbank != state.high_tide


@given(race=RACES)
def test_the_events_tell_the_whole_race(race: Race) -> None:
    told = race.opening()
    for _, _, state, events in race.moves():
        told = retold(told, events)
        assert told == state


@given(race=RACES)
def test_a_log_replays_to_the_same_state(race: Race) -> None:
    log = start_log(race.layout, players=race.players, first=race.first)
    moves = list(race.moves())
    for _, action, _, _ in moves:
        log = with_action(log, action)
    read = GameLog.from_json(log.to_json())
    assert replay(read) == moves[-1][2]
    assert list(steps(read)) == [(state, events) for _, _, state, events in moves]
    half = replace(read, actions=read.actions[: len(moves) // 2])
    assert replay(half) == moves[len(moves) // 2][0]
