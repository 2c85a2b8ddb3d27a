"""One sitting of practice: what is asked next, what came of it, and when it is enough."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random
from typing import Any, Protocol

from riverlib.learn.exam.concepts import concepts_of
from riverlib.learn.exam.memory import Memory, Outcome
from riverlib.learn.exam.question import Concept, ExamError, Question, question

KIND = "exam"
"""What the rows of a learner's practice are kept as."""
QUESTIONS = 12
MINUTES = 5
_SHAKY_AT_ONCE = 2
"""New concepts wait while so many others went wrong the last time."""


class Progress(Protocol):
    """Where it is kept how far each learner has come."""

    def load(self, learner: str, kind: str) -> dict[str, dict[str, Any]]:
        """Return what is kept of a learner, by key."""

    def save(self, learner: str, kind: str, key: str, data: dict[str, Any]) -> None:
        """Keep one thing, in place of what was kept under this key."""


def memory_key(concept: Concept) -> str:
    """Return the key under which a concept is kept: one for all rules of a game."""
    return f"{concept.game} {concept.key}"


def memories(progress: Progress, learner: str) -> dict[str, Memory]:
    """Read all that a learner remembers, by key."""
    kept = progress.load(learner, KIND).items()
    return {key: memory for key, data in kept if (memory := Memory.from_dict(data)) is not None}


@dataclass(frozen=True, slots=True)
class Done:
    """One question that was answered."""

    concept: Concept
    outcome: Outcome


class Sitting:
    """A learner's questions about one rule set or river, mixed, for five minutes at most.

    Parameters
    ----------
    rules : Variant or Layout
    remembered : mapping
        What the learner knows, by ``memory_key``; not changed.
    seed : int
        What questions are drawn from.

    Raises
    ------
    ExamError
        If there is nothing to ask about these rules.
    """

    def __init__(
        self, rules: Any, remembered: Mapping[str, Memory], *, seed: int, now: datetime
    ) -> None:
        self.rules = rules
        self.concepts = concepts_of(rules)
        self.memories = dict(remembered)
        self.began = now
        self.done: list[Done] = []
        self.skipped = 0
        self._seed = seed
        self._rng = Random(seed)
        self._last: Concept | None = None
        self.is_early = False
        """Whether the question is asked although nothing is due yet."""
        self.question = self._next(now)

    def answered(self, outcome: Outcome, now: datetime) -> tuple[str, Memory]:
        """Note how the question was answered; return what is to be kept, and where."""
        concept = self.question.concept
        key = memory_key(concept)
        memory = self.memories.get(key) or Memory.new(now)
        self.memories[key] = memory.answered(outcome, now)
        self.done.append(Done(concept, outcome))
        return key, self.memories[key]

    def go_on(self, now: datetime) -> Question:
        """Ask the next question; raises ``ExamError``."""
        self.question = self._next(now)
        return self.question

    def skip(self, now: datetime) -> Question:
        """Leave a question, and ask another; raises ``ExamError``."""
        self.skipped += 1
        return self.go_on(now)

    def is_enough(self, now: datetime) -> bool:
        """Whether five minutes or twelve questions are over."""
        return len(self.done) >= QUESTIONS or now - self.began >= timedelta(minutes=MINUTES)

    def is_anything_due(self, now: datetime) -> bool:
        """Whether something is new, or time to come back."""
        return any(
            (memory := self.memories.get(memory_key(concept))) is None or memory.is_due(now)
            for concept in self.concepts
        )

    def _next(self, now: datetime) -> Question:
        self._seed += 1
        for concept, is_early in self._order(now):
            try:
                made = question(concept, self.rules, self._seed)
            except ExamError:
                continue
            self._last, self.is_early = concept, is_early
            return made
        raise ExamError("there is nothing to ask about these rules")

    def _order(self, now: datetime) -> Iterator[tuple[Concept, bool]]:
        """Offer what may be asked next: due, new, then what comes too early; the last one last."""
        others = [concept for concept in self.concepts if concept is not self._last]
        known = [
            (self.memories[memory_key(c)], c) for c in others if memory_key(c) in self.memories
        ]
        new = [concept for concept in others if memory_key(concept) not in self.memories]
        due = [(memory, c) for memory, c in known if memory.is_due(now)]
        self._rng.shuffle(due)
        due.sort(key=lambda pair: pair[0].card.due.date())
        early = sorted(
            ((memory, c) for memory, c in known if not memory.is_due(now)),
            key=lambda pair: pair[0].card.due,
        )
        yield from ((concept, False) for _, concept in due)
        shaky = [(m, c) for m, c in early if self._went_wrong(c)]
        if len(shaky) >= _SHAKY_AT_ONCE:
            yield from ((concept, True) for _, concept in shaky)
        yield from ((concept, False) for concept in new)
        yield from ((concept, True) for _, concept in early)
        if self._last is not None:
            yield self._last, True

    def _went_wrong(self, concept: Concept) -> bool:
        outcomes = [done.outcome for done in self.done if done.concept is concept]
        return bool(outcomes) and outcomes[-1] is Outcome.WRONG
