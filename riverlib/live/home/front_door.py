"""The house of a server, with its door: a listener at the port of last time, where that is free."""

import os
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from starlette.types import ASGIApp, Receive, Scope, Send

from riverlib.live.home import doors
from riverlib.live.home.addresses import Address, home_addresses
from riverlib.live.home.listener import EVERYWHERE, Listener
from riverlib.live.home.open_house import Knocks, OpenHouse
from riverlib.live.home.pages import phone_files
from riverlib.live.home.sessions import sessions
from riverlib.live.home.tables import HomeTables
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games

ADDRESS_VARIABLE = "RIVER_HOME_ADDRESS"
"""Names the one address of this machine at which phones may knock; without it all are open."""


class FrontDoor:
    """The listener of all tables.

    Parameters
    ----------
    app : ASGI app
        What answers.
    tables : HomeTables
        Keep the port, so that phones find it again.
    """

    def __init__(self, app: ASGIApp, tables: HomeTables) -> None:
        self._listener, self._tables = Listener(app), tables

    @property
    def port(self) -> int | None:
        """Where it listens, ``None`` if it does not."""
        return self._listener.port

    def open(self) -> int:
        """Listen; raises ``PortTakenError``."""
        address = os.environ.get(ADDRESS_VARIABLE, EVERYWHERE)
        self._tables.port = self._listener.open(self._tables.port, address)
        return self._tables.port

    def close(self) -> None:
        """Listen no more."""
        self._listener.close()


def house_of(games: Games, folder: Path, preparation: Callable[[], Preparation]) -> OpenHouse:
    """Return a house for the games of a store; nothing listens before a table is opened.

    Parameters
    ----------
    folder : Path
        Where what outlives the server is kept.
    preparation : callable
        Returns what gets a race's chances ready.
    """
    tables = HomeTables(sessions(games, preparation), folder)

    @lru_cache(maxsize=1)
    def app() -> ASGIApp:
        return doors.app(tables, phone_files())

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await app()(scope, receive, send)  # scripts are joined when first a phone asks for them

    knocks = Knocks(answer)
    return OpenHouse(tables, FrontDoor(knocks, tables), knocks, addresses=_addresses)


def _addresses() -> tuple[Address, ...]:
    named = os.environ.get(ADDRESS_VARIABLE)
    return (Address(named, "as it was named", is_virtual=False),) if named else home_addresses()
