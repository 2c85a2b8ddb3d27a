"""The one-card deal reckoned out is what counting every deal by the engine gives."""

from collections import defaultdict
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from riverlib import cards
from riverlib.cards import Bid, FirstLead, Shuffle, Suit, Trump, Variant
from riverlib.cards.coach.one_card import bid_points, why_not
from riverlib.core import RiverError

ONE = Variant(key="one", name="One card", hand_sizes=(1,), hook=False)
RULES = {
    "plain": ONE,
    "no trump": replace(ONE, trump=Trump.NONE),
    "spades": replace(ONE, trump=Trump.SPADES),
    "jokers": replace(ONE, jokers=2),
    "two packs": replace(ONE, packs=2),
    "forehead": replace(ONE, forehead=True),
}


def dealt(variant: Variant, players: int, seed: int) -> cards.GameState:
    state = cards.new_game(variant, players=players)
    return cards.apply(state, cards.shuffle(state, Random(seed)))[0]


def counted(state: cards.GameState, seat: int) -> float:
    """The chance that a seat takes the trick, by every deal of what it does not see."""
    seen = cards.view(state, seat)
    hidden = [seat] if seen.is_forehead else [no for no in range(state.players) if no != seat]
    unseen = cards.unseen_cards(seen)
    found: dict[bool, int] = defaultdict(int)
    for drawn in permutations(range(len(unseen)), len(hidden)):
        hands = list(state.hands)
        for no, at in zip(hidden, drawn, strict=True):
            hands[no] = (unseen[at],)
        found[_taker(replace(state, hands=tuple(hands))) == seat] += 1
    return found[True] / sum(found.values())


def _taker(state: cards.GameState) -> int:
    while not state.results:
        state = cards.apply(state, cards.legal_actions(state)[0])[0]
    return state.results[0].tricks[0].taker


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("bidder", [0, 1])
def test_chances_are_those_of_every_deal(rules: Variant, bidder: int) -> None:
    state = dealt(rules, 2, seed=4 + bidder)
    for _ in range(bidder):
        state, _events = cards.apply(state, Bid(0))
    assert state.to_move is not None
    exact = bid_points(cards.view(state, state.to_move))
    assert exact.chance == pytest.approx(counted(state, state.to_move))


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_three_players_too(rules: Variant) -> None:
    state, _ = cards.apply(dealt(rules, 3, seed=9), Bid(0))
    assert state.to_move is not None
    exact = bid_points(cards.view(state, state.to_move))
    assert exact.chance == pytest.approx(counted(state, state.to_move))


def test_points_follow_the_scoring_and_the_hook() -> None:
    state = dealt(ONE, 4, seed=1)
    exact = bid_points(cards.view(state, state.to_move))
    assert exact.points == pytest.approx(
        (10 * (1 - exact.chance) + exact.chance, 11 * exact.chance)
    )
    assert exact.cost(exact.best) == 0
    hooked = dealt(replace(ONE, hook=True), 2, seed=1)
    hooked, _ = cards.apply(hooked, Bid(0))
    assert bid_points(cards.view(hooked, hooked.to_move)).bids == (0,)


def test_the_ace_of_trumps_led_is_sure() -> None:
    order = list(cards.pack())
    ace, up = cards.Card(Suit.HEARTS, 14), cards.Card(Suit.HEARTS, 2)
    order.remove(ace)
    order.remove(up)
    whole = [ace, *order[:3], up, *order[3:]]
    state, _ = cards.apply(cards.new_game(ONE, players=4), Shuffle(tuple(whole)))
    assert bid_points(cards.view(state, 1)).chance == 1
    assert bid_points(cards.view(state, 1)).best == 1


def test_what_is_not_reckoned_out_says_so() -> None:
    assert why_not(ONE) is None
    assert why_not(replace(ONE, first_lead=FirstLead.HIGHEST_BIDDER))
    assert why_not(cards.Variant(key="x", name="X", hand_sizes=(3,)))
    state = dealt(replace(ONE, hand_sizes=(2,)), 3, seed=1)
    with pytest.raises(RiverError, match="one card"):
        bid_points(cards.view(state, state.to_move))
