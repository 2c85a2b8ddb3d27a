"""Rivers and races as JSON, and damaged files: docs/rules/race.md 6 and 7."""

import json
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.core import GameLog, LogError, NotationError, VariantError
from riverlib.race import (
    DEFAULT_LAYOUT,
    LAYOUTS,
    Action,
    FirstPlayer,
    GoodWind,
    IllWind,
    LastAlone,
    Layout,
    LoseTurn,
    Phase,
    Ride,
    Roll,
    Sail,
    TieBreak,
    action_text,
    layout_data,
    layout_from_data,
    opening_state,
    parse_action,
    replay,
    start_log,
    steps,
    with_action,
)
from tests.core import random_json
from tests.race import random_races

FAMILY = layout_data(DEFAULT_LAYOUT)
ENUMS: dict[str, type[StrEnum]] = {
    "ride": Ride,
    "tie_break": TieBreak,
    "last_alone": LastAlone,
    "first_player": FirstPlayer,
}


@given(layout=random_races.LAYOUTS)
def test_a_river_survives_json(layout: Layout) -> None:
    assert layout_from_data(json.loads(json.dumps(layout_data(layout)))) == layout


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
def test_a_river_on_offer_survives_json(layout: Layout) -> None:
    assert layout_from_data(json.loads(json.dumps(layout_data(layout)))) == layout


def test_every_field_of_a_river_is_written() -> None:
    assert list(FAMILY) == [field.name for field in fields(Layout)]


@pytest.mark.parametrize(
    ("name", "member"), [(name, member) for name, enum in ENUMS.items() for member in enum]
)
def test_every_flag_is_written_as_a_word_and_read(name: str, member: StrEnum) -> None:
    axes: dict[str, Any] = {name: member}
    data = json.loads(json.dumps(layout_data(replace(DEFAULT_LAYOUT, **axes))))
    assert data[name] == member.value
    assert getattr(layout_from_data(data), name) is member


def test_a_file_of_three_fields_is_a_river() -> None:
    short = layout_from_data({"key": "ours", "name": "Ours", "source": "Drawn on a napkin."})
    assert short == Layout(key="ours", name="Ours", source="Drawn on a napkin.")


# fmt: off
DAMAGED: dict[str, tuple[object, str]] = {
    "not an object":         ([], "river: an object is needed, got list"),
    "nothing":               (None, "river: an object is needed, got NoneType"),
    "no key":                ({"name": "x", "source": "x"}, "river: the field 'key' is missing"),
    "no name":               ({"key": "x", "source": "x"}, "river: the field 'name' is missing"),
    "no source":             ({"key": "x", "name": "x"}, "river: the field 'source' is missing"),
    "an unknown rule":       (FAMILY | {"pirates": 1}, "river: there is no rule called 'pirates'"),
    "a name that is none":   (FAMILY | {7: 1}, "river: there is no rule called '7'"),
    "cards as text":         (FAMILY | {"cards": "10"}, "river.cards: a whole number is"),
    "cards by halves":       (FAMILY | {"cards": 9.5}, "river.cards: a whole number is"),
    "boats as truth":        (FAMILY | {"boats": True}, "river.boats: a whole number is"),
    "sandbank as nothing":   (FAMILY | {"sandbank": None}, "river.sandbank: a whole number is"),
    "tide as a list":        (FAMILY | {"high_tide": [4]}, "river.high_tide: a whole number is"),
    "start as text":         (FAMILY | {"start": "x"}, "river.start: a whole number is"),
    "a flag as a number":    (FAMILY | {"decline_wind": 1}, "river.decline_wind: true or false is"),
    "a flag as a word":      (FAMILY | {"decline_wind": "no"}, "river.decline_wind: true or"),
    "an unknown ride":       (FAMILY | {"ride": "never"}, "river.ride: one of choice, always is"
                              " needed, got 'never'"),
    "a ride as a list":      (FAMILY | {"ride": []}, "river.ride: one of choice, always is needed"),
    "an unknown tie-break":  (FAMILY | {"tie_break": 0}, "river.tie_break: one of shared,"),
    "an unknown end":        (FAMILY | {"last_alone": ""}, "river.last_alone: one of"),
    "an unknown beginning":  (FAMILY | {"first_player": "Anna"}, "river.first_player: one of"),
    "an empty name":         (FAMILY | {"name": "  "}, "river.name: text of 1 to 60"),
    "an endless name":       (FAMILY | {"name": "x" * 61}, "river.name: text of 1 to 60"),
    "a name as a number":    (FAMILY | {"name": 7}, "river.name: text of 1 to 60"),
    "a name of two lines":   (FAMILY | {"name": "a\nb"}, "river.name: printable characters are"),
    "an empty key":          (FAMILY | {"key": ""}, "river.key: text of 1 to 60"),
    "an endless source":     (FAMILY | {"source": "x" * 301}, "river.source: text of 1 to 300"),
    "a source with a bell":  (FAMILY | {"source": "x\a"}, "river.source: printable characters"),
    "cards out of range":    (FAMILY | {"cards": 99}, "family-river: cards on the river must be 6"),
    "a contradiction":       (FAMILY | {"sandbank": 4}, "sandbank and high tide are two cards"),
}
# fmt: on


@pytest.mark.parametrize(("data", "words"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_river_is_refused_naming_the_place(data: object, words: str) -> None:
    with pytest.raises(VariantError) as refusal:
        layout_from_data(data)
    assert words in str(refusal.value)


@pytest.mark.parametrize("name", FAMILY)
def test_no_field_takes_just_anything(name: str) -> None:
    with pytest.raises(VariantError, match=rf"^river\.{name}: .* needed"):
        layout_from_data(FAMILY | {name: 2.5})


@given(layout=random_races.LAYOUTS, data=st.data())
def test_a_damaged_river_is_a_river_or_refused(layout: Layout, data: st.DataObject) -> None:
    damaged = data.draw(random_json.damaged(layout_data(layout)))
    try:
        read = layout_data(layout_from_data(damaged))
    except VariantError:
        return
    assert {name: read[name] for name in damaged} == damaged


@given(data=st.data())
def test_a_damaged_race_is_a_race_or_refused(data: st.DataObject) -> None:
    whole = json.loads(short_race().to_json())
    try:
        replay(GameLog.from_data(data.draw(random_json.damaged(whole))))
    except LogError:
        return


# fmt: off
TEXTS: dict[str, Action] = {
    "roll 1": Roll(1), "roll 6": Roll(6), "sail 0": Sail(0), "sail 13": Sail(13),
    "sail 3 ride": Sail(3, ride=True), "good 4": GoodWind(4), "ill 1 5": IllWind(1, 5),
    "ill 0 12": IllWind(0, 12), "lose": LoseTurn(),
}
NO_ACTIONS = (
    "", " ", "roll", "roll x", "roll -1", "roll 4.0", "roll 100", "roll  4", "roll 4 ", "Roll 4",
    "roll ٣", "roll ²", "sail", "sail 3 4", "sail 3 rides", "sail 3 ride now", "sail ride", "good",
    "good 1 2", "ill 1", "ill 1 2 3", "ill a b", "lose 1", "pass", "x" * 1_000,
)
# fmt: on


@pytest.mark.parametrize(("text", "action"), TEXTS.items())
def test_actions_are_short_words(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert action_text(action) == text


@pytest.mark.parametrize("text", NO_ACTIONS, ids=lambda text: repr(text)[:20])
def test_other_words_are_no_actions(text: str) -> None:
    with pytest.raises(NotationError, match="is no action: write 'roll 4', 'sail 3'") as refusal:
        parse_action(text)
    assert len(str(refusal.value)) < 200


@given(text=st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError:
        return
    assert parse_action(action_text(action)) == action


def short_race() -> GameLog:
    """Return the log of one whole race on a short river with one boat each."""
    river = replace(DEFAULT_LAYOUT, key="six", cards=6, sandbank=5, high_tide=2, start=1, boats=1)
    log = start_log(river, players=2, first=1, names=["Ann", "Bo"], seed=7)
    texts = "roll 1;sail 1 ride;roll 6;lose;roll 2;sail 4;roll 5;sail 0;roll 3;sail 3"
    return replace(log, actions=tuple(texts.split(";")))


class TestReplay:
    """A race is its log."""

    def test_a_log_is_readable_text(self) -> None:
        log = short_race()
        assert log.game == "race"
        assert log.setup["names"] == ["Ann", "Bo"]
        assert (log.setup["players"], log.setup["first"], log.setup["seed"]) == (2, 1, 7)
        assert log.setup["layout"]["cards"] == 6

    def test_it_replays(self) -> None:
        state = replay(short_race())
        assert (state.first, state.docked, state.scores) == (1, ((1, 0), (0, 0)), (11, 12))
        assert (state.phase, state.winners) == (Phase.OVER, (1,))

    def test_every_step_of_it_can_be_seen(self) -> None:
        log = short_race()
        seen = list(steps(log))
        assert len(seen) == len(log.actions)
        assert seen[0][0].face == 1
        assert seen[-1][0] == replay(log)
        assert all(events for _, events in seen)

    def test_it_survives_json(self) -> None:
        log = short_race()
        assert GameLog.from_json(log.to_json()) == log

    def test_an_empty_log_is_the_opening(self) -> None:
        log = start_log(DEFAULT_LAYOUT, players=3, first=2)
        assert replay(log) == opening_state(log)
        assert (replay(log).first, replay(log).turn) == (2, 2)

    def test_every_beginning_of_a_log_is_a_log(self) -> None:
        log = short_race()
        states = [state for state, _ in steps(log)]
        for length in range(1, len(log.actions) + 1):
            assert replay(replace(log, actions=log.actions[:length])) == states[length - 1]

    def test_a_log_grows_by_one_action(self) -> None:
        log = with_action(start_log(DEFAULT_LAYOUT, players=2, first=0), Roll(4))
        assert with_action(log, Sail(3)).actions == ("roll 4", "sail 3")

    def test_the_river_travels_in_the_log(self) -> None:
        house = replace(DEFAULT_LAYOUT, key="ours", ride=Ride.ALWAYS, cards=12, boats=1)
        assert opening_state(start_log(house, players=4, first=0)).layout == house


def changed(**setup: object) -> GameLog:
    log = short_race()
    return replace(log, setup={**log.setup, **setup})


def acted(action_no: int, text: str) -> GameLog:
    log = short_race()
    return replace(log, actions=(*log.actions[:action_no], text, *log.actions[action_no + 1 :]))


# fmt: off
LOGS = {
    "another game":              (replace(short_race(), game="cards"), "game: this is a 'cards'"),
    "players missing":           (changed(players=None), "setup.players: a whole number"),
    "players as text":           (changed(players="2"), "setup.players: a whole number"),
    "players as truth":          (changed(players=True), "setup.players: a whole number"),
    "too many players":          (changed(players=99), "setup: six: the number of players"),
    "first player missing":      (changed(first=None), "setup.first: a whole number"),
    "first player by halves":    (changed(first=0.5), "setup.first: a whole number"),
    "first player from nowhere": (changed(first=2), "setup: seat 2 cannot be the first player"),
    "no river":                  (changed(layout=None), "setup: river: an object is needed"),
    "a damaged river":           (changed(layout=FAMILY | {"ride": 3}), "setup: river.ride: one"),
    "an impossible river":       (changed(layout=FAMILY | {"start": 10}), "setup: family-river:"),
    "unreadable text":           (acted(1, "sail away"), "actions[1]: 'sail away' is no action"),
    "the cards' action":         (acted(1, "bid 3"), "actions[1]: 'bid 3' is no action"),
    "a seventh face":            (acted(0, "roll 7"), "actions[0]: the die shows 1 to 6, not 7"),
    "a second throw":            (acted(1, "roll 1"), "actions[1]: no throw is possible"),
    "a choice before the throw": (acted(0, "sail 1"), "actions[0]: seat 1 must throw the die"),
    "a boat that is not there":  (acted(1, "sail 3"), "actions[1]: seat 1 cannot do 'sail 3'"),
    "a throw not used":          (acted(1, "lose"), "actions[1]: seat 1 cannot do 'lose'"),
    "a throw after the end":     (acted(10, "roll 5"), "actions[10]: no throw is possible now"),
    "a choice after the end":    (acted(10, "lose"), "actions[10]: the race is over"),
}
# fmt: on


@pytest.mark.parametrize(("log", "words"), LOGS.values(), ids=LOGS)
def test_a_damaged_race_is_refused_naming_the_place(log: GameLog, words: str) -> None:
    with pytest.raises(LogError) as refusal:
        replay(log)
    assert words in str(refusal.value)
