"""Copies of a database that is in use, whole from the moment they have their name."""

import os
import sqlite3
from datetime import datetime
from pathlib import Path

from riverlib.core import StoreError
from riverlib.store import chapters, drafts


def keep(source: sqlite3.Connection, path: Path) -> Path:
    """Copy a database beside its file, under a name with the date; return the copy.

    Raises
    ------
    StoreError, sqlite3.Error, OSError
        If the database is not whole, or the copy cannot be written.
    """
    for copy in dated(path):
        draft = drafts.new_draft(copy)
        try:
            fill(draft, source)
            if drafts.place(draft, copy):
                return copy
        finally:
            drafts.remove(draft)
    raise StoreError(f"there is no free name for a copy of {path}")


def fill(draft: Path, source: sqlite3.Connection) -> None:
    """Copy a database as it is at this moment, with changes that wait in its log.

    Raises
    ------
    StoreError
        If the copy is not whole.
    sqlite3.Error
        If the database cannot be read or the copy not be written.
    """
    target = sqlite3.connect(draft, isolation_level=None)
    try:
        source.backup(target)
        found = str(target.execute("PRAGMA quick_check(1)").fetchone()[0])
        if found != "ok":
            raise StoreError(f"it is damaged ({found})")
        target.execute("PRAGMA journal_mode=DELETE")  # one file that can be carried anywhere
        target.execute("BEGIN")
        for statement in chapters.begin_book():  # no log of the one copied belongs to the copy
            target.execute(statement)
        target.execute("COMMIT")
    finally:
        target.close()
    _to_disk(draft)


def _to_disk(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def dated(path: Path) -> list[Path]:
    """Return names beside a database for what it is now, in the order to try them."""
    now = f"{datetime.now():%Y-%m-%d %H.%M.%S}"
    endings = ("", " (2)", " (3)", " (4)")
    return [path.with_name(f"{path.stem} {now}{ending}{path.suffix}") for ending in endings]
