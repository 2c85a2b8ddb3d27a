"""All tables of this server that phones may join, and what is kept of them."""

import hmac
import json
import logging
import os
import time
from collections import deque
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from riverlib.core import RiverError
from riverlib.live.home import KEPT_FILE
from riverlib.live.home.codes import CodeDoor
from riverlib.live.home.kept import Kept, fingerprint
from riverlib.live.home.limits import Clock
from riverlib.live.home.table import HomeTable, Open
from riverlib.live.home.visitors import AtTable, Lobby, TooLate
from riverlib.live.rooms import ROOMS, Rooms, Visitor

if TYPE_CHECKING:
    from riverlib.play import Match

_CLOSED_ONES = 50
"""So many tables are remembered once they are closed: who comes too late is told so."""
BACK_MINUTES = 60
"""A table that is opened again so soon takes everybody back who was at it."""
KEPT_HOURS = 12
"""A table that nobody has touched for so long is not opened again by itself."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Closed:
    """A table that was closed."""

    kept: Kept
    tokens: frozenset[str]
    at: float


class HomeTables:
    """The open tables.

    Parameters
    ----------
    open_session : callable
        Makes the sessions of phones.
    folder : Path or None
        Where they are kept; ``None`` keeps nothing.
    clock : callable, optional
        Tells seconds.
    """

    def __init__(
        self,
        open_session: Open,
        folder: Path | None = None,
        rooms: Rooms = ROOMS,
        *,
        clock: Clock = time.monotonic,
    ) -> None:
        self._clock = clock
        self._open_session = open_session
        self._folder, self._rooms = folder, rooms
        self._opening = RLock()
        """Held while a table is opened, which waits for its game's room."""
        self._lock = RLock()
        """Of the list and the file alone: whoever holds it waits for nobody, for a room's people
        ask for it."""
        self._tables: list[HomeTable] = []
        self._closed: deque[_Closed] = deque(maxlen=_CLOSED_ONES)
        self._door = CodeDoor()
        self.port: int | None = None
        """Where phones find them; kept, so that they find them there again."""

    @property
    def all(self) -> Sequence[HomeTable]:
        """The open ones."""
        with self._lock:
            return tuple(self._tables)

    def open(self, match: "Match[Any, Any, Any]") -> HomeTable:
        """Open a game to phones; one that is open already stays as it is.

        One that was closed a short while ago is as it was: whoever was at it is there again.
        """
        with self._opening:
            table = self.of(match.game.key, match.game_id)
            if table is None:
                kept = self._taken_back(match)
                table = (
                    HomeTable.of(match, self._open_session, self._rooms)
                    if kept is None
                    else HomeTable(kept, self._open_session, self._rooms)
                )
                self._adopt(table)
                self._keep()
            return table

    def close(self, table: HomeTable) -> None:
        """Close a table: its phones are shown the way in, and nobody comes in any more."""
        with self._lock:
            self._tables = [each for each in self._tables if each is not table]
            closed = _Closed(deepcopy(table.kept), table.tokens(), self._clock())
            self._closed.append(closed)
        table.close()

    def of(self, game_key: str, game_id: str) -> HomeTable | None:
        """Return the table of a game, if it is open."""
        with self._lock:
            here = (game_key, game_id)
            return next((t for t in self._tables if (t.game_key, t.game_id) == here), None)

    def enter(self, typed: str, address: str) -> str:
        """Return the invitation for a typed code.

        Raises
        ------
        WrongCodeError
            With words for whoever typed it.
        """
        ways = [(table.codes, table) for table in self.all]
        return self._door.find(typed, address, ways).invitation

    def visitor(self, token: str) -> Visitor | None:
        """Return whoever a token makes welcome, ``None`` if nobody."""
        for table in self.all:
            if _is_same(token, table.invitation):
                return Lobby(table, token)
            if _is_same(token, table.watch_token):
                return AtTable(table, table.watcher, partial(_watches, table, token))
            if _is_same(token, table.look_on_token):
                is_valid = partial(_looks_on, table, token)
                return AtTable(table, table.watcher, is_valid, was_invited=True)
            seat = table.seat_of(token)
            if seat is not None:
                guest = table.guest_at(seat)
                return AtTable(table, guest, partial(_sits, table, token, seat))
        known = fingerprint(token)
        return TooLate() if any(known in each.tokens for each in tuple(self._closed)) else None

    # ---- what outlives the server ----

    def restore(self, now: datetime | None = None) -> bool:
        """Open again what was open when the server ended; return whether anything was.

        A game that is not there any more, or cannot be read, is left out.
        """
        data = self._read()
        now = now or datetime.now(UTC)
        if data is None or now - data["written"] > timedelta(hours=KEPT_HOURS):
            return False
        with self._opening:
            for kept in data["tables"]:
                try:
                    self._adopt(HomeTable(kept, self._open_session, self._rooms))
                except RiverError as error:
                    _log.warning("A table for phones was not opened again: %s.", error)
            self.port = data["port"] if type(data["port"]) is int else None
            return bool(self._tables)

    def keep(self) -> None:
        """Write down what outlives the server."""
        self._keep()

    def _taken_back(self, match: "Match[Any, Any, Any]") -> Kept | None:
        """Return how a game's table was when it was closed, if that is not long ago.

        From then on nobody is told that it is closed, not even who has no seat there any more.
        """
        soon = self._clock() - 60 * BACK_MINUTES
        here = (match.game.key, match.game_id)
        same = [each for each in self._closed if (each.kept.game_key, each.kept.game_id) == here]
        for closed in same:
            self._closed.remove(closed)
        return deepcopy(same[-1].kept) if same and same[-1].at > soon else None

    def _adopt(self, table: HomeTable) -> None:
        table.on_kept = self._keep
        with self._lock:
            self._tables.append(table)

    def _keep(self) -> None:
        if self._folder is None:
            return
        path = self._folder / KEPT_FILE
        with self._lock:
            if not self._tables:
                path.unlink(missing_ok=True)
                return
            data = {
                "written": datetime.now(UTC).isoformat(),
                "port": self.port,
                "tables": [asdict(table.kept) for table in self._tables],
            }
            draft = path.with_suffix(".new")
            ear = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with open(ear, "w", encoding="utf-8") as file:
                json.dump(data, file)
            draft.replace(path)

    def _read(self) -> dict[str, Any] | None:
        if self._folder is None:
            return None
        try:
            data = json.loads((self._folder / KEPT_FILE).read_text("utf-8"))
            tables = [
                Kept(
                    **each | {"taken": {int(seat): known for seat, known in each["taken"].items()}}
                )
                for each in data["tables"]
            ]
            written = datetime.fromisoformat(data["written"])
            return {"written": written, "port": data["port"], "tables": tables}
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
            _log.warning("What was kept of the tables for phones cannot be read: %s.", error)
            return None


def _is_same(token: str, known: str) -> bool:
    return hmac.compare_digest(token.encode(), known.encode())


def _watches(table: HomeTable, token: str) -> bool:
    return _is_same(token, table.watch_token)


def _looks_on(table: HomeTable, token: str) -> bool:
    return _is_same(token, table.look_on_token)


def _sits(table: HomeTable, token: str, seat: int) -> bool:
    return table.seat_of(token) == seat
