"""Tricks in which the learner, left of nobody but the dealer, plays the last card."""

from collections.abc import Sequence

from riverlib.cards import Card, Play
from riverlib.learn.cards.asking import board, right_if_taken
from riverlib.learn.cards.laying import Deal, all_bid, is_plain, leads
from riverlib.learn.position import CardPosition
from riverlib.learn.scene import Step

Trick = tuple[CardPosition, tuple[Play, ...]]
"""A position before the first card, and the plays of the others up to the learner's turn."""


def last_to_play(
    deal: Deal, firsts: Sequence[Card], mine: Sequence[Card], *, bid: int, name: str
) -> Trick | None:
    """Lay a trick to which everybody but you has played; ``None`` if the rules forbid a card.

    Parameters
    ----------
    firsts : sequence of Card
        What the others play, from the leader on; the rest of their hands is drawn, such that the
        rules let them play it.
    bid : int
        What you have said, as far as the rules let you.
    """
    led = firsts[0]
    rests = [_rest(deal, led, card) for card in firsts]
    hands = [list(mine), *([card, *rest] for card, rest in zip(firsts, rests, strict=True))]
    others = [1, *([0] * (deal.players - 2))]  # the highest bidder, and left of the dealer
    position = all_bid(deal.laid(hands, dealer=0, name=name), [bid, *others])
    plays = leads(position, firsts)
    return None if plays is None else (position, plays)


def take_trick(
    deal: Deal,
    firsts: Sequence[Card],
    mine: Sequence[Card],
    *,
    name: str,
    say: str = "",
    ask: str,
    hint: str,
    marks: Sequence[str],
    look: Sequence[str],
) -> Step | None:
    """Let the others play ``firsts`` and ask for a card that takes the trick; see ``board``."""
    laid = last_to_play(deal, firsts, mine, bid=1, name=name)
    if laid is None:
        return None
    position, plays = laid
    return board(
        position,
        plays=plays,
        say=say,
        ask=ask,
        judge=right_if_taken,
        marks=marks,
        hint=hint,
        look=look,
    )


def _rest(deal: Deal, led: Card, first: Card) -> list[Card]:
    """Draw the other cards of a hand that plays ``first``: nothing to follow with, no trump."""
    if first.suit is led.suit:
        return [deal.take(is_plain) for _ in range(deal.size - 1)]
    suit = led.suit
    return [
        deal.take(is_plain, deal.not_trump, lambda card: card.suit is not suit)
        for _ in range(deal.size - 1)
    ]


def has_both(right: Sequence[object], legal: Sequence[object]) -> bool:
    """Whether there is something right to do and something wrong."""
    return 0 < len(right) < len(legal)
