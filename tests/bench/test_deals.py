"""The test of shuffles passes fair ones and sees a pack that is not mixed well."""

from collections.abc import Callable

import numpy as np
import pytest

from bench.deals import CARDS, SHUFFLERS, Orders, p_values
from riverlib.core import seeds


@pytest.mark.parametrize("shuffler", SHUFFLERS.values(), ids=SHUFFLERS)
def test_both_shuffles_are_fair(shuffler: Callable[[range, int], Orders]) -> None:
    assert min(p_values(shuffler, 30_000, seed=5).values()) > 0.001


def cut(deals: range, seed: int) -> Orders:
    """Cut the pack and no more: every card is as likely in every place."""
    at = seeds.generator(seed).integers(0, CARDS, len(deals))
    return (np.arange(CARDS) + at[:, None]) % CARDS


def too_few_swaps(deals: range, seed: int) -> Orders:
    """Leave the last card where it is too often."""
    rng = seeds.generator(seed)
    orders = rng.permuted(np.tile(np.arange(CARDS), (len(deals), 1)), axis=1)
    stays = rng.random(len(deals)) < 0.02
    orders[stays] = np.arange(CARDS)
    return orders


def test_a_pack_that_is_only_cut_is_seen() -> None:
    p = p_values(cut, 30_000, seed=5)
    assert p["two cards, the first and the second"] < 1e-9


def test_a_pack_that_is_sometimes_not_shuffled_is_seen() -> None:
    assert p_values(too_few_swaps, 30_000, seed=5)["every card in every place"] < 1e-9
