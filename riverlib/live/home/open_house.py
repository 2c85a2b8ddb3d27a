"""All games that phones may join, and the one door they share: open while one of them is."""

import time
from collections.abc import Callable, Sequence
from threading import RLock
from typing import TYPE_CHECKING, Any, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

from riverlib.live.home.addresses import Address, home_addresses
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables

if TYPE_CHECKING:
    from riverlib.play import Match

_GOODBYE, _A_MOMENT = 0.6, 0.01  # seconds


class Door(Protocol):
    """What listens on the home network."""

    @property
    def port(self) -> int | None:
        """Where, ``None`` if nothing listens."""

    def open(self) -> int:
        """Listen; raises ``PortTakenError`` where that cannot be."""

    def close(self) -> None:
        """Listen no more."""


class Knocks:
    """ASGI middleware: notes whether another device has ever come as far as this computer.

    Whatever has come stands in the same network, and no firewall keeps it out.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.have_come = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a knock on."""
        client, server = scope.get("client"), scope.get("server")
        if client and server and client[0] != server[0]:  # else this computer asks itself
            self.have_come = True
        await self._app(scope, receive, send)


class OpenHouse:
    """What a host opens and closes; safe to share between threads.

    Parameters
    ----------
    tables : HomeTables
        Where the games are kept that phones may join.
    door : Door
        What listens on the home network.
    knocks : Knocks
        What stands before everything that the door serves.
    addresses : callable, optional
        Returns this computer's addresses, the likeliest first.
    clock : callable, optional
        Tells seconds.
    """

    def __init__(
        self,
        tables: HomeTables,
        door: Door,
        knocks: Knocks,
        *,
        addresses: Callable[[], tuple[Address, ...]] = home_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables, self._door, self._knocks = tables, door, knocks
        self._clock = clock
        self._lock = RLock()
        self._since: dict[HomeTable, float] = {}
        self.addresses = addresses

    @property
    def port(self) -> int | None:
        """Where phones knock, ``None`` while nothing listens."""
        return self._door.port

    @property
    def was_found(self) -> bool:
        """Whether any other device has come as far as this computer since the door was opened."""
        return self._knocks.have_come

    @property
    def open_tables(self) -> Sequence[HomeTable]:
        """All games that phones may join now."""
        return self._tables.all

    def table_of(self, match: "Match[Any, Any, Any]") -> HomeTable | None:
        """Return the open table of a game, ``None`` if phones may not join it."""
        return self._tables.of(match.game.key, match.game_id)

    def open(self, match: "Match[Any, Any, Any]") -> HomeTable:
        """Let phones join a game; an open one stays as it is, and its door is opened if it is shut.

        Raises
        ------
        PortTakenError
            If there is nothing to listen at.
        """
        with self._lock:
            self._unlock()
            table = self._tables.open(match)
            self._since.setdefault(table, self._clock())
            return table

    def restore(self) -> None:
        """Open what was open when the server ended, where phones found it; raises as ``open``."""
        with self._lock:
            if self._tables.restore():
                self._unlock()

    def close(self, table: HomeTable) -> None:
        """Send a table's phones away; with the last table the door is shut."""
        with self._lock:
            self._tables.close(table)
            self._since.pop(table, None)
            if not self._tables.all:
                self._say_goodbye(table)
                self._door.close()

    def move(self, match: "Match[Any, Any, Any]", following: "Match[Any, Any, Any]") -> None:
        """Go on with the next game of the same company, if phones had joined the last one."""
        table = self.table_of(match)
        if table is not None:
            table.move(following)

    def seconds_open(self, table: HomeTable) -> float:
        """How long phones have been able to join."""
        now = self._clock()
        with self._lock:
            return now - self._since.setdefault(table, now)

    def _say_goodbye(self, table: HomeTable) -> None:
        """Have every phone hear that the table is closed before nothing is to be heard any more."""
        ends = time.monotonic() + _GOODBYE
        while table.has_lines and time.monotonic() < ends:
            time.sleep(_A_MOMENT)

    def _unlock(self) -> None:
        if self._door.port is None:
            self._knocks.have_come = False
            self._door.open()
            self._tables.keep()
