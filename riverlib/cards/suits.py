"""Suits in sentences, and which of them a card counts as."""

from collections.abc import Sequence

from riverlib.cards import SUIT_NAMES, Card, Suit, card_name
from riverlib.cards.rules import suit_in_play
from riverlib.core.counting import count

ONE = {suit: f"a {name.removesuffix('s')}" for suit, name in SUIT_NAMES.items()}
"""One card of a suit: "a diamond"."""


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Whether a card is one of the trumps of its deal, jokers included."""
    return trump is not None and suit_in_play(card, trump) is trump


def the(card: Card) -> str:
    """Name a card in a sentence: "the queen of hearts"."""
    return f"the {card_name(card)}"


def short(card: Card) -> str:
    """Name a card whose suit has been named: "the queen", "the big joker"."""
    return the(card).split(" of ")[0]


def suits_named(cards: Sequence[Card], suit: Suit) -> str:
    """Count the cards of one suit, jokers named: "three diamonds", "two diamonds and a joker"."""
    jokers = sum(card.is_joker for card in cards) if suit is not Suit.JOKERS else 0
    plain = len(cards) - jokers
    held = count(plain, SUIT_NAMES[suit].removesuffix("s")) if plain else ""
    joker = "" if not jokers else "a joker" if jokers == 1 else count(jokers, "joker")
    return " and ".join(part for part in (held, joker) if part)
