"""Throws of 1 to 5, the sandbank and the high tide: docs/rules/race.md 3."""

from dataclasses import replace

import pytest

from riverlib.race import Layout, Ride, Roll, Sail, apply, legal_actions, target_of
from riverlib.race.events import BoatDocked, BoatSailed, RanAground, RodeTheTide
from tests.race.river import PLAIN, choice, kinds, legal_text, position, write

ALWAYS = replace(PLAIN, ride=Ride.ALWAYS)
OTHERS = " | 4 4 5"
"""The boats of the opponent, who is in nobody's way."""
SAILED, AGROUND = "BoatSailed", "BoatSailed RanAground"
RODE, DOCKED = "BoatSailed RodeTheTide", "BoatSailed BoatDocked"
RODE_HOME, RODE_AGROUND = f"{RODE} BoatDocked", f"{RODE} RanAground"

# fmt: off
SAILS = {  #                      sandbank, tide  boats face choice    then     events
    "a boat sails its throw":            (0, 9, "3 3 3", 4, "sail 3",        "7 3 3", SAILED),
    "any own boat can":                  (0, 9, "1 5 7", 1, "sail 5",        "1 6 7", SAILED),
    "past other boats, which stay":      (0, 9, "3 4 5", 5, "sail 3",        "8 4 5", SAILED),
    "onto an own boat":                  (0, 9, "3 5 7", 2, "sail 3",        "5 5 7", SAILED),
    "onto opponents' boats":             (0, 9, "3 5 7", 1, "sail 3",        "4 5 7", SAILED),
    "onto a card full of boats":         (0, 9, "2 4 4", 2, "sail 2",        "4 4 4", SAILED),
    "off the card at the waterfall":     (5, 9, "0 4 4", 2, "sail 0",        "2 4 4", SAILED),
    "the sandbank stops a boat short":   (5, 9, "3 3 3", 4, "sail 3",        "5 3 3", AGROUND),
    "a throw that ends on it":           (5, 9, "3 3 3", 2, "sail 3",        "5 3 3", AGROUND),
    "a throw that ends before it":       (5, 9, "3 3 3", 1, "sail 3",        "4 3 3", SAILED),
    "from the sandbank as usual":        (5, 9, "5 3 3", 3, "sail 5",        "8 3 3", SAILED),
    "from the sandbank by one":          (5, 9, "5 3 3", 1, "sail 5",        "6 3 3", SAILED),
    "past a sandbank that lies behind":  (2, 9, "3 3 3", 5, "sail 3",        "8 3 3", SAILED),
    "boats lie there already":           (5, 9, "3 5 3", 4, "sail 3",        "5 5 3", AGROUND),
    "it stops before the harbour":       (9, 0, "8 3 3", 5, "sail 8",        "9 3 3", AGROUND),
    "it stops before the high tide":     (5, 6, "4 3 3", 2, "sail 4",        "5 3 3", AGROUND),
    "just into the harbour":             (0, 5, "8 3 3", 2, "sail 8",        "H 3 3", DOCKED),
    "into the harbour with more":        (0, 5, "8 3 3", 5, "sail 8",        "H 3 3", DOCKED),
    "one short of the harbour":          (0, 5, "7 3 3", 2, "sail 7",        "9 3 3", SAILED),
    "from the sandbank to the harbour":  (9, 0, "9 3 3", 1, "sail 9",        "H 3 3", DOCKED),
    "onto the high tide without a ride": (0, 5, "3 3 3", 2, "sail 3",        "5 3 3", SAILED),
    "past the high tide":                (0, 5, "3 3 3", 3, "sail 3",        "6 3 3", SAILED),
    "from the high tide as usual":       (0, 5, "5 3 3", 2, "sail 5",        "7 3 3", SAILED),
    "a ride of three cards":             (0, 5, "3 3 3", 2, "sail 3 ride",   "8 3 3", RODE),
    "a ride from the sandbank":          (3, 5, "3 3 3", 2, "sail 3 ride",   "8 3 3", RODE),
    "a ride to the last card":           (0, 6, "3 3 3", 3, "sail 3 ride",   "9 3 3", RODE),
    "a ride just into the harbour":      (0, 7, "3 3 3", 4, "sail 3 ride",   "H 3 3", RODE_HOME),
    "a ride from the last card":         (0, 9, "8 3 3", 1, "sail 8 ride",   "H 3 3", RODE_HOME),
    "a ride onto the sandbank":          (8, 5, "3 3 3", 2, "sail 3 ride",   "8 3 3", RODE_AGROUND),
    "a ride stopped by the sandbank":    (6, 5, "3 3 3", 2, "sail 3 ride",   "6 3 3", RODE_AGROUND),
    "a ride stopped before the harbour": (9, 8, "7 3 3", 1, "sail 7 ride",   "9 3 3", RODE_AGROUND),
}
# fmt: on


@pytest.mark.parametrize(
    ("sandbank", "tide", "boats", "face", "text", "then", "told"), SAILS.values(), ids=SAILS
)
def test_sailing(
    sandbank: int, tide: int, boats: str, face: int, text: str, then: str, told: str
) -> None:
    state = position(boats + OTHERS, sandbank=sandbank, high_tide=tide, face=face)
    state, events = apply(state, choice(text))
    assert write(state) == then + OTHERS
    assert kinds(events) == told


# fmt: off
LEGAL = {  #                   layout sandbank, tide  boats  face  choices
    "every card with an own boat":       (PLAIN,  0, 9, "1 5 7", 1, "sail 1; sail 5; sail 7"),
    "boats on one card are one choice":  (PLAIN,  0, 9, "3 3 3", 1, "sail 3"),
    "nor boats at home or lost":         (PLAIN,  0, 9, "H 4 -", 1, "sail 4"),
    "from the lowest card up":           (PLAIN,  0, 9, "7 1 5", 1, "sail 1; sail 5; sail 7"),
    "on the sandbank too":               (PLAIN,  5, 9, "5 H H", 2, "sail 5"),
    "a boat before the harbour":         (PLAIN,  0, 8, "9 H H", 5, "sail 9"),
    "a ride is a choice":                (PLAIN,  0, 5, "3 4 H", 2, "sail 3; sail 3 ride; sail 4"),
    "one throw, one boat that may ride": (PLAIN,  0, 5, "3 4 H", 1, "sail 3; sail 4; sail 4 ride"),
    "no ride when passing over":         (PLAIN,  0, 5, "3 4 H", 3, "sail 3; sail 4"),
    "no ride from the high tide itself": (PLAIN,  0, 5, "5 H H", 1, "sail 5"),
    "no ride behind the sandbank":       (PLAIN,  4, 5, "3 H H", 2, "sail 3"),
    "a ride from the sandbank":          (PLAIN,  4, 5, "4 H H", 1, "sail 4; sail 4 ride"),
    "a ride that may be stopped":        (PLAIN,  6, 5, "4 H H", 1, "sail 4; sail 4 ride"),
    "house: a ride is a must":           (ALWAYS, 0, 5, "3 4 H", 2, "sail 3 ride; sail 4"),
    "house: but only a ride":            (ALWAYS, 0, 5, "3 4 H", 3, "sail 3; sail 4"),
    "house: another boat is free":       (ALWAYS, 0, 5, "3 3 4", 1, "sail 3; sail 4 ride"),
}
# fmt: on


@pytest.mark.parametrize(
    ("layout", "sandbank", "tide", "boats", "face", "legal"), LEGAL.values(), ids=LEGAL
)
def test_what_may_sail(
    layout: Layout, sandbank: int, tide: int, boats: str, face: int, legal: str
) -> None:
    state = position(boats + OTHERS, sandbank=sandbank, high_tide=tide, face=face, layout=layout)
    assert legal_text(state) == legal


@pytest.mark.parametrize("face", range(1, 6))
@pytest.mark.parametrize("place", range(10))
def test_a_boat_on_the_river_can_always_sail(face: int, place: int) -> None:
    assert legal_text(position(f"{place} - H", face=face, sandbank=4)) != ""


def test_the_events_of_a_ride_say_both_legs() -> None:
    state = position("3 9 9" + OTHERS, high_tide=7, face=4)
    _, events = apply(state, Sail(3, ride=True))
    assert events == (BoatSailed(0, 0, 3, 7), RodeTheTide(0, 0, 7, 99), BoatDocked(0, 0, 12))


def test_the_events_of_a_boat_run_aground_say_where() -> None:
    _, events = apply(position("8 3 9" + OTHERS, sandbank=5, high_tide=0, face=4), Sail(3))
    assert events == (BoatSailed(0, 1, 3, 5), RanAground(0, 1, 5))


def test_target_of_tells_where_a_choice_ends() -> None:
    state = position("3 4 9" + OTHERS, sandbank=6, high_tide=5, face=2)
    assert target_of(state, Sail(3)) == 5
    assert target_of(state, Sail(3, ride=True)) == 6
    assert target_of(state, Sail(4)) == 6
    assert target_of(state, Sail(9)) == 99


def test_docks_go_to_boats_of_any_colour_in_the_order_of_their_arrival() -> None:
    state = position("9 9 9 | 9 9 9 | 9 9 9 | 9 9 9", high_tide=5, sandbank=4)
    taken: list[tuple[int, int]] = []
    for _ in range(4 * 3):
        state, _ = apply(state, Roll(5))
        state, events = apply(state, legal_actions(state)[-1])
        taken += [(each.seat, each.dock) for each in events if isinstance(each, BoatDocked)]
    assert taken == [(seat, 12 - no) for no, seat in enumerate([0, 1, 2, 3] * 3)]
    assert state.is_over
    assert state.scores == (12 + 8 + 4, 11 + 7 + 3, 10 + 6 + 2, 9 + 5 + 1)
