"""The page of charts: sources, what the address holds, files, and the deal behind a point."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.analysis import chances_sample, to_csv
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.store import Games, ScoreFiles, open_database
from tests.analysis.games import GAME, SHORT, random_race
from tests.pages.app import open_app

CHARTS = "pages/charts.py"


def open_charts(**query: str) -> AppTest:
    at = open_app(CHARTS, **query)
    assert not at.exception
    return at


def address(at: AppTest) -> dict[str, str]:
    return {
        name: values if isinstance(values, str) else values[0]
        for name, values in at.query_params.items()
    }


def alts(at: AppTest) -> list[str]:
    return [chart.proto.alt for chart in at.get("plotly_chart")]


def texts(at: AppTest) -> str:
    parts = [*at.markdown, *at.caption, *at.info, *at.error, *at.warning, *at.subheader, *at.text]
    return " ".join(part.value for part in parts)


DEARER = replace(SHORT, scoring=cards.Scoring(bonus=20))
"""Other rules under the same name."""


def card_log(
    names: tuple[str, ...] = ("Anna", "<b>Ben</b>"), seed: int = 2, rules: cards.Variant = SHORT
) -> Any:
    seats = [Player(name).data() for name in names]
    log = cards.start_log(rules, players=len(names), first_dealer=0, seats=seats, seed=seed)
    state, rng = cards.opening_state(log), Random(seed)
    while not state.is_over:
        choices = cards.legal_actions(state)
        action = rng.choice(choices) if choices else cards.shuffle(state, rng)
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Compile the fast kernels before a page's time is taken: on a new machine it takes long."""
    chances_sample(SHORT, 2)


@pytest.fixture
def games() -> Games:
    return Games(open_database())


@pytest.fixture
def game_id(games: Games) -> str:
    return CardMatch.open(games, card_log()).game_id


# --- my games -------------------------------------------------------------------------------


def test_without_games_it_says_where_to_go() -> None:
    at = open_charts()
    assert "There are no games yet" in texts(at)
    assert not alts(at)


def test_the_last_game_is_shown_at_once(game_id: str) -> None:
    at = open_charts()
    assert alts(at)[0] == "Totals after every deal, a line for each player"
    assert len(alts(at)) == 3
    assert address(at) == {"game": game_id}


@pytest.mark.parametrize("shown", ["totals", "places", "chances"])
def test_a_link_shows_the_same_picture(game_id: str, shown: str) -> None:
    at = open_charts(game=game_id, show=shown, deal="2")
    words = {"totals": "Totals", "places": "Places", "chances": "Chances to win"}
    assert alts(at)[0].startswith(words[shown])
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


def test_an_older_game_is_found_by_its_title(games: Games, game_id: str) -> None:
    CardMatch.open(games, card_log(("Cleo", "Dora")))
    at = open_charts(find="anna")
    assert address(at) == {"find": "anna", "game": game_id}
    assert "No game has this" in texts(open_charts(find="nobody"))


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


def test_a_race_shows_its_boats(games: Games) -> None:
    log = random_race()
    race_id = RaceMatch.open(games, replace(log, setup=log.setup | {"seed": 1})).game_id
    at = open_charts(game=race_id)
    assert alts(at) == ["Lines of every boat from the waterfall to the harbour, turn by turn"]
    at = open_charts(game=race_id, show="points")
    assert alts(at)[0].startswith("Lines of each player's points")


def test_a_game_that_was_just_begun_has_no_picture(games: Games) -> None:
    log = card_log()
    CardMatch.open(games, replace(log, actions=log.actions[:2]))
    at = open_charts()
    assert "No deal of this game is finished yet" in texts(at)


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


# --- files ----------------------------------------------------------------------------------


def bring(at: AppTest, content: str, name: str = "scores.csv") -> AppTest:
    uploader = at.get("file_uploader")[0]
    return uploader.set_value((name, content.encode(), "text/csv")).run()


def test_a_bad_file_is_not_taken_and_its_faults_are_named() -> None:
    at = bring(open_charts(**{"from": "file"}), to_csv([GAME]).replace(",Ben,1,2,", ",Ben,x,2,"))
    assert "nothing of the file was taken" in texts(at)
    (table,) = at.dataframe
    assert table.value.to_numpy().tolist() == [[3, "bid", "a whole number is needed, not “x”"]]
    assert ScoreFiles(open_database()).recent() == []
    assert not alts(at)


def test_a_good_file_is_shown_and_its_link_shows_it_again() -> None:
    at = bring(open_charts(**{"from": "file"}), to_csv([GAME, replace(GAME, title="Monday")]))
    assert not at.exception
    assert len(alts(at)) == 3
    link = address(at)
    assert set(link) == {"from", "file"}
    again = open_charts(**link, pick="2", show="places")
    assert again.selectbox(key="charts_pick").value == 2
    assert alts(again)[0].startswith("Places")
    assert "The chances need the rules" in texts(open_charts(**link, show="chances"))
    assert len(alts(open_charts(**link, scope="all"))) == 3


def test_a_forgotten_file_is_gone() -> None:
    at = bring(open_charts(**{"from": "file"}), to_csv([GAME]))
    link = address(at)
    at.button(key="charts_forget").click().run()
    assert ScoreFiles(open_database()).recent() == []
    assert not alts(at)
    assert "not here any more" in texts(open_charts(**link))


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
    at = open_charts(save="png")
    assert '"format": "png"' in at.get("plotly_chart")[0].proto.config
    assert '"format": "svg"' in open_charts().get("plotly_chart")[0].proto.config
