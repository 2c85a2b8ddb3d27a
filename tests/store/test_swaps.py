"""Another file in the place of the one opened is noticed, never written to, and nothing is lost.

What was acknowledged is afterwards in the right file, or in the copy that a sentence names.
"""

import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.core import GameLog, StaleGameError, StoreError
from riverlib.store import Games, StoredGame, open_database, sqlite
from tests.store.conftest import LOG


def url(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Return another database of this app, with one game in it."""
    (tmp_path / "elsewhere").mkdir()
    return filled(tmp_path / "elsewhere" / "other.sqlite3", "the other")


def filled(file: Path, title: str) -> Path:
    engine = open_database(url(file))
    games = Games(engine)
    game = games.start(LOG, title)
    for revision in range(20):
        games.append(game.id, revision=revision, actions=["play Ah"] * 20)
    engine.dispose()
    return file


@pytest.fixture(params=["all in the file", "changes in the log"])
def game(request: pytest.FixtureRequest, games: Games, engine: Engine) -> StoredGame:
    """Return a game that is being played, with three acknowledged moves."""
    game = games.start(LOG, "mine")
    for revision in range(3):
        games.append(game.id, revision=revision, actions=["bid 0"])
    if request.param == "all in the file":
        engine.dispose()
    return games.load(game.id)


def empty_moved_there(file: Path, other: Path) -> None:
    (file.parent / "empty").touch()
    (file.parent / "empty").replace(file)


def folder_made_there(file: Path, other: Path) -> None:
    file.unlink()
    file.mkdir()


def scratched(file: Path, other: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:8192] = b"\xee" * 4096
    file.write_bytes(content)


def other_program_copied(file: Path, other: Path) -> None:
    with sqlite3.connect(other.with_name("recipes")) as connection:
        connection.executescript("CREATE TABLE recipes (dish); INSERT INTO recipes VALUES ('soup')")
    connection.close()
    shutil.copyfile(other.with_name("recipes"), file)


# fmt: off
WRECKS: dict[str, tuple[Callable[[Path, Path], object], str, bool]] = {
    # what happens             how                                              said      kept
    "an empty file":           (empty_moved_there,                              "is empty", True),
    "a folder":                (folder_made_there,                              "is no file", True),
    "it is deleted":           (lambda file, _: file.unlink(),                  "is gone", True),
    "it is moved away":        (lambda file, other: file.rename(other.parent / "x"), "gone", True),
    "it is renamed":           (lambda file, _: file.rename(file.with_name("x")), "is gone", True),
    "it is emptied":           (lambda file, _: os.truncate(file, 0),           "is empty", False),
    "it is cut short":         (lambda file, _: os.truncate(file, 6000),        "damaged", False),
    "it is overwritten":       (lambda file, _: file.write_bytes(b"oh" * 9999), "no.* database", False),  # noqa: E501
    "pages are scratched":     (scratched,                                      "damaged", False),
    "another program's":       (other_program_copied,                           "another program", False),  # noqa: E501
}
# fmt: on


@pytest.mark.parametrize(("harm", "words", "is_kept"), WRECKS.values(), ids=WRECKS)
def test_nothing_is_acknowledged_or_written_into_a_wreck(
    file: Path,
    other: Path,
    games: Games,
    engine: Engine,
    game: StoredGame,
    harm: Callable[[Path, Path], object],
    words: str,
    is_kept: bool,
) -> None:
    harm(file, other)
    wreck = file.read_bytes() if file.is_file() else None
    for _ in range(3):
        with pytest.raises(StoreError, match=words):
            games.append(game.id, revision=3, actions=["bid 1"])
        with pytest.raises(StoreError, match=words):
            games.recent()
    engine.dispose()
    assert (file.read_bytes() if file.is_file() else None) == wreck
    if is_kept:
        assert game.log.actions in [kept.log.actions for kept in rescued(file, game)]
    shutil.rmtree(file) if file.is_dir() else file.unlink(missing_ok=True)
    other.replace(file)  # a sound one is put there: the app goes on without a restart
    assert [each.title for each in games.recent()] == ["the other"]


def rescued(file: Path, game: StoredGame) -> list[StoredGame]:
    """Return the game as every other file around has it."""
    found = []
    for each in [*file.parent.glob("river *.sqlite3"), *file.parent.rglob("x")]:
        copy = open_database(url(each))
        found.append(Games(copy).load(game.id))
        copy.dispose()
    return found


# fmt: off
SWAPS: dict[str, Callable[[Path, Path], object]] = {
    "moved over it":             lambda file, other: other.replace(file),
    "copied over it":            lambda file, other: shutil.copyfile(other, file),
    "put there when it is gone": lambda file, other: (file.unlink(), other.replace(file)),
}
# fmt: on


@pytest.mark.parametrize("swap", SWAPS.values(), ids=SWAPS)
def test_another_database_is_named_once_and_used_from_then_on(
    file: Path,
    other: Path,
    games: Games,
    engine: Engine,
    game: StoredGame,
    swap: Callable[[Path, Path], object],
) -> None:
    swap(file, other)
    with pytest.raises(StoreError, match=r"was (replaced|overwritten).* while the app was running"):
        games.append(game.id, revision=3, actions=["bid 1"])
    [theirs] = games.recent()
    assert theirs.title == "the other"
    with pytest.raises(StoreError, match="there is no game"):
        games.append(game.id, revision=3, actions=["bid 1"])
    assert games.append(theirs.id, revision=theirs.revision, actions=["bid 1"]) == 21
    engine.dispose()
    assert soundness(file) == "ok"
    if swap is not SWAPS["copied over it"]:
        assert [kept.log.actions for kept in rescued(file, game)] == [game.log.actions]


def soundness(file: Path) -> str:
    connection = sqlite3.connect(file)
    found = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
    connection.close()
    return found


def test_where_the_saved_games_are_kept_is_said(games: Games, file: Path, other: Path) -> None:
    game = games.start(LOG, "mine")
    other.replace(file)
    with pytest.raises(StoreError, match="All that was saved in it is kept beside it") as caught:
        games.load(game.id)
    [copy] = file.parent.glob("river *.sqlite3")
    assert f'"{copy.name}"' in str(caught.value)
    assert re.fullmatch(r"river \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.sqlite3", copy.name)


@pytest.mark.parametrize("how", ["moved", "copied"])
def test_a_match_newer_than_the_file_is_refused(
    file: Path, games: Games, engine: Engine, how: str
) -> None:
    game = games.start(LOG, "mine")
    engine.dispose()
    older = file.with_name("older")
    shutil.copyfile(file, older)
    for revision in range(3):
        games.append(game.id, revision=revision, actions=["bid 0"])
    engine.dispose()
    older.replace(file) if how == "moved" else shutil.copyfile(older, file)
    refused = 0
    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            games.append(game.id, revision=3, actions=["bid 1"])
        refused += isinstance(caught.value, StaleGameError)
    assert refused
    assert games.load(game.id) == game
    engine.dispose()
    assert soundness(file) == "ok"


def test_a_raw_copy_of_itself_harms_nothing_while_changes_wait_in_the_log(
    file: Path, games: Games, engine: Engine
) -> None:
    game = games.start(LOG, "mine")
    engine.dispose()
    shutil.copyfile(file, file.with_name("itself"))
    games.append(game.id, revision=0, actions=["bid 0"])
    shutil.copyfile(file.with_name("itself"), file)
    assert games.append(game.id, revision=1, actions=["bid 1"]) == 2
    engine.dispose()
    assert soundness(file) == "ok"
    assert games.load(game.id).log.actions == (*LOG.actions, "bid 0", "bid 1")


def test_a_log_beside_another_database_is_not_played_into_it(
    file: Path, other: Path, games: Games, engine: Engine
) -> None:
    """Between two starts: the server was killed, then its file replaced."""
    games.start(LOG, "mine")
    log = file.with_name(f"{file.name}-wal")
    waiting = log.read_bytes()
    engine.dispose()
    other.replace(file)
    log.write_bytes(waiting)
    before = file.read_bytes()
    with pytest.raises(StoreError, match="do not belong together"):
        open_database(url(file))
    assert (file.read_bytes(), log.read_bytes()) == (before, waiting)
    log.unlink()
    engine = open_database(url(file))
    assert [each.title for each in Games(engine).recent()] == ["the other"]
    engine.dispose()


def test_two_servers_work_logs_in_and_take_neither_for_a_swap(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LOG_BYTES", 40_000)
    engines = [open_database(url(file)) for _ in range(2)]
    servers = [Games(engine) for engine in engines]
    game = servers[0].start(GameLog(game="cards", setup={}), "")
    worked_in = 0
    for revision in range(120):
        before = file.stat().st_mtime_ns
        server = servers[revision // 7 % 2]
        server.append(game.id, revision=revision, actions=[f"a{revision}"])
        worked_in += file.stat().st_mtime_ns != before
    for engine in engines:
        engine.dispose()
    assert worked_in >= 5
    assert servers[1].load(game.id).log.actions == tuple(f"a{no}" for no in range(120))
    assert soundness(file) == "ok"
