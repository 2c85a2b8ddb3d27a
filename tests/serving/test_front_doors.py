"""Both ways to start the app have the same doors; clients that lie are told so by either."""

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.browser.server import PLAY, STREAMLIT, Server
from tests.serving.knocking import knock, open_socket

pytestmark = pytest.mark.slow
GREETING = """The games are open at http://localhost:{port}
  Ctrl-C ends them. Nothing is lost: every card and every throw is saved."""
STREAM = "/_stcore/stream"
LINE = "/live"
HEALTH = "/_stcore/health"
OTHER = "http://localhost:9"
UPLOAD = "/_stcore/upload_file/session/file"


@pytest.fixture(scope="module", params=[STREAMLIT, PLAY], ids=["streamlit run", "play"])
def port(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    server = Server(tmp_path_factory.mktemp("server"), by=request.param)
    server.start()
    yield server.port
    server.stop()
    assert "Traceback" not in server.said(), server.said()


# fmt: off
TABLE = {  # what happens: method, path, origin, host, answer
    "the page opens its WebSocket": ("WS", STREAM, "{here}", None, 101),
    "the page asks whether the server is well": ("GET", HEALTH, "{here}", None, 200),
    "somebody opens the page": ("GET", "/", None, None, 200),
    "somebody opens a page below": ("GET", "/race", None, None, 200),
    "another port's page opens the WebSocket": ("WS", STREAM, OTHER, None, 403),
    "a page somewhere opens the WebSocket": ("WS", STREAM, "http://a.example", None, 403),
    "a board opens its own line": ("WS", LINE, "{here}", None, 101),
    "another port's page opens a board's line": ("WS", LINE, OTHER, None, 403),
    "nobody opens a board's line": ("WS", LINE, None, None, 403),
    "a page in a box opens it": ("WS", STREAM, "null", None, 403),
    "a file opens it": ("WS", STREAM, "file://", None, 403),
    "nobody opens it": ("WS", STREAM, None, None, 403),
    "a name made to point here opens it": (
        "WS", STREAM, "http://a.example:{port}", "a.example:{port}", 403),
    "a name made to point here reads a page": ("GET", "/", None, "a.example:{port}", 403),
    "the same, something that is not there": ("GET", "/none", None, "a.example", 403),
    "another port's page reads whether we are well": ("GET", HEALTH, OTHER, None, 403),
    "another port's page reads numbers": ("GET", "/_stcore/metrics", "null", None, 403),
    "another port's page asks before it uploads": ("OPTIONS", UPLOAD, OTHER, None, 403),
    "another port's page uploads": ("PUT", UPLOAD, OTHER, None, 403),
    "nobody deletes an upload": ("DELETE", UPLOAD, None, None, 403),
    "a picture of ours on another page": ("GET", "/media/x.png", "picture", None, 403),
}
# fmt: on


@pytest.mark.parametrize(("method", "path", "origin", "host", "status"), TABLE.values(), ids=TABLE)
def test_a_knock_is_answered(
    port: int, method: str, path: str, origin: str | None, host: str | None, status: int
) -> None:
    headers = {}
    if origin == "picture":
        headers = {"sec_fetch_site": "same-site", "sec_fetch_mode": "no-cors"}
    elif origin is not None:
        headers = {"origin": origin.format(here=f"http://localhost:{port}", port=port)}
    if host is not None:
        headers["host"] = host.format(port=port)
    begun = time.perf_counter()
    assert knock(port, method, path, **headers)[0] == status
    assert time.perf_counter() - begun < 1, "no address service on the internet was asked"


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("by", [STREAMLIT, PLAY], ids=["streamlit run", "play"])
def test_a_server_ends_soon_and_quietly(
    by: Sequence[str], how: signal.Signals, tmp_path: Path
) -> None:
    server = Server(tmp_path, by=by)
    server.start()
    begun = time.perf_counter()
    assert server.stop(how) == 0
    assert time.perf_counter() - begun < 8, "a browser that is open is not waited for"
    assert server.said().strip() == GREETING.format(port=server.port)


def test_who_ends_play_ends_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, by=PLAY)
    server.start()
    os.kill(server.pid, signal.SIGTERM)
    begun = time.perf_counter()
    while server.is_healthy():
        assert time.perf_counter() - begun < 5, "the server outlives its starter"
    assert server.stop() == 0


def test_clients_that_hang_do_not_hold_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    own = f"http://localhost:{server.port}"
    with (
        open_socket(server.port, own),
        socket.create_connection(("127.0.0.1", server.port)) as half,
    ):
        half.sendall(b"PUT /_stcore/upload_file/a/b HTTP/1.1\r\nHost: localhost:")
        half.sendall(f"{server.port}\r\nOrigin: {own}\r\nContent-Length: 9\r\n\r\n".encode())
        begun = time.perf_counter()
        assert server.stop() == 0
        assert time.perf_counter() - begun < 3
    assert server.said().strip() == GREETING.format(port=server.port)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one loopback address")
def test_at_home_the_address_that_was_reached_is_the_apps_own(tmp_path: Path) -> None:
    server = Server(tmp_path, by=(*STREAMLIT, "--server.address=0.0.0.0"))
    server.start()
    table = {  # reached, host, answer: 127.0.0.2 stands for this machine's address at home
        "a phone at home": ("127.0.0.2", "127.0.0.2", 101),
        "this machine itself": ("127.0.0.1", "localhost", 101),
        "an address that is not the one reached": ("127.0.0.2", "127.0.0.3", 403),
        "a name made to point here": ("127.0.0.2", "a.example", 403),
        "no address at all": ("127.0.0.2", "0.0.0.0", 403),
    }
    try:
        for who, (at, name, status) in table.items():
            host = f"{name}:{server.port}"
            origin = f"http://{host}"
            answer, _ = knock(server.port, "WS", STREAM, at=at, host=host, origin=origin)
            assert answer == status, who
    finally:
        server.stop()
