"""Bulk play of card games: seeds, shapes, splitting, refusals."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from riverlib.cards import SCORINGS, Bidding, find_variant, fitted, score
from riverlib.cards.kernels import calls, games, kernel
from riverlib.cards.kernels.records import card_of, face_of
from riverlib.cards.schedule import down_and_up
from riverlib.core import CancelledError, RiverError, VariantError
from riverlib.core.compiler import compiled
from tests.cards.table import PLAIN

FAMILY = find_variant("family-night")
SHORT = replace(FAMILY, hand_sizes=(3, 1, 2))
TABLE = replace(PLAIN, hand_sizes=down_and_up(10), scoring=SCORINGS["Basic"])
PARTNERS = replace(SHORT, team_size=2)


def same(a: games.GameResults, b: games.GameResults) -> bool:
    pairs = ((a.bids, b.bids), (a.taken, b.taken), (a.scores, b.scores))
    return all(np.array_equal(mine, theirs) for mine, theirs in pairs)


def test_shapes_and_kinds() -> None:
    results = games.play_games(SHORT, 4, 5, seed=1)
    for array, kind in ((results.bids, np.int8), (results.taken, np.int8)):
        assert array.shape == (5, 3, 4)
        assert array.dtype == kind
    assert results.scores.dtype == np.int32
    assert results.totals.shape == (5, 4)
    assert np.array_equal(results.totals, results.running[:, -1])
    assert results.bots == ("steady",) * 4


def test_every_trick_is_taken_once() -> None:
    results = games.play_games(FAMILY, 5, 20, seed=3, bots="random")
    assert (results.taken.sum(axis=2) == np.array(results.variant.hand_sizes)).all()


def test_the_hook_leaves_no_deal_even() -> None:
    results = games.play_games(TABLE, 4, 50, seed=3)
    assert (results.bids.sum(axis=2) != np.array(TABLE.hand_sizes)).all()


def test_points_are_the_engines() -> None:
    results = games.play_games(SHORT, 3, 10, seed=5)
    sizes = results.variant.hand_sizes
    for (_, deal, seat), points in np.ndenumerate(results.scores):
        bid, taken = (int(each[_, deal, seat]) for each in (results.bids, results.taken))
        expected = score(SHORT.scoring, bid=bid, taken=taken, hand_size=sizes[deal])
        assert points == expected.points


def test_the_same_seed_the_same_games_and_another_seed_others() -> None:
    first = games.play_games(SHORT, 4, 40, seed=7)
    assert same(first, games.play_games(SHORT, 4, 40, seed=7))
    assert not same(first, games.play_games(SHORT, 4, 40, seed=8))


@pytest.mark.parametrize("bots", ["random", "steady", "expert-light"])
def test_a_game_is_the_same_among_others_and_alone(bots: str) -> None:
    together = games.play_games(SHORT, 4, 9, seed=7, bots=bots)
    for number in (0, 4, 8):
        alone = games.play_games(SHORT, 4, 1, seed=7, bots=bots, first_game=number)
        assert np.array_equal(alone.bids[0], together.bids[number])
        assert np.array_equal(alone.scores[0], together.scores[number])


def test_threads_beside_each_other_play_the_same_games() -> None:
    alone = games.play_games(SHORT, 4, 200, seed=9)
    with ThreadPoolExecutor(4) as pool:
        parts = pool.map(
            lambda first: games.play_games(SHORT, 4, 50, seed=9, first_game=first),
            range(0, 200, 50),
        )
    assert np.array_equal(alone.scores, np.concatenate([part.scores for part in parts]))


def test_numba_is_loaded_only_when_it_is_needed() -> None:
    code = (
        "import sys, riverlib.cards, riverlib.cards.kernels; assert 'numba' not in sys.modules;"
        "riverlib.cards.kernels.play_games; assert 'numba' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_dealer_passes_on_deal_by_deal_and_game_by_game() -> None:
    results = games.play_games(SHORT, 4, 5, seed=1, first_game=2)
    assert results.dealers.tolist() == [[(2 + game + deal) % 4 for deal in range(3)]
                                        for game in range(5)]  # fmt: skip


def test_one_line_a_game_a_deal_and_a_seat() -> None:
    results = games.play_games(SHORT, 4, 5, seed=1, bots=("steady", "random") * 2)
    frame = results.frame()
    assert len(frame) == 5 * 3 * 4
    line = frame[(frame.game == 3) & (frame.deal == 1) & (frame.seat == 2)].iloc[0]
    assert (line.hand_size, line.dealer, line.bot) == (1, 0, "steady")
    assert line.bid == results.bids[3, 1, 2]
    assert line.total == results.running[3, 1, 2]


def test_partners_hold_the_same_points() -> None:
    scores = games.play_games(PARTNERS, 4, 20, seed=1).scores
    assert np.array_equal(scores[:, :, :2], scores[:, :, 2:])


def test_shuffles_are_fair() -> None:
    """Seats and places win a one-card deal as often as they should, within four errors."""
    results = games.play_games(replace(TABLE, hand_sizes=(1,)), 4, 40_000, seed=2, bots="random")
    wins = results.taken[:, 0].sum(axis=0)
    by_place = np.array([results.taken[np.arange(40_000), 0, (results.dealers[:, 0] + place) % 4]
                         .mean() for place in range(4)])  # fmt: skip
    assert wins.sum() == 40_000
    assert abs(wins - 10_000).max() < 4 * np.sqrt(40_000 * 0.25 * 0.75)
    leads, others = by_place[1], by_place[[2, 3, 0]]
    assert leads > others.max() + 0.05  # the leader's suit counts
    assert np.ptp(others) < 4 * np.sqrt(2 * 0.22 * 0.78 / 40_000)


def test_random_makes_as_many_bids_as_by_the_engine() -> None:
    """By the engine 600 random games gave 18.4 ± 0.3%."""
    results = games.play_games(TABLE, 4, 2_000, seed=2, bots="random")
    assert results.made.mean() == pytest.approx(0.184, abs=0.004)


def test_steady_is_as_strong_as_the_readable_bot() -> None:
    """bench/results.md: 63.1 ± 0.3 % of the bids, 7.75 ± 0.03 points a deal."""
    results = games.play_games(TABLE, 4, 1_000, seed=2)
    assert results.made.mean() == pytest.approx(0.631, abs=0.008)
    assert results.scores.mean() == pytest.approx(7.75, abs=0.08)


def test_the_same_pack_gives_the_same_deals_whatever_the_rules() -> None:
    strict = replace(SHORT, scoring=SCORINGS["Strict"])
    mine, theirs = (games.play_games(each, 4, 30, 1, "random") for each in (SHORT, strict))
    assert np.array_equal(mine.bids, theirs.bids)  # random does not look at the points
    assert np.array_equal(mine.taken, theirs.taken)
    assert not np.array_equal(mine.scores, theirs.scores)


def test_refusals_name_what_is_possible() -> None:
    with pytest.raises(RiverError, match="random, steady"):
        games.play_games(SHORT, 4, 1, seed=1, bots="bold")
    with pytest.raises(RiverError, match="4 players need 4 bots"):
        games.play_games(SHORT, 4, 1, seed=1, bots=("random",))
    with pytest.raises(RiverError, match="at least one"):
        games.play_games(SHORT, 4, 0, seed=1)
    with pytest.raises(VariantError, match="2 to 10 can play"):
        games.play_games(SHORT, 11, 1, seed=1)


def test_progress_and_cancelling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_CARDS_A_BATCH", 4 * 4 * 6 * 10)
    told: list[tuple[int, int]] = []
    games.play_games(SHORT, 4, 25, 1, on_progress=lambda *done: told.append(done))
    assert told == [(10, 25), (20, 25), (25, 25)]
    told.clear()
    with pytest.raises(CancelledError, match="10 of 25"):
        games.play_games(
            SHORT,
            4,
            25,
            1,
            on_progress=lambda *done: told.append(done),
            cancelled=lambda: bool(told),
        )


def test_the_kernel_says_whether_it_is_compiled() -> None:
    games.warm()
    calls: list[None] = []
    assert games.is_compiled()
    games.warm(lambda: calls.append(None))
    assert calls == []


@pytest.mark.parametrize(("stamp", "found"), [(calls.VERSION, True), (12345, False)])
def test_it_is_found_compiled_on_disk(
    stamp: int, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What ``is_compiled`` reads of numba's cache is not public: this shows when it has moved."""
    games.warm()
    other = compiled([kernel], stamp, kept={kernel.play_games}).play_games
    monkeypatch.setattr(calls.compiled, "play_games", other)
    assert games.is_compiled() is found


def test_faces_and_cards() -> None:
    for face in range(55):
        assert face_of(card_of(face)) == face


def test_draws_are_even() -> None:
    """Totals of many games by seat differ by chance alone."""
    totals = games.play_games(SHORT, 4, 8_000, seed=4, bots="random", first_game=0).totals
    error = totals.std(axis=0) / np.sqrt(len(totals))
    assert all(abs(a - b) < 5 * error.max() for a, b in pairwise(totals.mean(axis=0)))


def test_secret_bids_may_come_out_even() -> None:
    fists = replace(SHORT, bidding=Bidding.SIMULTANEOUS, hook=False)
    results = games.play_games(fists, 4, 50, seed=1)
    assert (results.bids.sum(axis=2) == np.array(SHORT.hand_sizes)).any()
    assert fitted(fists, 4) == results.variant
