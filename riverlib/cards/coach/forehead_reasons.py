"""What speaks for a bid on a card that one does not see (docs/rules/cards.md 3.3)."""

from collections.abc import Iterator

from riverlib.cards import Card, FirstLead, View
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.otherwise import with_bids, with_shown
from riverlib.cards.coach.reason import Kind, Pair, Reason
from riverlib.cards.rules import trick_taker
from riverlib.core.people import People


def forehead_reasons(
    facts: Facts, pair: Pair, best: int, rival: int, people: People
) -> Iterator[Reason]:
    """Yield what the cards that one sees, and the bids of those who see one's own, say."""
    yield from _winning_cards(facts, pair, best)
    yield from _sees_yours(facts, pair, people)


def _winning_cards(facts: Facts, pair: Pair, best: int) -> Iterator[Reason]:
    view = facts.view
    if view.variant.first_lead is not FirstLead.LEFT_OF_DEALER or not facts.unseen:
        return
    wins = winning_cards(facts)
    out = len(facts.unseen)
    text = f"of the {out} cards that yours may be, {wins} take the trick."
    if wins in (0, out):
        which = "every" if wins else "no"
        text = f"{which} card that yours may be takes the trick."
    if wins == 1:
        text = f"of the {out} cards that yours may be, only one takes the trick."
    yield from pair.reason(Kind.FOREHEAD, text, _otherwise(facts, best))


def _otherwise(facts: Facts, best: int) -> View:
    """Return the deal with the best card there is on one forehead, or the lowest ones on all."""

    def strength(card: Card) -> tuple[bool, int]:
        return facts.is_trump(card), card.rank

    seats = [seat for seat, cards in enumerate(facts.view.shown) if cards]
    unseen = sorted(facts.unseen, key=strength)
    if best:
        return with_shown(facts.view, {seats[0]: unseen[-1]})
    return with_shown(facts.view, dict(zip(seats, unseen, strict=False)))


def winning_cards(facts: Facts) -> int:
    """Return how many of the unseen cards would take the one trick as the own card."""
    return sum(_wins(facts, card) for card in facts.unseen)


def _wins(facts: Facts, card: Card) -> bool:
    view = facts.view
    order = [(view.dealer + 1 + place) % view.players for place in range(view.players)]
    cards = [card if seat == facts.seat else view.shown[seat][0] for seat in order]
    return order[trick_taker(view.variant, cards, view.trump)] == facts.seat


def _sees_yours(facts: Facts, pair: Pair, people: People) -> Iterator[Reason]:
    view = facts.view
    for seat, bid in enumerate(view.bids):
        if bid is not None and seat not in facts.team(facts.seat):
            text = f"{people.name(seat)} sees your card and has bid {bid}."
            yield from pair.reason(Kind.SEES_YOURS, text, with_bids(view, {seat: 1 - bid}))
