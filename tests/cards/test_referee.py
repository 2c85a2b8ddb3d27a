"""A referee that others wrote: the same deals through open_spiel's ``oh_hell``."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from riverlib.cards import (
    Action,
    Bid,
    Card,
    Penalty,
    Phase,
    Play,
    Scoring,
    Shuffle,
    Suit,
    TrickPoints,
    Variant,
    apply,
    legal_actions,
    new_game,
    shuffle,
)
from riverlib.cards.variant import largest_servable
from tests.cards.table import PLAIN

pyspiel = pytest.importorskip("pyspiel")

_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)  # in the referee's order
_CARDS = 52
_FIRST_BID = _CARDS  # its actions: 52 cards, then the bids from 0 up


def action_id(action: Action) -> int:
    """Return the referee's number of a bid or card."""
    if isinstance(action, Bid):
        return _FIRST_BID + action.tricks
    assert isinstance(action, Play)
    return card_id(action.card)


def card_id(card: Card) -> int:
    """Return the referee's number of a card."""
    return (card.rank - 2) * len(_SUITS) + _SUITS.index(card.suit)


def scoring(points_per_trick: int, off_bid_penalty: bool) -> Scoring:
    """Express the referee's scoring as ours: 10 for the bid and its two parameters.

    With the penalty only bids made earn trick points, and each trick off costs as much as one;
    without it tricks always count.
    """
    if off_bid_penalty:
        return Scoring(
            trick_points=TrickPoints.WHEN_MADE,
            per_trick=points_per_trick,
            penalty=Penalty.TRICKS_OFF,
            penalty_points=points_per_trick,
        )
    return Scoring(per_trick=points_per_trick)


def judged_deal(rng: Random) -> int:
    """Play a random deal in both games at once; return how many decisions were compared."""
    players = rng.randint(3, 7)
    size = rng.randint(1, min(10, largest_servable(PLAIN, players=players, packs=1)))
    per_trick, penalty = rng.randint(1, 3), rng.random() < 0.5
    rules = replace(PLAIN, hand_sizes=(size,), scoring=scoring(per_trick, penalty))
    parameters = {
        "players": players,
        "num_tricks_fixed": size,
        "points_per_trick": per_trick,
        "off_bid_penalty": penalty,
    }
    return compare(rules, pyspiel.load_game("oh_hell", parameters), rng)


def compare(rules: Variant, referee: Any, rng: Random) -> int:
    """Play one deal of ``rules`` at random and hold every step against the referee's."""
    players = referee.num_players()
    dealer = rng.randrange(players)
    state = new_game(rules, players=players, first_dealer=dealer)
    dealt = shuffle(state, rng)
    theirs = referee.new_initial_state()
    theirs.apply_action(state.hand_size)
    theirs.apply_action(dealer)
    state, _ = apply(state, dealt)
    for card in referee_order(dealt, dealer, players, state.hand_size):
        theirs.apply_action(card_id(card))
    decisions = 0
    while state.phase is not Phase.OVER:
        legal = legal_actions(state)
        assert theirs.current_player() == state.to_move
        assert sorted(map(action_id, legal)) == theirs.legal_actions(), f"{state}\n{theirs}"
        action = rng.choice(legal)
        theirs.apply_action(action_id(action))
        state, _ = apply(state, action)
        decisions += 1
    assert theirs.is_terminal()
    assert list(state.totals) == theirs.returns(), str(theirs)
    return decisions


def referee_order(dealt: Shuffle, dealer: int, players: int, size: int) -> list[Card]:
    """Put our order of dealing into the referee's, and the turn-up last."""
    left = dealer + 1
    rounds = [dealt.order[at : at + players] for at in range(0, size * players, players)]
    by_seat = [[cards[(seat - left) % players] for seat in range(players)] for cards in rounds]
    return [*(card for cards in by_seat for card in cards), dealt.order[size * players]]


def test_the_referee_agrees_on_2000_deals() -> None:
    rng = Random(1)
    assert sum(judged_deal(rng) for _ in range(2_000)) > 2_000 * 6


@pytest.mark.slow
def test_the_referee_agrees_on_5000_more() -> None:
    """What goes wrong in one deal of 1,000 is met here but for one time in 150."""
    rng = Random(2)
    assert sum(judged_deal(rng) for _ in range(5_000)) > 5_000 * 6
