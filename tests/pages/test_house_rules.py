"""A family's own rules on the set-up page: kept under a name, forgotten, taken from a file."""

import json

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from tests.pages.app import options_of, set_up, set_widgets, start, table_view, upload


def test_house_rules_are_kept_under_a_name_and_offered_again() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_hook": False}, setup_house_name="Sundays")
    at.button(key="setup_house_save").click().run()
    again = set_up(setup_rules="house:Sundays")
    view = table_view(start(again))
    assert view["deal"]["of"] == 19
    assert all(seat["bid"] is not None for seat in view["seats"][1:] if seat["laid"])


def test_saved_rules_can_be_forgotten() -> None:
    at = set_up(setup_house=True, setup_house_name="Sundays")
    at.button(key="setup_house_save").click().run()
    again = set_up(setup_rules="house:Sundays")
    again.button(key="setup_house_forget").click().run()
    assert not again.exception
    assert "house:Sundays" not in options_of(set_up(), "setup_rules")


def test_changed_rules_do_not_pass_for_the_built_in_ones() -> None:
    at = start(set_up(setup_house=True, **{"rule_family-night_hook": False}))
    variant = at.session_state["table_session"].match.state.variant
    assert (variant.key, variant.name) == ("house", "Family night, our way")


def test_house_rules_from_a_file() -> None:
    data = cards.variant_data(cards.find_variant("prediction")) | {"name": "Ours", "key": "house"}
    at = set_up(setup_house=True)
    upload(at, "setup_house_import", json.dumps(data).encode())
    assert any("Ours is now among" in each.value for each in at.caption)
    again = set_up(setup_rules="house:Ours")
    assert table_view(start(again))["deal"]["of"] == 15


def test_a_file_does_not_replace_rules_of_the_same_name() -> None:
    at = set_up(setup_house=True, setup_house_name="Ours")
    at.button(key="setup_house_save").click().run()
    data = cards.variant_data(cards.find_variant("prediction")) | {"name": "Ours", "key": "house"}
    upload(at, "setup_house_import", json.dumps(data).encode())
    assert "forget it first" in said(at)
    again = set_up(setup_rules="house:Ours")
    assert table_view(start(again))["deal"]["of"] == 19


def test_bad_house_rules_from_a_file_name_the_place() -> None:
    data = cards.variant_data(cards.find_variant("prediction")) | {"trump": "stars"}
    at = set_up(setup_house=True)
    upload(at, "setup_house_import", json.dumps(data).encode())
    assert "rules.trump" in said(at)


ODD_RULES = {
    "a number of thousands of digits": b'{"packs": ' + b"9" * 5000 + b"}",
    "a name that cannot be shown": json.dumps(
        cards.variant_data(cards.find_variant("prediction")) | {"name": "\ud800x"}
    ).encode(),
    "no text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("content", ODD_RULES.values(), ids=ODD_RULES)
def test_odd_house_rules_are_refused_without_a_traceback(content: bytes) -> None:
    at = set_up(setup_house=True)
    upload(at, "setup_house_import", content)
    assert "cannot be taken in" in said(at)


def said(at: AppTest) -> str:
    return " ".join(each.value for each in at.caption).replace("\\", "")


def test_a_slip_in_the_hand_sizes_keeps_the_other_changes() -> None:
    at = set_up(
        setup_house=True,
        **{
            "rule_family-night_trump": cards.Trump.SPADES,
            "rule_family-night_must_trump": True,
            "rule_family-night_schedule": "Our own",
            "rule_family-night_own_sizes": "3 two 1",
        },
    )
    at.text_input(key="rule_family-night_own_sizes").set_value("3 2 1").run()
    variant = start(at).session_state["table_session"].match.state.variant
    assert (variant.trump, variant.must_trump) == (cards.Trump.SPADES, True)
    assert variant.hand_sizes == (3, 2, 1)


def test_typed_hand_sizes_count_at_once_until_others_are_chosen() -> None:
    at = set_up(**{"rule_family-night_own_sizes": "3 2 1"})
    assert at.selectbox(key="rule_family-night_schedule").value == "Our own"
    assert "3 deals, 6 tricks" in said(at)
    at.selectbox(key="rule_family-night_schedule").select_index(0).run()
    assert at.text_input(key="rule_family-night_own_sizes").value == ""
    assert "3 deals, 6 tricks" not in said(at)
    at.selectbox(key="rule_family-night_schedule").set_value("Our own").run()
    assert at.text_input(key="rule_family-night_own_sizes").value != ""


def test_hand_sizes_are_changed_beside_the_length_without_all_other_rules() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "2 1"}
    at = set_up(**own)
    assert "2 deals, 3 tricks" in said(at)
    offered = options_of(at, "setup_rules")["family-night"]
    assert (offered["name"], offered["line"]) == ("Family night", "2, 1 cards")  # no taller a card
    variant = start(at).session_state["table_session"].match.state.variant
    assert variant.hand_sizes == (2, 1)
    assert (variant.key, variant.name) == ("house", "Family night, our way")
    at = set_up(**own)
    at.text_input(key="rule_family-night_own_sizes").set_value("2 x").run()
    assert "hand sizes are whole numbers" in at.warning[0].value.replace("\\", "")
    assert at.button(key="setup_start").disabled


def test_house_rules_switched_off_and_on_are_as_they_were() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_hook": False})
    at.toggle(key="setup_house").set_value(False).run()
    at.toggle(key="setup_house").set_value(True).run()
    assert at.checkbox(key="rule_family-night_hook").value is False


def test_two_saved_rule_sets_do_not_share_a_form() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_jokers": 2}, setup_house_name="Jolly")
    at.button(key="setup_house_save").click().run()
    at = set_up(setup_house=True, setup_house_name="Plain")
    at.button(key="setup_house_save").click().run()
    at = set_up(setup_house=True, setup_rules="house:Jolly")
    assert at.number_input(key="rule_house:Jolly_jokers").value == 2
    at = set_widgets(at, setup_rules="house:Plain")
    assert at.number_input(key="rule_house:Plain_jokers").value == 0
