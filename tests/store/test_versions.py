"""An older app's database is brought up to date and loses nothing; an older app refuses ours."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.core import StoreError
from riverlib.store import Games, HouseRules, Results, database, open_database
from riverlib.store.tables import NEW_IN, SCHEMA

OLD = Path(__file__).with_name("version_1.sql")


@pytest.fixture
def old(file: Path) -> Path:
    with sqlite3.connect(file) as connection:
        connection.executescript(OLD.read_text("utf-8"))
        connection.execute("PRAGMA journal_mode=WAL")
    connection.close()
    return file


@pytest.fixture
def opened(old: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{old}")
    yield engine
    engine.dispose()


def rows(file: Path, table: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall()
    connection.close()
    return found


def test_every_row_of_version_1_is_kept(old: Path) -> None:
    before = {name: rows(old, name) for name in ("games", "actions", "house_rules")}
    open_database(f"sqlite:///{old}").dispose()
    assert {name: rows(old, name) for name in before} == before
    assert rows(old, "meta") == [("app", "up-and-down-the-river"), ("schema", str(SCHEMA))]


def test_old_games_go_on(opened: Engine) -> None:
    games = Games(opened)
    game = games.load("AAAAAAAAAAAA")
    assert (game.title, game.log.actions, game.revision) == ("Sunday", ("shuffle", "bid 1"), 4)
    assert games.append(game.id, revision=4, actions=["bid 0"]) == 5
    assert HouseRules(opened).all()[0].data == {"hook": False}


def test_old_games_wait_for_their_results_and_new_ones_do_not(opened: Engine) -> None:
    assert Results(opened).missing(10) == ["BBBBBBBBBBBB", "AAAAAAAAAAAA"]


def test_opening_twice_changes_nothing_more(old: Path) -> None:
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
    assert dict(rows(old, "meta"))["schema"] == "1"
    open_database(f"sqlite:///{old}").dispose()
    assert dict(rows(old, "meta"))["schema"] == str(SCHEMA)
