"""A learner's own costly choices: positions that come back until they are played well.

What is kept of one is a piece of its game's log, which ends before the choice: nothing of it can be
looked up in another place, and the game may be deleted.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Self

from riverlib import cards
from riverlib.cards.coach.review import Decision
from riverlib.cards.coach.story import THEMES, theme
from riverlib.core import GameLog, RiverError
from riverlib.learn.exam.memory import Memory, Outcome
from riverlib.learn.exam.sitting import Progress

KIND = "choice"
"""What the rows of a learner's own choices are kept as."""
MOST_A_GAME = 6
"""Choices that one game adds, the costliest: more would be no exercise but a burden."""
_STRANGERS = ("seats", "seed")
"""What of a game's setup is left out: who played, and what cards to come are drawn from."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A position in which somebody gave points away, and how well it sits by now."""

    log: GameLog
    """Up to the choice."""
    chosen: str
    """What was bid or played then, in the notation of the log."""
    cost: float
    """Points that it gave away."""
    theme: str
    """A key of ``THEMES``."""
    memory: Memory

    @classmethod
    def of(cls, log: GameLog, decision: Decision, now: datetime) -> Self:
        """Make an exercise of a costly choice of a game."""
        setup = {name: value for name, value in log.setup.items() if name not in _STRANGERS}
        piece = replace(log, setup=setup, actions=log.actions[: decision.action_no])
        chosen = cards.action_text(decision.chosen)
        return cls(piece, chosen, decision.cost, theme(decision.view), Memory.new(now))

    @property
    def state(self) -> cards.GameState:
        """The position; raises ``LogError`` for a log that cannot be replayed."""
        return cards.replay(self.log)

    def answered(self, outcome: Outcome, now: datetime) -> Self:
        """Return the same after one more try."""
        return replace(self, memory=self.memory.answered(outcome, now))

    def to_dict(self) -> dict[str, Any]:
        """Return the exercise as JSON values."""
        return {
            "setup": self.log.setup,
            "actions": list(self.log.actions),
            "chosen": self.chosen,
            "cost": self.cost,
            "theme": self.theme,
            "memory": self.memory.to_dict(),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self | None:
        """Read an exercise; ``None`` for what is none: one damaged row spoils no practice."""
        try:
            fields = {"format": 1, "game": "cards", "setup": data["setup"]}
            log = GameLog.from_data({**fields, "actions": data["actions"]})
            memory = Memory.from_dict(data["memory"])
            chosen, cost, about = str(data["chosen"]), float(data["cost"]), str(data["theme"])
            cards.parse_action(chosen)
            if cards.replay(log).to_move is None:
                return None
        except (KeyError, TypeError, ValueError, RiverError):
            return None
        if memory is None or about not in THEMES or not cost >= 0:
            return None
        return cls(log, chosen, cost, about, memory)


def choice_key(game_id: str, action_no: int) -> str:
    """Return the key under which a choice of a game is kept."""
    return f"{game_id} {action_no}"


def kept_choices(progress: Progress, learner: str) -> dict[str, Choice]:
    """Read all choices that come back to a learner, by key."""
    kept = progress.load(learner, KIND).items()
    return {key: choice for key, data in kept if (choice := Choice.from_dict(data)) is not None}


def keep_choices(
    progress: Progress,
    learner: str,
    log: GameLog,
    decisions: Iterable[Decision],
    *,
    game_id: str,
    now: datetime,
) -> int:
    """Keep the costliest of these choices as exercises; return how many there are of this game.

    One that is kept already stays as it is, with all that was learned of it.
    """
    worst = sorted(decisions, key=lambda each: -each.cost)[:MOST_A_GAME]
    known = progress.load(learner, KIND)
    for decision in worst:
        key = choice_key(game_id, decision.action_no)
        if key not in known:
            progress.save(learner, KIND, key, Choice.of(log, decision, now).to_dict())
    return len(worst)


def due(choices: Mapping[str, Choice], now: datetime, about: str | None = None) -> list[str]:
    """Return the keys of what is to be asked now, the longest due first.

    Parameters
    ----------
    about : str, optional
        A key of ``THEMES``: only choices about that.
    """
    found = [
        key
        for key, choice in choices.items()
        if choice.memory.is_due(now) and about in (None, choice.theme)
    ]
    return sorted(found, key=lambda key: choices[key].memory.card.due)
