"""What a seat can work out: its own hand, the cards still hidden, and where they can lie."""

from math import sqrt
from typing import Any

import numpy as np

from riverlib.cards.kernels.bits import highest, ones
from riverlib.cards.kernels.records import FACES, JOKERS, NO_TRUMP
from riverlib.cards.variant import MAX_HAND

SUITS_IN_PLAY = 5
HAND = np.dtype(
    [
        ("others", np.int64),  # other seats
        ("total", np.int64),  # hidden cards
        ("hidden", np.int64, SUITS_IN_PLAY),  # hidden cards of each suit
        ("slots", np.float64, SUITS_IN_PLAY),  # places where a hidden card of it can lie
        ("share", np.float64, SUITS_IN_PLAY),  # share of them that lies in other hands
        ("cards", np.int64),  # own cards: trumps first, each suit from the top
        ("start", np.int64, SUITS_IN_PLAY + 1),  # by suit the place of its first own card
        ("length", np.int64, SUITS_IN_PLAY + 1),  # own cards of each suit
        ("face", np.int64, MAX_HAND),  # by own card, as all up to ``sure``
        ("suit", np.int64, MAX_HAND),
        ("above", np.int64, MAX_HAND),  # hidden halves of cards that beat it; an equal one is half
        ("boss", np.float64, MAX_HAND),  # chance that nobody holds a higher card
        ("clean", np.float64, MAX_HAND),  # chance that nobody holds a higher card or a trump
        ("both", np.float64, MAX_HAND),  # chance of no higher card times that of no ruff
        ("fixed", np.float64, MAX_HAND),  # log of the odds as far as no own card played changes it
        ("own", np.float64, MAX_HAND),  # what the other own cards of its suit add to that
        ("raw_trumps", np.int64, 2),  # by whether the seat will lead: own trumps on which rest
        ("raw_win", np.float64, (2, MAX_HAND)),  # the chances of plain cards, if none of their
        ("raw_lose", np.float64, (2, MAX_HAND)),  # suit is played
        ("sure", np.int8, MAX_HAND),  # a trump that no hidden card beats
        ("safe", np.float64, (SUITS_IN_PLAY, 3)),  # chance of no ruff, by suit and round of it
        ("rest_cards", np.int64),  # own cards once one of a suit is played
        ("rest_trumps", np.int64),
        ("shortness", np.float64),  # 1 for each plain suit they lack, less for one or two cards
        ("judged", np.int64),  # chances below, those that obey their player most first
        ("win", np.float64, MAX_HAND + 1),  # chance to take a trick, trying to
        ("lose", np.float64, MAX_HAND + 1),  # and trying not to
        ("kept", np.int64, 2),  # the same for the other suits, by whether the seat will lead
        ("kept_win", np.float64, (2, MAX_HAND + 1)),
        ("kept_lose", np.float64, (2, MAX_HAND + 1)),
        ("points", np.float64, MAX_HAND + 1),  # worth of 0, 1, ... tricks more
        ("running", np.float64, MAX_HAND + 1),  # what ``expected_points`` works on
        ("table", np.float64, (MAX_HAND + 1, MAX_HAND + 1)),  # points by tricks more and bid
        ("expected", np.float64, FACES),  # points to expect, by bid or face
    ],
    align=True,
)
"""One position as a careful player knows it, and room for their sums."""


def count_cards(rules: Any, deal: Any, hand: Any, seat: int) -> None:
    """Count what is hidden from a seat, and sort its own cards."""
    hand.others = rules.players - 1
    hand.total = hand.cards = 0
    voids = held_by_all = 0
    for other in range(rules.players):
        if other != seat:
            voids |= deal.voids[other]
            held_by_all += deal.left[other]
    for suit in range(JOKERS + (deal.trump == JOKERS)):
        hidden, held = 0, held_by_all
        for layer in range(rules.packs):
            hidden += ones(deal.hidden[seat, layer] & rules.suit[deal.trump, suit])
        if voids >> suit & 1:
            for other in range(rules.players):
                if other != seat and deal.voids[other] >> suit & 1:
                    held -= deal.left[other]
        hand.hidden[suit] = hidden
        hand.total += hidden
        hand.slots[suit] = max(1, held + deal.stock)
        hand.share[suit] = held / hand.slots[suit]
    hand.length[NO_TRUMP] = 0
    if deal.trump != NO_TRUMP:
        sort_suit(rules, deal, hand, seat, deal.trump)
    for down in range(JOKERS):
        suit = JOKERS - 1 - down
        if suit != deal.trump:
            sort_suit(rules, deal, hand, seat, suit)


def sort_suit(rules: Any, deal: Any, hand: Any, seat: int, suit: int) -> None:
    """List the own cards of a suit from the top, each with the hidden cards that beat it."""
    trump, start = deal.trump, hand.cards
    cards = deal.hands[seat, 0] & rules.suit[trump, suit]
    while cards:
        face = highest(cards)
        bit = 1 << face
        cards ^= bit
        above = 0
        for layer in range(rules.packs):
            hidden = deal.hidden[seat, layer]
            above += 2 * ones(hidden & rules.above[trump, face])
            above += ones(hidden & rules.equal[trump, face])
        for layer in range(rules.packs):
            if deal.hands[seat, layer] & bit:
                card = hand.cards
                hand.face[card], hand.suit[card], hand.above[card] = face, suit, above
                hand.sure[card] = suit == trump and above == 0
                hand.cards += 1
    hand.start[suit] = start
    hand.length[suit] = hand.cards - start


def beaten_later(rules: Any, deal: Any, seat: int, face: int) -> int:
    """Return how many hidden cards beat a face when they are played after it (3.5)."""
    better = rules.above[deal.trump, face] | rules.equal[deal.trump, face]
    cards = 0
    for layer in range(rules.packs):
        cards += ones(deal.hidden[seat, layer] & better)
    return cards


def power_of(base: float, exponent: int) -> float:
    """Return ``base ** exponent``; ``exponent`` is not negative, and seldom over 15."""
    square = base * base
    fourth = square * square
    result = (base if exponent & 1 else 1.0) * (square if exponent & 2 else 1.0)
    result *= (fourth if exponent & 4 else 1.0) * (fourth * fourth if exponent & 8 else 1.0)
    for _ in range(exponent >> 4):
        result *= fourth * fourth * fourth * fourth
    return result


def power_of_halves(base: float, halves: int) -> float:
    """Return ``base ** (halves / 2)``."""
    result = power_of(base, halves >> 1)
    return result * sqrt(base) if halves & 1 else result
