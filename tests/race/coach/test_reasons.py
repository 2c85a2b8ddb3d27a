"""Reasons for a choice: what they promise is so."""

import re
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given

from riverlib import race
from riverlib.race import HARBOUR, WIND, Choice, GoodWind, IllWind, LoseTurn, Phase, Sail
from riverlib.race.coach.reasons import reason, reason_over
from tests.race.random_races import RACES, Race

LONG = replace(race.DEFAULT_LAYOUT, decline_wind=True)
NAMES = ("Anna", "Ben")


def position(own: str, other: str, *, face: int, tides: int = 0) -> race.RaceState:
    """Return a position; boats as digits, the sandbank on 0 and the high tide on 4 before tides."""
    boats = tuple(tuple(int(place) for place in fleet.split()) for fleet in (own, other))
    start = race.new_game(LONG, players=2)
    return replace(start, boats=boats, face=face, phase=Phase.CHOOSE, tides=tides)


# fmt: off
REASONS: dict[str, tuple[race.RaceState, Choice, str]] = {
    "home":                         (position("9 3 3", "3 3 3", face=2), Sail(9), "dock 12"),
    "the last boat above the fall": (position("0 3 3", "3 3 3", face=2), Sail(0), "saves the boat"),
    "one of two above the fall":    (position("0 0 3", "3 3 3", face=2), Sail(0), "saves one of"),
    "a ride":                       (position("3 3 6", "3 3 3", face=1), Sail(3, ride=True), "on"),
    "onto the sandbank":            (position("3 3 6", "3 3 3", face=5, tides=4), Sail(3), "only"),
    "away from the fall":           (position("2 5 6", "3 3 3", face=1), Sail(2), "in good time"),
    "two cards to go":              (position("6 5 4", "3 3 3", face=2, tides=8), Sail(6), "half"),
    "one card to go":               (position("6 5 4", "3 3 3", face=3, tides=8), Sail(6), "two"),
    "the sandbank in the way":      (position("6 5 4", "3 3 3", face=2, tides=1), Sail(6), "best"),
    "the sandbank goes round":      (position("6 5 4", "3 3 3", face=2), Sail(6), "best dock left"),
    "a boat behind":                (position("8 5 4", "3 3 3", face=2), Sail(4), "behind"),
    "a good wind":                  (position("2 5 6", "3 3 3", face=WIND), GoodWind(2), "in good"),
    "an ill wind":                  (position("3 3 3", "3 5 6", face=WIND), IllWind(1, 5), "costs"),
    "an ill wind to the fall":      (position("3 3 3", "0 5 6", face=WIND), IllWind(1, 5), "right"),
    "no wind":                      (position("3 3 3", "3 5 6", face=WIND), LoseTurn(), "it pass"),
}
# fmt: on


@pytest.mark.parametrize(("state", "choice", "words"), REASONS.values(), ids=REASONS)
def test_a_choice_has_a_reason(state: race.RaceState, choice: Choice, words: str) -> None:
    assert choice in race.legal_actions(state)
    assert words in reason(state, choice, NAMES)


def test_two_boats_that_the_tide_would_bring_to_card_1_at_once_are_a_reason() -> None:
    state = position("1 1 2", "3 3 3", face=1)
    assert reason_over(state, Sail(1), Sail(2), NAMES) == (
        "Otherwise the tide brings 2 boats to card 1 at once: a turn saves only one."
    )
    assert "at once" not in reason_over(state, Sail(2), Sail(1), NAMES)


@pytest.mark.parametrize(("face", "promise", "least"), [(2, "half of all", 3), (3, "two of", 4)])
def test_as_many_throws_bring_the_boat_home_as_are_promised(
    face: int, promise: str, least: int
) -> None:
    starts = [position("6 99 -1", "6 6 6", face=face, tides=tides) for tides in range(LONG.cards)]
    promised = [state for state in starts if promise in reason(state, Sail(6), NAMES)]
    assert promised
    assert all(throws_home(state) >= least for state in promised)


def throws_home(state: race.RaceState) -> int:
    """Sail from card 7, let Ben sail too, and count the throws that then bring Anna's boat home."""
    state, _ = race.apply(state, Sail(6))
    state, _ = race.apply(race.apply(state, race.Roll(1))[0], Sail(6))
    thrown = [race.apply(state, race.Roll(face))[0] for face in range(1, WIND + 1)]
    return sum(
        any(race.target_of(each, choice) == race.HARBOUR for choice in race.legal_actions(each))
        for each in thrown
    )


# fmt: off
BESIDE: dict[str, tuple[str, int, Choice, str]] = {
    "the other boat is stopped earlier": ("1 3 6", 5, Sail(3), "would be stopped by it after one"),
    "the other boat goes farther":       ("1 5 6", 5, Sail(5), ""),
}
# fmt: on
"""Own boats, throw, the other choice, and what is told of it beside the boat on card 2."""


@pytest.mark.parametrize(("own", "face", "other", "told"), BESIDE.values(), ids=BESIDE)
def test_where_the_sandbank_stops_both_boats_the_earlier_stop_is_told(
    own: str, face: int, other: Choice, told: str
) -> None:
    state = position(own, "3 3 3", face=face, tides=6)
    assert state.sandbank == 4
    said = reason_over(state, Sail(1), other, NAMES)
    assert told in said
    assert ("The other boat" in said) == bool(told)


# fmt: off
APART: dict[str, tuple[race.RaceState, Choice, Choice, str]] = {
    "the sandbank, though fewer cards on":
        (position("1 3 4", "3 3 3", face=3, tides=5), Sail(4), Sail(1), "at the sandbank over"),
    "both boats come home":
        (position("8 9 99", "3 3 3", face=3, tides=9), Sail(8), Sail(9), "The other boat can wait"),
    "two boats from the waterfall":
        (position("1 2 6", "3 3 3", face=1), Sail(1), Sail(2), "back boat is then one card"),
    "the boat in the middle":
        (position("3 5 7", "3 3 3", face=1, tides=9), Sail(5), Sail(3), "middle boat is then one"),
    "a rival's boat farther ahead":
        (position("3 3 3", "2 5 8", face=WIND), IllWind(1, 8), IllWind(1, 5), "nearer to the harb"),
    "a wind for a rival beside one of one's own":
        (position("2 5 6", "2 5 8", face=WIND), IllWind(1, 8), GoodWind(2), "it loses 3 cards"),
}
# fmt: on
"""Position, a choice, another one, and what is told of the first."""


@pytest.mark.parametrize(("state", "choice", "other", "told"), APART.values(), ids=APART)
def test_what_speaks_for_both_tells_nothing_apart(
    state: race.RaceState, choice: Choice, other: Choice, told: str
) -> None:
    assert {choice, other} <= set(race.legal_actions(state))
    assert told in reason_over(state, choice, other, NAMES)


@given(race=RACES)
def test_how_two_choices_differ_is_so(race: Race) -> None:
    for state, *_ in race.moves():
        for choice, other in permutations(state_choices(state), 2):
            told = reason_over(state, choice, other, ("Anna", "Ben", "Cleo", "Dora"))
            assert told not in reason_over(state, other, choice, NAMES * 2) or not told
            on = r"The (\w+) boat is then (\w+) cards? farther"
            if found := re.search(on, told):
                cards = 1 if found[2] == "one" else int(found[2])
                here, there = (boat_after(state, each, found[1]) for each in (choice, other))
                assert here - there == cards > 0
            if "after that nothing stops it" in told:
                assert state.sandbank == target(state, choice) != target(state, other)
            if "can wait" in told:
                assert target(state, choice) == target(state, other) == HARBOUR
            if found := re.search(r"It comes (\w+) cards? on, the other boat only (\w+)", told):
                assert found[1] != found[2]


def state_choices(state: race.RaceState) -> tuple[Choice, ...]:
    return race.legal_actions(state)[:5]


def target(state: race.RaceState, choice: Choice) -> int | None:
    return race.target_of(state, choice)


def boat_after(state: race.RaceState, choice: Choice, which: str) -> int:
    """Return the place of a boat on the river after a choice; "boat" is the one behind all."""
    assert isinstance(choice, Sail | GoodWind)
    fleet = list(state.boats[state.turn])
    fleet.remove(choice.origin)
    there = sorted(place for place in [*fleet, target(state, choice)] if race.is_on_river(place))
    return there[{"only": 0, "back": 0, "middle": 1, "third": -3, "second": -2, "front": -1}[which]]
