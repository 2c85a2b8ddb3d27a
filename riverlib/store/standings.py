"""How many games stand, asked at once: nothing is replayed, and no action is read."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, func, select

from riverlib.store.schema import Deal, Game, Result, Seat
from riverlib.store.stored import SeatResult
from riverlib.store.transactions import reading


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What a game has come to so far, with what it was set up with."""

    rules: str
    """Name of the rule set or river, as a player reads it."""
    setup: dict[str, Any]
    finished: bool
    seats: tuple[SeatResult, ...]
    deals: int
    """How many deals are over; a race has none."""


class Standings:
    """How the games of one database stand; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of(self, game_ids: Sequence[str]) -> dict[str, Standing]:
        """Return how these games stand, by id.

        Games whose results are not written yet (``Results.missing``), or cannot be read, are left
        out.

        Raises
        ------
        StoreError
            If the database fails.
        """
        heads = select(Game.id, Game.setup, Game.finished, Result.rules)
        heads = heads.join(Result, Result.game_id == Game.id)
        heads = heads.where(Game.id.in_(game_ids), Result.finished == Game.finished)
        seats = select(Seat.game_id, Seat.name, Seat.kind, Seat.total, Seat.won)
        seats = seats.where(Seat.game_id.in_(game_ids)).order_by(Seat.game_id, Seat.seat)
        deals = select(Deal.game_id, func.count(func.distinct(Deal.deal_no)))
        deals = deals.where(Deal.game_id.in_(game_ids)).group_by(Deal.game_id)
        with reading(self._engine, "look how the games stand") as connection:
            found = connection.execute(heads).all()
            rows = connection.execute(seats).all()
            over = {game_id: int(number) for game_id, number in connection.execute(deals)}
        seated: dict[str, list[SeatResult]] = defaultdict(list)
        for row in rows:
            seated[row.game_id].append(SeatResult(row.name, row.kind, row.total, row.won))
        return {
            head.id: Standing(
                rules=head.rules,
                setup=head.setup,
                finished=head.finished,
                seats=tuple(seated[head.id]),
                deals=over.get(head.id, 0),
            )
            for head in found
            if head.setup is not None and seated[head.id]
        }
