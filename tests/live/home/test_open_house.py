"""All open tables share one door, and the host hears whether anybody has ever knocked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riverlib import cards
from riverlib.live.home.open_house import Knocks
from riverlib.play import CardMatch, Player
from riverlib.store import Games, open_database
from tests.pages.home_tables import HouseWithoutNetwork

FAMILY = (Player("Anna"), Player("Ben"))


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(open_database(f"sqlite:///{tmp_path / 'river.sqlite3'}"))


@pytest.fixture
def house(games: Games, tmp_path: Path) -> HouseWithoutNetwork:
    return HouseWithoutNetwork(games, tmp_path)


def match(games: Games) -> CardMatch:
    variant = cards.Variant(key="short", name="Short", hand_sizes=(1,))
    return CardMatch.start(games, variant, FAMILY, first_dealer=0, seed=3)


def test_the_door_is_open_while_one_table_is(games: Games, house: HouseWithoutNetwork) -> None:
    first, second = house.open(match(games)), house.open(match(games))
    assert house.port == 8600
    house.close(first)
    assert house.port == 8600
    house.close(second)
    assert house.port is None


def test_an_open_table_stays_as_it_is(games: Games, house: HouseWithoutNetwork) -> None:
    game = match(games)
    table = house.open(game)
    invitation = table.invitation
    house.clock.now += 30
    assert house.open(game) is table
    assert table.invitation == invitation
    assert house.seconds_open(table) == 30


@pytest.mark.parametrize(
    ("client", "server", "has_come"),
    [
        (("192.168.1.23", 50123), ("192.168.1.5", 8600), True),
        (("192.168.1.5", 50123), ("192.168.1.5", 8600), False),
        (("127.0.0.1", 50123), ("127.0.0.1", 8600), False),
        (None, None, False),
    ],
    ids=["a phone", "this computer by its address", "this computer", "a socket that is a file"],
)
def test_only_other_devices_count_as_knocks(client: Any, server: Any, has_come: bool) -> None:
    heard: list[Any] = []

    async def answer(scope: Any, _receive: Any, _send: Any) -> None:
        heard.append(scope)

    knocks = Knocks(answer)
    scope = {"type": "http", "client": client, "server": server}
    asyncio.run(knocks(scope, None, None))  # type: ignore[arg-type]
    assert heard == [scope]
    assert knocks.have_come is has_come


def test_a_door_opened_anew_has_heard_nobody(games: Games, house: HouseWithoutNetwork) -> None:
    house.knocks.have_come = True
    assert house.was_found
    house.open(match(games))
    assert not house.was_found
