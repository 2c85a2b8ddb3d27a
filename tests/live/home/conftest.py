"""The second server on this machine's own address, with stand-ins behind its doors."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from riverlib.boards.cards.session import TableSession
from riverlib.live.home import doors
from riverlib.live.home.limits import LIMITS
from riverlib.live.home.listener import EVERYWHERE, Listener
from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import Rooms
from riverlib.play import CardMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.live.home.seated import FAMILY, OTTER, SHORT
from tests.live.home.standing_in import CONTENT, Tables

Opening = Callable[..., tuple[int, Tables]]


@pytest.fixture
def opened() -> Iterator[Opening]:
    """Open listeners, with other limits than usual; return port and tables."""
    listeners: list[Listener] = []

    def open_one(host: str = EVERYWHERE, near: Any = None, **limits: Any) -> tuple[int, Tables]:
        tables, most = Tables(), replace(LIMITS, **limits)
        listener = Listener(doors.app(tables, CONTENT, limits=most, neighbours=near), most)
        listeners.append(listener)
        return listener.open(host=host), tables

    yield open_one
    for listener in listeners:
        listener.close()


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    """Of a listener that all tests of a file knock at; it puts up with as many as they are."""
    most = replace(LIMITS, requests_at_once=100_000, connections_of_one=1000)
    listener = Listener(doors.app(Tables(), CONTENT, limits=most), most)
    yield listener.open()
    listener.close()


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


@pytest.fixture
def tables(games: Games, tmp_path: Path, rooms: Rooms) -> HomeTables:
    return HomeTables(sessions(games, Preparation), tmp_path, rooms)


@pytest.fixture
def match(games: Games) -> CardMatch:
    return CardMatch.start(games, SHORT, FAMILY, first_dealer=OTTER, seed=1)


@pytest.fixture
def table(tables: HomeTables, match: CardMatch) -> HomeTable:
    return tables.open(match)


@pytest.fixture
def host(rooms: Rooms, games: Games, match: CardMatch, table: HomeTable) -> Iterator[Any]:
    """The page of the host, in the same room, with an open line."""
    guest = rooms.enter(TableSession(CardMatch.resume(games, match.game_id)))
    leave = guest.on_change(lambda: None)
    yield guest
    leave()
