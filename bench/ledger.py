"""What people were told while they played, held against what the database kept of it.

A game follows from its setup and the clicks of its people. So the ledger writes down every click
that was answered, plays them again in a database of its own that nobody kills, and compares.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from bench.client import Json
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.core import GameLog
from riverlib.play import CardMatch, RaceMatch
from riverlib.race.coach.preparing import Preparation
from riverlib.store import Games, StoredGame, open_database

AnySession = TableSession | RiverSession
_PASSING = ("answered", "note", "chances", "chances_due", "hint", "warning", "tutor", "live")
"""What a view holds besides the game: a window's own matters."""


@dataclass
class Told:
    """What the people of one game were told."""

    opening: tuple[str, ...] = ()
    """Actions that the game came with, from a file."""
    answered: list[Json] = field(default_factory=list)
    """Clicks that changed the game and were answered."""
    on_its_way: Json | None = None
    """The click that the kill may have cut off: it may be in the log or not."""


@dataclass
class Findings:
    """What a comparison has found; a sentence for each fault."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)
    kept: bool = False
    """Whether what was on its way has reached the database."""

    @property
    def faults(self) -> list[str]:
        """Return everything that should not be."""
        return [*self.lost, *self.doubled, *self.damaged]


class Ledger:
    """The games of one server's database and what was told of them."""

    def __init__(self, file: Path, scratch: Path) -> None:
        self.told: dict[str, Told] = {}
        self._file = file
        self._scratch = scratch
        scratch.mkdir(exist_ok=True)

    def check_file(self) -> list[str]:
        """Ask the database whether it is whole."""
        faults = []
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as connection:
            for question in ("PRAGMA integrity_check", "PRAGMA foreign_key_check"):
                rows = connection.execute(question).fetchall()
                faults += [f"{question}: {row}" for row in rows if row != ("ok",)]
        return faults

    def check_list(self, findings: Findings, arriving: Told | None) -> str | None:
        """Compare the list of games; return the id of the one that was on its way, if it is there.

        Parameters
        ----------
        arriving : Told, optional
            The game that somebody had begun to start when the server was killed.
        """
        with closing(sqlite3.connect(f"file:{self._file}?mode=ro", uri=True)) as connection:
            held = [str(row[0]) for row in connection.execute("SELECT id FROM games")]
        findings.lost += [f"the game {each} is gone" for each in self.told if each not in held]
        strangers = [each for each in held if each not in self.told]
        if len(strangers) > (arriving is not None):
            findings.doubled.append(f"{len(strangers)} games that nobody was told of")
        if arriving is None or not strangers:
            return None
        findings.kept = True
        self.told[strangers[0]] = arriving
        return strangers[0]

    def check_game(self, game_id: str, findings: Findings) -> Json:
        """Compare one game with what was told of it; return the view that its log leads to."""
        told = self.told[game_id]
        with _games(self._file) as games:
            stored = games.load(game_id)
            view = _plain(_resumed(games, stored))
        steps = self._steps(stored, told)
        held = (stored.revision, stored.log.actions)
        expected = steps[: len(told.answered) + 1]
        if told.on_its_way is not None and held == steps[-1] and held != expected[-1]:
            findings.kept = True
            told.answered.append(told.on_its_way)
        elif held != expected[-1]:
            self._blame(held, expected, game_id, findings)
        told.on_its_way = None
        return view

    def _blame(
        self,
        held: tuple[int, tuple[str, ...]],
        expected: Sequence[tuple[int, tuple[str, ...]]],
        game_id: str,
        findings: Findings,
    ) -> None:
        told = f"the game {game_id} is at {held[0]} with {len(held[1])} actions, told were"
        told += f" {expected[-1][0]} with {len(expected[-1][1])}"
        if held in expected:
            findings.lost.append(told)
        elif held[0] > expected[-1][0]:
            findings.doubled.append(told)
        else:
            findings.damaged.append(told)

    def _steps(self, stored: StoredGame, told: Told) -> list[tuple[int, tuple[str, ...]]]:
        """Play the clicks again; return revision and actions at the start and after each."""
        clicks = [*told.answered, *([told.on_its_way] if told.on_its_way else [])]
        file = self._scratch / "again.sqlite3"
        with _games(file) as games:
            session = _begun(games, replace(stored.log, actions=told.opening))
            steps = [(session.match.revision, session.match.log.actions)]
            for number, click in enumerate(clicks):
                turn = session.match.revision
                session.answer(click | {"turn": turn, "nonce": f"again-{number}"})
                steps.append((session.match.revision, session.match.log.actions))
            games.delete(session.match.game_id)
        return steps


def same_game(view: Json) -> Json:
    """Return what a view says of the game itself, not of the window.

    Whether the tutor would ask before a choice is known once the river is solved: that may be
    sooner in one process than in another.
    """
    said = {name: value for name, value in view.items() if name not in _PASSING}
    if "choices" in said:
        said["choices"] = [
            {name: value for name, value in each.items() if name != "asked"}
            for each in said["choices"]
        ]
    return said


def _plain(session: AnySession) -> Json:
    view: dict[str, Any] = {**session.view()}
    return same_game(view)


def _resumed(games: Games, stored: StoredGame) -> AnySession:
    if stored.log.game == "cards":
        return TableSession(CardMatch.resume(games, stored.id))
    return RiverSession(RaceMatch.resume(games, stored.id), Preparation())


def _begun(games: Games, log: GameLog) -> AnySession:
    if log.game == "cards":
        return TableSession(CardMatch.open(games, log))
    return RiverSession(RaceMatch.open(games, log), Preparation())


@contextmanager
def _games(file: Path) -> Iterator[Games]:
    engine: Engine = open_database(f"sqlite:///{file}")
    try:
        yield Games(engine)
    finally:
        engine.dispose()
