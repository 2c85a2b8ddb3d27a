"""Counts, shares and parts against numbers worked out by hand."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis import (
    BASELINES,
    DealTable,
    bid_against_taken,
    deal_points,
    from_log,
    made_by_hand_size,
    mean,
    parts,
    share,
    streaks,
)
from riverlib.cards import SCORINGS, fitted, score
from tests.analysis.games import GAME, SHORT, random_log


def test_each_hand_is_counted_once() -> None:
    counts = bid_against_taken(DealTable.of_games([GAME]).tally)
    assert counts.sum() == 9
    assert counts[0].tolist() == [4, 1, 0]
    assert counts[1].tolist() == [1, 1, 1]


def test_wilsons_interval_is_the_published_one() -> None:
    # 10 of 10: the interval does not collapse, its lower end is 10 / (10 + 1.96**2)
    found = share(np.ones(10, np.bool_))
    assert (found.value, found.high) == (1.0, pytest.approx(1.0))
    assert found.low == pytest.approx(10 / (10 + 1.96**2))


def test_a_share_of_nothing_says_nothing() -> None:
    found = share(np.array([], np.bool_))
    assert (np.isnan(found.value), found.low, found.high) == (True, 0.0, 1.0)


def test_a_mean_knows_how_sure_it_is() -> None:
    found = mean(np.array([1, -1] * 50))
    assert found.value == 0
    assert found.half_width == pytest.approx(1.96 * np.sqrt(100 / 99) / 10)


def test_deals_of_one_evening_are_not_independent() -> None:
    values = np.repeat([1, -1] * 10, 10)
    assert mean(values, np.repeat(np.arange(20), 10)).half_width > 2 * mean(values).half_width


def test_made_by_hand_size() -> None:
    found = made_by_hand_size(DealTable.of_games([GAME]).tally)
    assert {size: (each.value, each.count) for size, each in found.items()} == {
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
def test_parts_add_up_and_penalties_are_never_gains(scoring: object, team_size: int) -> None:
    variant = replace(SHORT, scoring=scoring, team_size=team_size)
    game = from_log(random_log(variant, 4))
    found = parts(game)
    assert found is not None
    for seat, each in enumerate(found):
        assert each.exact + each.tricks + each.penalty == game.totals[-1][seat]
        assert each.penalty <= 0 <= each.exact


def test_parts_are_those_of_the_rules() -> None:
    scoring = SCORINGS["La Podrida"]
    variant = fitted(replace(SHORT, scoring=scoring), 3)
    deal = GAME.deals[0]
    points = tuple(
        score(scoring, bid=bid, taken=taken, hand_size=3).points
        for bid, taken in zip(deal.bids, deal.taken, strict=True)
    )
    game = replace(GAME, variant=variant, deals=(replace(deal, points=points),))
    found = parts(game)
    assert found is not None
    assert [(each.exact, each.tricks, each.penalty) for each in found] == [
        (10, 3, 0),
        (0, 0, -3),
        (10, 0, 0),
    ]


def test_without_rules_points_are_told_by_bids_made_or_missed() -> None:
    assert parts(GAME) is None
    assert deal_points(GAME) == ((21, 1), (10, 2), (32, 0))


def test_baselines_are_shares_with_a_source() -> None:
    for baseline in BASELINES:
        assert baseline.source
        assert all(0 < each < 1 for each in baseline.share_by_hand_size.values())
