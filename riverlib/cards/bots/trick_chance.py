"""How likely a card played now is to take the running trick."""

from riverlib.cards import View
from riverlib.cards.bots.unseen import Coded, Sight
from riverlib.cards.bots.worth import needed, partners

# How much another seat wants the trick: at its bid, in need of some of its tricks, over its bid.
EXACT_WISH, NEED_WISH, OVER_WISH = 0.1, 0.35, 0.4


def beats(card: Coded, front: Coded, trump: int) -> bool:
    """Return whether a card takes the lead in a trick; of equals the later (cards.md 3.5)."""
    if card[0] == front[0]:
        return card[1] >= front[1]
    return card[0] == trump


def front_no(trick: tuple[Coded, ...], trump: int) -> int:
    """Return which card of a trick is winning so far."""
    best = 0
    for card_no, card in enumerate(trick):
        if beats(card, trick[best], trump):
            best = card_no
    return best


def wish(view: View, seat: int) -> float:
    """Return how much another seat wants this trick, 0 to 1, from its bid and what it has."""
    need = needed(view, seat)
    if need == 0:
        return EXACT_WISH
    if need < 0:
        return OVER_WISH
    return min(1.0, NEED_WISH + (1.0 - NEED_WISH) * need / view.hand_sizes_left[seat])


def chance_now(view: View, sight: Sight, card: Coded) -> float:
    """Return how likely the trick goes to the own seat, or to its team, if it plays this card."""
    assert view.seat is not None
    assert view.leader is not None
    mates = partners(view, view.seat)
    trick = (*sight.trick, card)
    front = front_no(trick, sight.trump)
    if (view.leader + front) % view.players not in (view.seat, *mates):
        return 0.0
    chance = 1.0
    for step in range(1, view.players - len(sight.trick)):
        seat = (view.seat + step) % view.players
        if seat not in mates:
            chance *= 1.0 - _beaten_by(view, sight, seat, trick[front], trick[0][0])
    return chance


def _beaten_by(view: View, sight: Sight, seat: int, front: Coded, led: int) -> float:
    """Return how likely a seat yet to play beats the front card, by following or by a ruff."""
    suit, rank = front
    void, trump, want = sight.voids[seat], sight.trump, wish(view, seat)
    cards = view.hand_sizes_left[seat]
    here = _share_here(view, sight, seat, led)
    cannot_follow = (1.0 - here) ** sight.hidden[led]
    beaten = 0.0
    if suit == led:
        higher = sight.beaten_later[suit][rank]
        can = 1.0 - (1.0 - here) ** higher
        must = can * (1.0 - here) ** (sight.hidden[suit] - higher)
        beaten = want * can + (1.0 - want) * must
    if trump >= 0 and led != trump and trump not in void:
        trumps = sight.beaten_later[trump][rank] if suit == trump else sight.hidden[trump]
        has = 1.0 - (1.0 - _share_here(view, sight, seat, trump)) ** trumps
        others = sum(sight.hidden) - sight.hidden[led]  # what a hand without the suit consists of
        only = 1.0 if view.variant.must_trump else (trumps / max(1, others)) ** cards
        beaten += cannot_follow * (want * has + (1.0 - want) * min(has, only))
    return min(1.0, beaten)


def _share_here(view: View, sight: Sight, seat: int, suit: int) -> float:
    """Return how likely one hidden card of a suit lies in this seat's hand."""
    if suit in sight.voids[seat]:
        return 0.0
    return min(1.0, view.hand_sizes_left[seat] / sight.slots[suit])
