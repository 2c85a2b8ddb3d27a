"""The bot ``pilot``: the best choice that can be reckoned out.

Two players on a solved river: the table knows every chance, so it plays perfectly. Otherwise it
plays each choice out on the same throws, every seat doing what is best for its own fleet
(``kernels.fleet_values``), and thins the choices out: each time the better half stays and is played
out further.
"""

import numpy as np

from riverlib.race import Choice, RaceState, legal_actions
from riverlib.race.solver import kept

ROLLOUTS = 6_000
"""Races played out for one decision, all choices together: a number, not a time, so that the same
state and generator give the same choice on any machine."""

_EQUAL = 1e-6  # chances closer than this are equal in the table


def choose(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice with the best chance to win; of equals the one with most points."""
    legal = legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    solution = kept(state.layout) if state.players == 2 else None
    if solution is None:
        return by_rollouts(state, rng)
    chances = solution.choices(state)
    best = max(chances.values())
    equals = [choice for choice in legal if chances[choice] > best - _EQUAL]
    if len(equals) == 1:
        return equals[0]
    margins = solution.margins(state)
    return max(equals, key=lambda choice: margins[choice])


def by_rollouts(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice that wins most of the races played out; what there is without a table."""
    from riverlib.race.kernels import races  # numba is loaded when it is first needed

    left = list(legal_actions(state))
    halvings = (len(left) - 1).bit_length()
    wins, points = dict.fromkeys(left, 0.0), dict.fromkeys(left, 0.0)  # sums over the rollouts
    while len(left) > 1:
        rollouts = ROLLOUTS // (halvings * len(left))
        seed = int(rng.integers(2**53))
        estimates = races.estimate_choices(state, rollouts=rollouts, seed=seed, choices=left)
        for choice, estimate in estimates.items():
            wins[choice] += rollouts * estimate.shares[state.turn]
            points[choice] += rollouts * estimate.scores[state.turn]
        left.sort(key=lambda choice: (round(wins[choice], 6), points[choice]), reverse=True)
        left = left[: (len(left) + 1) // 2]
    return left[0]
