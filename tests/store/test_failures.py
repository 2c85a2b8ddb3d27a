"""What goes wrong while the app runs becomes one sentence, and nothing is half written."""

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from riverlib.core import StoreError
from riverlib.store import Games, open_database, sqlite
from tests.store.conftest import LOG


def test_a_full_disk_keeps_the_game_as_it_was(games: Games, engine: Engine) -> None:
    game = games.start(LOG, "")

    @event.listens_for(engine, "checkout")
    def fill_the_disk(connection: sqlite3.Connection, *_: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count={pages}")

    with pytest.raises(StoreError, match=r"cannot save the game .* the disk is full"):
        games.append(game.id, revision=0, actions=["play Ah"] * 20_000)
    assert games.load(game.id) == game
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1


def test_a_database_locked_too_long_says_try_again(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_BUSY_SECONDS", 0.05)
    engine = open_database(f"sqlite:///{file}")
    games = Games(engine)
    game = games.start(LOG, "")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="keeps it busy; try again"):
        games.append(game.id, revision=0, actions=["bid 0"])
    assert games.load(game.id) == game  # reading goes on
    other.execute("ROLLBACK")
    other.close()
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1
    engine.dispose()


def test_a_file_deleted_while_the_app_runs_is_not_written_into_the_void(
    games: Games, file: Path
) -> None:
    game = games.start(LOG, "")
    moved = file.rename(file.with_name("moved.sqlite3"))
    for call in (
        lambda: games.append(game.id, revision=0, actions=["bid 0"]),
        lambda: games.load(game.id),
        lambda: games.recent(),
        lambda: games.start(LOG, ""),
    ):
        with pytest.raises(StoreError, match="was it moved or deleted"):
            call()
    assert not file.exists()
    moved.rename(file)
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1  # and works again


def test_a_file_damaged_while_the_app_runs_is_named(
    file: Path, games: Games, engine: Engine
) -> None:
    game = games.start(LOG, "")
    engine.dispose()  # writes everything into the one file
    bytes_ = bytearray(file.read_bytes())
    bytes_[4096:] = b"\xee" * (len(bytes_) - 4096)
    file.write_bytes(bytes_)
    for call in (
        lambda: games.append(game.id, revision=0, actions=["bid 0"]),
        lambda: games.load(game.id),
        lambda: games.recent(),
    ):
        with pytest.raises(StoreError, match=f"{file}: the file is damaged"):
            call()
    engine.dispose()
    assert file.read_bytes() == bytes_


def test_an_error_between_the_statements_takes_all_back(
    games: Games, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.start(LOG, "")
    with engine.begin() as connection:  # the next action's place is taken: the insert fails
        connection.exec_driver_sql("INSERT INTO actions VALUES (?, 3, 'ghost')", (game.id,))
    with pytest.raises(StoreError, match="cannot save"):
        games.append(game.id, revision=0, actions=["bid 0", "bid 1"])
    with engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM actions WHERE text = 'ghost'")
    assert games.load(game.id) == game
