"""A first look is there at once, and says of the cards what is so."""

from itertools import islice

import pytest

from riverlib import cards
from riverlib.cards.coach.facts import Facts
from riverlib.cards.coach.first_look import first_look
from riverlib.cards.rules import trick_taker
from tests.cards.coach.positions import all_decisions


@pytest.mark.parametrize("seed", range(4))
def test_a_first_look_names_what_may_be_done_and_tells_the_truth(seed: int) -> None:
    for state in islice(all_decisions(100 * seed), 150):
        view = cards.view(state, state.to_move)
        look = first_look(view)
        assert look.best in view.legal
        assert look.head.startswith("At a glance: ")
        assert look.text.endswith(".")
        if isinstance(look.best, cards.Play):
            assert fault(view, look.best, look.text) is None, look


def fault(view: cards.View, best: cards.Play, text: str) -> str | None:
    """Read a sentence back: what in it is not so."""
    facts = Facts(view)
    need, laid = facts.need(facts.seat), (*view.trick, best.card)
    leads = trick_taker(view.variant, laid, view.trump) == len(view.trick)
    if "no more tricks" in text and need:
        return "tricks are wanted"
    if "still need" in text and need <= 0:
        return "no tricks are wanted"
    if "stays in front" in text and leads:
        return "it takes the trick so far"
    if "yours so far" in text and not leads:
        return "it does not take the trick so far"
    if "nobody can hold" in text and facts.above(best.card):
        return "there is a higher one"
    if "nobody can hold" in text and ("somebody trumps" in text) != bool(facts.beaters(best.card)):
        return "a trump could take it, or none could"
    return None
