"""A record says in words only what its intervals support."""

import numpy as np
import pandas as pd
import pytest

from riverlib.analysis import (
    BASELINES,
    conclusions,
    deals_of_results,
    deals_of_rows,
    expected,
    record_of,
    win_share,
)
from riverlib.cards.kernels import play_games
from tests.analysis.games import SHORT


def deals(games: int, sizes: tuple[int, ...], off: float, *, seed: int = 1) -> pd.DataFrame:
    """Deals in which somebody takes ``off`` fewer than bid on average."""
    rng, rows = np.random.default_rng(seed), []
    for game in range(games):
        for deal_no, size in enumerate(sizes):
            taken = int(rng.integers(0, size))
            bid = taken + int(rng.random() < off)
            rows.append((game, 4, deal_no, 0, size, int(rng.integers(4)), bid, taken, 0))
    return deals_of_rows(rows)


def test_a_clear_bias_is_said_with_its_interval() -> None:
    sentences = conclusions(record_of(deals(60, (7, 8, 9), 0.4)))
    assert sentences[0].startswith("With 7 or more cards you bid too high: you took 0.")
    assert "tricks fewer than you bid, ±0.0" in sentences[0]


def test_no_bias_is_not_said() -> None:
    sentences = " ".join(conclusions(record_of(deals(60, (7, 8, 9), 0.0))))
    assert "too high" not in sentences
    assert "too low" not in sentences


def test_few_deals_say_nothing() -> None:
    assert conclusions(record_of(deals(3, (7, 8, 9), 0.9))) == ()


def test_noise_is_seldom_taken_for_a_fact() -> None:
    """Bids that are right on average: of 200 such records very few may claim a bias."""
    claims = 0
    rng = np.random.default_rng(5)
    for _ in range(200):
        rows = [
            (no // 10, 4, no % 10, 0, no % 8 + 3, no % 4, 2, 2 + int(rng.integers(-1, 2)), 0)
            for no in range(200)
        ]
        sentences = conclusions(record_of(deals_of_rows(rows)))
        claims += any("too high" in each or "too low" in each for each in sentences)
    assert claims <= 16  # three groups at 1 % each, with room


def test_bids_that_know_nothing_are_as_good_as_luck() -> None:
    rng = np.random.default_rng(2)
    rows = [
        (no // 20, 4, no % 20, 0, 5, 0, int(rng.integers(4)), int(rng.integers(4)), 0)
        for no in range(4000)
    ]
    record = record_of(deals_of_rows(rows))
    assert record.by_luck == pytest.approx(0.25, abs=0.01)
    assert record.made.low < record.by_luck < record.made.high
    assert not any("luck" in each for each in conclusions(record))


def test_a_rise_over_the_games_is_said() -> None:
    rng = np.random.default_rng(3)
    rows = [
        (game, 4, deal, 0, 5, -1, 2, 2 if rng.random() < 0.3 + 0.5 * game / 100 else 1, 0)
        for game in range(100)
        for deal in range(10)
    ]
    record = record_of(deals_of_rows(rows))
    assert record.trend is not None
    assert record.trend.change.value == pytest.approx(0.5, abs=0.12)
    assert any(
        each.startswith("From the first to the last of 100 games") for each in conclusions(record)
    )
    assert len(record.trend.blocks) == len(record.trend.games) == record.trend.line.shape[1]
    assert sum(block.count for block in record.trend.blocks) == 1000


def test_streaks_cross_games() -> None:
    rows = [(no // 2, 4, no % 2, 0, 1, 0, 0, int(no == 1), 0) for no in range(6)]
    record = record_of(deals_of_rows(rows))
    assert (record.longest, record.running) == (4, 4)


def test_steady_bots_are_as_good_as_their_baseline() -> None:
    table = deals_of_results(play_games(SHORT, 4, 300, seed=3))
    steady = BASELINES[0]
    beside = expected(table, steady)
    assert beside == pytest.approx(np.mean([0.73, 0.70, 0.66]), abs=0.001)
    assert record_of(table).made.value == pytest.approx(beside, abs=0.05)


def test_a_baseline_says_nothing_of_hands_that_it_does_not_know() -> None:
    assert expected(deals(2, (13,), 0.0), BASELINES[0]) is None


def test_wins_against_chance() -> None:
    won, by_chance = win_share([True, False, False, False], [4, 4, 2, 2])
    assert (won.value, by_chance) == (0.25, 0.375)


def test_an_empty_record_has_no_numbers() -> None:
    record = record_of(deals_of_rows([]))
    assert (record.longest, record.running, record.trend) == (0, 0, None)
    assert conclusions(record) == ()
