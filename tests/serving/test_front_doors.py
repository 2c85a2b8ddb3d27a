"""Both ways to start the app have the same doors; clients that lie are told so by either."""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.browser.server import PLAY, STREAMLIT, Server
from tests.serving.knocking import knock

pytestmark = pytest.mark.slow
GREETING = """The games are open at http://localhost:{port}
  Ctrl-C ends them. Nothing is lost: every card and every throw is saved."""
STREAM = "/_stcore/stream"
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
    assert time.perf_counter() - begun < 2
    assert server.said().strip() == GREETING.format(port=server.port)


def test_who_ends_play_ends_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, by=PLAY)
    server.start()
    os.kill(server.pid, signal.SIGTERM)
    begun = time.perf_counter()
    while server.is_healthy():
        assert time.perf_counter() - begun < 5, "the server outlives its starter"
    assert server.stop() == 0
