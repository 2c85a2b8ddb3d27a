"""Whether any frame is late while cards fly and boats hop.

Run ``python -m bench.frames [--seconds N] [--json]``. For so many seconds of movement each, a game
of cards and a race are played on at normal speed, and an empty page with one moving square in the
same browser is the control. Counted in the page: the time between two frames, and Chromium's own
record of animation frames whose work took longer than 50 ms.
"""

import argparse
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from bench.measured import Figure, machine_of, median, p95, report
from bench.stage import browser_and_server
from riverlib import cards, race
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

LATE = 50
"""Milliseconds: three frames of a usual screen."""
_WATCH = """(handle) => {
  const watched = (window.__watched = { gaps: [], late: [], moved: 0 });
  const moves = () => (handle ? window[handle]?.busy : true);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (moves()) watched.late.push(entry.duration);
  }).observe({ type: "long-animation-frame" });
  let before = null;
  const frame = (now) => {
    if (!moves()) before = null;
    else {
      if (before !== null) { watched.gaps.push(now - before); watched.moved += now - before; }
      before = now;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
_SQUARE = """<div style="width:80px;height:80px;background:teal"></div><script>
document.querySelector("div").animate([{ transform: "none" }, { transform: "translate(600px)" }],
  { duration: 900, iterations: Infinity, direction: "alternate" });</script>"""


def measure(seconds: float) -> tuple[str, list[Figure]]:
    """Watch all three, one after another."""
    with browser_and_server() as (browser, server):
        machine = machine_of(browser)
        figures = [
            *_square(browser, seconds),
            *_table(browser, server, seconds),
            *_river(browser, server, seconds),
        ]
    return machine, figures


def _square(browser: Browser, seconds: float) -> list[Figure]:
    page = Devices(browser).new(moving=True)
    page.set_content(_SQUARE)
    page.evaluate(_WATCH, "")
    page.wait_for_timeout(seconds * 1000)
    return _figures(page, "one square moves (the control)")


def _table(browser: Browser, server: Server, seconds: float) -> list[Figure]:
    matches = Matches(server.database)
    family = cards.find_variant("family-night")
    table = TablePage(Devices(browser).new(moving=True), server.url)
    table.open(matches.start(family, company(4, bot="steady")).game_id)
    matches.close()

    def go_on() -> None:
        phase = table.view["phase"]
        if phase == "bid":
            table.bid_first_open()
        elif phase == "play":
            table.play_first()
        else:
            table.next_deal()

    return _watched(table.page, "__table", go_on, seconds, "cards fly")


def _river(browser: Browser, server: Server, seconds: float) -> list[Figure]:
    matches = Matches(server.database)
    river = RiverPage(Devices(browser).new(moving=True), server.url)
    races = [
        matches.start_race(race.DEFAULT_LAYOUT, company(3, bot="steady"), seed=seed).game_id
        for seed in range(20)
    ]
    matches.close()
    river.open(races.pop())
    river.send_tutor_away()

    def go_on() -> None:
        phase = river.view["phase"]
        if phase == "over":
            river.tool("Play again")
        elif phase == "choose":
            _sail_by_keys(river)
        else:
            river.roll()

    return _watched(river.page, "__river", go_on, seconds, "boats hop")


def _sail_by_keys(river: RiverPage) -> None:
    """Choose the first boat that lies there: of some that lie on each other the mouse hits one."""
    turn = river.view["turn"]
    while river.view["turn"] == turn:
        for key in ("ArrowRight", "Enter"):  # a boat, and where it may go to two places, a place
            river.page.keyboard.press(key)
        river.wait_settled()


def _watched(
    page: Page, handle: str, go_on: Callable[[], None], seconds: float, what: str
) -> list[Figure]:
    page.evaluate(_WATCH, handle)
    while page.evaluate("window.__watched.moved") < seconds * 1000:
        go_on()
    return _figures(page, what)


def _figures(page: Page, what: str) -> list[Figure]:
    watched = page.evaluate("window.__watched")
    gaps, late = watched["gaps"], watched["late"]
    count = len(gaps)
    page.context.close()
    return [
        Figure(f"{what}: between two frames, median", median(gaps), "ms", None, count),
        Figure(f"{what}: between two frames, p95", p95(gaps), "ms", None, count),
        Figure(f"{what}: between two frames, longest", max(gaps), "ms", None, count),
        Figure(f"{what}: frames with work over {LATE} ms", len(late), "", 0, count),
        Figure(f"{what}: the longest such frame", max(late, default=0.0), "ms", LATE, count),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60, help="of movement, each")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    machine, figures = measure(chosen.seconds)
    report(machine, figures, as_json=chosen.json)


if __name__ == "__main__":
    main()
