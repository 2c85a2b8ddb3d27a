"""No reason is contradicted by its position, whatever the rules: a referee reads each sentence."""

import re
from collections import Counter
from itertools import islice
from random import Random

import pytest

from riverlib.cards import Action, Phase, card_name, legal_actions, view
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


_COUNTED = (
    r"Nobody can beat the .+: it is sure to take a trick\.|Only the .+ can beat your trump, .+"
    r"|Nobody can hold a \w+ that beats .+|The .+ can wait until .+|You hold .+: you can .+"
)
"""Sentences about a bid that name one trick; others say how many, or that there is none."""
_HOW_MANY = (
    r"(?:Only )?(\w+) likely tricks?: .+|Nobody can beat your (\w+) highest trumps: .+"
    r"|You hold (?:more than )?(\w+) trumps?, and any trump .+|(Each) card you hold can be beaten.+"
)


def counted_tricks(text: str) -> int | None:
    """Return how many tricks a sentence counts on, if it counts any."""
    if found := re.fullmatch(_HOW_MANY, text):
        said = next(filter(None, found.groups()))
        return 0 if said == "Each" else number(said)
    return 1 if re.fullmatch(_COUNTED, text) else None


def test_a_reason_counts_as_many_tricks_as_the_bid_that_it_is_for() -> None:
    rng, counted = Random(7), Counter[int]()
    bidding = (state for state in all_decisions(700) if state.phase is Phase.BID)
    for state in islice(bidding, 400):
        seen = view(state, state.to_move)
        if seen.is_forehead:
            continue
        for _ in range(4):
            best, rival = rng.sample(legal_actions(state), 2)
            for reason in reasons(seen, best, rival, NAMES[: state.players])[0]:
                tricks = counted_tricks(reason.text)
                if reason.kind is not Kind.HOOKED and tricks is not None:
                    assert tricks == bid_of(best), reason.text
                    counted[tricks] += 1
    assert min(counted[tricks] for tricks in range(4)) > 10


def test_every_sentence_is_so() -> None:
    assert len(referee(120, seed=1)) > 10


@pytest.mark.slow
def test_every_kind_of_sentence_is_so_in_many_positions() -> None:
    kinds = referee(3000, seed=5000)
    assert set(Kind) - _OF_WORTH - set(kinds) <= {Kind.SEES_YOURS, Kind.MATE_HAS_IT}
