"""Bidding with the own card on the forehead: all cards but the own lie open (cards.md 3.3)."""

from collections.abc import Sequence

from riverlib.cards import Bid, FirstLead, View, pack
from riverlib.cards.bots.trick_chance import front_no
from riverlib.cards.bots.unseen import codes_by_card, suit_no
from riverlib.cards.bots.worth import expected, points_by_more


def forehead_values(view: View, bids: Sequence[Bid]) -> list[tuple[float, Bid]]:
    """Return each bid with its points, averaged over every card that the own one can be."""
    values = []
    for bid in bids:
        win = _winning_share(view, leader=_leader(view, bid.tricks))
        values.append((expected(points_by_more(view, bid.tricks), [(win, win)]), bid))
    return values


def _winning_share(view: View, *, leader: int) -> float:
    """Return the share of the unseen cards that would take the one trick."""
    assert view.seat is not None
    codes, trump = codes_by_card(view.variant, view.trump), suit_no(view.trump)
    unseen = list(pack(packs=view.variant.packs or 1, jokers=view.variant.jokers))
    for card in (card for cards in view.shown for card in cards):
        unseen.remove(card)
    if view.turn_up is not None:
        unseen.remove(view.turn_up)
    order = [(leader + place) % view.players for place in range(view.players)]
    own = order.index(view.seat)
    before = tuple(codes[view.shown[seat][0]] for seat in order[:own])
    after = tuple(codes[view.shown[seat][0]] for seat in order[own + 1 :])
    wins = sum(front_no((*before, codes[card], *after), trump) == own for card in unseen)
    return wins / len(unseen)


def _leader(view: View, bid: int) -> int:
    """Return who would lead the trick if nobody else raised the bidding."""
    assert view.seat is not None
    left = (view.dealer + 1) % view.players
    if view.variant.first_lead is FirstLead.LEFT_OF_DEALER:
        return left
    bids = {seat: other for seat, other in enumerate(view.bids) if other is not None}
    bids[view.seat] = bid
    in_order = ((left + place) % view.players for place in range(view.players))
    return max(in_order, key=lambda seat: bids.get(seat, 0))  # the first of equals
