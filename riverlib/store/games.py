"""Games in the database: each change is one transaction, made for one revision of the game."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, Row, RowMapping, delete, insert, select, update

from riverlib.core import GameLog, LogError, StoreError, UnknownGameError
from riverlib.store.game_rows import check_unbroken, insert_actions, new_id, stale
from riverlib.store.results import write_result
from riverlib.store.schema import Action, Game
from riverlib.store.sitting import won_by
from riverlib.store.stored import GameResult, GameSummary, StoredGame
from riverlib.store.transactions import place, reading, writing

_ID = re.compile(r"[A-Za-z0-9_-]{12}")

_Head = Row[int, int, bool]

_HEAD = (Game.revision, Game.length, Game.finished)
_SUMMARY = (
    Game.id,
    Game.game,
    Game.title,
    Game.created,
    Game.updated,
    Game.revision,
    Game.length,
    Game.finished,
)
_KINDS: dict[str, type] = {
    **dict.fromkeys(("id", "game", "title"), str),
    **dict.fromkeys(("created", "updated"), datetime),
    **dict.fromkeys(("revision", "length"), int),
    "finished": bool,
}


class Games:
    """The games of one database; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def start(
        self,
        log: GameLog,
        title: str,
        *,
        finished: bool = False,
        result: GameResult | None = None,
    ) -> StoredGame:
        """Keep a new game, or an imported one with the actions it has.

        Parameters
        ----------
        result : GameResult, optional
            What it came to so far; without it somebody else fills it in (``Results.missing``).

        Raises
        ------
        StoreError
            If it cannot be kept; then nothing of it is.
        """
        game_id, now = new_id(), datetime.now(UTC)
        row = {"id": game_id, "game": log.game, "format": log.format, "setup": log.setup}
        row |= {"title": title, "created": now, "updated": now, "finished": finished}
        with writing(self._engine, "keep the new game") as connection:
            connection.execute(insert(Game).values(**row, revision=0, length=len(log.actions)))
            insert_actions(connection, game_id, 0, log.actions)
            write_result(connection, game_id, result)
        return StoredGame(
            id=game_id,
            log=log,
            revision=0,
            title=title,
            created=now,
            updated=now,
            finished=finished,
        )

    def load(self, game_id: str) -> StoredGame:
        """Read a game with its whole log, as it was at one moment.

        Raises
        ------
        UnknownGameError
            If there is no such game.
        StoreError
            If what is kept of it is damaged, or the database fails.
        """
        self._check_id(game_id)
        lines = select(Action.action_no, Action.text).where(Action.game_id == game_id)
        with reading(self._engine, f"read the game {game_id}") as connection:
            row = connection.execute(
                select(*_SUMMARY, Game.format, Game.setup).where(Game.id == game_id)
            ).one_or_none()
            if row is None:
                raise self._unknown(game_id)
            actions = connection.execute(lines.order_by(Action.action_no)).all()
        if field := unreadable(row._mapping) or ("setup" if row.setup is None else None):
            raise StoreError(
                f"cannot read the game {game_id} in {place(self._engine)}: its {field} is damaged"
            )
        data = {"format": row.format, "game": row.game, "setup": row.setup}
        try:
            check_unbroken([action_no for action_no, _ in actions], row.length)
            log = GameLog.from_data(data | {"actions": [words for _, words in actions]})
        except LogError as error:
            where = place(self._engine)
            raise StoreError(f"the game {game_id} in {where} is damaged: {error}") from error
        return StoredGame(
            id=row.id,
            log=log,
            revision=row.revision,
            title=row.title,
            created=row.created,
            updated=row.updated,
            finished=row.finished,
        )

    def revision_of(self, game_id: str) -> int:
        """Return where a game stands, and nothing else of it; -1 where that is damaged.

        Raises
        ------
        UnknownGameError
            If there is no such game.
        StoreError
            If the database cannot be read.
        """
        self._check_id(game_id)
        with reading(self._engine, f"look at the game {game_id}") as connection:
            rows = connection.execute(select(Game.revision).where(Game.id == game_id)).all()
        if not rows:
            raise self._unknown(game_id)
        revision: object = rows[0].revision
        return revision if isinstance(revision, int) else -1  # reading the whole says what is wrong

    def append(
        self,
        game_id: str,
        *,
        revision: int,
        actions: Sequence[str],
        finished: bool = False,
        result: GameResult | None = None,
    ) -> int:
        """Add actions to a game, all of them or none.

        Parameters
        ----------
        revision : int
            The revision that the actions were made for.
        finished : bool
            Whether the game is over after them.
        result : GameResult, optional
            What the game came to, where the actions changed that.

        Returns
        -------
        int
            The game's new revision.

        Raises
        ------
        StaleGameError
            If the game has moved on since that revision.
        UnknownGameError
            If there is no such game.
        StoreError
            If the database fails; the game is then as it was.
        """
        assert not isinstance(actions, str), "one action is a sequence of one text"
        self._check_id(game_id)
        with writing(self._engine, f"save the game {game_id}") as connection:
            head = self._head(connection, game_id, revision)
            length = head.length + len(actions)
            self._move_on(connection, game_id, head, length=length, finished=finished)
            insert_actions(connection, game_id, head.length, actions)
            if result is not None:
                write_result(connection, game_id, result)
        return revision + 1

    def cut(
        self, game_id: str, *, revision: int, length: int, result: GameResult | None = None
    ) -> int:
        """Take back a game's last actions, so that ``length`` of them are left.

        Parameters
        ----------
        revision : int
            The revision that the wish was made for.
        result : GameResult, optional
            What the game came to by then; without it somebody else fills it in.

        Returns
        -------
        int
            The game's new revision.

        Raises
        ------
        StaleGameError
            If the game has moved on since that revision.
        UnknownGameError
            If there is no such game.
        StoreError
            If the game has fewer actions than that, or the database fails.
        """
        self._check_id(game_id)
        with writing(self._engine, f"take back in the game {game_id}") as connection:
            head = self._head(connection, game_id, revision)
            if not 0 <= length <= head.length:
                raise StoreError(
                    f"cannot cut the game {game_id} to {length} actions: "
                    f"it has {head.length}, so 0 to {head.length} is allowed"
                )
            finished = head.finished and length == head.length
            self._move_on(connection, game_id, head, length=length, finished=finished)
            gone = (Action.game_id == game_id, Action.action_no >= length)
            connection.execute(delete(Action).where(*gone))
            write_result(connection, game_id, result)
        return revision + 1

    def reseat(
        self,
        game_id: str,
        *,
        revision: int,
        setup: dict[str, Any],
        title: str,
        result: GameResult | None = None,
    ) -> int:
        """Keep who sits at a game from now on, and return its new revision.

        Raises
        ------
        StaleGameError, UnknownGameError, StoreError
            As in ``append``.
        """
        self._check_id(game_id)
        with writing(self._engine, f"seat somebody at the game {game_id}") as connection:
            head = self._head(connection, game_id, revision)
            self._move_on(connection, game_id, head, length=head.length, finished=head.finished)
            told = update(Game).where(Game.id == game_id).values(setup=setup, title=title)
            connection.execute(told)
            write_result(connection, game_id, result)
        return revision + 1

    def recent(
        self,
        limit: int = 20,
        *,
        unfinished_only: bool = False,
        game: str | None = None,
        containing: str = "",
    ) -> list[GameSummary]:
        """List games, the last changed first, in one query that reads no actions.

        Parameters
        ----------
        game : str, optional
            Only games of this kind, ``"cards"`` or ``"race"``.
        containing : str
            Only games with this in their title, whatever its case.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(*_SUMMARY).order_by(Game.updated.desc(), Game.id).limit(limit)
        if unfinished_only:
            query = query.where(Game.finished.is_(False))
        if game is not None:
            query = query.where(Game.game == game)
        if containing:
            query = query.where(Game.title.icontains(containing, autoescape=True))
        with reading(self._engine, "list the saved games") as connection:
            rows = connection.execute(query).mappings().all()
            found = [GameSummary(**row) for row in rows if unreadable(row) is None]
            if len(found) < len(rows):  # damaged games take no place from others
                rows = connection.execute(query.limit(None)).mappings().all()
                found = [GameSummary(**row) for row in rows if unreadable(row) is None]
        return found[:limit]

    def setups(self, limit: int = 60) -> list[dict[str, Any]]:
        """Return what games were set up with, the last changed first; damaged ones are left out.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(Game.setup).order_by(Game.updated.desc(), Game.id).limit(limit)
        with reading(self._engine, "read who has played") as connection:
            return [setup for setup in connection.scalars(query) if isinstance(setup, dict)]

    def has_finished(self, game: str) -> bool:
        """Return whether a game of this kind, ``"cards"`` or ``"race"``, was ever played out here.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(Game.id).where(Game.game == game, Game.finished.is_(True)).limit(1)
        with reading(self._engine, "look whether a game was played out") as connection:
            return connection.execute(query).first() is not None

    def won_by(
        self, game: str, names: Sequence[str], *, since: datetime, until: datetime
    ) -> list[frozenset[str]]:
        """Return who won each game that a company has played out within a time, by their names.

        Raises
        ------
        StoreError
            If the database fails.
        """
        with reading(self._engine, "look who won lately") as connection:
            return won_by(connection, game, names, since=since, until=until)

    def unreadable(self) -> list[str]:
        """Return the ids of games that no list shows, because what is kept of them is damaged.

        Raises
        ------
        StoreError
            If the database fails.
        """
        with reading(self._engine, "look for damaged games") as connection:
            rows = connection.execute(select(*_SUMMARY).order_by(Game.id)).mappings().all()
        return [str(row["id"]) for row in rows if unreadable(row) is not None]

    def delete(self, game_id: str) -> None:
        """Forget a game for good.

        Raises
        ------
        UnknownGameError
            If there is no such game.
        StoreError
            If the database fails; the game is then still there.
        """
        self._check_id(game_id)
        with writing(self._engine, f"delete the game {game_id}") as connection:
            connection.execute(delete(Action).where(Action.game_id == game_id))
            write_result(connection, game_id, None)
            if not connection.execute(delete(Game).where(Game.id == game_id)).rowcount:
                raise self._unknown(game_id)

    def _check_id(self, game_id: str) -> None:
        """Spare the database what a mangled URL may hold."""
        if not _ID.fullmatch(game_id):
            raise self._unknown(game_id)

    def _unknown(self, game_id: str) -> UnknownGameError:
        where = place(self._engine)
        return UnknownGameError(f"there is no game {game_id[:40]!r} in {where}; was it deleted?")

    def _head(self, connection: Connection, game_id: str, revision: int) -> _Head:
        """Read where a game stands, and refuse a change that was made for another revision."""
        head = connection.execute(select(*_HEAD).where(Game.id == game_id)).one_or_none()
        if head is None:
            raise self._unknown(game_id)
        if head.revision != revision:
            raise stale(game_id, revision, head.revision)
        return head

    def _move_on(
        self, connection: Connection, game_id: str, head: _Head, *, length: int, finished: bool
    ) -> None:
        """Give a game its next revision; of two writers on a server, one gets it."""
        query = update(Game).where(Game.id == game_id, Game.revision == head.revision)
        fields = {"length": length, "finished": finished, "updated": datetime.now(UTC)}
        done = connection.execute(query.values(revision=head.revision + 1, **fields))
        if done.rowcount != 1:
            raise stale(game_id, head.revision, head.revision + 1)


def unreadable(row: RowMapping) -> str | None:
    """Return the first field of a game that holds what no app has written, if there is one."""
    for field, kind in _KINDS.items():
        if field in row and type(row[field]) is not kind:
            return field
    return None
