"""The bot ``random``: any legal bid or card with equal chance. The yardstick for all others."""

import numpy as np

from riverlib.cards import Action, View


def choose(view: View, rng: np.random.Generator) -> Action:
    """Draw one of the legal actions."""
    return view.legal[int(rng.integers(len(view.legal)))]
