"""A whole course is walked: all right at once, and with every first answer wrong."""

import pytest

from riverlib.core import IllegalActionError
from riverlib.learn.lesson import Lesson, Stage
from riverlib.learn.race.course import course
from riverlib.race import Layout, Roll, Sail, legal_actions
from tests.learn.race.rivers import NAMED, drawn, help_with


def walk(layout: Layout, *, stumbling: bool) -> Lesson:
    """Go through every part in order; a stumbler first does all that is wrong."""
    taught = course(layout)
    lesson = Lesson(taught, taught.keys[0], seed=11)
    while True:
        while lesson.stage is not Stage.END:
            if lesson.stage is Stage.LOOK:
                lesson.show()
            if lesson.stage is Stage.ASK:
                answer(lesson, stumbling=stumbling)
            assert lesson.stage is Stage.RIGHT
            lesson.go_on()
        if lesson.next_part is None:
            return lesson
        lesson.open(lesson.next_part)


def answer(lesson: Lesson, *, stumbling: bool) -> None:
    if lesson.step.options:
        choose(lesson, stumbling=stumbling)
    else:
        move(lesson, stumbling=stumbling)


def choose(lesson: Lesson, *, stumbling: bool) -> None:
    order = sorted(
        range(len(lesson.step.options)),
        key=lambda no: lesson.step.options[no].answer.right == stumbling,
    )
    for no in order:
        lesson.choose(no)
        if lesson.stage is Stage.RIGHT:
            return
        assert stumbling
        assert lesson.answer is not None
        lesson.take_back()


def throw(lesson: Lesson) -> None:
    if lesson.step.face and lesson.position.state.face is None:
        lesson.act(Roll(lesson.step.face))


def move(lesson: Lesson, *, stumbling: bool) -> None:
    if stumbling:
        for place in range(20):
            blunder(lesson, Sail(place, ride=True))
        if lesson.step.face:
            exhaust(lesson)
            throw(lesson)
        for choice in legal_actions(lesson.position.state):
            throw(lesson)
            blunder(lesson, choice)
        throw(lesson)
        assert lesson.has_hint, "hints for what is asked now must be left"
        exhaust(lesson)
    throw(lesson)
    lesson.act(help_with(lesson.step)[-1].ghost)


def exhaust(lesson: Lesson) -> None:
    """Ask for every hint there is now; none is about what is over or still to come."""
    thrown = lesson.position.state.face is not None
    while lesson.has_hint:
        lesson.help()
        assert lesson.hint is not None
        assert (lesson.hint.text != "Throw the die first.") is thrown


def blunder(lesson: Lesson, choice) -> None:  # type: ignore[no-untyped-def]
    """Do what is wrong or not allowed, read why, and have it put back."""
    position, judge = lesson.position, lesson.step.judge
    assert judge is not None
    try:
        after = position.after(choice)
    except IllegalActionError:
        with pytest.raises(IllegalActionError, match=r"\w"):
            lesson.act(choice)
        return
    said = judge(position, choice, after)
    if said and said.right:
        return
    asked = lesson._asked
    lesson.act(choice)
    assert lesson.stage is Stage.WRONG
    lesson.take_back()
    assert lesson.position is asked


@pytest.mark.parametrize("stumbling", [False, True], ids=["right at once", "wrong at first"])
@pytest.mark.parametrize("layout", [*NAMED, *drawn(10, 5)], ids=lambda layout: layout.name)
def test_the_course_is_walked_to_its_end(layout: Layout, stumbling: bool) -> None:
    lesson = walk(layout, stumbling=stumbling)
    assert lesson.done == set(lesson.course.keys)


def test_a_step_can_be_skipped_at_any_moment() -> None:
    for layout in NAMED:
        taught = course(layout)
        for key in taught.keys:
            lesson = Lesson(taught, key, seed=1)
            for _ in range(lesson.steps):
                lesson.go_on()
            assert lesson.stage is Stage.END
