"""A look at a database file, before anything is written: is it sound, ours, allowed."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from riverlib.core import StoreError
from riverlib.store import chapters
from riverlib.store.sqlite import of, plain_engine
from riverlib.store.transactions import explained
from riverlib.store.watch import has_log

REMEDY = "Move it away to begin anew, or put a backup in its place (riverlib restore)"

_WHOLE_CHECK_BYTES = 64 * 1024 * 1024  # a fraction of a second; above, the list of games only


def check_file(
    path: Path, check: Callable[[Connection, str], object], *, remedy: str = REMEDY
) -> None:
    """Look at a file without changing a byte of it, and refuse what is not a sound one of ours.

    Parameters
    ----------
    check : callable
        Refuses a database that is not ours.
    remedy : str
        What can be done about a file that is damaged.

    Raises
    ------
    StoreError
        Names the file, what is wrong with it and what can be done.
    """
    _check_shape(path, remedy)
    # Where changes wait in a write-ahead log they belong to the content, so they must be read;
    # where none do, "immutable" keeps SQLite from putting its helper files beside the database.
    waiting = has_log(path)
    engine = plain_engine(path, "mode=ro" if waiting else "mode=ro&immutable=1")
    with explained(engine, "open the saved games"), engine.connect() as connection:
        if waiting:
            _check_log(path, connection)
        try:
            check(connection, str(path))
        except DBAPIError as error:
            if getattr(error.orig, "sqlite_errorname", "") != "SQLITE_NOTADB":
                raise
            what = "is not a database, or its beginning is damaged"
            raise StoreError(f"{path} {what}. Nothing was changed. {remedy}") from error
        found = None if _journal_left(path) else damage(connection, path)
    if found:
        raise StoreError(f"{path} is damaged ({found}). Nothing was changed. {remedy}")


def check_writable(path: Path) -> None:
    """Refuse a file, or one in a folder, that may not be written.

    Raises
    ------
    StoreError
        Names what may not be written.
    """
    check_folder(path)
    if not os.access(path, os.W_OK):
        raise StoreError(f"{path} may not be written; allow it, or choose another file")


def check_folder(path: Path) -> None:
    """Refuse a file whose folder is missing or may not be written.

    Raises
    ------
    StoreError
        Names the folder.
    """
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent} for the saved games; make it first")
    if not os.access(path.parent, os.W_OK):
        raise StoreError(f"the folder {path.parent} may not be written; the saved games need it")


def rests_of(path: Path) -> list[Path]:
    """Return the files in which SQLite keeps changes that are not yet in the database."""
    names = [path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-journal")]
    return [rest for rest in names if rest.is_file() and rest.stat().st_size]


def damage(connection: Connection, path: Path) -> str | None:
    """Return SQLite's first complaint about the file, or None if it has none."""
    whole = path.stat().st_size <= _WHOLE_CHECK_BYTES
    question = "PRAGMA quick_check(1)" if whole else "PRAGMA quick_check(games)"
    answer = str(connection.scalar(text(question)))
    return None if answer == "ok" else answer.replace("\n", " ")


def _check_shape(path: Path, remedy: str) -> None:
    # nothing is opened but by SQLite: whoever else closes a file drops the locks it has on it
    if not path.is_file():
        raise StoreError(f"{path} is no file; the saved games need one")
    if not os.access(path, os.R_OK):
        raise StoreError(f"{path} cannot be read; allow it, or choose another file")
    if not path.stat().st_size:
        raise StoreError(f"{path} is empty. Nothing was changed. {remedy}")


def _check_log(path: Path, connection: Connection) -> None:
    """Refuse a write-ahead log that was made for another file than the one beside it."""
    try:
        seen = chapters.seen_by(of(connection))
    except sqlite3.OperationalError:  # without our tables: a database of another program
        return
    except sqlite3.DatabaseError:
        seen = None
    try:
        file = chapters.in_file_at_rest(path, lambda file: seen is None or seen.belong_to(file))
    except sqlite3.OperationalError:
        file = None
    belongs = seen is not None and file is not None and seen.belong_to(file)
    if not belongs:
        log = f"{path.name}-wal"
        raise StoreError(
            f"{path} and {log} beside it do not belong together: one of them was put there from "
            f"elsewhere. Nothing was changed. Move {log} away to open {path.name} alone"
        )


def _journal_left(path: Path) -> bool:
    """Tell whether a change broke off that SQLite undoes at the next opening: no damage."""
    return any(rest.name.endswith("-journal") for rest in rests_of(path))
