"""Cards, packs and their notation (docs/rules/cards.md sections 1.2, 3.4, 3.5 and 5)."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.core import NotationError

RANKS = "23456789TJQKA"
"""The thirteen ranks, low to high."""


class Suit(StrEnum):
    """A suit by its letter in the notation; jokers are a suit until a trump takes them in."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"
    JOKERS = "*"


SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The four suits that cards of a pack have; jokers stand apart."""

SUIT_NAMES = {
    Suit.CLUBS: "clubs",
    Suit.DIAMONDS: "diamonds",
    Suit.HEARTS: "hearts",
    Suit.SPADES: "spades",
    Suit.JOKERS: "jokers",
}


@dataclass(frozen=True, slots=True)
class Card:
    """One card face. Two packs hold two equal cards: a hand is a multiset, never a set."""

    suit: Suit
    rank: int
    """2 to 14 (the ace); of jokers 15 (small), 16 (middle), 17 (big)."""

    @property
    def is_joker(self) -> bool:
        """Whether this is one of the three jokers."""
        return self.suit is Suit.JOKERS

    def __str__(self) -> str:
        """Write the card as rank and suit, ``Td``; jokers are ``*1`` (big) to ``*3``."""
        return _TEXT_BY_CARD[self]


_TEXT_BY_CARD: dict[Card, str] = {
    Card(suit, rank): f"{letter}{suit}" for suit in SUITS for rank, letter in enumerate(RANKS, 2)
} | {Card(Suit.JOKERS, 18 - number): f"*{number}" for number in (1, 2, 3)}
_CARD_BY_TEXT = {text: card for card, text in _TEXT_BY_CARD.items()}
_PACK_52 = tuple(card for card in _TEXT_BY_CARD if not card.is_joker)
_JOKERS = tuple(card for card in _TEXT_BY_CARD if card.is_joker)  # big, middle, small


def parse_card(text: str) -> Card:
    """Read a card from its notation.

    Raises
    ------
    NotationError
        If the text names no card.

    >>> str(parse_card("Td")), parse_card("*1").is_joker
    ('Td', True)
    """
    card = _CARD_BY_TEXT.get(text)
    if card is None:
        raise NotationError(
            f"{text!r} is no card: write rank {RANKS} and suit cdhs, as in 'Td', or *1 *2 *3"
        )
    return card


def pack(*, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return every card in play: ``packs`` times 52 cards and the ``jokers`` biggest jokers."""
    return (_PACK_52 + _JOKERS[:jokers]) * packs


_RANK_NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace", 15: "small joker"}
_RANK_NAMES |= {16: "middle joker", 17: "big joker"}


def card_name(card: Card) -> str:
    """Say a card in words: ``queen of hearts``, ``10 of clubs``, ``big joker``."""
    rank = _RANK_NAMES.get(card.rank, str(card.rank))
    return rank if card.is_joker else f"{rank} of {SUIT_NAMES[card.suit]}"
