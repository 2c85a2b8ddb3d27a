"""How soon the first figure is there, beside a bare Streamlit page with one Plotly figure.

Run ``python -m bench.first_figure [--pairs N] [--path /charts] [--games N] [--json]``. Both pages
are opened in turn, each time in a browser that has never been there; the machine may be busy, so
what counts is the median of the ratios of neighbours. Both servers have shown their page before.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench import chart_games
from bench.charts import opened
from bench.measured import Figure, machine_of, median, new_folder, report
from riverlib.store import Games, open_database
from tests.browser.devices import launch
from tests.browser.server import Server

TARGET = 1.5
_GAMES = 20
_BARE = """
import plotly.graph_objects as go
import streamlit as st

figure = go.Figure()
for seat in range(4):
    figure.add_scatter(x=list(range(20)), y=[seat * no for no in range(20)], name=f"Seat {seat}")
st.plotly_chart(figure)
"""
_RUN = ("streamlit", "run", "bare.py", "--server.headless=true", "--server.port={port}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=9, help="times that each page is opened")
    parser.add_argument("--path", default="/charts", help="the page with figures")
    parser.add_argument("--games", type=int, default=_GAMES, help="games in the store")
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    with (
        sync_playwright() as playwright,
        new_folder() as folder,
        tempfile.TemporaryDirectory() as bare_folder,
    ):
        (Path(bare_folder) / "bare.py").write_text(_BARE, "utf-8")
        bare = Server(Path(bare_folder), by=_RUN, root=Path(bare_folder))
        ours = Server(folder)
        engine = open_database(ours.database)
        chart_games.keep(Games(engine), chosen.games)
        engine.dispose()
        browser = launch(playwright)
        machine = machine_of(browser)
        for server in (bare, ours):
            server.start()
        try:
            figures = _measure(browser, bare.url, ours.url, chosen.path, chosen.pairs)
        finally:
            browser.close()
            for server in (bare, ours):
                server.stop()
    report(machine, figures, as_json=chosen.json)


def _measure(browser: Browser, bare: str, ours: str, path: str, pairs: int) -> list[Figure]:
    """Open both pages in turn, after one visit to each that does not count."""
    times = [(opened(browser, bare, ""), opened(browser, ours, path)) for _ in range(pairs + 1)][1:]
    return [
        Figure("a bare page with one figure, fresh browser", _median(times, 0), "s", None, pairs),
        Figure(f"{path}, fresh browser", _median(times, 1), "s", None, pairs),
        Figure("the second over the first, median of pairs", _ratio(times), "x", TARGET, pairs),
    ]


def _median(times: list[tuple[float, float]], at: int) -> float:
    return median([each[at] for each in times])


def _ratio(times: list[tuple[float, float]]) -> float:
    return median([ours / bare for bare, ours in times])


if __name__ == "__main__":
    main()
