"""A position as it would be without one of its facts: what shows whether a reason matters.

Each of these is again a position that a seat could meet, so that it can be weighed like any other:
a card exchanged for one that the seat has not seen, a bid of another number, another scoring. What
would contradict what the table has shown is not offered (``None``).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from riverlib.cards import Action, Card, Phase, Play, Suit, Trick, View
from riverlib.cards.coach.facts import Facts
from riverlib.cards.rules import legal_plays, suit_in_play, trick_taker


def exchanged(view: View, own: Card, other: Card) -> View | None:
    """Return the position with another card in the hand in the place of an own one.

    Parameters
    ----------
    other : Card
        One that the seat has not seen; the own one is then where it was.
    """
    hand = list(view.hand)
    hand[hand.index(own)] = other
    changed = replace(view, hand=tuple(hand))
    changed = replace(changed, legal=_plays(changed)) if view.phase is Phase.PLAY else changed
    suit = suit_in_play(other, view.trump)
    if suit is suit_in_play(own, view.trump):
        return changed
    denied = suit in Facts(view).voids[view.seat or 0]
    return changed if not denied and is_possible(changed) else None


def lowered(facts: Facts, own: Sequence[Card], suits: Sequence[Suit]) -> View | None:
    """Return the position with the lowest unseen cards of some suits in the place of own cards."""
    view: View | None = facts.view
    for card in own:
        assert view is not None  # left below otherwise
        low = lowest_of(Facts(view), suits)
        view = exchanged(view, card, low) if low else None
        if view is None:
            return None
    return view


def weaker(facts: Facts, own: Card) -> Card | None:
    """Return the lowest unseen card of an own one's suit, if it is lower."""
    return _below(facts, own, min)


def stronger(facts: Facts, own: Card) -> Card | None:
    """Return the highest unseen card of an own one's suit, if it is higher."""
    found = max(facts.above(own), key=_rank, default=None)
    return found if found and found.rank > own.rank else None


def nearest(facts: Facts, own: Card, but: Card) -> Card | None:
    """Return the unseen card nearest to an own one in its suit; not another face of the hand."""
    cards = [card for card in facts.unseen if facts.suit(card) is facts.suit(own) and card != but]
    return min(cards, key=lambda card: abs(card.rank - own.rank), default=None)


def _below(facts: Facts, own: Card, which: Any) -> Card | None:
    cards = [card for card in facts.unseen if facts.suit(card) is facts.suit(own)]
    lower = [card for card in cards if card.rank < own.rank]
    return which(lower, key=_rank, default=None)  # type: ignore[no-any-return]


def lowest_of(facts: Facts, suits: Sequence[Suit]) -> Card | None:
    """Return the lowest unseen card that counts as one of these suits."""
    wanted = set(suits)
    cards = (card for card in facts.unseen if facts.suit(card) in wanted)
    return min(cards, key=_rank, default=None)


def _rank(card: Card) -> int:
    return card.rank


def _plays(view: View) -> tuple[Action, ...]:
    cards = legal_plays(
        view.variant,
        view.hand,
        led=view.trick[0] if view.trick else None,
        trump=view.trump,
        first_trick=not view.tricks,
        trump_played=view.trump_played,
    )
    return tuple(map(Play, cards))


def with_front(facts: Facts, card: Card) -> View | None:
    """Return the position with an unseen card of the same suit at the front of the trick."""
    view = facts.view
    no = facts.front_no
    if facts.suit(card) is not facts.suit(view.trick[no]):
        return None
    return replace(view, trick=(*view.trick[:no], card, *view.trick[no + 1 :]))


def with_bids(view: View, bids: Mapping[int, int]) -> View:
    """Return the position with other bids of some seats."""
    return replace(view, bids=tuple(bids.get(seat, bid) for seat, bid in enumerate(view.bids)))


def with_scoring(view: View, **changes: Any) -> View:
    """Return the position under a scoring with other values."""
    scoring = replace(view.variant.scoring, **changes)
    return with_rules(view, scoring=scoring)


def with_rules(view: View, **changes: Any) -> View:
    """Return the position under rules with other values, all else as it is."""
    return replace(view, variant=replace(view.variant, **changes))


def with_shown(view: View, cards: Mapping[int, Card]) -> View:
    """Return a forehead deal in which some seats show other cards."""
    shown = tuple(
        (cards[seat],) if seat in cards else shown for seat, shown in enumerate(view.shown)
    )
    return replace(view, shown=shown)


def following(facts: Facts, seat: int, suit: Suit) -> View | None:
    """Return the position in which a seat has followed a suit wherever it has not.

    Only one such trick is taken back; where it went off more than once there is no such position.
    """
    view = facts.view
    off = [
        (no, place)
        for no, trick in enumerate(view.tricks)
        for place, card in enumerate(trick.cards)
        if (trick.leader + place) % view.players == seat
        and facts.suit(trick.cards[0]) is suit
        and facts.suit(card) is not suit
    ]
    if len(off) != 1:
        return None
    no, place = off[0]
    trick = view.tricks[no]
    for card in sorted((c for c in facts.unseen if facts.suit(c) is suit), key=_rank):
        cards = (*trick.cards[:place], card, *trick.cards[place + 1 :])
        taker = (trick.leader + trick_taker(view.variant, cards, view.trump)) % view.players
        if taker == trick.taker:
            changed = (*view.tricks[:no], Trick(trick.leader, cards, taker), *view.tricks[no + 1 :])
            after = replace(view, tricks=changed)
            return after if is_possible(after) else None
    return None


def is_possible(view: View) -> bool:
    """Whether the unseen cards can lie somewhere, given what the seats have shown to lack.

    By Hall's theorem: any suits taken together find room enough.
    """
    facts = Facts(view)
    counts = Counter(facts.suit(card) for card in facts.unseen)
    if any(number < 0 for number in counts.values()):
        return False
    for size in range(1, len(counts) + 1):
        for suits in combinations(counts, size):
            room = view.stock_size + sum(
                view.hand_sizes_left[seat]
                for seat in range(view.players)
                if seat != view.seat and not set(suits) <= facts.voids[seat]
            )
            if sum(counts[suit] for suit in suits) > room:
                return False
    return True
