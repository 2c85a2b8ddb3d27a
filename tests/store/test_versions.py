"""An older app's database is brought up to date and loses nothing; an older app refuses ours."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.core import StoreError
from riverlib.play.results import result_of
from riverlib.store import Games, HouseRules, Progress, Results, database, open_database
from riverlib.store.schema import NEW_IN, SCHEMA

HERE = Path(__file__).parent
TABLES = {
    1: ("games", "actions", "house_rules"),
    2: ("games", "actions", "house_rules", "score_files", "results", "seats", "deals"),
    3: ("games", "actions", "house_rules", "score_files", "results", "seats", "deals"),
    4: ("games", "actions", "house_rules", "score_files", "results", "seats", "deals", "progress"),
}


def older(file: Path, version: int) -> Path:
    """Make a database as an app of that version left it."""
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / f"version_{version}.sql").read_text("utf-8"))
        connection.execute("PRAGMA journal_mode=WAL")
    connection.close()
    return file


@pytest.fixture
def old(file: Path) -> Path:
    return older(file, 1)


@pytest.fixture(params=TABLES)
def version(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def opened(old: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{old}")
    yield engine
    engine.dispose()


def rows(file: Path, table: str) -> list[dict[str, object]]:
    with sqlite3.connect(file) as connection:
        connection.row_factory = sqlite3.Row
        found = [dict(row) for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2")]
    connection.close()
    return found


def facts(file: Path) -> dict[object, object]:
    return {row["name"]: row["value"] for row in rows(file, "meta")}


def test_there_is_a_database_of_every_older_version() -> None:
    assert list(TABLES) == list(range(1, SCHEMA))


def test_every_row_of_an_older_version_is_kept(file: Path, version: int) -> None:
    older(file, version)
    before = {name: rows(file, name) for name in TABLES[version]}
    assert all(before.values())
    open_database(f"sqlite:///{file}").dispose()
    for name, old_rows in before.items():
        kept = [{column: row[column] for column in old_rows[0]} for row in rows(file, name)]
        assert kept == old_rows
    marks = {"app": "up-and-down-the-river", "schema": str(SCHEMA)}
    assert facts(file).items() >= marks.items()


def test_an_older_database_gets_the_shape_of_a_new_one(file: Path, version: int) -> None:
    older(file, version)
    fresh = file.with_name("fresh.sqlite3")
    for each in (file, fresh):
        open_database(f"sqlite:///{each}").dispose()
    assert shape(file) == shape(fresh)


def shape(file: Path) -> dict[str, set[tuple[object, ...]]]:
    """Return the columns of each table, in no order: a new one comes last."""
    with sqlite3.connect(file) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE sql > ''")
        ]
        columns = {name: connection.execute(f"PRAGMA table_info({name})") for name in names}
        found = {name: {tuple(row[1:]) for row in cursor} for name, cursor in columns.items()}
    connection.close()
    return found


def test_every_game_of_version_2_opens_with_all_it_came_to(file: Path) -> None:
    engine = open_database(f"sqlite:///{older(file, 2)}")
    games, results = Games(engine), Results(engine)
    for summary in games.recent():
        assert result_of(games.load(summary.id).log).finished == summary.finished
    assert [each.total for each in results.finals(game="cards")] == [12, 1, 22, 1]
    assert len(results.deals()) == 8
    engine.dispose()


def test_somebody_can_learn_in_an_older_database(file: Path, version: int) -> None:
    engine = open_database(f"sqlite:///{older(file, version)}")
    progress = Progress(engine)
    progress.save("Me", "lesson", "trump", {"done": True})
    assert progress.load("Me", "lesson") == {"trump": {"done": True}}
    engine.dispose()


def test_old_games_go_on(opened: Engine) -> None:
    games = Games(opened)
    game = games.load("AAAAAAAAAAAA")
    assert (game.title, game.log.actions, game.revision) == ("Sunday", ("shuffle", "bid 1"), 4)
    assert games.append(game.id, revision=4, actions=["bid 0"]) == 5
    assert HouseRules(opened).all()[0].data == {"hook": False}


def test_old_games_wait_for_their_results_and_new_ones_do_not(opened: Engine) -> None:
    assert Results(opened).missing(10) == ["BBBBBBBBBBBB", "AAAAAAAAAAAA"]


def test_opening_twice_changes_nothing_more(file: Path, version: int) -> None:
    old = older(file, version)
    open_database(f"sqlite:///{old}").dispose()
    before = old.read_bytes()
    open_database(f"sqlite:///{old}").dispose()
    assert old.read_bytes() == before


def test_an_older_app_refuses_ours_and_leaves_it(
    file: Path, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine.dispose()
    before = file.read_bytes()
    monkeypatch.setattr(database, "SCHEMA", SCHEMA - 1)
    with pytest.raises(StoreError, match="Update the app"):
        open_database(f"sqlite:///{file}")
    assert file.read_bytes() == before


def test_a_damaged_old_database_is_refused_as_it_is(old: Path) -> None:
    with sqlite3.connect(old) as connection:
        connection.execute("DROP TABLE actions")
    connection.close()
    before = old.read_bytes()
    with pytest.raises(StoreError, match="'actions' is missing"):
        open_database(f"sqlite:///{old}")
    assert old.read_bytes() == before


def test_a_change_that_breaks_off_leaves_the_old_version(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NEW_IN, SCHEMA, (*NEW_IN[SCHEMA], "no such table"))
    monkeypatch.setattr(database, "_tables_of", lambda version: {"games", "actions"})
    with pytest.raises(KeyError):
        open_database(f"sqlite:///{old}")
    monkeypatch.undo()
    assert facts(old)["schema"] == "1"
    open_database(f"sqlite:///{old}").dispose()
    assert facts(old)["schema"] == str(SCHEMA)
