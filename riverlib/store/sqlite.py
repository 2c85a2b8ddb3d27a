"""SQLite files: look before opening, make whole or not at all, keep every commit."""

import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from riverlib.core import StoreError
from riverlib.store.transactions import WRITES, explained

REMEDY = "Move it away to begin anew, or put a backup in its place"

_MAGIC = b"SQLite format 3\0"
_BUSY_SECONDS = 5.0
_WHOLE_CHECK_BYTES = 64 * 1024 * 1024  # a fraction of a second; above, the list of games only


def file_of(url: URL) -> Path:
    """Return the file that an SQLite address names.

    Raises
    ------
    StoreError
        If it names none, or wants more of SQLite than a file.
    """
    shown = url.render_as_string(hide_password=True)
    if url.drivername not in ("sqlite", "sqlite+pysqlite") or url.query or url.host:
        raise StoreError(f"{shown}: only sqlite:/// and a path is allowed, without options")
    if not url.database or url.database == ":memory:":
        raise StoreError(f"{shown} names no file, and games in memory would not last")
    return Path(url.database)


def engine_of(path: Path) -> Engine:
    """Return an engine on an existing file; it never makes one."""
    engine = _engine(path, "mode=rw")
    event.listen(engine, "connect", _settle)
    event.listen(engine, "checkout", _refuse_moved)
    return engine


def make_file(path: Path, fill: Callable[[Connection], None]) -> None:
    """Make a database file whole: it has its tables from the first moment it is there.

    Parameters
    ----------
    fill : callable
        Makes the tables.

    Raises
    ------
    StoreError
        If the folder is missing or read only, or holds the rest of a database moved away.
    """
    _check_folder(path)
    for rest in _rests(path):  # SQLite would play it into the new file and ruin both
        raise StoreError(
            f"{path} is missing, but {rest.name} is beside it and may hold its last changes. "
            f"Put {path.name} back, or move {rest.name} away too"
        )
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    engine = _engine(draft, "mode=rwc", once=True)
    try:
        with explained(engine, "make the file for saved games"), engine.connect() as connection:
            with connection.begin():
                fill(connection)
            connection.connection.cursor().execute("PRAGMA journal_mode=WAL")
        _place(draft, path)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            draft.with_name(draft.name + ending).unlink(missing_ok=True)


def check_file(path: Path, check: Callable[[Connection, str], object]) -> None:
    """Look at a file without changing a byte of it, and refuse what is not a sound one of ours.

    Parameters
    ----------
    check : callable
        Refuses a database that is not ours.

    Raises
    ------
    StoreError
        Names the file, what is wrong with it and what can be done.
    """
    _check_shape(path)
    # Where changes wait in a write-ahead log they belong to the content, so they must be read;
    # where none do, "immutable" keeps SQLite from putting its helper files beside the database.
    waiting = [rest for rest in _rests(path) if rest.name.endswith("-wal")]
    engine = _engine(path, "mode=ro" if waiting else "immutable=1", once=True)
    with explained(engine, "open the saved games"), engine.connect() as connection:
        check(connection, str(path))
        found = None if _journal_left(path) else _damage(connection, path)
    if found:
        raise StoreError(f"{path} is damaged ({found}). Nothing was changed. {REMEDY}")
    _check_writable(path)


def _engine(path: Path, how: str, *, once: bool = False) -> Engine:
    """Return an engine; ``how`` is SQLite's own word for what opening may do to the file."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(
            f"{path.as_uri()}?{how}",
            uri=True,
            timeout=_BUSY_SECONDS,
            isolation_level=None,  # BEGIN is ours to say, below
            check_same_thread=False,  # the pool lends a connection to one thread at a time
        )

    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        creator=connect,
        hide_parameters=True,
        **({"poolclass": NullPool} if once else {}),
    )
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    """Begin; a writer takes the lock at once, since it could not wait for it later on."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _settle(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")  # a restored copy may have lost it
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not on its way
    cursor.execute("PRAGMA foreign_keys=ON")
    path = cursor.execute("PRAGMA database_list").fetchone()[2]
    cursor.close()
    record.info["file"] = path, _file_key(path)


def _refuse_moved(
    connection: DBAPIConnection, record: ConnectionPoolEntry, proxy: PoolProxiedConnection
) -> None:
    """Connect anew where the file is not the one once opened: writes to it would be lost."""
    path, key = record.info["file"]
    if _file_key(path) != key:
        raise DisconnectionError(f"{path} was moved or replaced")


def _file_key(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _check_folder(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent} for the saved games; make it first")
    if not os.access(path.parent, os.W_OK):
        raise StoreError(f"the folder {path.parent} may not be written; the saved games need it")


def _check_shape(path: Path) -> None:
    if not path.is_file():
        raise StoreError(f"{path} is no file; the saved games need one")
    try:
        with path.open("rb") as file:
            start = file.read(len(_MAGIC))
    except OSError as error:
        raise StoreError(f"{path} cannot be read: {error.strerror}") from error
    if start != _MAGIC:
        what = "is empty" if not start else "is not a database, or its beginning is damaged"
        raise StoreError(f"{path} {what}. Nothing was changed. {REMEDY}")


def _check_writable(path: Path) -> None:
    _check_folder(path)
    if not os.access(path, os.W_OK):
        raise StoreError(f"{path} may not be written; allow it, or choose another file")


def _damage(connection: Connection, path: Path) -> str | None:
    """Return SQLite's first complaint about the file, or None if it has none."""
    whole = path.stat().st_size <= _WHOLE_CHECK_BYTES
    question = "PRAGMA quick_check(1)" if whole else "PRAGMA quick_check(games)"
    answer = str(connection.scalar(text(question)))
    return None if answer == "ok" else answer.replace("\n", " ")


def _rests(path: Path) -> list[Path]:
    """Return the files in which SQLite keeps changes that are not yet in the database."""
    names = [path.with_name(f"{path.name}{ending}") for ending in ("-wal", "-journal")]
    return [rest for rest in names if rest.is_file() and rest.stat().st_size]


def _journal_left(path: Path) -> bool:
    """Tell whether a change broke off that SQLite undoes at the next opening: no damage."""
    return any(rest.name.endswith("-journal") for rest in _rests(path))


def _place(draft: Path, path: Path) -> None:
    """Give the draft its name, unless another process was quicker."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return
    except OSError:  # a disk without hard links, such as a memory stick
        if not path.exists():
            draft.rename(path)
