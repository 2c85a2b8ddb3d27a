"""The few words above a hand and below the numbers are true, whatever the rules."""

import re

from hypothesis import given

from riverlib.cards import (
    SUIT_NAMES,
    Bid,
    Card,
    GameState,
    Phase,
    Play,
    Suit,
    TrumpLead,
    legal_actions,
    view,
)
from riverlib.learn.cards import why
from tests.cards.random_rules import TABLES, Table

MOST = 28  # letters behind "Your turn: "
NAMED = {name: suit for suit, name in SUIT_NAMES.items()}


def counts_as(card: Card, trump: Suit | None) -> Suit:
    return trump if card.is_joker and trump else card.suit


def is_so(state: GameState, words: str) -> bool:
    """Judge the words by the hand, the trick and what the engine lets through."""
    assert state.to_move is not None
    hand, trump = state.hands[state.to_move], state.trump
    led = counts_as(state.trick[0], trump) if state.trick else None
    open_cards = {action.card for action in legal_actions(state) if isinstance(action, Play)}
    all_open = open_cards == set(hand)
    suits = {counts_as(card, trump) for card in open_cards}
    if words == "":
        return led is None and all_open and len(hand) > 1
    if words == "your last card":
        return len(hand) == 1 and all_open and led not in suits
    if words == "no trumps yet":
        broken = state.variant.trump_lead is TrumpLead.BROKEN and not state.trump_played
        return led is None and broken and not all_open and trump not in suits
    if words == "no trump to the first trick":
        return led is None and not state.tricks and not all_open and trump not in suits
    if words == "play a joker":
        return led is Suit.JOKERS and all(card.is_joker for card in open_cards)
    if found := re.fullmatch(r"follow (\w+)", words):
        return NAMED[found[1]] is led and suits == {led}
    if found := re.fullmatch(r"play your joker as a (\w+)", words):
        return all(card.is_joker for card in open_cards) and NAMED[f"{found[1]}s"] is led is trump
    if found := re.fullmatch(r"no (\w+), so play a trump", words):
        return NAMED[found[1]] is led and led not in suits and suits == {trump}
    found = re.fullmatch(r"no (\w+), so any card", words)
    assert found, words
    return NAMED[found[1]] is led and all_open and led not in suits


@given(table=TABLES)
def test_what_a_seat_must_do_is_so(table: Table) -> None:
    for before, *_ in table.moves():
        seats = range(before.players)
        said = {seat: why.turn_words(view(before, seat)) for seat in seats}
        for seat in seats:
            if before.phase is not Phase.PLAY or seat != before.to_move or before.is_forehead:
                assert said[seat] == ""
            else:
                assert is_so(before, said[seat]), said[seat]
                assert len(said[seat]) <= MOST, "a phone held upright has one line for it"


@given(table=TABLES)
def test_the_closed_number_is_closed_by_its_sum(table: Table) -> None:
    for before, *_ in table.moves():
        for seat in range(before.players):
            words = why.closed_bid_words(view(before, seat))
            bids = {action.tricks for action in legal_actions(before) if isinstance(action, Bid)}
            closed = set(range(before.hand_size + 1)) - bids if bids else set()
            if seat != before.to_move or not closed:
                assert words == ""
                continue
            (number,) = closed
            assert words == f"Not {number}: the bids may not add up to {before.hand_size}"
            assert sum(bid or 0 for bid in before.bids) + number == before.hand_size
