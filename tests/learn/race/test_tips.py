"""What is said while a race is sailed: when it matters, at the right thing, and true."""

import re
from dataclasses import replace

import pytest
from hypothesis import given

from riverlib.learn.race.short_rules import short_rules
from riverlib.learn.race.tips import race_tips
from riverlib.race import (
    DOCKS,
    HARBOUR,
    GoodWind,
    IllWind,
    LastAlone,
    Phase,
    RaceState,
    Ride,
    Sail,
    legal_actions,
    target_of,
)
from tests.race.random_races import RACES, Race
from tests.race.river import PLAIN, position

NAMES = ("Anna", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize(
    ("state", "keys", "mark"),
    [
        (position("3 3 | 3 3"), ["throw", "tide"], "die"),
        (position("0 3 | 3 3"), ["throw", "falls"], "die"),
        (position("3 3 | 3 3", first=1), ["throw", "tide"], "die"),
        (position("3 3 | 3 0"), ["throw", "rival-falls"], "die"),
        (position("3 H | 3 3"), ["throw", "tide", "docks"], "die"),
        (position("3 5 | 3 3", face=2), ["sail"], "boat:0:1"),
        (position("0 5 | 3 3", face=2), ["falls", "sail"], "boat:0:0"),
        (position("0 5 | 0 3", face=2), ["falls", "sail"], "boat:0:0"),
        (position("3 5 | 3 0", face=2), ["rival-falls", "sail"], "boat:1:1"),
        (position("5 5 | 3 3", face=4), ["ride", "sail"], "tile:9"),
        (position("8 5 | 3 3", face=3), ["harbour", "sail"], "dock:12"),
        (position("3 5 | 3 3", face=6), ["good-wind", "wind"], "boat:0:0"),
        (position("3 3 | 3 5", face=6), ["ill-wind", "wind"], "boat:1:1"),
        (position("3 5 | 3 5", face=6), ["winds", "wind"], "boat:0:0"),
        (position("3 3 | 3 3", face=6), ["wind"], "die"),
        (position("3 1 | 3 3", face=4, sandbank=5, high_tide=9), ["sandbank", "sail"], "tile:5"),
        (position("6 1 | 3 3", face=3, sandbank=4, high_tide=5), ["sail"], "boat:0:0"),
    ],
)
def test_the_most_important_comes_first(state: RaceState, keys: list[str], mark: str) -> None:
    tips = race_tips(state, names=NAMES)
    assert list(dict.fromkeys(tip.key for tip in tips)) == keys
    assert tips[0].mark == mark


RIDES_ON = replace(PLAIN, ride=Ride.ALWAYS)


@pytest.mark.parametrize(
    ("state", "key", "text"),
    [
        (position("3 1 | 3 3", face=4, sandbank=5, high_tide=9), "sandbank",
         "Your boat on card 4 would sail 2 cards only: the sandbank stops every boat. In a later"
         " turn it sails on as usual."),
        (position("4 1 | 3 3", face=4, sandbank=5, high_tide=9), "sandbank",
         "Your boat on card 5 would sail one card only: the sandbank stops every boat. In a later"
         " turn it sails on as usual."),
        (position("5 5 | 3 3", face=4), "ride",
         "Your boat on card 6 would end right on the high tide: it may ride on to the harbour,"
         " dock 12."),
        (position("5 4 | 3 3", face=4, layout=RIDES_ON), "ride",
         "Your boat on card 6 would end right on the high tide: it would ride on to the harbour,"
         " dock 12."),
        (position("3 1 | 3 3", face=1, sandbank=5, high_tide=4), "ride",
         "Your boat on card 4 would end right on the high tide: it may ride on to card 6, and stop"
         " on the sandbank."),
        (position("8 5 | H 3", face=3), "harbour",
         "Your boat on card 9 would come home, to dock 11."),
        (position("3 3 | 3 3", face=1), "sail",
         "You threw a 1: choose a boat. The earlier it comes home, the more it scores."),
        (position("3 H | 3 3", face=2), "sail",
         "You threw a 2: choose your boat. The earlier it comes home, the more it scores."),
        (position("9 H | 3 3", face=3), "sail",
         "You threw a 3. The harbour needs no exact throw: 1 would be enough. Home, to dock 11."),
        (position("3 5 | 3 3", face=6), "good-wind",
         "Choose your boat on card 4: the wind blows it up to your next one, on card 6."),
        (position("1 1 3 | 3 3 3", face=6), "good-wind",
         "Choose one of your boats on card 2: the wind blows it up to your next one, on card 4."),
        (position("1 4 | 3 3", face=6, sandbank=2), "good-wind",
         "Choose your boat on card 2: the wind blows it towards your next one, and the sandbank"
         " stops it, on card 3."),
        (position("3 3 | 3 5", face=6), "ill-wind",
         "Choose Ben's boat on card 6: the wind blows it back to Ben's next one, on card 4."),
        (position("3 3 7 | 3 5 8", face=6), "winds",
         "Choose: either one of your boats on card 4 is blown on to card 8, or Ben's boat on card 6"
         " back to card 4."),
        (position("3 5 8 | 3 3 3", face=6), "good-wind",
         "You may choose your boat on card 4: the wind blows it up to your next one, on card 6."),
    ],
)  # fmt: skip
def test_a_tip_before_the_choice_names_its_boat(state: RaceState, key: str, text: str) -> None:
    said = [tip.text for tip in race_tips(state, names=NAMES) if tip.key == key]
    assert said[:1] == [text]
    assert all(len(each.split()) <= 25 for each in said)


@pytest.mark.parametrize(
    ("state", "keys", "mark"),
    [
        (position("0 8 | 3 3", face=3), ["falls", "sail"], "boat:0:0"),
        (position("5 8 | 3 3", face=3), ["sail"], "boat:0:0"),
        (position("3 5 | 3 5", face=6), ["ill-wind", "wind"], "boat:1:1"),
    ],
)
def test_no_tip_points_at_what_is_clearly_worse(
    state: RaceState, keys: list[str], mark: str
) -> None:
    """A newcomer was shown the way home while the other boat lay above the waterfall."""
    worse = {choice for choice in legal_actions(state) if choice in (Sail(8), GoodWind(3))}
    assert worse
    tips = race_tips(state, names=NAMES, worse=worse)
    assert list(dict.fromkeys(tip.key for tip in tips)) == keys
    assert tips[0].mark == mark


@given(race=RACES)
def test_tips_point_at_what_is_there_and_hold(race: Race) -> None:
    for before, _, _, _ in race.moves():
        legal = legal_actions(before)
        for tip in race_tips(before, names=NAMES[: race.players]):
            kind, *what = tip.mark.split(":")
            assert kind in {"die", "tile", "boat", "dock", "seat"}
            if kind == "boat":
                assert 0 <= before.boats[int(what[0])][int(what[1])] < before.layout.cards
            if kind == "tile":
                assert int(what[0]) in range(before.layout.cards)
            if tip.key == "falls":
                assert before.boats[before.turn][int(what[1])] == 0
            if tip.key == "rival-falls":
                assert int(what[0]) != before.turn
                assert before.boats[int(what[0])][int(what[1])] == 0
                assert 0 not in before.boats[before.turn]
            if tip.key == "tide":
                assert all(0 not in fleet for fleet in before.boats)
            if tip.key in ("harbour", "docks"):
                assert int(what[0]) == DOCKS - len(before.docked)
            if tip.key == "ride":
                assert any(isinstance(each, Sail) and each.ride for each in legal)
            if tip.key in ("sandbank", "ride", "harbour"):
                (card,) = re.findall(r"boat on card (\d+) would", tip.text)
                sails = [each for each in legal if each.origin == int(card) - 1]  # type: ignore[union-attr]
                targets = {target_of(before, each) for each in sails}
                _check_would(before, tip.text, targets)
            if tip.key == "sandbank":
                assert before.face not in {target - int(card) + 1 for target in targets if target}
            winds = {type(each) for each in legal} & {GoodWind, IllWind}
            if tip.key == "good-wind":
                assert winds == {GoodWind}
            if tip.key == "ill-wind":
                assert winds == {IllWind}
            if tip.key == "winds":
                assert winds == {GoodWind, IllWind}
                assert "either" in tip.text
                assert ", or" in tip.text
            if tip.text.startswith("Choose") and tip.key != "winds":
                assert len(legal) == 1, "an order where there is a choice"
            assert (tip.key in ("throw", "docks")) <= (before.phase is Phase.ROLL)


def _check_would(state: RaceState, text: str, targets: set[int | None]) -> None:
    assert ("on the sandbank" in text) <= (state.sandbank in targets)
    assert ("home" in text or "harbour" in text) <= (HARBOUR in targets)
    assert ("may ride" in text) <= ({state.high_tide} < targets)
    assert ("would ride" in text) <= (state.high_tide not in targets)
    for number in re.findall(r"on to card (\d+)", text):
        assert int(number) - 1 in targets


def test_the_short_rules_are_those_of_the_river() -> None:
    for layout, words, there in [
        (PLAIN, "may ride", True),
        (PLAIN, "whose plate bears waves", True),  # a board whose plate has a word says that
        (replace(PLAIN, ride=Ride.ALWAYS), "may ride", False),
        (replace(PLAIN, boats=1), "turn is lost", True),
        (PLAIN, "turn is lost", False),
        (replace(PLAIN, decline_wind=True), "let it pass", True),
        (PLAIN, "let it pass", False),
        (replace(PLAIN, last_alone=LastAlone.THREE_TURNS), "three more turns", True),
        (PLAIN, "three more turns", False),
    ]:
        assert (words in " ".join(short_rules(layout))) is there, (words, there)


@pytest.mark.parametrize("boats", [1, 3])
def test_each_short_rule_stands_where_the_board_has_its_picture(boats: int) -> None:
    pictured = ("die", "dock", "sandbank", "high tide", "wind", "lowest card", "alone")
    layout = replace(PLAIN, boats=boats, last_alone=LastAlone.THREE_TURNS)
    for thing, rule in zip(pictured, short_rules(layout), strict=True):
        assert thing in rule
