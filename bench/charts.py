"""How soon charts are there: a real Chromium opens them on 200 and on 10,000 stored games.

Run ``python -m bench.charts [--repeats N] [--json]``. The games of the large store are copies of
the 200, with logs and results; the database then has some 250 MB. The time of a page goes from the
navigation to the first frame in which a figure is drawn.
"""

import argparse
import time
from collections.abc import Callable

from playwright.sync_api import Browser, Page, sync_playwright

from bench import chart_games
from bench.measured import Figure, machine_of, median, new_folder, report
from riverlib import analysis
from riverlib.store import Games, Results, open_database
from tests.browser.devices import Devices, launch
from tests.browser.server import Server

SMALL, LARGE = 200, 10_000
_DRAWN = """() => {
  const box = document.querySelector(".js-plotly-plot .main-svg")?.getBoundingClientRect();
  return box?.width > 100 ? performance.now() : 0;
}"""
_PAGES = {
    "charts": "/charts",
    "all games together": "/charts?scope=all",
    "my record": "/record",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=5, help="fresh browsers for each page")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    figures: list[Figure] = []
    with sync_playwright() as playwright, new_folder() as folder:
        browser = launch(playwright)
        machine = machine_of(browser)
        server = Server(folder)
        engine = open_database(server.database)
        ids = chart_games.keep(Games(engine), SMALL)
        for games, target in ((SMALL, 1.5), (LARGE, 3.0)):
            if games > SMALL:
                chart_games.copy(engine, ids, games // SMALL - 1)
            figures += measure_queries(Results(engine), games)
            figures += measure_pages(server, browser, chosen.repeats, games, target)
        figures += measure_chances(Games(engine), ids[0])
        engine.dispose()
        browser.close()
    report(machine, figures, as_json=chosen.json)


def measure_queries(results: Results, games: int) -> list[Figure]:
    """Time what the pages ask of the store, without a page."""
    who = [chart_games.PEOPLE[0]]
    rules_id = results.played()[0].rules_id
    asked: dict[str, Callable[[], object]] = {
        "the record's deals": lambda: results.tables(who),
        "the record, deals and numbers": lambda: record(results, who),
        "all hands of one rule set": lambda: results.counts(rules_id=rules_id, players=4),
        "one player's hands of it": lambda: results.counts(names=who, rules_id=rules_id, players=4),
        "the ends of all games": lambda: results.finals(rules_id=rules_id, players=4),
        "what was played, by whom": lambda: (results.played(), results.people()),
    }
    return [
        Figure(f"{games:,} games: {what}", median([seconds(ask) for _ in range(3)]), "s")
        for what, ask in asked.items()
    ]


def record(results: Results, who: list[str]) -> tuple[analysis.Habit, ...]:
    company = analysis.company_of(results.tables(who))
    return analysis.habits_of(analysis.record_of(company).company)


def measure_pages(
    server: Server, browser: Browser, repeats: int, games: int, target: float
) -> list[Figure]:
    """Open each page in browsers that have never been here, and from the first page."""
    figures = []
    for what, path in _PAGES.items():
        first: list[float] = []
        fresh: list[float] = []
        within: list[float] = []
        for repeat in range(repeats):
            if repeat < 2:  # what the server has in memory belongs to the figure
                server.stop()
                server.start()
                first.append(opened(browser, server.url, path))
            fresh.append(opened(browser, server.url, path))
            within.append(gone_to(browser, server.url, path))
        place = f"{games:,} games: {what}"
        figures += [
            Figure(f"{place}, first page of a fresh server", max(first), "s", None, len(first)),
            Figure(f"{place}, in a fresh browser", median(fresh), "s", target, repeats),
            Figure(f"{place}, from the first page", median(within), "s", target, repeats),
        ]
    server.stop()
    return figures


def opened(browser: Browser, url: str, path: str) -> float:
    devices = Devices(browser)
    page = devices.new()
    page.goto(f"{url}{path}", wait_until="commit")
    drawn = drawn_at(page)
    devices.close()
    return drawn


def gone_to(browser: Browser, url: str, path: str) -> float:
    """Click on the page's name in the menu, as most people come to it."""
    devices = Devices(browser)
    page = devices.new()
    page.goto(url)
    link = page.get_by_role("link", name="My record" if "record" in path else "Charts")
    link.wait_for()
    page.wait_for_timeout(800)
    begun: float = page.evaluate("performance.now()") / 1000
    link.click()
    drawn = drawn_at(page) - begun
    devices.close()
    return drawn


def drawn_at(page: Page) -> float:
    handle = page.wait_for_function(_DRAWN, polling="raf", timeout=60_000)
    return float(handle.json_value()) / 1000  # the page's clock begins with the navigation


def measure_chances(games: Games, game_id: str) -> list[Figure]:
    """Time the chances to win of one game, the simulated deals included."""
    game = analysis.from_log(games.load(game_id).log)
    assert game.variant is not None
    analysis.chances_sample(game.variant, 2)  # the kernels are loaded
    variant = game.variant

    def chances() -> None:
        analysis.win_chances(game, analysis.chances_sample(variant, game.players))

    took = median([seconds(chances) for _ in range(5)])
    return [Figure("chances to win of a game, by deal", took, "s", 0.3, 5)]


def seconds(call: Callable[[], object]) -> float:
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
