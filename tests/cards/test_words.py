"""The rule sheet's sentences: every rule that differs is said, and nothing leaks from the code."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

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
    keyed_rules,
    made_line,
    miss_line,
    rule_lines,
    score,
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


_RANKED, _EQUAL, _AUTO = JokerRanks.RANKED, JokerRanks.EQUAL, JokerRanks.AUTO
# fmt: off
ORDERS: dict[str, tuple[int, int | None, JokerRanks, set[str]]] = {
    "one joker in one pack":        (1, 1, _AUTO, {"The joker belongs"}),
    "one joker, called equal":      (1, 1, _EQUAL, {"The joker belongs"}),
    "two jokers in one pack":       (2, 1, _AUTO, {"big", "middle"}),
    "three jokers in one pack":     (3, 1, _RANKED, {"big", "middle", "small"}),
    "two equal jokers":             (2, 1, _EQUAL, {"equal"}),
    "two packs with one each":      (1, 2, _AUTO, {"equal"}),
    "one each, packs as needed":    (1, None, _AUTO, {"equal", "several"}),
    "two each, packs as needed":    (2, None, _AUTO, {"big", "middle", "equal", "several"}),
    "three each, packs as needed":  (3, None, _AUTO, {"big", "middle", "small", "equal",
                                                      "several"}),
    "equal, packs as needed":       (1, None, _EQUAL, {"equal", "several"}),
    "ranked, so in one pack":       (2, None, _RANKED, {"big", "middle"}),
}
# fmt: on


@pytest.mark.parametrize(("jokers", "packs", "ranks", "said"), ORDERS.values(), ids=ORDERS)
def test_only_jokers_that_there_are_are_spoken_of(
    jokers: int, packs: int | None, ranks: JokerRanks, said: set[str]
) -> None:
    variant = replace(PLAIN, jokers=jokers, packs=packs, joker_ranks=ranks)
    line = dict(keyed_rules(variant))["jokers"]
    words = {"The joker belongs", "big", "middle", "small", "equal", "several"}
    assert {word for word in words if word in line} == said


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


@given(scoring=random_rules.SCORINGS, bid=st.integers(0, 9), taken=st.integers(0, 9))
def test_a_miss_is_called_tricks_minus_bid_where_it_is(
    scoring: Scoring, bid: int, taken: int
) -> None:
    if "taken minus the bid" in scoring_line(scoring) and bid != taken:
        assert score(scoring, bid=bid, taken=taken, hand_size=9).points == taken - bid


@given(scoring=random_rules.SCORINGS, bid=st.integers(0, 9), taken=st.integers(0, 9))
def test_the_line_about_a_miss_gives_its_points(scoring: Scoring, bid: int, taken: int) -> None:
    assume(bid != taken)
    points = score(scoring, bid=bid, taken=taken, hand_size=9).points
    assert _points_told(miss_line(scoring), bid, taken) == points


@given(scoring=random_rules.SCORINGS, bid=st.integers(0, 9), hand_size=st.integers(9, 13))
def test_the_line_about_a_bid_made_gives_its_points(
    scoring: Scoring, bid: int, hand_size: int
) -> None:
    points = score(scoring, bid=bid, taken=bid, hand_size=hand_size).points
    assert _points_made(made_line(scoring), bid, hand_size) == points


def _points_made(line: str, bid: int, hand_size: int) -> int:
    """Count the points of a bid that was made from the sentence alone."""
    made, _, zero = line.partition(" Bid of 0 made: ")
    if zero and not bid:
        bonus, *each = map(int, re.findall(r"\d+", zero))
        return bonus + hand_size * sum(each)
    bonus, *each = map(int, re.findall(r"\d+", made))
    tricks = bid * bid if "the square" in made else bid
    return bonus + tricks * (sum(each) if each else int(" and " in made))


def _points_told(line: str, bid: int, taken: int) -> int:
    """Count the points of a miss from the sentence alone."""
    if line == "A missed bid scores the tricks taken minus the bid.":
        return taken - bid
    numbers = re.findall(r"\d+", line)
    points = 0
    if gain := re.match(r"A missed bid scores (\d+) for (the square of the|each) trick", line):
        points = int(numbers.pop(0)) * (taken if gain[2] == "each" else taken * taken)
    if not numbers:
        assert gain or line == "A missed bid scores nothing."
        return points
    assert " costs " in line
    off, price = abs(taken - bid), int(numbers[0])
    if "that was bid" in line:
        return points - price * bid
    if "too many or too few" in line:
        return points - price * off
    steps = off * off if int(numbers[1]) == 4 * price else off * (off + 1) // 2
    return points - price * steps


def test_family_night_pays_a_miss_so() -> None:
    assert scoring_line(SCORINGS["Family night"]).endswith("the tricks taken minus the bid.")


def test_every_built_in_rule_set_is_told_from_the_others() -> None:
    assert len({rule_lines(variant) for variant in VARIANTS}) == len(VARIANTS)


@given(variant=random_rules.VARIANTS)
def test_lines_are_sentences(variant: Variant) -> None:
    for line in rule_lines(variant):
        assert line[0].isupper() or line[0].isdigit()
        assert line.endswith(".")
        assert not {"{", "}", "_"} & set(line)
        assert "None" not in line
