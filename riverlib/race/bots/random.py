"""The bot ``random``: any legal choice with equal chance. The yardstick for all others."""

import numpy as np

from riverlib.race import Choice, RaceState, legal_actions


def choose(state: RaceState, rng: np.random.Generator) -> Choice:
    """Draw one of the legal choices."""
    legal = legal_actions(state)
    return legal[int(rng.integers(len(legal)))]
