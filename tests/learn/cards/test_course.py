"""Which scene belongs to which rules, how long a course takes, and what it never speaks of."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import (
    VARIANTS,
    Bidding,
    Scoring,
    Trump,
    TrumpLead,
    Variant,
    find_variant,
    legal_actions,
)
from riverlib.cards.events import BidMade, BidPlaced, CardPlayed, TrickTaken
from riverlib.learn.cards.course import SCENES, course
from riverlib.learn.lesson import Lesson, Stage
from riverlib.learn.scene import Step
from tests.cards import random_rules
from tests.learn.cards.walking import steps_of, walk

FAMILY = find_variant("family-night")
ONE_CARD = replace(FAMILY, hand_sizes=(1, 1))
# fmt: off
BASE = ["follow", "taker", "trump", "bid", "hook", "points", "schedule", "deal"]
TABLE = {
    "family night: trumps wait": ("family-night", {"broken"}, set()),
    "prediction: nothing but the basics": ("prediction", set(), set()),
    "Ile Fourchue: jokers, two packs from five players on, the highest bidder leads":
        ("ile-fourchue", {"jokers", "joker-up", "equal", "leads"}, set()),
    "fists: all at once, so no last bid": ("prediction-fists", {"fists"}, {"hook"}),
    "a card on the forehead": ("family-night-forehead", {"broken", "forehead"}, set()),
    "partners": ("ile-fourchue-partners",
                 {"jokers", "joker-up", "equal", "leads", "partners"}, set()),
    "Oh Hell: the basics": ("oh-hell", set(), set()),
    "La Podrida: the basics": ("la-podrida", set(), set()),
    "Boerenbridge: trumps go round, and every fifth deal has none":
        ("boerenbridge", {"round", "no-trump"}, set()),
    "Romanian whist: who cannot follow must trump": ("romanian-whist", {"must-trump"}, set()),
}
OWN = {
    "one card each: nothing to follow with, and nothing to choose":
        (ONE_CARD, {"follow"}, set()),
    "only foreheads: the bid is said without one's own card":
        (replace(ONE_CARD, forehead=True), {"follow", "bid", "deal", "hook"}, {"forehead", "hook"}),
    "no trumps at all":
        (replace(FAMILY, trump=Trump.NONE, trump_lead=TrumpLead.ANY), {"trump"}, {"no-trump"}),
    "no trump to the first trick":
        (replace(FAMILY, trump_lead=TrumpLead.NOT_FIRST_TRICK), set(), {"not-first"}),
    "thirteen cards each of four use the whole pack":
        (replace(FAMILY, hand_sizes=(12, 13), whole_pack_no_trump=True), set(),
         {"no-trump", "broken"}),
    "no deal uses the whole pack, though it might":
        (replace(FAMILY, whole_pack_no_trump=True), set(), {"broken"}),
    "one deal has no next one": (replace(FAMILY, hand_sizes=(5,)), {"schedule"}, {"broken"}),
    "two packs by rule": (replace(FAMILY, packs=2), set(), {"equal", "broken"}),
    "all may bid one and lose nothing":
        (replace(ONE_CARD, hook=False, bidding=Bidding.SIMULTANEOUS, team_size=3,
                 scoring=Scoring(bonus=2, per_trick=0, zero_bonus=0)),
         {"follow", "hook"}, {"fists", "partners"}),
    "no number is closed": (replace(FAMILY, hook=False), {"hook"}, {"broken"}),
}
# fmt: on


@pytest.mark.parametrize(("key", "more", "fewer"), TABLE.values(), ids=TABLE)
def test_a_familys_course_has_the_scenes_of_its_rules(
    key: str, more: set[str], fewer: set[str]
) -> None:
    keys = {scene.key for scene in course(find_variant(key)).scenes}
    assert keys == (set(BASE) | more) - fewer


def test_every_rule_set_of_the_catalogue_stands_in_the_table() -> None:
    assert {key for key, _, _ in TABLE.values()} == {variant.key for variant in VARIANTS}


@pytest.mark.parametrize(("variant", "fewer", "more"), OWN.values(), ids=OWN)
def test_house_rules_get_their_own_course(
    variant: Variant, fewer: set[str], more: set[str]
) -> None:
    keys = {scene.key for scene in course(variant).scenes}
    assert keys & (set(BASE) - fewer | more) == (set(BASE) - fewer) | more
    for _, step in steps_of(variant, 3):
        walk(step)


def test_scenes_stand_in_one_order_and_end_with_a_whole_deal() -> None:
    keys = [scene.key for scene in SCENES]
    assert len(keys) == len(set(keys))
    assert keys[-1] == "deal"
    for variant in VARIANTS:
        own = [scene.key for scene in course(variant).scenes]
        assert own == [key for key in keys if key in own]


# --- what a course never speaks of --------------------------------------------------------------


def words_of(variant: Variant, seed: int) -> str:
    """Join everything that a course can say, answers to options included."""
    said = []
    for scene, step in steps_of(variant, seed):
        said += [scene.idea(variant), step.say, step.told, step.ask]
        said += [hint.text for hint in step.hints]
        said += [option.answer.text for option in step.options]
    return " ".join(said).lower()


def lacks(variant: Variant) -> list[str]:
    """Name the words that a rule set has no use for."""
    secret = variant.bidding is Bidding.SIMULTANEOUS
    unused = {
        "joker": not variant.jokers,
        "partner": variant.team_size == 1,
        "team": variant.team_size == 1,
        "forehead": not variant.forehead,
        "same moment": not secret,
        "closed": not variant.hook,
        "turned up": variant.trump is not Trump.TURN_UP,
        "packs": variant.packs == 1,
        "must play a trump": not variant.must_trump,
        "lead a trump": variant.trump_lead is TrumpLead.ANY,
        "go round": variant.trump is not Trump.ROTATION,
    }
    if variant.trump is Trump.NONE:
        unused["beats every other"] = True
    return [word for word, is_unused in unused.items() if is_unused]


@given(random_rules.VARIANTS, st.integers(0, 2**53))
@pytest.mark.slow
def test_a_rule_that_is_not_in_force_is_never_spoken_of(variant: Variant, seed: int) -> None:
    words = words_of(variant, seed)
    for word in lacks(variant):
        assert word not in words, word


# --- how long it takes --------------------------------------------------------------------------

SECONDS = {CardPlayed: 0.6, TrickTaken: 1.2, BidMade: 0.5, BidPlaced: 0.5}
WORDS_A_SECOND = 150 / 60


def seconds(step: Step) -> float:
    """Estimate how long a step takes one who answers right at once: reading and animation."""
    after = step.position.after(*step.plays)
    words = len(step.words.split())
    if step.options:
        words += len(" ".join(option.text for option in step.options).split())
        right = next(option.answer for option in step.options if option.answer.right)
        words += len(right.text.split())
    elif step.judge:
        after, answer = _solved(step)
        words += len(answer.split())
    events = after.events[len(step.position.events) :]
    return words / WORDS_A_SECOND + sum(SECONDS.get(type(event), 0) for event in events)


def _solved(step: Step):
    """Return the position and the answer at the end of a right way."""
    asked = step.position.after(*step.plays)
    ways = [[step.hints[-1].ghost]]
    while True:
        before, after = asked, asked
        way = ways.pop()
        for action in way:
            before, after = after, after.after(action)
            after = step.reply(after) if step.reply else after
        answer = step.judge(before, way[-1], after)
        if answer is None:
            ways += [[*way, action] for action in legal_actions(after.state)]
        elif answer.right:
            return after, answer.text


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_a_familys_course_takes_six_minutes_and_the_first_decision_comes_soon(
    variant: Variant,
) -> None:
    for seed in (1, 2, 3):
        here = course(variant)
        keys = here.keys
        total = sum(seconds(step) for key in keys for step in here.steps(key, seed))
        assert total <= 6 * 60, f"{variant.key}: {total:.0f} s"
        first = here.steps(keys[0], seed)[0]
        assert first.asks
        assert seconds(first) <= 30


@pytest.mark.parametrize("variant", [*VARIANTS, ONE_CARD], ids=lambda variant: variant.key)
def test_the_first_sentence_says_what_a_trick_is(variant: Variant) -> None:
    first = course(variant).steps(course(variant).keys[0], 1)[0]
    assert first.say.startswith("Everybody plays one card: that is a trick")


def test_sentences_are_short() -> None:
    for variant in VARIANTS:
        for _, step in steps_of(variant, 1):
            for sentence in re.split(r"[.?!:] ", f"{step.say} {step.told} {step.ask}"):
                assert len(sentence.split()) <= 17, sentence


@pytest.mark.parametrize("variant", [*VARIANTS, ONE_CARD], ids=lambda variant: variant.key)
def test_points_show_a_bid_missed_by_too_many_before_they_are_asked_for(variant: Variant) -> None:
    here = course(variant)
    for seed in range(4):
        shown, missed, *asked = here.steps("points", seed)
        assert ": just right. " in shown.told
        assert " too many. " in missed.told
        assert asked
        assert all(step.asks for step in asked)
        assert "Nothing said, nothing taken" in asked[-1].say


# --- gone through as a learner does -------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_a_course_is_gone_through_to_its_end(variant: Variant) -> None:
    here = course(variant)
    lesson = Lesson(here, here.keys[0], seed=7)
    while True:
        while lesson.stage is not Stage.END:
            _solve(lesson)
        if lesson.next_part is None:
            break
        lesson.open(lesson.next_part)
    assert lesson.done == set(here.keys)


def _solve(lesson: Lesson) -> None:
    if lesson.stage is Stage.LOOK:
        lesson.show()
    step = lesson.step
    if step.options:
        right = [no for no, option in enumerate(step.options) if option.answer.right]
        lesson.choose(right[0])
    elif step.judge:
        while lesson.stage is Stage.ASK:  # a whole deal takes several moves
            while lesson.has_hint:
                lesson.help()
            lesson.act(lesson.hint.ghost)
    assert lesson.stage is Stage.RIGHT
    lesson.go_on()


def test_hints_of_a_whole_deal_follow_it_and_begin_again_with_it() -> None:
    lesson = Lesson(course(FAMILY), "deal", seed=7)
    if lesson.stage is Stage.LOOK:
        lesson.show()
    while lesson.stage is Stage.ASK:  # the worst choice each time, till the deal is missed
        lesson.act(legal_actions(lesson.position.state)[-1])
        if lesson.stage is Stage.ASK:
            assert lesson.hints_seen == 0
            lesson.help()
            assert lesson.hint.text.startswith("You said 3, and have taken")
    assert lesson.stage is Stage.WRONG
    lesson.take_back()
    assert lesson.hints_seen == 0
    lesson.help()
    assert lesson.hint == lesson.step.hints[0]
