"""A new database file appears whole or not at all, however many starts make it or die at it."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection

from riverlib.core import StoreError
from riverlib.store import chapters, drafts, looking, sqlite
from riverlib.store.transactions import explained


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
    looking.check_folder(path)
    for rest in looking.rests_of(path):  # SQLite would play it into the new file and ruin both
        raise StoreError(
            f"{path} is missing, but {rest.name} is beside it and may hold its last changes. "
            f"Put {path.name} back, or move {rest.name} away too"
        )
    draft = drafts.new_draft(path)
    engine = sqlite.plain_engine(draft, "mode=rwc")
    try:
        with explained(engine, "make the file for saved games"), engine.connect() as connection:
            with connection.begin():
                fill(connection)
                for statement in chapters.begin():
                    connection.exec_driver_sql(statement)
            connection.connection.cursor().execute("PRAGMA journal_mode=WAL")
        drafts.place(draft, path)
    finally:
        drafts.remove(draft)
