"""A store without a database, for matches that are opened by the ten thousand."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from riverlib.core import GameLog, StaleGameError
from riverlib.store import Games, StoredGame

_NOW = datetime(2026, 1, 1, tzinfo=UTC)


class OneGame(Games):
    """Keeps the last game that was started, and nothing when the process ends."""

    def __init__(self) -> None:
        self.stored: StoredGame | None = None

    def start(self, log: GameLog, title: str, **_: Any) -> StoredGame:
        self.stored = StoredGame(
            id="one", log=log, revision=0, title=title, created=_NOW, updated=_NOW, finished=False
        )
        return self.stored

    def load(self, game_id: str) -> StoredGame:
        assert self.stored is not None, game_id
        return self.stored

    def revision_of(self, game_id: str) -> int:
        return self.load(game_id).revision

    def append(self, game_id: str, *, revision: int, actions: Any, **_: Any) -> int:
        return self._move_to(revision, (*self.load(game_id).log.actions, *actions))

    def cut(self, game_id: str, *, revision: int, length: int, **_: Any) -> int:
        return self._move_to(revision, self.load(game_id).log.actions[:length])

    def won_by(self, *_: Any, **__: Any) -> list[frozenset[str]]:
        return []

    def _move_to(self, revision: int, actions: tuple[str, ...]) -> int:
        stored = self.load("one")
        if stored.revision != revision:
            raise StaleGameError("the game has moved on")
        log = replace(stored.log, actions=actions)
        self.stored = replace(stored, log=log, revision=revision + 1)
        return revision + 1
