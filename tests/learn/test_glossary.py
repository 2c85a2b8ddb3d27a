"""The words of the games: those in use alone, each found where a sentence says it."""

from dataclasses import replace

import pytest
from hypothesis import given

from riverlib import cards, race
from riverlib.learn.glossary import card_terms, linked, race_terms
from tests.cards.random_rules import VARIANTS
from tests.race.random_races import LAYOUTS


@given(VARIANTS)
def test_sentences_stay_as_they_are_and_every_word_is_used(variant: cards.Variant) -> None:
    check(cards.rule_lines(variant), card_terms(variant))


@given(LAYOUTS)
def test_those_of_the_race_too(layout: race.Layout) -> None:
    check(race.rule_lines(layout), race_terms(layout))


def check(lines: tuple[str, ...], terms: dict[str, str]) -> None:
    explained = set()
    for line in lines:
        pieces = linked(line, terms)
        assert "".join(piece.text for piece in pieces) == line
        explained |= {piece.meaning for piece in pieces if piece.meaning}
    assert explained <= set(terms.values())
    assert all(len(meaning.split()) <= 25 for meaning in terms.values())


def test_what_is_not_in_force_is_not_explained() -> None:
    plain = cards.find_variant("prediction")
    assert "joker" not in card_terms(plain)
    assert "joker" in card_terms(cards.find_variant("ile-fourchue"))
    assert "teams" not in card_terms(plain)


def test_the_dealer_bids_last_only_where_bids_go_round() -> None:
    turn = cards.find_variant("family-night")
    fists = replace(turn, bidding=cards.Bidding.SIMULTANEOUS, hook=False)
    fists = replace(fists, first_dealer=cards.FirstDealer.ANY)
    assert "bids last" in card_terms(turn)["dealer"]
    assert "bids last" not in card_terms(fists)["dealer"]


@pytest.mark.parametrize(
    ("sentence", "asked"),
    [
        ("The high tide carries the boat.", ["high tide"]),
        ("An exact bid scores 10.", ["exact bid"]),
        ("Turns go round clockwise.", []),
    ],
)
def test_the_longest_word_is_meant(sentence: str, asked: list[str]) -> None:
    terms = card_terms(cards.find_variant("ile-fourchue")) | race_terms(race.DEFAULT_LAYOUT)
    assert [piece.text for piece in linked(sentence, terms) if piece.meaning] == asked
