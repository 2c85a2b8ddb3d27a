"""Open the database, and refuse every one that is not ours or not sound."""

import os
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.schema import CreateColumn

from riverlib.core import StoreError, data_folder
from riverlib.store import chapters, drafts, looking, making, sqlite
from riverlib.store.schema import APP, NEW_COLUMNS, NEW_IN, SCHEMA, Base, Meta
from riverlib.store.transactions import reading, writing

URL_VARIABLE = "RIVER_DATABASE_URL"
FILE_NAME = "river.sqlite3"
_MAKING = 0x5269766572
"""Number of the lock under which tables are made on a server; any that is ours alone."""

_EXAMPLES = "sqlite:////home/me/river.sqlite3 or postgresql://me:secret@host/river"


def open_database(url: str | None = None) -> Engine:
    """Open the database of games, and make it first where there is none yet.

    Parameters
    ----------
    url : str, optional
        Address of the database. Without it the environment's ``RIVER_DATABASE_URL`` counts,
        else ``river.sqlite3`` in the folder ``RIVER_DATA_DIR`` or in the user's data folder.

    Returns
    -------
    sqlalchemy.Engine
        Safe to share between threads; open it once a process.

    Raises
    ------
    StoreError
        If the database cannot be reached, is damaged, is newer than this app or belongs to
        another program; it is left as it was.
    """
    where = place_of(url)
    return _open_file(where) if isinstance(where, Path) else _open_server(where)


def place_of(url: str | None = None) -> Path | URL:
    """Return the file of the database, or its address on a server, as ``open_database`` finds it.

    Raises
    ------
    StoreError
        If the address cannot be read, or there can be no such folder.
    """
    address = url or os.environ.get(URL_VARIABLE)
    if not address:
        return data_folder() / FILE_NAME
    parsed = _parse(address)
    return sqlite.file_of(parsed) if parsed.get_backend_name() == "sqlite" else parsed


def _parse(address: str) -> URL:
    try:
        url = make_url(address)
        url.get_dialect()
    except NoSuchModuleError as error:
        kind = address.partition(":")[0]
        raise StoreError(f"no database is called {kind!r}; allowed: {_EXAMPLES}") from error
    except (ArgumentError, ValueError):
        # the cause would repeat the address, and with it a password
        raise StoreError(f"the database address cannot be read; allowed: {_EXAMPLES}") from None
    return url


def _open_file(path: Path) -> Engine:
    try:
        path = path.resolve()  # SQLite keeps its helper files beside the real file
        drafts.clear_drafts(path)
        if not path.exists():
            making.make_file(path, fill)
        engine = sqlite.watched_engine(path, admit)
        with reading(engine, "open the saved games"):
            return engine
    except OSError as error:
        raise StoreError(f"{path} cannot be opened: {error.strerror}") from error


def admit(path: Path) -> None:
    """Refuse a file that is no sound database of ours, and bring an older one up to date.

    Raises
    ------
    StoreError
        Names the file, what is wrong with it and what can be done; it is left as it was.
    """
    looking.check_file(path, check_identity)
    looking.check_writable(path)
    engine = sqlite.plain_engine(path, "mode=rw")
    with reading(engine, "open the saved games") as connection:
        version = check_identity(connection, str(path))
        is_marked = chapters.seen_by(sqlite.of(connection)).book
    if version < SCHEMA or not is_marked:
        with writing(engine, "bring the saved games up to date") as connection:
            bring_up_to_date(connection, str(path))
            for statement in () if is_marked else chapters.begin():
                connection.exec_driver_sql(statement)


def _open_server(url: URL) -> Engine:
    where = url.render_as_string(hide_password=True)
    try:
        # a server may have been restarted since the last click: ask before each use
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    except ImportError as error:
        driver = error.name or url.drivername
        raise StoreError(f"{where} needs the package {driver!r}, which is not installed") from error
    except (ArgumentError, TypeError) as error:
        raise StoreError(f"{where} is no usable database address; allowed: {_EXAMPLES}") from error
    with writing(engine, "open the saved games") as connection:
        if engine.dialect.name == "postgresql":  # of servers that start together one makes it
            connection.execute(select(func.pg_advisory_xact_lock(_MAKING)))
        if not inspect(connection).get_table_names():
            fill(connection)
        bring_up_to_date(connection, where)
    return engine


def fill(connection: Connection) -> None:
    """Make the tables in an empty database, and sign it as ours."""
    Base.metadata.create_all(connection)
    facts = {"app": APP, "schema": str(SCHEMA)}
    rows = [{"name": name, "value": value} for name, value in facts.items()]
    connection.execute(insert(Meta), rows)


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Give an older database what it lacks; nothing in it is changed or lost.

    Raises
    ------
    StoreError
        As ``check_identity``: another process may have been quicker, or newer.
    """
    version = check_identity(connection, where)
    for newer in range(version + 1, SCHEMA + 1):
        tables = [Base.metadata.tables[name] for name in NEW_IN[newer]]
        Base.metadata.create_all(connection, tables=tables)
        for table, column in NEW_COLUMNS.get(newer, ()):
            _add_column(connection, table, column)
    if version < SCHEMA:
        line = update(Meta).where(Meta.name == "schema").values(value=str(SCHEMA))
        connection.execute(line)


def _add_column(connection: Connection, table: str, column: str) -> None:
    """Add an empty column, unless the table has just been made with it."""
    if column not in {each["name"] for each in inspect(connection).get_columns(table)}:
        new = CreateColumn(Base.metadata.tables[table].columns[column])
        words = new.compile(dialect=connection.dialect)
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {words}"))


def check_identity(connection: Connection, where: str) -> int:
    """Refuse a database that is not ours, or not of a version that this app can use.

    Returns
    -------
    int
        The version of its tables, ``SCHEMA`` or an older one.

    Raises
    ------
    StoreError
        Names the database, what is wrong with it and what can be done.
    """
    tables = set(inspect(connection).get_table_names())
    facts = _facts(connection) if "meta" in tables else {}
    if facts.get("app") != APP:
        raise StoreError(
            f"{where} belongs to another program: it is a database, but not one of this app's. "
            "Nothing was changed. Choose another file or address for the saved games"
        )
    version = facts.get("schema", "")
    if version.isdecimal() and int(version) > SCHEMA:
        raise StoreError(
            f"{where} was written by a newer app (tables of version {version}, this one knows "
            f"up to {SCHEMA}). Nothing was changed. Update the app"
        )
    known = version.isdecimal() and int(version) >= 1
    missing = sorted(_tables_of(int(version) if known else SCHEMA) - tables)
    if missing or not known:
        what = f"the table {missing[0]!r} is missing" if missing else f"version {version!r}"
        raise StoreError(f"{where} is damaged ({what}). Nothing was changed. {looking.REMEDY}")
    return int(version)


def _tables_of(version: int) -> set[str]:
    later = {name for newer, names in NEW_IN.items() if newer > version for name in names}
    return set(Base.metadata.tables) - later


def _facts(connection: Connection) -> dict[str, str]:
    columns = {column["name"] for column in inspect(connection).get_columns("meta")}
    if not columns >= {"name", "value"}:
        return {}
    return {
        str(name): str(value) for name, value in connection.execute(select(Meta.name, Meta.value))
    }
