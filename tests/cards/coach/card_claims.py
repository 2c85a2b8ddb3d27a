"""What must hold for a sentence on trumping, taking or keeping, worked out another way."""

from riverlib.cards import Play, card_name
from tests.cards.by_hand import CARDS, best_of
from tests.cards.coach.claims import (
    Match,
    Said,
    both,
    card_of,
    is_best,
    is_trump,
    stronger,
    trumps_in,
    unbeatable,
)


def trumps_low(said: Said, match: Match) -> bool:
    """Both are trumps that would have the trick so far, and the dearer one is kept."""
    best, rival = both(said)
    dear = card_name(rival).split(" of ")[0] == match["short"] and stronger(said, rival, best)
    leads = said.front_after(best) and said.front_after(rival) and is_trump(said, rival)
    return trumps_in(said, match) and dear and leads


def beats_so_far(said: Said, match: Match) -> bool:
    """Somebody may still beat it, or it would be said otherwise."""
    card, trick = CARDS[match["card"]], said.state.trick
    lies = card_name(trick[best_of(trick, said.state)]) == match["other"]
    leads = said.front_after(card) and not said.front_after(card_of(said.rival))
    return is_best(said, match) and lies and leads and bool(said.later)


def keeps_best_trump(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    return said.rival == Play(card) and unbeatable(said, [card]) and said.left > 1


def keeps_highest(said: Said, match: Match) -> bool:
    card = CARDS[match["card"]]
    plain = not is_trump(said, card) and said.word(card) == match["suit"]
    return said.rival == Play(card) and plain and not said.higher(card)


def keeps_trump(said: Said, match: Match) -> bool:
    best, rival = both(said)
    kept = rival == CARDS[match["card"]] and is_trump(said, rival) and not is_trump(said, best)
    return kept and said.left > 1 and said.need(said.seat) > 0
