"""Every question of the examiner is right, under any rules, and each wrong answer is wrong."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib.cards import VARIANTS, Bidding, Trump, Variant, find_variant
from riverlib.learn.exam.concepts import CONCEPTS, concepts_of
from riverlib.learn.exam.question import Concept, ExamError, question
from riverlib.race import LAYOUTS, Layout
from tests.cards.random_rules import TABLES, Table
from tests.learn.exam.changed_rules import false_mix_ups
from tests.learn.exam.referee import ANSWERS, faults
from tests.race.random_races import random_layout

_SEEDS = range(4)
CATALOGUE = [*VARIANTS, *LAYOUTS]
BY_KEY = {concept.key: concept for concept in CONCEPTS}


def _ids(rules: object) -> str:
    return str(getattr(rules, "key", rules))


@pytest.mark.parametrize("rules", CATALOGUE, ids=_ids)
def test_every_concept_of_the_catalogue_asks_and_is_right(rules: Variant | Layout) -> None:
    for concept in concepts_of(rules):
        for seed in _SEEDS:
            assert faults(question(concept, rules, seed)) == []


def test_the_referee_knows_every_concept() -> None:
    assert set(ANSWERS) == set(BY_KEY)
    assert len(BY_KEY) == len(CONCEPTS)


@settings(max_examples=80, deadline=None)
@given(table=TABLES, seed=st.integers(0, 2**32))
def test_questions_are_right_under_any_card_rules(table: Table, seed: int) -> None:
    for concept in concepts_of(table.variant):
        try:
            made = question(concept, table.variant, seed)
        except ExamError:
            continue
        assert faults(made) == []


@pytest.mark.parametrize("seed", range(25))
def test_questions_are_right_on_any_river(seed: int) -> None:
    layout = random_layout(Random(seed))
    for concept in concepts_of(layout):
        try:
            made = question(concept, layout, seed)
        except ExamError:
            continue
        assert faults(made) == []


@pytest.mark.parametrize("concept", CONCEPTS, ids=lambda concept: concept.key)
def test_one_seed_gives_one_question(concept: Concept) -> None:
    rules = _rules_with(concept)
    first, again, other = (question(concept, rules, seed) for seed in (3, 3, 4))
    assert (first.ask, first.choices, first.position) == (again.ask, again.choices, again.position)
    assert first.position != other.position


@pytest.mark.parametrize("key", ["playable", "taker", "points", "sailing", "falling"])
def test_the_right_answer_stands_anywhere(key: str) -> None:
    concept = BY_KEY[key]
    rules = find_variant("family-night") if concept.game == "cards" else LAYOUTS[0]
    places = Counter(question(concept, rules, seed).right_no for seed in range(40))
    assert {0, 1} <= set(places)
    assert max(places.values()) < 36


# fmt: off
NOT_ASKED = {  # a sentence, the rules, the concept
    "no jokers, no question about them":      (find_variant("family-night"),      "jokers"),
    "one pack has no equal cards":            (find_variant("family-night"),      "equals"),
    "no foreheads":                           (find_variant("family-night"),      "forehead"),
    "nobody has a partner":                   (find_variant("family-night"),      "partners"),
    "the trump does not go round":            (find_variant("family-night"),      "next-trump"),
    "fists have no last bidder":              (find_variant("prediction-fists"),  "last-bid"),
    "a boat alone has no next one":           (replace(LAYOUTS[0], boats=1),      "blown"),
}
# fmt: on


@pytest.mark.parametrize(("rules", "key"), NOT_ASKED.values(), ids=NOT_ASKED)
def test_only_what_the_rules_have_is_asked(rules: Variant | Layout, key: str) -> None:
    assert BY_KEY[key] not in concepts_of(rules)
    with pytest.raises(ExamError, match="nothing to ask"):
        question(BY_KEY[key], rules, 1)


def test_what_rules_have_is_asked() -> None:
    two = replace(find_variant("oh-hell"), packs=2, team_size=2, usual_players=(4, 4))
    assert {"equals", "partners"} <= {concept.key for concept in concepts_of(two)}
    turning = replace(find_variant("oh-hell"), trump=Trump.ROTATION)
    assert "next-trump" in {concept.key for concept in concepts_of(turning)}
    fists = replace(find_variant("oh-hell"), hook=False, bidding=Bidding.SIMULTANEOUS)
    assert "first-lead" not in {concept.key for concept in concepts_of(fists)}


def test_an_answer_that_is_not_there_is_refused() -> None:
    made = question(BY_KEY["points"], find_variant("family-night"), 5)
    for choice_no in (-1, len(made.choices)):
        with pytest.raises(ExamError, match="so no answer"):
            made.answer(choice_no)


@pytest.mark.parametrize("rules", CATALOGUE, ids=_ids)
def test_a_wrong_answer_is_what_its_mix_up_leads_to(rules: Variant | Layout) -> None:
    for concept in concepts_of(rules):
        for seed in range(20, 24):
            assert false_mix_ups(question(concept, rules, seed)) == []


@pytest.mark.parametrize("concept", CONCEPTS, ids=lambda concept: concept.key)
def test_the_referee_notices_a_question_that_is_wrong(concept: Concept) -> None:
    made = question(concept, _rules_with(concept), 7)
    right, wrong = made.choices[made.right_no], made.choices[int(not made.right_no)]
    swapped = [replace(wrong, slip=None), replace(right, slip=wrong.slip)]
    assert any("is marked" in fault for fault in faults(replace(made, choices=tuple(swapped))))
    case = replace(made.case, why="That is how it is.", reason=None)
    if concept.key in _TOLD_BY_TEXT:
        assert any("does not hold" in fault for fault in faults(replace(made, case=case)))


@pytest.mark.parametrize("concept", CONCEPTS, ids=lambda concept: concept.key)
def test_the_referee_notices_a_mix_up_that_is_wrong(concept: Concept) -> None:
    noticed = 0
    for seed in range(12):
        made = question(concept, _rules_with(concept), seed)
        right = made.choices[made.right_no]
        told = [replace(each, value=right.value) for each in made.choices if each.slip]
        noticed += bool(false_mix_ups(replace(made, choices=(right, *told))))
    assert noticed or concept.key in _ONLY_NATURAL


_TOLD_BY_TEXT = {"first-lead", "forehead", "partners", "next-size", "must-ride", "scoring"}
_ONLY_NATURAL = {"equals", "partners", "next-trump", "next-size", "blown"}
"""Concepts whose mix-ups are, or may all be, no rules of the engine."""


def _rules_with(concept: Concept) -> Variant | Layout:
    """Return rules of the catalogue that have a concept, or two packs."""
    found = (rules for rules in CATALOGUE if concept in concepts_of(rules))
    return next(found, replace(find_variant("oh-hell"), packs=2))
