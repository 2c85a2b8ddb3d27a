"""The sixth face, a good wind or an ill one: docs/rules/race.md 4."""

from dataclasses import replace

import pytest

from riverlib.race import GoodWind, IllWind, LoseTurn, apply, target_of
from riverlib.race.events import GoodWindBlew, IllWindBlew, LossReason, RanAground, TurnLost
from tests.race.river import PLAIN, choice, kinds, legal_text, position, write

MAY_DECLINE = replace(PLAIN, decline_wind=True)
GOOD = "GoodWindBlew"
AGROUND = f"{GOOD} RanAground"

# fmt: off
GOOD_WINDS = {  #              sandbank, tide  boats    choice    then     events
    "up to the next own boat":          (0, 9, "2 5 8", "good 2", "5 5 8", GOOD),
    "the middle boat to the first":     (0, 9, "2 5 8", "good 5", "2 8 8", GOOD),
    "one of two on a card":             (0, 9, "2 2 8", "good 2", "8 2 8", GOOD),
    "up to two on a card":              (0, 9, "2 8 8", "good 2", "8 8 8", GOOD),
    "to the very next card":            (0, 9, "2 3 8", "good 2", "3 3 8", GOOD),
    "right along the river":            (0, 5, "0 9 H", "good 0", "9 9 H", GOOD),
    "past boats of other colours":      (0, 9, "2 H 8", "good 2", "8 H 8", GOOD),
    "the sandbank lies between":        (5, 9, "2 6 8", "good 2", "5 6 8", AGROUND),
    "it is the card ahead":             (3, 9, "2 6 8", "good 2", "3 6 8", AGROUND),
    "the next boat is on the sandbank": (6, 9, "2 6 8", "good 2", "6 6 8", AGROUND),
    "from the sandbank":                (2, 9, "2 6 8", "good 2", "6 6 8", GOOD),
    "the sandbank lies beyond":         (7, 9, "2 6 8", "good 2", "6 6 8", GOOD),
    "the sandbank lies behind":         (1, 9, "2 6 8", "good 2", "6 6 8", GOOD),
    "onto the high tide: no ride":      (0, 6, "2 6 8", "good 2", "6 6 8", GOOD),
    "past the high tide":               (0, 5, "2 6 8", "good 2", "6 6 8", GOOD),
}
ILL_WINDS = {  #               sandbank, tide  boats    choice     then
    "back to the next of its colour":   (0, 9, "2 5 8", "ill 1 8", "2 5 5"),
    "the middle boat to the last":      (0, 9, "2 5 8", "ill 1 5", "2 2 8"),
    "one of two on a card":             (0, 9, "2 8 8", "ill 1 8", "2 2 8"),
    "back to two on a card":            (0, 9, "2 2 8", "ill 1 8", "2 2 2"),
    "down to the card at the waterfall": (5, 9, "0 9 H", "ill 1 9", "0 0 H"),
    "past boats of other colours":      (0, 9, "2 H 8", "ill 1 8", "2 H 2"),
    "the sandbank does not stop it":    (4, 9, "2 6 H", "ill 1 6", "2 2 H"),
    "onto the sandbank":                (2, 9, "2 6 H", "ill 1 6", "2 2 H"),
    "off the sandbank":                 (6, 9, "2 6 H", "ill 1 6", "2 2 H"),
    "onto the high tide: no ride":      (0, 2, "2 6 H", "ill 1 6", "2 2 H"),
}
# fmt: on


@pytest.mark.parametrize(
    ("sandbank", "tide", "boats", "text", "then", "told"), GOOD_WINDS.values(), ids=GOOD_WINDS
)
def test_good_wind(sandbank: int, tide: int, boats: str, text: str, then: str, told: str) -> None:
    state = position(f"{boats} | 4 4 5", sandbank=sandbank, high_tide=tide, face=6)
    assert target_of(state, choice(text)) is not None
    state, events = apply(state, choice(text))
    assert write(state) == f"{then} | 4 4 5"
    assert kinds(events) == told


@pytest.mark.parametrize(
    ("sandbank", "tide", "boats", "text", "then"), ILL_WINDS.values(), ids=ILL_WINDS
)
def test_ill_wind(sandbank: int, tide: int, boats: str, text: str, then: str) -> None:
    state = position(f"4 4 5 | {boats}", sandbank=sandbank, high_tide=tide, face=6)
    assert target_of(state, choice(text)) is not None
    state, events = apply(state, choice(text))
    assert write(state) == f"4 4 5 | {then}"
    assert kinds(events) == "IllWindBlew"


# fmt: off
LEGAL = {  #                          boats, the own ones first   choices
    "all but the first boat":             ("2 5 8 | 4 4 4",            "good 2; good 5"),
    "all but the last of an opponent":    ("4 4 4 | 2 5 8",            "ill 1 5; ill 1 8"),
    "both winds":                         ("2 5 5 | 4 4 6",            "good 2; ill 1 6"),
    "two on a card are one choice":       ("2 2 5 | 4 6 6",            "good 2; ill 1 6"),
    "every opponent":                     ("4 4 4 | 2 5 5 | 7 7 9",    "ill 1 5; ill 2 9"),
    "from the lowest card up":            ("8 2 5 | 9 1 1",            "good 2; good 5; ill 1 9"),
    "one own boat, one boat of another":  ("4 H H | 6 H -",            "lose"),
    "all own boats on one card":          ("4 4 4 | 6 6 6",            "lose"),
    "two on one card, one at home":       ("4 4 H | 6 6 -",            "lose"),
    "two boats apart are enough":         ("4 5 H | 6 6 6",            "good 4"),
    "a boat at home is not ahead":        ("4 H H | 6 6 6",            "lose"),
    "a lost boat is not behind":          ("4 4 4 | 6 - -",            "lose"),
    "only a third player apart":          ("4 4 4 | 6 6 H | 1 H 2",    "ill 2 2"),
    "nobody else on the river":           ("4 H H | H H -",            "lose"),
    "nobody else, but two boats apart":   ("4 6 H | H H -",            "good 4"),
}
# fmt: on


@pytest.mark.parametrize(("boats", "legal"), LEGAL.values(), ids=LEGAL)
def test_what_a_wind_can_do(boats: str, legal: str) -> None:
    assert legal_text(position(boats, face=6)) == legal


@pytest.mark.parametrize(("boats", "legal"), LEGAL.values(), ids=LEGAL)
def test_house_a_wind_may_be_declined(boats: str, legal: str) -> None:
    choices = legal if legal == "lose" else f"{legal}; lose"
    assert legal_text(position(boats, face=6, layout=MAY_DECLINE)) == choices


def test_house_a_throw_may_not_be_declined() -> None:
    assert legal_text(position("2 5 8 | 4 4 4", face=3, layout=MAY_DECLINE)) == (
        "sail 2; sail 5; sail 8"
    )


def test_the_wind_of_another_seat() -> None:
    state = position("2 5 H | 4 4 4 | 1 2 3", face=6, turn=2, first=1)
    assert legal_text(state) == "good 1; good 2; ill 0 5"


class TestEvents:
    """What is told of a wind: who blew, whose boat, from where to where, and why not."""

    def test_of_a_good_wind(self) -> None:
        _, events = apply(position("8 2 5 | 4 4 4", face=6), GoodWind(2))
        assert events == (GoodWindBlew(0, 1, 2, 5),)

    def test_of_a_good_wind_into_the_sandbank(self) -> None:
        _, events = apply(position("8 2 5 | 4 4 4", sandbank=3, face=6), GoodWind(2))
        assert events == (GoodWindBlew(0, 1, 2, 3), RanAground(0, 1, 3))

    def test_of_an_ill_wind(self) -> None:
        _, events = apply(position("4 4 4 | 3 3 3 | 8 2 5", face=6), IllWind(2, 8))
        assert events == (IllWindBlew(0, 2, 0, 8, 5),)

    def test_of_no_wind(self) -> None:
        state, events = apply(position("4 4 4 | 3 3 3", face=6), LoseTurn())
        assert events == (TurnLost(0, LossReason.NO_WIND),)
        assert write(state) == "4 4 4 | 3 3 3"

    def test_of_no_wind_where_it_might_be_declined(self) -> None:
        state = position("4 4 4 | 3 3 3", face=6, layout=MAY_DECLINE)
        assert apply(state, LoseTurn())[1] == (TurnLost(0, LossReason.NO_WIND),)

    def test_of_a_wind_declined(self) -> None:
        state = position("2 4 4 | 3 3 3", face=6, layout=MAY_DECLINE)
        assert target_of(state, LoseTurn()) is None
        assert apply(state, LoseTurn())[1] == (TurnLost(0, LossReason.DECLINED),)
