"""SQLite as it is used here: every commit is on the disk, and in the file that was opened."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from riverlib.core import StoreError
from riverlib.store import chapters
from riverlib.store.transactions import COMMITTED, TURN, WRITES
from riverlib.store.watch import Watch, Watched

_BUSY_SECONDS = 5.0
_LOG_BYTES = 4 * 1024 * 1024
"""A write-ahead log of this size is worked into the database."""


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


def plain_engine(path: Path, how: str) -> Engine:
    """Return an engine for one visit to a file; ``how`` is SQLite's word for what it may do."""
    return _engine(path, lambda: connect(path, how), poolclass=NullPool)


def watched_engine(path: Path, check: Callable[[Path], None]) -> Engine:
    """Return an engine on an existing file, which is known again at each use; it makes none.

    Parameters
    ----------
    check : callable
        Refuses a file that was put in its place; called where that is needed.
    """
    # not engine.dispose: the connection that noticed would stay open in a pool nobody knows
    watch = Watch(path, check, forget=lambda: engine.pool.dispose())

    def admitted() -> Watched:
        generation = watch.admit()
        connection = connect(path, "mode=rw")
        connection.generation = generation
        return connection

    engine = _engine(path, admitted)
    _keep_watch(engine, watch)
    return engine


def connect(path: Path, how: str) -> Watched:
    """Connect to a file; ``how`` is SQLite's own word for what that may do to it."""
    return sqlite3.connect(
        f"{path.as_uri()}?{how}",
        uri=True,
        timeout=_BUSY_SECONDS,
        isolation_level=None,  # BEGIN is ours to say
        check_same_thread=False,  # the pool lends a connection to one thread at a time
        factory=Watched,
    )


@contextmanager
def connected(path: Path, how: str) -> Iterator[sqlite3.Connection]:
    """Connect to a file for a moment, without SQLAlchemy; ``how`` as in ``connect``."""
    connection = connect(path, how)
    try:
        yield connection
    finally:
        connection.close()


def _engine(path: Path, creator: Callable[[], Watched], **options: type[NullPool]) -> Engine:
    url = URL.create("sqlite", database=str(path))
    engine = create_engine(url, creator=creator, hide_parameters=True, **options)
    event.listen(engine, "begin", _begin)
    engine.update_execution_options(**{TURN: Lock()})
    return engine


def _begin(connection: Connection) -> None:
    """Begin; a writer takes the lock at once, since it could not wait for it later on."""
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _keep_watch(engine: Engine, watch: Watch) -> None:
    """Ask before each use, before each change and after it whether the file is still the one."""
    log = watch.path.with_name(f"{watch.path.name}-wal")

    def settle(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")  # a restored copy may have lost it
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, not on its way
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA wal_autocheckpoint=0")  # ours to say: see committed
        cursor.execute("SELECT count(*) FROM sqlite_master")  # opens the log
        cursor.close()
        watch.meet(raw(connection))

    def check_out(
        connection: DBAPIConnection, record: ConnectionPoolEntry, proxy: PoolProxiedConnection
    ) -> None:
        if not watch.is_same(raw(connection)):
            raise DisconnectionError(f"{watch.path} was moved or replaced")

    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get(WRITES):
            return
        if not watch.is_same(of(connection)):  # swapped while we waited for our turn
            raise StoreError(f"{watch.path} was moved or replaced just now; please try again")
        if not _bytes_of(log):
            of(connection).has_begun_chapter = True
            for statement in chapters.begin():
                connection.exec_driver_sql(statement)

    def committed(connection: Connection) -> None:
        own = of(connection)
        if not watch.is_same(own):
            raise StoreError(
                f"{watch.path} was moved or replaced while this was being saved, so it may be lost"
            )
        if own.has_begun_chapter:
            own.has_begun_chapter = False
            watch.follow(own, turned=True)
        if _bytes_of(log) > _LOG_BYTES:
            with watch.changing(own):
                _work_in(own)

    event.listen(engine, "connect", settle)
    event.listen(engine, "checkout", check_out)
    event.listen(engine, "begin", begin)
    engine.update_execution_options(**{COMMITTED: committed})


def _work_in(connection: Watched) -> None:
    """Work the log into the database and empty it, unless somebody is reading: then later."""
    connection.execute("PRAGMA busy_timeout=0")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute(f"PRAGMA busy_timeout={round(1000 * _BUSY_SECONDS)}")


def _bytes_of(log: Path) -> int:
    try:
        return log.stat().st_size
    except FileNotFoundError:
        return 0


def raw(connection: DBAPIConnection | None) -> Watched:
    """Return SQLite's own connection."""
    assert isinstance(connection, Watched)
    return connection


def of(connection: Connection) -> Watched:
    """Return SQLite's own connection behind one of SQLAlchemy's."""
    return raw(connection.connection.dbapi_connection)
