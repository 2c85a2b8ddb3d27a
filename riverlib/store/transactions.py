"""Transactions that end in a commit or in one plain sentence, with nothing half written."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from riverlib.core import RiverError, StoreError

WRITES = "river_writes"
"""Execution option of a connection that is going to write."""
COMMITTED = "river_committed"
"""Execution option of an engine: called with the connection when it has written."""
TURN = "river_turn"
"""Execution option of an engine: a lock for which its writers queue.

Of many that wait for SQLite's own lock, each tries again now and then, and some never get it.
"""
_QUEUE_SECONDS = 5.0

_REASONS = {
    "SQLITE_BUSY": "another program keeps it busy; try again in a moment",
    "SQLITE_FULL": "the disk is full; make room and try again",
    "SQLITE_READONLY": "it may not be changed; allow writing to the file and its folder",
    "SQLITE_CANTOPEN": "the file cannot be opened; was it moved or deleted?",
    "SQLITE_CORRUPT": "the file is damaged; move it away or put a backup in its place",
    "SQLITE_NOTADB": "the file is no database any more; put a backup in its place",
    "SQLITE_IOERR": "the disk reports an error",
}


@contextmanager
def reading(engine: Engine, task: str) -> Iterator[Connection]:
    """Open a transaction that sees one moment of the database.

    Parameters
    ----------
    task : str
        What is being done, for the sentence "cannot <task>".

    Raises
    ------
    StoreError
        If the database fails.
    """
    with explained(engine, task), engine.connect() as connection:
        if engine.dialect.name != "sqlite":  # there every transaction is a snapshot already
            connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin():
            yield connection


@contextmanager
def writing(engine: Engine, task: str) -> Iterator[Connection]:
    """Open a transaction that is committed at the end, or undone whole by any error.

    Parameters
    ----------
    task : str
        What is being done, for the sentence "cannot <task>".

    Raises
    ------
    StoreError
        If the database fails.
    """
    with explained(engine, task), _in_turn(engine), engine.connect() as connection:
        connection.execution_options(**{WRITES: True})
        with connection.begin():
            yield connection
        if committed := connection.get_execution_options().get(COMMITTED):
            committed(connection)


@contextmanager
def _in_turn(engine: Engine) -> Iterator[None]:
    """Wait for the other writers of this process; after a while without regard to them."""
    turn: Lock | None = engine.get_execution_options().get(TURN)
    is_ours = turn is not None and turn.acquire(timeout=_QUEUE_SECONDS)
    try:
        yield
    finally:
        if turn is not None and is_ours:
            turn.release()


@contextmanager
def explained(engine: Engine, task: str) -> Iterator[None]:
    """Turn what a database may raise into a StoreError that says what failed, where and why."""
    try:
        yield
    except RiverError:
        raise
    except (DBAPIError, sqlite3.Error) as error:
        reason = _reason(getattr(error, "orig", error))
        raise StoreError(f"cannot {task}: {place(engine)}: {reason}") from error
    except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
        # values that do not fit their column, such as a setup that is no JSON: on the way in
        # the caller's mistake, on the way out a row that this program did not write
        raise StoreError(f"cannot {task}: {place(engine)}: {error}") from error


def place(engine: Engine) -> str:
    """Name the database as a person knows it: the file, or the address without its password."""
    if engine.dialect.name == "sqlite":
        return str(engine.url.database)
    return engine.url.render_as_string(hide_password=True)


def _reason(error: BaseException | None) -> str:
    code = getattr(error, "sqlite_errorname", "")  # such as SQLITE_IOERR_WRITE
    known = _REASONS.get("_".join(code.split("_")[:2]))
    return known or str(error).strip().partition("\n")[0]
