"""Opening: the right file is found or made, and every other one is refused unchanged."""

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from riverlib.core import StoreError, folders
from riverlib.store import Games, looking, open_database
from riverlib.store.schema import SCHEMA
from tests.store.conftest import LOG


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def url(file: Path) -> str:
    return f"sqlite:///{file}"


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    open_database().dispose()
    assert set(contents(tmp_path)) == {"river.sqlite3"}


def test_the_data_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path / "a" / "b"))
    open_database().dispose()
    assert (tmp_path / "a" / "b" / "river.sqlite3").is_file()


def test_without_a_folder_named_it_is_the_users_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RIVER_DATA_DIR")
    monkeypatch.setattr(folders, "user_data_path", lambda app, appauthor: tmp_path / app)
    open_database().dispose()
    assert (tmp_path / "up-and-down-the-river" / "river.sqlite3").is_file()


def test_the_environment_names_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVER_DATABASE_URL", url(tmp_path / "other.sqlite3"))
    open_database().dispose()
    assert set(contents(tmp_path)) == {"other.sqlite3"}


def test_the_caller_outranks_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RIVER_DATABASE_URL", "nonsense")
    open_database(url(tmp_path / "mine.sqlite3")).dispose()
    assert set(contents(tmp_path)) == {"mine.sqlite3"}


@pytest.mark.parametrize("name", ["with space.sqlite3", "100%?#.sqlite3", "Zoë.sqlite3"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    engine = open_database(str(engine_url(tmp_path / name)))
    Games(engine).start(LOG, "")
    engine.dispose()
    assert set(contents(tmp_path)) == {name}


def engine_url(file: Path) -> str:
    return f"sqlite:///{str(file).replace('%', '%25').replace('?', '%3F')}"


def test_a_commit_is_on_the_disk(engine: Engine) -> None:
    with engine.connect() as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
        assert connection.scalar(text("PRAGMA busy_timeout")) == 5000


def test_opening_again_finds_the_games(file: Path, games: Games, engine: Engine) -> None:
    game = games.start(LOG, "")
    engine.dispose()
    for _ in range(3):
        again = open_database(url(file))
        assert Games(again).load(game.id) == game
        again.dispose()
    assert set(contents(file.parent)) == {file.name}


def test_a_disk_without_links_gets_its_database_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    open_database(url(file)).dispose()
    assert set(contents(file.parent)) == {file.name}


def run_sql(file: Path, script: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.executescript(script)
    connection.close()


def make_foreign(file: Path) -> None:
    run_sql(file, "CREATE TABLE recipes (dish); INSERT INTO recipes VALUES ('soup')")


def make_foreign_in_wal_mode(file: Path) -> None:
    run_sql(file, "PRAGMA journal_mode=WAL; CREATE TABLE recipes (dish)")


def make_foreign_meta(file: Path) -> None:
    run_sql(file, "CREATE TABLE meta (name, value); INSERT INTO meta VALUES ('app', 'cookbook')")


def make_other_meta(file: Path) -> None:
    run_sql(file, "CREATE TABLE meta (key, app); CREATE TABLE games (id)")


def make_empty_database(file: Path) -> None:
    run_sql(file, "PRAGMA user_version=7")


def make_text(file: Path) -> None:
    file.write_text("Dear diary, today we played cards.\n" * 100)


def make_empty(file: Path) -> None:
    file.touch()


def make_cut_short(file: Path) -> None:
    make_ours(file)
    file.write_bytes(file.read_bytes()[:6000])


def make_scratched(file: Path) -> None:
    make_ours(file)
    bytes_ = bytearray(file.read_bytes())
    for at in range(4096, len(bytes_), 4096):  # every page but the first loses its header
        bytes_[at : at + 64] = b"\xee" * 64
    file.write_bytes(bytes_)


def make_scratched_behind(file: Path) -> None:
    """Only the pages of the actions, which opening would not read without a check."""
    make_ours(file)
    bytes_ = bytearray(file.read_bytes())
    at = bytes_.rindex(b"play Ah")
    start = at - at % 4096
    bytes_[start : start + 64] = b"\xee" * 64
    file.write_bytes(bytes_)


def make_headless(file: Path) -> None:
    make_ours(file)
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])


def make_newer(file: Path) -> None:
    make_ours(file)
    run_sql(file, f"UPDATE meta SET value = '{SCHEMA + 1}' WHERE name = 'schema'")


def make_table_lost(file: Path) -> None:
    make_ours(file)
    run_sql(file, "DROP TABLE house_rules")


def make_version_lost(file: Path) -> None:
    make_ours(file)
    run_sql(file, "DELETE FROM meta WHERE name = 'schema'")


def make_ours(file: Path) -> None:
    engine = open_database(url(file))
    games = Games(engine)
    games.append(games.start(LOG, "").id, revision=0, actions=["play Ah"] * 2000)
    engine.dispose()


# fmt: off
REFUSED = {
    "another program's database":    (make_foreign,             "belongs to another program"),
    "the same in WAL mode":          (make_foreign_in_wal_mode, "belongs to another program"),
    "another program's meta table":  (make_foreign_meta,        "belongs to another program"),
    "a meta table of another shape": (make_other_meta,          "belongs to another program"),
    "a database without tables":     (make_empty_database,      "belongs to another program"),
    "a text file":                   (make_text,                "is not a database"),
    "an empty file":                 (make_empty,               "is empty"),
    "a file cut short":              (make_cut_short,           "damaged"),
    "a file with bad pages":         (make_scratched,           "damaged"),
    "bad pages among the actions":   (make_scratched_behind,    "damaged"),
    "a file without its header":     (make_headless,            "its beginning is damaged"),
    "a newer app's database":        (make_newer,               "Update the app"),
    "a table is lost":               (make_table_lost,          "'house_rules' is missing"),
    "the version is lost":           (make_version_lost,        "damaged"),
}
# fmt: on


@pytest.mark.parametrize(("make", "words"), REFUSED.values(), ids=REFUSED)
def test_it_is_refused_by_name_and_left_as_it_was(
    file: Path, make: Callable[[Path], None], words: str
) -> None:
    make(file)
    before = contents(file.parent)
    with pytest.raises(StoreError, match=words) as caught:
        open_database(url(file))
    assert str(file) in str(caught.value)
    assert contents(file.parent) == before


def test_a_big_file_is_checked_in_part(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_scratched_behind(file)
    monkeypatch.setattr(looking, "_WHOLE_CHECK_BYTES", 0)
    engine = open_database(url(file))  # opens: the games may be read one by one
    games = Games(engine)
    game = games.recent()[0]
    before = file.read_bytes()
    with pytest.raises(StoreError, match="damaged"):
        games.load(game.id)
    engine.dispose()
    assert file.read_bytes() == before


def test_a_foreign_database_in_use_keeps_its_waiting_changes(file: Path) -> None:
    with sqlite3.connect(file) as writer:
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("CREATE TABLE recipes (dish)")
        writer.commit()
        before = {name: kept for name, kept in contents(file.parent).items() if "-shm" not in name}
        with pytest.raises(StoreError, match="belongs to another program"):
            open_database(url(file))
        after = contents(file.parent)
        assert {name: kept for name, kept in after.items() if "-shm" not in name} == before
    writer.close()


def test_changes_of_a_lost_file_are_not_played_into_a_new_one(
    file: Path, games: Games, engine: Engine
) -> None:
    games.start(LOG, "")
    waiting = file.with_name(f"{file.name}-wal").read_bytes()
    engine.dispose()
    file.unlink()
    file.with_name(f"{file.name}-wal").write_bytes(waiting)
    before = contents(file.parent)
    with pytest.raises(StoreError, match=r"is missing, but river\.sqlite3-wal is beside it"):
        open_database(url(file))
    assert contents(file.parent) == before


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"there is no folder .*nowhere"):
        open_database(url(tmp_path / "nowhere" / "river.sqlite3"))
    assert not contents(tmp_path)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is no file"):
        open_database(url(tmp_path))


def test_a_data_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("RIVER_DATA_DIR", str(tmp_path / "file" / "games"))
    with pytest.raises(StoreError, match=r"cannot make the folder .*name another one in"):
        open_database()


def test_a_name_too_long_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        open_database(url(tmp_path / ("x" * 5000)))


may_not_write = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="permissions do not bind this user"
)


@may_not_write
def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreError, match="may not be written"):
        open_database()
    tmp_path.chmod(0o700)


@may_not_write
@pytest.mark.parametrize(("mode", "words"), [(0o400, "may not be written"), (0, "cannot be read")])
def test_a_file_that_may_not_be_used_is_named(file: Path, mode: int, words: str) -> None:
    make_ours(file)
    file.chmod(mode)
    with pytest.raises(StoreError, match=words):
        open_database(url(file))


@pytest.mark.parametrize("asked", ["W_OK on the folder", "W_OK on the file"])
def test_the_rights_are_asked_before_the_first_move(
    file: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    make_ours(file)
    barred = file if asked.endswith("file") else file.parent
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK or Path(path) != barred)
    with pytest.raises(StoreError, match="may not be written"):
        open_database(url(file))


# fmt: off
ADDRESSES = {
    "no address at all":     ("river",                                "cannot be read; allowed:"),
    "a port that is a word": ("postgresql://me:s3cret@host:s3cret/x", "cannot be read"),
    "an unknown kind":       ("oracel://me:s3cret@host/river",        "no database is called"),
    "games in memory":       ("sqlite://",                            "would not last"),
    "games in :memory:":     ("sqlite:///:memory:",                   "would not last"),
    "options for SQLite":    ("sqlite:///a.sqlite3?mode=memory",      "without options"),
    "two slashes":           ("sqlite://home/a.sqlite3",              "only sqlite:///"),
    "another SQLite driver": ("sqlite+aiosqlite:///a.sqlite3",        "only sqlite:///"),
    "a driver not there":    ("postgresql+pg8000://me:s3cret@h/x",    "needs the package 'pg8000'"),
}
# fmt: on


@pytest.mark.parametrize(("address", "words"), ADDRESSES.values(), ids=ADDRESSES)
def test_a_bad_address_is_refused_without_its_password(address: str, words: str) -> None:
    with pytest.raises(StoreError, match=words) as caught:
        open_database(address)
    assert "s3cret" not in str(caught.value)
    assert "s3cret" not in str(caught.value.__cause__)
