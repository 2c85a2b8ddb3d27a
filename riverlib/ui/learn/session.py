"""What one browser window knows of a lesson: its actions taken, its views made."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any, cast

from riverlib import cards, race
from riverlib.boards.cards.view_types import CardView
from riverlib.boards.race.view_types import RiverView
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import LessonStrip
from riverlib.core import IllegalActionError, NotationError
from riverlib.learn.cards.course import not_yet
from riverlib.learn.lesson import Lesson, Stage
from riverlib.learn.position import CardPosition, RacePosition
from riverlib.learn.scene import Answer
from riverlib.ui.learn.boards import SEEN_MS, asking_river, asking_table


class LessonSession(ComponentSession):
    """One window at a lesson; which game it teaches is for the two below."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__()
        self.lesson = lesson

    @property
    def _turn(self) -> int:
        return self.lesson.revision

    def _act(self, action: Json) -> None:
        kind = str(action.get("kind"))
        if kind == "lesson":
            self._step(str(action.get("step")), action.get("option"))
        elif kind == "shown":
            return  # the end of a game in a lesson is no news
        else:
            self.lesson.act(self._move(kind, action))

    def _step(self, step: str, option: object) -> None:
        lesson = self.lesson
        if step == "out":
            self.wish = "out"
        elif step == "show" and not lesson.step.plays and not lesson.step.told:
            self._go_on()
        elif step == "option":
            lesson.choose(option if type(option) is int else -1)
        elif step == "next":
            self._go_on()
        elif (do := _STEPS.get(step)) is not None:
            do(lesson)
        else:
            raise self._no_such_button(step)

    def _go_on(self) -> None:
        """Go to the next step; after a part's last step to the next part, and then out."""
        lesson = self.lesson
        if lesson.is_over:
            self.wish = "play"
            return
        lesson.go_on()
        if lesson.is_over and lesson.next_part is not None:
            lesson.open(lesson.next_part)

    @abstractmethod
    def _move(self, kind: str, action: Json) -> Any:
        """Read a move on the board; raises ``IllegalActionError`` for what is none."""

    def strip(self) -> LessonStrip:
        """Return what stands above the board."""
        lesson, step = self.lesson, self.lesson.step
        stage, hint = lesson.stage, lesson.hint
        answer = self._refusal() or lesson.answer
        number = lesson.course.keys.index(lesson.part) + 1
        ghost = hint.ghost if hint and stage is Stage.ASK else None
        return {
            "title": f"{number}. {lesson.course.title(lesson.part)}",
            "step": min(lesson.step_no, lesson.steps),
            "steps": lesson.steps,
            "stage": stage.value,
            "say": _FAREWELL if stage is Stage.END else step.say,
            "ask": self._ask(),
            "answer": {"right": answer.right, "text": answer.text} if answer else None,
            "hint": hint.text if hint and stage is Stage.ASK else "",
            "options": [option.text for option in step.options],
            "marks": [] if stage is Stage.END else list(lesson.marks),
            "ghost": None if ghost is None else self._action_text(ghost),
            "go": self._go_words(),
            "out": "All lessons",
            "can_hint": lesson.has_hint,
            "can_back": lesson.step_no > 0,
            "wait": SEEN_MS,
            "hides": self._hides,
        }

    def _ask(self) -> str:
        """Return what is to be done now."""
        return self.lesson.step.ask

    def _refusal(self) -> Answer | None:
        """Return why the last move was not possible: it stays in the strip until the next one."""
        if self.lesson.stage is not Stage.ASK or not self._note:
            return None
        return Answer(False, self._note["text"])

    def _go_words(self) -> str:
        """Name the button that leads on; none while an answer is awaited."""
        match self.lesson.stage:
            case Stage.LOOK:
                return "Show me" if self.lesson.step.plays else "Next"
            case Stage.ASK:
                return ""
            case Stage.WRONG:
                return "Try again"
            case Stage.RIGHT:
                return "Next"
            case Stage.END:
                return "Play now"

    @property
    def _hides(self) -> list[str]:
        """What the board leaves out in this part."""
        return []

    @abstractmethod
    def _action_text(self, action: Any) -> str:
        """Write an action as the board's scripts read it."""


_FAREWELL = "That was all. You can play now!"
_STEPS = {
    "show": Lesson.show,
    "again": Lesson.take_back,
    "hint": Lesson.help,
    "back": Lesson.go_back,
}


class CardLessonSession(LessonSession):
    """One window at a lesson on the card table."""

    def view(self) -> CardView:
        """Return the view for the component."""
        lesson = self.lesson
        return asking_table(
            replace(cast(CardPosition, lesson.position), game_id=lesson.place),
            self.strip(),
            revision=lesson.revision,
            me=lesson.step.seat,
            answered=self._answered,
            note=self._note,
        )

    @property
    def _hides(self) -> list[str]:
        return not_yet(self.lesson.course, self.lesson.part)

    def _move(self, kind: str, action: Json) -> cards.Action:
        if kind == "bid" and type(tricks := action.get("tricks")) is int:
            return cards.Bid(tricks)
        if kind == "play":
            try:
                return cards.Play(cards.parse_card(str(action.get("card"))))
            except NotationError as error:
                raise IllegalActionError("That is no card of this game.") from error
        raise self._no_such_button(kind)

    def _action_text(self, action: cards.Action) -> str:
        return cards.action_text(action)


class RaceLessonSession(LessonSession):
    """One window at a lesson on the river."""

    def view(self) -> RiverView:
        """Return the view for the component."""
        lesson = self.lesson
        return asking_river(
            replace(cast(RacePosition, lesson.position), game_id=lesson.place),
            self.strip(),
            revision=lesson.revision,
            answered=self._answered,
            note=self._note,
        )

    def _move(self, kind: str, action: Json) -> race.Action:
        if kind == "roll":
            if self.lesson.step.face is None:
                raise IllegalActionError("The die has been thrown: choose a boat.")
            return race.Roll(self.lesson.step.face)
        if kind == "choose":
            try:
                return race.parse_action(str(action.get("id")))
            except NotationError as error:
                raise IllegalActionError("No boat can do that.") from error
        raise self._no_such_button(kind)

    def _ask(self) -> str:
        step = self.lesson.step
        thrown = self.lesson.position.state.phase is race.Phase.CHOOSE
        return step.ask_then if thrown and step.ask_then else step.ask

    def _action_text(self, action: race.Action) -> str:
        thrown = self.lesson.position.state.phase is race.Phase.CHOOSE
        return race.action_text(action) if thrown else "roll"
