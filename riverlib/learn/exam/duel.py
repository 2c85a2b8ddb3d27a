"""Two at one device: ten questions in turn, both about the same things."""

from collections.abc import Sequence
from typing import Any

from riverlib.learn.exam.concepts import concepts_of
from riverlib.learn.exam.question import ExamError, Question, question
from riverlib.learn.scene import Answer

TURNS = 10
_TWO = 2


class Duel:
    """Ten questions, five for each; every pair of questions is about one concept.

    Parameters
    ----------
    names : sequence of two str
        Who plays; the first one begins.

    Raises
    ------
    ExamError
        If there is nothing to ask about these rules, or there are not two names.
    """

    def __init__(self, rules: Any, names: Sequence[str], *, seed: int) -> None:
        if len(names) != _TWO:
            raise ExamError(f"two play a duel, not {len(names)}")
        self.rules = rules
        self.names = tuple(names)
        self.points = [0, 0]
        self.turn = 0
        """How many questions were answered."""
        self.answer: Answer | None = None
        """What was said of the answer just given; ``None`` while one is awaited."""
        self._seed = seed
        self._questions: list[Question] = []
        self._ask()

    @property
    def player(self) -> int:
        """Whose question it is, 0 or 1."""
        return self.turn % _TWO

    @property
    def question(self) -> Question:
        """The question on the table."""
        return self._questions[-1]

    @property
    def is_over(self) -> bool:
        """Whether both have had their five."""
        return self.turn >= TURNS

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; both if they are equal, nobody before the end."""
        best = max(self.points)
        return tuple(no for no, each in enumerate(self.points) if each == best) * self.is_over

    def choose(self, choice_no: int) -> Answer:
        """Answer the question; raises ``ExamError`` if it was answered before."""
        if self.is_over or self.answer is not None:
            raise ExamError("that was a moment too late")
        self.answer = self.question.answer(choice_no)
        self.points[self.player] += self.answer.right
        return self.answer

    def go_on(self) -> None:
        """Pass the device on; raises ``ExamError`` while an answer is awaited."""
        if self.answer is None:
            raise ExamError("the question on the table comes first")
        self.turn += 1
        self.answer = None
        if not self.is_over:
            self._ask()

    def _ask(self) -> None:
        self._questions.append(self._made())

    def _made(self) -> Question:
        """Make the next question: the second of a pair is about the same as the first."""
        concepts = list(concepts_of(self.rules))
        begin = (self._seed + self.turn // _TWO) % max(1, len(concepts))
        wanted = [*concepts[begin:], *concepts[:begin]]
        if self.player == 1:
            wanted.insert(0, self.question.concept)
        for concept in wanted:
            try:
                return question(concept, self.rules, self._seed + self.turn)
            except ExamError:
                continue
        raise ExamError("there is nothing to ask about these rules")
