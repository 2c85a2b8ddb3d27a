"""Every river gets its own course, and each of its steps can be laid out, asked and answered."""

from collections.abc import Iterator

import pytest

from riverlib.learn.course import MIXED
from riverlib.learn.race.course import SCENES, course
from riverlib.learn.scene import Step
from riverlib.race import Layout, Roll, legal_actions
from tests.learn.race.rivers import NAMED, all_steps, asked_at, drawn, help_with

MOST_WORDS = 25
RIVERS = [*NAMED, *drawn(15)]


def texts(step: Step) -> Iterator[str]:
    """Return everything that a step can say before an answer on the board."""
    yield from filter(None, (step.say, step.told, step.ask, step.ask_then))
    yield from (hint.text for hint in (*step.hints, *help_with(step)))
    yield from (option.answer.text for option in step.options)


def check(layout: Layout, seed: int) -> None:
    for key, step in all_steps(layout, seed):
        where = f"{layout} {key} {seed}"
        for text in texts(step):
            assert len(text.split()) <= MOST_WORDS, f"{where}: {text}"
        check_question(step, where)


def check_question(step: Step, where: str) -> None:
    assert bool(step.ask) == step.asks, where
    assert not (step.judge and step.options), where
    position = asked_at(step)
    if step.judge:
        assert position.state.turn == step.seat, where
        right = {
            action
            for action in legal_actions(position.state)
            if step.judge(position, action, position.after(action)).right
        }
        assert right, where
        assert help_with(step)[-1].ghost in right, where
        if step.face:
            (throw,) = step.hints
            assert throw.ghost == Roll(step.face), where
    if step.options:
        assert sum(option.answer.right for option in step.options) == 1, where
        assert len({option.text for option in step.options}) == len(step.options) > 1, where
        assert step.hints, where


@pytest.mark.parametrize("layout", RIVERS, ids=lambda layout: layout.name)
def test_each_step_lays_out_and_can_be_answered(layout: Layout) -> None:
    for seed in range(2):
        check(layout, seed)


@pytest.mark.slow
def test_each_step_lays_out_on_many_rivers() -> None:
    for layout in drawn(50, seed=77):
        check(layout, seed=5)


@pytest.mark.parametrize("layout", NAMED, ids=lambda layout: layout.name)
def test_a_part_ends_with_something_to_do_alone(layout: Layout) -> None:
    taught = course(layout)
    for key in taught.keys:
        last = taught.steps(key, seed=1)[-1]
        assert last.asks
        assert not last.say or key != MIXED


def test_the_first_decision_comes_with_the_first_step() -> None:
    for layout in NAMED:
        first = course(layout).steps("throw", seed=1)[0]
        assert first.face
        assert not first.plays


def test_another_seed_lays_other_boats_and_the_same_seed_the_same() -> None:
    for layout in NAMED:
        for scene in course(layout).scenes:
            boats = [
                str([step.position.state for step in scene.steps(layout, seed)])
                for seed in (1, 1, 2, 3, 4)
            ]
            assert boats[0] == boats[1]
            assert len(set(boats)) > 1, scene.key


def test_keys_are_for_one_scene_each() -> None:
    keys = [scene.key for scene in SCENES]
    assert len(set(keys)) == len(keys)
    assert MIXED not in keys


def test_a_throw_of_the_learner_decides_nothing_yet() -> None:
    for layout in NAMED:
        for _, step in all_steps(layout, seed=2):
            if step.face and step.judge:
                throw = Roll(step.face)
                after = step.position.after(throw)
                assert step.judge(step.position, throw, after) is None
