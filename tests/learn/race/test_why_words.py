"""A sentence a row: what a family reads at the river. Cards are counted from 1."""

from dataclasses import replace

import pytest

from riverlib.core import IllegalActionError
from riverlib.learn.race.why import (
    docks_left,
    falls_next,
    landing_reason,
    moment,
    tide_reason,
    wind_reason,
)
from riverlib.race import LastAlone, Layout, RaceState, Ride
from tests.race.river import PLAIN, choice, position

NAMES = ("Anna", "Ben")
ALWAYS = replace(PLAIN, ride=Ride.ALWAYS)
MAY_PASS = replace(PLAIN, decline_wind=True)


@pytest.mark.parametrize(
    ("boats", "face", "chosen", "kind", "text"),
    [
        ("3 3 | 3 3", 4, "sail 3", "plain", "From card 4 it is 4 cards to card 8."),
        ("3 3 | 3 3", 1, "sail 3", "plain", "From card 4 it is one card to card 5."),
        ("5 3 | 3 3", 4, "sail 5", "high-tide",
         "The throw ends on the high tide, card 10, and the boat stays there."),
        ("5 3 | 3 3", 4, "sail 5 ride", "ride-harbour",
         "The throw ends on the high tide, card 10. It carries the boat into the harbour,"
         " dock 12."),
        ("8 3 | H 3", 5, "sail 8", "harbour",
         "The harbour needs no exact throw: 2 would be enough. Home, to dock 11."),
        ("8 3 | 3 3", 2, "sail 8", "harbour", "2 cards to go, and a 2: home, to dock 12."),
        ("8 3 | 3 3", 6, "good 3", "good-wind",
         "A good wind blows your boat from card 4 up to your next one, on card 9."),
        ("8 3 | 7 2", 6, "ill 1 7", "ill-wind",
         "An ill wind blows Ben's boat from card 8 back to the next boat behind it of the same"
         " colour, on card 3."),
        ("3 3 | 3 3", 6, "lose", "no-wind",
         "Your turn is lost: nobody has boats on two cards of the river."),
    ],
)  # fmt: skip
def test_where_a_choice_takes_a_boat(
    boats: str, face: int, chosen: str, kind: str, text: str
) -> None:
    reason = landing_reason(position(boats, face=face), choice(chosen), names=NAMES, you=0)
    assert (reason.kind.value, reason.text) == (kind, text)


@pytest.mark.parametrize(
    ("boats", "face", "chosen", "kind", "text"),
    [
        ("3 2 | 3 3", 4, "sail 3", "sandbank",
         "The sandbank stops every boat: this one waits on card 6 until a later turn."),
        ("3 1 | 3 3", 4, "sail 1", "sandbank",
         "The throw ends on the sandbank: this one waits on card 6 until a later turn."),
        ("3 1 | 3 3", 1, "sail 3 ride", "ride-sandbank",
         "The throw ends on the high tide, card 5. It carries the boat on, but the sandbank stops"
         " it on card 6."),
        ("8 3 | 3 3", 6, "good 3", "good-wind-sandbank",
         "A good wind blows Anna's boat from card 4 towards Anna's next one, but the sandbank"
         " stops it on card 6."),
        ("8 3 | 8 3", 6, "ill 1 8", "ill-wind",
         "An ill wind blows your boat from card 9 back to the next boat behind it of the same"
         " colour, on card 4."),
    ],
)  # fmt: skip
def test_the_sandbank_in_midstream(
    boats: str, face: int, chosen: str, kind: str, text: str
) -> None:
    state = position(boats, face=face, sandbank=5, high_tide=4)
    reason = landing_reason(state, choice(chosen), names=NAMES, you=1)
    assert (reason.kind.value, reason.text) == (kind, text)


def test_a_wind_that_is_let_pass() -> None:
    state = position("8 3 | 3 3", face=6, layout=MAY_PASS)
    reason = landing_reason(state, choice("lose"), names=NAMES, you=1)
    assert (reason.kind.value, reason.text) == (
        "wind-passes",
        "Anna lets the wind pass: no boat moves.",
    )


def test_a_choice_that_nobody_has_leads_nowhere() -> None:
    with pytest.raises(IllegalActionError, match="cannot be chosen now"):
        landing_reason(position("3 3 | 3 3", face=4), choice("sail 5"), names=NAMES)


@pytest.mark.parametrize(
    ("state", "falls", "text"),
    [
        (position("3 3 | 3 3"), (),
         "The tide turns after Ben's turn: then every boat on the river drifts one card back."),
        (position("3 3 | H H"), (),
         "The tide turns after your turn: then every boat on the river drifts one card back."),
        (position("0 3 | 3 3", first=1), ((0, 0),),
         "The tide turns after your turn: then your boat on card 1 goes over the waterfall,"
         " if nothing moves it before."),
        (position("0 0 | 0 3"), ((0, 0), (0, 1), (1, 0)),
         "The tide turns after Ben's turn: then your boats and Ben's boat on card 1 go over the"
         " waterfall, if nothing moves them before."),
    ],
)  # fmt: skip
def test_when_the_tide_turns_and_what_it_takes(
    state: RaceState, falls: tuple[tuple[int, int], ...], text: str
) -> None:
    reason = tide_reason(state, names=NAMES, you=0)
    assert (reason.falls, reason.text) == (falls, text)
    assert falls_next(state) == falls


def test_after_the_last_of_three_turns_alone_the_tide_turns_no_more() -> None:
    alone = position("0 3 | H H", layout=replace(PLAIN, last_alone=LastAlone.THREE_TURNS))
    last = replace(alone, alone_turns=3)
    assert tide_reason(last, names=NAMES).text == (
        "This is the last turn of the race: the tide turns no more."
    )
    assert falls_next(last) == ()
    assert falls_next(replace(alone, alone_turns=2)) == ((0, 0),)


def test_docks_left() -> None:
    assert docks_left(position("H 3 | H H")) == (9, 8, 7, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(
    ("boats", "layout", "text"),
    [
        ("3 3 | 3 3", PLAIN,
         "The wind can do nothing: nobody has boats on two cards of the river."),
        ("3 5 | 3 5", PLAIN,
         "The wind can blow your boat up to your next one, or blow a boat of Ben's back, to the"
         " next of the same colour."),
        ("3 5 | 3 3", PLAIN,
         "The wind can blow your boat up to your next one. No other player has boats on two"
         " cards."),
        ("3 3 | 3 5", PLAIN,
         "The wind can blow a boat of Ben's back. It cannot help your own boats: none has another"
         " ahead of it."),
    ],
)  # fmt: skip
def test_what_the_wind_can_do(boats: str, layout: Layout, text: str) -> None:
    assert wind_reason(position(boats, layout=layout), names=NAMES, you=0).text == text


@pytest.mark.parametrize(
    ("state", "you", "text"),
    [
        (position("3 3 | 3 3"), 0, "You throw the die now."),
        (position("3 3 | 3 3"), 1, "Anna throws the die now."),
        (position("3 5 | 3 3", face=2), 0,
         "You threw a 2. You sail a boat 2 cards towards the harbour."),
        (position("5 5 | 3 3", face=4), 0,
         "You threw a 4. You sail a boat 4 cards towards the harbour. From the high tide it may"
         " ride on."),
        (position("5 4 | 3 3", face=4, layout=ALWAYS), 1,
         "Anna threw a 4. Anna sails a boat 4 cards towards the harbour. From the high tide it"
         " rides on."),
        (position("3 3 | 3 3", face=6), 0,
         "You threw the wind. The wind can do nothing: nobody has boats on two cards of the"
         " river."),
        (position("3 5 | 3 3", face=6, layout=MAY_PASS), 0,
         "You threw the wind. The wind can blow your boat up to your next one. No other player has"
         " boats on two cards. It may also pass."),
    ],
)  # fmt: skip
def test_what_a_seat_may_do_now(state: RaceState, you: int, text: str) -> None:
    assert moment(state, names=NAMES, you=you).text == text
