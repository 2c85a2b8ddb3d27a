"""Positions to advise in: decisions of generated games under generated rules."""

from collections.abc import Iterator
from random import Random

import numpy as np

from bench.examiner import random_variant
from riverlib.cards import VARIANTS, GameState, apply, legal_actions, new_game, shuffle, view
from riverlib.cards.bots.steady import choose
from riverlib.core import VariantError

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo", "Ida", "Jan")
_BOLD = 0.25
"""How often somebody does anything at all: positions that careful players never reach."""
_DEALS = 3


def decisions(seed: int) -> Iterator[GameState]:
    """Yield the states of one game in which a seat has more than one choice.

    Half of the games are played by a built-in rule set, half by a random one.
    """
    rng, lots = Random(seed), np.random.default_rng(seed)
    variant = rng.choice(VARIANTS) if rng.random() < 1 / 2 else random_variant(rng)
    try:
        state = new_game(variant, players=rng.randint(2, 7))
    except VariantError:
        return
    deals = 0
    while not state.is_over:
        choices = legal_actions(state)
        if not choices:
            if deals == _DEALS:
                return
            deals += 1
            state, _ = apply(state, shuffle(state, rng))
            continue
        if len(choices) > 1:
            yield state
        bold = rng.random() < _BOLD
        seen = view(state, state.to_move)
        state, _ = apply(state, rng.choice(choices) if bold else choose(seen, lots))


def all_decisions(seed: int = 0) -> Iterator[GameState]:
    """Yield the decisions of one game after another, without end."""
    while True:
        yield from decisions(seed)
        seed += 1
