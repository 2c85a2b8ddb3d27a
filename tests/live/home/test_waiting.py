"""What the devices at one table wait for, the next deal or an answer; and what they need not."""

from functools import partial
from typing import Any

import pytest

from riverlib import cards
from riverlib.boards.talk import talk
from riverlib.live.company import Company
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.play import CardMatch, Player
from riverlib.store import Games
from tests.live.home.seated import ANNA, BEN, FAMILY, GRANDMA, act, board, sit


def test_who_asked_may_do_without_an_answer_and_a_screen_hears_of_it(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben, screen = sit(tables, table, BEN, "Ben"), tables.visitor(table.watch_token)
    sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    act(host, kind="undo")
    assert board(host)["home"]["offer"] == {"words": "Never mind", "step": "never"}
    assert board(screen)["home"]["waits"].startswith("Anna would like to take back")
    act(host, kind="home", step="never")
    for each in (host, ben, screen):
        assert board(each)["home"]["waits"] == ""
        assert board(each)["home"]["offer"] is board(each)["home"]["question"] is None


def test_who_asked_hears_that_the_game_has_gone_on_until_they_do_something_else(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben = sit(tables, table, BEN, "Ben")
    sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    act(host, kind="undo")
    act(ben, kind="bid", tricks=0)
    assert board(host)["home"]["waits"] == "The game has gone on: nothing was taken back."
    assert board(ben)["home"]["waits"] == ""
    act(host, kind="shown")
    assert board(host)["home"]["waits"] == ""


def test_a_phone_asks_for_its_own_choice_back_and_for_nobody_elses(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben: Any = sit(tables, table, BEN, "Ben")
    sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    assert board(host)["can"]["undo"]
    assert not board(ben)["can"]["undo"]
    act(ben, kind="undo")
    assert "somebody else" in board(ben)["note"]["text"]
    assert board(host)["home"]["question"] is None
    act(ben, kind="bid", tricks=0)
    assert board(ben)["can"]["undo"]
    assert board(host)["can"]["undo"], "whoever opened the table may ask for it, too"


def play_the_deal(devices: dict[int, Any], games: Games, match: CardMatch) -> None:
    """Play the first deal out, each person at the device of their seat."""
    while not (current := CardMatch.resume(games, match.game_id)).awaits_next_deal:
        mover = devices[current.state.to_move or 0]
        cover = board(mover)["cover"]
        if cover and not cover["waits"]:
            act(mover, kind="take")
        action = cards.legal_actions(current.state)[0]
        if isinstance(action, cards.Bid):
            act(mover, kind="bid", tricks=action.tricks)
        else:
            act(mover, kind="play", card=str(action.card))


@pytest.fixture
def scored(
    tables: HomeTables, table: HomeTable, games: Games, match: CardMatch, host: Any
) -> dict[int, Any]:
    """Three devices after the first deal."""
    devices = {ANNA: host, **{n: sit(tables, table, n, FAMILY[n].name) for n in (BEN, GRANDMA)}}
    play_the_deal(devices, games, match)
    return devices


def test_the_next_deal_waits_until_all_have_looked(
    scored: dict[int, Any], tables: HomeTables, table: HomeTable
) -> None:
    screen = tables.visitor(table.watch_token)
    act(scored[BEN], kind="next")
    views = {seat: board(each) for seat, each in scored.items()}
    assert {seat: view["phase"] for seat, view in views.items()} == dict.fromkeys(scored, "scored")
    assert [view["home"]["ready"] for view in views.values()] == [False, True, False]
    assert views[BEN]["home"]["waits"] == "Waiting for Grandma and Anna."
    assert views[BEN]["home"]["offer"] == {"words": "Deal now", "step": "deal"}
    assert views[ANNA]["home"]["waits"] == "Ben is ready for the next deal."
    assert views[ANNA]["home"]["offer"] is None
    assert board(screen)["home"]["waits"] == "Waiting for Grandma and Anna."
    act(scored[ANNA], kind="next")
    assert board(scored[BEN])["home"]["waits"] == "Waiting for Grandma."
    assert board(scored[GRANDMA])["home"]["waits"] == "Ben and Anna are ready for the next deal."
    act(scored[GRANDMA], kind="next")
    for each in scored.values():
        assert (board(each)["phase"], board(each)["home"]["ready"]) == ("bid", False)


def test_whoever_waits_at_the_computer_is_called_by_name(
    tables: HomeTables, table: HomeTable, games: Games, match: CardMatch, host: Any
) -> None:
    """Grandma's seat waits for a phone: Anna, who is alone there, is not "the others"."""
    ben = sit(tables, table, BEN, "Ben")
    play_the_deal({ANNA: host, BEN: ben, GRANDMA: host}, games, match)
    act(ben, kind="next")
    assert board(ben)["home"]["waits"] == "Waiting for Anna."
    table.offer(GRANDMA, on=False)
    assert board(ben)["home"]["waits"] == "Waiting for Anna and Grandma."
    act(host, kind="undo")
    assert board(ben)["home"]["question"]["text"].startswith("Anna and Grandma would like to")


def test_many_at_one_device_are_not_named_one_by_one() -> None:
    players = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dan", "Eva")]
    company = Company(lambda: players)
    company.take(4)
    company.gets_ready("here", 7)
    told = partial(talk, company, to_move=None, is_looking=True)
    assert told(4, revision=7)["waits"] == (
        "Everybody at the table's device is ready for the next deal."
    )
    company.gets_ready(4, 8)
    assert told(4, revision=8)["waits"] == "Waiting for everybody at the table's device."


def test_whoever_is_ready_may_have_it_dealt_and_nobody_waits_for_who_is_away(
    scored: dict[int, Any], table: HomeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    act(scored[GRANDMA], kind="home", step="deal")
    assert board(scored[GRANDMA])["phase"] == "scored", "she has not looked herself"
    act(scored[BEN], kind="next")
    act(scored[ANNA], kind="next")
    monkeypatch.setattr("riverlib.live.company.GRACE", 0.0)
    guest = table.guest_at(GRANDMA)
    guest._wakers.clear()
    guest._room.company.went(GRANDMA)  # type: ignore[union-attr]
    scored[ANNA].catch_up()
    assert board(scored[BEN])["phase"] == "bid"


def test_deal_now_deals_at_once(scored: dict[int, Any]) -> None:
    act(scored[BEN], kind="next")
    act(scored[BEN], kind="home", step="deal")
    assert [board(each)["phase"] for each in scored.values()] == ["bid"] * 3


def test_a_device_that_is_handed_round_shows_no_hand_of_a_deal_that_another_had_dealt(
    tables: HomeTables, table: HomeTable, games: Games, match: CardMatch, host: Any
) -> None:
    ben = sit(tables, table, BEN, "Ben")  # Anna and Grandma share the host's device
    play_the_deal({ANNA: host, BEN: ben, GRANDMA: host}, games, match)
    act(ben, kind="next")
    act(ben, kind="home", step="deal")
    assert board(host)["deal"]["number"] == 2
    assert board(host)["hand"] == []


def test_the_others_are_told_that_the_game_is_not_open_at_the_computer(
    tables: HomeTables, table: HomeTable, monkeypatch: pytest.MonkeyPatch, host: Any
) -> None:
    ben, screen = sit(tables, table, BEN, "Ben"), tables.visitor(table.watch_token)
    assert board(ben)["home"]["waits"] == "", "Anna is at her window, and it is her turn"
    host._wakers.clear()
    host._room.company.went("here")
    assert board(ben)["home"]["waits"] == "", "a window may be loaded anew"
    monkeypatch.setattr("riverlib.live.company.GRACE", 0.0)
    for each in (ben, screen):
        said = board(each)["home"]["waits"]
        assert said == "Waiting for Anna, at the computer: the game is not open there."
        assert board(each)["home"]["away"] is None, "no bot is offered: she has no phone"
    leave = host.on_change(lambda: None)
    assert board(ben)["home"]["waits"] == ""
    act(host, kind="take")  # Grandma has no phone either
    act(host, kind="bid", tricks=1)
    leave()
    assert board(ben)["home"]["waits"] == "", "it is his own turn"


def test_a_bot_that_plays_for_somebody_is_told_of_besides(
    tables: HomeTables, table: HomeTable, monkeypatch: pytest.MonkeyPatch, host: Any
) -> None:
    sit(tables, table, BEN, "Ben")
    grandma = sit(tables, table, GRANDMA, "Grandma")
    monkeypatch.setattr("riverlib.live.company.GRACE", 0.0)
    for device, guest in (("here", host), (BEN, table.guest_at(BEN))):
        guest._wakers.clear()
        guest._room.company.went(device)
    table.stand_in(BEN, on=True)
    assert board(grandma)["home"]["waits"] == (
        "Waiting for Anna, at the computer: the game is not open there."
        " A bot plays for Ben for now."
    )
