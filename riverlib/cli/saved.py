"""A game as the command line names it: a file, or the id of a saved game."""

from pathlib import Path

from riverlib import store
from riverlib.analysis.score_json import FORMAT
from riverlib.core import LogError
from riverlib.store import StoredGame

_BEGINNING = 200
"""Bytes within which a file of scores says that it is one."""
_BLANK = b"\xef\xbb\xbf \t\r\n"


def content_of(name: str) -> bytes | None:
    """Return what a file holds; ``None`` if there is no file of that name.

    Raises
    ------
    LogError
        If it is there and cannot be read.
    """
    path = Path(name)
    try:
        return path.read_bytes() if path.is_file() else None
    except OSError as error:  # a name can be too long for a file, too
        raise LogError(f"{path.name} cannot be read: {error.strerror}") from error


def is_log(content: bytes) -> bool:
    """Return whether a file means to be a game that was played here, and no written scores."""
    return content.lstrip(_BLANK).startswith(b"{") and FORMAT.encode() not in content[:_BEGINNING]


def load(game_id: str) -> StoredGame:
    """Return a saved game by its id.

    Raises
    ------
    StoreError
        If there is none, or the database fails.
    """
    engine = store.open_database()
    try:
        return store.Games(engine).load(game_id)
    finally:
        engine.dispose()
