"""The chance to win the game: exact at its end, certain where nothing changes it, else drawn."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from riverlib.cards import GameState, apply, legal_actions, new_game, shuffle, view
from riverlib.cards.coach import chances, game_bounds, winning
from riverlib.cards.coach.running_deal import Own, together, tricks_left
from riverlib.cards.standings import sides
from riverlib.core import generator
from tests.cards.random_rules import TABLES, Table
from tests.cards.table import PLAIN, after, dealt, one_deal


@given(TABLES)
@settings(max_examples=40, deadline=None)
def test_every_position_of_any_rules_has_its_chances(table: Table) -> None:
    states = [table.moves]
    moves = list(table.moves())
    states = Random(table.seed).sample([before for before, *_ in moves], min(3, len(moves)))
    for state in (*states, moves[-1][2]):
        for seat in (None, state.to_move):
            found = winning.win_chances(view(state, seat), draws=200)
            of_sides = [found.shares[side[0]] for side in sides(state.variant, state.players)]
            assert sum(of_sides) == pytest.approx(1)
            for side in sides(state.variant, state.players):
                assert len({found.shares[each] for each in side}) == 1
            for each in found.out:
                assert found.shares[each] == 0
            for each in found.won:
                assert found.shares[each] == 1


@given(TABLES)
@settings(max_examples=60)
def test_what_is_certain_of_a_game_comes_true(table: Table) -> None:
    moves = list(table.moves())
    end = moves[-1][2]
    for before, *_ in moves:
        sure = game_bounds.certain(view(before, None))
        assert not set(sure.out) & set(end.winners)
        if sure.won:
            assert end.winners == sure.won
        least, most = game_bounds.ends(view(before, None))
        for low, total, high in zip(least, end.totals, most, strict=True):
            assert low <= total <= high


def test_a_shared_win_counts_in_equal_parts() -> None:
    state = dealt(one_deal(PLAIN, 1), "Ah", "Kh", "Qh", turn_up="2s")
    over = replace(state, phase="over", totals=(5, 5, 1), results=())
    assert winning.win_chances(view(over, 0)).shares == (0.5, 0.5, 0.0)


def ahead(points: int) -> GameState:
    """Four deals to come, and seat 0 leads by so many points."""
    variant = replace(PLAIN, hand_sizes=(2, 2, 2, 2, 2))
    state = new_game(variant, players=3)
    return replace(state, totals=(points, 0, 0))


def test_a_lead_is_worth_the_more_the_larger() -> None:
    shares = [winning.win_chances(view(ahead(points), None)).shares[0] for points in (0, 5, 15, 30)]
    assert shares == sorted(shares)
    assert shares[0] == pytest.approx(1 / 3, abs=0.05)
    assert 0.8 < shares[-1] < 1
    sure = winning.win_chances(view(ahead(100), None))
    assert (sure.shares, sure.won, sure.out) == ((1.0, 0.0, 0.0), (0,), (1, 2))
    assert sure.is_certain(1)


def test_a_bid_that_is_missed_already_costs_chances() -> None:
    start = dealt(one_deal(PLAIN, 3), "Ah 3c 2d", "Kh 5c 4d", "Qh 4c 3d", turn_up="2s")
    first = (start.dealer + 1) % 3
    before = after(start, "1 1 0")
    rng = Random(1)
    state = before
    while state.tricks == ():
        state, _ = apply(state, rng.choice(legal_actions(state)))
    taker = state.tricks[0].taker
    bid_nothing = next(seat for seat in range(3) if before.bids[seat] == 0)
    now = winning.win_chances(view(state, None)).shares
    then = winning.win_chances(view(before, None)).shares
    if taker == bid_nothing:
        assert now[bid_nothing] < then[bid_nothing]
    else:
        assert now[taker] > then[taker]
    assert first == before.leader


def test_the_own_hand_counts_where_its_chances_are_given() -> None:
    state = dealt(one_deal(replace(PLAIN, hook=False), 1), "As", "2h", "3d", turn_up="2s")
    while state.to_move != 0:
        state = after(state, "0")
    seen = view(state, 0)
    with_hand = winning.win_chances(seen, chances.chances(seen))
    assert with_hand.shares[0] > winning.win_chances(seen).shares[0]
    assert winning.own_part(seen, chances.chances(seen)) == Own(1, (0.0, 1.0))


def test_tricks_drawn_together_sum_to_the_hand_and_keep_their_chances() -> None:
    rows = [np.array([0.2, 0.5, 0.3]), np.array([0.6, 0.3, 0.1]), np.array([1.0, 1.0, 1.0]) / 3]
    drawn = together(rows, 2, 40_000, generator(1))
    assert (drawn.sum(axis=1) == 2).all()
    exact = {
        (a, b): rows[0][a] * rows[1][b] * rows[2][2 - a - b] for a in range(3) for b in range(3 - a)
    }
    for (a, b), weight in exact.items():
        seen = ((drawn[:, 0] == a) & (drawn[:, 1] == b)).mean()
        assert seen == pytest.approx(weight / sum(exact.values()), abs=0.01)


def test_tricks_taken_are_not_lost_again() -> None:
    state = dealt(one_deal(PLAIN, 3), "Ah 3c 2d", "Kh 5c 4d", "Qh 4c 3d", turn_up="2s")
    state = after(state, "1 1 0")
    rng = Random(3)
    while len(state.tricks) < 2:
        state, _ = apply(state, rng.choice(legal_actions(state)))
    counts = np.ones((4, 4))
    for seat in range(3):
        row = tricks_left(view(state, None), (seat,), counts, state.bids[seat], None)
        assert row.sum() == pytest.approx(1)
        assert [bool(each) for each in row] == [
            state.taken[seat] <= tricks <= state.taken[seat] + 1 for tricks in range(4)
        ]


def test_games_that_are_dealt_anew_give_the_same_answer() -> None:
    state = new_game(replace(PLAIN, hand_sizes=(3, 2)), players=3)
    one, two = (apply(state, shuffle(state, Random(seed)))[0] for seed in (1, 2))
    assert winning.win_chances(view(one, None)) == winning.win_chances(view(two, None))
