"""Scores of a game: totals, places, sides, and the table of deals."""

from dataclasses import replace

import pytest

from riverlib import cards
from riverlib.analysis import (
    bidding_place,
    count_hands,
    deals_of_games,
    from_log,
    is_made,
    made_by_hand_size,
    tricks_off,
)
from riverlib.cards import VARIANTS, fitted
from riverlib.core import LogError
from tests.analysis.games import GAME, SHORT, random_log


def test_totals_begin_at_zero_and_add_up() -> None:
    assert GAME.totals == ((0, 0, 0), (11, 2, 10), (21, 2, 22), (22, 12, 32))


def test_equal_totals_share_the_better_place() -> None:
    tied = replace(GAME, deals=(replace(GAME.deals[0], points=(5, 5, 1)),))
    assert tied.places == ((1, 1, 3),)
    assert GAME.places == ((1, 3, 2), (2, 3, 1), (2, 3, 1))


def test_partners_share_a_side() -> None:
    variant = fitted(replace(SHORT, team_size=2), 4)
    game = replace(GAME, names=("Anna", "Ben", "Cleo", "Dora"), variant=variant, deals=())
    assert game.sides == {0: "Anna and Cleo", 1: "Ben and Dora"}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.key)
def test_a_log_gives_what_the_engine_scored(variant: cards.Variant) -> None:
    players = 4
    log = random_log(variant, players)
    state, game = cards.replay(log), from_log(log)
    assert game.totals[-1] == state.totals
    assert [deal.hand_size for deal in game.deals] == list(state.variant.hand_sizes)
    for deal in game.deals:
        takers = [trick.taker for trick in deal.tricks]
        assert tuple(takers.count(seat) for seat in range(players)) == deal.taken
        assert all(len(trick.cards) == players for trick in deal.tricks)


def test_a_game_in_progress_has_its_finished_deals() -> None:
    log = random_log()
    half = replace(log, actions=log.actions[: len(log.actions) // 2])
    assert len(from_log(half).deals) == len(cards.replay(half).results)


def test_a_log_that_breaks_the_rules_is_named() -> None:
    log = random_log()
    with pytest.raises(LogError, match=r"actions\[1\]"):
        from_log(replace(log, actions=(log.actions[0], "bid 9")))


def test_a_table_has_a_row_for_each_seat_of_each_deal() -> None:
    deals = deals_of_games([GAME, GAME])
    assert len(deals) == 18
    assert deals["game"].tolist() == [0] * 9 + [1] * 9
    assert is_made(deals).tolist()[:9] == [True, False, True, True, False, True, False, True, True]
    assert tricks_off(deals).tolist()[:3] == [0, 1, 0]
    assert bidding_place(deals).tolist()[:3] == [0, 1, 2]  # left of the dealer bids first


def test_an_unknown_dealer_leaves_the_places_open() -> None:
    game = replace(GAME, deals=(replace(GAME.deals[0], dealer=None),))
    assert bidding_place(deals_of_games([game])).tolist() == [-1, -1, -1]


def test_no_games_make_an_empty_table() -> None:
    deals = deals_of_games([])
    assert len(deals) == 0
    assert made_by_hand_size(count_hands(deals)) == {}
