"""What can be told of the saved games without changing them: where, how many, are they sound."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from riverlib.core import StoreError
from riverlib.store import database, looking, sqlite
from riverlib.store.schema import Game
from riverlib.store.transactions import place, reading
from riverlib.store.watch import has_log


@dataclass(frozen=True, slots=True)
class Health:
    """How the saved games are."""

    where: str
    """The file, or the address without its password; empty if it cannot be told."""
    games: int | None
    """``None`` where there are none yet, or they cannot be read."""
    problem: str | None
    """What is wrong, in a sentence."""


def health(url: str | None = None) -> Health:
    """Look at the saved games; whatever is wrong with them is told, and nothing is changed."""
    shown = ""
    try:
        where = database.place_of(url)
        if isinstance(where, Path):
            path = where.resolve()
            shown = str(path)
            return Health(shown, _games_in_file(path), None)
        shown = where.render_as_string(hide_password=True)
        return Health(shown, _games_on_server(where), None)
    except StoreError as error:
        return Health(shown, None, str(error))
    except (OSError, ImportError, SQLAlchemyError) as error:
        return Health(shown, None, f"{shown} cannot be opened: {error}")


def _games_in_file(path: Path) -> int | None:
    looking.check_folder(path)
    if not path.exists():
        return None
    looking.check_file(path, database.check_identity)
    looking.check_writable(path)
    waiting = has_log(path)
    return _count(sqlite.plain_engine(path, "mode=ro" if waiting else "mode=ro&immutable=1"))


def _games_on_server(url: URL) -> int | None:
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    with reading(engine, "open the saved games") as connection:
        if not inspect(connection).get_table_names():
            return None
        database.check_identity(connection, place(engine))
        return _counted(connection)


def _count(engine: Engine) -> int:
    with reading(engine, "count the saved games") as connection:
        return _counted(connection)


def _counted(connection: Connection) -> int:
    return int(connection.scalar(select(func.count(Game.id))) or 0)
