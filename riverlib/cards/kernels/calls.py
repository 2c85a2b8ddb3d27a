"""Calls of the card kernel: they check, allocate and decode; ``games`` is the public way in."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import VARIANTS, Variant, fitted
from riverlib.cards.kernels import compiled
from riverlib.cards.kernels.light import LIGHT, Numbers
from riverlib.cards.kernels.records import DEAL, RULES, SCRIPT, points_of, rules_of
from riverlib.cards.kernels.results import GameResults, unfilled
from riverlib.cards.kernels.unseen import HAND
from riverlib.cards.kernels.weights import PLAIN_WEIGHTS, TRUMP_WEIGHTS
from riverlib.core import compiler, seeds

_WEIGHTS = (PLAIN_WEIGHTS, TRUMP_WEIGHTS)
VERSION = compiled.STAMP
"""Changes with the kernel's source; workers elsewhere must have the same."""
_NO_ORDERS = np.empty((0, 0), np.int8)


def play(
    fit: Variant,
    bots: Sequence[str],
    seed: int,
    first_game: int,
    games: int,
    light: Numbers = LIGHT,
) -> GameResults:
    """Play games ``first_game``, ``first_game + 1``, ... of a seed; ``fit`` is fitted.

    ``light`` are the numbers of the bots ``expert-light``.
    """
    results = unfilled(fit, bots, seed, first_game, games)
    _fill(results, key_of(seed), _NO_ORDERS, np.zeros(1, SCRIPT)[0], light)
    return results


def play_script(
    fit: Variant,
    players: int,
    *,
    first_dealer: int,
    orders: NDArray[np.int8],
    choices: NDArray[np.int64],
    bot: str = "steady",
) -> tuple[GameResults, NDArray[np.int64]]:
    """Play one game from given shuffles and choices.

    Parameters
    ----------
    orders : ndarray(int8), shape (deals, cards)
        The whole pack of each deal as faces, the top card first.
    choices : ndarray(int64), shape (decisions,)
        Bids and faces in the order of play; none for a card that plays itself (3.3). Empty: the
        bot chooses in every seat.

    Returns
    -------
    GameResults, log
        The log is an ndarray(int64), shape (rows, LOG_COLUMNS): each decision with its
        legal set and the set that ``steady`` finds good, and each trick with its taker.
    """
    script = np.zeros(1, SCRIPT)[0]
    script["logging"], script["given"] = True, len(choices) > 0
    script["choices"][: len(choices)] = choices
    results = unfilled(fit, (bot,) * players, 0, first_dealer, 1)
    _fill(results, np.uint64(0), orders, script)
    return results, script["log"][: int(script["rows"])]


def key_of(seed: int) -> np.uint64:
    """Return the key of all games of a seed."""
    return seeds.generator(seed).integers(0, 2**64 - 1, dtype=np.uint64, endpoint=True)


def _fill(
    results: GameResults,
    key: np.uint64,
    orders: NDArray[np.int8],
    script: Any,
    light: Numbers = LIGHT,
) -> None:
    """Play the games that ``results`` has room for."""
    fit = results.variant
    compiled.play_games(
        _rules(fit, results.bots),
        _light_rules(fit, results.bots, light),
        points_of(fit.scoring, frozenset(fit.hand_sizes), fit.team_size),
        np.zeros(1, DEAL)[0],
        np.zeros(1, HAND)[0],
        script,
        orders,
        key,
        results.first_game,
        results.bids,
        results.taken,
        results.scores,
    )


@lru_cache(maxsize=64)
def _rules(fit: Variant, bots: tuple[str, ...]) -> Any:
    rules = rules_of(fit, len(bots), bots, _WEIGHTS)
    assert rules.dtype == RULES
    return rules


@lru_cache(maxsize=64)
def _light_rules(fit: Variant, bots: tuple[str, ...], light: Numbers) -> Any:
    return rules_of(fit, len(bots), bots, (light.plain, light.trumps), light.manner)


def is_compiled() -> bool:
    """Return whether the kernel is ready or lies compiled on disk, so that no long wait is due."""
    return compiler.is_compiled(compiled.play_games)


def warm(on_compile: Callable[[], None] | None = None) -> int:
    """Load the kernel, so that later calls come at once, and return its ``VERSION``.

    Where it is not compiled yet it is first, which takes a quarter of a minute; ``on_compile`` is
    called before that.
    """
    if on_compile and not is_compiled():
        on_compile()
    variant = VARIANTS[0]
    play(fitted(variant, 2), ("random",) * 2, 0, 0, 0)
    return VERSION
