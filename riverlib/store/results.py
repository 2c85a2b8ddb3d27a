"""What stored games came to, in tables that charts can ask without replaying a log."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, count
from typing import Any

from sqlalchemy import Connection, Engine, case, delete, exists, func, insert, or_, select
from sqlalchemy.orm import aliased

from riverlib.store.marks import marks_of
from riverlib.store.schema import Deal, Game, Result, Seat
from riverlib.store.stored import GameResult
from riverlib.store.transactions import reading, writing

PERSON = "person"
"""The kind of a seat that a human played."""

LAST_GAMES = 1_000
"""Games of a record: what is older says less of somebody, and takes a page's time."""

DealRow = Sequence[Any]
"""Game id, players, deal number, seat, hand size, dealer, bid, taken and points."""
Stamp = tuple[int, int, int, datetime | None, int, int]
"""Results written, those by this app, those of games that are over, the last change, games and
their changes."""
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
    winners: int
    """Seats that won or shared the win of that game."""


@dataclass(frozen=True, slots=True)
class LastSeat:
    """Where a name sat last."""

    name: str
    kind: str
    game: str
    setup: dict[str, Any]
    """What that game was set up with."""
    seat: int
    games: int
    """At how many seats the name sat in all."""


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
        over = func.sum(case((Result.finished.is_(True), 1), else_=0))
        written = select(func.count(Result.game_id), func.count(Result.sides), over)
        # the last change alone would stand still behind a date that cannot be read
        changed = select(func.max(Game.updated), func.count(Game.id), func.sum(Game.revision))
        with reading(self._engine, "look for changed games") as connection:
            results, known, ended = connection.execute(written).one()
            last, games, changes = connection.execute(changed).one()
            return results, known, int(ended or 0), last, games, int(changes or 0)

    def people(self) -> list[tuple[str, int]]:
        """Return the names of people with how many games each sat in, the busiest first."""
        games = func.count(func.distinct(Seat.game_id))
        query = select(Seat.name, games).where(Seat.kind == PERSON).group_by(Seat.name)
        with reading(self._engine, "list who played") as connection:
            return _pairs(connection.execute(query.order_by(games.desc(), Seat.name)).all())

    def with_something_told(self) -> list[str]:
        """Return the names of people with a finished deal or race, the busiest first."""
        dealt = select(Deal.game_id).where(Deal.game_id == Seat.game_id).exists()
        over = Result.finished.is_(True)
        games = func.count(func.distinct(Seat.game_id))
        query = select(Seat.name, games).join(Result, Result.game_id == Seat.game_id)
        query = query.where(Seat.kind == PERSON, or_(dealt, over)).group_by(Seat.name)
        with reading(self._engine, "list who played") as connection:
            rows = connection.execute(query.order_by(games.desc(), Seat.name)).all()
        return [name for name, _ in _pairs(rows)]

    def last_seats(self) -> list[LastSeat]:
        """Return where each name sat last, as a person if it ever did; in no order."""
        newest = (case((Seat.kind == PERSON, 0), else_=1), Game.updated.desc(), Game.id)
        rank = func.row_number().over(partition_by=Seat.name, order_by=newest).label("rank")
        seats = func.count().over(partition_by=Seat.name).label("seats")
        sat = select(Seat.name, Seat.kind, Seat.game_id, Seat.seat, seats, rank)
        sat = sat.join(Game, Game.id == Seat.game_id)
        each = sat.subquery().c
        query = select(each.name, each.kind, Game.game, Game.setup, each.seat, each.seats)
        query = query.join(Game, Game.id == each.game_id).where(each.rank == 1)
        with reading(self._engine, "read who has played") as connection:
            rows = connection.execute(query).all()
        return [LastSeat(*row) for row in rows if isinstance(row.setup, dict)]

    def played(self) -> list[Played]:
        """Return which games were played to the end, the most frequent first."""
        with reading(self._engine, "list what was played") as connection:
            return _pooled(connection.execute(_kinds()).all())

    def rule_names(self) -> dict[tuple[str, str], str]:
        """Return what rules are called in every list, by game and the rules' id.

        The last name of each; numbered where other rules had that name before.
        """
        with reading(self._engine, "list what was played") as connection:
            return _names(connection.execute(_kinds()).all())

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

    def tables(
        self, names: Sequence[str], *, rules_id: str | None = None, last: int = LAST_GAMES
    ) -> Sequence[DealRow]:
        """Return the finished deals of all seats where people with these names sat, older first.

        Rows are those of ``deals`` with one column more: whether the seat was such a person's.

        Parameters
        ----------
        rules_id : str, optional
            Only games under these rules.
        last : int
            Only so many games: those that began last.
        """
        mine = (Seat.kind == PERSON) & Seat.name.in_(names)
        columns = (Deal.deal_no, Deal.seat, Deal.hand_size, Deal.dealer)
        numbers = (Deal.bid, Deal.taken, Deal.points, case((mine, 1), else_=0).label("own"))
        query = select(Deal.game_id, Result.players, *columns, *numbers)
        query = query.join(Result, Result.game_id == Deal.game_id)
        query = query.join(Game, Game.id == Deal.game_id)
        query = query.join(Seat, (Seat.game_id == Deal.game_id) & (Seat.seat == Deal.seat))
        query = query.where(Deal.game_id.in_(_last_games(mine, rules_id, last)))
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
        winner = aliased(Seat)
        winners = select(func.count()).where(winner.game_id == Seat.game_id, winner.won.is_(True))
        counted = winners.correlate(Seat).scalar_subquery()
        query = select(Seat.game_id, Game.created, Result.players, *columns, counted)
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
    row |= {"sides": result.sides or len(result.seats), "deals": len(result.deals)}
    connection.execute(insert(Result).values(**row))
    connection.execute(insert(Seat), _seat_rows(game_id, result))
    if result.deals:
        connection.execute(insert(Deal), _deal_rows(game_id, result))


def _seat_rows(game_id: str, result: GameResult) -> list[dict[str, Any]]:
    marks = marks_of(result.deals, len(result.seats), result.sides)
    return [
        {"game_id": game_id, "seat": no}
        | {"name": seat.name, "kind": seat.kind, "total": seat.total, "won": seat.won}
        | marks[no].data()
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
    outdated = (Result.finished != Game.finished, Result.rules_id.is_(None), Result.sides.is_(None))
    return query.where(or_(Result.game_id.is_(None), *outdated))


def _kinds() -> Any:
    """Ask for each name of each rule set by so many, when it was played, how often to the end."""
    kind = (Result.game, _RULES_ID.label("rules_id"), Result.rules, Result.players)
    began, last = func.min(Game.created).label("began"), func.max(Game.created).label("last")
    games = func.sum(case((Result.finished.is_(True), 1), else_=0)).label("games")
    query = select(*kind, began, last, games).join(Game, Game.id == Result.game_id)
    return query.group_by(*kind)


def _pooled(rows: Sequence[Any]) -> list[Played]:
    """Put together what one rule set was called from time to time."""
    names = _names(rows)
    games: Counter[tuple[str, str, int]] = Counter()
    for row in rows:
        games[row.game, row.rules_id, row.players] += row.games
    kinds = [
        Played(game, names[game, rules_id], rules_id, players, number)
        for (game, rules_id, players), number in games.items()
        if number
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


def _last_games(mine: Any, rules_id: str | None, last: int) -> Any:
    """Return the ids of the last games with a finished deal in which somebody sat."""
    sat = exists().where(Seat.game_id == Game.id, mine)
    dealt = exists().where(Deal.game_id == Game.id)
    query = select(Game.id).join(Result, Result.game_id == Game.id).where(sat, dealt)
    return _of(query, rules_id, None).order_by(Game.created.desc(), Game.id).limit(last)


def _of(query: Any, rules_id: str | None, players: int | None) -> Any:
    if rules_id is not None:
        query = query.where(rules_id == _RULES_ID)
    return query if players is None else query.where(Result.players == players)


def _pairs(rows: Sequence[Any]) -> list[tuple[str, int]]:
    return [(str(name), int(count)) for name, count in rows]
