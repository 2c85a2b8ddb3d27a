"""A first start that is killed leaves nothing behind for long, and harms no other start."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from riverlib.store import Games, open_database
from tests.store.conftest import LOG
from tests.store.test_crowds import ROOT

DIE_IN_THE_MIDDLE = """
import os, signal, sys
from riverlib.store import drafts, open_database

def die(*paths):
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
drafts.place = die
open_database("sqlite:///" + sys.argv[1])
"""


def names(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir())


@pytest.mark.slow
def test_starts_that_were_killed_are_cleared_away(file: Path) -> None:
    for _ in range(3):
        command = [sys.executable, "-c", DIE_IN_THE_MIDDLE, str(file)]
        done = subprocess.run(
            command, env=os.environ | {"PYTHONPATH": str(ROOT)}, timeout=60, check=False
        )
        assert done.returncode != 0
        assert any(name.endswith(".new") for name in names(file))  # of this start alone
    open_database(f"sqlite:///{file}").dispose()
    assert names(file) == [file.name]


@pytest.mark.parametrize("ending", ["", "-journal", "-wal", "-shm"])
def test_what_a_start_left_long_ago_is_cleared_away(file: Path, ending: str) -> None:
    """Whoever left it, and whatever number its process had."""
    left = file.with_name(f".{file.name}.{os.getpid()}-0123abcd.new{ending}")
    older = file.with_name(f".{file.name}.89abcdef.new{ending}")  # as older apps named it
    for path in (left, older):
        path.write_bytes(b"half a database")
        os.utime(path, (time.time() - 3600,) * 2)
    open_database(f"sqlite:///{file}").dispose()
    assert names(file) == [file.name]


def test_a_start_that_is_under_way_keeps_its_draft(file: Path) -> None:
    draft = file.with_name(f".{file.name}.{os.getppid()}-0123abcd.new")
    draft.write_bytes(b"half a database")
    open_database(f"sqlite:///{file}").dispose()
    assert draft.exists()


def test_nothing_else_is_cleared_away(file: Path) -> None:
    others = [".other.sqlite3.99999999-0123abcd.new", "river.sqlite3.new", ".river.sqlite3.mine"]
    for name in others:
        file.with_name(name).touch()
        os.utime(file.with_name(name), (0, 0))
    engine = open_database(f"sqlite:///{file}")
    Games(engine).start(LOG, "")
    engine.dispose()
    assert names(file) == sorted([*others, file.name])
