"""The game log as JSON: round trip, and damaged files refused with the place named."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.core import FORMAT, GameLog, LogError
from tests.core import random_json

WHOLE: dict[str, Any] = {"format": FORMAT, "game": "cards", "setup": {}, "actions": ["bid 1"]}


@given(
    setup=st.dictionaries(st.text(), random_json.VALUES, max_size=4),
    actions=st.lists(st.text(), max_size=6),
)
def test_a_log_survives_json(setup: dict[str, Any], actions: list[str]) -> None:
    log = GameLog(game="cards", setup=setup, actions=tuple(actions))
    assert GameLog.from_json(log.to_json()) == log


def test_a_log_is_written_with_its_format_first() -> None:
    text = GameLog(game="cards", setup={"names": ["Zoë"]}).to_json()
    assert text.startswith('{\n "format": 1,')
    assert "Zoë" in text


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in WHOLE.items() if name != field}


# fmt: off
DAMAGED: dict[str, tuple[object, str]] = {
    "a list is no game":            ([],                          "one object, got list"),
    "null is no game":              (None,                        "one object, got NoneType"),
    "format is missing":            (without("format"),           "needs the field 'format'"),
    "game is missing":              (without("game"),             "needs the field 'game'"),
    "setup is missing":             (without("setup"),            "needs the field 'setup'"),
    "actions are missing":          (without("actions"),          "needs the field 'actions'"),
    "format is text":               (WHOLE | {"format": "1"},     "format: a whole number"),
    "format is true":               (WHOLE | {"format": True},    "format: a whole number"),
    "format 0 never was":           (WHOLE | {"format": 0},       "format: a whole number from 1"),
    "a format of a later app":      (WHOLE | {"format": 2},       "has version 2, this app reads"),
    "game is a number":             (WHOLE | {"game": 7},         "game: a name is needed, got 7"),
    "setup is a list":              (WHOLE | {"setup": []},       "setup: an object is needed"),
    "actions are one text":         (WHOLE | {"actions": "bid"},  "actions: a list is needed"),
    "the third action is a number": (WHOLE | {"actions": ["bid 1", "bid 0", 2]}, "actions[2]: "),
    "far too many actions":         (WHOLE | {"actions": [""] * 20_001}, "20,001 of them"),
}
# fmt: on


@pytest.mark.parametrize(("data", "words"), DAMAGED.values(), ids=DAMAGED)
def test_damaged_logs_are_refused_naming_the_place(data: object, words: str) -> None:
    with pytest.raises(LogError) as refusal:
        GameLog.from_json(json.dumps(data))
    assert words in str(refusal.value)


UNWRITABLE = {"half a character": r'"\ud800"', "no number": "NaN", "without end": "Infinity"}


@pytest.mark.parametrize("value", UNWRITABLE.values(), ids=UNWRITABLE)
def test_what_could_not_be_written_again_is_refused(value: str) -> None:
    text = '{"format": 1, "game": "race", "setup": {"x": [%s]}, "actions": []}'
    with pytest.raises(LogError, match="setup: "):
        GameLog.from_json(text % value)


# fmt: off
NO_JSON = {
    "nothing":                      "",
    "half a file":                  '{"format": 1, "game": "ca',
    "nested too deeply":            "[" * 100_000,
    "a number of 10,000 digits":    "1" * 10_000,
}
# fmt: on


@pytest.mark.parametrize("text", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(LogError, match="this is not a game file"):
        GameLog.from_json(text)


@given(text=st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(LogError):
        GameLog.from_json(text)


@pytest.mark.parametrize("place", ["format", "game", "setup", "actions"])
def test_nesting_that_can_just_be_read_is_refused_all_the_same(place: str) -> None:
    """What the reader can enter, a sentence that repeats it may not be able to."""
    for depth in range(850, 1_000):
        data = json.dumps(WHOLE | {place: 0}).replace(f'"{place}": 0', f'"{place}": %s')
        text = data % ("[" * depth + "]" * depth)
        with pytest.raises(LogError):
            GameLog.from_json(text)


def test_an_action_of_endless_lists_is_refused() -> None:
    for depth in range(850, 1_000):
        with pytest.raises(LogError):
            GameLog.from_json(json.dumps(WHOLE)[:-2] + ", " + "[" * depth + "]" * depth + "]}")
