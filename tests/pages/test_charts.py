"""The page of charts: sources, what the address holds, files, and the deal behind a point."""

from dataclasses import replace

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.analysis import from_log
from riverlib.analysis.card_story import story_of
from riverlib.cards.coach.review_job import ReviewJob
from riverlib.play import CardMatch, RaceMatch, default_players
from riverlib.race import DEFAULT_LAYOUT
from riverlib.store import Games
from tests.pages.charts_page import (
    DEARER,
    LONG,
    address,
    alts,
    card_log,
    open_charts,
    texts,
)

pytestmark = pytest.mark.usefixtures("compiled")


# --- my games -------------------------------------------------------------------------------


def test_without_games_it_says_where_to_go() -> None:
    at = open_charts()
    assert "There are no games yet" in texts(at)
    assert all("An example." in alt for alt in alts(at))


def test_the_last_game_is_shown_at_once(game_id: str) -> None:
    at = open_charts()
    assert alts(at)[0].endswith(". Totals after every deal, a line for each player")
    assert len(alts(at)) == 3
    assert address(at) == {"game": game_id}


@pytest.mark.parametrize("shown", ["totals", "behind", "places", "chances"])
def test_a_link_shows_the_same_picture(game_id: str, shown: str) -> None:
    at = open_charts(game=game_id, show=shown, deal="2")
    words = {"totals": "Totals", "behind": "Behind the leader", "places": "Places"}
    assert f". {words.get(shown, 'Chances to win')} after" in alts(at)[0]
    assert at.selectbox(key="charts_deal").value == 2
    usual = {"show": shown} if shown != "totals" else {}
    assert address(at) == {"game": game_id, "deal": "2"} | usual


def test_the_address_follows_the_widgets(game_id: str) -> None:
    at = open_charts()
    at.selectbox(key="charts_deal").set_value(3).run()
    assert address(at) == {"game": game_id, "deal": "3"}
    at.button_group(key="charts_show").set_value("places").run()
    assert address(at)["show"] == "places"
    at.selectbox(key="charts_deal").set_value(0).run()
    assert "deal" not in address(at)


def test_an_address_from_elsewhere_is_harmless(game_id: str) -> None:
    at = open_charts(game="../../etc", show="<script>", deal="-3", save="exe", junk="1", find="%")
    assert address(at) in ({"game": game_id}, {"find": "%"})


def test_the_deal_shows_bids_and_tricks_with_names_as_text(game_id: str) -> None:
    at = open_charts(deal="1")
    shown = " ".join(each.proto.body for each in at.get("html"))
    assert "&lt;b&gt;Ben&lt;/b&gt;" in shown
    assert "<b>Ben" not in shown
    assert shown.count("class='took") == 3  # three tricks, each taken once


def test_the_headline_stands_above_and_a_moment_chooses_its_deal(games: Games) -> None:
    CardMatch.open(games, card_log(("Anna", "<b>Ben</b>", "*Cleo*"), seed=5, rules=LONG))
    at = open_charts()
    log = games.recent(limit=1)[0]
    game = from_log(games.load(log.id).log, ("Anna", "<b>Ben</b>", "*Cleo*"))
    story = story_of(game)
    assert alts(at)[0].startswith(f"{story.headline}. ")
    assert story.moments
    last = len(story.moments)
    button = at.button(key=f"charts_moment_{last}")
    assert "<b>" not in button.label
    button.click().run()
    assert address(at)["deal"] == str(story.moments[-1].deal)
    assert not at.exception


def test_no_two_files_beside_totals_hold_the_same(games: Games) -> None:
    """What the eyes found: "The numbers" and "Whole game", a few lines apart and alike."""
    CardMatch.open(games, card_log(("Anna", "Ben", "Cleo"), seed=5, rules=LONG))

    def files(show: str) -> list[str]:
        found = [each.proto for each in open_charts(show=show).get("download_button")]
        return [each.label for each in found if "totals" in each.id or "behind" in each.id]

    assert (files("totals"), files("behind")) == ([], ["The numbers (CSV)"])


def test_names_are_listened_to_in_a_figure_of_any_key() -> None:
    def page() -> None:
        from riverlib.ui.charts.bring_out import bring_out

        bring_out("charts_totals_aB__")

    assert not AppTest.from_function(page).run().exception


def test_a_deal_is_shown_on_its_table_and_the_table_leads_on(game_id: str) -> None:
    at = open_charts(deal="2")
    _, past = at.session_state["charts_replay"]
    assert past.view()["lesson"]["title"] == "Looking back: deal 2"
    assert past.view()["lesson"]["out"] == "Close"
    at.selectbox(key="charts_deal").set_value(3).run()
    assert past.deal_no == 2
    at.selectbox(key="charts_deal").set_value(0).run()
    assert not at.exception


def test_luck_and_skill_are_told_apart_only_when_asked(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    monkeypatch.setattr(ReviewJob, "__init__", lambda *args: begun.append(args))
    open_charts(game=game_id, deal="1")
    assert not begun
    at = open_charts(**{"from": "simulated"}, show="luck")
    assert not begun
    assert "show" not in address(at)


def test_an_unfinished_game_says_where_it_stands(games: Games) -> None:
    log = card_log(rules=LONG)
    CardMatch.open(games, replace(log, actions=log.actions[: len(log.actions) // 2]))
    at = open_charts(show="luck")
    assert "when the game is over" in texts(at)
    assert "of 6" in alts(open_charts(show="totals"))[0]


def test_an_older_game_is_found_by_its_title(games: Games, game_id: str) -> None:
    CardMatch.open(games, card_log(("Cleo", "Dora")))
    at = open_charts(find="anna")
    assert address(at) == {"find": "anna", "game": game_id}
    assert "No game is like this" in texts(open_charts(find="nobody"))


def test_a_chart_replays_nothing_until_a_deal_is_opened(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    replays: list[object] = []
    replay = cards.replay
    monkeypatch.setattr(cards, "replay", lambda log: replays.append(log) or replay(log))
    at = open_charts(game=game_id)
    assert len(alts(at)) == 3
    assert not replays
    assert "The tricks (" in texts(open_charts(game=game_id, deal="1"))
    assert len(replays) == 1


def test_a_game_that_was_just_begun_has_no_picture(games: Games) -> None:
    log = card_log()
    CardMatch.open(games, replace(log, actions=log.actions[:2]))
    at = open_charts()
    assert "No deal of this game is finished yet" in texts(at)


def test_the_last_game_that_is_over_is_shown_before_one_that_is_going_on(
    games: Games, game_id: str
) -> None:
    log = card_log(rules=LONG)
    CardMatch.open(games, replace(log, actions=log.actions[: len(log.actions) // 2]))
    assert address(open_charts()) == {"game": game_id}


def test_a_game_with_something_to_show_is_shown_before_newer_ones_without(
    games: Games, game_id: str
) -> None:
    RaceMatch.start(games, DEFAULT_LAYOUT, default_players(2), first=0)
    log = card_log()
    CardMatch.open(games, replace(log, actions=log.actions[:2]))
    assert address(open_charts()) == {"game": game_id}


def test_all_games_together(games: Games, game_id: str) -> None:
    for seed in range(3):
        CardMatch.open(games, card_log(seed=seed))
    at = open_charts(scope="all")
    assert len(alts(at)) == 3
    assert at.selectbox(key="charts_kind").options == ["Short, 2 players (4 games)"]


def test_other_rules_of_the_same_name_are_another_kind(games: Games, game_id: str) -> None:
    CardMatch.open(games, card_log(rules=DEARER))
    at = open_charts(scope="all", kind="cards-2-Short (2)")
    labels = ["Short, 2 players (1 game)", "Short (2), 2 players (1 game)"]
    assert at.selectbox(key="charts_kind").options == labels
    assert address(at) == {"scope": "all", "kind": "cards-2-Short (2)"}
    assert address(open_charts(scope="all", kind="cards-2-Gone"))["kind"] == "cards-2-Short"


def test_a_picture_to_share_is_shown_before_it_is_saved(game_id: str) -> None:
    at = open_charts(game=game_id)
    at.button(key=f"charts_share_{game_id}").click().run()
    assert not at.exception
    assert "Save the picture" in [button.proto.label for button in at.get("download_button")]


# --- simulated ------------------------------------------------------------------------------


def test_simulated_games_are_the_same_behind_the_same_link() -> None:
    query = {"from": "simulated", "rules": "ile-fourchue", "players": "3", "games": "100"}
    query |= {"seed": "7", "pick": "5"}
    first, again = open_charts(**query), open_charts(**query)
    assert address(first) == query
    charts = [at.get("plotly_chart")[0].proto.spec for at in (first, again)]
    assert charts[0] == charts[1]


def test_all_simulated_games_together() -> None:
    at = open_charts(**{"from": "simulated", "games": "100", "scope": "all"})
    assert len(alts(at)) == 3
    assert at.get("download_button")


def test_the_camera_saves_what_was_chosen(game_id: str) -> None:
    at = open_charts(save="svg")
    assert '"format": "svg"' in at.get("plotly_chart")[0].proto.config
    assert '"format": "png"' in open_charts().get("plotly_chart")[0].proto.config
