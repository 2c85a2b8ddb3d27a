"""Take the pictures of docs/ and the README from the real app: ``python -m bench.pictures``."""

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from riverlib import cards, race
from riverlib.cards.bots import find_bot
from riverlib.core import generator
from riverlib.play import CardMatch, RaceMatch
from riverlib.race import solver
from riverlib.race.bots import find_bot as find_sailor
from tests.browser.devices import DESKTOP, PHONE, launch
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 12
WITH_REVIEW = (1280, 1760)


def main() -> None:
    """Start a server of its own, play to telling moments, and keep a picture of each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            take_table(server, browser)
            take_river(server, browser)
        finally:
            browser.close()
            server.stop()


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
    page.set_viewport_size({"width": WITH_REVIEW[0], "height": WITH_REVIEW[1]})
    RiverPage(page, server.url).open(match.game_id)
    page.get_by_text("How the race went").wait_for()
    page.wait_for_timeout(2500)  # the charts
    keep(page, "river_review")
    matches.close()


def race_to(
    matches: Matches,
    wanted: Callable[[race.RaceState], bool],
    layout: race.Layout = race.DEFAULT_LAYOUT,
    players: int = 3,
) -> RaceMatch:
    """Return the first race, seed by seed, that comes to a moment as wanted, and stands there."""
    for seed in range(SEED, 1000):
        match = matches.start_race(layout, company(players, "Anna", bot="steady"), seed=seed)
        while not match.state.is_over and not wanted(match.state):
            sail_on(match)
        if wanted(match.state):
            return match
        matches.games.delete(match.game_id)
    raise AssertionError("no race comes to the wanted moment")


def sail_on(match: RaceMatch) -> None:
    """Let the person do what a steady bot would do."""
    if match.state.phase is race.Phase.ROLL:
        match.roll(0)
    else:
        match.choose(0, find_sailor("steady").choose(match.state, generator(SEED)))


def may_ride_or_not(state: race.RaceState) -> bool:
    """Whether the person may choose between boats, one of which may ride; some are home."""
    sails = [each for each in race.legal_actions(state) if isinstance(each, race.Sail)]
    boats = {sail.origin for sail in sails}
    return len(boats) > 1 and any(sail.ride for sail in sails) and bool(state.docked)


def has_both_winds(state: race.RaceState) -> bool:
    """Whether a wind may blow the person's boats on and a rival's back."""
    kinds = {type(choice) for choice in race.legal_actions(state)}
    return {race.GoodWind, race.IllWind} <= kinds


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
