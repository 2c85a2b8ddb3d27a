"""A lesson: what it shows, asks, explains and takes back, and where it goes on."""

import pytest

from riverlib import race
from riverlib.core import IllegalActionError
from riverlib.learn.course import MIXED, CourseError
from riverlib.learn.lesson import Lesson, Stage
from tests.learn.toy import toy_course


@pytest.fixture
def lesson() -> Lesson:
    return Lesson(toy_course(), "first", seed=7)


@pytest.fixture
def asked(lesson: Lesson) -> Lesson:
    lesson.go_on()
    return lesson


def test_a_course_holds_the_scenes_that_belong_to_the_rules_and_a_mixed_part() -> None:
    assert toy_course().keys == ("first", "second", MIXED)


def test_a_part_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(CourseError, match=r"no part 'hook' here; there are first, second, mixed"):
        Lesson(toy_course(), "hook", seed=1)


def test_seeing_one_is_said_shown_and_told(lesson: Lesson) -> None:
    assert (lesson.stage, lesson.marks) == (Stage.LOOK, ("boat:0:1",))
    before = lesson.position
    lesson.show()
    assert (lesson.stage, lesson.marks) == (Stage.RIGHT, ("boat:0:0",))
    assert lesson.answer is not None
    assert lesson.answer.text == "It sailed."
    assert lesson.position.events[: len(before.events)] == before.events
    assert len(lesson.position.events) > len(before.events)


def test_a_step_may_take_several_actions(asked: Lesson) -> None:
    asked.act(race.Roll(1))
    assert asked.stage is Stage.ASK
    asked.act(race.Sail(5))
    assert asked.stage is Stage.RIGHT


def test_a_wrong_move_happens_is_explained_and_goes_back(asked: Lesson) -> None:
    place, laid = asked.place, asked.position
    asked.act(race.Roll(1))
    asked.act(race.Sail(3))
    assert asked.stage is Stage.WRONG
    assert asked.position.state.boats[0] == (5, 4)
    assert asked.answer is not None
    assert asked.answer.text == "The boat on card 6 was asked for."
    asked.take_back()
    assert (asked.stage, asked.position, asked.place) == (Stage.ASK, laid, place)


def test_what_the_rules_refuse_is_explained_and_changes_nothing(asked: Lesson) -> None:
    laid = asked.position
    with pytest.raises(IllegalActionError, match=r"Not sail 5\."):
        asked.act(race.Sail(5))  # not thrown yet
    assert (asked.stage, asked.position) == (Stage.ASK, laid)


def test_hints_come_one_by_one_the_last_with_a_ghost(asked: Lesson) -> None:
    assert asked.hint is None
    asked.help()
    assert asked.marks == ("boat:0:0",)
    assert asked.hint is not None
    assert asked.hint.ghost is None
    asked.help()
    assert asked.hint.ghost == race.Sail(5)
    with pytest.raises(IllegalActionError, match="no further hint"):
        asked.help()


def test_an_answer_is_chosen_where_the_board_is_not_asked(lesson: Lesson) -> None:
    for _ in range(2):
        lesson.go_on()
    with pytest.raises(IllegalActionError, match="Choose one of the answers"):
        lesson.act(race.Roll(1))
    with pytest.raises(IllegalActionError, match="no such answer"):
        lesson.choose(-1)
    lesson.choose(0)
    assert lesson.stage is Stage.WRONG
    lesson.take_back()
    lesson.choose(1)
    assert lesson.stage is Stage.RIGHT


def test_every_step_can_be_skipped_and_gone_back_to(lesson: Lesson) -> None:
    for _ in range(3):
        lesson.go_on()
    assert lesson.is_over
    assert lesson.done == set(), "what was skipped is not done"
    lesson.go_on()
    assert lesson.is_over
    lesson.go_back()
    assert (lesson.step_no, lesson.stage) == (2, Stage.ASK)
    for _ in range(5):
        lesson.go_back()
    assert lesson.step_no == 0


def test_a_part_is_done_when_all_that_was_asked_was_answered(lesson: Lesson) -> None:
    lesson.go_on()  # what is only shown need not be watched
    lesson.act(race.Roll(1))
    lesson.act(race.Sail(5))
    lesson.go_on()
    lesson.choose(1)
    lesson.go_on()
    assert lesson.done == {"first"}


def test_every_change_is_another_revision_so_that_a_late_click_is_known(lesson: Lesson) -> None:
    seen = {lesson.revision}
    for do in (lesson.show, lesson.go_on, lesson.help, lambda: lesson.act(race.Roll(1))):
        do()
        assert lesson.revision not in seen
        seen.add(lesson.revision)


@pytest.mark.parametrize("do", ["show", "take_back"])
def test_what_belongs_to_another_stage_is_refused(asked: Lesson, do: str) -> None:
    with pytest.raises(IllegalActionError, match="too late"):
        getattr(asked, do)()


def test_the_parts_follow_each_other_and_the_mixed_one_is_the_last() -> None:
    keys = toy_course().keys
    after = [Lesson(toy_course(), key, seed=1).next_part for key in keys]
    assert after == [*keys[1:], None]


def test_the_mixed_part_asks_what_was_learnt_on_other_positions() -> None:
    steps = toy_course().steps(MIXED, 4)
    assert len(steps) == 2
    assert all(step.asks and not step.say for step in steps)
    assert {step.options[1].answer.text for step in steps} == {"Yes, 5."}
