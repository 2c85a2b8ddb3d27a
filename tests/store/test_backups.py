"""Backup and restore: whole or not at all, and nothing is lost that was saved."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.core import GameLog, StaleGameError, StoreError
from riverlib.store import Games, backup, open_database, restore
from tests.store.conftest import LOG
from tests.store.test_crowds import APPEND_FOR_EVER, ROOT, child
from tests.store.test_database import make_cut_short, make_foreign, make_newer, make_text
from tests.store.test_swaps import soundness
from tests.store.test_versions import older


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick" / "backup"


def titles(file: Path) -> list[str]:
    engine = open_database(f"sqlite:///{file}")
    found = sorted(game.title for game in Games(engine).recent())
    engine.dispose()
    return found


def test_a_backup_holds_what_was_saved_a_moment_ago(games: Games, copy: Path) -> None:
    game = games.start(LOG, "mine")
    games.append(game.id, revision=0, actions=["bid 0"])
    assert backup(copy) == 1
    assert [path.name for path in copy.parent.iterdir()] == ["backup"]
    games.append(game.id, revision=1, actions=["bid 1"])
    engine = open_database(f"sqlite:///{copy}")
    assert Games(engine).load(game.id).log.actions == (*LOG.actions, "bid 0")
    engine.dispose()


@pytest.mark.usefixtures("games")
def test_a_backup_replaces_no_file_unless_forced(file: Path, copy: Path) -> None:
    copy.write_text("a diary")
    with pytest.raises(StoreError, match="--force"):
        backup(copy)
    assert copy.read_text() == "a diary"
    assert backup(copy, force=True) == 0
    assert titles(copy) == []
    before = file.read_bytes()
    for force in (True, False):
        with pytest.raises(StoreError, match="is the file of the saved games itself"):
            backup(file, force=force)
    assert file.read_bytes() == before
    for target, words in ((copy.parent, "is a folder"), (copy / "x" / "y", "there is no folder")):
        with pytest.raises(StoreError, match=words):
            backup(target)


def test_without_saved_games_there_is_no_backup(file: Path, copy: Path) -> None:
    with pytest.raises(StoreError, match="there are no saved games yet"):
        backup(copy)
    assert not file.exists()
    assert not copy.exists()


def test_a_backup_that_breaks_off_leaves_the_one_before(
    games: Games, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games.start(LOG, "mine")
    backup(copy)
    before = copy.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StoreError, match=r"cannot make the backup .* No space left"):
        backup(copy, force=True)
    assert copy.read_bytes() == before
    assert [path.name for path in copy.parent.iterdir()] == ["backup"]


def test_pages_go_on_with_the_restored_games_at_once(
    file: Path, games: Games, engine: Engine, copy: Path
) -> None:
    game = games.start(LOG, "mine")
    backup(copy)
    for revision in range(3):
        games.append(game.id, revision=revision, actions=["bid 0"])
    games.start(LOG, "later")
    count, kept = restore(copy)
    assert count == 1
    assert [each.title for each in games.recent()] == ["mine"]
    with pytest.raises(StaleGameError):
        games.append(game.id, revision=3, actions=["bid 1"])
    loaded = games.load(game.id)
    assert loaded.log == LOG
    assert games.append(game.id, revision=loaded.revision, actions=["bid 0"])
    engine.dispose()
    assert soundness(file) == "ok"
    assert kept is not None
    assert titles(kept) == ["later", "mine"]
    assert {path.name for path in file.parent.iterdir()} == {file.name, kept.name, "stick"}


def test_a_window_from_before_is_refused_whatever_was_played_since(
    games: Games, copy: Path
) -> None:
    """The old window stands at revision 2; the restored game comes to have two changes too."""
    game = games.start(LOG, "mine")
    backup(copy)
    for revision in range(2):
        games.append(game.id, revision=revision, actions=["bid 0"])
    restore(copy)
    revision = games.load(game.id).revision
    for _ in range(2):
        revision = games.append(game.id, revision=revision, actions=["bid 1"])
        with pytest.raises(StaleGameError):
            games.append(game.id, revision=2, actions=["play Ah"])
    assert games.load(game.id).log.actions == (*LOG.actions, "bid 1", "bid 1")


def lost(file: Path) -> None:
    file.unlink()


def wrecked(file: Path) -> None:
    os.truncate(file, 6000)


@pytest.mark.parametrize("harm", [lost, wrecked])
def test_a_backup_replaces_a_database_that_is_lost_or_wrecked(
    file: Path, games: Games, copy: Path, harm: Callable[[Path], None]
) -> None:
    game = games.start(LOG, "mine")
    backup(copy)
    harm(file)
    for _ in range(2):
        with pytest.raises(StoreError):
            games.load(game.id)
    _, kept = restore(copy)
    assert (kept is not None) == (harm is wrecked)
    assert games.load(game.id).log == LOG


def test_an_older_backup_is_brought_up_to_date(file: Path, copy: Path, games: Games) -> None:
    before = older(copy, 1).read_bytes()
    games.start(LOG, "mine")
    assert restore(copy)[0] == 2
    assert games.load("AAAAAAAAAAAA").title == "Sunday"
    assert copy.read_bytes() == before


# fmt: off
REFUSED = {
    "another program's": (make_foreign,   "belongs to another program"),
    "a newer app's":     (make_newer,     "Update the app"),
    "a text":            (make_text,      "is not a database"),
    "half a backup":     (make_cut_short, "damaged"),
}
# fmt: on


@pytest.mark.parametrize(("make", "words"), REFUSED.values(), ids=REFUSED)
def test_what_is_no_backup_is_refused(
    file: Path, games: Games, copy: Path, make: Callable[[Path], None], words: str
) -> None:
    make(copy)
    game = games.start(LOG, "mine")
    with pytest.raises(StoreError, match=words):
        restore(copy)
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1
    with pytest.raises(StoreError, match="there is no file"):
        restore(copy.with_name("nothing"))
    with pytest.raises(StoreError, match="name a backup of it"):
        restore(file)


def test_a_server_has_its_own_tools(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVER_DATABASE_URL", "postgresql://me:s3cret@host/river")
    for call in (lambda: backup(copy), lambda: restore(copy)):
        with pytest.raises(StoreError, match=r"on a server.*(pg_dump|pg_restore)") as caught:
            call()
        assert "s3cret" not in str(caught.value)


@pytest.mark.slow
def test_a_server_at_work_loses_nothing_to_backups_and_restores(file: Path, copy: Path) -> None:
    """What it acknowledged is in the last backup, in the files kept, or in the one of now."""
    engine = open_database(f"sqlite:///{file}")
    game = Games(engine).start(GameLog(game="cards", setup={}), "")
    engine.dispose()
    with child(APPEND_FOR_EVER, file, game.id) as process:
        assert process.stdout is not None
        while int(process.stdout.readline()) < 50:
            pass
        for no in range(3):
            backup(copy, force=True)
            assert soundness(copy) == "ok", no
        _, kept = restore(copy)
        said = process.stdout.read().split()  # it ends, refused
        assert process.wait(timeout=30) != 0
    engine = open_database(f"sqlite:///{kept}")
    length = Games(engine).load(game.id).revision
    engine.dispose()
    assert kept is not None
    assert length == int(said[-1])
    assert soundness(file) == soundness(kept) == "ok"


RESTORE = """
import sys
from pathlib import Path
from riverlib.store import restore
print("ready", flush=True)
restore(Path(sys.argv[1]))
"""


@pytest.mark.slow
def test_a_restore_that_is_killed_leaves_one_or_the_other(file: Path, copy: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    game = Games(engine).start(LOG, "mine")
    engine.dispose()
    backup(copy)
    for round_no in range(12):
        engine = open_database(f"sqlite:///{file}")
        stored = Games(engine).load(game.id)
        Games(engine).append(game.id, revision=stored.revision, actions=["bid 0"])
        command = [sys.executable, "-c", RESTORE, str(copy)]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.004 * round_no)
        process.kill()
        process.wait()
        process.stdout.close()
        engine.dispose()
        engine = open_database(f"sqlite:///{file}")
        after = Games(engine).load(game.id).log.actions
        engine.dispose()
        assert after in (LOG.actions, (*stored.log.actions, "bid 0"))
        assert soundness(file) == "ok"
