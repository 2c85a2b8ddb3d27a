"""When the rest of a deal is certain: the leader takes every trick, whatever anybody holds."""

from collections import Counter

from riverlib.cards.card import Card
from riverlib.cards.rules import legal_plays, suit_in_play
from riverlib.cards.state import Phase
from riverlib.cards.variant import JokerRanks, cards_in_play
from riverlib.cards.view import View


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards that are in other hands or in the stock, as far as the seat can tell."""
    left = Counter(cards_in_play(view.variant, view.variant.packs or 1))
    left.subtract(view.hand)
    left.subtract(view.trick)
    for trick in view.tricks:
        left.subtract(trick.cards)
    for cards in view.shown:
        left.subtract(cards)
    if view.turn_up is not None:
        left[view.turn_up] -= 1
    return tuple(left.elements())


def certain_order(view: View) -> tuple[Card, ...] | None:
    """Return an order of leads that is sure to take all the tricks left, or ``None``.

    Sure means against any distribution of the unseen cards, so it gives nothing away that the
    seat could not work out. It asks for more than is strictly needed: each card must beat every
    unseen card of its suit, and no trump may be left to ruff a plain card.
    """
    if view.phase is not Phase.PLAY or view.seat != view.to_move or view.trick or not view.hand:
        return None
    unseen = unseen_cards(view)
    if not all(_is_boss(card, unseen, view) for card in view.hand):
        return None
    trumps = [card for card in view.hand if _is_trump(card, view)]
    plain = [card for card in view.hand if not _is_trump(card, view)]
    trumps_out = sum(_is_trump(card, view) for card in unseen)
    if not trumps_out:
        return (*plain, *trumps)
    # one other hand may hold them all, and follows to each trump led
    drawn = len(trumps) >= min(trumps_out, len(view.hand))
    return (*trumps, *plain) if (drawn or not plain) and _may_lead(trumps, view) else None


def _is_trump(card: Card, view: View) -> bool:
    return view.trump is not None and suit_in_play(card, view.trump) is view.trump


def _is_boss(card: Card, unseen: tuple[Card, ...], view: View) -> bool:
    """Whether a lead of the card beats every unseen card of its suit; equals would beat it."""
    suit = suit_in_play(card, view.trump)
    rivals = (other for other in unseen if suit_in_play(other, view.trump) is suit)
    return all(_rank(card, view) > _rank(other, view) for other in rivals)


def _rank(card: Card, view: View) -> int:
    equal = card.is_joker and view.variant.joker_ranks is JokerRanks.EQUAL
    return 15 if equal else card.rank


def _may_lead(trumps: list[Card], view: View) -> bool:
    """Whether the first of the trumps may be led now."""
    open_leads = legal_plays(
        view.variant,
        view.hand,
        led=None,
        trump=view.trump,
        first_trick=not view.tricks,
        trump_played=view.trump_played,
    )
    return bool(trumps) and trumps[0] in open_leads
