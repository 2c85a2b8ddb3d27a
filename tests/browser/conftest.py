"""A real server and a real Chromium for the tests of this folder.

Every test fails if the page has an error, writes one to its console or asks another host for
anything, and if the server's log holds a traceback.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from riverlib.play import CardMatch, RaceMatch
from riverlib.race import solver
from tests.browser.devices import (
    CHROMIUM,
    DESKTOP,
    Devices,
    SpareBrowsers,
    chromium_path,
    is_ci,
    launch,
)
from tests.browser.matches import BROOK, Matches, company
from tests.browser.phones import AT_LOOPBACK
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Browser

OpenTable = Callable[..., TablePage]
OpenRiver = Callable[..., RiverPage]

_HERE = Path(__file__).parent
_EXPECTED = 20_000
"""Milliseconds until what is expected must be there: as long as any other wait."""
_FIRST_VISIT = 120_000
"""Milliseconds: everything is new to the server, and other tests run beside it."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what drives a browser; in CI it has a second try, which the summary tells.

    A machine shared with others may stand still for a moment while something flies.
    """
    for item in items:
        if _HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.timeout(150, func_only=True))
            if os.environ.get("CI") == "true":
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def browser() -> Iterator["Browser"]:
    try:
        from playwright.sync_api import expect, sync_playwright  # the other tests need no browser
    except ImportError:
        _do_without("playwright is not installed: pip install -r requirements-dev.txt")
    if chromium_path() is None:
        _do_without(f"install Chromium: none of {', '.join(CHROMIUM)} is in the path")
    expect.set_options(timeout=_EXPECTED)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


def _do_without(reason: str) -> None:
    if is_ci():
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.fixture(scope="package")
def server(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve all tests that do not need a server of their own; the first visit is made already."""
    for server in _serving(tmp_path_factory.mktemp("server")):
        server.keep(solver.solve(BROOK))
        page = browser.new_page()
        page.set_default_timeout(_FIRST_VISIT)
        page.goto(server.url)
        page.get_by_role("button", name="Play now").first.wait_for()
        page.close()
        yield server


@pytest.fixture(scope="package")
def chances_are_ready(browser: "Browser", server: Server) -> None:
    """Wait until the server reckons: the river stands still from then on, and says everything.

    On a new machine it compiles first, at its leisure while others work: longer than a view takes.
    """
    matches = Matches(server.database)
    match = matches.start_race(players=company(3))
    page = browser.new_page()
    RiverPage(page, server.url).open(match.game_id)
    page.wait_for_function("window.__river.view.chances", timeout=_FIRST_VISIT)
    page.close()
    matches.games.delete(match.game_id)
    matches.close()


@pytest.fixture
def own_server(browser: "Browser", tmp_path: Path) -> Iterator[Server]:
    """Serve one test, which may stop the server or be the first to visit it."""
    yield from _serving(tmp_path)


@pytest.fixture
def home(browser: "Browser", tmp_path: Path) -> Iterator[Server]:
    """Serve one test whose phones are all on this machine."""
    yield from _serving(tmp_path, **AT_LOOPBACK)


def _serving(folder: Path, **surroundings: str) -> Iterator[Server]:
    server = Server(folder, **surroundings)  # type: ignore[arg-type]
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture(scope="package")
def spare_browsers(browser: "Browser") -> SpareBrowsers:
    return SpareBrowsers(browser)


@pytest.fixture
def devices(browser: "Browser", spare_browsers: SpareBrowsers) -> Iterator[Devices]:
    devices = Devices(browser, spare_browsers)
    yield devices
    devices.close()
    assert devices.faults == []


@pytest.fixture
def matches(server: Server) -> Iterator[Matches]:
    matches = Matches(server.database)
    yield matches
    matches.close()


@pytest.fixture
def open_table(server: Server, devices: Devices) -> OpenTable:
    """Open a match on a new device: ``open_table(match, size=PHONE, dark=True)``."""

    def open_(
        match: CardMatch,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        moving: bool = False,
    ) -> TablePage:
        page = devices.new(size, dark=dark, moving=moving)
        return TablePage(page, server.url).open(match.game_id)

    return open_


@pytest.fixture
def open_river(server: Server, devices: Devices, chances_are_ready: None) -> OpenRiver:
    """Open a race on a new device: ``open_river(match, size=PHONE, dark=True)``."""

    def open_(
        match: RaceMatch,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        moving: bool = False,
    ) -> RiverPage:
        page = devices.new(size, dark=dark, moving=moving)
        return RiverPage(page, server.url).open(match.game_id)

    return open_
