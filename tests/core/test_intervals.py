"""Intervals: beside published figures, and as often right as they say."""

from math import inf

import numpy as np
import pytest

from riverlib.core import intervals

# fmt: off
NEWCOMBE = {  # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
    "81 of 263": (81, 263, 0.2553, 0.3662),
    "15 of 148": (15, 148, 0.0624, 0.1605),
    "0 of 20":   (0, 20, 0.0, 0.1611),
    "1 of 29":   (1, 29, 0.0061, 0.1718),
}
# fmt: on


@pytest.mark.parametrize(("hits", "tries", "low", "high"), NEWCOMBE.values(), ids=NEWCOMBE)
def test_wilsons_interval_is_the_published_one(
    hits: int, tries: int, low: float, high: float
) -> None:
    assert intervals.of_hits(hits, tries) == pytest.approx((low, high), abs=6e-5)


def test_a_standard_error_tells_how_many_tries_there_were() -> None:
    low, high = intervals.of_hits(81, 263)
    error = np.sqrt(81 / 263 * 182 / 263 / 263)
    assert intervals.of_share(81 / 263, error, 7) == pytest.approx((low, high))
    assert intervals.of_share(0.0, 0.0, 20) == pytest.approx((0, 0.1611), abs=6e-5)
    assert intervals.of_share(0.5, 0.0, 20) == (0.5, 0.5)  # a half in every game
    assert intervals.of_share(0.5, float("nan"), 1) == (-inf, inf)
    assert intervals.of_share(float("nan"), 0.0, 9) == (-inf, inf)


def test_a_thousand_wins_of_a_thousand_are_not_certain() -> None:
    [width] = intervals.of_columns(np.ones((1000, 1)))
    tilde = 1002 / 1004  # Agresti and Coull: two wins and two defeats more
    assert width == pytest.approx(1.96 * np.sqrt(tilde * (1 - tilde) / 1004))
    [both] = intervals.of_columns(np.tile([[1.0], [-1.0]], (500, 1)), low=-1.0)
    assert both == pytest.approx(1.96 / np.sqrt(1004))


def test_nineteen_of_twenty_intervals_hold_a_known_share() -> None:
    rng = np.random.default_rng(4)
    hits = rng.binomial(60, 0.1, 2_000)
    held = [low <= 0.1 <= high for low, high in (intervals.of_hits(int(n), 60) for n in hits)]
    assert 0.93 <= np.mean(held) <= 0.98
