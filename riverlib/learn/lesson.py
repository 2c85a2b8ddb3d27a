"""One learner in one course: where they are, what was answered, what comes next."""

from enum import StrEnum
from typing import Any

from riverlib.core import IllegalActionError
from riverlib.learn.course import Course
from riverlib.learn.scene import Answer, Hint, Option, Step


class Stage(StrEnum):
    """What a lesson waits for."""

    LOOK = "look"
    """The sentence is read; then something is shown."""
    ASK = "ask"
    """The learner's action or answer."""
    WRONG = "wrong"
    """A wrong answer stands explained on the board; it goes back by itself."""
    RIGHT = "right"
    """The answer was right, or everything was shown; on to the next step."""
    END = "end"
    """The part is over."""


class Lesson:
    """A course as one learner goes through it; every move is the engine's.

    Parameters
    ----------
    part : str
        Key of the part to begin with.
    seed : int
        What the positions are drawn from.

    Raises
    ------
    CourseError
        If the course has no such part.
    """

    def __init__(self, course: Course[Any], part: str, *, seed: int) -> None:
        self.course = course
        self.seed = seed
        self.done: set[str] = set()
        """Parts that were gone through to the end, nothing of them skipped."""
        self.revision = 0
        """Goes up with every change, so that a click for another moment is known."""
        self.open(part)

    def open(self, part: str) -> None:
        """Begin a part from its first step; raises ``CourseError``."""
        self._steps = self.course.steps(part, self.seed)
        self.part = part
        self._skipped = False
        self._enter(0)

    def _enter(self, step_no: int) -> None:
        self.step_no = step_no
        self.hints_seen = 0
        self._hints = self.step.hints
        self.answer: Answer | None = None
        self.revision += 1
        if step_no >= len(self._steps):
            self.stage = Stage.END
            if not self._skipped:
                self.done.add(self.part)
            return
        self.position = self.step.position
        self._asked = self.position
        if self.step.plays or not self.step.asks:
            self.stage = Stage.LOOK
        else:
            self.stage = Stage.ASK

    @property
    def step(self) -> Step:
        """The step on the board; at the end of a part its last one."""
        return self._steps[min(self.step_no, len(self._steps) - 1)]

    @property
    def steps(self) -> int:
        """How many steps the part has."""
        return len(self._steps)

    @property
    def is_over(self) -> bool:
        """Whether the part has been gone through."""
        return self.stage is Stage.END

    @property
    def place(self) -> str:
        """A name for the position laid out: the same as long as one leads to the other."""
        return f"{self.course.game} {self.part} {self.seed} {self.step_no}"

    @property
    def hint(self) -> Hint | None:
        """The hint on show."""
        return self._hints[self.hints_seen - 1] if self.hints_seen else None

    @property
    def has_hint(self) -> bool:
        """Whether there is one more hint for what is asked now."""
        return self.stage is Stage.ASK and self.hints_seen < len(self._hints)

    @property
    def next_part(self) -> str | None:
        """The part after this one, or ``None`` after the last."""
        keys = self.course.keys
        at = keys.index(self.part) + 1
        return keys[at] if at < len(keys) else None

    @property
    def marks(self) -> tuple[str, ...]:
        """What the light falls on now."""
        if self.hint and self.stage is Stage.ASK:
            return self.hint.marks
        if self.stage in (Stage.RIGHT, Stage.WRONG) and self.step.marks_after:
            return self.step.marks_after
        return self.step.marks

    def show(self) -> None:
        """Play what a step shows; then ask, or say what was to be seen."""
        self._expect(Stage.LOOK)
        for action in self.step.plays:
            self.position = self.position.after(action)
        self._asked = self.position
        self.revision += 1
        if self.step.asks:
            self.stage = Stage.ASK
        else:
            self.stage = Stage.RIGHT
            self.answer = Answer(True, self.step.told) if self.step.told else None

    def act(self, action: Any) -> None:
        """Take a move on the board; a wrong one happens and is explained.

        Raises
        ------
        IllegalActionError
            If the rules do not allow the move: then the message is the explanation, and the
            learner tries again; or if nothing is asked on the board now.
        """
        self._expect(Stage.ASK)
        judge = self.step.judge
        if judge is None:
            raise IllegalActionError("Choose one of the answers.")
        before = self.position
        try:
            after = before.after(action)
        except IllegalActionError as error:
            self.revision += 1
            if self.step.refuse is None:
                raise
            raise IllegalActionError(self.step.refuse(before, action)) from error
        if self.step.reply is not None:
            after = self.step.reply(after)
        self.position = after
        self._judged(judge(before, action, after))

    def choose(self, option_no: int) -> None:
        """Take one of the answers to choose from; raises ``IllegalActionError``."""
        self._expect(Stage.ASK)
        options: tuple[Option, ...] = self.step.options
        if not 0 <= option_no < len(options):
            raise IllegalActionError("There is no such answer.")
        self._judged(options[option_no].answer)

    def _judged(self, answer: Answer | None) -> None:
        self.revision += 1
        if answer is None:  # more is to be done
            self.answer = None
            if self.step.guide is not None:
                self._hints, self.hints_seen = self.step.guide(self.position), 0
            return
        self.answer = answer
        self.stage = Stage.RIGHT if answer.right else Stage.WRONG

    def take_back(self) -> None:
        """Put a wrong move back and ask again; what there was to say about it stays."""
        self._expect(Stage.WRONG)
        self.position = self._asked
        if self._hints is not self.step.hints:
            self._hints, self.hints_seen = self.step.hints, 0
        self.stage = Stage.ASK
        self.revision += 1

    def help(self) -> None:
        """Show the next hint; raises ``IllegalActionError`` where there is none."""
        if not self.has_hint:
            raise IllegalActionError("There is no further hint here.")
        self.answer = None
        self.hints_seen += 1
        self.revision += 1

    def go_on(self) -> None:
        """Go to the next step, or end the part; from any moment, so every step can be skipped."""
        if not self.is_over:
            self._skipped |= self.step.asks and self.stage is not Stage.RIGHT
            self._enter(self.step_no + 1)

    def go_back(self) -> None:
        """Go to the step before, or to the beginning of the first."""
        self._enter(max(0, min(self.step_no, len(self._steps)) - 1))

    def _expect(self, stage: Stage) -> None:
        if self.stage is not stage:
            raise IllegalActionError("That was a moment too late.")
