"""A family's own rules, kept by name; what they mean belongs to the game."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, RowMapping, delete, insert, select, update

from riverlib.core import StoreError
from riverlib.store.schema import NamedRules
from riverlib.store.transactions import reading, writing

_MAX_NAME = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """Rules under the name that a family gave them."""

    name: str
    game: str
    """Whose rules: ``"cards"`` or ``"race"``."""
    data: dict[str, Any]
    """The rules as JSON values."""
    updated: datetime
    """Moment of the last change, in UTC."""


class HouseRules:
    """The house rules of one database; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def save(self, name: str, data: dict[str, Any], *, game: str) -> None:
        """Keep rules under a name, in place of those that had it.

        Raises
        ------
        StoreError
            If the name is empty or too long, or the database fails.
        """
        name = name.strip()
        if not 1 <= len(name) <= _MAX_NAME:
            raise StoreError(
                f"a name for house rules has 1 to {_MAX_NAME} characters, this has {len(name)}"
            )
        fields = {"game": game, "data": data, "updated": datetime.now(UTC)}
        with writing(self._engine, "keep the house rules") as connection:
            old = update(NamedRules).where(NamedRules.name == name).values(**fields)
            if not connection.execute(old).rowcount:
                connection.execute(insert(NamedRules).values(name=name, **fields))

    def all(self, *, game: str | None = None) -> list[HouseRule]:
        """List the rules by name.

        Parameters
        ----------
        game : str, optional
            Only rules of this game.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(NamedRules.name, NamedRules.game, NamedRules.data, NamedRules.updated)
        if game is not None:
            query = query.where(NamedRules.game == game)
        with reading(self._engine, "read the house rules") as connection:
            rows = connection.execute(query.order_by(NamedRules.name)).mappings()
            return [HouseRule(**row) for row in rows if _is_readable(row)]

    def delete(self, name: str) -> None:
        """Forget the rules of this name.

        Raises
        ------
        StoreError
            If there are none, or the database fails.
        """
        name = name.strip()
        with writing(self._engine, "delete the house rules") as connection:
            gone = connection.execute(delete(NamedRules).where(NamedRules.name == name))
            if not gone.rowcount:
                raise StoreError(f"there are no house rules called {name!r}; were they deleted?")


def _is_readable(row: RowMapping) -> bool:
    return isinstance(row["data"], dict) and isinstance(row["updated"], datetime)
