"""A question: a position, what is asked, and answers of which each wrong one names its mix-up."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from riverlib.core import RiverError
from riverlib.learn.reason import Reason
from riverlib.learn.scene import Answer, Position

Value = Hashable
"""What an answer says, for the program: a seat, a number, a set of cards."""
MAX_WORDS = 25
_MAX_OPTIONS = 4
_TRIES = 40
"""Draws of positions until one shows the rule; the rarest idea needs some dozens."""
_CASES = 12
"""Cases of one draw to choose from."""


class ExamError(RiverError):
    """A question that rules in force do not give."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What somebody would answer who mixes one rule up with another."""

    key: str
    """Which mix-up: ``"trumps-any-time"``."""
    value: Value | None
    """Their answer here; ``None`` where it comes to none."""
    changed: str
    """The other rule, as the end of "That would be so if ...", without the full stop."""

    @property
    def text(self) -> str:
        """What is said to who chose it."""
        return f"That would be so if {self.changed}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One position in which something can be asked, with what everybody would answer."""

    position: Position
    ask: str
    """At most 25 words."""
    right: Value
    """The engine's answer."""
    why: str
    """Why that is right, true of this position; at most 25 words."""
    slips: tuple[Slip, ...]
    words: Callable[[Any], str | None]
    """Says a value as an answer; ``None`` where there are no short words for it."""
    hint: str
    """What to think of; says no answer."""
    reason: Reason | None = None
    """Where ``why`` comes from, with the facts it states."""
    needs: tuple[str, ...] = ()
    """Keys of slips; without one of them the case is not about what is to be asked."""
    marks: tuple[str, ...] = ()
    """What the light falls on while it is asked; gives nothing away."""
    marks_after: tuple[str, ...] = ()
    """What the light falls on with a hint, and once it is answered."""
    given: Any = None
    """What the sentence supposes: the card that is played, the bid and the tricks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Concept:
    """One thing that can be known about a game."""

    key: str
    """Stable name in what is kept of a learner."""
    game: str
    title: str
    """A few words a family reads."""
    belongs: Callable[[Any], bool]
    """Whether rules have what it is about."""
    cases: Callable[[Any, Random], Iterable[Case]]
    """Draws one game and finds cases in it, in random order; may find none."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers to choose from."""

    text: str
    value: Value
    slip: Slip | None
    """The mix-up that leads here; ``None`` for the right answer."""

    @property
    def is_right(self) -> bool:
        """Whether the engine says the same."""
        return self.slip is None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One question about one position."""

    concept: Concept
    case: Case
    seed: int
    choices: tuple[Choice, ...]

    @property
    def ask(self) -> str:
        """The question in one or two sentences."""
        return self.case.ask

    @property
    def position(self) -> Position:
        """What lies on the board."""
        return self.case.position

    @property
    def right_no(self) -> int:
        """Index of the right answer."""
        return next(no for no, choice in enumerate(self.choices) if choice.is_right)

    @property
    def mix_ups(self) -> frozenset[str]:
        """Keys of the mix-ups that its wrong answers name; where some count, those."""
        keys = frozenset(choice.slip.key for choice in self.choices if choice.slip)
        return (keys & frozenset(self.case.needs)) or keys

    def answer(self, choice_no: int) -> Answer:
        """Return what there is to say about an answer; raises ``ExamError``."""
        if not 0 <= choice_no < len(self.choices):
            raise ExamError(f"there are {len(self.choices)} answers, so no answer {choice_no}")
        slip = self.choices[choice_no].slip
        if slip is None:
            return Answer(True, self.case.why)
        return Answer(False, slip.text)


def question(concept: Concept, rules: Any, seed: int) -> Question:
    """Make a question from a seed; the same seed gives the same one.

    Raises
    ------
    ExamError
        If the rules have nothing to ask about it, or no position was found that shows it.
    """
    if not concept.belongs(rules):
        raise ExamError(f"these rules have nothing to ask about {concept.title!r}")
    rng = Random(f"{concept.key} {seed}")
    for _ in range(_TRIES):
        asked = [
            Question(concept=concept, case=case, seed=seed, choices=choices)
            for case in islice(concept.cases(rules, rng), _CASES)
            if (choices := _choices(case, rng))
        ]
        if asked:
            return _one_of(asked, rng)
    raise ExamError(f"no position was found that asks about {concept.title!r}")


def _one_of(asked: Sequence[Question], rng: Random) -> Question:
    """Choose a mix-up first and then a question that shows it, so that rare ones come up too."""
    keys = sorted({key for each in asked for key in each.mix_ups})
    key = rng.choice(keys)
    return rng.choice([each for each in asked if key in each.mix_ups])


def _choices(case: Case, rng: Random) -> tuple[Choice, ...]:
    """Return the answers to choose from; none where no mix-up shows."""
    right = case.words(case.right)
    if not right:
        return ()
    wrong = _wrong(case, right, rng)
    if not wrong or (case.needs and not any(_key(choice) in case.needs for choice in wrong)):
        return ()
    choices = [Choice(right, case.right, None), *wrong]
    rng.shuffle(choices)
    return tuple(choices)


def _wrong(case: Case, right: str, rng: Random) -> list[Choice]:
    slips = list(case.slips)
    rng.shuffle(slips)
    slips.sort(key=lambda slip: slip.key not in case.needs)
    found: list[Choice] = []
    for slip in slips:
        if slip.value is None or slip.value == case.right:
            continue
        text = case.words(slip.value)
        if text and text not in {right, *(choice.text for choice in found)}:
            found.append(Choice(text, slip.value, slip))
    return found[: _MAX_OPTIONS - 1]


def _key(choice: Choice) -> str:
    return choice.slip.key if choice.slip else ""
