"""What the card table needs of a game: a match of the store has it, and a position without one."""

from collections.abc import Sequence
from typing import Protocol

from riverlib import cards
from riverlib.cards import events as happened
from riverlib.core.faces import Guest


class ShownPlayer(Guest, Protocol):
    """What the table tells of who sits at a seat."""

    @property
    def kind(self) -> str:
        """``person``, or a bot's key."""


class ShownGame(Protocol):
    """What the table needs to know of a game: a match of the store, or a position without one."""

    @property
    def game_id(self) -> str:
        """Another game has another id: its first view is shown without animation."""

    @property
    def revision(self) -> int:
        """Count of changes, so that a click can tell its moment."""

    @property
    def state(self) -> cards.GameState:
        """The position with everything hidden in it."""

    @property
    def events(self) -> Sequence[happened.Event]:
        """Everything that happened, in order."""

    @property
    def players(self) -> Sequence[ShownPlayer]:
        """Who sits where."""

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything yet."""

    @property
    def awaits_next_deal(self) -> bool:
        """Whether a finished deal is on show and the next waits to be dealt."""

    @property
    def deal_start(self) -> int:
        """Index of the event that opened the running or just finished deal."""
