"""Sums over games: merging, ratios with errors by game, paired differences."""

from collections import Counter

import numpy as np
import pytest

from riverlib.analysis.lab.sums import Counts, sums_of
from riverlib.core import intervals

KEYS = ("hits", "points")
Games = list[tuple[Counts, Counter[int]]]


def games(rng: np.random.Generator, count: int) -> Games:
    """Two rule sets whose games share their luck; hits are 0.3 and 0.4 of a random number."""
    luck = rng.normal(size=count)
    played: Games = []
    for share in (0.3, 0.4):
        tries = rng.integers(2, 9, count)
        hits = rng.binomial(tries, np.clip(share + 0.05 * luck, 0, 1))
        points = 5 * share + luck + 0.2 * rng.normal(size=count)
        counts = {
            "hits": (hits.astype(float), tries.astype(float)),
            "points": (points, np.ones(count)),
        }
        played.append((counts, Counter({int(share * 10): count})))
    return played


def part(played: Games, rows: slice) -> Games:
    return [
        ({key: (above[rows], below[rows]) for key, (above, below) in counts.items()}, finals)
        for counts, finals in played
    ]


def test_merged_batches_are_one_run() -> None:
    played = games(np.random.default_rng(1), 500)
    whole = sums_of(KEYS, played)
    batches = [sums_of(KEYS, part(played, slice(at, at + 125))) for at in range(0, 500, 125)]
    merged = sum(batches[1:], batches[0])
    assert merged.games == whole.games == 500
    np.testing.assert_allclose(merged.sums, whole.sums)
    np.testing.assert_allclose(merged.products, whole.products)
    for key in KEYS:
        assert merged.difference(key, 1, 0).standard_error == pytest.approx(
            whole.difference(key, 1, 0).standard_error
        )


def test_a_paired_difference_is_that_of_the_games_one_by_one() -> None:
    played = games(np.random.default_rng(2), 400)
    sums = sums_of(KEYS, played)
    more = played[1][0]["points"][0] - played[0][0]["points"][0]
    found = sums.difference("points", 1, 0)
    assert found.value == pytest.approx(more.mean())
    assert found.standard_error == pytest.approx(more.std(ddof=1) / 20)
    apart = np.hypot(*(sums.ratio("points", no).standard_error for no in (0, 1)))
    assert found.standard_error < apart / 3  # what pairing is for


def test_the_error_of_a_ratio_counts_games_not_tries() -> None:
    ones = np.ones(100)
    hits = np.repeat([0.0, 10.0], 50)  # ten tries a game, all alike
    sums = sums_of(("hits",), [({"hits": (hits, 10 * ones)}, Counter())])
    found = sums.ratio("hits", 0)
    assert found.value == 0.5
    assert found.standard_error == pytest.approx(0.5 / np.sqrt(99))


@pytest.mark.parametrize(("key", "true"), [("hits", 0.1), ("points", 0.5)])
def test_nineteen_of_twenty_intervals_hold_the_true_difference(key: str, true: float) -> None:
    rng = np.random.default_rng(3)
    hits = 0
    for _ in range(400):
        found = sums_of(KEYS, games(rng, 200)).difference(key, 1, 0)
        hits += abs(found.value - true) <= intervals.of_mean(found.standard_error)
    assert 0.92 <= hits / 400 <= 0.98


def test_what_never_came_up_has_no_value() -> None:
    counts: Counts = {"hits": (np.ones(3), np.ones(3))}
    sums = sums_of(("hits", "never"), [(counts, Counter())])
    assert np.isnan(sums.ratio("never", 0).value)
    assert not sums.has("never", 0)
    assert sums.has("hits", 0)
