"""How long the database takes for what every click and every reload needs.

Run ``python -m bench.store [--json] [--url URL]``; without a URL it makes a file in a temporary
folder and removes it again.
"""

import argparse
import json
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from riverlib.core import GameLog
from riverlib.store import Games, open_database

ACTIONS = 531
"""A game of 19 deals for four."""
REPEATS = 5
CONTROL = "one commit, bare SQLite"
"""What is timed between the appends, on the same disk; the ratios are to this."""


def measure(url: str, repeats: int) -> dict[str, dict[str, float]]:
    engine = open_database(url)
    games = Games(engine)
    appends: list[float] = []
    controls: list[float] = []
    loads: list[float] = []
    with bare_file() as control:
        for _ in range(repeats):
            game_id = games.start(GameLog(game="cards", setup={"players": 4}), "bench").id
            for revision in range(ACTIONS):
                appends.append(timed(append_one, games, game_id, revision))
                controls.append(timed(control.execute, "INSERT INTO actions VALUES ('play Td')"))
            loads += [timed(games.load, game_id) for _ in range(20)]
    lists = [timed(games.recent) for _ in range(100)]
    engine.dispose()
    opens = [timed(lambda: open_database(url).dispose()) for _ in range(10)]
    times = {CONTROL: controls, "append one action": appends, f"load {ACTIONS} actions": loads}
    times |= {"list recent games": lists, "open the database": opens}
    return {name: summary(values, controls) for name, values in times.items()}


@contextmanager
def bare_file() -> Iterator[sqlite3.Connection]:
    """Open a file whose commits are on the disk, without any of ours around it."""
    with tempfile.TemporaryDirectory() as folder:
        bare = sqlite3.connect(Path(folder) / "bare", isolation_level=None)
        bare.execute("PRAGMA journal_mode=WAL")
        bare.execute("PRAGMA synchronous=FULL")
        bare.execute("CREATE TABLE actions (text)")
        yield bare
        bare.close()


def append_one(games: Games, game_id: str, revision: int) -> int:
    return games.append(game_id, revision=revision, actions=["play Td"])


def timed(call: Callable[..., object], *values: object) -> float:
    start = time.perf_counter()
    call(*values)
    return (time.perf_counter() - start) * 1000


def summary(values: list[float], controls: list[float]) -> dict[str, float]:
    median, p95 = statistics.median(values), statistics.quantiles(values, n=20)[-1]
    ratio = median / statistics.median(controls)
    return {"median_ms": round(median, 3), "p95_ms": round(p95, 3), "ratio": round(ratio, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--url", help="another database; the bench leaves its games in it")
    parser.add_argument("--repeats", type=int, default=REPEATS, help="games to play")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = chosen.url or f"sqlite:///{Path(folder) / 'river.sqlite3'}"
        results = measure(url, chosen.repeats)
    if chosen.json:
        print(json.dumps(results))
        return
    for name, times in results.items():
        print(
            f"{name:22} {times['ratio']:6.2f} x   median {times['median_ms']:7.3f} ms"
            f"   p95 {times['p95_ms']:7.3f} ms"
        )


if __name__ == "__main__":
    main()
