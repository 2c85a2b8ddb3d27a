"""What the store hands out: games as frozen records."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from riverlib.core import GameLog


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSummary:
    """A game as a list shows it, without its actions."""

    id: str
    """Opaque, safe in a URL and not to be guessed."""
    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    title: str
    created: datetime
    updated: datetime
    """Moment of the last change, in UTC."""
    revision: int
    length: int
    """How many actions the game has."""
    finished: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A game with its whole log."""

    id: str
    """Opaque, safe in a URL and not to be guessed."""
    log: GameLog
    revision: int
    """Goes with every change, so that one made from an older view is refused."""
    title: str
    created: datetime
    updated: datetime
    """Moment of the last change, in UTC."""
    finished: bool


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Who sat at a seat, and what it came to."""

    name: str
    kind: str
    """``"person"`` or the key of a bot."""
    total: int
    won: bool
    """Whether the seat won or shared the win; nobody has while the game goes on."""


class FinishedDeal(Protocol):
    """What is kept of a card game's deal, whoever tells it; bids and so on are one a seat."""

    @property
    def hand_size(self) -> int: ...  # noqa: D102
    @property
    def dealer(self) -> int: ...  # noqa: D102
    @property
    def bids(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def taken(self) -> tuple[int, ...]: ...  # noqa: D102
    @property
    def points(self) -> tuple[int, ...]: ...  # noqa: D102


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """What a game came to so far, in plain numbers."""

    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    rules: str
    """Name of the rule set or river, as a player reads it."""
    rules_id: str
    """The same for the same rules, whatever their name."""
    finished: bool
    seats: tuple[SeatResult, ...]
    deals: tuple[FinishedDeal, ...] = ()
    """The finished deals in order; a race has none."""
    sides: int | None = None
    """Totals that there are, where partners share one; ``None``: one a seat.

    Partners sit ``sides`` seats apart.
    """
