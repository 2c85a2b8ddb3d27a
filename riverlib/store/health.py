"""What can be told of the saved games without changing them: where, how many, are they sound."""

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, Engine, NullPool, create_engine, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from riverlib.core import StoreError
from riverlib.store import database, looking, sqlite
from riverlib.store.games import Games
from riverlib.store.schema import Game
from riverlib.store.transactions import reading
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
    damaged: tuple[str, ...] = ()
    """Ids of games that cannot be read while all others can."""


def health(url: str | None = None) -> Health:
    """Look at the saved games; whatever is wrong with them is told, and nothing is changed."""
    shown = ""
    try:
        where = database.place_of(url)
        if isinstance(where, Path):
            path = where.resolve()
            shown = str(path)
            return _health_of_file(path)
        shown = where.render_as_string(hide_password=True)
        return _health_of_server(where, shown)
    except StoreError as error:
        return Health(shown, None, str(error))
    except (OSError, ImportError, SQLAlchemyError) as error:
        return Health(shown, None, f"{shown} cannot be opened: {error}")


def _health_of_file(path: Path) -> Health:
    looking.check_folder(path)
    if not path.exists():
        return Health(str(path), None, None)
    looking.check_file(path, database.check_identity)
    looking.check_writable(path)
    how = "mode=ro" if has_log(path) else "mode=ro&immutable=1"
    return _counted(sqlite.plain_engine(path, how), str(path))


def _health_of_server(url: URL, shown: str) -> Health:
    engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    with reading(engine, "open the saved games") as connection:
        if not inspect(connection).get_table_names():
            return Health(shown, None, None)
        database.check_identity(connection, shown)
    return _counted(engine, shown)


def _counted(engine: Engine, shown: str) -> Health:
    with reading(engine, "count the saved games") as connection:
        games = int(connection.scalar(select(func.count(Game.id))) or 0)
    return Health(shown, games, None, tuple(Games(engine).unreadable()))
