"""What the laboratory's page has to know of a game, whichever it is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from riverlib.analysis.lab.lab_game import LabGame
from riverlib.analysis.lab.pace import Pace
from riverlib.core.game import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class LabPage:
    """One game on the page; ``ui.lab.games`` lists them. Fields are names in the address."""

    lab: LabGame
    rules_field: str
    rules_label: str
    own_rules_place: str
    """Beginning of the session keys of the house's own rules."""
    offered_rules: Callable[[], tuple[Rules, ...]]
    line_of: Callable[[Any], str]
    """From rules to a line that introduces them."""
    bots_field: str
    bots: tuple[str, ...]
    """Keys of the bots on offer."""
    first_axis: str
    """The rule that is changed unless another is chosen."""
    measure_field: str
    look_field: str
    pace: Mapping[str, str]
    """The parts of ``Pace`` that are asked for, in words."""
    shorter: Callable[[Any, int, Pace], str] = lambda *_: ""
    """From rules, players and pace to how a game of them is shorter; empty if it cannot be."""
