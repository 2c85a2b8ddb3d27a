"""What the store hands out: games as frozen records."""

from dataclasses import dataclass
from datetime import datetime

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


@dataclass(frozen=True, slots=True, kw_only=True)
class DealNumbers:
    """A finished deal of a card game; bids, tricks taken and points are one a seat."""

    hand_size: int
    dealer: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameResult:
    """What a game came to so far, in plain numbers."""

    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    rules: str
    """Name of the rule set or river, as a player reads it."""
    finished: bool
    seats: tuple[SeatResult, ...]
    deals: tuple[DealNumbers, ...] = ()
    """The finished deals in order; a race has none."""
