"""What a learner remembers of each concept, and when it comes back."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Self

from fsrs import Card, Rating, Scheduler, State

_SCHEDULER = Scheduler(enable_fuzzing=False)  # the same answers come back on the same day


class Outcome(Enum):
    """How a question was answered."""

    WRONG = Rating.Again
    HINTED = Rating.Hard
    """Right, with a hint."""
    RIGHT = Rating.Good


class Hold(Enum):
    """How well a concept sits, in a family's words."""

    NEW = "Not met yet"
    SHAKY = "Needs another try"
    GROWING = "Getting there"
    FIRM = "Sits"


_STEPS = 10
_DIFFICULTY = (1.0, 10.0)
_DAYS = 36_500.0
"""More no memory lasts: the scheduler's own longest interval."""
_FIRM_DAYS = 7.0
_SURE = 0.9


@dataclass(frozen=True, slots=True)
class Memory:
    """One concept as one learner knows it; an answer makes a new one."""

    card: Card
    asked: int = 0
    right: int = 0
    """How often it was right at the first try."""

    @classmethod
    def new(cls, now: datetime) -> Self:
        """Return what one knows who has not met the concept."""
        return cls(Card(card_id=0, due=now))

    def answered(self, outcome: Outcome, now: datetime) -> Self:
        """Return the memory after one more question."""
        card, _ = _SCHEDULER.review_card(self.card, outcome.value, review_datetime=now)
        right = self.right + (outcome is not Outcome.WRONG)
        return type(self)(card, self.asked + 1, right)

    def is_due(self, now: datetime) -> bool:
        """Whether it is time to ask again."""
        return self.card.due <= now

    def recall(self, now: datetime) -> float:
        """Return the chance that it is known now, 0 to 1."""
        return float(_SCHEDULER.get_card_retrievability(self.card, now))

    def strength(self) -> float:
        """Return the days until the chance to know it falls to nine in ten."""
        return float(self.card.stability or 0.0)

    def hold(self, now: datetime) -> Hold:
        """Say how well it sits."""
        if not self.asked:
            return Hold.NEW
        lapsed = self.card.state is State.Relearning or not self.right
        if lapsed or self.strength() < 1:
            return Hold.SHAKY
        is_firm = self.strength() >= _FIRM_DAYS and self.recall(now) >= _SURE
        return Hold.FIRM if is_firm else Hold.GROWING

    def to_dict(self) -> dict[str, Any]:
        """Return the memory as JSON values."""
        return {"card": dict(self.card.to_dict()), "asked": self.asked, "right": self.right}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self | None:
        """Read a memory; ``None`` for what is none, so that one damaged row is a fresh start."""
        try:
            card = Card.from_dict(data["card"])
            asked, right = int(data["asked"]), int(data["right"])
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            return None
        return cls(card, asked, right) if _is_sound(card) and 0 <= right <= asked else None


def _is_sound(card: Card) -> bool:
    """Whether the scheduler can go on from a card; it takes any on trust."""
    if card.due.tzinfo is None or (card.last_review and card.last_review.tzinfo is None):
        return False
    in_steps = type(card.step) is int and 0 <= card.step < _STEPS
    if card.state is State.Review:
        in_steps = card.step is None
    if card.stability is None or card.difficulty is None or card.last_review is None:
        facts = (card.stability, card.difficulty, card.last_review)
        is_new = all(fact is None for fact in facts)
        return is_new and in_steps and card.state is State.Learning
    low, high = _DIFFICULTY
    return in_steps and 0 < card.stability <= _DAYS and low <= card.difficulty <= high
