"""Scores of a game: totals, places, sides, and the table of deals."""

from dataclasses import replace

import pytest

from riverlib import cards
from riverlib.analysis import DealTable, course_of, from_log
from riverlib.cards import VARIANTS, fitted
from riverlib.core import LogError
from tests.analysis.games import GAME, SHORT, random_log, random_race


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
    table = DealTable.of_games([GAME, GAME])
    assert len(table) == 18
    assert table.game.tolist() == [0] * 9 + [1] * 9
    assert table.made.tolist()[:9] == [True, False, True, True, False, True, False, True, True]
    assert table.off.tolist()[:3] == [0, 1, 0]
    assert table.turn.tolist()[:3] == [0, 1, 2]  # left of the dealer bids first
    assert len(table.where(table.hand_size == 3)) == 6


def test_an_unknown_dealer_has_no_turn() -> None:
    game = replace(GAME, deals=(replace(GAME.deals[0], dealer=None),))
    assert DealTable.of_games([game]).turn.tolist() == [-1, -1, -1]


def test_no_games_make_an_empty_table() -> None:
    assert len(DealTable.of_games([])) == 0


def test_every_boat_of_a_race_ends_where_it_ended() -> None:
    course = course_of(random_race(), ("Anna", "Ben"))
    assert len(course.boats) == 6
    assert course.is_over
    docks = [boat.dock for boat in course.boats if boat.end == "home"]
    assert sum(filter(None, docks)) == sum(course.scores[-1])
    for boat in course.boats:
        last = {"home": course.layout.cards, "lost": -1}.get(boat.end)
        assert last is None or boat.places[-1] == last
        assert boat.places[0] == course.layout.start
    assert course.scores[0] == (0, 0)
    assert max(len(boat.places) for boat in course.boats) == course.turns + 1
