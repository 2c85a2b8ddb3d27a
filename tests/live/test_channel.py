"""The line of a board: who is let in, what goes in and comes out, and what ends it."""

import asyncio
from typing import Any

import pytest
from starlette.routing import Router

from riverlib.boards.cards.session import TableSession
from riverlib.live import channel
from riverlib.live.rooms import Guest, Rooms
from riverlib.play import CardMatch
from riverlib.store import Games
from tests.live.line import SCOPE, Line, opened
from tests.live.test_rooms import ALONE, SHORT


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


@pytest.fixture
def match(games: Games) -> CardMatch:
    return CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)


@pytest.fixture
def guest(rooms: Rooms, games: Games, match: CardMatch) -> Guest:
    return rooms.enter(TableSession(CardMatch.resume(games, match.game_id)))


def hello(guest: Guest) -> dict[str, object]:
    return {"token": guest.token, "serial": guest.seen().serial}


def bid(guest: Guest, nonce: str) -> dict[str, object]:
    turn = guest.session.match.revision
    return {
        "name": "action",
        "action": {"kind": "bid", "tricks": 1, "turn": turn, "nonce": nonce},
    }


def test_a_click_is_answered_and_a_second_window_sees_it(
    rooms: Rooms, games: Games, match: CardMatch, guest: Guest
) -> None:
    other = rooms.enter(TableSession(CardMatch.resume(games, match.game_id)))

    async def play() -> None:
        async with opened(rooms, hello(guest)) as line, opened(rooms, hello(other)) as beside:
            await line.say(bid(guest, "one"))
            answer, seen = await line.hear(), await beside.hear()
        assert answer["view"]["answered"] == "one"
        assert seen["view"]["answered"] is None
        assert answer["view"]["turn"] == seen["view"]["turn"] == match.revision + 1

    asyncio.run(play())


def test_nothing_is_sent_to_whom_has_seen_all_and_all_to_whom_has_not(
    rooms: Rooms, guest: Guest
) -> None:
    async def open_twice() -> None:
        drawn = hello(guest)
        async with opened(rooms, drawn) as line:
            await asyncio.sleep(0.05)
            assert line.outward.empty()
        guest.answer(bid(guest, "while the line was down")["action"])
        async with opened(rooms, drawn) as line:
            assert (await line.hear())["view"]["answered"] == "while the line was down"

    asyncio.run(open_twice())


def test_what_happens_on_another_server_comes_within_two_seconds(
    rooms: Rooms, match: CardMatch, guest: Guest
) -> None:
    async def wait() -> None:
        async with opened(rooms, hello(guest)) as line:
            match.bid(0, 1)  # stands in no room: as if another process had done it
            seen = await asyncio.wait_for(line.hear(), 10)
        assert seen["view"]["turn"] == match.revision

    asyncio.run(wait())


def test_a_game_that_is_gone_ends_the_line(
    rooms: Rooms, games: Games, match: CardMatch, guest: Guest
) -> None:
    async def wait() -> None:
        async with opened(rooms, hello(guest)) as line:
            games.delete(match.game_id)
            assert await line.closed() == channel.UNKNOWN

    asyncio.run(wait())


REFUSED = {
    "a token of nobody's": ({"token": "guessed", "serial": 0}, channel.UNKNOWN),
    "no greeting but words": ("hello", 1003),
    "a greeting without a token": ({"serial": 0}, 1003),
    "a number as a token": ({"token": 7, "serial": 0}, 1003),
    "a book": ("x" * 20_000, 1003),
    "brackets in brackets": ("[" * 4000, 1003),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_who_does_not_say_who_it_is_hears_nothing(rooms: Rooms, sentence: str) -> None:
    said, code = REFUSED[sentence]

    async def knock() -> None:
        async with opened(rooms, said) as line:
            assert await line.closed() == code

    asyncio.run(knock())


NONSENSE = {
    "a name that is none": {"name": "delete", "action": {}},
    "an action that is a word": {"name": "action", "action": "bid"},
    "a list": [],
    "text": "bid",
    "too much": {"name": "action", "action": {"kind": "b" * 20_000}},
    "brackets in brackets": "[" * 4000,
    "an action in a bag in a bag": {"name": "action", "action": {"a": [[[[[[[]]]]]]]}},
}


@pytest.mark.parametrize("sentence", NONSENSE)
def test_nonsense_is_as_if_it_had_never_come(
    rooms: Rooms, games: Games, match: CardMatch, guest: Guest, sentence: str
) -> None:
    async def talk() -> None:
        async with opened(rooms, hello(guest)) as line:
            await line.say(NONSENSE[sentence])
            await line.say(bid(guest, "one"))
            while (await line.hear())["view"]["answered"] != "one":
                pass

    asyncio.run(talk())
    assert games.load(match.game_id).revision == match.revision + 1


def test_a_view_shows_no_card_that_its_window_may_not_see(
    rooms: Rooms, match: CardMatch, guest: Guest
) -> None:
    async def look() -> None:
        async with opened(rooms, hello(guest)) as line:
            await line.say(bid(guest, "one"))
            text = str(await line.hear())
        state = guest.session.match.state
        for seat, hand in enumerate(state.hands):
            for card in hand if seat != match.only_person else ():
                assert f"'{card}'" not in text

    asyncio.run(look())


def test_bytes_are_no_words(rooms: Rooms, games: Games, match: CardMatch, guest: Guest) -> None:
    async def talk() -> None:
        async with opened(rooms, hello(guest)) as line:
            await line.inward.put({"type": "websocket.receive", "bytes": b"{}"})
            await line.say(bid(guest, "one"))
            while (await line.hear())["view"]["answered"] != "one":
                pass
        async with opened(rooms) as line:
            await line.inward.put({"type": "websocket.receive", "bytes": b"{}"})
            assert await line.closed() == 1003

    asyncio.run(talk())


@pytest.mark.parametrize("who", ["known", "unknown", "nobody"])
def test_a_window_that_closes_while_it_is_told_something_is_no_error(
    rooms: Rooms, guest: Guest, who: str
) -> None:
    hellos = {"known": hello(guest), "unknown": {"token": "guessed", "serial": 0}, "nobody": "hi"}

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            raise OSError("gone")

    async def knock() -> None:
        line = Line()
        await line.inward.put({"type": "websocket.connect"})
        await line.say(hellos[who])
        await line.say(bid(guest, "one"))
        router = Router(routes=[channel.route("", rooms.guest)])
        await asyncio.wait_for(router(dict(SCOPE), line.inward.get, send), 20)

    asyncio.run(knock())
