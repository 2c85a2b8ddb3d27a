"""Reasons for a choice: what they promise is so."""

from dataclasses import replace

import pytest

from riverlib import race
from riverlib.race import WIND, Choice, GoodWind, IllWind, LoseTurn, Phase, Sail
from riverlib.race.coach.reasons import reason, reason_over

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
    "no wind":                      (position("3 3 3", "3 5 6", face=WIND), LoseTurn(), "waiting"),
}
# fmt: on


@pytest.mark.parametrize(("state", "choice", "words"), REASONS.values(), ids=REASONS)
def test_a_choice_has_a_reason(state: race.RaceState, choice: Choice, words: str) -> None:
    assert choice in race.legal_actions(state)
    assert words in reason(state, choice, NAMES)


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
