"""The first page: play at once, or go on with a game."""

import json
import sqlite3
from pathlib import Path
from random import Random

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards, race
from riverlib.core import GameLog
from riverlib.play import CardMatch, RaceMatch, default_players
from riverlib.race.bots import BOTS
from riverlib.store import Games, backup, open_database, restore
from tests.pages.app import CARD_GAME, RACE, click, open_app, plain, river_view, table_view, view_of


def test_it_opens_without_an_error() -> None:
    at = open_app()
    assert not at.exception
    games = ["Up and Down the River", "Race to the Harbour"]
    assert [each.value for each in at.subheader][:2] == games


def test_both_games_show_a_picture_of_their_own_boards_without_what_a_seat_may_not_see() -> None:
    at = open_app()
    [table] = view_of(at, "home_table")["rules"]
    [river] = view_of(at, "home_river")["rules"]
    assert (table["alone"], river["alone"]) == (True, True)
    for view in (table["before"], table["after"]):
        assert "hand" not in view["seats"][1]
        seen = {card["card"] for card in view["hand"]} | {"8s", "Kh", "4h", "Ah", "5s"}
        assert {
            card for card in ("Qc", "Kd", "Qd", "Js") if f'"{card}"' in json.dumps(view)
        } == set()
        assert len(seen) > 6
    assert table["after"]["trick"] != table["before"]["trick"]
    assert river["after"]["seats"] != river["before"]["seats"] or river["after"]["events"]


def test_play_now_plays_what_the_steps_below_tell() -> None:
    at = open_app()
    steps = next(text.value for text in at.markdown if "4. **Score.**" in text.value)
    assert (
        "Bid 2 and take 2: +12. Take 3: +1, take 1: \N{MINUS SIGN}1. Bid 0 and take 0: +5."
        in steps.replace("\N{NO-BREAK SPACE}", " ")
    )


def test_one_click_starts_a_game_against_three_bots() -> None:
    at = open_app()
    at.button(key="home_play_cards").click().run()
    assert not at.exception
    view = table_view(at)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "steady", "steady", "steady"]
    assert view["deal"]["of"] == 19
    assert view["bids"]["open"]


def filled(at: AppTest) -> set[str]:
    return {button.key for button in at.button if button.proto.type == "primary"}


def offered_first(at: AppTest) -> list[str]:
    """Return which button of each game stands first."""
    keys = [str(button.key) for button in at.button if str(button.key).startswith("home_")]
    return [next(key for key in keys if key.endswith(game)) for game in ("_cards", "_race")]


def test_the_first_game_leads_until_one_has_been_played_out() -> None:
    at = open_app()
    at.button(key="home_first_cards").click().run()
    first = at.session_state["table_session"].match
    assert offered_first(open_app()) == ["home_first_cards", "home_first_race"]
    play_out(first)
    assert offered_first(open_app()) == ["home_short_cards", "home_first_race"], (
        "an hour is no second step"
    )
    open_app().button(key="home_short_cards").click().run()
    assert offered_first(open_app()) == ["home_short_cards", "home_first_race"], "as last time"
    open_app().button(key="home_play_cards").click().run()
    assert offered_first(open_app()) == ["home_play_cards", "home_first_race"], "as last time"


def buttons_of(at: AppTest, game: str) -> list[str]:
    keys = (str(button.key) for button in at.button)
    return [key for key in keys if key.startswith("home_") and key.endswith(f"_{game}")]


def test_both_boxes_have_the_same_rows_before_the_first_game_and_after_it() -> None:
    """What fresh eyes found: an empty row in one box, and buttons that changed their places."""
    at = open_app()
    places = ["first", "play", "short", "choose", "learn"]
    for game in ("cards", "race"):
        assert buttons_of(at, game) == [f"home_{name}_{game}" for name in places]
    at.button(key="home_first_cards").click().run()
    play_out(at.session_state["table_session"].match)
    played = at.session_state["table_session"].match.game_id
    at = open_app()
    assert [len(buttons_of(at, game)) for game in ("cards", "race")] == [5, 5]
    places = ["short", "play", "record", "choose", "learn"]
    assert buttons_of(at, "cards") == [f"home_{name}_cards" for name in places]
    at.button(key="home_record_cards").click().run()
    assert not at.exception
    assert at.button(key=f"open_row_{played}"), "the list of games, with the one just played"


def test_a_game_left_unfinished_leads_on_and_each_box_keeps_its_one_filled_button() -> None:
    at = open_app()
    leads = {"home_first_cards", "home_first_race"}
    assert filled(at) == leads
    at.button(key="home_first_cards").click().run()
    waits = at.session_state["table_session"].match.game_id
    assert filled(open_app()) == {f"go_on_first_{waits}", *leads}
    assert not any(key.startswith("go_on_") for key in filled(open_app("pages/cards.py")))


def test_newcomers_are_offered_a_three_card_first_deal() -> None:
    at = open_app()
    at.button(key="home_first_cards").click().run()
    assert not at.exception
    view = table_view(at)
    assert (view["deal"]["of"], view["deal"]["size"], len(view["seats"])) == (3, 3, 3)
    assert view["tips"]


@pytest.mark.parametrize(("kind", "deals"), [("onward", 5), ("again", 3)])
def test_the_first_deals_lead_on_to_a_short_evening_or_are_played_again(
    kind: str, deals: int
) -> None:
    at = open_app()
    at.button(key="home_first_cards").click().run()
    match = at.session_state["table_session"].match
    play_out(match)
    at.run()
    at = click(at, kind=kind)
    assert not at.exception
    assert table_view(at)["deal"]["of"] == deals
    assert not any(button.key == "home_first_cards" for button in open_app().button)


def play_out(match: CardMatch) -> None:
    while not match.state.is_over:
        seat = match.state.to_move
        if seat is None:
            match.next_deal()
            continue
        action = cards.legal_actions(match.state)[0]
        if isinstance(action, cards.Bid):
            match.bid(seat, action.tricks)
        else:
            match.play(seat, action.card)


def test_the_set_up_is_one_click_away() -> None:
    at = open_app()
    at.button(key="home_choose_cards").click().run()
    assert any(button.key == "setup_start" for button in at.button)


def test_an_unfinished_game_is_offered_and_gone_on_with() -> None:
    at = open_app(CARD_GAME)
    at.text_input(key="setup_name_0").set_value("Anna").run()
    at.button(key="setup_start").click().run()
    game = table_view(at)["game"]
    home = open_app()
    [told] = [text.value for text in home.markdown if "Anna, with" in plain(text.value)]
    assert "Deal 1 of 19" in told
    assert "Family night" in told
    assert "just now" in told
    home.button(key=f"go_on_first_{game}").click().run()
    assert table_view(home)["game"] == game


def test_a_game_can_be_cleared_away() -> None:
    at = open_app(CARD_GAME)
    at.button(key="setup_start").click().run()
    game = table_view(at)["game"]
    home = open_app()
    home.button(key=f"delete_first_{game}").click().run()
    assert not home.exception
    assert not any(button.key == f"go_on_first_{game}" for button in home.button)


def test_a_finished_game_can_be_looked_at_again() -> None:
    at = open_app(CARD_GAME)
    at.button(key="setup_start").click().run()
    match = at.session_state["table_session"].match
    game = CardMatch.open(match._games, finished(match.log)).game_id
    home = open_app()
    home.toggle(key="all_games").set_value(True).run()
    home.button(key=f"go_on_all_{game}").click().run()
    assert table_view(home)["phase"] == "over"


def finished(log: GameLog) -> GameLog:
    """The same game with everybody doing the first legal thing to the end."""
    state, rng = cards.replay(log), Random(3)
    while not state.is_over:
        choices = cards.legal_actions(state)
        action = choices[0] if choices else cards.shuffle(state, rng)
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


def test_many_games_are_listed_some_at_a_time_and_each_tells_how_it_stands() -> None:
    match = started()
    for _ in range(24):
        CardMatch.open(match._games, match.log)
    ended = CardMatch.open(match._games, finished(match.log)).game_id
    home = open_app()
    home.toggle(key="all_games").set_value(True).run()
    listed = [button.key for button in home.button if button.key.startswith("go_on_all_")]
    assert len(listed) == 20
    assert f"go_on_all_{ended}" in listed
    assert any(" won" in text.value for text in home.markdown)
    home.button(key="all_more").click().run()
    listed = [button.key for button in home.button if button.key.startswith("go_on_all_")]
    above = [button.key for button in home.button if button.key.startswith("go_on_first_")]
    ids = [key.rsplit("_first_" if "_first_" in key else "_all_")[-1] for key in above + listed]
    assert len(ids) == len(set(ids)) == 26, "each game is listed once"
    assert not any(button.key == "all_more" for button in home.button)


def test_one_click_starts_a_race_against_a_bot() -> None:
    at = open_app()
    at.button(key="home_play_race").click().run()
    assert not at.exception
    view = river_view(at)
    players = at.session_state["river_session"].match.players
    assert [player.kind for player in players] == ["person", "steady"]
    assert (view["phase"], view["to_move"], view["mine"]) == ("roll", 0, True)


def test_a_first_race_is_against_the_easiest_bot() -> None:
    at = open_app()
    at.button(key="home_first_race").click().run()
    assert not at.exception
    players = at.session_state["river_session"].match.players
    assert [player.kind for player in players] == ["person", next(iter(BOTS))]


def test_the_set_up_of_the_race_is_one_click_away() -> None:
    at = open_app()
    at.button(key="home_choose_race").click().run()
    assert any(button.key == "race_start" for button in at.button)


def test_games_of_both_kinds_are_gone_on_with() -> None:
    at = open_app()
    at.button(key="home_play_race").click().run()
    raced = river_view(at)["game"]
    at = open_app()
    at.button(key="home_play_cards").click().run()
    dealt = table_view(at)["game"]
    home = open_app()
    home.button(key=f"go_on_first_{raced}").click().run()
    assert river_view(home)["game"] == raced
    home = open_app()
    home.button(key=f"go_on_first_{dealt}").click().run()
    assert table_view(home)["game"] == dealt


def test_each_game_lists_only_its_own_games() -> None:
    at = open_app()
    at.button(key="home_play_race").click().run()
    raced = river_view(at)["game"]
    assert any(button.key == f"go_on_first_{raced}" for button in open_app(RACE).button)
    assert not any(button.key == f"go_on_first_{raced}" for button in open_app(CARD_GAME).button)


def test_a_copy_of_a_race_says_so_in_the_list_of_unfinished_games() -> None:
    games = Games(open_database())
    match = RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(2), first=0, seed=4)
    RaceMatch.what_if(games, match.log, 0, game_id=match.game_id)
    at = open_app()
    copies = [each for each in at.markdown if "a copy, played on from round 1" in each.value]
    assert len(copies) == 1
    assert "Other unfinished games" in [each.value for each in at.subheader]


def test_a_second_game_that_waits_is_offered_once() -> None:
    """What fresh eyes found: named below the first one, and again in the list further down."""
    games = Games(open_database())
    for seed in (4, 5):
        RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(2), first=0, seed=seed)
    at = open_app()
    for game in games.recent():
        ways = [key for each in at.button if (key := str(each.key)).endswith(game.id)]
        assert ways == [f"go_on_first_{game.id}", f"delete_first_{game.id}"]


def test_more_unfinished_games_than_are_listed_are_a_press_away() -> None:
    """What fresh eyes found: the oldest of six was in no list of the page they came to play on."""
    games = Games(open_database())
    for waiting in range(1, 7):
        RaceMatch.start(games, race.DEFAULT_LAYOUT, default_players(2), first=0, seed=waiting)
        at = open_app(RACE)
        older = [each for each in at.get("page_link") if "Older" in each.proto.label]
        assert len(older) == (waiting > 5)  # one leads, four are listed


def test_who_has_no_game_is_not_offered_all_of_them() -> None:
    assert "all_games" not in {each.key for each in open_app().toggle}


def test_a_damaged_game_is_named_and_hides_no_other(data_folder: Path) -> None:
    match = started()
    other = CardMatch.open(match._games, match.log).game_id
    with sqlite3.connect(data_folder / "river.sqlite3") as connection:
        connection.execute("UPDATE games SET updated = 'noon' WHERE id = ?", (match.game_id,))
    connection.close()
    home = open_app()
    home.toggle(key="all_games").set_value(True).run()
    assert not home.exception
    assert any((button.key or "").endswith(f"_{other}") for button in home.button)
    [named] = [text.value for text in home.text if "damaged" in text.value]
    assert match.game_id in named


def test_the_pages_go_on_with_restored_games_at_the_next_click(tmp_path: Path) -> None:
    match = started()
    backup(tmp_path / "copy")
    later = CardMatch.open(match._games, match.log).game_id
    home = open_app()
    assert any(button.key == f"go_on_first_{later}" for button in home.button)
    restore(tmp_path / "copy")
    home.run()
    assert not home.exception
    assert not any(button.key == f"go_on_first_{later}" for button in home.button)
    home.button(key=f"go_on_first_{match.game_id}").click().run()
    assert table_view(home)["game"] == match.game_id


def started() -> CardMatch:
    at = open_app(CARD_GAME)
    at.button(key="setup_start").click().run()
    match: CardMatch = at.session_state["table_session"].match
    return match
