"""Games belong together by their rules, not by what somebody called these."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from riverlib import cards, race
from riverlib.cards import Scoring
from riverlib.core import GameLog
from riverlib.play import CardMatch, RaceMatch
from riverlib.play.backfill import Backfill
from riverlib.store import Games, Played, Results, open_database
from tests.analysis.games import SHORT, random_log, random_race

OURS = replace(SHORT, key="house", name="Short, our way")
DEARER = replace(OURS, scoring=Scoring(bonus=20))


def with_seed(log: GameLog) -> GameLog:
    return replace(log, setup=log.setup | {"seed": 1})


def keep(games: Games, *variants: cards.Variant, players: int = 3) -> None:
    for variant in variants:
        CardMatch.open(games, with_seed(random_log(variant, players)))


def told(results: Results) -> list[tuple[str, int, int]]:
    return [(each.rules, each.players, each.games) for each in results.played()]


def of_kind(results: Results, kind: Played) -> tuple[int, int, int]:
    """Return how many deals, counted hands and ends one kind of game has."""
    chosen = {"rules_id": kind.rules_id, "players": kind.players}
    hands = sum(row[-1] for row in results.counts(**chosen))
    return len(results.deals(**chosen)), hands, len(results.finals(**chosen))


def test_one_name_for_two_scorings_is_told_apart(games: Games, results: Results) -> None:
    keep(games, OURS, DEARER, OURS)
    assert told(results) == [("Short, our way", 3, 2), ("Short, our way (2)", 3, 1)]
    two, one = results.played()
    assert (of_kind(results, two), of_kind(results, one)) == ((18, 18, 6), (9, 9, 3))


def test_one_rule_set_under_two_names_is_one_with_the_last_name(
    games: Games, results: Results
) -> None:
    keep(games, OURS, OURS, replace(OURS, key="b", name="Sundays", usual_players=(3, 3)))
    assert told(results) == [("Sundays", 3, 3)]


def test_as_many_players_or_not_the_rules_are_the_same(games: Games, results: Results) -> None:
    large = replace(OURS, hand_sizes=(20, 1))  # more than three can be dealt: it is lowered
    keep(games, large)
    keep(games, large, players=2)
    assert told(results) == [("Short, our way", 2, 1), ("Short, our way", 3, 1)]
    assert len({each.rules_id for each in results.played()}) == 1
    assert len(results.finals(rules_id=results.played()[0].rules_id)) == 5


@pytest.mark.parametrize(("first", "second"), [(OURS, DEARER), (DEARER, OURS)])
def test_the_first_of_one_name_keeps_it(
    games: Games, results: Results, first: cards.Variant, second: cards.Variant
) -> None:
    keep(games, first, second, second, replace(OURS, name="Short, our way (2)", hook=False))
    names = {each.rules: (each.rules_id, each.games) for each in results.played()}
    assert names["Short, our way"] == (cards.rules_id(first), 1)
    assert names["Short, our way (2)"] == (cards.rules_id(second), 2)
    assert names["Short, our way (2) (2)"][1] == 1


def test_rivers_are_told_apart_too(games: Games, results: Results) -> None:
    name = race.DEFAULT_LAYOUT.name
    keep(games, replace(OURS, name=name))  # nobody takes a game of cards for a race
    log = random_race()
    always = race.layout_data(replace(race.DEFAULT_LAYOUT, decline_wind=True))
    for setup in (log.setup, log.setup | {"layout": always}):
        RaceMatch.open(games, with_seed(replace(log, setup=setup)))
    assert told(results) == [(name, 3, 1), (name, 2, 1), (f"{name} (2)", 2, 1)]


VERSION_2 = Path(__file__).parents[1] / "store" / "version_2.sql"


@pytest.fixture
def older(tmp_path: Path) -> Engine:
    """A database of version 2 that has just been opened, with two scorings of one name in it."""
    file = tmp_path / "older.sqlite3"
    with sqlite3.connect(file) as connection:
        connection.executescript(VERSION_2.read_text("utf-8"))
    connection.close()
    return open_database(f"sqlite:///{file}")


def test_older_games_are_together_by_name_until_they_are_read_again(older: Engine) -> None:
    games, results = Games(older), Results(older)
    assert told(results) == [("Short, our way", 2, 2), ("Brook", 2, 1)]
    assert of_kind(results, results.played()[0]) == (8, 8, 4)
    before, ends = results.stamp(), results.finals()
    backfill = Backfill(games, results)
    assert backfill.left() == 4
    backfill.start()
    assert backfill.wait(60)
    assert (backfill.left(), backfill.unreadable) == (0, 0)
    assert told(results) == [
        ("Short, our way", 2, 1),
        ("Short, our way (2)", 2, 1),
        ("Brook", 2, 1),
    ]
    assert results.finals() == ends
    assert results.stamp() != before
    older.dispose()


def test_a_result_that_an_older_app_wrote_is_brought_up_to_date(
    engine: Engine, games: Games, results: Results
) -> None:
    keep(games, OURS, DEARER)
    with engine.begin() as connection:
        connection.execute(text("UPDATE results SET rules_id = NULL"))
    assert told(results) == [("Short, our way", 3, 2)]
    backfill = Backfill(games, results)
    backfill.start()
    assert backfill.wait(60)
    assert told(results) == [("Short, our way", 3, 1), ("Short, our way (2)", 3, 1)]
