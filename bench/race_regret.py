"""What bots and estimates are worth beside the solved race of two: ``python -m bench.race_regret``.

Decisions are taken from races between ``steady`` and the perfect pilot in which the choice matters:
the best and the worst differ by half a point of the chance to win. For each bot it prints what it
gives away there, and for each player in an estimate's head how far its estimates are off.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial

import numpy as np

from riverlib import race
from riverlib.core import seeds
from riverlib.core.intervals import IN_95
from riverlib.race import solver
from riverlib.race.bots import BOTS, find_bot
from riverlib.race.bots.pilot import by_rollouts
from riverlib.race.kernels import races

LAYOUT = race.DEFAULT_LAYOUT
_MATTERS = 0.005
Decision = tuple[race.RaceState, dict[race.Choice, float]]
Chooser = Callable[[race.RaceState, np.random.Generator], race.Choice]


def solution() -> solver.Solution:
    """Return the table of the family river; solve it first if there is none."""
    if solver.kept(LAYOUT) is None:
        solver.keep(solver.solve(LAYOUT))
    solution = solver.kept(LAYOUT)
    assert solution is not None
    return solution


def decisions(table: solver.Solution, wanted: int, rng: np.random.Generator) -> list[Decision]:
    """Return decisions that matter, with the chance to win of each choice."""
    decided: list[Decision] = []
    while len(decided) < wanted:
        state = race.new_game(LAYOUT, players=2, first=int(rng.integers(2)))
        while not state.is_over:
            if state.to_move is None:
                state, _ = race.apply(state, race.roll(state, rng))
                continue
            chances = table.choices(state)
            if max(chances.values()) - min(chances.values()) > _MATTERS and rng.random() < 0.5:
                decided.append((state, chances))
            key = "steady" if rng.random() < 0.5 else "pilot"
            state, _ = race.apply(state, find_bot(key).choose(state, rng))
    return decided[:wanted]


def given_away(choose: Chooser, decided: list[Decision], seed: int) -> tuple[float, float]:
    """Return the points of the chance to win lost a decision, and the 95 % half width."""
    lost = np.array(
        [
            100 * (max(chances.values()) - chances[choose(state, seeds.generator(seed, number))])
            for number, (state, chances) in enumerate(decided)
        ]
    )
    return round(float(lost.mean()), 2), round(float(IN_95 * lost.std() / len(lost) ** 0.5), 2)


def off_by(bot: str, table: solver.Solution, decided: list[Decision]) -> tuple[float, float]:
    """Return mean and root mean square of an estimate's error, in points, over the decisions."""
    errors = [
        races.estimate(state, rollouts=2_000, seed=number, bot=bot).shares[state.turn]
        - table.win_chance(state, state.turn)
        for number, (state, _) in enumerate(decided)
    ]
    mean_square = float(np.mean(np.square(errors)))
    return round(100 * float(np.mean(errors)), 1), round(100 * mean_square**0.5, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Bots and estimates beside the solved race.")
    parser.add_argument("--decisions", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other races")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    table = solution()
    decided = decisions(table, options.decisions, seeds.generator(options.seed))
    choosers: dict[str, Chooser] = {key: bot.choose for key, bot in BOTS.items()}
    choosers["pilot without a table"] = by_rollouts
    lose = partial(given_away, decided=decided, seed=options.seed)
    figures = {
        "decisions": len(decided),
        "points_given_away": {key: lose(choose) for key, choose in choosers.items()},
        "estimate_off_by": {bot: off_by(bot, table, decided) for bot in ("steady", "planner")},
    }
    print(json.dumps(figures, indent=None if options.json else 1))


if __name__ == "__main__":
    main()
