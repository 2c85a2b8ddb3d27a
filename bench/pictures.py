"""Take the pictures of docs/ and the README from the real app.

Run ``python -m bench.pictures [--only table|river|lessons|home]``.
"""

import argparse
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.stage import browser_and_server
from riverlib import cards, race
from riverlib.cards.bots import find_bot
from riverlib.core import generator
from riverlib.play import CardMatch
from riverlib.race import solver
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.lesson_page import LessonPage
from tests.browser.matches import Matches, company
from tests.browser.moments import SEED, has_both_winds, may_ride_or_not, race_to
from tests.browser.phones import Host, Phone
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

_BELOW_THE_BAR = "e => { e.style.scrollMarginTop = '5rem'; e.scrollIntoView(); }"
DOCS = Path(__file__).resolve().parents[1] / "docs"


def main() -> None:
    """Start a server of its own, play to telling moments, and keep a picture of each."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=list(_TAKEN))
    only = parser.parse_args().only
    with browser_and_server() as (browser, server):
        for what, take in _TAKEN.items():
            if only in (None, what):
                take(server, browser)


def take_table(server: Server, browser: Browser) -> None:
    """Take the pictures of the card game; each shows another moment of one game."""
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


def take_river(server: Server, browser: Browser) -> None:
    """Take the pictures of the race."""
    matches = Matches(server.database)
    page = new_page(browser)
    match = race_to(matches, may_ride_or_not)
    river = RiverPage(page, server.url).open(match.game_id)
    river.wait_for_view("v.chances !== null")
    page.wait_for_timeout(2000)  # the page has said that the chances are ready
    rider = next(each for each in river.view["choices"] if each["ride"])
    river.boat(rider["seat"], rider["boats"][0]).click()  # it asks: stay, or ride?
    keep(page, "river_choice")
    phone = new_page(browser, PHONE, dark=True)
    RiverPage(phone, server.url).open(match.game_id)
    keep(phone, "river_phone_dark")

    match = race_to(matches, has_both_winds)
    RiverPage(page, server.url).open(match.game_id)
    keep(page, "river_wind")

    layout = race.find_layout("short-river")
    server.keep(solver.solve(layout))
    match = race_to(matches, lambda state: state.is_over, layout, players=2)
    RiverPage(page, server.url).open(match.game_id)
    page.get_by_text("Who had the best chance to win?").wait_for()  # all has been looked at
    page.get_by_text("What cost you most").evaluate(_BELOW_THE_BAR)
    keep(page, "river_review")
    matches.close()


def take_lessons(server: Server, browser: Browser) -> None:
    """Take the pictures of what teaches: two lessons, the rules, a question."""
    lesson = LessonPage(new_page(browser), server.url)
    lesson.start("family-night", "hook")
    lesson.go_on()
    keep(lesson.page, "learn_hook")
    lesson.start("family-river", "tide")
    lesson.go_on()
    keep(lesson.page, "learn_tide")
    page = new_page(browser)
    page.goto(f"{server.url}/rules?rules=family-night")
    page.get_by_text("Show again").first.wait_for()
    page.mouse.move(DESKTOP[0] / 2, DESKTOP[1] / 2)
    page.mouse.wheel(0, 800)
    page.wait_for_timeout(2500)  # the boards that have come into sight
    keep(page, "rules_pictures")
    phone = new_page(browser, PHONE, dark=True)
    phone.goto(f"{server.url}/practice")
    phone.get_by_role("button", name="Start").click()
    phone.locator(".lesson-option").first.wait_for()
    keep(phone, "practice_phone_dark")


def take_home(server: Server, browser: Browser) -> None:
    """Take the pictures of a table at home: the host's panel, the seats, a phone's hand."""
    devices = Devices(browser)
    matches = Matches(server.database)
    variant = cards.find_variant("family-night")
    match = matches.start(variant, company(4, "Anna", "Ben", "Grandma", bot="steady"), seed=SEED)
    host = Host(devices, server, TablePage)
    table = TablePage(host.page, server.url)
    host.open(match.game_id)
    host.page.wait_for_timeout(2500)  # the panel glides into sight
    ben, grandma = (Phone(devices, TablePage, dark=dark) for dark in (False, True))
    for phone in (ben, grandma):
        phone.knock(host.link())
    ben.sit("Ben", "Ben")
    grandma.page.get_by_text("on a phone").wait_for()
    host.page.get_by_text("on their phone").first.wait_for()
    keep(host.page, "home_host")
    keep(grandma.page, "home_seats")
    table.take_device("Anna")
    table.bid(2)
    ben.board.wait_for_view("v.bids !== null")
    keep(ben.page, "home_phone")
    devices.close()
    matches.close()


_TAKEN = {"table": take_table, "river": take_river, "lessons": take_lessons, "home": take_home}


def advice(match: CardMatch) -> int:
    """Return a sensible bid for the picture: what a steady bot would say."""
    action = find_bot("steady").choose(cards.view(match.state, 0), generator(SEED))
    assert isinstance(action, cards.Bid)
    return action.tricks


def new_page(browser: Browser, size: tuple[int, int] = DESKTOP, *, dark: bool = False) -> Page:
    """Open a page on a device where nothing moves and nothing is explained any more."""
    return Devices(browser).new(size, dark=dark)


def keep(page: Page, name: str) -> None:
    """Write what the page shows to docs/."""
    page.wait_for_timeout(300)
    page.screenshot(path=DOCS / f"{name}.png")


if __name__ == "__main__":
    main()
