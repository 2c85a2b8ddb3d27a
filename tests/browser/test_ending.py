"""A server that is told to end does so soon and quietly, whatever tabs are open at it."""

import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_open_tabs_do_not_hold_the_server(
    browser: "Browser", devices: Devices, tmp_path: Path, how: signal.Signals
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        matches = Matches(server.database)
        table = TablePage(devices.new(), server.url).open(matches.start().game_id)
        river = RiverPage(devices.new(), server.url).open(matches.start_race().game_id)
        matches.close()
        home = devices.new()
        home.goto(server.url)
        home.get_by_role("button", name="Play now").first.wait_for()
        table.bid_first_open()
        with devices.server_away():
            code = server.stop(how)  # kills what has not ended after ten seconds
            for page in (table.page, river.page, home):
                page.context.close()
    finally:
        server.stop()
    assert code == 0
    assert len(server.said().strip().splitlines()) == 2, server.said()
