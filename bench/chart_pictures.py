"""Take the pictures of charts for docs/ from the real app: ``python -m bench.chart_pictures``."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench import chart_games
from bench.pictures import keep, new_page
from riverlib.play import CardMatch, Player, default_players
from riverlib.store import Games, open_database
from tests.browser.devices import PHONE, launch
from tests.browser.server import Server

DESKTOP = (1280, 940)
GAMES, RACES = 60, 2
_DRAWN = ".js-plotly-plot .main-svg"


def main() -> None:
    """Fill a store of its own, and keep four pictures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        engine = open_database(server.database)
        games = Games(engine)
        race_id = chart_games.keep(games, GAMES, races=RACES)[-1]
        players = (Player("Anna"), *default_players(4)[1:])
        game_id = CardMatch.open(games, chart_games.card_log(12, players)).game_id
        engine.dispose()
        server.start()
        browser = launch(playwright)
        try:
            take_all(server.url, browser, game_id, race_id)
        finally:
            browser.close()
            server.stop()


def take_all(url: str, browser: Browser, game_id: str, race_id: str) -> None:
    """Take every picture: what it shows is in its address."""
    take(browser, f"{url}/charts?game={game_id}&deal=8", "charts_totals")
    take(browser, f"{url}/charts?game={game_id}&show=chances", "charts_phone_dark", phone=True)
    take(browser, f"{url}/charts?game={race_id}", "charts_race")
    take(browser, f"{url}/record", "charts_record")


def take(browser: Browser, address: str, name: str, *, phone: bool = False) -> None:
    page = new_page(browser, PHONE if phone else DESKTOP, dark=phone)
    page.goto(address)
    page.locator(_DRAWN).first.wait_for(timeout=120_000)
    page.wait_for_timeout(1500)  # the other figures, and the fonts
    keep(page, name)
    page.close()


if __name__ == "__main__":
    main()
