"""Calls of the search: a view becomes records, and the move found an action."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from typing import Any

import numpy as np

from bench.ismcts import tree, worlds
from riverlib.cards import Action, Card, Variant, View
from riverlib.cards.kernels import (
    bits,
    intrinsics,
    kernel,
    points,
    records,
    unseen,
    weights,
)
from riverlib.cards.kernels.positions import number_of, position_of
from riverlib.cards.kernels.records import DEAL, FACES, card_of, points_of, rules_of
from riverlib.core import RiverError, streams
from riverlib.core.compiler import compiled, stamp_of

Chooser = Callable[[View, np.random.Generator], Action]
EXPLORE = 0.5
"""The constant of UCT unless a name says another, as a share of the points of a good deal."""

_NAME = re.compile(r"ismcts-(\d+)(?:-c(\d+(?:\.\d+)?))?")
_PLAIN = (streams, bits, kernel, worlds, tree)
_STAMP = stamp_of((*_PLAIN, records, points, unseen, weights, intrinsics))
_functions = compiled(
    _PLAIN,
    _STAMP,
    kept={tree.search, worlds.look, worlds.draw_world},
    inlined={streams.mixed, bits.drawn, kernel.add, kernel.draw_one, kernel.lay,
             kernel.legal_plays, kernel.play, kernel.remove, worlds.number_below},
    replaced={getattr(bits, name): getattr(intrinsics, name)
              for name in ("ones", "lowest", "highest", "exponential", "nth")},
)  # fmt: skip


def is_name(key: str) -> bool:
    """Return whether a key is that of a search: ``ismcts-1000`` or ``ismcts-1000-c2``."""
    return _NAME.fullmatch(key) is not None


def chooser(key: str) -> Chooser:
    """Return what plays under a name: so many simulations a decision, and UCT's constant.

    Raises
    ------
    RiverError
        If the key is no such name.
    """
    name = _NAME.fullmatch(key)
    if not name or int(name[1]) < 1:
        raise RiverError(f"{key!r} is no search: write ismcts-1000, or ismcts-1000-c2")
    explore = float(name[2] or EXPLORE)
    return partial(find_move, simulations=int(name[1]), explore=explore)


def find_move(
    view: View, rng: np.random.Generator, *, simulations: int = 1_000, explore: float = EXPLORE
) -> Action:
    """Return the move visited most; a single legal one at once.

    Parameters
    ----------
    explore : float
        UCT's constant in points is this times what a bid made with all tricks taken is worth:
        10 + cards under basic scoring.
    """
    if len(view.legal) == 1:
        return view.legal[0]
    assert view.seat is not None
    rules, table = _rules(view.variant, view.players)
    key = rng.integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True)
    found = _functions.search(
        rules,
        table,
        known_to(view),
        np.zeros(1, DEAL)[0],
        np.zeros(1, worlds.ROOM)[0],
        np.zeros(simulations + 1, tree.NODE),
        view.seat,
        key,
        explore * _good_deal(view.variant, view.hand_size),
    )
    return next(action for action in view.legal if number_of(action) == found)


def draw_worlds(
    view: View, rng: np.random.Generator, count: int
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield the hands of all seats, as many times: worlds that fit are equally likely."""
    assert view.seat is not None
    rules, _ = _rules(view.variant, view.players)
    known, deal = known_to(view), np.zeros(1, DEAL)[0]
    room = np.zeros(1, worlds.ROOM)[0]
    _functions.look(rules, known, room, view.seat)
    for _ in range(count):
        deal["hands"] = known["hands"]
        key = rng.integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True)
        _functions.draw_world(rules, known, deal, room, key)
        yield tuple(map(_cards_of, deal["hands"][: view.players].tolist()))


def _cards_of(layers: list[int]) -> tuple[Card, ...]:
    return tuple(card_of(face) for layer in layers for face in range(FACES) if layer >> face & 1)


def known_to(view: View) -> Any:
    """Return a record of ``records.DEAL`` with what a seat knows and nothing else."""
    plain = position_of(view).deal
    known = np.zeros(1, DEAL)[0]
    for name in DEAL.names or ():
        value = getattr(plain, name)
        if isinstance(value, dict):
            for place, number in value.items():
                known[name][place] = number
        elif isinstance(value, list):
            known[name][: len(value)] = value
        else:
            known[name] = value
    return known


def _good_deal(variant: Variant, size: int) -> int:
    scoring = variant.scoring
    return max(1, scoring.bonus + scoring.per_trick * size)


@lru_cache(maxsize=64)
def _rules(fit: Variant, players: int) -> tuple[Any, Any]:
    judgement = weights.PLAIN_WEIGHTS, weights.TRUMP_WEIGHTS
    rules = rules_of(fit, players, ("random",) * players, judgement)
    return rules, points_of(fit.scoring, frozenset(fit.hand_sizes), fit.team_size)
