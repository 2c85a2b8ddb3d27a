"""Simulated games obey the rules, and chances follow from totals."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis import DealScores, GameScores, chances_sample, from_simulation, win_chances
from riverlib.cards import Trump, fitted
from riverlib.core import VariantError
from tests.analysis.games import SHORT, deal


@pytest.fixture(scope="module")
def played() -> object:
    return from_simulation(SHORT, players=3, games=30, seed=4)


def test_the_tricks_of_a_deal_are_its_cards(played: object) -> None:
    assert played.taken.sum(axis=2).tolist() == [[3, 2, 1]] * 30
    assert played.finals.shape == (30, 3)


def test_one_game_is_the_same_as_in_the_table(played: object) -> None:
    game, table = played.game(7), played.table()
    rows = table.where(table.game == 7)
    assert rows.points.reshape(3, 3).sum(axis=0).tolist() == list(game.totals[-1])
    assert [each.dealer for each in game.deals] == [1, 2, 0]
    assert rows.dealer.reshape(3, 3)[:, 0].tolist() == [1, 2, 0]


def test_the_same_seed_gives_the_same_games(played: object) -> None:
    again = from_simulation(SHORT, players=3, games=30, seed=4)
    assert np.array_equal(again.points, played.points)


def test_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(VariantError):
        from_simulation(replace(SHORT, team_size=2), players=3, games=1)


def game_of(*deals: DealScores) -> GameScores:
    return GameScores(names=("A", "B", "C"), deals=deals, variant=fitted(SHORT, 3))


def test_chances_are_shares_and_end_with_the_winner() -> None:
    game = game_of(
        deal(3, (1, 1, 0), (1, 2, 0)), deal(2, (0, 1, 2), (0, 0, 2)), deal(1, (0, 0, 0), (1, 0, 0))
    )
    shares = win_chances(game, chances_sample(SHORT, 3))
    assert shares.shape == (4, 3)
    assert shares.sum(axis=1) == pytest.approx(np.ones(4))
    assert shares[-1].tolist() == [0, 0, 1]


def test_before_the_first_deal_nobody_is_far_ahead() -> None:
    shares = win_chances(game_of(), chances_sample(SHORT, 3))
    assert shares[0] == pytest.approx(np.full(3, 1 / 3), abs=0.2)


def test_a_lead_that_cannot_be_caught_is_certain() -> None:
    game = game_of(deal(3, (1, 1, 0), (1, 2, 0), points=(500, 0, 0)))
    assert win_chances(game, chances_sample(SHORT, 3))[1].tolist() == [1, 0, 0]


def test_a_shared_win_counts_in_equal_parts() -> None:
    deals = [deal(size, (0, 0, 0), (size, 0, 0), points=(1, 1, 0)) for size in (3, 2, 1)]
    last = win_chances(game_of(*deals), chances_sample(SHORT, 3))[-1]
    assert last == pytest.approx([0.5, 0.5, 0])


def test_chances_are_those_of_games_played_on() -> None:
    """The resampled ends agree with ends of other simulated games, seat by seat."""
    many = from_simulation(SHORT, players=3, games=3000, seed=9)
    first = many.points[many.first_dealer == 0].sum(axis=1)
    best = first == first.max(axis=1, keepdims=True)
    truth = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
    game = game_of()
    assert win_chances(game, many)[0] == pytest.approx(truth, abs=0.04)


def test_rotating_trumps_are_not_mixed() -> None:
    variant = replace(SHORT, hand_sizes=(2, 2), trump=Trump.ROTATION)
    sample = chances_sample(variant, 3)
    game = GameScores(names=("A", "B", "C"), deals=(), variant=fitted(variant, 3))
    assert win_chances(game, sample)[0].sum() == pytest.approx(1)
