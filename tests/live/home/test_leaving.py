"""Who leaves a game that goes on: the others hear of it, and say who shall play the seat."""

from pathlib import Path
from typing import Any

import pytest

from riverlib import race
from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import LeftError, Rooms, Visitor
from riverlib.play import CardMatch, RaceMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.live.home.seated import ANNA, BEN, FAMILY, GRANDMA, act, board, sit


@pytest.fixture
def grandma(tables: HomeTables, table: HomeTable, host: Any) -> Visitor:
    """Anna at her device and Grandma at a phone; Ben has left when it was his turn."""
    ben, grandma = sit(tables, table, BEN, "Ben"), sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    act(ben, kind="leave")
    with pytest.raises(LeftError):
        ben.seen()
    return grandma


def test_all_hear_that_somebody_has_left_and_nobody_gets_the_hand(
    grandma: Visitor, tables: HomeTables, table: HomeTable, host: Any
) -> None:
    for each in (host, grandma, tables.visitor(table.watch_token)):
        assert board(each)["home"]["away"] == {
            "seat": BEN,
            "text": "Ben's seat is empty.",
            "has_left": True,
            "is_waited_for": True,
        }
    view = board(host)
    assert (view["me"], view["cover"], len(view["hand"])) == (ANNA, None, 3)
    assert view["home"]["seats"][BEN] == {
        "seat": BEN,
        "place": "free",
        "present": False,
        "stood_in": False,
        "empty": True,
    }
    act(host, kind="take")
    act(host, kind="bid", tricks=0)
    assert board(host)["note"]["text"] == "It is not Anna's turn."


def test_it_is_heard_at_once_and_not_only_when_it_is_their_turn(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben = sit(tables, table, BEN, "Ben")
    sit(tables, table, GRANDMA, "Grandma")
    act(ben, kind="leave")
    away = board(host)["home"]["away"]
    assert (away["seat"], away["is_waited_for"]) == (BEN, False)


def test_any_of_them_lets_a_bot_play_until_somebody_comes(
    grandma: Visitor, tables: HomeTables, table: HomeTable, host: Any
) -> None:
    act(grandma, kind="home", step="bot", seat=BEN)
    assert board(host)["seats"][BEN]["bid"] is not None
    assert board(host)["home"]["away"] is None
    assert board(grandma)["home"]["waits"] == "A bot plays for Ben for now."
    tom = sit(tables, table, BEN, "Tom")
    assert board(host)["home"]["waits"] == board(tom)["home"]["back"] == ""
    assert board(tom)["me"] == BEN


def test_who_has_left_sits_down_again_or_another_does(
    grandma: Visitor, tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben = sit(tables, table, BEN, "Ben")
    assert board(host)["home"]["away"] is board(grandma)["home"]["away"] is None
    act(ben, kind="bid", tricks=1)
    assert board(host)["seats"][BEN]["bid"] == 1


def test_the_hosts_device_plays_the_seat_when_the_host_says_so_and_nobody_else_may(
    grandma: Visitor, host: Any
) -> None:
    act(grandma, kind="home", step="here", seat=BEN)
    assert "device where the table was opened" in board(grandma)["note"]["text"]
    assert board(host)["me"] == ANNA
    for nonsense in (ANNA, GRANDMA, 9, None, "1"):
        act(host, kind="home", step="here", seat=nonsense)
        assert board(host)["note"]["kind"] == "refused"
    act(host, kind="home", step="here", seat=BEN)
    assert (board(host)["cover"]["name"], board(host)["hand"]) == ("Ben", [])
    assert board(grandma)["home"]["away"] is None


def test_a_seat_that_the_host_took_over_is_the_hosts_until_it_is_offered_again(
    grandma: Visitor, tables: HomeTables, table: HomeTable, host: Any
) -> None:
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    told: list[bool] = []
    lobby.on_change(lambda: told.append(True))
    act(host, kind="home", step="here", seat=BEN)
    assert told
    assert lobby.seen().view["seats"][BEN]["place"] == "here"
    assert table.kept.offered == [GRANDMA]
    table.offer(BEN, on=True)
    assert lobby.seen().view["seats"][BEN]["place"] == "free"


def test_whose_seat_is_gone_is_never_told_that_an_open_table_is_closed(
    tables: HomeTables, table: HomeTable, match: CardMatch
) -> None:
    token = table.sit(BEN, "Ben", None)
    tables.close(table)
    late: Any = tables.visitor(token)
    with pytest.raises(LeftError, match="closed"):
        late.seen()
    again = tables.open(match)
    assert again.seat_of(token) == BEN
    again.free(BEN)
    assert tables.visitor(token) is None, "nobody's: the phone goes back to its door"


def test_who_looks_on_is_told_the_way_to_a_seat_while_there_is_one(
    tables: HomeTables, table: HomeTable
) -> None:
    onlooker, screen = tables.visitor(table.look_on_token), tables.visitor(table.watch_token)
    assert onlooker is not None
    assert screen is not None
    assert onlooker.seen().view["way_in"] == table.invitation
    assert screen.seen().view["way_in"] == "", "whoever has this link was not invited to sit down"
    table.lock(on=True)
    assert onlooker.seen().view["way_in"] == ""
    table.lock(on=False)
    for seat, name in ((BEN, "Ben"), (GRANDMA, "Grandma")):
        sit(tables, table, seat, name)
    assert onlooker.seen().view["way_in"] == ""


def test_the_host_is_told_who_chooses_a_seat_and_who_looks_on(
    tables: HomeTables, table: HomeTable
) -> None:
    assert (table.at_the_door, table.lookers) == (0, 0)
    lobby, onlooker = tables.visitor(table.invitation), tables.visitor(table.look_on_token)
    assert lobby is not None
    assert onlooker is not None
    gone = [each.on_change(lambda: None) for each in (lobby, onlooker)]
    assert (table.at_the_door, table.lookers) == (1, 1)
    for leave in gone:
        leave()
    assert (table.at_the_door, table.lookers) == (0, 0)


def test_all_hear_that_the_next_game_is_chosen_until_the_host_is_back(
    tables: HomeTables, table: HomeTable, host: Any, rooms: Rooms, games: Games
) -> None:
    ben, screen = sit(tables, table, BEN, "Ben"), tables.visitor(table.watch_token)
    sit(tables, table, GRANDMA, "Grandma")
    table.choose_next()
    for each in (ben, screen):
        assert board(each)["home"]["waits"] == "Anna is choosing the next game."
    assert board(host)["home"]["waits"] == ""
    back = rooms.enter(sessions(games, Preparation)("cards", table.game_id, "here"))
    leave = back.on_change(lambda: None)
    assert board(ben)["home"]["waits"] == ""
    leave()


def test_a_seat_that_the_host_frees_is_asked_about_in_the_same_way(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    sit(tables, table, BEN, "Ben")
    table.free(BEN)
    assert board(host)["home"]["away"]["text"] == "Ben's seat is empty."
    table.free(GRANDMA)  # no phone is there: nothing is taken from anybody
    assert [each.is_empty for each in table.seats()] == [False, True, False, False]


def test_nobody_is_sailed_for_in_a_race_before_it_was_said_who_does_it(
    tables: HomeTables, games: Games, rooms: Rooms
) -> None:
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, FAMILY[:2], first=BEN, seed=3)
    table = tables.open(course)
    opened = sessions(games, Preparation)
    host = rooms.enter(opened(course.game.key, course.game_id, "here"))
    ben = sit(tables, table, BEN, "Ben")
    act(ben, kind="leave")
    assert not board(host)["mine"]
    act(host, kind="roll")
    assert "on another device" in board(host)["note"]["text"]
    act(host, kind="home", step="here", seat=BEN)
    assert board(host)["mine"]


def test_after_a_restart_and_in_the_next_game_the_seat_is_still_empty(
    grandma: Visitor, table: HomeTable, games: Games, tmp_path: Path, match: CardMatch
) -> None:
    anew = HomeTables(sessions(games, Preparation), tmp_path, Rooms())
    assert anew.restore()
    assert [each.is_empty for each in anew.all[0].seats()] == [False, True, False, False]
    table.move(CardMatch.resume(games, match.game_id).rematch())
    assert [each.is_empty for each in table.seats()] == [False, True, False, False]
