"""What bulk play of card games costs and how strong its bots are: ``python -m bench.sim``.

Plays games of 10-1-10 with four seats and basic scoring, and prints the bids made, the seconds and
the memory. How fast it is beside open_spiel says ``python -m riverlib bench``.
"""

import argparse
import json
import resource
import sys
from time import perf_counter

from joblib.externals.loky import get_reusable_executor  # type: ignore[import-untyped]

from riverlib import cards
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.cards.schedule import down_and_up
from riverlib.core import RiverError

PLAYERS = 4
TABLE = cards.Variant(
    key="bench", name="10-1-10", hand_sizes=down_and_up(10), scoring=cards.SCORINGS["Basic"]
)
TARGET_MB = 500


def peak_mb(who: int) -> float:
    """Return the most memory that this process, or the largest of its children, ever held."""
    unit = 1 if sys.platform == "darwin" else 1024  # bytes there, KiB elsewhere
    return resource.getrusage(who).ru_maxrss * unit / 1e6


def report(games: int, *, seed: int, bot: str, workers: int | str) -> dict[str, object]:
    """Load or compile the kernel, play, and return the figures."""
    start = perf_counter()
    from riverlib.cards.kernels.games import is_compiled, warm

    was_compiled = is_compiled()
    warm()
    loaded = perf_counter()
    plan = Plan(rules=(TABLE,), players=PLAYERS, bots=(bot,), games=games, seed=seed)
    sums = run(plan, workers=workers)
    seconds = perf_counter() - loaded
    if workers != 1:
        get_reusable_executor().shutdown()  # only ended processes tell their memory

    def mean(measure: str, digits: int = 4) -> float:
        return round(sums.ratio(measure, 0).value, digits)

    return {
        "bot": bot,
        "games": games,
        "seed": seed,
        "workers": workers,
        "was_compiled": was_compiled,
        "seconds_to_load": round(loaded - start, 2),
        "seconds": round(seconds, 2),
        "games_a_second": round(games / seconds),
        "peak_mb": round(peak_mb(resource.RUSAGE_SELF)),
        "peak_mb_of_a_worker": round(peak_mb(resource.RUSAGE_CHILDREN)),
        "target_mb": TARGET_MB,
        "made": mean("made"),
        "made_by_dealer": mean("made_dealer"),
        "made_by_others": mean("made_others"),
        "made_by_hand_size": {size: mean(f"made_size:{size}") for size in range(1, 11)},
        "points_a_deal": mean("points", 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Bulk play: strength, seconds, memory.")
    parser.add_argument("--games", type=int, default=20_000, help="games of 19 deals (20000)")
    parser.add_argument("--bot", default="steady", help="bot in all seats (steady)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the games (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--scheduler", help="a Dask cluster instead of processes, tcp://…")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    workers = options.scheduler or options.workers
    try:
        figures = report(options.games, seed=options.seed, bot=options.bot, workers=workers)
    except RiverError as error:
        parser.error(str(error))
    if options.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name.replace('_', ' ')}: {figure}")


if __name__ == "__main__":
    main()
