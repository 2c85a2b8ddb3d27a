"""No reason is contradicted by its position, whatever the rules: a referee reads each sentence."""

import re
from collections import Counter
from itertools import islice
from random import Random

import pytest

from riverlib.cards import Action, card_name, legal_actions
from riverlib.cards.coach.advice import reasons
from riverlib.cards.coach.hopeless import loses_bid, sure_words
from riverlib.cards.coach.reason import Kind
from tests.cards.coach.claims import Said, bid_of, highest_trumps, number, unbeatable
from tests.cards.coach.positions import NAMES, all_decisions
from tests.cards.coach.truth import fault

_OF_WORTH = {Kind.CHANCE, Kind.POINTS}
"""What is said of the worth of a choice, not of the position."""


def referee(positions: int, seed: int) -> Counter[Kind]:
    """Check all that could be said for one choice over another; return how often each kind was."""
    rng, kinds = Random(seed), Counter[Kind]()
    for state in islice(all_decisions(seed), positions):
        best, rival = rng.sample(legal_actions(state), 2)
        names = NAMES[: state.players]
        said = Said(state, names, best, rival)
        assert_sure(said, best)
        for reason in (each for group in reasons(said.view, best, rival, names) for each in group):
            assert not fault(reason.text, said)
            kinds[reason.kind] += 1
    return kinds


def assert_sure(said: Said, choice: Action) -> None:
    """Check what is said before a bid: that so many own cards take a trick each, whatever comes."""
    if text := sure_words(said.view, choice):
        several = re.fullmatch(r"Your (\w+) highest trumps will take (\w+) tricks\.", text)
        count = number(several[1]) if several else 1
        cards = highest_trumps(said, count)
        assert unbeatable(said, cards)
        assert count > bid_of(choice)
        assert several or text == f"The {card_name(cards[0])} will take a trick."
        assert loses_bid(said.view, choice) == "That cannot come out!"


def test_every_sentence_is_so() -> None:
    assert len(referee(120, seed=1)) > 10


@pytest.mark.slow
def test_every_kind_of_sentence_is_so_in_many_positions() -> None:
    kinds = referee(3000, seed=5000)
    assert set(Kind) - _OF_WORTH - set(kinds) <= {Kind.SEES_YOURS, Kind.MATE_HAS_IT}
