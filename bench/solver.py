"""The exact solver of the race for two: ``python -m bench.solver --games 200000 --seed 1``.

Solves a river in a process of its own to weigh it, then looks positions up and plays races in
which both seats follow the table, by rules written a second time (``bench.optimal_races``).
"""

import argparse
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time, thread_time

import numpy as np
from numpy.typing import NDArray

from bench.optimal_races import play
from riverlib import race
from riverlib.core import seeds
from riverlib.race import solver

TARGETS = {"seconds": 60.0, "peak_mb": 400.0, "residual": 1e-9, "look_up_ms": 1.0}
LOOK_UPS = 1_000
_WARM_UP = race.Layout(key="warm", name="Warm", source="Ours.", cards=6, boats=1)


def solve_and_save(layout: race.Layout, path: Path) -> dict[str, float]:
    """Solve a river and return seconds and the peak of this process's memory in MB."""
    start = perf_counter()
    solver.solve(_WARM_UP)  # loads numba and the kernels, or compiles them once and for all
    ready, busy = perf_counter(), process_time()
    solution = solver.solve(layout)
    busy = process_time() - busy
    solver.save(solution, path)
    done = perf_counter()
    unit = 2**20 if sys.platform == "darwin" else 2**10
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    return {
        "load_or_compile_seconds": round(ready - start, 2),
        "seconds": round(solution.seconds, 2),
        "processor_seconds": round(busy, 2),
        "save_seconds": round(done - ready - solution.seconds, 2),
        "peak_mb": round(peak, 1),
    }


def look_ups_ms(solution: solver.Solution, seed: int) -> dict[str, float]:
    """Return medians and the slowest look-up of random positions, in milliseconds."""
    rng = seeds.generator(seed)
    times: list[float] = []
    choosing: list[float] = []
    state = race.new_game(solution.layout, players=2)
    solution.win_chance(state, 0)
    while len(times) < LOOK_UPS:
        times.append(_ms(solution.win_chance, state))
        state, _ = race.apply(state, race.roll(state, rng))
        choosing.append(_ms(solution.win_chance, state))
        choices = race.legal_actions(state)
        state, _ = race.apply(state, choices[rng.integers(len(choices))])
        if state.is_over:
            state = race.new_game(solution.layout, players=2, first=len(times) % 2)
    return {
        "look_up_before_throw_ms": round(median(times), 4),
        "look_up_after_throw_ms": round(median(choosing), 4),
        "look_up_ms": round(max(times + choosing), 4),
    }


def _ms(look_up: Callable[[race.RaceState, int], float], state: race.RaceState) -> float:
    start = thread_time()  # other work on the machine does not count
    look_up(state, 0)
    return (thread_time() - start) * 1000


def simulation(solution: solver.Solution, games: int, seed: int) -> dict[str, object]:
    """Play races by the table and compare their mean with it, in standard errors."""
    start = race.new_game(solution.layout, players=2)
    won = play(solution, games, seeds.generator(seed, 0), to_win=True)
    made = play(solution, games, seeds.generator(seed, 1), to_win=False)
    return {
        "games": games,
        "seed": seed,
        "win_first": _compare(won.first_won, solution.win_chance(start, 0)),
        "win_second": _compare(1 - won.first_won, solution.win_chance(start, 1)),
        "margin_first": _compare(made.margin, solution.margin(start, 0)),
        "shared_wins": round(float((won.first_won == 0.5).mean()), 4),
        "throws_a_race": round(float(won.throws.mean()), 2),
    }


def _compare(outcomes: NDArray[np.float64], value: float) -> dict[str, float]:
    error = float(outcomes.std()) / len(outcomes) ** 0.5
    mean = float(outcomes.mean())
    return {
        "played": round(mean, 5),
        "table": round(value, 5),
        "standard_error": round(error, 5),
        "off_by_errors": round((mean - value) / error, 2),
    }


def report(layout: race.Layout, games: int, seed: int) -> dict[str, object]:
    """Measure everything."""
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.npz"
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            solving = pool.submit(solve_and_save, layout, path).result()
        start = perf_counter()
        solution = solver.load(path)
        reading = perf_counter() - start
        size = path.stat().st_size
    state = race.new_game(layout, players=2)
    return {
        "layout": layout.key,
        "load_at_start": round(load, 1),
        **solving,
        "residual": solution.residual,
        "states": solution.states,
        "bytes": size,
        "read_seconds": round(reading, 3),
        **look_ups_ms(solution, seed),
        "value_first": round(solution.win_chance(state, 0), 6),
        "value_second": round(solution.win_chance(state, 1), 6),
        "margin_first": round(solution.margin(state, 0), 5),
        "simulation": simulation(solution, games, seed) if games else None,
    }


def _print(figures: dict[str, object], indent: str = "") -> None:
    for name, value in figures.items():
        words = name.replace("_", " ")
        if isinstance(value, dict):
            print(f"{indent}{words}")
            _print(value, indent + "  ")
        elif name in TARGETS and isinstance(value, float):
            met = "met" if value <= TARGETS[name] else "MISSED"
            print(f"{indent}{words}: {value:g} (target {TARGETS[name]:g}: {met})")
        else:
            print(f"{indent}{words}: {value}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    keys = [layout.key for layout in race.LAYOUTS]
    parser.add_argument("--layout", choices=keys, default=keys[0], help="river to solve")
    parser.add_argument("--games", type=int, default=200_000, help="races to play; 0 for none")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other throws")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")
    options = parser.parse_args()
    figures = report(race.find_layout(options.layout), options.games, options.seed)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        _print(figures)


if __name__ == "__main__":
    main()
