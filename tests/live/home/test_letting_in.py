"""Picture, letters and looking on: whom they let in, and what ends them; from the inside."""

import pytest

from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import BACK_MINUTES, HomeTables
from riverlib.live.rooms import CLOSED, LeftError
from riverlib.play import CardMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.live.clock import Clock
from tests.live.home.seated import BEN, FAMILY, GRANDMA, act, board, sit


def test_a_new_invitation_ends_the_old_one_and_leaves_the_seated(
    tables: HomeTables, table: HomeTable
) -> None:
    ben, old, watch = sit(tables, table, BEN, "Ben"), table.invitation, table.watch_token
    waiting, screen = tables.visitor(old), tables.visitor(watch)
    assert waiting is not None
    table.renew()
    assert tables.visitor(old) is None
    with pytest.raises(LeftError):
        waiting.seen()
    assert board(ben)["me"] == BEN
    assert table.watch_token == watch, "the television is not what was sent round"
    assert board(screen)["home"]["watches"]


def test_new_letters_leave_the_picture_and_everybody_who_came_by_it(
    tables: HomeTables, table: HomeTable
) -> None:
    waiting, old = tables.visitor(table.invitation), table.codes.text
    assert waiting is not None
    table.codes.renew()
    assert table.codes.text != old
    assert waiting.seen().view["kind"] == "lobby"


def test_letters_follow_each_other_while_the_host_looks_and_the_table_is_not_locked(
    table: HomeTable,
) -> None:
    table.codes.end()
    table.lock(True)
    table.keep_letters_good()
    assert table.codes.text is None
    table.lock(False)
    table.keep_letters_good()
    assert table.codes.text


def test_who_was_invited_may_just_look_on_as_long_as_the_invitation_is_good(
    tables: HomeTables, table: HomeTable
) -> None:
    for seat in (BEN, GRANDMA):
        sit(tables, table, seat, FAMILY[seat].name)
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    assert lobby.seen().view["look_on_token"] is None
    lobby.answer({"kind": "look on", "nonce": "x"})
    token = lobby.seen().view["look_on_token"]
    assert token not in (table.invitation, table.watch_token)
    screen = tables.visitor(token)
    view = board(screen)
    assert (view["hand"], view["home"]["watches"], view["cover"]["waits"]) == ([], True, True)
    act(screen, kind="bid", tricks=1)
    assert board(screen)["note"]["text"] == "This screen only watches."
    table.lock(True)
    assert board(screen)["home"]["watches"], "who looks on already stays"
    table.renew()
    assert tables.visitor(token) is None
    with pytest.raises(LeftError):
        board(screen)


def test_nobody_new_looks_on_at_a_locked_table(tables: HomeTables, table: HomeTable) -> None:
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    table.lock(True)
    lobby.answer({"kind": "look on", "nonce": "x"})
    view = lobby.seen().view
    assert view["look_on_token"] is None
    assert "locked" in view["note"]["text"]


@pytest.mark.parametrize(("minutes", "is_back"), [(BACK_MINUTES - 1, True), (BACK_MINUTES, False)])
def test_a_table_that_is_opened_again_soon_takes_back_who_was_at_it(
    games: Games, match: CardMatch, minutes: int, is_back: bool
) -> None:
    clock = Clock()
    tables = HomeTables(sessions(games, Preparation), clock=clock)
    table = tables.open(match)
    seat = table.sit(BEN, "Ben", None)
    tokens = (seat, table.invitation, table.watch_token, table.look_on_token)
    tables.close(table)
    for token in tokens:
        late = tables.visitor(token)
        assert late is not None
        with pytest.raises(LeftError) as left:
            late.seen()
        assert left.value.code == CLOSED
    clock.now += 60 * minutes
    again = tables.open(match)
    assert again is not table
    assert [each.place for each in again.seats()][BEN] == ("phone" if is_back else "free")
    for token in tokens:
        visitor = tables.visitor(token)
        assert (visitor is not None) is is_back
        if visitor is not None:
            visitor.seen()


def test_who_was_sent_away_does_not_come_back_with_the_table(
    tables: HomeTables, table: HomeTable, match: CardMatch
) -> None:
    seat, old = table.sit(BEN, "Ben", None), table.invitation
    table.free(BEN)
    table.renew()
    tables.close(table)
    again = tables.open(match)
    assert tables.visitor(seat) is tables.visitor(old) is None
    assert [each.is_empty for each in again.seats()] == [False, True, False, False]
