"""What must hold for sentences about high trumps and small ones, worked out another way."""

from riverlib.cards import SUIT_NAMES, Card
from tests.cards.by_hand import CARDS, SINGLE, suit_of
from tests.cards.coach.claims import (
    Match,
    Said,
    card_of,
    highest_trumps,
    is_best,
    is_trump,
    number,
    unbeatable,
)


def gets_rid(said: Said, match: Match) -> bool:
    """The sure trumps are all that is needed; what is led is none of them and can be beaten."""
    card, count = card_of(said.best), number(match["n"]) if match["n"] else 1
    sure = highest_trumps(said, count)
    named = is_best(said, match) and said.word(card) == match["suit"]
    named = named and (not match["one"] or CARDS[match["one"]] == sure[0])
    lost = bool(said.higher(card)) and not said.state.trick and not is_trump(said, card)
    return named and lost and unbeatable(said, sure) and said.need(said.seat) == count


def is_small(said: Said, card: Card) -> bool:
    """Whether it is an own trump that three different unseen cards beat."""
    rivals = {rival for rival in said.unseen if said.over(rival, card)}
    return card in said.hand and is_trump(said, card) and len(rivals) >= 3


def needs_only_sure(said: Said, match: Match) -> bool:
    """The sure trumps are just as many as are needed."""
    need = number(match["n"])
    sure = highest_trumps(said, need)
    named = CARDS[match["one"]] == sure[0] if match["one"] else need > 1
    fits = said.need(said.seat) == need and said.left == number(match["left"])
    return fits and named and unbeatable(said, sure) and len(said.side(said.seat)) == 1


def makes_short(said: Said, match: Match) -> bool:
    suit = suit_of(card_of(said.best), said.state)
    only = sum(suit_of(own, said.state) is suit for own in said.hand) == 1
    names = SINGLE[match["one"]] is suit and SUIT_NAMES[suit] == match["suit"]
    return only and names and is_small(said, CARDS[match["card"]])
