"""Does stopping by itself spoil the intervals? ``python -m bench.stopping --experiments 200``.

Many blocks of games are played once; experiments are drawn from them with replacement, so that the
truth is known: what all blocks add up to. Each experiment stops by ``lab.enough``. Of the 95 %
intervals of differences that it then shows, 95 of 100 must hold the truth.
"""

import argparse
import json
from random import Random

from riverlib import cards
from riverlib.analysis.lab.enough import is_enough
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import BLOCK, play_block
from riverlib.analysis.lab.sums import Sums
from riverlib.core import intervals

_LOOK = 5  # blocks


def held(plan: Plan, sums: Sums, truth: Sums) -> list[bool]:
    """Return for each measure that differs at all whether its interval holds the truth."""
    found = []
    for key in plan.offered():
        if key in sums.keys and sums.has(key, 0) and sums.has(key, 1):
            mine, real = sums.difference(key, 1, 0), truth.difference(key, 1, 0)
            if mine.standard_error:
                error = intervals.of_mean(mine.standard_error)
                found.append(abs(mine.value - real.value) <= error)
    return found


def report(experiments: int, blocks: int, seed: int) -> dict[str, object]:
    """Play the blocks, draw the experiments, and return how often intervals held."""
    rules = tuple(cards.find_variant(key) for key in ("prediction", "oh-hell"))
    plan = Plan(rules=rules, players=4, bots=("random",), games=1_000_000, seed=seed)
    version, rng = plan.lab.version(), Random(seed)
    played = [
        play_block(plan, version, range(no * BLOCK, (no + 1) * BLOCK)) for no in range(blocks)
    ]
    truth = _added(played)
    certain: list[bool] = []
    games = []
    for _ in range(experiments):
        sums = _drawn(rng, played)
        while not is_enough(plan, sums):
            sums += _drawn(rng, played)
        certain += held(plan, sums, truth)
        games.append(sums.games)
    return {
        "experiments": experiments,
        "games_each": round(sum(games) / experiments),
        "held_when_certain": round(sum(certain) / len(certain), 4),
    }


def _drawn(rng: Random, played: list[Sums]) -> Sums:
    return _added(rng.choices(played, k=_LOOK))


def _added(parts: list[Sums]) -> Sums:
    sums = parts[0]
    for part in parts[1:]:
        sums += part
    return sums


def main() -> None:
    parser = argparse.ArgumentParser(description="Do intervals hold when it stops by itself?")
    parser.add_argument("--experiments", type=int, default=200)
    parser.add_argument("--blocks", type=int, default=400, help="blocks of games to draw from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    facts = report(options.experiments, options.blocks, options.seed)
    if options.json:
        print(json.dumps(facts))
        return
    for name, fact in facts.items():
        print(f"{name.replace('_', ' ')}: {fact}")


if __name__ == "__main__":
    main()
