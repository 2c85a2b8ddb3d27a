"""Small games with scores that can be checked by hand."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from riverlib import cards, race
from riverlib.analysis import GameScores
from riverlib.cards import DealResult, Variant
from riverlib.core import GameLog

SHORT = Variant(key="short", name="Short", hand_sizes=(3, 2, 1))


def deal(size: int, bids: tuple[int, ...], taken: tuple[int, ...], dealer: int | None = 0,
         points: tuple[int, ...] | None = None) -> DealResult:  # fmt: skip
    """A deal with basic scoring unless points are given."""
    basic = tuple(took + 10 * (bid == took) for bid, took in zip(bids, taken, strict=True))
    return DealResult(hand_size=size, dealer=dealer, bids=bids, taken=taken, points=points or basic)


GAME = GameScores(
    names=("Anna", "Ben", "Cleo"),
    title="Sunday",
    deals=(
        deal(3, (1, 1, 0), (1, 2, 0), dealer=2),
        deal(2, (0, 1, 2), (0, 0, 2), dealer=0),
        deal(1, (0, 0, 0), (1, 0, 0), dealer=1),
    ),
)


def random_log(
    variant: Variant = SHORT,
    players: int = 3,
    seed: int = 1,
    written: Mapping[str, Any] = MappingProxyType({}),
) -> GameLog:
    """A whole game in which everybody does anything that is allowed; ``written`` in its setup."""
    log = cards.start_log(variant, players=players, first_dealer=0, **written)
    state, rng = cards.opening_state(log), Random(seed)
    while not state.is_over:
        choices = cards.legal_actions(state)
        action = rng.choice(choices) if choices else cards.shuffle(state, rng)
        state, _ = cards.apply(state, action)
        log = cards.with_action(log, action)
    return log


def random_race(seed: int = 1, players: int = 2) -> GameLog:
    """A whole race in which everybody does anything that is allowed."""
    log = race.start_log(race.DEFAULT_LAYOUT, players=players, first=0)
    state, rng = race.opening_state(log), Random(seed)
    while not state.is_over:
        choices = race.legal_actions(state)
        action = rng.choice(choices) if choices else race.Roll(rng.randint(1, 6))
        state, _ = race.apply(state, action)
        log = race.with_action(log, action)
    return log
