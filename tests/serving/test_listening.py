"""No start and no knock makes the server ask another machine for anything."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.browser.server import PLAY, STREAMLIT, Server
from tests.serving.knocking import knock
from tests.serving.listening import Ear

pytestmark = pytest.mark.slow
STRANGERS = ("http://localhost:9", "http://a.example", "null", "file://", "http://192.0.2.7:8501")
FOR_THE_HOME = (*STREAMLIT, "--server.address=0.0.0.0")


def test_the_ear_hears(tmp_path: Path) -> None:
    ear = Ear(tmp_path)
    asking = "import socket; socket.socket(type=socket.SOCK_DGRAM).connect(('192.0.2.1', 9))"
    asking += "; socket.getaddrinfo('127.0.0.1', 9); socket.getaddrinfo('a.invalid', 9)"
    subprocess.run(
        [sys.executable, "-c", asking],
        env=os.environ | ear.surroundings,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    assert ear.strangers() == ["socket.connect '192.0.2.1'", "socket.getaddrinfo 'a.invalid'"]


@pytest.mark.parametrize(
    "by", [STREAMLIT, PLAY, FOR_THE_HOME], ids=["streamlit run", "play", "for the home"]
)
def test_no_start_and_no_knock_leaves_the_machine(by: Sequence[str], tmp_path: Path) -> None:
    ear = Ear(tmp_path)
    server = Server(tmp_path, by=by, HOME=str(tmp_path), **ear.surroundings)
    server.start()
    try:
        for origin in STRANGERS:
            assert knock(server.port, "WS", "/_stcore/stream", origin=origin)[0] == 403
            assert knock(server.port, "GET", "/_stcore/health", origin=origin)[0] == 403
        assert knock(server.port, "GET", "/")[0] == 200
    finally:
        server.stop()
    assert ear.strangers() == []
    assert "at home" in server.said() if by is FOR_THE_HOME else "at home" not in server.said()
