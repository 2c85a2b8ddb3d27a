"""What people read and hear: every event, choice and rule is said, and names are left alone."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.race import (
    HARBOUR,
    LAYOUTS,
    FirstPlayer,
    LastAlone,
    Layout,
    LoseTurn,
    Ride,
    TieBreak,
    choice_words,
    legal_actions,
    rule_lines,
    sentence,
    target_of,
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
from tests.race import random_races
from tests.race.random_races import RACES, Race
from tests.race.river import PLAIN, choice, position

NAMES = ("Anna", "Ben", "Cleo", "Dan")
NO_WIND, DECLINED = LossReason.NO_WIND, LossReason.DECLINED
TIDE = (
    "The tide turns: the card at the waterfall goes up to the harbour,"
    " and every boat on the river drifts one card back."
)
NOBODY = "cannot use the wind: nobody has boats on two cards of the river."
# fmt: off
SENTENCES: tuple[tuple[Event, str, str], ...] = (  # said to Ben, then said to Anna
    (Rolled(0, 4), "Anna throws a 4.", "You throw a 4."),
    (Rolled(0, 1), "Anna throws a 1.", "You throw a 1."),
    (Rolled(0, 6), "Anna throws the wind.", "You throw the wind."),
    (BoatSailed(0, 2, 3, 6), "Anna's boat sails from card 4 to card 7.",
        "Your boat sails from card 4 to card 7."),
    (BoatSailed(0, 2, 0, 1), "Anna's boat sails from card 1 to card 2.",
        "Your boat sails from card 1 to card 2."),
    (BoatSailed(0, 2, 8, HARBOUR), "Anna's boat sails from card 9 to the harbour.",
        "Your boat sails from card 9 to the harbour."),
    (RanAground(0, 1, 5), "Anna's boat runs aground on the sandbank.",
        "Your boat runs aground on the sandbank."),
    (RodeTheTide(0, 1, 5, 8), "Anna's boat rides the high tide on to card 9.",
        "Your boat rides the high tide on to card 9."),
    (RodeTheTide(0, 1, 8, HARBOUR), "Anna's boat rides the high tide on to the harbour.",
        "Your boat rides the high tide on to the harbour."),
    (GoodWindBlew(0, 1, 1, 4), "A good wind blows Anna's boat from card 2 up to card 5.",
        "A good wind blows your boat from card 2 up to card 5."),
    (IllWindBlew(0, 2, 1, 6, 2), "Anna's ill wind blows Cleo's boat from card 7 back to card 3.",
        "Your ill wind blows Cleo's boat from card 7 back to card 3."),
    (IllWindBlew(2, 0, 1, 6, 2), "Cleo's ill wind blows Anna's boat from card 7 back to card 3.",
        "Cleo's ill wind blows your boat from card 7 back to card 3."),
    (TurnLost(0, NO_WIND), f"Anna {NOBODY}", f"You {NOBODY}"),
    (TurnLost(0, DECLINED), "Anna lets the wind pass.", "You let the wind pass."),
    (BoatDocked(0, 1, 12), "Anna takes dock 12.", "You take dock 12."),
    (BoatLost(0, 1), "Anna loses a boat over the waterfall.",
        "You lose a boat over the waterfall."),
    (TideTurned(3), TIDE, TIDE),
    (RaceEnded((0,)), "Anna wins the race.", "You win the race."),
    (RaceEnded((0, 2)), "Anna and Cleo share the win.", "You and Cleo share the win."),
    (RaceEnded((2, 3)), "Cleo and Dan share the win.", "Cleo and Dan share the win."),
    (RaceEnded((0, 2, 3)), "Anna, Cleo and Dan share the win.",
        "You, Cleo and Dan share the win."),
)
# fmt: on


@pytest.mark.parametrize(("event", "told", "heard"), SENTENCES)
def test_an_event_is_one_sentence(event: Event, told: str, heard: str) -> None:
    assert sentence(event, NAMES) == told
    assert sentence(event, NAMES, you=1) == told
    assert sentence(event, NAMES, you=0) == heard


def test_the_reader_comes_first_among_winners() -> None:
    assert sentence(RaceEnded((0, 2, 3)), NAMES, you=3) == "You, Anna and Cleo share the win."


def test_every_kind_of_event_has_its_sentence() -> None:
    assert {type(event) for event, _, _ in SENTENCES} == set(get_args(Event))


ANY_NAME = st.text(st.characters(exclude_characters="Yy"), min_size=1)


@given(race=RACES, names=st.lists(ANY_NAME, min_size=4, max_size=4))
def test_names_are_kept_and_sentences_are_whole(race: Race, names: list[str]) -> None:
    for _, _, _, events in race.moves():
        for event in events:
            for you in (None, *range(race.players)):
                said = sentence(event, names, you=you)
                assert said.endswith(".")
                check_names(event, said, names, you)


def check_names(event: Event, said: str, names: Sequence[str], you: int | None) -> None:
    seats: set[int] = set(getattr(event, "winners", ()))
    seats |= {getattr(event, name) for name in ("seat", "victim") if hasattr(event, name)}
    for seat in seats:
        assert names[seat] in said or seat == you
    assert (you in seats) is (said.startswith(("You ", "Your ", "You,")) or " your boat " in said)


# fmt: off
CHOICES = {  #       sandbank, tide boats    face choice         words
    "a sail":              (0, 9, "3 5 H", 4, "sail 3",      "Card 4 to card 8"),
    "into the harbour":    (0, 5, "3 8 H", 4, "sail 8",      "Card 9 to the harbour"),
    "onto the sandbank":   (5, 9, "3 8 H", 4, "sail 3",      "Card 4 to card 6, the sandbank"),
    "onto the high tide":  (0, 7, "3 8 H", 4, "sail 3",      "Card 4 to card 8"),
    "a ride":              (0, 6, "3 8 H", 3, "sail 3 ride", "Ride the tide to card 10"),
    "a ride home":         (0, 7, "3 8 H", 4, "sail 3 ride", "Ride the tide to the harbour"),
    "a ride aground":      (7, 6, "3 8 H", 3, "sail 3 ride", "Ride the tide to card 8, the"
                                                             " sandbank"),
    "a good wind":         (0, 9, "1 4 H", 6, "good 1",      "Good wind: card 2 up to card 5"),
    "a good wind aground": (3, 9, "1 4 H", 6, "good 1",      "Good wind: card 2 up to card 4, the"
                                                             " sandbank"),
    "an ill wind":         (0, 9, "1 4 H", 6, "ill 1 6",     "Ill wind: Ben's boat from card 7 back"
                                                             " to card 3"),
    "onto the sandbank too": (2, 9, "1 4 H", 6, "ill 1 6",   "Ill wind: Ben's boat from card 7 back"
                                                             " to card 3"),
    "a wind declined":     (0, 9, "1 4 H", 6, "lose",        "Let the wind pass"),
}
# fmt: on


@pytest.mark.parametrize(
    ("sandbank", "tide", "boats", "face", "text", "words"), CHOICES.values(), ids=CHOICES
)
def test_a_choice_says_what_it_does(
    sandbank: int, tide: int, boats: str, face: int, text: str, words: str
) -> None:
    layout = replace(PLAIN, decline_wind=True)
    line = f"{boats} | 2 2 6"
    state = position(line, sandbank=sandbank, high_tide=tide, face=face, layout=layout)
    assert choice(text) in legal_actions(state)
    assert choice_words(state, choice(text), NAMES) == words


def test_a_turn_that_must_be_lost() -> None:
    assert choice_words(position("1 1 1 | 2 2 2", face=6), LoseTurn(), NAMES) == "Lose the turn"


@given(race=RACES)
def test_choices_are_told_apart_and_say_their_end(race: Race) -> None:
    for before, _, _, _ in race.moves():
        legal = legal_actions(before)
        words = [choice_words(before, each, NAMES) for each in legal]
        assert len(set(words)) == len(legal)
        for each, said in zip(legal, words, strict=True):
            target = target_of(before, each)
            if isinstance(each, LoseTurn):
                assert target is None
            elif target == HARBOUR:
                assert said.endswith("to the harbour")
            else:
                assert target is not None
                assert f"to card {target + 1}" in said


# fmt: off
DIFFERENCES: dict[str, dict[str, Any]] = {
    "a longer river":          {"cards": 12},
    "another sandbank":        {"sandbank": 7},
    "another high tide":       {"high_tide": 5},
    "another start":           {"start": 2},
    "two boats":               {"boats": 2},
    "one boat":                {"boats": 1},
    "four boats":              {"boats": 4},
    "a ride is a must":        {"ride": Ride.ALWAYS},
    "a wind may be declined":  {"decline_wind": True},
    "ties are broken":         {"tie_break": TieBreak.BOATS_THEN_DOCK},
    "three turns alone":       {"last_alone": LastAlone.THREE_TURNS},
    "the first by lot":        {"first_player": FirstPlayer.RANDOM},
    "another source":          {"source": "Ours."},
}
# fmt: on


@pytest.mark.parametrize("axes", DIFFERENCES.values(), ids=DIFFERENCES)
def test_every_rule_is_said(axes: dict[str, Any]) -> None:
    assert rule_lines(replace(PLAIN, **axes)) != rule_lines(PLAIN)


def test_every_field_that_a_player_can_change_is_tried() -> None:
    tried = {name for axes in DIFFERENCES.values() for name in axes}
    assert tried == set(Layout.__dataclass_fields__) - {"key", "name"}


def test_every_river_on_offer_is_told_from_the_others() -> None:
    assert len({rule_lines(layout) for layout in LAYOUTS}) == len(LAYOUTS)


def test_the_sheet_says_that_the_order_is_a_reconstruction() -> None:
    assert "reconstruction" in rule_lines(LAYOUTS[0])[-1]


@pytest.mark.parametrize(("boats", "most"), [(1, 4), (2, 4), (3, 4), (4, 3)])
def test_the_sheet_says_how_many_can_play(boats: int, most: int) -> None:
    assert f"2 to {most} can play." in rule_lines(replace(PLAIN, boats=boats))[1]


@given(layout=random_races.LAYOUTS)
def test_lines_are_sentences(layout: Layout) -> None:
    for line in rule_lines(layout):
        assert line[0].isupper() or line[0].isdigit()
        assert line.endswith(".")
        assert not {"{", "}", "_"} & set(line)
        assert "None" not in line
        assert " 1 boats" not in line
