"""A million games of three rule sets: ``python -m bench.million --beside ../the-commit-before``.

Random deals beside open_spiel's and games of ``steady`` beside those of another work tree, in turns
and by the processor's clock; then three rule sets are compared for a while on all cores, and the
time of a million games of each is told from the rate of each stretch, with the spread of stretches.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time

from riverlib import cards
from riverlib.analysis.lab.enough import games_needed
from riverlib.analysis.lab.plan import MOST_GAMES, Plan
from riverlib.analysis.lab.playing import BLOCK, growing, play_block
from riverlib.cards.kernels import speed

RULES = tuple(cards.find_variant(key) for key in ("family-night", "prediction", "ile-fourchue"))
PLAYERS = 4
_STRETCH = 5.0  # seconds
_STEADY = """
from time import thread_time
from riverlib.cards.kernels import speed
speed._play_steady_games(0)
best = []
for turn in range({turns}):
    start = thread_time()
    speed._play_steady_games(turn)
    best.append(speed._STEADY_GAMES / (thread_time() - start))
print(max(best))
"""


def steady_of(tree: Path, turns: int = 2) -> float:
    """Return the games of ``steady`` a second that a work tree plays, the best of some turns."""
    command = [sys.executable, "-c", _STEADY.format(turns=turns)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    return float(done.stdout)


def beside(tree: Path, rounds: int) -> dict[str, object]:
    """Return how fast ``steady`` plays here and in another work tree, in turns."""
    here = Path(__file__).resolve().parents[1]
    pairs = [(steady_of(here), steady_of(tree)) for _ in range(rounds)]
    return {
        "steady_here": round(max(mine for mine, _ in pairs)),
        "steady_beside": round(max(theirs for _, theirs in pairs)),
        "times": [round(mine / theirs, 2) for mine, theirs in pairs],
    }


def random_beside_spiel(rounds: int) -> dict[str, object]:
    """Return how many random deals a second are played here, and times open_spiel's."""
    found = speed.measure(rounds=rounds)
    times = found.times_spiel
    return {
        "random_deals": round(found.random_deals),
        "spiel_deals": found.spiel_deals and round(found.spiel_deals),
        "times_spiel": times and round(times, 1),
    }


def processor_minutes(plan: Plan, workers: int) -> float:
    """Return the minutes of a million games where nothing else runs, from the processor's clock."""
    games, version = range(BLOCK), plan.lab.version()
    play_block(plan, version, games)
    taken = []
    for _ in range(3):
        start = thread_time()
        play_block(plan, version, games)
        taken.append(thread_time() - start)
    return min(taken) / BLOCK * MOST_GAMES / workers / 60


def predicted(seconds: float, workers: int) -> dict[str, object]:
    """Return the minutes of a million games of three rule sets, from playing for some seconds."""
    plan = Plan(rules=RULES, players=PLAYERS, bots=("steady",), games=MOST_GAMES, seed=1)
    rates, games = [], 0
    begun, start, before = 0.0, perf_counter(), 0
    for sums in growing(plan, workers=workers):
        now = perf_counter()
        if not begun:  # the processes have begun and have loaded the kernel
            begun, start, before = now, now, sums.games
        if now - start >= _STRETCH:
            rates.append((sums.games - before) / (now - start))
            start, before = now, sums.games
        games = sums.games
        if begun and now - begun >= seconds:
            break
    needed = games_needed(plan, sums)
    middle = median(rates)
    return {
        "workers": workers,
        "games_each": games,
        "games_each_a_second": round(middle),
        "minutes_of_a_million": round(MOST_GAMES / middle / 60, 1),
        "minutes_fastest_stretch": round(MOST_GAMES / max(rates) / 60, 1),
        "minutes_slowest_stretch": round(MOST_GAMES / min(rates) / 60, 1),
        "minutes_on_free_cores": round(processor_minutes(plan, workers), 1),
        "enough_games_each": needed,
        "minutes_until_certain": round(needed / middle / 60, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How long do a million games take?")
    parser.add_argument("--beside", type=Path, help="another work tree, of the commit before")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each (3)")
    parser.add_argument("--seconds", type=float, default=60.0, help="to play for (60)")
    parser.add_argument("--workers", type=int, default=2, help="processes (2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    facts = random_beside_spiel(options.rounds)
    if options.beside:
        facts |= beside(options.beside, options.rounds)
    facts |= predicted(options.seconds, options.workers)
    if options.json:
        print(json.dumps(facts))
        return
    for name, fact in facts.items():
        print(f"{name.replace('_', ' ')}: {fact}")


if __name__ == "__main__":
    main()
