"""Bids, the hook and bids all at once: docs/rules/cards.md 1.3, 1.4 and 3.2."""

from dataclasses import replace

import pytest

from riverlib.cards import (
    Bid,
    Bidding,
    FirstLead,
    Phase,
    Variant,
    apply,
    bids_in_order,
    legal_actions,
    new_game,
    view,
)
from riverlib.cards.events import BidMade, BidPlaced, BidsRevealed, LeadGiven
from riverlib.cards.rules import hooked_bid, legal_bids
from riverlib.core import IllegalActionError
from tests.cards.table import PLAIN, after, dealt, take

Bids = tuple[int, ...]
NO_HOOK = replace(PLAIN, hook=False)
FISTS = replace(PLAIN, hook=False, bidding=Bidding.SIMULTANEOUS)

# fmt: off
OPEN = {  # three players               variant  so far     size  open bids        hooked
    "the first bidder is free":         (PLAIN,   (),        2,    (0, 1, 2),       None),
    "the second bidder is free":        (PLAIN,   (1,),      2,    (0, 1, 2),       None),
    "the dealer may not make it even":  (PLAIN,   (1, 0),    2,    (0, 2),          1),
    "the dealer's zero can be hooked":  (PLAIN,   (1, 1),    2,    (1, 2),          0),
    "the largest bid can be hooked":    (PLAIN,   (0, 0),    2,    (0, 1),          2),
    "already overbid, so no hook":      (PLAIN,   (2, 2),    2,    (0, 1, 2),       None),
    "one card leaves the dealer one":   (PLAIN,   (0, 0),    1,    (0,),            1),
    "one card already bid: only one":   (PLAIN,   (1, 0),    1,    (1,),            0),
    "one card bid twice: both":         (PLAIN,   (1, 1),    1,    (0, 1),          None),
    "five cards and four bid: not one": (PLAIN,   (2, 2),    5,    (0, 2, 3, 4, 5), 1),
    "the hook can be switched off":     (NO_HOOK, (1, 0),    2,    (0, 1, 2),       None),
    "all at once has no hook":          (FISTS,   (1, 0),    2,    (0, 1, 2),       None),
}
# fmt: on


@pytest.mark.parametrize(("variant", "bids", "size", "expected", "hooked"), OPEN.values(), ids=OPEN)
def test_legal_bids(
    variant: Variant, bids: Bids, size: int, expected: Bids, hooked: int | None
) -> None:
    assert legal_bids(variant, bids, hand_size=size, players=3) == expected
    assert hooked_bid(variant, bids, hand_size=size, players=3) == hooked


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("size", [1, 2, 5])
def test_the_hook_always_leaves_a_bid(players: int, size: int) -> None:
    for total in range(size * (players - 1) + 1):
        shares = [min(size, max(0, total - size * place)) for place in range(players - 1)]
        assert legal_bids(PLAIN, shares, hand_size=size, players=players)


# fmt: off
ORDER = {  # four players       dealer   seats that bid, in order
    "seat 0 deals":             (0,      (1, 2, 3, 0)),
    "seat 2 deals":             (2,      (3, 0, 1, 2)),
    "the last seat deals":      (3,      (0, 1, 2, 3)),
}
# fmt: on


@pytest.mark.parametrize(("dealer", "seats"), ORDER.values(), ids=ORDER)
def test_left_of_the_dealer_bids_first_and_the_dealer_last(
    dealer: int, seats: tuple[int, ...]
) -> None:
    state = dealt(PLAIN, players=4, dealer=dealer)
    asked = []
    for tricks in (0, 1, 0, 0):
        asked.append(-1 if state.to_move is None else state.to_move)
        state, events = apply(state, Bid(tricks))
        assert events[0] == BidMade(asked[-1], tricks)
    assert tuple(asked) == seats
    assert bids_in_order(state) == (0, 1, 0, 0)
    assert state.phase is Phase.PLAY


# fmt: off
REFUSED = {  # three cards      bids so far, bid, what is said
    "below zero":               ("",     -1, "a bid is 0 to 3 tricks, not -1"),
    "above the hand":           ("",      4, "a bid is 0 to 3 tricks, not 4"),
    "the dealer's hooked bid":  ("1 1",   1, "1 is the one number the last bidder may not say:"
                                             " 2 bid so far, and 2 + 1 would be all 3 tricks"),
    "a bid after all have bid": ("1 1 2", 1, "seat 1 must play a card: the bidding is over"),
}
# fmt: on


@pytest.mark.parametrize(("said", "tricks", "words"), REFUSED.values(), ids=REFUSED)
def test_refused_bids_explain_themselves(said: str, tricks: int, words: str) -> None:
    state = after(dealt(PLAIN, players=3), said)
    with pytest.raises(IllegalActionError) as refusal:
        apply(state, Bid(tricks))
    assert str(refusal.value) == words


def test_nobody_bids_before_the_cards_are_dealt() -> None:
    with pytest.raises(IllegalActionError, match="the cards are to be shuffled and dealt before"):
        apply(new_game(PLAIN, players=3), Bid(0))


def test_only_the_one_who_is_hooked_sees_the_hooked_bid() -> None:
    state = after(dealt(PLAIN, players=3), "1 1")
    assert [view(state, seat).hooked for seat in (0, 1, 2, None)] == [1, None, None, None]
    early = after(dealt(PLAIN, players=3), "1")
    assert view(early, 2).hooked is None


class TestAllAtOnce:
    """3.2: nobody sees a bid before all have bid."""

    def test_a_placed_bid_is_seen_by_its_own_seat_only(self) -> None:
        state = after(dealt(FISTS, players=3), "2 1")
        assert view(state, 1).bids == (None, 2, None)
        assert view(state, 2).bids == (None, None, 1)
        assert view(state, 0).bids == view(state, None).bids == (None, None, None)
        assert view(state, 0).has_bid == (False, True, True)

    def test_the_events_tell_that_and_not_what_was_bid(self) -> None:
        _, events = take(dealt(FISTS, players=3), "2 1")
        assert events == (BidPlaced(1), BidPlaced(2))

    def test_the_last_bid_reveals_them_all(self) -> None:
        state, events = take(dealt(FISTS, players=3), "2 1 0")
        assert events[2:] == (BidPlaced(0), BidsRevealed((0, 2, 1)), LeadGiven(1))
        assert all(view(state, seat).bids == (0, 2, 1) for seat in (0, 1, 2, None))

    def test_the_bids_may_come_out_even(self) -> None:
        state = after(dealt(FISTS, players=3), "1 1")
        assert Bid(1) in legal_actions(state)

    def test_bids_in_turn_are_seen_at_once(self) -> None:
        state = after(dealt(PLAIN, players=3), "2")
        assert view(state, 0).bids == view(state, None).bids == (None, 2, None)


HIGHEST = replace(PLAIN, first_lead=FirstLead.HIGHEST_BIDDER)
# fmt: off
LEADERS = {  # four players; dealer  bids from the left of the dealer   leader
    "left of the dealer leads":             (PLAIN,   0, "0 3 1 1", 1),
    "the highest bidder leads":             (HIGHEST, 0, "0 3 1 1", 2),
    "the dealer can be the highest":        (HIGHEST, 0, "0 1 1 3", 0),
    "of equal bids the first said leads":   (HIGHEST, 0, "0 2 2 2", 2),
    "the first said, not the lowest seat":  (HIGHEST, 2, "2 0 2 0", 3),
    "all zero: left of the dealer":         (HIGHEST, 1, "0 0 0 0", 2),
}
# fmt: on


@pytest.mark.parametrize(("variant", "dealer", "bids", "leader"), LEADERS.values(), ids=LEADERS)
def test_who_leads_first(variant: Variant, dealer: int, bids: str, leader: int) -> None:
    state, events = take(dealt(variant, players=4, dealer=dealer), bids)
    assert state.leader == state.to_move == leader
    assert events[-1] == LeadGiven(leader)
