"""Simulated games obey the rules, and chances follow from totals."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis import (
    GameScores,
    chances_sample,
    deals_of_results,
    game_of,
    win_chances,
)
from riverlib.cards import DealResult, Trump, fitted
from riverlib.cards.kernels import play_games
from tests.analysis.games import SHORT, deal


def test_one_game_is_the_same_as_in_the_table() -> None:
    played = play_games(SHORT, 3, 30, seed=4)
    game, deals = game_of(played, 7), deals_of_results(played)
    rows = deals[deals["game"] == 7]
    assert rows["points"].to_numpy().reshape(3, 3).sum(axis=0).tolist() == list(game.totals[-1])
    assert [each.dealer for each in game.deals] == [1, 2, 0]
    assert rows["dealer"].to_numpy().reshape(3, 3)[:, 0].tolist() == [1, 2, 0]
    assert [sum(deal.taken) for deal in game.deals] == [3, 2, 1]


def with_deals(*deals: DealResult) -> GameScores:
    return GameScores(names=("A", "B", "C"), deals=deals, variant=fitted(SHORT, 3))


def test_chances_are_shares_and_end_with_the_winner() -> None:
    game = with_deals(
        deal(3, (1, 1, 0), (1, 2, 0)), deal(2, (0, 1, 2), (0, 0, 2)), deal(1, (0, 0, 0), (1, 0, 0))
    )
    shares = win_chances(game, chances_sample(SHORT, 3))
    assert shares.shape == (4, 3)
    assert shares.sum(axis=1) == pytest.approx(np.ones(4))
    assert shares[-1].tolist() == [0, 0, 1]


def test_before_the_first_deal_nobody_is_far_ahead() -> None:
    shares = win_chances(with_deals(), chances_sample(SHORT, 3))
    assert shares[0] == pytest.approx(np.full(3, 1 / 3), abs=0.2)


def test_a_lead_that_cannot_be_caught_is_certain() -> None:
    game = with_deals(deal(3, (1, 1, 0), (1, 2, 0), points=(500, 0, 0)))
    assert win_chances(game, chances_sample(SHORT, 3))[1].tolist() == [1, 0, 0]


def test_a_shared_win_counts_in_equal_parts() -> None:
    deals = [deal(size, (0, 0, 0), (size, 0, 0), points=(1, 1, 0)) for size in (3, 2, 1)]
    last = win_chances(with_deals(*deals), chances_sample(SHORT, 3))[-1]
    assert last == pytest.approx([0.5, 0.5, 0])


def test_chances_are_those_of_games_played_on() -> None:
    """The resampled ends agree with ends of other simulated games, seat by seat."""
    many = play_games(SHORT, 3, 3000, seed=9)
    first = many.totals[many.dealers[:, 0] == 0]
    best = first == first.max(axis=1, keepdims=True)
    truth = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    game = with_deals()
    assert win_chances(game, many)[0] == pytest.approx(truth, abs=0.04)


def test_rotating_trumps_are_not_mixed() -> None:
    variant = replace(SHORT, hand_sizes=(2, 2), trump=Trump.ROTATION)
    sample = chances_sample(variant, 3)
    game = GameScores(names=("A", "B", "C"), deals=(), variant=fitted(variant, 3))
    assert win_chances(game, sample)[0].sum() == pytest.approx(1)
