"""What a seat can work out from its view: the cards still hidden, who is void, who needs tricks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from riverlib.cards import SUITS, Card, JokerRanks, Suit, Trick, Variant, View, pack

Coded = tuple[int, int]
"""A card as the suit it counts as (an index of ``_SUITS``) and a rank that can be compared."""

_SUITS = (*SUITS, Suit.JOKERS)
_SMALL_JOKER = 15
_RANKS = 18  # jokers go up to 17
NO_TRUMP = -1


@dataclass(frozen=True, slots=True)
class Sight:
    """One position as a careful player knows it; suits are indices, jokers count as trumps."""

    players: int
    trump: int
    """Index of the trump suit, or ``NO_TRUMP``."""
    hand: tuple[Coded, ...]
    """The seat's own cards, in the order of the view's hand."""
    trick: tuple[Coded, ...]
    above: tuple[tuple[float, ...], ...]
    """``above[suit][rank]``: hidden cards that beat this one; an equal one does half the time."""
    beaten_later: tuple[tuple[int, ...], ...]
    """``beaten_later[suit][rank]``: hidden cards that beat this one when played after it."""
    hidden: tuple[int, ...]
    """Hidden cards of each suit, in other hands or in the stock."""
    held_share: tuple[float, ...]
    """Share of each suit's hidden cards that lies in other hands, not in the stock."""
    slots: tuple[float, ...]
    """For each suit the places where a hidden card of it can lie."""
    voids: tuple[frozenset[int], ...]
    """By seat the suits that it has been seen not to follow."""


def suit_no(suit: Suit | None) -> int:
    """Return the index of a suit, ``NO_TRUMP`` for none."""
    return NO_TRUMP if suit is None else _SUITS.index(suit)


def look(view: View) -> Sight:
    """Count what is hidden from the seat of this view, and who has shown to be void."""
    codes = codes_by_card(view.variant, view.trump)
    tricks = tuple((trick, tuple(codes[card] for card in trick.cards)) for trick in view.tricks)
    hand = tuple(codes[card] for card in view.hand)
    trick = tuple(codes[card] for card in view.trick)
    counts = [list(row) for row in _whole_counts(view.variant, view.trump)]
    turned = () if view.turn_up is None else (codes[view.turn_up],)
    shown = tuple(codes[card] for cards in view.shown for card in cards)
    for suit, rank in (*hand, *trick, *turned, *shown):
        counts[suit][rank] -= 1
    for _, cards in tricks:
        for suit, rank in cards:
            counts[suit][rank] -= 1
    trump = suit_no(view.trump)
    voids = _voids(view, tricks, trick, trump)
    above, later = zip(*map(_beaten_by, counts), strict=True)
    slots, held = _places(view, voids)
    return Sight(
        players=view.players,
        trump=trump,
        hand=hand,
        trick=trick,
        above=above,
        beaten_later=later,
        hidden=tuple(map(sum, counts)),
        held_share=held,
        slots=slots,
        voids=voids,
    )


@lru_cache(maxsize=256)
def codes_by_card(variant: Variant, trump: Suit | None) -> dict[Card, Coded]:
    """Return every card face as the suit it counts as and its rank (docs/rules/cards.md 3.4)."""
    equal = variant.joker_ranks is JokerRanks.EQUAL
    joker_suit = suit_no(trump if trump is not None else Suit.JOKERS)
    return {
        card: (joker_suit, _SMALL_JOKER if equal else card.rank)
        if card.is_joker
        else (suit_no(card.suit), card.rank)
        for card in pack(jokers=variant.jokers)
    }


@lru_cache(maxsize=256)
def _whole_counts(variant: Variant, trump: Suit | None) -> tuple[tuple[int, ...], ...]:
    counts = [[0] * _RANKS for _ in _SUITS]
    for suit, rank in codes_by_card(variant, trump).values():
        counts[suit][rank] += variant.packs or 1
    return tuple(map(tuple, counts))


def _beaten_by(counts: Sequence[int]) -> tuple[tuple[float, ...], tuple[int, ...]]:
    above, later = [0.0] * _RANKS, [0] * _RANKS
    higher = 0
    for rank in range(_RANKS - 1, -1, -1):
        above[rank] = higher + counts[rank] / 2
        higher += counts[rank]
        later[rank] = higher  # of equal cards the later one wins (docs/rules/cards.md 3.5)
    return tuple(above), tuple(later)


def _voids(
    view: View,
    tricks: Iterable[tuple[Trick, tuple[Coded, ...]]],
    running: tuple[Coded, ...],
    trump: int,
) -> tuple[frozenset[int], ...]:
    voids: list[set[int]] = [set() for _ in range(view.players)]
    seen = [(trick.leader, cards) for trick, cards in tricks]
    if running and view.leader is not None:
        seen.append((view.leader, running))
    for leader, cards in seen:
        led = cards[0][0]
        for place, (suit, _) in enumerate(cards):
            if suit != led:
                seat = (leader + place) % view.players
                voids[seat].add(led)
                if view.variant.must_trump and suit != trump:
                    voids[seat].add(trump)
    return tuple(map(frozenset, voids))


def _places(
    view: View, voids: Sequence[frozenset[int]]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    others = [
        (left, voids[seat])
        for seat, left in enumerate(view.hand_sizes_left)
        if seat != view.seat and not view.shown[seat]
    ]
    slots, shares = [], []
    for suit in range(len(_SUITS)):
        held = sum(left for left, void in others if suit not in void)
        slots.append(max(1.0, held + view.stock_size))
        shares.append(held / slots[-1])
    return tuple(slots), tuple(shares)
