"""What a scene is: one idea of one game, shown in positions of its engine and then asked.

A scene is data and pure functions. Everything said about a position or an answer is computed from
the position and the rules in force; nothing here knows a screen.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from riverlib.core import RiverError

Rules = TypeVar("Rules")


class SceneError(RiverError):
    """A scene that cannot be laid out under the rules it was asked for."""


class Position(Protocol):
    """A game up to one moment: the state, and the events that led there, for the animation."""

    @property
    def state(self) -> Any:
        """Where the game stands."""

    @property
    def events(self) -> tuple[Any, ...]:
        """What has happened since the position was laid out."""

    def after(self, action: Any) -> Self:
        """Return the position one action later; raises ``IllegalActionError``."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What there is to say about an answer, right or wrong."""

    right: bool
    text: str
    """At most 25 words; true of the position, whatever was answered."""


@dataclass(frozen=True, slots=True)
class Hint:
    """Help for one who does not know: a sentence, what to look at, and at last a ghost."""

    text: str
    marks: tuple[str, ...] = ()
    ghost: Any | None = None
    """A right action, which a ghost then shows."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several answers to a question that is not asked on the board."""

    text: str
    answer: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One step of a scene: a sentence over a position, and what is then shown or asked.

    A step either asks (``judge`` or ``options``), or shows (``plays``), or only says.
    """

    say: str
    """What is said while the learner looks; at most 25 words."""
    position: Position
    """What lies on the board."""
    seat: int = 0
    """Whose place the learner has."""
    marks: tuple[str, ...] = ()
    """What the light falls on: ``"card:Td"``, ``"hand"``, ``"trick"``, ``"trump"``,
    ``"seat:2"``, ``"bid:3"``; ``"tile:0"``, ``"boat:1:2"``, ``"die"``, ``"harbour"``,
    ``"dock:12"``."""
    plays: tuple[Any, ...] = ()
    """Actions that are then shown, one after another; to see, or up to what is asked."""
    told: str = ""
    """What is said when they have been shown, where nothing is asked."""
    ask: str = ""
    """What to do, whose turn it is included: ``"Your turn: play a card that takes it."``"""
    face: int | None = None
    """What the die shows if the learner throws it."""
    ask_then: str = ""
    """What to do once it is thrown, without what it shows: it still rolls."""
    judge: Callable[[Any, Any, Any], Answer | None] | None = None
    """From the position asked in, the action, and the position after it and ``reply``: the answer,
    or ``None`` while there is more to do."""
    refuse: Callable[[Any, Any], str] | None = None
    """From position and action: why the rules do not let it happen."""
    reply: Callable[[Any], Any] | None = None
    """From the position after an action to the one after everybody else's answer to it."""
    options: tuple[Option, ...] = ()
    """Answers to choose from, where the question is not asked on the board."""
    hints: tuple[Hint, ...] = ()
    guide: Callable[[Any], tuple[Hint, ...]] | None = None
    """Where a step takes several moves: from the position after one of them to the hints for the
    next."""
    marks_after: tuple[str, ...] = ()
    """What the light falls on once the answer is known."""

    @property
    def asks(self) -> bool:
        """Whether the learner has something to do."""
        return self.judge is not None or bool(self.options)

    @property
    def words(self) -> str:
        """Everything that this step makes a learner read who answers right at once."""
        return " ".join(filter(None, (self.say, self.told, self.ask)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(Generic[Rules]):
    """One idea of a game."""

    key: str
    """Stable name in addresses and in what a learner has done."""
    title: str
    idea: Callable[[Rules], str]
    """The idea in one sentence, true of the rules in force."""
    belongs: Callable[[Rules], bool]
    """Whether rules have what the scene is about."""
    steps: Callable[[Rules, int], Sequence[Step]]
    """From rules and a seed to the steps: see one, finish one, do one alone. Another seed gives
    other cards or boats; the last step is one to do alone."""
