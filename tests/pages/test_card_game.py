"""The card game's page: set-up, table, house rules, files, and what goes wrong."""

import json
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from tests.pages.app import CARD_GAME, click, open_app, set_widgets, table_view, upload


def set_up(**values: object) -> AppTest:
    """Open the set-up and give widgets values by key, one after another."""
    return set_widgets(open_app(CARD_GAME), **values)


def start(at: AppTest) -> AppTest:
    at.button(key="setup_start").click().run()
    assert not at.exception
    return at


def play_through(at: AppTest) -> None:
    view = table_view(at)
    while view["phase"] != "over":
        if view["phase"] == "scored":
            click(at, kind="next")
        elif view["phase"] == "bid":
            click(at, kind="bid", tricks=view["bids"]["open"][0])
        else:
            click(
                at,
                kind="play",
                card=next(each["card"] for each in view["hand"] if each["reason"] is None),
            )
        assert not at.exception
        view = table_view(at)


@pytest.mark.parametrize("entry", cards.CATALOGUE, ids=lambda entry: entry.variant.key)
def test_every_rule_set_can_be_started(entry: cards.Entry) -> None:
    family = entry in cards.CATALOGUE[:3]
    key = entry.variant.key
    if family:
        at = set_up(setup_rules=key)
    else:
        at = set_up(setup_rules="More rule sets", setup_more_rules=key)
    view = table_view(start(at))
    assert view["deal"]["of"] == len(cards.fitted(entry.variant, 4).hand_sizes)


@pytest.mark.parametrize("players", range(2, 11))
def test_two_to_ten_can_play(players: int) -> None:
    at = start(set_up(setup_players=players))
    assert len(table_view(at)["seats"]) == players


def test_the_players_are_told_what_their_number_changes() -> None:
    at = set_up(setup_players=6)
    assert any("at most 8 cards" in caption.value for caption in at.caption)


def test_rules_that_do_not_fit_the_players_say_what_would() -> None:
    at = set_up(setup_players=5, setup_house=True, **{"rule_family-night_team_size": 2})
    assert any("4 or 6 or 8 or 10 players can" in each.value for each in warnings(at))
    assert at.button(key="setup_start").disabled


def test_rules_that_contradict_each_other_say_so() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_bidding": cards.Bidding.SIMULTANEOUS})
    assert any("needs a last bidder" in each.value for each in warnings(at))
    assert at.button(key="setup_start").disabled


def test_hand_sizes_of_our_own() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "2, 1 2"}
    at = start(set_up(setup_house=True, **own))
    assert table_view(at)["sheet"]["sizes"] == [2, 1, 2]


def test_hand_sizes_that_are_no_numbers_are_named() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "2 x 2"}
    at = set_up(setup_house=True, **own)
    assert any("'x' is none" in each.value for each in warnings(at))


def test_somebody_must_be_a_person() -> None:
    at = set_up(setup_kind_0="random")
    assert any("must be a person" in each.value for each in warnings(at))


def warnings(at: AppTest) -> list[object]:
    """Warnings with the escapes that keep typed text from being markup taken out."""
    for each in at.warning:
        each.proto.body = each.proto.body.replace("\\", "")
    return list(at.warning)


def test_house_rules_are_kept_under_a_name_and_offered_again() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_hook": False}, setup_house_name="Sundays")
    at.button(key="setup_house_save").click().run()
    again = set_up(setup_rules="More rule sets", setup_more_rules="house:Sundays")
    view = table_view(start(again))
    assert view["deal"]["of"] == 19
    assert all(seat["bid"] is not None for seat in view["seats"][1:] if seat["bid_placed"])


def test_saved_rules_can_be_forgotten() -> None:
    at = set_up(setup_house=True, setup_house_name="Sundays")
    at.button(key="setup_house_save").click().run()
    again = set_up(setup_rules="More rule sets", setup_more_rules="house:Sundays")
    again.button(key="setup_house_forget").click().run()
    assert not again.exception
    fresh = set_up(setup_rules="More rule sets")
    assert "house:Sundays" not in fresh.selectbox(key="setup_more_rules").options


def test_changed_rules_do_not_pass_for_the_built_in_ones() -> None:
    at = start(set_up(setup_house=True, **{"rule_family-night_hook": False}))
    variant = at.session_state["table_session"].match.state.variant
    assert (variant.key, variant.name) == ("house", "Family night, our way")


def test_a_whole_game_ends_with_a_winner_and_a_chart() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "2 1"}
    at = start(set_up(setup_house=True, **own))
    play_through(at)
    assert table_view(at)["winners"]
    click(at, kind="shown")
    assert not at.exception
    assert at.get("plotly_chart")


def test_play_again_seats_the_same_company_at_a_new_game() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "1"}
    at = start(set_up(setup_house=True, **own, setup_name_0="Anna"))
    first = table_view(at)
    play_through(at)
    click(at, kind="again")
    second = table_view(at)
    assert second["game"] != first["game"]
    assert [seat["name"] for seat in second["seats"]] == [seat["name"] for seat in first["seats"]]
    assert second["deal"]["dealer"] == (first["deal"]["dealer"] + 1) % 4


def test_leaving_goes_back_to_the_set_up_and_the_game_stays() -> None:
    at = start(set_up())
    game = table_view(at)["game"]
    click(at, kind="leave")
    assert "game" not in at.query_params
    assert any(button.key == f"go_on_first_{game}" for button in at.button)


def test_a_new_window_shows_the_game_of_its_address() -> None:
    at = start(set_up())
    click(at, kind="bid", tricks=table_view(at)["bids"]["open"][0])
    before = table_view(at)
    other = open_app(CARD_GAME, game=before["game"])
    assert table_view(other)["hand"] == before["hand"]
    assert table_view(other)["turn"] == before["turn"]


@pytest.mark.parametrize("game", ["nothing", "../../etc", "AAAAAAAAAAAA", "<b>"])
def test_an_unknown_game_is_told_without_a_traceback(game: str) -> None:
    at = open_app(CARD_GAME, game=game)
    assert not at.exception
    assert at.error[0].value == "This game is not here any more."


def test_a_damaged_database_is_told_without_a_traceback(data_folder: Path) -> None:
    path = data_folder / "river.sqlite3"
    path.write_bytes(b"this is no database at all" * 100)
    before = path.read_bytes()
    at = open_app()
    assert not at.exception
    assert at.error[0].value == "Your games cannot be opened."
    assert path.read_bytes() == before


def test_an_exported_game_is_taken_up_from_its_file() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "1 2"}
    at = start(set_up(setup_house=True, **own))
    while table_view(at)["phase"] != "scored":
        view = table_view(at)
        if view["phase"] == "bid":
            click(at, kind="bid", tricks=view["bids"]["open"][0])
        else:
            click(at, kind="play", card=view["hand"][0]["card"])
    match = at.session_state["table_session"].match
    other = open_app(CARD_GAME)
    upload(other, "setup_import", match.export().to_json().encode())
    assert table_view(other)["sheet"] == table_view(at)["sheet"]
    assert table_view(other)["game"] != table_view(at)["game"]


BAD_FILES = {
    "no JSON": (b"hello", "not a game file"),
    "no text": (b"\xff\xfe\x00", "not a game file"),
    "another game": (
        json.dumps({"format": 1, "game": "chess", "setup": {}, "actions": []}).encode(),
        "'chess'",
    ),
    "a newer format": (
        json.dumps({"format": 99, "game": "cards", "setup": {}, "actions": []}).encode(),
        "version 99",
    ),
}


@pytest.mark.parametrize(("content", "why"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_bad_file_is_refused_with_the_reason(content: bytes, why: str) -> None:
    at = open_app(CARD_GAME)
    upload(at, "setup_import", content)
    assert why in at.error[0].value.replace("\\", "")


def test_house_rules_from_a_file() -> None:
    data = cards.variant_data(cards.find_variant("prediction")) | {"name": "Ours", "key": "house"}
    at = set_up(setup_house=True)
    upload(at, "setup_house_import", json.dumps(data).encode())
    assert any("Ours is now among" in each.value for each in at.caption)
    again = set_up(setup_rules="More rule sets", setup_more_rules="house:Ours")
    assert table_view(start(again))["deal"]["of"] == 15


def test_a_file_does_not_replace_rules_of_the_same_name() -> None:
    at = set_up(setup_house=True, setup_house_name="Ours")
    at.button(key="setup_house_save").click().run()
    data = cards.variant_data(cards.find_variant("prediction")) | {"name": "Ours", "key": "house"}
    upload(at, "setup_house_import", json.dumps(data).encode())
    assert "forget it first" in said(at)
    again = set_up(setup_rules="More rule sets", setup_more_rules="house:Ours")
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


def test_house_rules_switched_off_and_on_are_as_they_were() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_hook": False})
    at.toggle(key="setup_house").set_value(False).run()
    at.toggle(key="setup_house").set_value(True).run()
    assert at.checkbox(key="rule_family-night_hook").value is False


def test_a_new_game_remembers_the_company() -> None:
    at = start(set_up(setup_players=3, setup_name_0="Anna", setup_kind_1="person"))
    click(at, kind="leave")
    assert at.number_input(key="setup_players").value == 3
    assert at.text_input(key="setup_name_0").value == "Anna"
    assert at.selectbox(key="setup_kind_1").value == "person"


def test_a_family_emoji_stays_together_in_a_name() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    at = start(set_up(setup_name_0=family))
    assert table_view(at)["seats"][0]["name"] == family


def test_two_saved_rule_sets_do_not_share_a_form() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_jokers": 2}, setup_house_name="Jolly")
    at.button(key="setup_house_save").click().run()
    at = set_up(setup_house=True, setup_house_name="Plain")
    at.button(key="setup_house_save").click().run()
    at = set_up(setup_house=True, setup_rules="More rule sets", setup_more_rules="house:Jolly")
    assert at.number_input(key="rule_house:Jolly_jokers").value == 2
    at.selectbox(key="setup_more_rules").set_value("house:Plain").run()
    assert at.number_input(key="rule_house:Plain_jokers").value == 0
