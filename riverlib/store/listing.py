"""Games as a list tells them: who, when, how it ended, what stood out; no log or deal is read."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import Engine, select

from riverlib.store.marks import MARKS
from riverlib.store.results import PERSON
from riverlib.store.schema import Game, Result, Seat
from riverlib.store.transactions import reading

_GAME = (Game.id, Game.game, Game.title, Game.created, Game.updated, Game.length, Game.finished)
_KINDS = (str, str, str, datetime, datetime, int, bool)
"""What an app has written into these columns; a game with anything else is damaged."""
_RESULT = (Result.rules, Result.rules_id, Result.sides, Result.deals)
_SEAT = (Seat.game_id, Seat.name, Seat.kind, Seat.total, Seat.won)
_MARKS = tuple(getattr(Seat, name) for name in MARKS)


class ListedSeat(NamedTuple):
    """One seat of a game: who sat there, what it came to, and what stood out (``SeatMarks``).

    A tuple, because ten thousand games have forty thousand of them.
    """

    name: str
    kind: str
    """``"person"`` or the key of a bot."""
    total: int
    won: bool
    made: int | None = None
    streak: int | None = None
    streak_end: int | None = None
    best: int | None = None
    best_deal: int | None = None
    behind: int | None = None
    behind_deal: int | None = None

    @property
    def is_person(self) -> bool:
        """Whether a human played."""
        return self.kind == PERSON


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedGame:
    """A game as a list tells it."""

    id: str
    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    title: str
    created: datetime
    updated: datetime
    """Moment of the last change, in UTC."""
    length: int
    """How many actions the game has."""
    finished: bool
    rules: str
    """Name of its rules then; empty, and no seats, until its results are written."""
    rules_id: str
    """The same for the same rules, whatever their name."""
    sides: int
    """Totals that there are; seats so far apart are partners."""
    deals: int
    """Deals that are over; a race has none."""
    seats: tuple[ListedSeat, ...]


class Listing:
    """The games of one database in lists; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def recent(self, limit: int | None = None) -> list[ListedGame]:
        """Return games, the last changed first; damaged ones are left out.

        Parameters
        ----------
        limit : int, optional
            How many at most; without it all.

        Raises
        ------
        StoreError
            If the database fails.
        """
        newest = select(Game.id).order_by(Game.updated.desc(), Game.id).limit(limit)
        return self._read(None if limit is None else newest)

    def of(self, game_ids: Sequence[str]) -> list[ListedGame]:
        """Return these games, the last changed first; those that are not there are left out."""
        return self._read(game_ids)

    def _read(self, ids: Any) -> list[ListedGame]:
        games = select(*_GAME, *_RESULT).outerjoin(Result, Result.game_id == Game.id)
        games = games.order_by(Game.updated.desc(), Game.id)
        seats = select(*_SEAT, *_MARKS).order_by(Seat.game_id, Seat.seat)
        if ids is not None:
            games, seats = games.where(Game.id.in_(ids)), seats.where(Seat.game_id.in_(ids))
        with reading(self._engine, "list the games") as connection:
            heads = connection.execute(games).all()
            rows = connection.execute(seats).all()
        seated: dict[str, list[ListedSeat]] = defaultdict(list)
        for game_id, *seat in rows:
            seated[game_id].append(ListedSeat._make(seat))
        return [_listed(head, tuple(seated[head[0]])) for head in heads if _is_sound(head)]


def _is_sound(head: Sequence[Any]) -> bool:
    return all(type(value) is kind for value, kind in zip(head, _KINDS, strict=False))


def _listed(head: Any, seats: tuple[ListedSeat, ...]) -> ListedGame:
    game_id, game, title, created, updated, length, finished, rules, rules_id, sides, deals = head
    return ListedGame(
        id=game_id,
        game=game,
        title=title,
        created=created,
        updated=updated,
        length=length,
        finished=finished,
        rules=rules or "",
        rules_id=rules_id or rules or "",
        sides=sides or len(seats),
        deals=deals or 0,
        seats=seats,
    )
