"""What one browser window knows of questions on a board: answers taken, views made."""

from abc import abstractmethod
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

from riverlib.boards.cards.view_types import CardView
from riverlib.boards.race.view_types import RiverView
from riverlib.boards.session import ComponentSession, Json
from riverlib.boards.view_types import BoardView, LessonStrip
from riverlib.core import IllegalActionError
from riverlib.learn.exam.duel import TURNS, Duel
from riverlib.learn.exam.memory import Memory, Outcome
from riverlib.learn.exam.question import ExamError, Question
from riverlib.learn.exam.sitting import QUESTIONS, Sitting
from riverlib.learn.position import CardPosition, RacePosition
from riverlib.learn.scene import Answer
from riverlib.ui.learn.boards import asking_river, asking_table, reading_ms

Clock = Callable[[], datetime]
Stage = Literal["ask", "wrong", "right"]
ME = 0


def _now() -> datetime:
    return datetime.now(UTC)


class ExamSession(ComponentSession):
    """One window at questions; who answers and what counts is for the two below."""

    def __init__(self) -> None:
        super().__init__()
        self.revision = 0
        self.answer_shown: Answer | None = None
        self.hinted = False
        self.slips = 0
        """Wrong answers to this question."""

    @property
    @abstractmethod
    def question(self) -> Question:
        """The question on the board."""

    @property
    def _turn(self) -> int:
        return self.revision

    def _act(self, action: Json) -> None:
        kind, step, option = action.get("kind"), action.get("step"), action.get("option")
        if kind == "shown":
            return
        if kind != "lesson":
            raise IllegalActionError("Choose one of the answers above.")
        self._step(str(step), option if type(option) is int else -1)
        self.revision += 1

    def _step(self, step: str, option: int) -> None:
        match step:
            case "out":
                self.wish = "out"
            case "option" if self.answer_shown is None:
                self._choose(option)
            case "hint" if self._can_hint:
                self.hinted = True
            case "again" if self.answer_shown is not None and not self.answer_shown.right:
                self.answer_shown = None
            case "next":
                self._next()
                self.answer_shown, self.hinted, self.slips = None, False, 0
            case _:
                raise IllegalActionError("That was a moment too late.")

    def _choose(self, option: int) -> None:
        try:
            answer = self._take(option)
        except ExamError as error:
            raise IllegalActionError("There is no such answer.") from error
        self.answer_shown = answer
        self.slips += not answer.right

    @property
    def _can_hint(self) -> bool:
        return self.answer_shown is None and not self.hinted

    @abstractmethod
    def _take(self, option: int) -> Answer:
        """Take an answer; raises ``ExamError``."""

    @abstractmethod
    def _next(self) -> None:
        """Go on to the next question, or out; also from a question that is skipped."""

    @abstractmethod
    def _head(self) -> tuple[str, int, int]:
        """Return the title, how many questions lie behind, and how many there are."""

    def _stage(self) -> Stage:
        if self.answer_shown is None:
            return "ask"
        return "right" if self.answer_shown.right else "wrong"

    def strip(self) -> LessonStrip:
        """Return what stands above the board."""
        answer, question = self.answer_shown, self.question
        title, step, steps = self._head()
        stage = self._stage()
        return {
            "title": title,
            "step": step,
            "steps": steps,
            "stage": stage,
            "say": question.ask if self.hinted else "",
            "ask": question.ask,
            "answer": {"right": answer.right, "text": self._said(answer)} if answer else None,
            "hint": question.case.hint if self.hinted and stage == "ask" else "",
            "options": [choice.text for choice in question.choices],
            "marks": list(self._marks()),
            "ghost": None,
            "go": {"ask": "", "wrong": "Try again"}.get(stage, "Next"),
            "out": "Stop",
            "can_hint": self._can_hint,
            "can_back": False,
            "wait": reading_ms(answer.text if answer else ""),
            "hides": [],
        }

    def _said(self, answer: Answer) -> str:
        return answer.text

    def _marks(self) -> tuple[str, ...]:
        case = self.question.case
        is_open = self.answer_shown is None and not self.hinted
        return case.marks if is_open else case.marks_after or case.marks

    def view(self) -> BoardView:
        """Return the view for whichever board the question is on."""
        on_table = isinstance(self.question.position, CardPosition)
        return self.card_view() if on_table else self.river_view()

    def card_view(self) -> CardView:
        """Return the table of a question; nothing can be bid on it."""
        position = self.question.position
        assert isinstance(position, CardPosition)
        view = asking_table(
            position,
            self.strip(),
            revision=self.revision,
            me=ME,
            answered=self._answered,
            note=self._note,
        )
        view["bids"] = None
        view["trick"]["best"] = None  # also beside a wrong answer: the question is asked again
        return view

    def river_view(self) -> RiverView:
        """Return the river of a question; no boat can be chosen on it."""
        position = self.question.position
        assert isinstance(position, RacePosition)
        return asking_river(
            position,
            {**self.strip(), "hides": ["throw"]},
            revision=self.revision,
            answered=self._answered,
            note=self._note,
        )


class PracticeSession(ExamSession):
    """One learner at practice: a wrong answer is named, and tried again."""

    def __init__(self, sitting: Sitting, *, clock: Clock = _now) -> None:
        super().__init__()
        self.sitting = sitting
        self.kept: list[tuple[str, Memory]] = []
        """What is to be stored, and under which key."""
        self._clock = clock

    @property
    def question(self) -> Question:
        """The question on the board."""
        return self.sitting.question

    def _take(self, option: int) -> Answer:
        answer = self.question.answer(option)
        if not self.slips:  # only the first answer counts
            self.kept.append(self.sitting.answered(self._outcome(answer), self._clock()))
        return answer

    def _outcome(self, answer: Answer) -> Outcome:
        if not answer.right:
            return Outcome.WRONG
        return Outcome.HINTED if self.hinted else Outcome.RIGHT

    def _next(self) -> None:
        now = self._clock()
        if self.sitting.is_enough(now):
            self.wish = "over"
        elif self.answer_shown is None and not self.slips:
            self.sitting.skip(now)
        else:
            self.sitting.go_on(now)

    def _head(self) -> tuple[str, int, int]:
        answered = len(self.sitting.done) - (self.answer_shown is not None or bool(self.slips))
        return self.question.concept.title, max(0, answered), QUESTIONS


class DuelSession(ExamSession):
    """Two in turn at one device: each question has one answer, and then the other's turn comes."""

    def __init__(self, duel: Duel) -> None:
        super().__init__()
        self.duel = duel

    @property
    def question(self) -> Question:
        """The question on the board."""
        return self.duel.question

    @property
    def _can_hint(self) -> bool:
        return False

    def _take(self, option: int) -> Answer:
        return self.duel.choose(option)

    def _next(self) -> None:
        if self.answer_shown is None:
            raise IllegalActionError("In a duel every question counts: choose an answer.")
        self.duel.go_on()
        if self.duel.is_over:
            self.wish = "over"

    def _stage(self) -> Stage:
        return "ask" if self.answer_shown is None else "right"

    def _said(self, answer: Answer) -> str:
        return answer.text if answer.right else f"{answer.text} {self.question.case.why}"

    def _head(self) -> tuple[str, int, int]:
        duel = self.duel
        (one, other), (points, others) = duel.names, duel.points
        asked = duel.names[duel.player]
        return f"{asked}, your turn. {one} {points}, {other} {others}", duel.turn, TURNS
