"""A game that phones may join: sitting down, playing, leaving, coming back; from the inside."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from riverlib import cards, race
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.core import IllegalActionError
from riverlib.live.home import KEPT_FILE
from riverlib.live.home.codes import WrongCodeError
from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import AGAIN, UNKNOWN, LeftError, Rooms
from riverlib.play import CardMatch, Player, RaceMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.live.home.seated import ANNA, BEN, FAMILY, GRANDMA, OTTER, SHORT, act, board, sit


def test_nobody_is_you_to_the_others(tables: HomeTables, games: Games) -> None:
    players = (Player("You"), Player("Ben"), Player("Otter", "random"))
    table = tables.open(CardMatch.start(games, SHORT, players, first_dealer=0, seed=1))
    assert [each.name for each in table.seats()] == ["Player 1", "Ben", "Otter"]
    with pytest.raises(IllegalActionError, match="type what you are called"):
        table.sit(BEN, " YOU ", None)
    assert table.watcher.seen().view["seats"][0]["name"] == "Player 1"


def test_nobody_takes_the_face_that_another_wears(table: HomeTable) -> None:
    before = [each.face for each in table.seats()]
    table.sit(BEN, "Ben", before[GRANDMA])
    assert [each.face for each in table.seats()] == before
    table.sit(GRANDMA, "Grandma", "panda")
    assert table.seats()[GRANDMA].face == "panda"


def test_the_first_person_stays_and_the_others_may_come_by_phone(table: HomeTable) -> None:
    assert [each.place for each in table.seats()] == ["here", "free", "free", "bot"]


def test_whoever_sits_down_sees_their_own_hand_and_plays_it(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben, grandma = sit(tables, table, BEN, "Benjamin"), sit(tables, table, GRANDMA, "Grandma")
    assert [each.name for each in table.seats()] == ["Anna", "Benjamin", "Grandma", "Otter"]
    for visitor, seat in ((host, ANNA), (ben, BEN), (grandma, GRANDMA)):
        view = board(visitor)
        assert (view["me"], len(view["hand"]), view["cover"]) == (seat, 3, None)
    act(ben, kind="bid", tricks=1)
    assert board(ben)["note"]["text"] == "It is not Benjamin's turn."
    act(host, kind="bid", tricks=1)
    act(ben, kind="bid", tricks=0)
    assert board(grandma)["bids"] is not None
    assert [seat["bid"] for seat in board(host)["seats"]] == [1, 0, None, None]


def test_no_view_holds_a_card_of_another_hand(
    tables: HomeTables, table: HomeTable, games: Games, match: CardMatch, host: Any
) -> None:
    phones = {seat: sit(tables, table, seat, FAMILY[seat].name) for seat in (BEN, GRANDMA)}
    screen = tables.visitor(table.watch_token)
    devices = {ANNA: host, **phones, None: screen}
    while not (state := CardMatch.resume(games, match.game_id).state).is_over:
        for own, visitor in devices.items():
            text = json.dumps(visitor.seen().view)
            shown = {str(card) for play in state.trick for card in [play]}
            for seat, hand in enumerate(state.hands):
                for card in hand if seat != own else ():
                    if str(card) not in shown and card != state.turn_up:
                        assert f'"{card}"' not in text, f"{card} of seat {seat} at {own}"
        if state.phase is cards.Phase.SHUFFLE:
            for each in (*phones.values(), host):
                act(each, kind="next")
            continue
        assert state.to_move is not None
        visitor, view = devices[state.to_move], board(devices[state.to_move])
        if view["bids"]:
            act(visitor, kind="bid", tricks=view["bids"]["open"][0])
        else:
            card = next(each["card"] for each in view["hand"] if each["reason"] is None)
            act(visitor, kind="play", card=card)
    assert len(state.results) == 2


def test_a_screen_only_watches(tables: HomeTables, table: HomeTable) -> None:
    screen = tables.visitor(table.watch_token)
    assert screen is not None
    view = board(screen)
    assert (view["hand"], view["home"]["watches"], view["cover"]["waits"]) == ([], True, True)
    act(screen, kind="bid", tricks=1)
    assert board(screen)["note"]["text"] == "This screen only watches."


REFUSED: dict[str, tuple[int, str, str]] = {
    "a seat at the host's device": (ANNA, "Tom", "Somebody else sits there"),
    "a bot's seat": (OTTER, "Tom", "Somebody else sits there"),
    "a seat that there is not": (9, "Tom", "Somebody else sits there"),
    "a seat before the first": (-1, "Tom", "Somebody else sits there"),
    "a seat that a phone has": (BEN, "Tom", "Somebody else sits there"),
    "somebody else's name": (GRANDMA, " ANNA ", "sits here already"),
}


@pytest.mark.parametrize(("seat", "name", "says"), REFUSED.values(), ids=REFUSED)
def test_a_seat_is_refused_in_words(
    tables: HomeTables, table: HomeTable, seat: int, name: str, says: str
) -> None:
    sit(tables, table, BEN, "Ben")
    with pytest.raises(IllegalActionError, match=says):
        table.sit(seat, name, None)
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    lobby.answer({"kind": "sit", "seat": seat, "name": name, "face": "fox", "nonce": "x"})
    view = lobby.seen().view
    assert view["seat_token"] is None
    assert says in view["note"]["text"]


def test_the_same_tap_gets_the_same_seat_though_its_answer_was_lost(table: HomeTable) -> None:
    """The line broke before the token came: the phone taps once more on a new one."""
    token = table.sit(BEN, "Ben", "cap", tap="s-0123456789abcdef0123")
    assert table.sit(BEN, "Ben", "cap", tap="s-0123456789abcdef0123") == token
    for tap in ("s-0123456789abcdef0124", ""):
        with pytest.raises(IllegalActionError, match="Somebody else sits there"):
            table.sit(BEN, "Ben", "cap", tap=tap)
    table.free(BEN)
    assert table.sit(BEN, "Ben", "cap", tap="s-0123456789abcdef0123") != token
    table.sit(GRANDMA, "Grandma", "bun", tap="short")
    with pytest.raises(IllegalActionError, match="Somebody else sits there"):
        table.sit(GRANDMA, "Grandma", "bun", tap="short")


def test_a_locked_table_takes_nobody_new_and_lets_the_seated_come_back(
    tables: HomeTables, table: HomeTable
) -> None:
    lobby = tables.visitor(table.invitation)
    assert lobby is not None
    token = table.sit(BEN, "Ben", None)
    table.lock(True)
    lobby.answer({"kind": "sit", "seat": GRANDMA, "name": "Eve", "face": "fox", "nonce": "x"})
    assert "locked" in lobby.seen().view["note"]["text"]
    back = tables.visitor(token)
    assert back is not None
    assert board(back)["me"] == BEN


def test_a_phone_that_is_sent_away_sees_nothing_more(tables: HomeTables, table: HomeTable) -> None:
    ben = sit(tables, table, BEN, "Ben")
    table.free(BEN)
    for ask in (ben.seen, ben.catch_up, lambda: ben.answer({})):
        with pytest.raises(LeftError) as left:
            ask()
        assert left.value.code == UNKNOWN
    assert table.seats()[BEN].place == "free"


def test_who_leaves_gives_the_seat_back(tables: HomeTables, table: HomeTable) -> None:
    ben = sit(tables, table, BEN, "Ben")
    act(ben, kind="leave")
    assert table.seats()[BEN].place == "free"
    with pytest.raises(LeftError):
        ben.seen()


def test_a_typed_code_is_an_invitation(tables: HomeTables, table: HomeTable) -> None:
    code = table.codes.text
    assert code is not None
    assert tables.enter(code.lower(), "192.168.1.7") == table.invitation
    with pytest.raises(WrongCodeError):
        tables.enter("BBBBBB" if code != "BBBBBB" else "CCCCCC", "192.168.1.7")


def test_a_bot_plays_for_who_is_away_and_they_play_again_when_they_are_back(
    tables: HomeTables, table: HomeTable, host: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riverlib.live.company.GRACE", 0.0)
    ben = sit(tables, table, BEN, "Ben")
    sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    guest = table.guest_at(BEN)
    for waker in list(guest._wakers):  # the phone falls asleep
        guest._room.company.went(BEN)  # type: ignore[union-attr]
        guest._wakers.discard(waker)
    assert board(host)["home"]["away"]["seat"] == BEN
    act(host, kind="home", step="bot", seat=BEN)
    view = board(host)
    assert view["seats"][BEN]["bid"] is not None
    assert view["home"]["waits"] == "A bot plays for Ben for now."
    bid = view["seats"][BEN]["bid"]
    ben.on_change(lambda: None)  # the phone wakes up
    assert board(host)["home"]["waits"] == board(host)["home"]["back"] == ""
    assert board(ben)["home"]["you"] == BEN
    assert board(ben)["home"]["back"] == f"A bot bid {bid} for you. Now you play again."
    act(ben, kind="shown")
    assert board(ben)["home"]["back"] == ""


def test_undo_is_done_when_all_others_agree(
    tables: HomeTables, table: HomeTable, host: Any
) -> None:
    ben = sit(tables, table, BEN, "Ben")
    grandma = sit(tables, table, GRANDMA, "Grandma")
    act(host, kind="bid", tricks=1)
    act(host, kind="undo")
    waits = "May your last bid be taken back? Waiting for Ben and Grandma."
    assert board(host)["home"]["waits"] == waits
    asked = "Anna would like to take back the last bid. All right?"
    assert board(ben)["home"]["question"]["text"] == asked
    act(ben, kind="home", step="yes")
    assert board(host)["seats"][ANNA]["bid"] == 1
    waits = "Anna would like to take back the last bid. Waiting for Grandma."
    assert board(ben)["home"]["waits"] == waits, "whoever has said yes hears how it goes on"
    act(grandma, kind="home", step="yes")
    for visitor in (host, ben, grandma):
        assert board(visitor)["seats"][ANNA]["bid"] is None
        assert board(visitor)["home"]["question"] is None


def test_after_a_kill_every_phone_finds_its_seat_and_the_invitation_holds(
    tables: HomeTables, table: HomeTable, games: Games, tmp_path: Path
) -> None:
    token = table.sit(BEN, "Ben", None)
    tables.port = 8601
    table.lock(True)
    assert token not in (tmp_path / KEPT_FILE).read_text("utf-8")
    anew = HomeTables(sessions(games, Preparation), tmp_path, Rooms())
    assert anew.restore()
    assert (anew.port, len(anew.all), anew.all[0].is_locked) == (8601, 1, True)
    back = anew.visitor(token)
    assert back is not None
    assert board(back)["me"] == BEN
    assert anew.visitor(table.invitation) is not None
    assert [each.place for each in anew.all[0].seats()] == ["here", "phone", "free", "bot"]


UNREADABLE = {
    "no JSON": "{",
    "another shape": "[]",
    "a game that is gone": json.dumps(
        {
            "written": "2999-01-01T00:00:00+00:00",
            "port": 1,
            "tables": [
                {"game_key": "cards", "game_id": "abcdefghijkl", "invitation": "i"}
                | {"watch_token": "w", "is_locked": False, "offered": [], "taken": {}}
            ],
        }
    ),
    "too old": '{"written": "2020-01-01T00:00:00+00:00", "port": 1, "tables": []}',
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_was_kept_may_be_anything(games: Games, tmp_path: Path, text: str) -> None:
    (tmp_path / KEPT_FILE).write_text(text, "utf-8")
    anew = HomeTables(sessions(games, Preparation), tmp_path, Rooms())
    assert not anew.restore()
    assert anew.all == ()


def test_every_phone_comes_along_to_the_next_game(
    tables: HomeTables, table: HomeTable, games: Games, match: CardMatch
) -> None:
    token = table.sit(BEN, "Ben", None)
    ben = tables.visitor(token)
    assert ben is not None
    following = CardMatch.resume(games, match.game_id).rematch()
    table.move(following)
    with pytest.raises(LeftError) as left:
        ben.seen()
    assert left.value.code == AGAIN
    again = tables.visitor(token)
    assert again is not None
    assert (board(again)["game"], board(again)["me"]) == (following.game_id, BEN)


def test_another_game_with_others_finds_every_phone_by_its_name(
    tables: HomeTables, table: HomeTable, games: Games
) -> None:
    """Ben has no seat in the race; Grandma sits elsewhere; Zoe is new and may come by phone."""
    tokens = {seat: table.sit(seat, FAMILY[seat].name, None) for seat in (BEN, GRANDMA)}
    grandma = tables.visitor(tokens[GRANDMA])
    assert grandma is not None
    sailors = (Player("Grandma"), Player("Anna"), Player("Zoe"))
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, sailors, first=0, seed=3)
    table.move(course)
    with pytest.raises(LeftError) as left:
        grandma.seen()
    assert left.value.code == AGAIN, "she comes again, and is not sent away"
    assert [each.place for each in table.seats()] == ["phone", "here", "free"]
    again = tables.visitor(tokens[GRANDMA])
    assert again is not None
    assert (board(again)["game"], board(again)["mine"]) == (course.game_id, True)
    assert table.seat_of(tokens[BEN]) is None
    assert tables.visitor(tokens[BEN]) is None


def test_a_closed_table_is_played_at_one_device_again(
    tables: HomeTables, table: HomeTable, host: Any, tmp_path: Path
) -> None:
    ben = sit(tables, table, BEN, "Ben")
    act(host, kind="take")
    act(host, kind="bid", tricks=1)
    tables.close(table)
    with pytest.raises(LeftError):
        ben.seen()
    view = board(host)
    assert (view["home"], view["cover"]["name"]) == (None, "Ben")
    assert not (tmp_path / KEPT_FILE).exists()


def test_a_race_is_joined_the_same_way(tables: HomeTables, games: Games) -> None:
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, FAMILY[:2], first=BEN, seed=3)
    table = tables.open(course)
    assert table.title == race.DEFAULT_LAYOUT.name
    ben, screen = sit(tables, table, BEN, "Ben"), tables.visitor(table.watch_token)
    assert board(ben)["mine"]
    assert not board(screen)["mine"]
    act(ben, kind="roll")
    assert board(screen)["last"] == board(ben)["last"] != None  # noqa: E711
    act(screen, kind="roll")
    assert "watches" in board(screen)["note"]["text"]


def words_of(view: Any) -> str:
    """Return all that a view says of what happened and of what is to come."""
    parts = ("tips", "danger", "events", "result", "why", "facts", "scoring_words")
    return json.dumps([view["help"]["now"], *(view.get(part) for part in parts)])


YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
ALONE = (Player("Anna"), Player("Otter", "random"))


def test_a_watcher_of_one_person_and_bots_is_nobody_in_a_race(
    tables: HomeTables, games: Games
) -> None:
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, ALONE, first=ANNA, seed=3)
    table = tables.open(course)
    screen, here = table.watcher, RiverSession(course, Preparation())
    said_here = ""
    while not course.state.is_over:
        legal = race.legal_actions(course.state)
        course.choose(ANNA, legal[0]) if legal else course.roll(ANNA)
        screen.catch_up()
        shown = screen.seen().view
        assert not YOU.search(words_of(shown)), words_of(shown)
        assert not any(seat["you"] for seat in shown["seats"])
        said_here += words_of(here.view())
    assert YOU.search(said_here), "at her own window Anna is spoken to"
    assert [seat["you"] for seat in here.view()["seats"]] == [True, False]


def test_whoever_holds_a_phone_is_you_in_a_race_and_all_others_are_named(
    tables: HomeTables, games: Games
) -> None:
    course = RaceMatch.start(games, race.DEFAULT_LAYOUT, FAMILY[:2], first=BEN, seed=3)
    table = tables.open(course)
    ben, screen = sit(tables, table, BEN, "Ben"), tables.visitor(table.watch_token)
    act(ben, kind="roll")
    said = [[event["text"] for event in board(each)["events"]] for each in (ben, screen)]
    assert [words[-1].split()[:2] for words in said] == [["You", "throw"], ["Ben", "throws"]]
    assert [seat["you"] for seat in board(ben)["seats"]] == [False, True]


def test_a_watcher_of_one_person_and_bots_is_nobody_at_cards(
    tables: HomeTables, games: Games
) -> None:
    match = CardMatch.start(games, SHORT, ALONE, first_dealer=0, seed=1)
    table = tables.open(match)
    screen, here = table.watcher, TableSession(match)
    said_here = ""
    while not match.state.is_over:
        if match.awaits_next_deal:
            match.next_deal()
        else:
            action = cards.legal_actions(match.state)[0]
            if isinstance(action, cards.Bid):
                match.bid(ANNA, action.tricks)
            else:
                match.play(ANNA, action.card)
        screen.catch_up()
        shown = screen.seen().view
        assert not YOU.search(words_of(shown)), words_of(shown)
        said_here += words_of(here.view())
    assert YOU.search(said_here), "at her own window Anna is spoken to"
