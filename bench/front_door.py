"""How long a fresh server takes: to its first answer, to the menu, to the first page.

Run ``python -m bench.front_door [--rounds N] [--against FOLDER] [--json]``. Each round starts this
app, the app in FOLDER (an older version, say), and as a control a Streamlit script of one line, one
after another; each with an empty data folder and a browser that has never been here.
"""

import argparse
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.measured import Figure, machine_of, median, new_folder, report
from tests.browser.devices import DESKTOP, launch
from tests.browser.server import ROOT, STREAMLIT, Server

_CONTROL = "control"
_BARE = 'import streamlit as st\n\nst.button("Play now")\n'
_TARGETS = {"server start to first answer": 1.5, "first page": 3.0}


def measure(browser: Browser, apps: dict[str, Path], rounds: int) -> list[Figure]:
    """Return medians in seconds, and each as a ratio to the control of the same rounds."""
    taken: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(rounds):
        for name, root in apps.items():
            for what, seconds in _visit(browser, root, has_menu=name != _CONTROL).items():
                taken[name, what].append(seconds)
    figures = []
    for (name, what), times in taken.items():
        target = _TARGETS.get(what) if name == "this app" else None
        figures.append(Figure(f"{what}, {name}", median(times), "s", target, len(times)))
        if name != _CONTROL and (_CONTROL, what) in taken:
            ratio = median(times) / median(taken[_CONTROL, what])
            figures.append(Figure(f"{what}, {name}, to the control", ratio, "times"))
    return figures


def _visit(browser: Browser, root: Path, *, has_menu: bool) -> dict[str, float]:
    with new_folder() as folder:
        server = Server(folder, by=STREAMLIT, root=root)
        context = browser.new_context(viewport={"width": DESKTOP[0], "height": DESKTOP[1]})
        page = context.new_page()
        times = {"server start to first answer": server.start()}
        try:
            begun = time.perf_counter()
            page.goto(server.url)
            if has_menu:
                page.get_by_role("link", name="Rule laboratory").wait_for()
                times["menu"] = time.perf_counter() - begun
            page.get_by_role("button", name="Play now").first.wait_for()
            times["first page"] = time.perf_counter() - begun
        finally:
            context.close()
            server.stop()
        return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--json", action="store_true", dest="as_json")
    options = parser.parse_args()
    with new_folder() as folder, sync_playwright() as playwright:
        (folder / "app.py").write_text(_BARE, "utf-8")
        apps = {_CONTROL: folder, "this app": ROOT}
        if options.against is not None:
            apps["the other app"] = options.against.resolve()
        browser = launch(playwright)
        machine = machine_of(browser)
        report(machine, measure(browser, apps, options.rounds), as_json=options.as_json)


if __name__ == "__main__":
    main()
