"""Chapters: which write-ahead log belongs to which database file.

SQLite keeps the last changes in a file of their own and trusts that the database beside it is the
one they were made for. Where a file was put in its place it would write them into that and ruin
both. So the first change in each log draws a new word, the chapter, and notes the one before:
the file that a log belongs to holds either.
"""

import secrets
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

_WORD_BYTES = 9
_GLANCES, _PAUSE_SECONDS, _RESTLESS_SECONDS = 4, 0.06, 5.0
_NAMES = ("book", "chapter", "chapter_before", "replaces")
_SELECT = "SELECT name, value FROM meta WHERE name IN (?, ?, ?, ?)"
_NEW_BOOK = "DELETE FROM meta WHERE name = 'book'"
_BEGIN = (
    "INSERT OR IGNORE INTO meta (name, value) VALUES ('book', '{}')",
    "INSERT OR REPLACE INTO meta (name, value) VALUES ('chapter_before',"
    " coalesce((SELECT value FROM meta WHERE name = 'chapter'), ''))",
    "INSERT OR REPLACE INTO meta (name, value) VALUES ('chapter', '{}')",
)


@dataclass(frozen=True, slots=True)
class Chapters:
    """Where a database stands, as somebody sees it; empty what it has not."""

    book: str
    """The same as long as a database lives; every copy is a book of its own."""
    now: str
    before: str
    replaces: str
    """The chapter of the database in whose place this one was put by ``restore``."""

    def belong_to(self, file: "Chapters") -> bool:
        """Tell whether who sees these, log included, reads them with this file beneath."""
        return file.now in (self.now, self.before)


NONE = Chapters("", "", "", "")
"""Of a database that an older app made."""


def begin() -> list[str]:
    """Return the statements that begin a chapter."""
    return [statement.format(secrets.token_urlsafe(_WORD_BYTES)) for statement in _BEGIN]


def begin_book() -> list[str]:
    """Return the statements that make a copy a book of its own."""
    return [_NEW_BOOK, *begin()]


def seen_by(connection: sqlite3.Connection) -> Chapters:
    """Return where a database stands, with the changes that wait in the log.

    Raises
    ------
    sqlite3.Error
        If the connection sees no database of ours.
    """
    found = {str(name): str(value) for name, value in connection.execute(_SELECT, _NAMES)}
    return Chapters(*(found.get(name, "") for name in _NAMES))


def in_file(path: Path) -> Chapters:
    """Return where the database file itself stands, without the log beside it.

    Raises
    ------
    sqlite3.Error
        If it is no database of ours.
    """
    return _read(path, "mode=ro&immutable=1")


def in_file_at_rest(path: Path, fits: Callable[[Chapters], bool]) -> Chapters:
    """Return where the database file itself stands; look again where that does not fit.

    Another process may be working a log in just now, and half of that looks like a wreck.

    Raises
    ------
    sqlite3.Error
        If it is no database of ours, and at rest.
    FileNotFoundError
        If it is gone.
    """
    glances, deadline = _GLANCES, monotonic() + _RESTLESS_SECONDS
    while True:
        before = path.stat()
        found: Chapters | sqlite3.Error
        try:
            found = in_file(path)
        except sqlite3.Error as error:
            found = error
        if isinstance(found, Chapters) and fits(found):
            return found
        sleep(_PAUSE_SECONDS)
        after = path.stat()
        is_at_rest = (before.st_mtime_ns, before.st_size) == (after.st_mtime_ns, after.st_size)
        glances -= is_at_rest
        if not glances or monotonic() > deadline:
            if isinstance(found, Chapters):
                return found
            raise found


def in_file_and_log(path: Path) -> Chapters:
    """Return where a database stands as a newcomer sees it, with the log beside it.

    Raises
    ------
    sqlite3.Error
        If it is no database of ours.
    """
    return _read(path, "mode=ro")


def _read(path: Path, how: str) -> Chapters:
    # through SQLite, because whoever else closes a file drops the locks that SQLite has on it
    connection = sqlite3.connect(f"{path.as_uri()}?{how}", uri=True)
    try:
        return seen_by(connection)
    finally:
        connection.close()
