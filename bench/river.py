"""How the river feels: a real Chromium races against a server of its own.

Run ``python -m bench.river [--rolls N] [--seconds N] [--json]``. The times are taken in the page,
by a probe that knows nothing of the river's own handles but the view: from the time stamp of the
mouse click to the drawing of the first frame in which the die or the boat has moved, and to the
view that holds the answers of the bots. The living river is weighed by the processor time of all
of the browser's processes while nobody touches anything.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from bench.idle import measure_idle
from bench.measured import Figure, machine_of, median, new_folder, p95, report
from bench.stage import ANIMATIONS
from riverlib import race
from riverlib.boards.race.session import RiverSession
from riverlib.play import RaceMatch, default_players
from riverlib.race import solver
from riverlib.race.coach.preparing import Preparation
from tests.browser.board_page import View
from tests.browser.devices import Devices, launch
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.server import Server

WATCH_CLICKS = """{
  const clicks = (window.__clicks = []);
  const posture = (node) => [node, ...node.querySelectorAll("*")]
    .map((part) => getComputedStyle(part).transform).join();
  const place = (node) => { const { x, y } = node.getBoundingClientRect(); return { x, y }; };
  document.addEventListener("click", (event) => {
    const button = event.composedPath().find((node) => node.matches?.(".roll, .boat, .ghost"));
    if (!button) return;
    const board = button.getRootNode();
    const rolls = button.matches(".roll");
    const die = board.querySelector(".die");
    const boats = [...board.querySelectorAll(".boat")].map((boat) => [boat, place(boat)]);
    const before = rolls ? posture(die) : null;
    const click = { at: event.timeStamp, rolls, moved: null, answered: null, warned: false };
    clicks.push(click);
    const hasMoved = rolls
      ? () => posture(die) !== before
      : () => boats.some(([boat, { x, y }]) => {
        const now = place(boat);
        return Math.hypot(now.x - x, now.y - y) > 0.5;
      });
    // the clock counts, not the frame's own time stamp: that may lie before the click
    const watch = () => {
      if (hasMoved()) click.moved = performance.now();
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, true);
  const answer = (view, next) => {
    const click = clicks.at(-1);
    if (!click || click.answered !== null || next.answered === view?.answered) return;
    click.answered = performance.now();
    click.warned = Boolean(next.warning);
  };
  let river;
  Object.defineProperty(window, "__river", {
    get: () => river,
    set(value) {
      let view = value.view;
      Object.defineProperty(value, "view", {
        enumerable: true,
        get: () => view,
        set(next) { if (next) answer(view, next); view = next; },
      });
      river = value;
    },
  });
}"""
_ANSWERED = """{{
  const {{ answered, moved, warned }} = window.__clicks.at(-1);
  return answered && (moved || warned || {still});
}}"""
"""The bots have answered, and the piece has moved: unless the tutor asks, which holds it back."""
_BOTS = "steady"

Click = dict[str, float]


# ---- clicks ----


def measure_clicks(
    server: Server, browser: Browser, rolls: int, speed: str, players: int
) -> list[Figure]:
    """Race on with the mouse until the die was thrown so often; nobody waits for animations."""
    clicks: dict[str, list[Click]] = defaultdict(list)
    with _river(server, browser, players) as river:
        river.set("Animations", ANIMATIONS[speed])
        while len(clicks["roll"]) < rolls:
            view = river.wait_settled()
            if view["phase"] == "over":
                river.page.get_by_role("button", name="Race again").click()
                river.wait_for_view(f"v.game !== '{view['game']}'")
            elif view["phase"] == "roll":
                clicks["roll"].append(_measured_click(river, ".roll", speed))
            else:
                clicks["boat"].append(_measured_choice(river, view, speed))
            _skip(river)
    name = f"{players} players, animations {speed}"
    return [
        *_moved_figures(clicks["roll"], "roll click to moving die", name, speed),
        *_moved_figures(clicks["boat"], "boat click to moving boat", name, speed),
        *_answer_figures(clicks["roll"], "roll click to the answer", name),
        *_answer_figures(clicks["boat"], "boat click to the bots' answers", name),
        *_answer_figures(clicks["roll"] + clicks["boat"], "both to the answers", name),
    ]


def _moved_figures(clicks: list[Click], what: str, name: str, speed: str) -> list[Figure]:
    moved = [click["moved"] - click["at"] for click in clicks if click["moved"]]
    if not moved or (speed == "off" and "die" in what):
        return []  # without animation the die shows the throw when it is known
    return [
        Figure(f"{what}, median, {name}", median(moved), "ms", 33, len(moved)),
        Figure(f"{what}, p95, {name}", p95(moved), "ms", None, len(moved)),
    ]


def _answer_figures(clicks: list[Click], what: str, name: str) -> list[Figure]:
    answered = [click["answered"] - click["at"] for click in clicks if not click["warned"]]
    return [
        Figure(f"{what}, median, {name}", median(answered), "ms", 60, len(answered)),
        Figure(f"{what}, p95, {name}", p95(answered), "ms", 150, len(answered)),
    ]


def _measured_choice(river: RiverPage, view: View, speed: str) -> Click:
    """Make the first choice, past the tutor if it asks; the click that moves a boat counts."""
    choice = view["choices"][0]
    topmost = choice["boats"][-1]  # it covers the middle of those that lie below it
    boat = f'.boat[data-seat="{choice["seat"]}"][data-boat="{topmost}"]'
    rivals = [each for each in view["choices"] if each["origin"] == choice["origin"]]
    if choice["kind"] == "sail" and len(rivals) > 1:  # it asks first whether to ride
        river.page.locator(boat).click()
        click = _measured_click(river, f'.ghost[data-choice="{choice["id"]}"]', speed)
    else:
        click = _measured_click(river, boat, speed)
    if click["warned"]:
        _skip(river)
        river.tool("Sail anyway")
    return click


def _measured_click(river: RiverPage, target: str, speed: str) -> Click:
    box = river.page.locator(target).bounding_box()
    assert box is not None
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    river.page.mouse.move(*spot)
    river.page.evaluate("new Promise((done) => setTimeout(done, 120))")  # the hover has ended
    before = river.page.evaluate("window.__clicks.length")
    river.page.mouse.click(*spot)
    # ask seldom: asking at every frame, as is the rule, makes the page draw frames nobody needs
    answered = _ANSWERED.format(still=str(speed == "off").lower())
    river.page.wait_for_function(
        f"() => window.__clicks.length > {before} && (() => {answered})()", polling=150
    )
    click: Click = river.page.evaluate("window.__clicks.at(-1)")
    return click


def _skip(river: RiverPage) -> None:
    river.page.wait_for_function("window.__river?.view && !window.__river.pending")
    if river.is_busy:
        box = river.page.locator(".stage").bounding_box()
        assert box is not None
        river.page.mouse.click(box["x"] + 12, box["y"] + box["height"] - 8)  # on the meadow


# ---- sizes ----


def measure_views() -> list[Figure]:
    """Race without a browser and weigh every view, hints included."""
    ready = Preparation()
    ready.wait_until_warm(120)
    figures = []
    with new_folder() as folder:
        matches = Matches(f"sqlite:///{folder / 'river.sqlite3'}")
        for players in (2, 4):
            match = RaceMatch.start(
                matches.games, race.DEFAULT_LAYOUT, default_players(players, _BOTS), first=0, seed=1
            )
            largest = _largest_view(RiverSession(match, ready))
            figures.append(Figure(f"largest view, {players} players", largest / 1000, "kB", 24))
        matches.close()
    return figures


def _largest_view(session: RiverSession) -> int:
    match = session.match
    largest = 0
    while not match.state.is_over:
        nonce, turn = f"hint {match.revision}", match.revision
        session.answer({"kind": "hint", "turn": turn, "nonce": nonce})
        largest = max(largest, len(json.dumps(session.view()).encode()))
        if match.state.phase is race.Phase.ROLL:
            match.roll(0)
        else:
            match.choose(0, race.legal_actions(match.state)[0])
    return max(largest, len(json.dumps(session.view()).encode()))


# ---- common ----


@contextmanager
def _river(server: Server, browser: Browser, players: int) -> Iterator[RiverPage]:
    """Open a new race on a device that has never been here, once its chances are known."""
    matches = Matches(server.database)
    match = RaceMatch.start(
        matches.games, race.DEFAULT_LAYOUT, default_players(players, _BOTS), first=0
    )
    matches.close()
    devices = Devices(browser)
    page = devices.new(moving=True)
    page.add_init_script(WATCH_CLICKS)
    river = RiverPage(page, server.url).open(match.game_id)
    page.wait_for_function("window.__river.view.chances", timeout=120_000)
    page.wait_for_timeout(1500)  # the page has said that they are, and stands still
    try:
        yield river
    finally:
        devices.close()
    assert not devices.faults, devices.faults


def measure(rolls: int, seconds: float) -> tuple[str, list[Figure]]:
    figures: list[Figure] = []
    # the tables of this machine are used when they are there: solving takes minutes
    solution = solver.kept(race.DEFAULT_LAYOUT) or solver.solve(race.DEFAULT_LAYOUT)
    with sync_playwright() as playwright, new_folder() as folder:
        browser = launch(playwright)
        machine = machine_of(browser)
        server = Server(folder)
        server.start()
        server.keep(solution)
        try:
            for players in (2, 4):
                for speed in ("normal", "off"):
                    figures += measure_clicks(server, browser, rolls, speed, players)
            figures += measure_idle(server, browser, seconds)
        finally:
            browser.close()
            server.stop()
    return machine, figures + measure_views()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rolls", type=int, default=200, help="throws at each speed")
    parser.add_argument("--seconds", type=float, default=20, help="how long each rest is watched")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    machine, figures = measure(chosen.rolls, chosen.seconds)
    report(machine, figures, as_json=chosen.json)


if __name__ == "__main__":
    main()
