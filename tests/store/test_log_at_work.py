"""Own checkpoints, one thread's while others write, are never taken for a swap of the file."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from riverlib.core import GameLog
from riverlib.store import Games, chapters, open_database, sqlite

EMPTY = GameLog(game="cards", setup={})
THREADS, APPENDS = 24, 15


@pytest.fixture
def always_working_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work every change in at once, as slowly as a busy disk does."""
    work_in = sqlite._work_in

    def slowly(connection: sqlite3.Connection) -> None:
        work_in(connection)
        sleep(0.002)

    monkeypatch.setattr(sqlite, "_LOG_BYTES", 0)
    monkeypatch.setattr(sqlite, "_work_in", slowly)


@pytest.mark.usefixtures("always_working_in")
def test_many_players_are_never_told_of_a_swap(games: Games) -> None:
    ids = [games.start(EMPTY, "").id for _ in range(THREADS)]

    def play(game_id: str) -> int:
        for revision in range(APPENDS):
            games.append(game_id, revision=revision, actions=["bid 1"])
            games.recent()
        return games.load(game_id).revision

    with ThreadPoolExecutor(THREADS) as pool:
        assert list(pool.map(play, ids)) == [APPENDS] * THREADS


def test_a_file_that_another_process_is_writing_is_looked_at_again(
    file: Path, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A glance in the middle of another's checkpoint may see half of it: no wreck."""
    game_id = games.start(EMPTY, "").id
    log = file.with_name(f"{file.name}-wal")
    waiting = log.read_bytes()
    looks = iter([True, True])
    whole = chapters.in_file

    def half(path: Path) -> chapters.Chapters:
        if next(looks, False):
            raise sqlite3.DatabaseError("database disk image is malformed")
        return whole(path)

    monkeypatch.setattr(chapters, "in_file", half)
    file.touch()
    games.append(game_id, revision=0, actions=["bid 1"])
    assert games.load(game_id).revision == 1
    assert log.read_bytes()[: len(waiting)] == waiting
    engine = open_database(f"sqlite:///{file}")
    assert Games(engine).load(game_id).revision == 1
    engine.dispose()
