"""Every answer to every step, under the catalogue's rules and hundreds of generated ones."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib.cards import VARIANTS, Variant
from riverlib.learn.cards.course import SCENES, course
from tests.cards import random_rules
from tests.learn.cards.walking import steps_of, walk


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_every_answer_under_a_familys_rules_is_explained_truly(variant: Variant) -> None:
    for seed in range(4):
        for _, step in steps_of(variant, seed):
            walk(step)


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(random_rules.VARIANTS, st.integers(0, 2**53))
def test_every_answer_under_any_rules_is_explained_truly(variant: Variant, seed: int) -> None:
    for _, step in steps_of(variant, seed):
        walk(step)


def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    for scene in SCENES:
        for variant in filter(scene.belongs, VARIANTS):
            once, again, other = (scene.steps(variant, seed) for seed in (5, 5, 6))
            dealt = [[step.position.state for step in steps] for steps in (once, again, other)]
            assert dealt[0] == dealt[1] != dealt[2], scene.key


def test_rules_that_nobody_can_play_have_an_empty_course() -> None:
    nobody = Variant(key="x", name="X", hand_sizes=(26,), lower_to_fit=False)
    assert course(nobody).scenes == ()
