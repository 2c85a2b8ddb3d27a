"""Files of the page of charts: what is taken away can be brought back."""

from dataclasses import replace
from datetime import date

import pytest
from streamlit.testing.v1 import AppTest

from riverlib import cards
from riverlib.analysis import GameScores, from_log, to_csv
from riverlib.play import CardMatch, RaceMatch
from riverlib.store import Games, Results, ScoreFiles, open_database
from riverlib.ui.charts import finished, sharing, taking
from riverlib.ui.shared import database, file_names
from tests.analysis.games import GAME, random_log, random_race
from tests.pages.app import plain
from tests.pages.charts_page import (
    address,
    alts,
    card_log,
    open_charts,
    texts,
)

pytestmark = pytest.mark.usefixtures("compiled")


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
    assert ". Places after every deal" in alts(again)[0]
    assert "The chances need the rules" in texts(open_charts(**link, show="chances"))
    assert len(alts(open_charts(**link, scope="all"))) == 3


def read(at: AppTest) -> str:
    return " ".join(plain(each.value) for each in at.success)


def test_a_file_that_was_brought_is_said_to_be_read() -> None:
    """What the eyes found: a file brought twice, and nothing on the page changed."""
    two = to_csv([GAME, replace(GAME, title="Monday")])
    page = {"from": "file"}
    assert "scores.csv: 2 games read." in read(bring(open_charts(**page), two))
    assert "the same as before. It is in the list already." in read(bring(open_charts(**page), two))
    at = bring(open_charts(**page), two, "other.csv")
    assert "already, as scores.csv." in read(at)
    at = bring(at, to_csv([GAME]))
    assert "scores.csv: one game read. An older file of that name" in read(at)
    first = ScoreFiles(open_database()).recent()[-1][0]
    at.selectbox(key="charts_file").set_value(first).run()
    assert "one game read" not in read(at)


def test_a_forgotten_file_is_gone() -> None:
    at = bring(open_charts(**{"from": "file"}), to_csv([GAME]))
    link = address(at)
    at.button(key="charts_forget").click().run()
    assert ScoreFiles(open_database()).recent() == []
    assert not alts(at)
    assert "not here any more" in texts(open_charts(**link))


def test_a_whole_game_is_taken_away_and_brought_back(game_id: str) -> None:
    at = open_charts(game=game_id)
    labels = [button.proto.label for button in at.get("download_button")]
    assert "Whole game (CSV)" in labels
    assert "Whole game (JSON)" in labels
    storage = open_database()
    game = next(finished.games_of(Results(storage), Games(storage)))
    assert game.day is not None
    for write, name in ((taking.csv_bytes, "game.csv"), (taking.json_bytes, "game.json")):
        at = bring(open_charts(**{"from": "file"}), write([game]).decode(), name)
        assert not at.exception
        assert len(alts(at)) == 3, texts(at)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (replace(GAME, day=date(2026, 11, 22)), "cleo-leads-by-10-points-after-3-deals-2026-11-22"),
        (GAME, "cleo-leads-by-10-points-after-3-deals"),
        (replace(GAME, names=("Anna", "Ben", "小明")), "leads-by-10-points-after-3-deals"),
    ],
)
def test_files_are_called_by_the_game_and_its_day(game: GameScores, name: str) -> None:
    """What the eyes found: a download called ``39EcJJWOa4PF.json``."""
    assert file_names.of_game(game) == sharing.of_game(game).file == name


def test_all_games_are_taken_away_and_brought_back(games: Games, game_id: str) -> None:
    CardMatch.open(games, card_log(("Cleo", "Dora", "Eve"), seed=5))
    at = open_charts(scope="all")
    assert "All card games (CSV)" in [button.proto.label for button in at.get("download_button")]
    many = len(list(finished.games_of(Results(open_database()), games)))
    assert f"The files hold all {many} finished card games" in texts(at)
    written = taking.csv_bytes(finished.games_of(Results(open_database()), games))
    at = bring(open_charts(**{"from": "file"}, scope="all"), written.decode())
    assert len(alts(at)) == 3
    assert "Of 2 games" in texts(at)
    at = open_charts(scope="season")
    assert "The season (JSON)" in [button.proto.label for button in at.get("download_button")]
    season = list(finished.all_of(database.storage_or_stop(), {game_id}))
    assert [game.names for game in season] == [("Anna", "<b>Ben</b>")]


def test_games_of_a_file_are_told_apart_as_those_of_the_store_are() -> None:
    """What the eyes found: "Family night 1 ... 59", and tables of 2 and of 10 in one figure."""
    family = cards.fitted(cards.VARIANTS[0], 3)
    kept = replace(from_log(random_log(family), GAME.names), title=f"{family.name} 2")
    games = [GAME, replace(kept, day=date(2025, 3, 7)), replace(GAME, title="Monday")]
    at = bring(open_charts(**{"from": "file"}), to_csv(games))
    called = list(at.selectbox(key="charts_pick").options)
    assert called[:2] == ["Cleo won by 10 · Sunday", "Cleo won by 10 · Monday"]
    assert called[2].startswith("7 Mar 2025 · ")
    assert called[2].endswith(f" · {family.name}")
    link = address(at)
    at = open_charts(**link, scope="all")
    first, second = at.selectbox(key="charts_kind").options
    assert first == "Rules not written down, 3 players (2 games)"
    assert second == f"{family.name}, 3 players (1 game)"
    assert address(at) == link | {"scope": "all", "kind": "paper-3"}
    assert "Of 3 games" in texts(at)
    at = open_charts(scope="all")
    assert f"{family.name} on paper, 3 players (1 game)" in at.selectbox(key="charts_kind").options


def test_a_game_of_a_file_that_is_not_over_has_no_winner() -> None:
    whole = from_log(random_log(cards.fitted(cards.VARIANTS[0], 3)), GAME.names)
    half = replace(whole, deals=whole.deals[:2], title="Half")
    at = bring(open_charts(**{"from": "file"}), to_csv([half, GAME]))
    assert at.selectbox(key="charts_pick").options[0].startswith("unfinished after 2 deals")


def test_a_whole_race_is_taken_away_and_brought_back(games: Games) -> None:
    log = random_race()
    race_id = RaceMatch.open(games, replace(log, setup=log.setup | {"seed": 1})).game_id
    at = open_charts(game=race_id)
    assert "Whole race (JSON)" in [button.proto.label for button in at.get("download_button")]
    text = games.load(race_id).log.to_json()
    at = bring(open_charts(**{"from": "file"}), text, "race.json")
    assert not at.exception
    assert "from the waterfall to the harbour" in alts(at)[0]
    link = address(at)
    assert "Lines of the boats" in alts(open_charts(**link, scope="all"))[0]
    at = bring(open_charts(**{"from": "file"}), card_log().to_json(), "cards.json")
    assert len(alts(at)) == 3
    at = bring(open_charts(**{"from": "file"}), text.replace('"race"', '"goose"', 1), "goose.json")
    assert "nothing of the file was taken" in texts(at)
