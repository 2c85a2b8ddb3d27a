"""A table at home without a network: a door that listens nowhere, phones that come and go."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from riverlib.live.home.addresses import Address
from riverlib.live.home.codes import Codes
from riverlib.live.home.listener import PortTakenError
from riverlib.live.home.open_house import Knocks, OpenHouse
from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games

WIFI = Address("192.168.1.5", "Wi-Fi", is_virtual=False)
CABLE = Address("10.0.0.7", "cable", is_virtual=False)


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Door:
    """Listens nowhere."""

    def __init__(self) -> None:
        self.is_taken = False
        self.port: int | None = None

    def open(self) -> int:
        if self.is_taken:
            raise PortTakenError("Nothing can be opened on the home network: no port is free.")
        self.port = 8600
        return self.port

    def close(self) -> None:
        self.port = None


class HouseWithoutNetwork(OpenHouse):
    """An open house whose door, clock and network a test holds in its hands."""

    def __init__(self, games: Games, folder: Path) -> None:
        self.clock, self.door = Clock(), Door()
        self.tables = HomeTables(sessions(games, Preparation), folder)
        self.networks: tuple[Address, ...] = (WIFI, CABLE)
        self.knocks = Knocks(_answer_nothing)
        self._gone: dict[int, Callable[[], None]] = {}
        super().__init__(
            self.tables,
            self.door,
            self.knocks,
            addresses=lambda: self.networks,
            clock=self.clock,
        )

    def open(self, match: Any) -> HomeTable:
        is_new = self.table_of(match) is None
        table = super().open(match)
        if is_new:
            table.codes = Codes(self.clock)
            table._company._clock = self.clock
        return table

    @property
    def table(self) -> HomeTable:
        """The only one that is open."""
        (table,) = self.tables.all
        return table

    def sit_down(self, seat: int) -> None:
        """A phone takes a seat, and its line is open."""
        self.table.sit(seat, self.table.seats()[seat].name, None)
        self._gone[seat] = self.table.guest_at(seat).on_change(lambda: None)

    def fall_asleep(self, seat: int) -> None:
        """Its line is closed, and has been for a while."""
        self._gone.pop(seat)()
        self.clock.now += 10

    def wake_up(self, seat: int) -> None:
        self._gone[seat] = self.table.guest_at(seat).on_change(lambda: None)


async def _answer_nothing(*_: Any) -> None:
    """Nobody is sent anything."""
