"""The second server in a process of its own: whom it asks, what it writes, when it ends."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from riverlib import cards
from riverlib.live.home.sessions import sessions
from riverlib.live.home.tables import HomeTables
from riverlib.live.rooms import Rooms
from riverlib.play import CardMatch, Player
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games, open_database
from tests.browser.server import PLAY, ROOT, STREAMLIT, Server
from tests.live.home.wire import Wire
from tests.serving.listening import Ear

pytestmark = pytest.mark.slow
STRANGERS = ("http://localhost:9", "http://a.example", "null", "http://192.0.2.7:8501")


@contextmanager
def at_home(**surroundings: str) -> Iterator[tuple[int, "subprocess.Popen[str]"]]:
    """Start the server, yield its port and process, end it and hold it to silence."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.serving.at_home"],
        cwd=ROOT,
        env=os.environ | surroundings,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        try:
            yield int(process.stdout.readline()), process
            process.stdin.close()
            assert process.wait(20) == 0
            assert process.stdout.read() == ""
        finally:
            process.kill()


def test_no_knock_at_the_second_server_leaves_the_machine(tmp_path: Path) -> None:
    ear = Ear(tmp_path)
    with at_home(**ear.surroundings) as (port, _):
        for origin in STRANGERS:
            with Wire(port) as line:
                assert line.ask("POST /code", b'{"code": "BDFHKM"}', origin=origin).status == 403
            with Wire(port) as line:
                assert line.upgrade(origin=origin).status == 403
        with Wire(port) as line:
            assert line.ask("GET /", host="a.example").status == 403
        with Wire(port) as line:
            assert line.ask("GET /").status == 200
        with Wire(port) as line:
            asked = line.ask("POST /code", b'{"code": "BDFHKM"}', origin=f"http://{line.host}")
            assert asked.status == 403
    assert ear.strangers() == []


def test_the_second_server_ends_with_the_first_whoever_is_there() -> None:
    with at_home() as (port, process), Wire(port) as line, Wire(port) as half:
        assert line.upgrade().status == 101
        half.write("GET / HTTP/1.1\r\n")
        assert process.stdin is not None
        process.stdin.close()
        begun = time.perf_counter()
        assert process.wait(20) == 0
        assert time.perf_counter() - begun < 10
        assert line.is_cut_off()


def ears(server: Server) -> set[tuple[str, int]]:
    """Return the addresses and ports at which a server and its children listen."""
    asked = psutil.Process(server.pid)
    return listening(asked).union(*map(ears_of_child, asked.children(recursive=True)))


def listening(process: psutil.Process) -> set[tuple[str, int]]:
    """Return the addresses and ports at which one process listens."""
    return {
        (each.laddr.ip, each.laddr.port)
        for each in process.net_connections("inet")
        if each.status == psutil.CONN_LISTEN
    }


def ears_of_child(child: psutil.Process) -> set[tuple[str, int]]:
    """Return where a child listens: nowhere, if it has ended since it was listed."""
    try:
        return listening(child)
    except psutil.NoSuchProcess:
        return set()


def test_a_child_that_has_ended_listens_nowhere() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as started:
        child = psutil.Process(started.pid)
    assert ears_of_child(child) == set()


@pytest.mark.parametrize("by", [STREAMLIT, PLAY], ids=["streamlit run", "play"])
def test_the_app_listens_at_this_machine_only(by: tuple[str, ...], tmp_path: Path) -> None:
    server = Server(tmp_path, by=by)
    server.start()
    try:
        assert ears(server) <= {("127.0.0.1", server.port), ("::1", server.port)}
    finally:
        server.stop()


def test_beside_the_app_phones_find_their_own_server_and_no_page_of_the_laptop(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path, RIVER_HOME_ADDRESS="127.0.0.1")
    games = Games(open_database(server.database))
    players = (Player("Anna"), Player("Ben"), Player("Otter", "random"))
    match = CardMatch.start(games, cards.VARIANTS[0], players, seed=1)
    table = HomeTables(sessions(games, Preparation), tmp_path, Rooms()).open(
        match
    )  # as if it had ended so
    server.start()
    try:
        begun = time.perf_counter()
        while not (others := {port for _, port in ears(server)} - {server.port}):
            assert time.perf_counter() - begun < 60, "the table was not opened again"
            time.sleep(0.1)
        (port,) = others
        assert {ip for ip, _ in ears(server)} <= {"127.0.0.1", "::1"}
        for path in ("/_stcore/health", "/cards", "/media/x.png", "/static/index.html"):
            with Wire(port) as line:
                assert (line.ask(f"GET {path}").status, path) == (404, path)
        with Wire(port) as line:
            assert line.upgrade("/_stcore/stream").status == 403
        with Wire(server.port) as line:
            assert line.upgrade(origin=f"http://127.0.0.1:{port}").status == 403, "not its page"
        with Wire(port) as line:
            assert line.ask("GET /").status == 200
        with Wire(port) as line:
            line.upgrade()
            line.frame(json.dumps({"token": table.invitation, "serial": 0}).encode())
            assert line.hears()["view"]["kind"] == "lobby"
            assert server.stop() == 0, "it ends as ever, whoever is there"
            assert line.is_cut_off()
    finally:
        server.stop()
    assert "Traceback" not in server.said(), server.said()
