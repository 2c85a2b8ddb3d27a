"""Windows at one game: what one of them does, all of them see."""

import gc
import threading

import pytest

from riverlib import cards, race
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.live.rooms import Guest, Rooms
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
ALONE = (Player("Anna"), Player("Otter", "random"), Player("Heron", "random"))


@pytest.fixture
def rooms() -> Rooms:
    return Rooms()


@pytest.fixture
def match(games: Games) -> CardMatch:
    return CardMatch.start(games, SHORT, ALONE, first_dealer=2, seed=1)


def another(rooms: Rooms, games: Games, match: CardMatch) -> Guest:
    return rooms.enter(TableSession(CardMatch.resume(games, match.game_id)))


def bid(guest: Guest, nonce: str, tricks: int = 1) -> None:
    turn = guest.session.match.revision
    guest.answer({"kind": "bid", "tricks": tricks, "turn": turn, "nonce": nonce})


def test_what_one_window_does_the_others_see_at_once(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    mine, theirs = (another(rooms, games, match) for _ in range(2))
    woken: list[str] = []
    theirs.on_change(lambda: woken.append("theirs"))
    mine.on_change(lambda: woken.append("mine"))
    before = theirs.seen()
    bid(mine, "one")
    assert woken == ["theirs"]  # whoever clicked gets the answer anyway
    after = theirs.seen()
    assert after.serial > before.serial
    assert after.view["turn"] == mine.seen().view["turn"] == before.view["turn"] + 1
    assert theirs.session.match.log == games.load(match.game_id).log


def test_a_refused_click_wakes_nobody(rooms: Rooms, games: Games, match: CardMatch) -> None:
    mine, theirs = (another(rooms, games, match) for _ in range(2))
    woken: list[str] = []
    theirs.on_change(lambda: woken.append("theirs"))
    bid(mine, "one", tricks=99)
    assert mine.seen().view["note"]["kind"] == "refused"
    assert not woken


def test_undo_reaches_every_window_and_a_claim_goes_back_whole_from_any(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    mine, theirs = (another(rooms, games, match) for _ in range(2))
    bid(mine, "one")
    theirs.answer({"kind": "undo", "turn": theirs.session.match.revision, "nonce": "two"})
    assert mine.session.match.log == theirs.session.match.log == match.log
    assert mine.session.match.revision == match.revision + 2


def test_a_stale_click_of_a_second_window_changes_nothing(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    mine, theirs = (another(rooms, games, match) for _ in range(2))
    turn = match.revision
    for guest, nonce in ((mine, "one"), (theirs, "two")):
        guest.answer({"kind": "bid", "tricks": 1, "turn": turn, "nonce": nonce})
    assert games.load(match.game_id).revision == turn + 1
    assert theirs.seen().view["note"]["kind"] == "refused"


def test_another_server_is_caught_up_with(rooms: Rooms, games: Games, match: CardMatch) -> None:
    mine, theirs = (another(rooms, games, match) for _ in range(2))
    woken: list[str] = []
    for name, guest in (("mine", mine), ("theirs", theirs)):
        guest.on_change(lambda name=name: woken.append(name))
    match.bid(0, 1)  # this match stands in no room
    mine.catch_up()
    assert sorted(woken) == ["mine", "theirs"]
    mine.catch_up()
    assert len(woken) == 2


def test_rooms_of_two_kinds_of_game_are_two_rooms_whatever_the_ids(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, (Player("Anna"), Player("Ben")), seed=1)
    course.game_id = match.game_id
    river = rooms.enter(RiverSession(course, Preparation()))
    table = rooms.enter(TableSession(match))
    woken: list[str] = []
    river.on_change(lambda: woken.append("river"))
    bid(table, "one")
    assert not woken


def test_whoever_is_gone_is_forgotten(rooms: Rooms, games: Games, match: CardMatch) -> None:
    guest = another(rooms, games, match)
    token = guest.token
    assert rooms.guest(token) is guest
    del guest
    gc.collect()
    assert rooms.guest(token) is None
    assert rooms.guest("") is None


def test_whoever_waits_for_a_busy_room_keeps_nobody_out_of_the_others(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    """What is done in a room may lead to another: no way may be closed meanwhile."""
    room, waits = rooms.room("cards", match.game_id), threading.Event()

    def come_in() -> None:
        waits.set()
        another(rooms, games, match)

    with room.lock:
        waiting = threading.Thread(target=come_in)
        waiting.start()
        waits.wait()
        waiting.join(0.3)
        passing = threading.Thread(target=rooms.room, args=("cards", "another"), daemon=True)
        passing.start()
        passing.join(5)
        is_kept_out = passing.is_alive()
    waiting.join(5)
    assert not is_kept_out


def test_many_windows_clicking_at_once_leave_one_true_game(
    rooms: Rooms, games: Games, match: CardMatch
) -> None:
    guests = [another(rooms, games, match) for _ in range(6)]

    def click(guest: Guest, no: int) -> None:
        for again in range(4):
            bid(guest, f"{no}-{again}")
            guest.seen()

    threads = [threading.Thread(target=click, args=each[::-1]) for each in enumerate(guests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    stored = games.load(match.game_id)
    assert stored.revision == match.revision + 1  # one bid counted
    assert all(guest.session.match.log == stored.log for guest in guests)
