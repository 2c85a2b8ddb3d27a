"""How quick the list of games is: all lines, a search, the highlights, pairs, a season.

Run ``python -m bench.game_list [--games N ...] [--json]``. The games are copies of 40, with logs
and results. Times are of this process, so that a busy machine does not count; the ratio is to what
the page asked of the store when its list was of 100 titles.
"""

import argparse
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

from sqlalchemy import Engine

from bench import chart_games
from bench.measured import Figure, machine_of, median, new_folder, report
from riverlib.analysis.game_search import found
from riverlib.analysis.head_to_head import meetings
from riverlib.analysis.season import season_of
from riverlib.analysis.worth_opening import worth_opening
from riverlib.store import Games, Listing, Results, Standings, open_database
from riverlib.ui.charts.lines import lines_of
from riverlib.ui.shared.database import Storage

PLAYED = 40
_REPEATS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, nargs="+", default=[1_000, 10_000])
    parser.add_argument("--json", action="store_true", help="print JSON")
    chosen = parser.parse_args()
    figures: list[Figure] = []
    with new_folder() as folder:
        engine = open_database(f"sqlite:///{folder / 'river.sqlite3'}")
        ids = chart_games.keep(Games(engine), PLAYED)
        there = PLAYED
        for games in chosen.games:
            chart_games.copy(engine, ids, max(0, games - there) // PLAYED)
            there = max(there, games)
            figures += measure(engine, games)
        engine.dispose()
    report(machine_of(), figures, as_json=chosen.json)


def measure(engine: Engine, games: int) -> list[Figure]:
    listing = Listing(engine)
    storage = cast(Storage, SimpleNamespace(results=Results(engine)))
    before = seconds(lambda: _as_before(engine))
    lines = lines_of(storage, listing.recent())
    found(lines, "anna")  # what lines keep for a search is made by the first
    asked: dict[str, Callable[[], object]] = {
        "the latest 100": lambda: lines_of(storage, listing.recent(100)),
        "all of them": lambda: lines_of(storage, listing.recent()),
        "a search": lambda: found(lines, "anna won november"),
        "what is worth opening": lambda: worth_opening(lines),
        "head to head": lambda: meetings(lines),
        "a season of all": lambda: season_of(lines),
    }
    told = [Figure(f"{games:,} games: 100 titles, as before", before * 1000, "ms", None, _REPEATS)]
    for what, ask in asked.items():
        took = seconds(ask)
        told.append(Figure(f"{games:,} games: {what}", took * 1000, "ms", None, _REPEATS))
        told.append(Figure(f"{games:,} games: {what}, ratio", took / before, "x", None, _REPEATS))
    return told


def _as_before(engine: Engine) -> object:
    """Ask what the page asked for its list of titles."""
    return Standings(engine).of([game.id for game in Games(engine).recent(100)])


def seconds(call: Callable[[], object]) -> float:
    times = []
    for _ in range(_REPEATS):
        begun = time.process_time()
        call()
        times.append(time.process_time() - begun)
    return median(times)


if __name__ == "__main__":
    main()
