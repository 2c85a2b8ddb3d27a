"""What a game offers to whatever handles any game: its rules, bots and logs, told in one place."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from riverlib.core.bot import Bot
from riverlib.core.log import GameLog
from riverlib.core.logbook import Logbook


class Rules(Protocol):
    """One rule set of any game: a frozen value with a key and a name."""

    @property
    def key(self) -> str:
        """Stable id in logs, addresses and on the command line."""

    @property
    def name(self) -> str:
        """What a player reads."""


def _no_deals(_: object) -> tuple[()]:
    return ()


def _one_a_seat(state: Any) -> int:
    return len(state.totals)


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
    keyed_rules: Callable[[Any], tuple[tuple[str, str], ...]]
    """From rules to the same sentences, each with its key; a line with the key ``source`` is no
    rule and has no number."""
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
    logbook: Logbook[Any, Any, Any]
    """How its logs are opened, replayed and written on."""
    rules_of: Callable[[GameLog], Rules]
    """From a log to the rules it was set up with, not fitted to its players."""
    rules_id: Callable[[Any], str]
    """From rules to what they share with all rules that play and score the same."""
    hides: bool
    """Whether its players hold what the others may not see."""
    deals: Callable[[Any], tuple[Any, ...]] = _no_deals
    """From a state to its finished deals, where a game has deals."""
    sides: Callable[[Any], int] = _one_a_seat
    """From a state to how many totals there are; partners, so many seats apart, share one."""
