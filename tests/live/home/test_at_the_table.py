"""The second server before a real game: what phones say, from the lobby to the seat."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from riverlib import cards
from riverlib.live.home import KEPT_FILE, doors
from riverlib.live.home.kept import fingerprint
from riverlib.live.home.limits import LIMITS
from riverlib.live.home.listener import Listener
from riverlib.live.home.pages import phone_files
from riverlib.live.home.sessions import sessions
from riverlib.live.home.table import HomeTable
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import CLOSED, UNKNOWN, Rooms
from riverlib.play import CardMatch, Player
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games
from tests.live.home.wire import Wire, complaints

SHORT = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
FAMILY = (Player("Anna"), Player("Ben"), Player("Grandma"), Player("Otter", "random"))
BEN, GRANDMA = 1, 2
PATIENT = replace(LIMITS, messages_at_once=10_000, requests_at_once=10_000, bytes_at_once=10**8)


@dataclass
class Home:
    """A game that phones may join, and where."""

    port: int
    tables: HomeTables
    table: HomeTable
    games: Games

    @property
    def turn(self) -> int:
        """How often the stored game has changed."""
        return CardMatch.resume(self.games, self.table.game_id).revision

    @contextmanager
    def line(self, token: str, serial: Any = 0) -> Iterator[ClientConnection]:
        """Open a line as a phone does."""
        here = f"127.0.0.1:{self.port}"
        own: Any = f"http://{here}"
        with connect(f"ws://{here}/live", origin=own, max_queue=None) as line:
            line.send(json.dumps({"token": token, "serial": serial}))
            yield line

    def sit(self, seat: int, name: str) -> str:
        """Sit down and return the token of the seat."""
        with self.line(self.table.invitation) as lobby:
            sit = {"kind": "sit", "seat": seat, "name": name, "face": "fox", "nonce": "n"}
            lobby.send(json.dumps({"name": "action", "action": sit}))
            return str(view_until(lobby, lambda view: view["seat_token"])["seat_token"])


@pytest.fixture
def home(games: Games, tmp_path: Path) -> Iterator[Home]:
    rooms = Rooms()
    tables = HomeTables(sessions(games, Preparation), tmp_path, rooms)
    match = CardMatch.start(games, SHORT, FAMILY, first_dealer=3, seed=1)
    table = tables.open(match)
    listener = Listener(doors.app(tables, phone_files(), limits=PATIENT), PATIENT)
    yield Home(listener.open(), tables, table, games)
    listener.close()


def view_until(line: ClientConnection, is_it: Callable[[Any], Any]) -> Any:
    while not is_it(view := json.loads(line.recv(20))["view"]):
        pass
    return view


def closed(line: ClientConnection) -> int:
    """Return the code with which a line is closed, whatever comes before."""
    try:
        while True:
            line.recv(20)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0


def test_a_phone_gets_its_page_its_boards_and_its_seat(home: Home) -> None:
    for name in phone_files():
        with Wire(home.port) as line:
            assert line.ask(f"GET /{name}").status == 200
    code = json.dumps({"code": home.table.codes.text}).encode()
    with Wire(home.port) as line:
        asked = line.ask("POST /code", code, origin=f"http://{line.host}")
    assert json.loads(asked.body) == {"token": home.table.invitation}
    with home.line(home.sit(BEN, "Benjamin")) as ben:
        view = view_until(ben, lambda view: view["kind"] == "table")["view"]
    assert view["me"] == BEN
    assert [seat["name"] for seat in view["seats"]] == ["Anna", "Benjamin", "Grandma", "Otter"]


def test_no_file_that_everybody_may_fetch_knows_of_a_game(home: Home) -> None:
    secrets = (home.table.invitation, home.table.watch_token, home.table.game_id, "Grandma")
    for name in phone_files():
        with Wire(home.port) as line:
            body = line.ask(f"GET /{name}").body.decode()
        assert not [secret for secret in secrets if secret in body]


def test_whoever_is_sent_away_or_invited_no_more_is_cut_off(home: Home) -> None:
    token = home.sit(BEN, "Ben")
    with home.line(token) as ben:
        view_until(ben, lambda view: view["kind"] == "table")
        home.table.free(BEN)
        assert closed(ben) == UNKNOWN
    invitation, looking_on = home.table.invitation, home.table.look_on_token
    with home.line(invitation) as lobby, home.line(looking_on) as screen:
        lobby.recv(20)
        screen.recv(20)
        home.table.renew()
        assert closed(lobby) == closed(screen) == UNKNOWN
    for old in (token, invitation, looking_on):
        with home.line(old) as line:
            assert closed(line) == UNKNOWN


def test_a_lobby_that_led_to_a_seat_tells_nothing_once_the_seat_is_lost(home: Home) -> None:
    with home.line(home.table.invitation) as lobby:
        sit = {"kind": "sit", "seat": BEN, "name": "Ben", "face": "fox", "nonce": "n"}
        lobby.send(json.dumps({"name": "action", "action": sit}))
        view_until(lobby, lambda view: view["seat_token"])
        home.table.renew()
        home.table.free(BEN)
        assert closed(lobby) == UNKNOWN


def test_of_a_seats_token_is_kept_what_cannot_be_said(home: Home, tmp_path: Path) -> None:
    token = home.sit(BEN, "Ben")
    kept = (tmp_path / KEPT_FILE).read_text("utf-8")
    assert token not in kept
    assert fingerprint(token) in kept


def test_nothing_is_opened_again_that_was_closed_or_is_old(home: Home, tmp_path: Path) -> None:
    def anew(hours: int) -> bool:
        tables = HomeTables(sessions(home.games, Preparation), tmp_path, Rooms())
        return tables.restore(datetime.now(UTC) + timedelta(hours=hours))

    assert anew(11)
    assert not anew(13)
    home.tables.close(home.table)
    assert not anew(0)


def test_a_closed_table_lets_go_of_everybody(home: Home) -> None:
    with home.line(home.sit(BEN, "Ben")) as ben, home.line(home.table.watch_token) as screen:
        ben.recv(20)
        screen.recv(20)
        invitation = home.table.invitation
        home.tables.close(home.table)
        assert closed(ben) == closed(screen) == CLOSED
    with home.line(invitation) as late:  # asleep meanwhile, or gone before
        assert closed(late) == CLOSED


SERIALS = (10**30, -(10**30), -1, 2**63, 2**64, 1.5, True, None, "1", [1])


def test_a_number_that_no_page_has_drawn_harms_nobody(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    doors_in = (home.table.invitation, home.table.watch_token)
    for serial, token in product(SERIALS, doors_in):
        with home.line(token, serial) as line:
            try:
                assert json.loads(line.recv(20))["view"]
            except ConnectionClosed:
                assert closed(line) == 1003
    assert complaints(caplog) == []


TOKENS = ("", "\0", "é" * 22, "\U0001f98a" * 22, "../" * 7, "x" * 9000, "null", "' OR 1=1 --")


def test_a_token_of_nobodys_leads_nowhere(home: Home, caplog: pytest.LogCaptureFixture) -> None:
    for token in TOKENS:
        with home.line(token) as line:
            assert closed(line) == UNKNOWN, token
    assert complaints(caplog) == []


DEEP: list[object] = [[[[[[[[]]]]]]]]
ACTIONS: list[object] = [
    *(None, 7, "bid", [], {}, {"kind": None}, {"kind": "sit"}, {"a": DEEP}, {"kind": ["bid"]}),
    *({"kind": kind} for kind in ("bid", "play", "next", "undo", "again", "charts", "home")),
    *({"kind": "home", "step": step} for step in ("bot", "back", "yes", "no", "x", None, [1], {})),
    *({"kind": "home", "step": "bot", "seat": seat} for seat in (-1, 99, "1", None, 1.5, [0], {})),
    *({"kind": "sit", "seat": seat, "name": "X", "face": "fox"} for seat in (-1, 99, True, 0, 3)),
    *({"kind": "sit", "seat": 2, "name": name, "face": "fox"} for name in ("", " ", "\0", "Anna")),
    {"kind": "sit", "seat": 2, "name": "X", "face": "nobody's"},
    {"kind": "sit", "seat": 2, "name": ["X"], "face": {}},
    {"kind": "bid", "tricks": 10**40},
    {"kind": "play", "card": "Q♠" * 1000},
    {"kind": "rename", "name": "<b>x</b>"},
]


def said(action: object, turn: int, nonce: str) -> list[str]:
    """Return what a phone might send of an action: as a click, and as what somebody thinks of."""
    dressed = action | {"turn": turn, "nonce": nonce} if isinstance(action, dict) else action
    return [json.dumps({"name": name, "action": dressed}) for name in ("think", "action")]


def has_heard_all(view: Any) -> bool:
    """Whether the last click was answered; a lobby numbers none, and says why it refused one."""
    return bool(view["note"] if view["kind"] == "lobby" else view["view"]["answered"] == "last")


def test_whatever_a_phone_says_the_server_stays_and_others_play_on(
    home: Home, caplog: pytest.LogCaptureFixture
) -> None:
    grandma = home.sit(GRANDMA, "Grandma")
    tokens = (home.table.invitation, home.table.watch_token, home.sit(BEN, "Ben"))
    turn = home.turn
    for token in tokens:
        with home.line(token) as line:
            for no, action in enumerate(ACTIONS):
                for text in said(action, turn, f"n-{no}"):
                    line.send(text)
            line.send(said({"kind": "bid"}, -1, "last")[1])
            view_until(line, has_heard_all)
    assert home.turn == turn, "it is Anna's turn, and she said nothing"
    with home.line(grandma) as line:
        assert view_until(line, lambda view: view["kind"] == "table")["view"]["me"] == GRANDMA
    assert [each for each in complaints(caplog) if "was refused" not in each] == []
    assert not any("\n" in each for each in complaints(caplog))
