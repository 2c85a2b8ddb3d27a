"""Summaries: exact merging in any order, and figures that follow from the games themselves."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from riverlib.cards import SCORINGS, Variant, find_variant
from riverlib.cards.kernels import frames, games
from riverlib.cards.kernels.counting import summary_of
from riverlib.cards.kernels.deals import Deals
from riverlib.cards.kernels.summary import GameSummary
from riverlib.cards.kernels.tally import Tally
from riverlib.core import RiverError

SHORT = replace(find_variant("family-night"), hand_sizes=(3, 1, 2))
PARTNERS = replace(SHORT, team_size=2)
MIXED = ("steady", "random", "steady", "random")


def played(variant: Variant, number: int = 40) -> tuple[games.GameResults, GameSummary]:
    results = games.play_games(variant, 4, number, seed=6, bots=MIXED)
    return results, games.summarise_games(variant, 4, number, seed=6, bots=MIXED)


def by_hand(bids: list[list[int]], taken: list[list[int]], scores: list[list[int]]) -> GameSummary:
    """Summarise one game of three seats and deals of one card, first dealt by seat 0."""
    fit = replace(SHORT, hand_sizes=(1,) * len(bids))
    deals = Deals(np.array([bids], np.int8), np.array([taken], np.int8),
                  np.array([scores], np.int32))  # fmt: skip
    return summary_of(fit, ("random",) * 3, 0, deals)


@pytest.mark.parametrize("variant", [SHORT, PARTNERS])
def test_parts_add_up_in_any_order(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(variant)[1]
    monkeypatch.setattr(games, "_CARDS_A_BATCH", 4 * 4 * 6 * 7)
    assert played(variant)[1] == whole
    results = played(variant)[0]
    parts = []
    for start in range(0, 40, 8):
        rows = slice(start, start + 8)
        deals = Deals(results.bids[rows], results.taken[rows], results.scores[rows])
        parts.append(summary_of(results.variant, MIXED, start, deals))
    Random(1).shuffle(parts)
    assert GameSummary.merged(parts) == whole
    assert parts[0] + parts[1] != parts[0] + parts[2]


def test_only_like_games_add_up() -> None:
    with pytest.raises(RiverError, match="same rules"):
        played(SHORT)[1] + played(PARTNERS)[1]


@pytest.mark.parametrize("variant", [SHORT, PARTNERS, replace(SHORT, scoring=SCORINGS["Square"])])
def test_counts_are_those_of_the_games(variant: Variant) -> None:
    results, summary = played(variant)
    frame = results.frame()
    frame["made"] = frame.bid == frame.taken
    frame["is_dealer"] = (frame.seat == frame.dealer).astype(int)
    assert summary.deals == 40 * 3
    assert summary.tricks == 40 * 6
    for axis, column in (("seat", "seat"), ("dealer", "is_dealer"), ("hand_size", "hand_size"),
                         ("bid", "bid")):  # fmt: skip
        table = frames.bids_by(summary, axis).set_index(axis)
        grouped = frame.groupby(column)
        assert table.bids.to_dict() == grouped.size().to_dict()
        assert table.made.to_dict() == grouped.made.sum().to_dict()
        assert table.made_share.to_dict() == pytest.approx(grouped.made.mean().to_dict())
    line = frames.bids_by(summary).iloc[0]
    zeros = frame[frame.bid == 0]
    assert (line.zero_bids, line.zero_made) == (len(zeros), zeros.made.sum())
    assert line.over == (frame.taken > frame.bid).sum()
    assert line.under == (frame.taken < frame.bid).sum()
    sums = frame.groupby(["game", "deal", "hand_size"]).bid.sum().reset_index()
    table = frames.bid_sums(summary).set_index("hand_size")
    assert table.over.to_dict() == (
        (sums.bid > sums.hand_size).groupby(sums.hand_size).sum().to_dict()
    )
    sides = summary.sides
    assert [tally.sum for tally in summary.totals] == results.totals.sum(axis=0)[:sides].tolist()
    squares = (results.totals**2).sum(axis=0)[:sides].tolist()
    assert [tally.squares for tally in summary.totals] == squares


def test_points_by_bid_are_those_of_the_games() -> None:
    results, summary = played(SHORT)
    grouped = results.frame().groupby(["hand_size", "bid"]).points
    table = frames.points_by_bid(summary).set_index(["hand_size", "bid"])
    assert table.points.to_dict() == pytest.approx(grouped.mean().to_dict())
    assert table.deviation.to_dict() == pytest.approx(grouped.std(ddof=0).to_dict())
    partners = played(PARTNERS)
    deals = frames.points_by_bid(partners[1])
    assert (deals.points * deals.deals).sum() == pytest.approx(partners[0].scores.sum() / 2)
    assert deals.bid.max() > 2


def test_leads_and_upsets_of_a_game_on_paper() -> None:
    """Seat 0 leads, then 1, then both, then 2 wins from behind."""
    scores = [[5, 0, 0], [0, 6, 0], [1, 0, 0], [0, 0, 9]]
    summary = by_hand([[0] * 3] * 4, [[1, 0, 0]] * 4, scores)
    assert summary.leaders.tolist() == [1, 1, 2, 1]
    assert summary.leaders_won.tolist() == [0, 0, 0, 1]
    assert summary.lead_changes == Tally.of([2])
    assert summary.upsets == 1
    assert summary.wins.tolist() == [0, 0, 1]
    assert summary.margins == Tally.of([3])
    assert frames.by_deal(summary).won_share.tolist() == [0, 0, 0, 1]


def test_a_shared_win_is_no_ones_alone() -> None:
    summary = by_hand([[0] * 3] * 2, [[1, 0, 0]] * 2, [[5, 0, 0], [0, 5, 0]])
    assert summary.wins.tolist() == [0, 0, 0]
    assert summary.shared_wins.tolist() == [1, 1, 0]
    assert summary.margins == Tally.of([0])
    assert summary.upsets == 0  # seat 0 had led before the last deal
    assert summary.lead_changes == Tally.of([0])
    sides = frames.by_side(summary)
    assert sides.shared.tolist() == [1, 1, 0]


def test_tallies() -> None:
    tally = Tally.merged([Tally.of([1, 5, 5]), Tally.of([2, 5])])
    assert (tally.values.tolist(), tally.counts.tolist()) == ([1, 2, 5], [1, 1, 3])
    assert (tally.total, tally.sum, tally.squares, tally.mean) == (5, 18, 80, 3.6)
    assert tally.deviation == pytest.approx(np.std([1, 5, 5, 2, 5], ddof=1))
    assert tally.quantiles((0.2, 0.21, 0.4, 0.41)) == [1, 2, 2, 5]
    assert Tally.of([2**40]).squares == 2**80
    assert np.isnan(Tally.of([1]).deviation)
