"""The menu is the right one, or none, from the very first paint of a slow first visit."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

TOP = ("Home",)
"""Entries that stand by themselves; the others wait in their menus, or behind a phone's button."""
MENU = (
    *TOP,
    "Up and Down the River",
    "Race to the Harbour",
    "Learn by playing",
    "Practice",
    "The rules in pictures",
    "Charts",
    "My record",
    "Rule laboratory",
    "How good are the bots?",
    "Can I trust these numbers?",
)
PAGES = {
    "/": ("Play now", DESKTOP),
    "/race": ("Start the race", PHONE),
    "/lab": ("Rule laboratory", DESKTOP),
}
"""Where one may begin, the words of a button or a title there, and on what."""
pytestmark = pytest.mark.slow
_SLOW = Path(__file__).parent / "slow"
_WATCH = """
window.menus = []; // the menu's entries, not links within a page
(function look() {
  const entries = '[data-testid$="NavLink"]:not([data-testid^="stPageLink"])';
  const links = [...document.querySelectorAll(entries)];
  const menu = links.map(({ textContent }) => textContent);
  if (JSON.stringify(menu) !== JSON.stringify(window.menus.at(-1))) window.menus.push(menu);
  requestAnimationFrame(look);
})();
"""


@pytest.fixture
def slow_server(
    request: pytest.FixtureRequest, browser: "Browser", tmp_path: Path
) -> Iterator[Server]:
    """Serve one test from a fresh start, slowly where ``RIVER_SLOW`` says so."""
    path = os.pathsep.join(filter(None, (str(_SLOW), os.environ.get("PYTHONPATH"))))
    server = Server(tmp_path, PYTHONPATH=path, RIVER_SLOW=request.param)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.mark.parametrize("slow_server", ["app.py=2,pages=1"], indirect=True, ids=["slow"])
@pytest.mark.parametrize("place", PAGES)
def test_no_list_of_files_ever_stands_where_the_menu_will_be(
    slow_server: Server, devices: Devices, place: str
) -> None:
    words, size = PAGES[place]
    page = devices.new(size)
    page.add_init_script(_WATCH)
    page.goto(slow_server.url + place)
    page.locator("button, h1", has_text=words).first.wait_for()
    menus = page.evaluate("window.menus")
    assert {_title(entry) for menu in menus for entry in menu} <= set(MENU)
    if size == DESKTOP:  # on a phone the menu waits behind its button
        assert [[_title(entry) for entry in menu] for menu in menus] == [[], list(TOP)]


@pytest.mark.parametrize("slow_server", ["pages=3"], indirect=True, ids=["slow"])
def test_the_menu_stands_while_the_first_page_is_still_being_made(
    slow_server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(slow_server.url)
    page.get_by_role("link", name=TOP[-1]).wait_for()
    assert page.get_by_role("button", name="Play now").count() == 0
    page.get_by_role("button", name="Play now").first.wait_for()


def _title(entry: str) -> str:
    """Return an entry without its icon, which is text too."""
    return next((title for title in MENU if entry.endswith(title)), entry)
