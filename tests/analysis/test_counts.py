"""Counts, shares and parts against numbers worked out by hand."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given

from riverlib.analysis import (
    BASELINES,
    bid_against_taken,
    count_hands,
    deals_of_games,
    made_by_hand_size,
    mean,
    share,
    streaks,
)
from riverlib.analysis.game_scores import ABOVE, BELOW, MADE, GameScores
from riverlib.cards import SCORINGS, fitted
from riverlib.cards.standings import is_made
from tests.analysis.games import GAME, SHORT, deal
from tests.analysis.test_card_story import games


def test_each_hand_is_counted_once() -> None:
    counts = bid_against_taken(count_hands(deals_of_games([GAME])))
    assert counts.sum() == 9
    assert counts[0].tolist() == [4, 1, 0]
    assert counts[1].tolist() == [1, 1, 1]


def test_wilsons_interval_is_the_published_one() -> None:
    # 10 of 10: the interval does not collapse, its lower end is 10 / (10 + 1.96**2)
    estimate = share(np.ones(10, np.bool_))
    assert (estimate.value, estimate.high) == (1.0, pytest.approx(1.0))
    assert estimate.low == pytest.approx(10 / (10 + 1.96**2))


def test_a_share_of_nothing_says_nothing() -> None:
    estimate = share(np.array([], np.bool_))
    assert (np.isnan(estimate.value), estimate.low, estimate.high) == (True, 0.0, 1.0)


def test_a_mean_knows_how_sure_it_is() -> None:
    estimate = mean(np.array([1, -1] * 50))
    assert estimate.value == 0
    assert estimate.half_width == pytest.approx(1.984217 * np.sqrt(100 / 99) / 10)


def test_deals_of_one_evening_are_not_independent() -> None:
    values = np.repeat([1, -1] * 10, 10)
    assert mean(values, np.repeat(np.arange(20), 10)).half_width > 2 * mean(values).half_width


def test_made_by_hand_size() -> None:
    by_size = made_by_hand_size(count_hands(deals_of_games([GAME])))
    assert {size: (each.value, each.count) for size, each in by_size.items()} == {
        1: (pytest.approx(2 / 3), 3),
        2: (pytest.approx(2 / 3), 3),
        3: (pytest.approx(2 / 3), 3),
    }


@pytest.mark.parametrize("flags", ["", "1", "0", "1101", "0110111"])
def test_streaks(flags: str) -> None:
    made = np.array([flag == "1" for flag in flags], np.bool_)
    assert streaks(made).tolist() == [len(run) for run in flags.split("0") if run]


@given(games())
def test_points_are_told_by_whole_deals_as_the_table_of_deals_shows_them(game: GameScores) -> None:
    """What a new user found: "made +12" was drawn as 10 and 2, a miss worth +1 as a trick less one.

    Then "exact bids brought 79 % of the points" where bids made had brought 98%.
    """
    by_source = game.points_by_source()
    for seat, total in enumerate(game.totals[-1]):
        side = game.side_of(seat)
        made = [is_made(each, side) for each in game.deals]
        points = [each.points[seat] for each in game.deals]
        missed = [each for each, is_so in zip(points, made, strict=True) if not is_so]
        told = {
            MADE: sum(points) - sum(missed),
            ABOVE: sum(each for each in missed if each > 0),
            BELOW: sum(each for each in missed if each < 0),
        }
        assert {source: row[seat] for source, row in by_source.items()} == {
            source: told[source] for source in by_source
        }
        assert sum(told.values()) == sum(row[seat] for row in by_source.values()) == total


def test_a_miss_may_bring_points_or_cost_some() -> None:
    variant = fitted(replace(SHORT, scoring=SCORINGS["La Podrida"]), 3)
    deals = (
        deal(3, (1, 0, 1), (2, 0, 1), points=(1, 10, 11)),
        deal(2, (2, 1, 0), (0, 2, 0), points=(-2, 1, 10)),
    )
    assert replace(GAME, variant=variant, deals=deals).points_by_source() == {
        "bid made": (0, 10, 21),
        "missed, above zero": (1, 1, 0),
        "missed, below zero": (-2, 0, 0),
    }


def test_a_source_that_gave_nobody_points_is_left_out() -> None:
    game = replace(GAME, variant=fitted(SHORT, 3))
    assert list(game.points_by_source()) == ["bid made", "missed, above zero"]


def test_without_rules_they_are_told_in_the_same_way() -> None:
    assert GAME.points_by_source() == {"bid made": (21, 10, 32), "missed, above zero": (1, 2, 0)}


def test_baselines_are_shares_with_a_source() -> None:
    for baseline in BASELINES:
        assert baseline.source
        assert all(0 < each < 1 for each in baseline.share_by_hand_size.values())
