"""A database file that is known again at each use: moved, replaced or overwritten, it is noticed.

Nothing is written into a file that took the place of the one opened, and what was saved in that
one is kept beside it where it would be gone.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import RLock

from riverlib.core import StoreError
from riverlib.store import chapters, copies

_Identity = tuple[int, int]
"""Device and number of a file, which it keeps when its name changes."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a glance at a file tells; it changes with every change of the file itself."""

    identity: _Identity
    size: int
    changed: int
    """Nanoseconds."""


def look_at(path: Path) -> Look | None:
    """Glance at a file; ``None`` where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return Look((found.st_dev, found.st_ino), found.st_size, found.st_mtime_ns)


class Watched(sqlite3.Connection):
    """A connection that knows which file it was made to."""

    generation = -1
    """Of the file, as its ``Watch`` counts them."""
    helpers: Mapping[str, _Identity] = {}  # replaced, never changed
    """SQLite's helper files that it uses."""
    has_begun_chapter = False
    """Whether its change is the first in the log."""


class Watch:
    """Knows one database file again; shared by the threads that use it.

    Only its own checkpoints change the file, so every other change is another process's
    checkpoint, which the chapters prove, or a swap.

    Parameters
    ----------
    check : callable
        Refuses a file that may not be used.
    forget : callable
        Closes the connections that nobody is using.
    """

    def __init__(
        self, path: Path, check: Callable[[Path], None], forget: Callable[[], None]
    ) -> None:
        self.path = path
        self._check = check
        self._forget = forget
        self._lock = RLock()
        self._known: Look | None = None
        self._generation = 0  # counts the files that stood here
        self._told = ""  # what happened to the file, until somebody has been told
        self._seen = chapters.NONE
        self._rescued: Path | None = None

    def admit(self) -> int:
        """Let a new connection be made, if the file is one that may be written.

        Returns
        -------
        int
            The generation of the connection.

        Raises
        ------
        StoreError
            If it is gone or no sound database of ours, or, once, if it is not the one opened.
        """
        with self._lock:
            look = look_at(self.path)
            if look is None:
                raise StoreError(f"{self.path} is gone; was it moved or deleted?{self._kept()}")
            if look != self._known and not self._is_known_by_chapter(look):
                self._refuse_unsound()
                self._known = look
                self._generation += 1
            if self._told:
                what, self._told = self._told, ""
                raise StoreError(
                    f"{self.path} {what} while the app was running. Nothing was changed in the "
                    f"new one; the next click goes on with the games in it.{self._kept()}"
                )
            return self._generation

    def meet(self, connection: Watched) -> None:
        """Know the file, and where it stands, as a new connection has left it."""
        connection.helpers = helpers_of(self.path)
        self.follow(connection, turned=True)

    def follow(self, connection: Watched, *, turned: bool = False) -> None:
        """Know the file as it is after a change of our own.

        Parameters
        ----------
        turned : bool
            Whether a chapter may have begun.
        """
        with self._lock:
            look = look_at(self.path)
            same = look and self._known and look.identity == self._known.identity
            if same and connection.generation == self._generation:
                self._known = look
                if turned:
                    self._seen = chapters.seen_by(connection)
                if not has_log(self.path):  # all is in the file: an older state is another
                    self._seen = replace(self._seen, before=self._seen.now)

    @contextmanager
    def changing(self, connection: Watched) -> Iterator[None]:
        """Let no other thread look at the file while a checkpoint of our own changes it."""
        with self._lock:
            yield
            self.follow(connection)

    def is_same(self, connection: Watched) -> bool:
        """Tell whether a connection's file is still the one in its place, and still as it was.

        Where it is not, nothing more is written through any connection made so far, and what
        would be gone is kept.
        """
        if connection.generation != self._generation:
            return False
        if look_at(self.path) == self._known:
            return True
        with self._lock:
            if connection.generation != self._generation:  # another thread was quicker
                return False
            look = look_at(self.path)
            if look and look == self._known:  # another thread's checkpoint is over
                return True
            if not look or not self._known or look.identity != self._known.identity:
                self._leave(look, connection)
                return False
            return self._is_still_ours(look, connection)

    def _is_still_ours(self, look: Look, connection: Watched) -> bool:
        """Tell whether a file that has changed holds what its connections take it to hold."""
        try:
            file = chapters.in_file_at_rest(self.path, self._seen.belong_to)
            if self._seen.belong_to(file):  # our own checkpoint, or one of what we know
                self._known = look
                return True
            newest = chapters.in_file_and_log(self.path)
        except FileNotFoundError:  # gone since we glanced at it
            self._leave(None, connection)
            return False
        except sqlite3.Error:
            self._overwritten(connection)
            return False
        if not newest.belong_to(file):
            self._overwritten(connection)
        elif newest.book != self._seen.book:
            self._give_up("was overwritten")
        else:  # another process has gone on with it, or put an older state there: read it anew
            self._give_up("")
        return False

    def _is_known_by_chapter(self, look: Look) -> bool:
        """Tell whether a file that has changed is the one we know, with our own log worked in."""
        if self._known is None or look.identity != self._known.identity:
            return False
        try:
            is_known = self._seen.belong_to(chapters.in_file(self.path))
        except sqlite3.Error:
            return False
        if is_known:
            self._known = look
        return is_known

    def _refuse_unsound(self) -> None:
        try:
            self._check(self.path)
        except StoreError as error:
            self._told = ""
            if self._rescued is None:
                raise
            raise StoreError(f"{error}.{self._kept()}") from error

    def _leave(self, look: Look | None, connection: Watched) -> None:
        """Give up a file that is not in its place any more; keep what would be gone with it."""
        if connection.in_transaction:
            connection.rollback()
        was_restored = look is not None and _was_restored(self.path, connection)
        self._give_up("was replaced by another file" if look and not was_restored else "")
        if not was_restored:
            self._rescue(connection)
        remove_helpers(self.path, connection.helpers)
        self._known = None

    def _overwritten(self, connection: Watched) -> None:
        """Give up a file with other content, before SQLite works the old log into that."""
        if connection.in_transaction:
            connection.rollback()
        _empty_log(self.path, connection)
        remove_helpers(self.path, connection.helpers)
        self._give_up("was overwritten")
        self._known = None

    def _give_up(self, what: str) -> None:
        """Let no connection be used that was made so far."""
        self._generation += 1
        self._rescued = None
        self._told = what
        self._forget()

    def _rescue(self, connection: Watched) -> None:
        """Keep the content of the file that is not in its place any more."""
        try:
            if self._known and not _stands_beside(self.path, self._known.identity):
                self._rescued = copies.keep(connection, self.path)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the log's changes go along
        except (sqlite3.Error, OSError, StoreError):
            return  # it was not whole, or there is no room: what is left of it stays as it is

    def _kept(self) -> str:
        if self._rescued is None:
            return ""
        return f' All that was saved in it is kept beside it, in "{self._rescued.name}".'


def has_log(path: Path) -> bool:
    """Tell whether changes wait in a write-ahead log."""
    log = look_at(path.with_name(f"{path.name}-wal"))
    return log is not None and log.size > 0


def helpers_of(path: Path) -> dict[str, _Identity]:
    """Return which of SQLite's helper files stand beside a database now."""
    names = (f"{path.name}-wal", f"{path.name}-shm")
    looks = {name: look_at(path.with_name(name)) for name in names}
    return {name: look.identity for name, look in looks.items() if look}


def _empty_log(path: Path, connection: Watched) -> None:
    """Empty a log whose database was overwritten: SQLite would write it into the new content."""
    name = f"{path.name}-wal"
    if name in connection.helpers and helpers_of(path).get(name) == connection.helpers[name]:
        os.truncate(path.with_name(name), 0)


def remove_helpers(path: Path, helpers: Mapping[str, _Identity]) -> None:
    """Remove the helper files of connections that are given up, and no others."""
    for name, identity in helpers_of(path).items():
        if helpers.get(name) == identity:
            path.with_name(name).unlink(missing_ok=True)


def _was_restored(path: Path, connection: Watched) -> bool:
    """Tell whether ``restore`` put the new file there: it has kept the old one itself."""
    try:
        return chapters.in_file(path).replaces == chapters.seen_by(connection).now
    except sqlite3.Error:
        return False


def _stands_beside(path: Path, identity: _Identity) -> bool:
    """Tell whether a file has only got another name."""
    looks = (look_at(each) for each in path.parent.iterdir() if each != path)
    return any(look is not None and look.identity == identity for look in looks)
