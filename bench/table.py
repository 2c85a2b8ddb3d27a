"""How the card table feels: a real Chromium plays against a server of its own.

Run ``python -m bench.table [--plays N] [--press MS] [--repeats N] [--sessions N] [--json]``. The
times of a play are taken in the page, by a probe that knows nothing of the table's own handles but
the view: from the time stamp of the mouse click to the drawing of the first frame in which the card
stands elsewhere than where it started, and to the view that holds the answers of the bots. A click
goes down and up at once unless ``--press`` says how long it is held: a hand takes some 80 ms, and
what a board draws when it is pressed is drawn by then.
"""

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.measured import Figure, machine_of, median, new_folder, p95, report
from bench.probe import ON_TABLE_VIEW
from bench.stage import ANIMATIONS
from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch, default_players
from tests.browser.devices import Devices, launch
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

WATCH_CLICKS = """{
  const clicks = (window.__clicks = []);
  document.addEventListener("click", (event) => {
    const button = event.composedPath().find((node) => node.classList?.contains("hc"));
    if (!button) return;
    const trick = button.getRootNode().querySelector(".trick");
    const before = new Set(trick.children);
    const click = { at: event.timeStamp, moved: null, answered: null };
    clicks.push(click);
    let start = null;
    // the clock counts, not the frame's own time stamp: that may lie before the click
    const watch = () => {
      const card = [...trick.children].find((node) => !before.has(node));
      if (card) {
        const { x, y } = card.getBoundingClientRect();
        start ??= { x, y, flies: card.getAnimations().length > 0 };
        const apart = Math.hypot(x - start.x, y - start.y);
        if (!start.flies || apart > 0.5) click.moved = performance.now();
      }
      if (click.moved === null) requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, true);
  const answer = (view, next) => {
    const click = clicks.at(-1);
    const waits = click && click.answered === null;
    if (waits && next.turn > view?.turn) click.answered = performance.now();
  };
  ON_TABLE_VIEW(answer);
}""".replace("ON_TABLE_VIEW", ON_TABLE_VIEW)
_ANSWERED = "window.__clicks.at(-1).moved && window.__clicks.at(-1).answered"
_PLAYABLE = """() => {
  const open = '.number[aria-disabled="false"]';
  for (const { shadowRoot } of document.querySelectorAll("*")) {
    const box = shadowRoot?.querySelector(open)?.getBoundingClientRect();
    if (!box?.width) continue;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(x, y)?.shadowRoot?.elementFromPoint(x, y)?.closest(open)) {
      return performance.now();
    }
  }
  return 0;
}"""


# ---- plays ----


def measure_plays(
    server: Server, browser: Browser, plays: int, speed: str, press: int = 0
) -> list[Figure]:
    """Play on with the mouse until enough cards were clicked; nobody waits for animations.

    ``press`` is how long a click is held, in milliseconds.
    """
    with _table(server, browser) as table:
        _choose_speed(table, speed)
        clicks: list[dict[str, float]] = []
        while len(clicks) < plays:
            view = table.wait_settled()
            if view["phase"] == "play":
                clicks.append(_measured_play(table, press))
            elif view["phase"] == "bid":
                bid = view["bids"]["open"][0]
                table.page.get_by_role("button", name=f"Bid {bid}", exact=True).click()
            else:
                name = "Play again" if view["phase"] == "over" else "Next deal"
                table.page.get_by_role("button", name=name).click()
                table.wait_for_view(f"v.game !== '{view['game']}' || v.phase === 'bid'")
            _skip(table)
    moved = [click["moved"] - click["at"] for click in clicks]
    answered = [click["answered"] - click["at"] for click in clicks]
    name = f"animations {speed}" + (f", held {press} ms" if press else "")
    return [
        Figure(f"click to moving card, median, {name}", median(moved), "ms", 33, plays),
        Figure(f"click to moving card, p95, {name}", p95(moved), "ms", None, plays),
        Figure(f"click to the bots' answers, median, {name}", median(answered), "ms", 40, plays),
        Figure(f"click to the bots' answers, p95, {name}", p95(answered), "ms", 100, plays),
    ]


def _choose_speed(table: TablePage, speed: str) -> None:
    table.tool("Settings")
    row = table.page.get_by_role("group", name="Animations")
    row.get_by_role("button", name=ANIMATIONS[speed], exact=True).click()
    table.page.get_by_role("button", name="Close", exact=True).click()


def _measured_play(table: TablePage, press: int) -> dict[str, float]:
    box = table.card(table.playable()[0]).bounding_box()
    assert box is not None
    spot = box["x"] + 12, box["y"] + box["height"] / 3
    table.page.mouse.move(*spot)
    table.page.evaluate("new Promise((done) => setTimeout(done, 120))")  # the hover has ended
    before = table.page.evaluate("window.__clicks.length")
    table.page.mouse.click(*spot, delay=press)
    # ask seldom: asking at every frame, as is the rule, makes the page draw frames nobody needs
    table.page.wait_for_function(f"window.__clicks.length > {before} && {_ANSWERED}", polling=150)
    click: dict[str, float] = table.page.evaluate("window.__clicks.at(-1)")
    return click


def _skip(table: TablePage) -> None:
    table.page.wait_for_function("window.__table?.view && !window.__table.pending")
    if table.page.evaluate("window.__table.busy"):
        table.page.mouse.click(*table.empty_felt())


# ---- starts ----


def measure_starts(browser: Browser, repeats: int) -> list[Figure]:
    """Start servers, and open tables in browsers that have never been here."""
    healthy: list[float] = []
    first: list[float] = []
    fresh: list[float] = []
    for _ in range(repeats):
        with new_folder() as folder:
            server = Server(folder)
            healthy.append(server.start())
            try:
                for times in (first, fresh):
                    with _table(server, browser, wait=False) as table:
                        times.append(_seconds_to_playable(table.page))
            finally:
                server.stop()
    return [
        Figure("server start to healthy, median", median(healthy), "s", 1.5, repeats),
        Figure("fresh page to playable table, median", median(fresh), "s", 3, repeats),
        Figure("first page of a fresh server, median", median(first), "s", 3, repeats),
    ]


def _seconds_to_playable(page: Page) -> float:
    handle = page.wait_for_function(_PLAYABLE, polling="raf", timeout=60_000)
    return float(handle.json_value()) / 1000  # the page's clock begins with the navigation


# ---- sizes ----


def measure_views() -> list[Figure]:
    """Play whole games without a browser and weigh every view."""
    figures = []
    with new_folder() as folder:
        matches = Matches(f"sqlite:///{folder / 'river.sqlite3'}")
        for players in (4, 10):
            for variant in cards.VARIANTS[:3]:
                largest = _largest_view(matches.start(variant, company(players)))
                what = f"largest view, {variant.name}, {players} players"
                figures.append(Figure(what, largest / 1000, "kB", 16))
        matches.close()
    return figures


def _largest_view(match: CardMatch) -> int:
    session = TableSession(match)
    largest = 0
    while not match.state.is_over:
        view = session.view()
        largest = max(largest, len(json.dumps(view).encode()))
        if match.awaits_next_deal:
            match.next_deal()
        elif view["bids"]:
            match.bid(0, view["bids"]["open"][0])
        else:
            playable = next(each["card"] for each in view["hand"] if each["reason"] is None)
            match.play(0, cards.parse_card(playable))
    return max(largest, len(json.dumps(session.view()).encode()))


# ---- memory ----


def measure_memory(browser: Browser, sessions: int) -> list[Figure]:
    """Weigh the server with one open game and with many more."""
    with new_folder() as folder:
        server = Server(folder)
        server.start()
        devices = Devices(browser)
        try:
            _open_game(server, devices)
            one = _resident_mb(server.pid)
            for _ in range(sessions):
                _open_game(server, devices)
            many = _resident_mb(server.pid)
        finally:
            devices.close()
            server.stop()
    return [
        Figure("server with one game open", one, "MB"),
        Figure("memory for each further session", (many - one) / sessions, "MB", 0.5, sessions),
    ]


def _open_game(server: Server, devices: Devices) -> None:
    table = TablePage(devices.new(), server.url).open(_new_game(server))
    table.bid_first_open()


def _resident_mb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


# ---- common ----


def _new_game(server: Server) -> str:
    matches = Matches(server.database)
    game_id = matches.start(cards.VARIANTS[0], default_players(4)).game_id
    matches.close()
    return game_id


@contextmanager
def _table(server: Server, browser: Browser, *, wait: bool = True) -> Iterator[TablePage]:
    """Open a new game on a device that has never been here.

    Without ``wait``, to see how soon it can be played, it wishes for less motion: the cards of the
    first deal fly for some three seconds otherwise, or until somebody taps.
    """
    devices = Devices(browser)
    page = devices.new(moving=wait)
    page.add_init_script(WATCH_CLICKS)
    table = TablePage(page, server.url)
    try:
        if wait:
            yield table.open(_new_game(server))
        else:
            page.goto(f"{server.url}/cards?game={_new_game(server)}", wait_until="commit")
            yield table
    finally:
        devices.close()
    assert not devices.faults, devices.faults


def measure(plays: int, press: int, repeats: int, sessions: int) -> tuple[str, list[Figure]]:
    figures: list[Figure] = []
    with sync_playwright() as playwright, new_folder() as folder:
        browser = launch(playwright)
        machine = machine_of(browser)
        server = Server(folder)
        server.start()
        try:
            for speed in ("normal", "off"):
                figures += measure_plays(server, browser, plays, speed, press)
        finally:
            server.stop()
        figures += measure_starts(browser, repeats)
        figures += measure_memory(browser, sessions)
        browser.close()
    return machine, figures + measure_views()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--plays", type=int, default=200, help="cards to click at each speed")
    parser.add_argument("--press", type=int, default=0, help="milliseconds a click is held")
    parser.add_argument("--repeats", type=int, default=5, help="servers to start")
    parser.add_argument("--sessions", type=int, default=20, help="further sessions to open")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    machine, figures = measure(chosen.plays, chosen.press, chosen.repeats, chosen.sessions)
    report(machine, figures, as_json=chosen.json)


if __name__ == "__main__":
    main()
