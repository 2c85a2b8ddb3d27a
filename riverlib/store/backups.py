"""Backup and restore of a database file, also while the app is using it."""

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from riverlib.core import StoreError
from riverlib.store import chapters, copies, database, drafts, looking, sqlite
from riverlib.store.watch import has_log, helpers_of, remove_helpers

_ATTEMPTS = 20
_WRITES_MEANWHILE = 1000
"""More than anybody changes one game between a look at it and the next."""


def backup(target: Path, *, force: bool = False, url: str | None = None) -> int:
    """Copy the saved games into a file, as they are at this moment; return how many there are.

    The file is whole or not there; the app may go on meanwhile.

    Parameters
    ----------
    force : bool
        Whether a file of that name may be replaced.

    Raises
    ------
    StoreError
        If there are no saved games, they are damaged or on a server, or the file cannot be made.
    """
    path = _file_of(url, "pg_dump makes a backup of it")
    _refuse_missing(path)
    if target.is_dir():
        raise StoreError(f"{target} is a folder; name a file in it")
    if target.exists() and (not force or target.resolve() == path):
        why = "is the file of the saved games itself" if target.resolve() == path else "exists"
        how = "" if target.resolve() == path else ", or say --force to replace it"
        raise StoreError(f"{target} {why}. Nothing was changed. Choose another name{how}")
    if not target.parent.is_dir():
        raise StoreError(f"there is no folder {target.parent}; make it first")
    looking.check_file(path, database.check_identity)
    draft = drafts.new_draft(target)
    try:
        with _told(f"cannot make the backup {target}"), _visit(path) as source:
            copies.fill(draft, source)
            games = _games_in(draft)
            if force:
                draft.replace(target)
            elif not drafts.place(draft, target):
                raise StoreError(f"{target} has just been made by another program")
        return games
    finally:
        drafts.remove(draft)


def restore(source: Path, *, url: str | None = None) -> tuple[int, Path | None]:
    """Put the saved games of a backup in place of those of now, which are kept beside.

    The app may go on meanwhile: its next click finds the restored games.

    Returns
    -------
    games : int
        How many there are now.
    kept : Path, optional
        Where those from before are, if there were any.

    Raises
    ------
    StoreError
        If the backup is no sound database of ours or newer than this app, or the games are on a
        server; then nothing was changed.
    """
    path = _file_of(url, "psql or pg_restore puts a backup back")
    source = source.resolve()
    if not source.is_file():
        raise StoreError(f"there is no file {source}")
    if source == path:
        raise StoreError(f"{source} is the file of the saved games itself; name a backup of it")
    looking.check_file(source, database.check_identity, remedy="Take another backup")
    looking.check_folder(path)
    draft = drafts.new_draft(path)
    try:
        with _told(f"cannot restore {source}"):
            with _visit(source, how="mode=ro" if has_log(source) else _AS_IT_IS) as backup:
                copies.fill(draft, backup)
            database.admit(draft)
            games = _games_in(draft)
            kept = _take_place(draft, path)
        return games, kept
    finally:
        drafts.remove(draft)


_AS_IT_IS = "mode=ro&immutable=1"


def _take_place(draft: Path, path: Path) -> Path | None:
    """Put a draft in the place of the database, between two of its changes; keep the old one."""
    if not path.exists():
        _outrun(draft, None)
        return None if drafts.place(draft, path) else _take_place(draft, path)
    try:
        looking.check_file(path, database.check_identity)
    except StoreError:  # a wreck: there is nothing in it to wait for
        return _move_aside(draft, path)
    with _visit(path) as old, _alone(old, path):
        with _visit(path) as reader:  # who keeps others out cannot be copied from
            kept = copies.keep(reader, path)
        helpers = helpers_of(path)
        _outrun(draft, old)
        draft.replace(path)
        remove_helpers(path, helpers)  # of the old file; its log is empty
    return kept


def _move_aside(draft: Path, path: Path) -> Path:
    _outrun(draft, None)
    kept = next(each for each in copies.dated(path) if not each.exists())
    for ending in drafts.HELPERS:
        rest = path.with_name(path.name + ending)
        if rest.exists():
            rest.rename(kept.with_name(kept.name + ending))
    path.rename(kept)
    draft.replace(path)
    return kept


@contextmanager
def _alone(connection: sqlite3.Connection, path: Path) -> Iterator[None]:
    """Let nobody change a database, once everything in its log has been worked in."""
    for _ in range(_ATTEMPTS):
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("BEGIN IMMEDIATE")
        if not has_log(path):
            break
        connection.execute("ROLLBACK")  # somebody was quicker
    else:
        raise StoreError(f"{path} is too busy; close the app and try again")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")


def _outrun(draft: Path, old: sqlite3.Connection | None) -> None:
    """Give each game a revision that nobody has seen, and note which database this replaces.

    A window that shows a game as it was before is refused then, whatever is played meanwhile.
    """
    query = "SELECT id, revision FROM games"
    seen = dict(old.execute(query).fetchall()) if old else {}
    with sqlite.connected(draft, "mode=rw") as new:
        new.execute("BEGIN")
        for game_id, revision in new.execute(query).fetchall():
            newest = max(revision, seen.get(game_id, 0))
            beyond = newest + 1 + secrets.randbelow(_WRITES_MEANWHILE)
            new.execute("UPDATE games SET revision = ? WHERE id = ?", (beyond, game_id))
        word = chapters.seen_by(old).now if old else ""
        new.execute("INSERT OR REPLACE INTO meta VALUES ('replaces', ?)", (word,))
        new.execute("COMMIT")
        new.execute("PRAGMA journal_mode=WAL")


@contextmanager
def _visit(path: Path, how: str = "mode=rw") -> Iterator[sqlite3.Connection]:
    with sqlite.connected(path, how) as connection:
        connection.execute("PRAGMA wal_autocheckpoint=0")
        yield connection


@contextmanager
def _told(task: str) -> Iterator[None]:
    """Turn what a disk or a database may raise into a sentence."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise StoreError(f"{task}: {why}") from error


def _file_of(url: str | None, tool: str) -> Path:
    where = database.place_of(url)
    if isinstance(where, URL):
        shown = where.render_as_string(hide_password=True)
        raise StoreError(f"the saved games are on a server, {shown}: {tool}")
    return where.resolve()


def _refuse_missing(path: Path) -> None:
    if not path.exists():
        raise StoreError(f"there are no saved games yet: {path} is not there")


def _games_in(path: Path) -> int:
    with sqlite.connected(path, "mode=ro") as connection:
        return int(connection.execute("SELECT count(*) FROM games").fetchone()[0])
