"""The light form of ``expert``: ``steady``'s judgement with other numbers, in bulk."""

import numpy as np

from bench.fit_light import TABLES, gain, numbers_at
from riverlib.cards import fitted
from riverlib.cards.catalogue import PREDICTION
from riverlib.cards.kernels import calls
from riverlib.cards.kernels.light import LIGHT, Numbers
from riverlib.cards.kernels.manner import MANNERS, STEADY_MANNER
from riverlib.cards.kernels.weights import PLAIN_WEIGHTS, TRUMP_WEIGHTS


def test_the_search_begins_at_steady() -> None:
    numbers = numbers_at(np.zeros(len(PLAIN_WEIGHTS) + len(TRUMP_WEIGHTS) + MANNERS))
    assert (numbers.plain, numbers.trumps) == (PLAIN_WEIGHTS, TRUMP_WEIGHTS)
    assert np.allclose(numbers.manner, STEADY_MANNER, atol=5e-4)
    assert list(map(len, LIGHT)) == list(map(len, numbers))


def test_with_the_numbers_of_steady_it_is_steady() -> None:
    steady, fit = Numbers(PLAIN_WEIGHTS, TRUMP_WEIGHTS, STEADY_MANNER), fitted(PREDICTION, 4)
    light = calls.play(fit, ("expert-light",) * 4, 1, 0, 5, steady)
    assert (light.bids == calls.play(fit, ("steady",) * 4, 1, 0, 5).bids).all()
    assert (light.scores == calls.play(fit, ("steady",) * 4, 1, 0, 5).scores).all()


def test_it_wins_points_from_steady() -> None:
    for table in TABLES:
        assert gain(LIGHT, table, 600, seed=11) > 0, table
