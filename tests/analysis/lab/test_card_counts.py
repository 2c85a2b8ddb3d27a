"""What card games count for, beside games on paper."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis.lab.card_counts import card_counts
from riverlib.cards import find_variant
from riverlib.cards.kernels.results import GameResults

Rows = list[list[int]]


def counted(scores: Rows, bids: Rows | None = None, taken: Rows | None = None) -> dict[str, float]:
    """Count one game of three seats and deals of one card, the first one dealt by seat 0."""
    deals = len(scores)
    results = GameResults(
        variant=replace(find_variant("family-night"), hand_sizes=(1,) * deals),
        bots=("steady", "random", "random"),
        seed=0,
        first_game=0,
        bids=np.array([bids or [[0, 0, 0]] * deals], np.int8),
        taken=np.array([taken or [[1, 0, 0]] * deals], np.int8),
        scores=np.array([scores], np.int32),
    )
    counts, _ = card_counts(results)
    with np.errstate(invalid="ignore"):
        return {key: float(above[0] / below[0]) for key, (above, below) in counts.items()}


def test_leads_and_upsets_of_a_game_on_paper() -> None:
    """Seat 0 leads, then 1, then both, then 2 wins from behind."""
    found = counted([[5, 0, 0], [0, 6, 0], [1, 0, 0], [0, 0, 9]])
    assert [found[f"leader_after:{deal}"] for deal in (1, 2, 3, 4)] == [0, 0, 0, 1]
    assert found["changes"] == 2
    assert found["upset"] == 1
    assert found["margin"] == 3
    assert (found["wins:steady"], found["wins:random"]) == (0, 1)
    assert [found[f"win_place:{place}"] for place in (1, 2, 3)] == [0, 1, 0]  # seat 0 bids last


def test_a_shared_win_is_shared() -> None:
    found = counted([[5, 0, 0], [0, 5, 0]])
    assert found["shared"] == 1
    assert found["margin"] == 0
    assert found["upset"] == 0  # seat 0 had led before the last deal
    assert found["changes"] == 0
    assert (found["wins:steady"], found["wins:random"]) == (0.5, 0.5)


def test_bids_are_counted_by_what_became_of_them() -> None:
    found = counted([[5, 0, 5]], bids=[[1, 1, 0]], taken=[[1, 0, 0]])
    assert found["made"] == pytest.approx(2 / 3)
    assert (found["made_bid:0"], found["made_bid:1"]) == (1, 0.5)
    assert (found["zero_share"], found["zero_made"]) == (pytest.approx(1 / 3), 1)
    assert (found["over"], found["under"]) == (0, pytest.approx(1 / 3))
    assert (found["points_bid:1"], found["overbid"]) == (2.5, 1)
    assert (found["bid_sum"], found["even"], found["underbid"]) == (1, 0, 0)
    assert (found["made_dealer"], found["made_others"]) == (1, 0.5)


def test_deals_are_bid_too_high_even_or_too_low() -> None:
    bids = [[1, 0, 0], [0, 0, 0], [1, 1, 1], [0, 0, 0]]
    found = counted([[0, 0, 0]] * 4, bids=bids, taken=[[1, 0, 0]] * 4)
    assert (found["overbid"], found["even"], found["underbid"]) == (0.25, 0.25, 0.5)
    assert found["bid_sum"] == (0 - 1 + 2 - 1) / 4
