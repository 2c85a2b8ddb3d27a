"""The ground of the kernel: sets as bits, chance, and its own exponential function."""

from math import exp
from random import Random
from typing import Any

import numpy as np
import pytest
from numba import njit, types

from riverlib.cards import VARIANTS, fitted
from riverlib.cards.kernels import bits, intrinsics
from riverlib.cards.kernels.calls import key_of
from riverlib.cards.kernels.compiled import functions
from riverlib.cards.kernels.records import DEAL, rules_of


@pytest.mark.parametrize("deposits", [intrinsics._DEPOSITS, False])
def test_the_nth_bit_of_a_set(deposits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intrinsics, "_DEPOSITS", deposits)
    nth = njit(intrinsics.nth.py_func)
    rng = Random(1)
    for _ in range(200):
        faces = sorted(rng.sample(range(55), rng.randint(1, 26)))
        place = rng.randrange(len(faces))
        cards = sum(1 << face for face in faces)
        assert nth(cards, place) == bits.nth(cards, place) == faces[place]


@pytest.mark.parametrize("name", ["ones", "lowest", "highest"])
def test_the_processor_counts_bits_as_plain_python_does(name: str) -> None:
    plain, rng = getattr(bits, name), Random(2)
    compiled = njit(types.int64(types.int64))(_calling(getattr(intrinsics, name)))
    for cards in (1, 1 << 54, (1 << 55) - 1, *(rng.randrange(1, 1 << 55) for _ in range(200))):
        assert compiled(cards) == plain(cards)


def _calling(intrinsic: Any) -> Any:
    return lambda cards: intrinsic(cards)


def test_the_exponential_function() -> None:
    for number in np.linspace(-690, 690, 2_001).tolist() + np.linspace(-3, 3, 601).tolist():
        assert intrinsics.exponential(number) == pytest.approx(exp(number), rel=2e-13)
    assert intrinsics.exponential(0.0) == 1.0


def test_draws_are_even_and_depend_on_stream_and_place_alone() -> None:
    stream = np.uint64(functions.stream_of(key_of(1), 7))
    draws = [functions.drawn(stream, place, 6) for place in range(12_000)]
    assert draws == [functions.drawn(stream, place, 6) for place in range(12_000)]
    counts = np.bincount(draws, minlength=6)
    assert ((counts - 2_000) ** 2 / 2_000).sum() < 20.5  # 0.1 % of chi-square with 5 degrees


def test_shuffles_are_fair_and_a_larger_deal_begins_with_a_smaller_one() -> None:
    rules = rules_of(fitted(VARIANTS[0], 4), 4, ["random"] * 4, ([0.0] * 24, [0.0] * 20))
    deal, few = np.zeros(2, DEAL)
    counts = np.zeros((41, 52))
    for number in range(6_000):
        stream = np.uint64(functions.stream_of(key_of(2), number))
        functions.shuffle(rules, deal, 41, stream)
        order = deal["order"][:52].copy()
        counts[np.arange(41), order[:41]] += 1
        functions.shuffle(rules, few, 13, stream)
        assert np.array_equal(few["order"][:13], order[:13])
    assert sorted(order) == list(range(52))
    expected = 6_000 / 52
    statistic = ((counts - expected) ** 2 / expected).sum() / (41 * 51)
    assert statistic == pytest.approx(1, abs=0.12)  # four of its standard deviations
