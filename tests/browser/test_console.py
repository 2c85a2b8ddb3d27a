"""Every page opened at its own address: nothing is asked for in vain, the console stays empty."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.devices import Devices
from tests.browser.server import ROOT, Server

if TYPE_CHECKING:
    from playwright.sync_api import Response

ADDRESSES = ("", *sorted({page.stem for page in (ROOT / "pages").glob("*.py")} - {"home"}))


@pytest.mark.slow
def test_no_page_asks_for_what_is_not_there(server: Server, devices: Devices) -> None:
    page = devices.new()
    missing: list[str] = []
    said: list[str] = []

    def note(answer: "Response") -> None:
        if answer.status >= 400:
            missing.append(answer.url)

    page.on("response", note)
    page.on("console", lambda line: said.append(line.text) if line.type != "debug" else None)
    for address in ADDRESSES:
        page.goto(f"{server.url}/{address}?seen=1")
        page.locator("h1, .rt, .rv").first.wait_for()
        assert page.title() != "Streamlit"
    assert missing == []
    assert said == []
