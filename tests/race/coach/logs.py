"""Races for the review: played at random, or told in one line."""

from dataclasses import replace
from random import Random

from riverlib import race
from riverlib.core import GameLog

SMALL = replace(
    race.DEFAULT_LAYOUT,
    key="review",
    name="Small",
    cards=6,
    boats=2,
    sandbank=1,
    high_tide=4,
    start=3,
)
"""A river that is solved in a moment."""


def random_log(layout: race.Layout = SMALL, *, players: int = 2, seed: int = 1) -> GameLog:
    """Play a race to its end, throws and choices by lot."""
    rng = Random(seed)
    log = race.start_log(layout, players=players, first=seed % players)
    state = race.opening_state(log)
    while not state.is_over:
        choices = race.legal_actions(state)
        action = rng.choice(choices) if choices else race.Roll(rng.randint(1, 6))
        state, _ = race.apply(state, action)
        log = race.with_action(log, action)
    return log
