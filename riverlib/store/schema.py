"""The tables; a change of their shape needs a new ``SCHEMA`` and a step from the old one."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

APP = "up-and-down-the-river"
"""What the ``meta`` table says to tell our databases from all others."""
SCHEMA = 5
"""Version of the tables; a newer one is refused, an older one is brought up to date."""
NEW_IN: dict[int, tuple[str, ...]] = {
    2: ("results", "seats", "deals", "score_files"),
    3: (),
    4: ("progress",),
    5: (),
}
"""Tables that a version has and the one before it had not."""
NEW_COLUMNS: dict[int, tuple[tuple[str, str], ...]] = {
    3: (("results", "rules_id"),),
    5: (
        ("results", "sides"),
        ("results", "deals"),
        ("seats", "made"),
        ("seats", "streak"),
        ("seats", "streak_end"),
        ("seats", "best"),
        ("seats", "best_deal"),
        ("seats", "behind"),
        ("seats", "behind_deal"),
    ),
}
"""Likewise columns, each with its table; they may be empty in rows from before."""

_Reader = Callable[[Any], Any]


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC: kept without a zone, because SQLite has none, and read back with one."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Write the moment in UTC."""
        return None if value is None else value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:
        """Read the moment as UTC."""
        return None if value is None else value.replace(tzinfo=UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> _Reader:
        """Return what reads a row's value: ``None`` where it cannot be read."""
        return _tolerant(super().result_processor(dialect, coltype))


class Object(TypeDecorator[dict[str, Any]]):
    """A JSON object."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> _Reader:
        """Return what reads a row's value: ``None`` where it cannot be read."""
        return _tolerant(super().result_processor(dialect, coltype))


def _tolerant(read: _Reader | None) -> _Reader:
    """Make one row's unreadable value that row's own affair, not the whole list's."""

    def value_or_none(value: Any) -> Any:
        try:
            return value if read is None else read(value)
        except (ValueError, TypeError, AttributeError, RecursionError):
            return None

    return value_or_none


class Base(DeclarativeBase):
    """What all tables share."""

    type_annotation_map = {  # noqa: RUF012  (SQLAlchemy reads it from the class)
        str: Text,
        datetime: UtcTime,
        dict[str, Any]: Object,
    }


class Meta(Base):
    """Facts about the database itself: whose it is and the version of its tables."""

    __tablename__ = "meta"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class Game(Base):
    """A game without its actions, so that a list of games stays quick to read."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    format: Mapped[int]
    setup: Mapped[dict[str, Any]]
    title: Mapped[str]
    created: Mapped[datetime]
    updated: Mapped[datetime] = mapped_column(index=True)
    revision: Mapped[int]
    """One more after every change, cuts included; never falls, so no two views share one."""
    length: Mapped[int]
    finished: Mapped[bool]


class Action(Base):
    """One action of one game."""

    __tablename__ = "actions"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012  (keeps a game's actions together)

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    action_no: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    text: Mapped[str]


class Result(Base):
    """What a game came to so far: written with the game, so that no chart replays its log."""

    __tablename__ = "results"

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    game: Mapped[str]
    rules: Mapped[str]
    """Name of the rule set or river, as a player reads it."""
    rules_id: Mapped[str | None]
    """The same for the same rules; empty until a game kept by an older app is read again."""
    players: Mapped[int]
    finished: Mapped[bool]
    sides: Mapped[int | None]
    """Totals that there are, fewer than players where partners share one; empty as rules_id."""
    deals: Mapped[int | None]
    """Deals that are over; a race has none."""


class Seat(Base):
    """One seat of one game: who sat there and what it came to."""

    __tablename__ = "seats"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str]
    kind: Mapped[str]
    total: Mapped[int]
    won: Mapped[bool]
    made: Mapped[int | None]
    """Bids made; this and what follows is empty in a race, and until Result.sides is known."""
    streak: Mapped[int | None]
    """Most bids made in a row."""
    streak_end: Mapped[int | None]
    """Number of the deal, from 1, with which the first such row ended."""
    best: Mapped[int | None]
    """Most points in one deal."""
    best_deal: Mapped[int | None]
    behind: Mapped[int | None]
    """Most points behind the leader after any deal."""
    behind_deal: Mapped[int | None]


class Deal(Base):
    """One seat in one finished deal of a card game."""

    __tablename__ = "deals"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012  (keeps a game's deals together)

    game_id: Mapped[str] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
    )
    deal_no: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    hand_size: Mapped[int]
    dealer: Mapped[int]
    bid: Mapped[int]
    taken: Mapped[int]
    points: Mapped[int]


class ScoreFile(Base):
    """A table of scores that somebody brought along, whole as it was read."""

    __tablename__ = "score_files"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    text: Mapped[str]
    created: Mapped[datetime]


class NamedRules(Base):
    """A family's own rules under the name it gave them."""

    __tablename__ = "house_rules"

    name: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    data: Mapped[dict[str, Any]]
    updated: Mapped[datetime]


class Learned(Base):
    """How far one learner has come with one thing to learn."""

    __tablename__ = "progress"
    __table_args__ = {"sqlite_with_rowid": False}  # noqa: RUF012  (keeps a learner's rows together)

    learner: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    """What the keys name, such as ``"lesson"`` or ``"exam"``."""
    key: Mapped[str] = mapped_column(primary_key=True)
    data: Mapped[dict[str, Any]]
    updated: Mapped[datetime]
