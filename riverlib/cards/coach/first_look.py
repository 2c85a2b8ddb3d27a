"""What one sees at a glance: a bid or a card by judgement alone, before anything is reckoned."""

from dataclasses import dataclass

from riverlib.cards import Action, Bid, Phase, Play, View
from riverlib.cards.bots.steady import good_actions
from riverlib.cards.coach.compared import way
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.hopeless import gone_words, is_gone
from riverlib.cards.coach.likely_tricks import counted_words
from riverlib.cards.rules import trick_taker
from riverlib.cards.suits import the
from riverlib.core.counting import count


@dataclass(frozen=True, slots=True)
class FirstLook:
    """A quick word, to be followed by what is reckoned."""

    best: Action
    head: str
    text: str


def first_look(view: View) -> FirstLook:
    """Say at once what a steady player would do who only looks at the cards.

    It needs no compiled kernels and takes a few thousandths of a second. What it says is true of
    the cards in sight; that it is the best choice it does not say.

    Parameters
    ----------
    view : View
        Of the seat to move.
    """
    best = good_actions(view)[0]
    text = _at_bid(view, best) if view.phase is Phase.BID else _at_play(view, best)
    return FirstLook(best, f"At a glance: {way(best)}", text)


def _at_bid(view: View, best: Action) -> str:
    assert isinstance(best, Bid)
    if view.is_forehead:
        return "That is by the cards you see on the others' foreheads."
    return counted_words(view, best.tricks)


def _at_play(view: View, best: Action) -> str:
    assert isinstance(best, Play)
    facts = Facts(view)
    if is_gone(view):
        return gone_words(view, None)
    need, side = facts.need(facts.seat), view.variant.team_size > 1
    if need <= 0:
        return f"{'Your side wants' if side else 'You want'} no more tricks{_low(facts, best)}."
    have = "Your side still needs" if side else "You still need"
    return f"{have} {count(need, 'trick')}{_high(facts, best)}."


def _low(facts: Facts, best: Play) -> str:
    """Say of a card that it leaves the trick to another one, where it does."""
    if not facts.view.trick or _is_in_front(facts, best):
        return ""
    return f": {the(facts.front)} stays in front"


def _high(facts: Facts, best: Play) -> str:
    """Say of a card that it has the trick so far, or that none of its suit is higher.

    Of a plain suit that is not all: where a trump may be out, it says that too.
    """
    if facts.view.trick:
        return ": with it this one is yours so far" if _is_in_front(facts, best) else ""
    if facts.above(best.card):
        return ""
    trumped = ", unless somebody trumps it" if facts.beaters(best.card) else ""
    return f": nobody can hold a higher {facts.suit_word(best.card)}{trumped}"


def _is_in_front(facts: Facts, best: Play) -> bool:
    view = facts.view
    return trick_taker(view.variant, (*view.trick, best.card), view.trump) == len(view.trick)
