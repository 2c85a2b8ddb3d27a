"""The games that one company has played out one after the other: who won them."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, select

from riverlib.store.schema import Game, Seat


def won_by(
    connection: Connection, game: str, names: Sequence[str], *, since: datetime, until: datetime
) -> list[frozenset[str]]:
    """Return the names of those who won each of a company's finished games, the first begun first.

    Parameters
    ----------
    game : str
        Which game: ``"cards"`` or ``"race"``.
    names : sequence of str
        Everybody who sat there, wherever.
    since, until : datetime
        A game counts that has changed since then, and had begun by then.
    """
    query = select(Seat.game_id, Seat.name, Seat.won).join(Game, Game.id == Seat.game_id)
    query = query.where(Game.game == game, Game.finished.is_(True))
    query = query.where(Game.updated >= since, Game.created <= until)
    won: dict[str, dict[str, bool]] = defaultdict(dict)
    for row in connection.execute(query.order_by(Game.created, Game.id)):
        won[row.game_id][row.name] = row.won
    company = set(names)
    return [
        frozenset(name for name, has_won in seats.items() if has_won)
        for seats in won.values()
        if set(seats) == company
    ]
