"""Counts, shares and parts against numbers worked out by hand."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis import (
    BASELINES,
    bid_against_taken,
    count_hands,
    deals_of_games,
    from_log,
    made_by_hand_size,
    mean,
    share,
    streaks,
)
from riverlib.cards import SCORINGS, Scoring, fitted
from tests.analysis.games import GAME, SHORT, random_log


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


@pytest.mark.parametrize("scoring", SCORINGS.values(), ids=SCORINGS)
@pytest.mark.parametrize("team_size", [1, 2])
def test_sources_add_up_and_penalties_are_never_gains(scoring: Scoring, team_size: int) -> None:
    variant = replace(SHORT, scoring=scoring, team_size=team_size)
    game = from_log(random_log(variant, 4))
    by_source = game.points_by_source()
    for seat, total in enumerate(game.totals[-1]):
        assert sum(points[seat] for points in by_source.values()) == total
    assert all(points <= 0 for points in by_source.get("off for missed bids", ()))
    assert all(points >= 0 for points in by_source.get("exact bids", ()))


def test_sources_are_those_of_the_rules() -> None:
    variant = fitted(replace(SHORT, scoring=SCORINGS["La Podrida"]), 3)
    game = replace(GAME, variant=variant, deals=GAME.deals[:1])
    assert game.points_by_source() == {
        "exact bids": (10, 0, 10),
        "tricks": (3, 0, 0),
        "off for missed bids": (0, -3, 0),
    }


def test_a_source_that_gave_nobody_points_is_left_out() -> None:
    game = replace(GAME, variant=fitted(SHORT, 3))
    assert list(game.points_by_source()) == ["exact bids", "tricks"]


def test_without_rules_points_are_told_by_bids_made_or_missed() -> None:
    assert GAME.points_by_source() == {
        "deals with the bid made": (21, 10, 32),
        "deals with the bid missed": (1, 2, 0),
    }


def test_baselines_are_shares_with_a_source() -> None:
    for baseline in BASELINES:
        assert baseline.source
        assert all(0 < each < 1 for each in baseline.share_by_hand_size.values())
