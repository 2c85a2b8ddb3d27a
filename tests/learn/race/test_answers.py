"""Whatever a learner does on the board is explained, in few words that the referee confirms."""

from collections.abc import Iterator
from random import Random

import pytest

from riverlib.core import IllegalActionError
from riverlib.learn.race.course import course
from riverlib.learn.scene import Step
from riverlib.race import (
    Action,
    GoodWind,
    IllWind,
    Layout,
    LoseTurn,
    RaceState,
    Roll,
    Sail,
    legal_actions,
)
from tests.learn.race.rivers import NAMED, all_steps, asked_at, drawn
from tests.learn.race.told import check_told

MOST_WORDS = 25


def everything(state: RaceState) -> Iterator[Action]:
    """Return each thing that a board could send, allowed or not."""
    yield from (Roll(face) for face in (1, 6))
    yield LoseTurn()
    for place in range(state.layout.cards):
        yield from (Sail(place), Sail(place, ride=True), GoodWind(place))
        yield from (IllWind(seat, place) for seat in range(state.players + 1))


def check_step(step: Step) -> None:
    if step.judge is None:
        return
    position = asked_at(step)
    for action in legal_actions(position.state):
        answer = step.judge(position, action, position.after(action))
        assert answer is not None
        assert 0 < len(answer.text.split()) <= MOST_WORDS, answer.text
        check_told(answer.text, position.state, action)
    for action in everything(position.state):
        if action in legal_actions(position.state):
            continue
        with pytest.raises(IllegalActionError):
            position.after(action)
        assert step.refuse is not None
        text = step.refuse(position, action)
        assert 0 < len(text.split()) <= MOST_WORDS, text


@pytest.mark.parametrize("layout", [*NAMED, *drawn(10, 3)], ids=lambda layout: layout.name)
def test_every_answer_on_the_board_is_explained_and_true(layout: Layout) -> None:
    for _, step in all_steps(layout, seed=4):
        check_step(step)


@pytest.mark.slow
def test_answers_are_true_on_many_rivers() -> None:
    rng = Random(8)
    for layout in drawn(80, seed=9):
        for _, step in all_steps(layout, seed=rng.randrange(1000)):
            check_step(step)


@pytest.mark.parametrize("layout", NAMED, ids=lambda layout: layout.name)
def test_the_throw_is_not_refused_and_nothing_goes_before_it(layout: Layout) -> None:
    step = course(layout).steps("throw", seed=1)[0]
    assert step.refuse is not None
    assert step.refuse(step.position, Sail(layout.start)) == "Throw the die first."
