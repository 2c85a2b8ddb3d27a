"""What is done when the server starts; the rest is seen in real servers (tests/serving)."""

import asyncio
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from streamlit import cli_util, config
from streamlit.runtime.pages_manager import PagesManager
from streamlit.web.server.app_discovery import discover_asgi_app

from riverlib.live.home import KEPT_FILE
from riverlib.live.origin import Doors
from riverlib.ui.shared import latency, serving

ROOT = Path(__file__).resolve().parents[3]
OPTIONS = {
    "server.address": "localhost",
    "server.port": 8600,
    "server.headless": True,
    "server.allowedHosts": [],
    "browser.serverAddress": "localhost",
    "browser.serverPort": 8600,
}


@pytest.fixture
def options(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Options of a server that a test may change."""
    chosen = dict(OPTIONS)
    monkeypatch.setattr(st, "get_option", chosen.__getitem__)
    monkeypatch.setattr(
        "streamlit.web.server.server_util.get_url",
        lambda name: f"http://{name}:{chosen['server.port']}",
    )
    return chosen  # type: ignore[return-value]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Addresses that the browser was asked to open."""
    addresses: list[str] = []
    monkeypatch.setattr(cli_util, "open_browser", addresses.append)
    return addresses


def begin() -> None:
    async def live() -> None:
        async with serving.lifespan(None):  # type: ignore[arg-type]
            pass

    asyncio.run(live())


def test_streamlit_finds_the_app_with_its_doors_by_itself() -> None:
    assert discover_asgi_app(ROOT / "app.py").import_string == "app:app"


def test_the_folder_of_pages_is_not_taken_for_the_menu(
    options: dict[str, Any], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PagesManager, "uses_pages_directory", None)
    begin()
    assert PagesManager.uses_pages_directory is False


def test_messages_are_sent_at_once(
    options: dict[str, Any], opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(latency, "send_at_once", lambda: called.append("sent"))
    begin()
    assert called == ["sent"]


_AT_THE_START = """
import sys, threading
from riverlib.ui.shared import serving
HOUSE = "riverlib.ui.shared.house"
threading.Thread.start = lambda thread: print(thread.name, HOUSE in sys.modules)
serving._let_phones_back()
"""


def test_what_phones_need_is_loaded_before_anybody_visits(tmp_path: Path) -> None:
    """What a busy machine showed: a first page and the tables' own thread loaded rooms at once.

    Each saw the other's half, and the page was an error.
    """
    (tmp_path / KEPT_FILE).touch()
    told = subprocess.run(
        [sys.executable, "-c", _AT_THE_START],
        env={**os.environ, "RIVER_DATA_DIR": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["home-reopening", "True"]


@pytest.mark.parametrize(
    ("address", "named", "here"),
    [
        ("localhost", "localhost", "localhost"),
        ("192.168.1.5", "localhost", "192.168.1.5"),
        ("0.0.0.0", "localhost", "localhost"),
        ("0.0.0.0", "attic.local", "attic.local"),
    ],
)
def test_the_browser_opens_where_there_is_a_screen(
    options: dict[str, Any],
    opened: list[str],
    capsys: pytest.CaptureFixture[str],
    address: str,
    named: str,
    here: str,
) -> None:
    options |= {"server.address": address, "browser.serverAddress": named}
    begin()
    assert opened == []
    options["server.headless"] = False
    begin()
    assert opened == [f"http://{here}:8600"]
    said = capsys.readouterr().out
    assert f"The games are open at http://{here}:8600" in said
    assert ("Other devices at home" in said) == (address == "0.0.0.0")


def test_the_doors_are_those_that_the_options_name(options: dict[str, Any]) -> None:
    options["server.address"] = "0.0.0.0"
    options["server.allowedHosts"] = ["Attic.local", " *.home.arpa"]
    options["browser.serverPort"] = 9000
    [door] = serving.doors()
    assert door.kwargs["doors"] == Doors(
        names=frozenset({"attic.local", "*.home.arpa", "localhost"}), ports=frozenset({9000})
    )


def test_streamlits_own_greeting_is_off_for_it_asks_the_internet() -> None:
    options = tomllib.loads((ROOT / ".streamlit" / "config.toml").read_text("utf-8"))
    assert options["logger"]["hideWelcomeMessage"] is True
    assert options["browser"]["gatherUsageStats"] is False
    assert options["server"]["showEmailPrompt"] is False
    assert "logger.hideWelcomeMessage" in config.get_config_options()
