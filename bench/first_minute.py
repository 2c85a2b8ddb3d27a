"""The first minute on a new computer: nothing compiled, no games, an empty browser.

Run ``python -m bench.first_minute [--rounds N] [--json]``. Each round copies the project without
anything that Python or numba keep, starts a server there, opens the first page and presses "Play
now", once for each game; a bare Streamlit page, started in the same way before it, is the control.
Until the race's chances are ready the places of the board and of what stands below are watched.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from bench.measured import Figure, machine_of, median, new_folder, report
from tests.browser.devices import Devices, launch
from tests.browser.server import ROOT, Server

_KEPT_OUT = shutil.ignore_patterns("__pycache__", ".git", ".*_cache", ".hypothesis")
_PLAY = {
    "race": ("home_play_race", ".roll:not([disabled]):not([aria-disabled='true'])"),
    "cards": ("home_play_cards", ".number[aria-disabled='false']"),
}
_BARE = 'import streamlit as st\nst.title("Bare")\nst.button("Play now")\n'
_PLACES = """() => {
  const all = [...document.querySelectorAll("*")];
  const river = all.find((node) => node.shadowRoot?.querySelector(".rv"));
  const nodes = [river, ...document.querySelectorAll('[data-testid="stExpander"]')];
  return nodes.map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}"""
_WAITS = "Working out the exact chances|Getting the chances ready"
_WATCHED_SECONDS = 150.0


@dataclass
class Round:
    """What one first minute took, in seconds."""

    start: float
    page: float
    board: float = 0.0
    ready: float = 0.0
    """Seconds from the board until nothing is prepared any more."""
    jumps: int = 0


@dataclass
class Rounds:
    """All rounds of one kind."""

    rounds: list[Round] = field(default_factory=list)

    def median(self, what: str) -> float:
        """Return the median of one of the times."""
        return median([getattr(each, what) for each in self.rounds])


class FreshServer(Server):
    """A server of a project that was just copied here."""

    def __init__(self, folder: Path, project: Path) -> None:
        super().__init__(folder)
        self._project = project

    def start(self) -> float:
        """Start there instead of here; return the seconds until it is healthy."""
        begun = time.perf_counter()
        options = ("--server.headless=true", "--server.address=localhost")
        self._process = subprocess.Popen(
            (
                *(sys.executable, "-m", "streamlit", "run", "app.py"),
                *(f"--server.port={self.port}", *options),
            ),
            cwd=self._project,
            env=os.environ | {"RIVER_DATA_DIR": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while not self._is_healthy():
            time.sleep(0.01)
        return time.perf_counter() - begun


@contextmanager
def fresh(*, bare: bool) -> Iterator[FreshServer]:
    """Start a server as on a new computer."""
    with new_folder() as folder:
        project, data = folder / "project", folder / "data"
        data.mkdir()
        if bare:
            project.mkdir()
            (project / "app.py").write_text(_BARE)
        else:
            shutil.copytree(ROOT, project, ignore=_KEPT_OUT)
        server = FreshServer(data, project)
        try:
            yield server
        finally:
            server.stop(signal.SIGKILL)
            time.sleep(1.0)  # what it was preparing ends by itself


def first_page(devices: Devices, server: FreshServer, wanted: str) -> tuple[Page, Round]:
    """Start, open the first page, wait until its button can be pressed."""
    start = server.start()
    page = devices.new(moving=True)
    begun = time.perf_counter()
    page.goto(server.url, wait_until="commit")
    page.locator(wanted).first.wait_for()
    return page, Round(start, time.perf_counter() - begun)


def bare_round(devices: Devices) -> Round:
    with fresh(bare=True) as server:
        _, taken = first_page(devices, server, "button:has-text('Play now')")
        return taken


def our_round(devices: Devices, game: str) -> Round:
    key, playable = _PLAY[game]
    with fresh(bare=False) as server:
        page, taken = first_page(devices, server, f".st-key-{key} button")
        page.get_by_text("Rule laboratory").first.wait_for(state="attached")  # the menu is there
        begun = time.perf_counter()
        page.locator(f".st-key-{key} button").click()
        page.locator(playable).first.wait_for()
        taken.board = time.perf_counter() - begun
        if game == "race":
            _watch(page, taken)
        return taken


def _watch(page: Page, taken: Round) -> None:
    """Count how often something moves until nothing is prepared any more."""
    page.wait_for_timeout(1500)  # the first paint settles
    begun, before = time.perf_counter(), page.evaluate(_PLACES)
    assert len(before) > 1, "the board and what stands below it"
    while time.perf_counter() - begun < _WATCHED_SECONDS:
        page.wait_for_timeout(250)
        places = page.evaluate(_PLACES)
        if places != before:
            taken.jumps += 1
            before = places
        text = page.locator("body").inner_text()
        due = page.evaluate("window.__river?.view?.chances_due ?? false")
        if not due and not any(words in text for words in _WAITS.split("|")):
            break
    taken.ready = time.perf_counter() - begun + 1.5


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    kinds = {"bare": Rounds(), "race": Rounds(), "cards": Rounds()}
    with sync_playwright() as playwright, launch(playwright) as browser:
        machine = machine_of(browser)
        devices = Devices(browser)
        for _ in range(options.rounds):
            kinds["bare"].rounds.append(bare_round(devices))
            for game in _PLAY:
                kinds[game].rounds.append(our_round(devices, game))
    report(machine, _figures(kinds, options.rounds), as_json=options.json)


def _figures(kinds: dict[str, Rounds], count: int) -> list[Figure]:
    bare = kinds["bare"]
    ours = Rounds(kinds["race"].rounds + kinds["cards"].rounds)
    figures = [
        Figure("server start, bare page (control)", bare.median("start"), "s", None, count),
        Figure("server start, ours", ours.median("start"), "s", None, 2 * count),
        Figure("first page, bare page (control)", bare.median("page"), "s", None, count),
        Figure("first page with its menu, ours", ours.median("page"), "s", 3, 2 * count),
        Figure("first page, ratio", ours.median("page") / bare.median("page"), "", None, count),
    ]
    for game in _PLAY:
        name = f"Play now to a playable board, {game}"
        figures.append(Figure(name, kinds[game].median("board"), "s", 2, count))
    race = kinds["race"]
    figures.append(Figure("the race's chances ready after", race.median("ready"), "s", None, count))
    jumps = max(each.jumps for each in race.rounds)
    figures.append(Figure("moves of board or page meanwhile, most", jumps, "", 0, count))
    return figures


if __name__ == "__main__":
    main()
