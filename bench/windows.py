"""What a click costs, and how soon a second window shows it: two pages of one browser at a game.

Run ``python -m bench.windows [--clicks N] [--json]``, alternately with the same command in a
checkout of the commit before; there the second window shows nothing before it is clicked itself.
Animations are off. Bytes are what the first window's WebSockets carry both ways; processor time is
the server's.
"""

import argparse
import os
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocket

from bench.measured import Figure, machine_of, median, p95, report
from bench.probe import ON_TABLE_VIEW
from bench.stage import browser_and_server
from riverlib import cards
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

LONG = cards.Variant(key="long", name="Long", hand_sizes=(10,) * 30)
_WATCH = """{
  const seen = (window.__seen = []);
  ON_TABLE_VIEW((before, next) => {
    if (next.turn !== before?.turn)
      seen.push({ turn: next.turn, at: performance.timeOrigin + performance.now() });
  });
  document.addEventListener("click", (event) => {
    window.__clicked = performance.timeOrigin + event.timeStamp;
  }, true);
}""".replace("ON_TABLE_VIEW", ON_TABLE_VIEW)


def main() -> None:
    """Play a long game in one window, and look at it in another."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--clicks", type=int, default=60)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with browser_and_server() as (browser, server):
        figures = measure(browser, server, chosen.clicks)
        report(machine_of(browser), figures, as_json=chosen.json)


def measure(browser: Browser, server: Server, clicks: int) -> list[Figure]:
    """Return times in ms, bytes and processor time of a click."""
    matches = Matches(server.database)
    match = matches.start(LONG, company(4))
    devices = Devices(browser)
    pages = [devices.new(moving=False) for _ in range(2)]
    carried = _weigh(pages[0])
    for page in pages:
        page.add_init_script(_WATCH)
    mine, theirs = (TablePage(page, server.url).open(match.game_id) for page in pages)
    for _ in range(3):
        _click(mine, theirs)  # what is new to the server costs more
    carried.clear()
    spent = _processor_seconds(server.pid)
    times = [_click(mine, theirs) for _ in range(clicks)]
    spent = _processor_seconds(server.pid) - spent
    answered = [own for own, _ in times]
    beside = [other for _, other in times if other is not None]
    devices.close()
    matches.close()
    figures = [
        Figure("click to the bots' answers, median", median(answered), "ms", None, clicks),
        Figure("click to the bots' answers, p95", p95(answered), "ms", None, clicks),
        Figure("processor time of the server a click", 1000 * spent / clicks, "ms", None, clicks),
        Figure("bytes a click, both ways", sum(carried) / clicks / 1000, "kB", None, clicks),
    ]
    if len(beside) < clicks / 2:
        return figures
    return [
        *figures,
        Figure("click to the second window, median", median(beside), "ms", 60, len(beside)),
        Figure("click to the second window, p95", p95(beside), "ms", None, len(beside)),
    ]


def _weigh(page: Page) -> list[int]:
    carried: list[int] = []

    def listen(link: WebSocket) -> None:
        for direction in ("framesent", "framereceived"):
            link.on(direction, lambda payload: carried.append(len(payload)))

    page.on("websocket", listen)
    return carried


def _click(mine: TablePage, theirs: TablePage) -> tuple[float, float | None]:
    """Click whatever is to be clicked; return ms to the view in this and in the other window."""
    view = mine.wait_settled()
    if view["phase"] == "bid":
        name = f"Bid {view['bids']['open'][0]}"
        target = mine.page.get_by_role("button", name=name, exact=True)
    elif view["phase"] == "play":
        target = mine.card(mine.playable()[-1])
    else:
        target = mine.page.get_by_role("button", name="Next deal")
    before = view["turn"]
    target.click()
    own = mine.page.wait_for_function(_after(before), polling=50).json_value()
    clicked = float(mine.page.evaluate("window.__clicked"))
    waits = f"({_after(before)}) || performance.timeOrigin + performance.now() > {clicked + 2000}"
    other = theirs.page.wait_for_function(waits, polling=50).json_value()
    return own["at"] - clicked, None if other is True else other["at"] - clicked


def _after(turn: int) -> str:
    return f"window.__seen.find((each) => each.turn > {turn})"


def _processor_seconds(pid: int) -> float:
    """Return what a process and all its threads have had of the processors."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
