"""The one-card deal, counted; and a best response that finds what a bot gives away."""

from dataclasses import replace
from math import comb

import pytest

from bench.best_response import Table, gain_of_deal, likely_worlds
from bench.one_card import OneCard
from bench.seats import TABLE
from riverlib import cards
from riverlib.core import RiverError, seeds


def first_by_hand(players: int) -> float:
    """Return what the first to bid earns: it wins if nobody holds a higher card or a trump."""
    points = 0.0
    for turn_up in range(13):
        trumps = [rank for rank in range(13) if rank != turn_up]
        higher = [(1, sum(other > own for other in trumps)) for own in trumps]
        higher += [(3, len(trumps) + 12 - own) for own in range(13)]
        for suits, beaten in higher:
            win = comb(50 - beaten, players - 1) / comb(50, players - 1)
            points += suits * max(11 * win, 10 - 9 * win)
    return points / (13 * 51)


class OneTurnUp(OneCard):
    """The deals under a seven turned up, one in thirteen: every turn-up earns the same.

    The twelve trumps that are left lie as they do under any other, whatever their names.
    """

    @property
    def turn_ups(self) -> list[tuple[int, int, int]]:
        return super().turn_ups[5:6]


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_earns_what_a_count_by_hand_gives(players: int) -> None:
    _, earned = OneCard(TABLE, players).solved()
    assert earned[0] == pytest.approx(first_by_hand(players))
    if players == 2:  # the hook: one of the two makes it
        assert sum(earned) == pytest.approx(11.0)


@pytest.mark.slow
def test_four_players() -> None:
    _, earned = OneTurnUp(TABLE, 4).solved()
    assert earned[0] == pytest.approx(first_by_hand(4))
    assert [round(points, 4) for points in earned] == [7.6873, 9.2999, 9.4357, 4.2497]


def test_nobody_gains_against_the_solution() -> None:
    deal = OneCard(TABLE, 3)
    policy, earned = deal.solved()
    for place in range(3):
        worth = deal.worth(policy, place)
        assert worth.own == pytest.approx(worth.best)
        assert worth.own == pytest.approx(earned[place])


def test_a_bot_is_not_better_than_the_best_response() -> None:
    rules = replace(TABLE, hook=False, first_lead=cards.FirstLead.HIGHEST_BIDDER)
    deal = OneCard(rules, 2)
    policy = deal.policy_of("random")
    for place in range(2):
        worth = deal.worth(policy, place)
        assert worth.best > worth.own
    with pytest.raises(RiverError, match="a bid changes nothing else"):
        deal.solved()


def test_worlds_are_those_in_which_the_bots_would_have_done_the_same() -> None:
    table = Table(
        bot="steady", variant=replace(TABLE, hand_sizes=(2,)), players=3, worlds=10, seed=1
    )
    rng = seeds.generator(3)
    state = cards.new_game(table.variant, players=3)
    state, _ = cards.apply(state, cards.shuffle(state, rng))
    past = []
    for _ in range(2):
        action = cards.Bid(0)
        past.append((state, action))
        state, _ = cards.apply(state, action)
    worlds = likely_worlds(table, state, past, rng)
    assert len(worlds) == 10
    assert state.turn_up is not None
    for world in worlds:
        assert world.hands[0] == state.hands[0]  # the dealer's own
        top = cards.Card(state.turn_up.suit, 14)
        assert top not in (*world.hands[1], *world.hands[2])  # steady bids on the ace of trump


def test_there_is_much_to_gain_against_random_bots() -> None:
    rules = replace(TABLE, hand_sizes=(2,), hook=False)
    table = Table(bot="random", variant=rules, players=2, worlds=20, seed=2)
    assert sum(gain_of_deal(table, number) for number in range(10)) / 10 > 0.5
