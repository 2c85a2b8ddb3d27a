"""Tables of scores that people brought along: kept under a name made of their content."""

from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256

from sqlalchemy import Engine, delete, insert, select

from riverlib.core import StoreError
from riverlib.store.schema import ScoreFile
from riverlib.store.transactions import reading, writing

_ID_LENGTH = 16
_MAX_NAME = 80


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A table of scores as it was brought along."""

    id: str
    """The same for the same text, so that a link finds it again."""
    name: str
    text: str


class ScoreFiles:
    """The score files of one database; safe to share between threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def keep(self, name: str, text: str) -> str:
        """Keep a file that has been found right, once; return its id.

        Raises
        ------
        StoreError
            If the database fails; then it is not kept.
        """
        file_id = sha256(text.encode()).hexdigest()[:_ID_LENGTH]
        row = {"id": file_id, "name": name[:_MAX_NAME], "text": text, "created": datetime.now(UTC)}
        with writing(self._engine, "keep the file") as connection:
            if connection.scalar(select(ScoreFile.id).where(ScoreFile.id == file_id)) is None:
                connection.execute(insert(ScoreFile).values(**row))
        return file_id

    def load(self, file_id: str) -> KeptFile:
        """Return a kept file.

        Raises
        ------
        StoreError
            If there is none, or the database fails.
        """
        query = select(ScoreFile.id, ScoreFile.name, ScoreFile.text)
        with reading(self._engine, "read the file") as connection:
            row = connection.execute(query.where(ScoreFile.id == file_id[:80])).one_or_none()
        if row is None:
            raise StoreError("this file is not here any more; was it forgotten?")
        return KeptFile(*row)

    def recent(self, limit: int = 50) -> list[tuple[str, str]]:
        """Return id and name of the kept files, the newest first."""
        query = select(ScoreFile.id, ScoreFile.name).order_by(ScoreFile.created.desc())
        with reading(self._engine, "list the files") as connection:
            return [(row.id, row.name) for row in connection.execute(query.limit(limit))]

    def dated(self, limit: int = 50) -> list[tuple[str, datetime]]:
        """Return id and moment of the kept files, the newest first."""
        query = select(ScoreFile.id, ScoreFile.created).order_by(ScoreFile.created.desc())
        with reading(self._engine, "list the files") as connection:
            rows = connection.execute(query.limit(limit)).all()
        return [(row.id, row.created) for row in rows if row.created is not None]

    def forget(self, file_id: str) -> None:
        """Forget a file for good; one that is not there is forgotten already."""
        with writing(self._engine, "forget the file") as connection:
            connection.execute(delete(ScoreFile).where(ScoreFile.id == file_id))
