"""What holds a seat back whose turn it is, in a few words: above its hand, below its numbers."""

from riverlib.cards import SUIT_NAMES, Suit, TrumpLead, View
from riverlib.cards.rules import suit_in_play
from riverlib.cards.suits import ONE, is_trump
from riverlib.learn.cards.playing import are_trumps_closed, playable_cards


def turn_words(view: View) -> str:
    """Say in a few words what the seat must do, or that it is free; nothing about a free lead.

    >>> from riverlib.cards import find_variant, new_game, view
    >>> turn_words(view(new_game(find_variant("prediction"), players=3), 0))
    ''
    """
    cards = playable_cards(view)
    if not cards:
        return ""
    if not view.trick:
        return _leading(view)
    led = suit_in_play(view.trick[0], view.trump)
    held = [card for card in view.hand if suit_in_play(card, view.trump) is led]
    if held and led is not Suit.JOKERS and all(card.is_joker for card in held):
        return f"play your joker as {ONE[led]}"
    if held:
        return "play a joker" if led is Suit.JOKERS else f"follow {SUIT_NAMES[led]}"
    if view.variant.must_trump and any(is_trump(card, view.trump) for card in view.hand):
        return f"no {SUIT_NAMES[led]}, so play a trump"
    return "your last card" if len(view.hand) == 1 else f"no {SUIT_NAMES[led]}, so any card"


def _leading(view: View) -> str:
    trumps = sum(is_trump(card, view.trump) for card in view.hand)
    if not trumps or trumps == len(view.hand) or not are_trumps_closed(view):
        return "your last card" if len(view.hand) == 1 else ""
    if view.variant.trump_lead is TrumpLead.BROKEN:
        return "no trumps yet"
    return "no trump to the first trick"


def closed_bid_words(view: View) -> str:
    """Say below the numbers which one is closed and why; nothing where all are open.

    >>> from riverlib.cards import find_variant, new_game, view
    >>> closed_bid_words(view(new_game(find_variant("prediction"), players=3), 0))
    ''
    """
    if view.hooked is None:
        return ""
    return f"Not {view.hooked}: the bids may not add up to {view.hand_size}"
