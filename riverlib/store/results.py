"""What stored games came to, in tables that charts can ask without replaying a log."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select

from riverlib.store.schema import Deal, Game, Result, Seat
from riverlib.store.stored import GameResult
from riverlib.store.transactions import reading, writing

PERSON = "person"
"""The kind of a seat that a human played."""

DealRow = Sequence[Any]
"""Game id, players, deal number, seat, hand size, dealer, bid, taken and points."""
Stamp = tuple[int, int, datetime | None, int, int]
"""Results written, those whose rules are known, the last change, games and their changes."""
CountRow = Sequence[int]
"""Hand size, bid, taken, and how many hands went so."""

_LONG_AGO = datetime.min.replace(tzinfo=UTC)
_RULES_ID = func.coalesce(Result.rules_id, Result.rules)  # by name until a game is read again


@dataclass(frozen=True, slots=True)
class Played:
    """How many finished games there are of one kind."""

    game: str
    rules: str
    """The last name of the rules; numbered where other rules had that name before."""
    rules_id: str
    players: int
    games: int


@dataclass(frozen=True, slots=True)
class Final:
    """What one seat had at the end of a game."""

    game_id: str
    began: datetime
    players: int
    seat: int
    name: str
    kind: str
    total: int
    won: bool


class Results:
    """The results of one database; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def missing(self, limit: int, *, skip: Sequence[str] = ()) -> list[str]:
        """Return ids of games whose results are not written, the last changed first.

        Parameters
        ----------
        skip : sequence of str
            Games to leave out, because they could not be read.
        """
        query = _incomplete(select(Game.id)).order_by(Game.updated.desc())
        with reading(self._engine, "look for older games") as connection:
            found = connection.scalars(query.limit(limit + len(skip))).all()
        return [game_id for game_id in found if game_id not in set(skip)][:limit]

    def count_missing(self) -> int:
        """Return how many games have no results written yet."""
        query = _incomplete(select(func.count(Game.id)))
        with reading(self._engine, "look for older games") as connection:
            return int(connection.scalar(query) or 0)

    def keep(self, game_id: str, result: GameResult, *, revision: int) -> bool:
        """Write the result of an older game; return whether it still stood at that revision."""
        same = select(Game.id).where(Game.id == game_id, Game.revision == revision)
        with writing(self._engine, f"keep the result of the game {game_id}") as connection:
            if connection.scalar(same) is None:
                return False
            write_result(connection, game_id, result)
        return True

    def stamp(self) -> Stamp:
        """Return what changes whenever any game or result does."""
        written = select(func.count(Result.game_id), func.count(Result.rules_id))
        # the last change alone would stand still behind a date that cannot be read
        changed = select(func.max(Game.updated), func.count(Game.id), func.sum(Game.revision))
        with reading(self._engine, "look for changed games") as connection:
            results, known = connection.execute(written).one()
            last, games, changes = connection.execute(changed).one()
            return results, known, last, games, int(changes or 0)

    def people(self) -> list[tuple[str, int]]:
        """Return the names of people with how many games each sat in, the busiest first."""
        games = func.count(func.distinct(Seat.game_id))
        query = select(Seat.name, games).where(Seat.kind == PERSON).group_by(Seat.name)
        with reading(self._engine, "list who played") as connection:
            return _pairs(connection.execute(query.order_by(games.desc(), Seat.name)).all())

    def played(self) -> list[Played]:
        """Return which games were played to the end, the most frequent first."""
        kind = (Result.game, _RULES_ID.label("rules_id"), Result.rules, Result.players)
        began, last = func.min(Game.created).label("began"), func.max(Game.created).label("last")
        query = select(*kind, began, last, func.count().label("games"))
        query = query.join(Game, Game.id == Result.game_id).where(Result.finished.is_(True))
        with reading(self._engine, "list what was played") as connection:
            return _pooled(connection.execute(query.group_by(*kind)).all())

    def deals(
        self,
        *,
        names: Sequence[str] | None = None,
        rules_id: str | None = None,
        players: int | None = None,
    ) -> Sequence[DealRow]:
        """Return every finished deal, one row a seat, older games first.

        Parameters
        ----------
        names : sequence of str, optional
            Only seats of people with these names.
        rules_id, players : optional
            Only games under these rules, by so many.
        """
        columns = (Deal.deal_no, Deal.seat, Deal.hand_size, Deal.dealer)
        numbers = (Deal.bid, Deal.taken, Deal.points)
        query = select(Deal.game_id, Result.players, *columns, *numbers)
        query = query.join(Result, Result.game_id == Deal.game_id)
        query = query.join(Game, Game.id == Deal.game_id)
        query = _of(_by_people(query, names), rules_id, players)
        query = query.order_by(Game.created, Deal.game_id, Deal.deal_no, Deal.seat)
        with reading(self._engine, "read the deals") as connection:
            return connection.execute(query).all()

    def deals_of(self, game_id: str) -> Sequence[DealRow]:
        """Return the finished deals of one game in order, one row a seat."""
        columns = (Deal.deal_no, Deal.seat, Deal.hand_size, Deal.dealer)
        numbers = (Deal.bid, Deal.taken, Deal.points)
        query = select(Deal.game_id, Result.players, *columns, *numbers)
        query = query.join(Result, Result.game_id == Deal.game_id)
        query = query.where(Deal.game_id == game_id).order_by(Deal.deal_no, Deal.seat)
        with reading(self._engine, "read the deals of a game") as connection:
            return connection.execute(query).all()

    def counts(
        self, *, names: Sequence[str] | None = None, rules_id: str, players: int
    ) -> Sequence[CountRow]:
        """Count the hands of one rule set by hand size, bid and tricks taken.

        Parameters
        ----------
        names : sequence of str, optional
            Only seats of people with these names.
        """
        kind = (Deal.hand_size, Deal.bid, Deal.taken)
        query = select(*kind, func.count()).join(Result, Result.game_id == Deal.game_id)
        query = _of(_by_people(query, names), rules_id, players).group_by(*kind)
        with reading(self._engine, "count the deals") as connection:
            return connection.execute(query).all()

    def finals(
        self,
        *,
        game: str | None = None,
        names: Sequence[str] | None = None,
        rules_id: str | None = None,
        players: int | None = None,
    ) -> list[Final]:
        """Return what every seat had at the end of finished games, older games first."""
        columns = (Seat.seat, Seat.name, Seat.kind, Seat.total, Seat.won)
        query = select(Seat.game_id, Game.created, Result.players, *columns)
        query = query.join(Result, Result.game_id == Seat.game_id)
        query = query.join(Game, Game.id == Seat.game_id).where(Result.finished.is_(True))
        if game is not None:
            query = query.where(Result.game == game)
        if names is not None:
            query = query.where(Seat.kind == PERSON, Seat.name.in_(names))
        query = _of(query, rules_id, players).order_by(Game.created, Seat.game_id, Seat.seat)
        with reading(self._engine, "read the results") as connection:
            rows = connection.execute(query).all()
        return [Final(*row) for row in rows if isinstance(row.created, datetime)]


def write_result(connection: Connection, game_id: str, result: GameResult | None) -> None:
    """Put a game's result in place of the one that it had; ``None`` forgets it."""
    for table in (Deal, Seat, Result):
        connection.execute(delete(table).where(table.game_id == game_id))
    if result is None:
        return
    row: dict[str, Any] = {"game_id": game_id, "game": result.game, "rules": result.rules}
    row |= {"rules_id": result.rules_id, "players": len(result.seats), "finished": result.finished}
    connection.execute(insert(Result).values(**row))
    connection.execute(insert(Seat), _seat_rows(game_id, result))
    if result.deals:
        connection.execute(insert(Deal), _deal_rows(game_id, result))


def _seat_rows(game_id: str, result: GameResult) -> list[dict[str, Any]]:
    return [
        {"game_id": game_id, "seat": no}
        | {"name": seat.name, "kind": seat.kind, "total": seat.total, "won": seat.won}
        for no, seat in enumerate(result.seats)
    ]


def _deal_rows(game_id: str, result: GameResult) -> list[dict[str, Any]]:
    return [
        {"game_id": game_id, "deal_no": deal_no, "seat": seat}
        | {"hand_size": deal.hand_size, "dealer": deal.dealer, "bid": deal.bids[seat]}
        | {"taken": deal.taken[seat], "points": deal.points[seat]}
        for deal_no, deal in enumerate(result.deals)
        for seat in range(len(result.seats))
    ]


def _incomplete(query: Any) -> Any:
    """Narrow a query to games without results, or with results by an older app."""
    query = query.outerjoin(Result, Result.game_id == Game.id)
    outdated = (Result.finished != Game.finished, Result.rules_id.is_(None))
    return query.where(or_(Result.game_id.is_(None), *outdated))


def _pooled(rows: Sequence[Any]) -> list[Played]:
    """Put together what one rule set was called from time to time."""
    names = _names(rows)
    games: Counter[tuple[str, str, int]] = Counter()
    for row in rows:
        games[row.game, row.rules_id, row.players] += row.games
    kinds = [
        Played(game, names[game, rules_id], rules_id, players, number)
        for (game, rules_id, players), number in games.items()
    ]
    return sorted(kinds, key=lambda kind: (-kind.games, kind.game, kind.rules, kind.players))


def _names(rows: Sequence[Any]) -> dict[tuple[str, str], str]:
    """Name each game's rules as they were called last; no two of them the same."""
    called = {(row.game, row.rules_id): row.rules for row in sorted(rows, key=_ended)}
    names: dict[tuple[str, str], str] = {}
    for row in sorted(rows, key=_began):  # who had a name first keeps it
        rules = row.game, row.rules_id
        if rules not in names:
            taken = {name for (game, _), name in names.items() if game == row.game}
            numbered = (f"{called[rules]} ({number})" for number in count(2))
            names[rules] = next(
                name for name in chain([called[rules]], numbered) if name not in taken
            )
    return names


def _began(row: Any) -> datetime:
    """Return when such a game was first played; a date that cannot be read says nothing."""
    return row.began or row.last or _LONG_AGO


def _ended(row: Any) -> datetime:
    return row.last or row.began or _LONG_AGO


def _by_people(query: Any, names: Sequence[str] | None) -> Any:
    """Narrow a query of deals to seats of people with these names."""
    if names is None:
        return query
    same = (Seat.game_id == Deal.game_id) & (Seat.seat == Deal.seat)
    return query.join(Seat, same).where(Seat.kind == PERSON, Seat.name.in_(names))


def _of(query: Any, rules_id: str | None, players: int | None) -> Any:
    if rules_id is not None:
        query = query.where(rules_id == _RULES_ID)
    return query if players is None else query.where(Result.players == players)


def _pairs(rows: Sequence[Any]) -> list[tuple[str, int]]:
    return [(str(name), int(count)) for name, count in rows]
