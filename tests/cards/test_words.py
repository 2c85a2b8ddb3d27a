"""The rule sheet's sentences: every rule that differs is said, and nothing leaks from the code."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from riverlib.cards import (
    SCORINGS,
    VARIANTS,
    Bidding,
    FirstDealer,
    FirstLead,
    JokerRanks,
    Scoring,
    Trump,
    TrumpLead,
    Variant,
    rule_lines,
    scoring_line,
)
from tests.cards import random_rules
from tests.cards.table import PLAIN

JOKERS = replace(PLAIN, jokers=3)
# fmt: off
DIFFERENCES: dict[str, tuple[Variant, dict[str, Any]]] = {
    "hand sizes":          (PLAIN,  {"hand_sizes": (3, 2)}),
    "two packs":           (PLAIN,  {"packs": 2}),
    "packs as needed":     (PLAIN,  {"packs": None}),
    "jokers":              (PLAIN,  {"jokers": 3}),
    "one joker less":      (JOKERS, {"jokers": 2}),
    "equal jokers":        (JOKERS, {"joker_ranks": JokerRanks.EQUAL}),
    "always spades":       (PLAIN,  {"trump": Trump.SPADES}),
    "rotation":            (PLAIN,  {"trump": Trump.ROTATION}),
    "no trump":            (PLAIN,  {"trump": Trump.NONE}),
    "the whole pack":      (PLAIN,  {"whole_pack_no_trump": True}),
    "no hook":             (PLAIN,  {"hook": False}),
    "all at once":         (PLAIN,  {"hook": False, "bidding": Bidding.SIMULTANEOUS}),
    "forehead":            (replace(PLAIN, hand_sizes=(1,)), {"forehead": True}),
    "the highest leads":   (PLAIN,  {"first_lead": FirstLead.HIGHEST_BIDDER}),
    "broken trumps":       (PLAIN,  {"trump_lead": TrumpLead.BROKEN}),
    "not the first trick": (PLAIN,  {"trump_lead": TrumpLead.NOT_FIRST_TRICK}),
    "must trump":          (PLAIN,  {"must_trump": True}),
    "partners":            (PLAIN,  {"team_size": 2}),
    "drawing for deal":    (PLAIN,  {"first_dealer": FirstDealer.DRAW}),
    "left of the scorer":  (PLAIN,  {"first_dealer": FirstDealer.LEFT_OF_SCOREKEEPER}),
    "scoring":             (PLAIN,  {"scoring": Scoring(bonus=5)}),
}
# fmt: on


@pytest.mark.parametrize(("variant", "axes"), DIFFERENCES.values(), ids=DIFFERENCES)
def test_every_rule_is_said(variant: Variant, axes: dict[str, Any]) -> None:
    assert rule_lines(replace(variant, **axes)) != rule_lines(variant)


# fmt: off
DEALS = {
    "one deal of one card":  ((1,),   "1 deal with 1 card each."),
    "one deal":              ((3,),   "1 deal with 3 cards each."),
    "several deals":         ((1, 2), "2 deals with 1, 2 cards each."),
}
# fmt: on


@pytest.mark.parametrize(("sizes", "line"), DEALS.values(), ids=DEALS)
def test_deals_and_cards_are_counted(sizes: tuple[int, ...], line: str) -> None:
    assert rule_lines(replace(PLAIN, hand_sizes=sizes))[0] == line


def test_every_scoring_is_told_from_the_others() -> None:
    assert len({scoring_line(scoring) for scoring in SCORINGS.values()}) == len(SCORINGS)


def test_every_built_in_rule_set_is_told_from_the_others() -> None:
    assert len({rule_lines(variant) for variant in VARIANTS}) == len(VARIANTS)


@given(variant=random_rules.VARIANTS)
def test_lines_are_sentences(variant: Variant) -> None:
    for line in rule_lines(variant):
        assert line[0].isupper() or line[0].isdigit()
        assert line.endswith(".")
        assert not {"{", "}", "_"} & set(line)
        assert "None" not in line
