"""Take the pictures of docs/ and the README from the real app: ``python -m bench.pictures``."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from riverlib import cards
from riverlib.bots.cards import find_bot
from riverlib.core import generator
from riverlib.play import CardMatch
from tests.browser.devices import DESKTOP, PHONE, launch
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 12


def main() -> None:
    """Start a server of its own, play to four telling moments, and keep a picture of each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            take_all(server, browser)
        finally:
            browser.close()
            server.stop()


def take_all(server: Server, browser: Browser) -> None:
    """Take every picture; each shows another moment of one game."""
    page = new_page(browser)
    page.goto(f"{server.url}/cards")
    page.get_by_role("button", name="Start the game").wait_for()
    page.wait_for_timeout(800)  # the fonts of a fresh browser
    keep(page, "setup")
    matches = Matches(server.database)
    variant = cards.find_variant("family-night")
    match = matches.start(variant, company(4, "Anna", bot="steady"), seed=SEED)
    table = TablePage(page, server.url).open(match.game_id)
    keep(page, "table_bidding")
    table.bid(advice(match))
    while len(table.view["trick"]["cards"]) < 2:
        table.play_first()
    keep(page, "table_trick")
    phone = new_page(browser, PHONE, dark=True)
    TablePage(phone, server.url).open(match.game_id)
    keep(phone, "table_phone_dark")
    table.play_deal()
    keep(page, "table_summary")
    matches.close()


def advice(match: CardMatch) -> int:
    """Return a sensible bid for the picture: what a steady bot would say."""
    action = find_bot("steady").choose(cards.view(match.state, 0), generator(SEED))
    assert isinstance(action, cards.Bid)
    return action.tricks


def new_page(browser: Browser, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> Page:
    """Open a page on a device where nothing moves."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=1,
    )
    return context.new_page()


def keep(page: Page, name: str) -> None:
    """Write what the page shows to docs/."""
    page.wait_for_timeout(300)
    page.screenshot(path=DOCS / f"{name}.png")


if __name__ == "__main__":
    main()
