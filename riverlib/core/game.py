"""What a game offers to whatever handles any game: its rules, bots and logs, told in one place."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from riverlib.core.bot import Bot
from riverlib.core.log import GameLog


class Rules(Protocol):
    """One rule set of any game: a frozen value with a key and a name."""

    @property
    def key(self) -> str:
        """Stable id in logs, addresses and on the command line."""

    @property
    def name(self) -> str:
        """What a player reads."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of the house; ``riverlib.games`` lists them."""

    key: str
    """Stable id in logs, the store and addresses: ``"cards"``."""
    name: str
    """What a player reads: ``"Up and Down the River"``."""
    rules_word: str
    """What one of its rule sets is called: ``"rule set"``, ``"river"``."""
    title: str
    """What a game under some rules is called, with ``{}`` for their name."""
    catalogue: tuple[Rules, ...]
    """The rule sets on offer, the first one for whoever does not choose."""
    find_rules: Callable[[str], Any]
    """From a key to the rules; raises ``VariantError`` for an unknown one."""
    rule_lines: Callable[[Any], tuple[str, ...]]
    """From rules to their rule sheet, a sentence a line."""
    rules_data: Callable[[Any], dict[str, Any]]
    """From rules to JSON values."""
    rules_from_data: Callable[[object], Any]
    """Reads what ``rules_data`` wrote; raises ``VariantError``."""
    check_players: Callable[[Any, int], object]
    """Raises ``VariantError`` where so many cannot play by these rules."""
    players: range
    """How many may play at all."""
    usual_players: int
    bots: Mapping[str, Bot[Any, Any]]
    """Weakest first, by key."""
    opening_state: Callable[[GameLog], Any]
    """From a log to the state before any action; raises ``LogError``."""
    steps: Callable[[GameLog], Iterator[tuple[Any, tuple[Any, ...]]]]
    """From a log to each state with its events; raises ``LogError``."""
    apply: Callable[[Any, Any], tuple[Any, tuple[Any, ...]]]
    """From a state and an action to the next state and what happened."""
    with_action: Callable[[GameLog, Any], GameLog]
    """From a log to the log with one more action."""
