"""The words of both games in a family's words, and where a sentence uses them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from riverlib import cards, race

# each word with its forms in sentences, as a pattern, and what it means
_CARDS: tuple[tuple[str, str, str], ...] = (
    (
        "deal",
        "deals?",
        "The cards are handed out, bids are said, and all cards are played: that is one deal.",
    ),
    (
        "dealer",
        "dealer",
        "The player who hands out the cards; in each deal the next player does.",
    ),
    (
        "trick",
        "tricks?",
        "One card from each player. The best one takes all of them: that is one trick.",
    ),
    (
        "bid",
        "bids?|bidder",
        "The number of tricks that you say you will take.",
    ),
    (
        "exact bid",
        "exact bid",
        "You took as many tricks as you said: not one more, not one less.",
    ),
    (
        "suit",
        "suits?",
        "Clubs, diamonds, hearts or spades: the sign on a card.",
    ),
    (
        "lead",
        "leads?|led",
        "To play the first card of a trick. Its suit is the suit that was led.",
    ),
    (
        "follow suit",
        "follow suit",
        "To play a card of the suit that was led.",
    ),
    (
        "trump",
        "trumps?",
        "The suit that beats all others in this deal.",
    ),
    (
        "turned up",
        "turned up",
        "After dealing, the next card is laid open. Its suit is trump.",
    ),
    (
        "joker",
        "jokers?",
        "A card without a suit of its own. It belongs to the trumps and beats the ace.",
    ),
    (
        "pack",
        "packs?",
        "All the cards: 52, thirteen of each suit, and the jokers if you play with them.",
    ),
    (
        "hand",
        "hand",
        "The cards that you hold.",
    ),
    (
        "come out even",
        "come out even",
        "All bids together are just as many as there are tricks: then everybody can be right.",
    ),
    (
        "teams",
        "teams?",
        "Partners, who share their bids, their tricks and their points.",
    ),
)
_RACE: tuple[tuple[str, str, str], ...] = (
    (
        "waterfall",
        "waterfall",
        "The lower end of the river. A boat that goes over it is lost.",
    ),
    (
        "harbour",
        "harbour",
        "The upper end of the river, where boats come home.",
    ),
    (
        "dock",
        "docks?",
        "A numbered place in the harbour. Its number is your points.",
    ),
    (
        "sandbank",
        "sandbank",
        "The card at which every boat must stop when it sails up.",
    ),
    (
        "high tide",
        "high tide",
        "The card with the wave: it can carry on a boat whose throw ends just there.",
    ),
    (
        "tide",
        "tide",
        "Before each new round the lowest card moves to the top: all boats lie one card lower.",
    ),
    (
        "round",
        "second round",
        "Everybody has had one turn.",
    ),
    (
        "wind",
        "wind",
        "The sixth side of the die. It moves a boat to another boat of its colour.",
    ),
    (
        "afloat",
        "on the river",
        "Neither home in the harbour nor lost over the waterfall.",
    ),
)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a sentence."""

    text: str
    meaning: str | None = None
    """What a word of the game means, where these words are one."""


def card_terms(variant: cards.Variant) -> dict[str, str]:
    """Return the words that the rules of a rule set use, with what they mean."""
    terms = _used(_CARDS, " ".join(cards.rule_lines(variant)))
    if "dealer" in terms and variant.bidding is cards.Bidding.IN_TURN:
        terms["dealer"] += " The dealer bids last."
    return terms


def race_terms(layout: race.Layout) -> dict[str, str]:
    """Return the words that the rules of a river use, with what they mean."""
    return _used(_RACE, " ".join(race.rule_lines(layout)))


def _used(words: tuple[tuple[str, str, str], ...], text: str) -> dict[str, str]:
    return {word: meaning for word, forms, meaning in words if _pattern(forms).search(text)}


def _pattern(forms: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{forms})\b", re.IGNORECASE)


def linked(sentence: str, meanings: Mapping[str, str]) -> tuple[Piece, ...]:
    """Take a sentence apart at the words that can be asked for; each is offered once.

    >>> [piece.text for piece in linked("Spades are always trumps.", {"trump": "It beats all."})]
    ['Spades are always ', 'trumps', '.']
    """
    places: list[tuple[int, int, str]] = []
    known = sorted((each for each in (*_CARDS, *_RACE) if each[0] in meanings), key=_longest_first)
    for word, forms, _ in known:
        for found in _pattern(forms).finditer(sentence):
            if not any(start < found.end() and found.start() < end for start, end, _ in places):
                places.append((found.start(), found.end(), meanings[word]))
                break
    pieces: list[Piece] = []
    done = 0
    for start, end, meaning in sorted(places):
        pieces += [Piece(sentence[done:start]), Piece(sentence[start:end], meaning)]
        done = end
    return tuple(piece for piece in (*pieces, Piece(sentence[done:])) if piece.text)


def _longest_first(entry: tuple[str, str, str]) -> int:
    return -len(entry[0])
