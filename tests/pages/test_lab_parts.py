"""The laboratory's parts: each is found as it was left, also by who never opened its settings."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.test_lab import open_lab, patient_page

__all__ = ["patient_page"]  # a fixture that every test here takes

SECONDS = {"lab_card": 4, "lab_trick": 3, "lab_bid": 6, "lab_deal": 45}
USUAL = {"lab_players": 4, "lab_seed": 1, **SECONDS}
WISH, CHANGE, COMPARE = (("lab_what", each) for each in ("wish", "change", "compare"))
RACE, CARDS = ("lab_game", "race"), ("lab_game", "cards")


def click_unopened(at: AppTest, key: str, value: str) -> AppTest:
    """Choose a part of the page whose settings were never opened."""
    at.segmented_control(key=key).set_value(value)
    return run_unopened(at)


def run_unopened(at: AppTest) -> AppTest:
    """Run as for a browser where the settings were never opened: it knows nothing of them."""
    states = at._tree.get_widget_states()
    closed = {each.proto.id for each in (*at.number_input, *at.selectbox)}
    kept = [each for each in states.widgets if each.id not in closed]
    del states.widgets[:]
    states.widgets.extend(kept)
    at._run(states)
    assert not at.exception
    return at


def opened(at: AppTest) -> dict[str, int]:
    """Return the numbers that a browser shows when the settings are opened now, by key."""
    protos = {each.key: each.proto for each in at.number_input}
    return {
        str(key): int(proto.value if proto.set_value else proto.default)
        for key, proto in protos.items()
    }


@pytest.mark.parametrize(
    "way",
    [
        [WISH, COMPARE],
        [CHANGE, COMPARE],
        [WISH, CHANGE],
        [CHANGE, WISH, CHANGE],
        [RACE, CARDS],
        [WISH, RACE, CARDS, COMPARE],
        [RACE, WISH, CARDS, COMPARE],
    ],
)
def test_whichever_way_somebody_comes_the_settings_are_those_on_the_button(
    way: list[tuple[str, str]],
) -> None:
    at = open_lab()
    for key, value in way:
        click_unopened(at, key, value)
    assert opened(at) == USUAL
    assert {key: at.session_state[key] for key in USUAL} == USUAL
    assert set(at.query_params) <= {"what"}


def test_what_an_address_asks_for_is_there_when_the_settings_are_opened_later() -> None:
    at = open_lab(players="6", seed="9", card="20", games="1000000")
    click_unopened(at, *WISH)
    click_unopened(at, *COMPARE)
    run_unopened(at)
    asked = USUAL | {"lab_players": 6, "lab_seed": 9, "lab_card": 20}
    assert opened(at) == asked
    games = at.selectbox(key="lab_games").proto
    assert (games.set_value, games.raw_value) == (True, "1,000,000")


@pytest.mark.parametrize("game", ["cards", "race"])
def test_nobody_takes_no_time(game: str) -> None:
    usual = open_lab(game=game)
    at = open_lab(game=game, card="0", deal="0", throw="0", tide="0")
    assert opened(at) == opened(usual)
    speeds = [each for each in at.number_input if str(each.label).endswith("(s)")]
    assert speeds
    assert all(each.min == 1 for each in speeds)


@pytest.mark.parametrize("way", [["compare", CHANGE], ["change"], ["change", WISH]])
def test_what_is_looked_at_first_after_a_rule_was_changed_is_the_comparisons_own(
    way: list[Any],
) -> None:
    at = open_lab(what=way[0])
    for key, value in (*way[1:], COMPARE):
        click_unopened(at, key, value)
    assert not {"measure", "look"} & set(at.query_params)
