"""The card game's page: set-up, table, house rules, files, and what goes wrong."""

import json
from hashlib import sha256
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.cards.bots import LEVELS
from riverlib.cards.bots.measured import strength_words
from riverlib.play import card_match
from riverlib.play.sitting_in import SittingIn
from tests.pages.app import (
    CARD_GAME,
    click,
    open_app,
    options_of,
    set_up,
    set_widgets,
    start,
    table_view,
    upload,
    view_of,
)


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
    view = table_view(start(set_up(setup_rules=entry.variant.key)))
    assert view["deal"]["of"] == len(cards.fitted(entry.variant, 4).hand_sizes)


def test_a_short_evening_has_five_deals_and_says_so_everywhere() -> None:
    at = open_app(CARD_GAME)
    at.segmented_control(key="setup_length").set_value("A short evening").run()
    at = set_widgets(at, setup_rules="ile-fourchue")
    option = options_of(at, "setup_rules")["ile-fourchue"]
    assert option["picture"]["sizes"] == [5, 4, 3, 2, 1]
    assert option["facts"][-2:] == ["5 deals", "about 10 minutes"]
    assert {"Ile Fourchue, short evening", "4 players", "5 deals"} <= {x.value for x in at.text}
    assert table_view(start(at))["deal"]["of"] == 5


def test_what_is_said_of_the_chosen_rules_follows_the_house_rules() -> None:
    at = set_up(setup_house=True, **{"rule_family-night_schedule": "Down only"})
    option = options_of(at, "setup_rules")["family-night"]
    assert option["facts"][-2] == "10 deals"
    assert "19" not in option["line"]
    words = " ".join(each.value for each in at.markdown)
    assert "What you changed" in words
    assert "Trumps may not be led until one has been played. Zero" not in words  # of the old set


def test_the_lines_of_a_short_evening_say_what_is_special_and_none_twice() -> None:
    at = open_app(CARD_GAME)
    at.segmented_control(key="setup_length").set_value("A short evening").run()
    lines = [option["line"] for option in options_of(at, "setup_rules").values()]
    assert len(lines) == len(set(lines)) == len(cards.CATALOGUE)
    assert "packs" not in " ".join(lines)  # five cards need one alone
    assert max(map(len, lines)) <= 90, "the pictures would grow"
    assert "Zero made counts only 5" in " ".join(each.value for each in at.markdown)


def test_a_line_names_no_number_of_deals_that_so_many_players_do_not_play() -> None:
    option = options_of(set_up(setup_players=10), "setup_rules")["family-night"]
    assert option["facts"][-2] == "9 deals"
    assert "19" not in option["line"]
    assert "Ten cards" not in option["line"]


def test_the_first_dealer_is_asked_once() -> None:
    at = set_up(setup_house=True)
    labels = [widget.label for widget in at.selectbox]
    assert labels.count("Who deals first") == 1
    assert "First dealer" not in labels


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
    at = set_up(setup_kind_0="beginner")
    assert any("must be a person" in each.value for each in warnings(at))


def test_a_family_is_offered_four_levels_and_manners_by_a_switch() -> None:
    at = open_app(CARD_GAME)
    assert at.selectbox(key="setup_kind_1").options == [
        "Person",
        "Beginner, easy",
        "Casual, fairly easy",
        "Steady, medium",
        "Expert, hard",
    ]
    told = view_of(at.button(key="setup_bots_open").click().run(), "setup_bots")["bots"]
    assert [each["measured"] for each in told] == [strength_words(key) for key in LEVELS]
    at = set_widgets(at, setup_manners=True, setup_kind_2="casual")
    at.segmented_control(key="setup_manner_2").set_value("bold").run()
    kinds = [seat["kind"] for seat in table_view(start(at))["seats"]]
    assert kinds == ["person", "steady", "casual-bold", "steady"]


def test_one_press_makes_all_bots_as_hard_as_each_other_and_people_stay() -> None:
    at = set_up(setup_players=4, setup_kind_2="person", setup_kind_3="casual")
    at.pills(key="setup_all").set_value("All hard").run()
    assert not at.exception
    kinds = [at.selectbox(key=f"setup_kind_{seat}").value for seat in range(4)]
    assert kinds == ["person", "expert", "person", "expert"]
    at.pills(key="setup_all").set_value("All easy").run()
    assert at.selectbox(key="setup_kind_3").value == "beginner"
    assert at.pills(key="setup_all").value == "All easy"
    assert set_widgets(at, setup_kind_1="casual").pills(key="setup_all").value is None
    at = set_widgets(at, setup_kind_3="person")
    assert "setup_all" not in {each.key for each in at.pills}, "one bot is chosen at once"


def test_where_nobody_is_a_bot_no_manner_of_one_is_offered() -> None:
    at = set_up(setup_players=2, setup_kind_1="person")
    assert "setup_manners" not in {each.key for each in at.toggle}
    at = set_widgets(at, setup_kind_1="casual")
    assert "setup_manners" in {each.key for each in at.toggle}


def test_the_table_says_who_sits_in_for_an_expert_that_is_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(card_match, "SITTING_IN", SittingIn(lambda: False))
    at = start(set_up(setup_kind_1="expert"))
    said = "Expert is still warming up: Steady plays this deal for it."
    assert said in [each.value for each in at.info]
    play_through(at)
    assert said not in [each.value for each in at.info]


def warnings(at: AppTest) -> list[object]:
    """Warnings with the escapes that keep typed text from being markup taken out."""
    for each in at.warning:
        each.proto.body = each.proto.body.replace("\\", "")
    return list(at.warning)


def test_a_whole_game_ends_with_a_winner_and_a_chart() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "2 1"}
    at = start(set_up(setup_house=True, **own))
    play_through(at)
    assert table_view(at)["winners"]
    click(at, kind="shown")
    assert not at.exception
    assert at.get("plotly_chart")
    assert any(each.value.startswith("All 2 deals match") for each in at.text)
    code = at.session_state["table_session"].match.log.setup["seals"][1]
    at = set_widgets(at, check_noted=code[:8], check_deal=2)
    assert any(each.value == "That is the code of deal 2, which matches." for each in at.text)
    assert sha256(at.code[0].value.encode()).hexdigest() == code
    at = set_widgets(at, check_noted="zzzz")
    assert any("No deal of this game" in each.value for each in at.text)


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


def test_the_end_leads_to_the_charts_of_this_game() -> None:
    own = {"rule_family-night_schedule": "Our own", "rule_family-night_own_sizes": "1"}
    at = start(set_up(setup_house=True, **own))
    play_through(at)
    game = table_view(at)["game"]
    click(at, kind="charts")
    assert not at.exception
    assert at.title[0].value == "Charts"
    assert at.query_params["game"] in (game, [game])


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


def test_a_new_game_remembers_the_company() -> None:
    at = start(set_up(setup_players=3, setup_name_0="Anna", setup_kind_1="person"))
    click(at, kind="leave")
    assert at.segmented_control(key="setup_players").value == 3
    assert at.text_input(key="setup_name_0").value == "Anna"
    assert at.selectbox(key="setup_kind_1").value == "person"


def test_a_family_emoji_stays_together_in_a_name() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    at = start(set_up(setup_name_0=family))
    assert table_view(at)["seats"][0]["name"] == family
