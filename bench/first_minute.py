"""The first minute on a new computer: nothing compiled, no games, an empty browser.

Run ``python -m bench.first_minute [--rounds N] [--against FOLDER] [--json]``. Each round copies
this app, the app in FOLDER (an older version, say), and as a control a Streamlit script of one
line, without anything that Python or numba keep; starts a server there, opens the first page and
presses "Play now", once for each game. Until the race's chances are ready the places of the board
and of what stands below it are watched.
"""

import argparse
import shutil
import signal
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from bench.measured import Figure, machine_of, median, new_folder, report
from tests.browser.devices import Devices, launch
from tests.browser.server import ROOT, Server

_CONTROL, _OURS = "control", "this app"
_BARE = 'import streamlit as st\n\nst.button("Play now")\n'
_KEPT_OUT = shutil.ignore_patterns("__pycache__", ".git", ".*_cache", ".hypothesis")
_TARGETS = {"first page": 3.0, "Play now to the river": 2.0, "Play now to the table": 2.0}
_MOVES = "moves while the chances are got ready"
_RIVER = ("home_play_race", ".roll:not([aria-disabled='true'])")
_TABLE = ("home_play_cards", ".number[aria-disabled='false']")
_PLACES = """() => {
  const all = [...document.querySelectorAll("*")];
  const river = all.find((node) => node.shadowRoot?.querySelector(".rv"));
  const nodes = [river, ...document.querySelectorAll('[data-testid="stExpander"]')];
  return nodes.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}"""
_WAITS = ("Working out the exact chances", "Getting the chances ready")
_WATCHED_SECONDS = 200.0
Times = dict[str, float]


def measure(browser: Browser, apps: dict[str, Path], rounds: int) -> list[Figure]:
    """Return medians in seconds, and each as a ratio to the control of the same rounds."""
    taken: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, root in apps.items():
            visits = [_visit] if name == _CONTROL else [_sail, _deal]
            for visit in visits:
                for what, value in visit(browser, root).items():
                    taken[name, what].append(value)
    figures = []
    for (name, what), values in taken.items():
        if what == _MOVES:
            figures.append(Figure(f"{what}, {name}, most", max(values), "", 0, len(values)))
            continue
        target = _TARGETS.get(what) if name == _OURS else None
        figures.append(Figure(f"{what}, {name}", median(values), "s", target, len(values)))
        if name != _CONTROL and (_CONTROL, what) in taken:
            ratio = median(values) / median(taken[_CONTROL, what])
            figures.append(Figure(f"{what}, {name}, to the control", ratio, "times"))
    return figures


@contextmanager
def _new_computer(browser: Browser, root: Path) -> Iterator[tuple[Page, Times]]:
    """Start a fresh copy of an app and open its first page."""
    with new_folder() as folder:
        copy, data = folder / "copy", folder / "data"
        data.mkdir()
        shutil.copytree(root, copy, ignore=_KEPT_OUT)
        server, devices = Server(data, root=copy), Devices(browser)
        times = {"server start": server.start()}
        try:
            page = devices.new(moving=True)
            begun = time.perf_counter()
            page.goto(server.url, wait_until="commit")
            page.get_by_role("button", name="Play now").first.wait_for()
            times["first page"] = time.perf_counter() - begun
            yield page, times
        finally:
            devices.close()
            server.stop(signal.SIGKILL)
            time.sleep(2.0)  # what it was preparing ends by itself


def _visit(browser: Browser, root: Path) -> Times:
    with _new_computer(browser, root) as (_, times):
        return times


def _sail(browser: Browser, root: Path) -> Times:
    with _new_computer(browser, root) as (page, times):
        times["Play now to the river"] = _play(page, *_RIVER)
        return times | _watched(page)


def _deal(browser: Browser, root: Path) -> Times:
    with _new_computer(browser, root) as (page, times):
        times["Play now to the table"] = _play(page, *_TABLE)
        return times


def _play(page: Page, button: str, playable: str) -> float:
    begun = time.perf_counter()
    page.locator(f".st-key-{button} button").click()
    page.locator(playable).first.wait_for()
    return time.perf_counter() - begun


def _watched(page: Page) -> Times:
    """Count how often something moves until nothing is got ready any more."""
    page.wait_for_timeout(1500)  # the first paint settles
    begun, before, moves = time.perf_counter(), page.evaluate(_PLACES), 0
    assert len(before) > 1, "the river and what stands below it"
    while time.perf_counter() - begun < _WATCHED_SECONDS:
        page.wait_for_timeout(250)
        places = page.evaluate(_PLACES)
        moves, before = moves + (places != before), places
        due = page.evaluate("window.__river?.view?.chances_due ?? false")
        text = page.locator("body").inner_text()
        if not due and not any(words in text for words in _WAITS):
            break
    return {"the exact chances": time.perf_counter() - begun + 1.5, _MOVES: moves}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--json", action="store_true", dest="as_json")
    options = parser.parse_args()
    with new_folder() as folder, sync_playwright() as playwright:
        (folder / "app.py").write_text(_BARE, "utf-8")
        apps = {_CONTROL: folder, _OURS: ROOT}
        if options.against is not None:
            apps["the other app"] = options.against.resolve()
        browser = launch(playwright)
        machine = machine_of(browser)
        report(machine, measure(browser, apps, options.rounds), as_json=options.as_json)


if __name__ == "__main__":
    main()
