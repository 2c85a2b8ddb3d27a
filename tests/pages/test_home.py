"""The first page: play at once, or go on with a game."""

import sqlite3
from pathlib import Path
from random import Random

from riverlib import cards
from riverlib.core import GameLog
from riverlib.play import CardMatch
from riverlib.store import backup, restore
from tests.pages.app import CARD_GAME, RACE, open_app, river_view, table_view


def test_it_opens_without_an_error() -> None:
    at = open_app()
    assert not at.exception
    assert [each.value for each in at.subheader] == ["Up and Down the River", "Race to the Harbour"]


def test_one_click_starts_a_game_against_three_bots() -> None:
    at = open_app()
    at.button(key="home_play_cards").click().run()
    assert not at.exception
    view = table_view(at)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "steady", "steady", "steady"]
    assert view["deal"]["of"] == 19
    assert view["bids"]["open"]


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
    assert any("Anna" in text.value for text in home.text)
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


def test_one_click_starts_a_race_against_a_bot() -> None:
    at = open_app()
    at.button(key="home_play_race").click().run()
    assert not at.exception
    view = river_view(at)
    players = at.session_state["river_session"].match.players
    assert [player.kind for player in players] == ["person", "steady"]
    assert (view["phase"], view["to_move"], view["mine"]) == ("roll", 0, True)


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


def test_a_damaged_game_is_named_and_hides_no_other(data_folder: Path) -> None:
    match = started()
    other = CardMatch.open(match._games, match.log).game_id
    with sqlite3.connect(data_folder / "river.sqlite3") as connection:
        connection.execute("UPDATE games SET updated = 'noon' WHERE id = ?", (match.game_id,))
    connection.close()
    home = open_app()
    home.toggle(key="all_games").set_value(True).run()
    assert not home.exception
    assert any(button.key == f"go_on_all_{other}" for button in home.button)
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
