"""What is told of a race at its end is true on every river; counted here another way."""

import re
from collections import Counter
from statistics import mean

import pytest
from hypothesis import given

from riverlib.core.people import People
from riverlib.race import HARBOUR, LOST, WIND, RaceState, Roll, TieBreak, is_on_river
from riverlib.race.evening import evening
from riverlib.race.events import BoatDocked, Event, Rolled, TideTurned
from tests.race.random_races import RACES, Race

NAMES = ("Ann", "Ben", "Cleo", "Dan")


def raced(race: Race) -> tuple[RaceState, list[Event], list[tuple[int, int, int, int]]]:
    """The end, what happened, and round, face, seat and dock of every arrival."""
    events: list[Event] = []
    arrivals = []
    state = race.opening()
    face = tides = 0
    for _, action, state, more in race.moves():  # noqa: B007 - the last one is returned
        face = action.face if isinstance(action, Roll) else face
        for event in more:
            events.append(event)
            tides += isinstance(event, TideTurned)
            if isinstance(event, BoatDocked):
                arrivals.append((tides + 1, face, event.seat, event.dock))
    return state, events, arrivals


@given(race=RACES)
def test_the_places_are_those_of_the_winners(race: Race) -> None:
    state, *_ = raced(race)
    assert tuple(no for no, place in enumerate(state.places) if place == 1) == state.winners
    for seat, place in enumerate(state.places):
        better = [other for other in range(race.players) if state.places[other] < place]
        assert len(better) == place - 1
        assert all(state.scores[other] >= state.scores[seat] for other in better)


@given(race=RACES)
def test_boats_home_and_lost_are_counted_right(race: Race) -> None:
    state, events, arrivals = raced(race)
    names = NAMES[: race.players]
    for seat in range(race.players):
        people = People(names, seat)
        *_, home, _, fall = evening(state, events, people=people, persons=[seat])
        docks = [dock for _, _, owner, dock in arrivals if owner == seat]
        assert [int(no) for no in re.findall(r"\d+", home.text.partition("dock")[2])] == docks
        assert len(docks) == state.boats[seat].count(HARBOUR)
        if race.layout.boats > 1 and docks:
            boats = race.layout.boats
            all_home = "Both" if boats == 2 else f"All {boats}"
            assert re.match(rf"({len(docks)} of your {boats}|{all_home} of your) boats", home.text)
        assert home.text.startswith("None") == (not docks and race.layout.boats > 1)
        lost = Counter(at for at, fleet in enumerate(state.boats) for end in fleet if end == LOST)
        late = sum(is_on_river(place) for fleet in state.boats for place in fleet)
        assert ("too late" in fall.text) == bool(late)
        if len(lost) == race.players > 2 and len(set(lost.values())) == 1:
            assert re.match(r"It took (one|two|three|\d+) boats? from everybody\.", fall.text)
            continue
        for at, count in lost.items():
            owner = "yours" if at == seat else f"{names[at]}'s"
            assert (f"{count} of {owner}" if lost.total() > 1 else owner) in fall.text
        said = {0: "no", 1: "one"}.get(lost.total(), str(lost.total()))
        assert fall.text.startswith(f"It took {said} boat")


@given(race=RACES)
def test_whoever_lost_with_lower_throws_is_consoled_and_nobody_else(race: Race) -> None:
    state, events, _ = raced(race)
    for seat in range(race.players):
        people = People(NAMES[: race.players], seat)
        told = evening(state, events, people=people, persons=[seat])
        dice = [each.text for each in told if each.title == "The dice"]
        if seat in state.winners:
            assert not dice
        for text in dice:
            mine, theirs = (
                [each.face for each in events if isinstance(each, Rolled) and each.seat == no]
                for no in (seat, state.winners[0])
            )
            averages = [mean(face for face in faces if face != WIND) for faces in (mine, theirs)]
            assert [float(no) for no in re.findall(r"\d\.\d", text)] == [
                pytest.approx(each, abs=0.051) for each in averages
            ]
            assert averages[0] < averages[1]


@given(race=RACES)
def test_the_lead_is_told_from_where_it_changed_for_good(race: Race) -> None:
    state, events, arrivals = raced(race)
    names = NAMES[: race.players]
    everybody = range(race.players)
    *_, turn, _ = evening(state, events, people=People(names, None), persons=everybody)
    assert turn.title == "The lead", "docks do not tell what turned a race: chances do"
    if not arrivals:
        assert turn.text == "No boat came home, so nobody was ever ahead."
        return
    lead = [in_front(race, arrivals[:count]) for count in range(len(arrivals) + 1)]
    since = next(no for no in range(1, len(lead)) if all(each == lead[-1] for each in lead[no:]))
    round_no, face, seat, dock = arrivals[since - 1]
    assert lead[-1] == set(state.winners)
    assert f"dock {dock}" in turn.text
    if since == 1:
        assert (
            turn.text == f"{names[seat]} took dock {dock} in round {round_no} and led to the end."
        )
        return
    throw = "the wind" if face == 6 else f"a {face}"
    assert turn.text.startswith(f"Round {round_no}: with {throw} {names[seat]} took")
    passed = {no for no in everybody if names[no] in turn.text.partition(" and ")[2]}
    assert passed == lead[since - 1] - {seat}
    assert ("Nobody caught up" in turn.text) == (since < len(arrivals) and len(lead[-1]) == 1)


def in_front(race: Race, arrivals: list[tuple[int, int, int, int]]) -> set[int]:
    """Who has most, counted from the arrivals alone."""
    docks = {
        seat: [dock for _, _, each, dock in arrivals if each == seat]
        for seat in range(race.players)
    }
    shared = race.layout.tie_break is TieBreak.SHARED
    worth = {
        seat: (sum(own),) if shared else (sum(own), len(own), max(own, default=0))
        for seat, own in docks.items()
    }
    return {seat for seat, each in worth.items() if each == max(worth.values())}


@given(race=RACES.filter(lambda race: race.players > 2))
def test_of_several_people_everybodys_boats_are_told(race: Race) -> None:
    """A list with one left out reads as if nobody else had brought a boat home."""
    state, events, _ = raced(race)
    names = NAMES[: race.players]
    home, *_ = evening(state, events, people=People(names, None), persons=[0, 1])
    counts = [fleet.count(HARBOUR) for fleet in state.boats]
    if len(set(counts)) == 1:
        assert home.text.startswith("Everybody brought " if counts[0] else "Nobody brought ")
        return
    said = {0: " none", 1: " one", 2: " two", 3: " three"}
    for group in home.text.removesuffix(".").split("; "):
        told = {count for name, count in zip(names, counts, strict=True) if name in group}
        assert len(told) == 1, "those with as many are told together"
        assert said.get(max(told), f" {max(told)}") in group
    assert all(home.text.count(name) == 1 for name in names)
