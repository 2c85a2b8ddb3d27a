"""How far each learner has come, by name; what a row means belongs to who writes it."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Engine, delete, func, insert, select, update

from riverlib.core import StoreError
from riverlib.store.schema import Learned
from riverlib.store.transactions import reading, writing

_MAX_NAME = 60


class Progress:
    """What the learners of one database have done; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def load(self, learner: str, kind: str) -> dict[str, dict[str, Any]]:
        """Return what is kept of a learner, by key; empty for a new one.

        Parameters
        ----------
        kind : str
            What the keys name, such as ``"lesson"``.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(Learned.key, Learned.data).where(
            Learned.learner == learner.strip(), Learned.kind == kind
        )
        with reading(self._engine, "read what was learned") as connection:
            rows = connection.execute(query.order_by(Learned.key)).all()
        return {row.key: row.data for row in rows if isinstance(row.data, dict)}

    def save(self, learner: str, kind: str, key: str, data: dict[str, Any]) -> None:
        """Keep one thing a learner did, in place of what was kept under this key.

        Raises
        ------
        StoreError
            If the learner's name is empty or too long, or the database fails.
        """
        learner = learner.strip()
        if not 1 <= len(learner) <= _MAX_NAME:
            raise StoreError(
                f"a learner's name has 1 to {_MAX_NAME} characters, this has {len(learner)}"
            )
        row = {"data": data, "updated": datetime.now(UTC)}
        place = {"learner": learner, "kind": kind, "key": key}
        with writing(self._engine, "keep what was learned") as connection:
            old = update(Learned).filter_by(**place).values(**row)
            if not connection.execute(old).rowcount:
                connection.execute(insert(Learned).values(**place, **row))

    def learners(self) -> list[str]:
        """Return the names of all learners, who did something last first.

        Raises
        ------
        StoreError
            If the database fails.
        """
        query = select(Learned.learner).group_by(Learned.learner)
        with reading(self._engine, "list the learners") as connection:
            rows = connection.scalars(query.order_by(func.max(Learned.updated).desc()))
            return list(rows)

    def forget(self, learner: str) -> None:
        """Forget everything a learner did; one who is not there is forgotten already.

        Raises
        ------
        StoreError
            If the database fails.
        """
        with writing(self._engine, "forget what was learned") as connection:
            connection.execute(delete(Learned).where(Learned.learner == learner.strip()))
