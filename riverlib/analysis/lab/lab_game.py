"""What the laboratory has to know of a game, whichever it is."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from riverlib.analysis.lab.axis import Axis
from riverlib.analysis.lab.measures import Kind
from riverlib.analysis.lab.pace import Pace
from riverlib.analysis.lab.sums import Counted, Statistic
from riverlib.analysis.lab.telling import Telling
from riverlib.analysis.lab.wish import Wish
from riverlib.core.game import Game

Ratio = Callable[[str], Statistic]
"""From a counted measure to what it is under one rule set."""
Reckon = Callable[[Any, int, Ratio, Pace], Statistic]
"""From rules, players, what was counted and the pace to what follows from them."""


@dataclass(frozen=True, slots=True)
class Look:
    """A closer look: a family of measures by hand size, by bid, by place ..."""

    title: str
    words: str
    """What is seen, in a sentence or two."""
    family: str = ""
    """The measures, as in ``"made_size:7"``; empty for the final scores."""
    axis: str = ""
    """What is counted along the axis."""
    counted: str = ""
    """What is counted up the other one."""
    ends: tuple[str, str] | None = None
    """Names of the first and the last place, where the axis shows places."""
    is_even: bool = False
    """Whether a line shows where all would be alike."""


WINS_WORDS = "Who wins, by the place at the start; the line is where all would be alike."
FINALS = Look(
    "Final scores", "Where final scores lie. Scores of different rules are not worth the same."
)


def _worth_alike(_: object) -> float:
    return 1.0


def _nothing_aside(_: object, __: object) -> str:
    return ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LabGame:
    """One game in the laboratory; ``lab.games`` lists them."""

    game: Game
    bots: Callable[[], Collection[str]]
    """Keys of the bots that play in bulk."""
    kinds: Mapping[str, Kind]
    """The measures that are told one by one, in the order in which they are shown."""
    families: Mapping[str, Kind]
    """Those that are told by hand size, by place and so on: ``"made_size:7"``."""
    reckoned: Mapping[str, Reckon]
    """Those of ``kinds`` that are not counted."""
    looks: Mapping[str, Look]
    """The closer looks, in the order in which they are offered."""
    keys: Callable[[Sequence[Any], int, Sequence[str]], tuple[str, ...]]
    """From all rule sets, the players and all bots to what games count for."""
    warm: Callable[[Callable[[], None]], None]
    """Loads the kernels; calls back first if they must be compiled."""
    version: Callable[[], int]
    """Number of the kernels' version: workers elsewhere must have the same."""
    play: Callable[[Any, Sequence[str], int, range], Counted]
    """From rules, the bots in the seats and a seed to what some games count for.

    Game ``n`` is the same in whatever batch it is played; a batch begins at a multiple of 240.
    """
    pairing: Callable[[Any, Any, int], str]
    """From two rule sets and the players to how far their games are the same, in words."""
    shares_chance: Callable[[Any, Any, int], bool]
    """From the same to whether their games have cards or throws in common."""
    notes: Callable[[Any, int], Sequence[str]]
    """From rules and players to what has to be known about them."""
    telling: Mapping[str, Telling]
    """How differences are told, by measure or family; what is not in it is no part of an answer."""
    wishes: Mapping[str, Wish]
    """What may matter to a family, in the order in which it is offered."""
    chance: str
    """What games may have in common: ``"cards"``, ``"throws"``."""
    sameness: Callable[[Any, Any, int], str]
    """From two rule sets that share it and the players to how far, after the word for it."""
    axes: Mapping[str, Axis]
    """The rules that can be changed one by one, in the order in which they are offered."""
    backed: Mapping[str, str] = field(default_factory=dict)
    """Measures that are told only where another one would be noticed and goes the same way."""
    aside: Callable[[Any, Any], str] = _nothing_aside
    """From rules and what they are compared with to what has to be known of both; may be ``""``."""
    worth: Callable[[Any], float] = _worth_alike
    """From rules to what a point is worth there: 10 where all points are ten times as many."""
