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
