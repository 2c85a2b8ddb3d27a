"""The ledger behind ``bench.kills`` sees what is lost, doubled or damaged, and nothing else."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.ledger import AnySession, Findings, Ledger, Told, same_game
from bench.player import next_action
from riverlib.boards.cards.session import TableSession
from riverlib.boards.race.session import RiverSession
from riverlib.race.coach.preparing import Preparation
from tests.browser.matches import Matches

_CLICKS = 12


@dataclass
class Evening:
    """A game that was played for a while, with everything its person was told."""

    session: AnySession
    ledger: Ledger
    file: Path
    rng: Random
    clicks: int = 0

    @property
    def game_id(self) -> str:
        return self.session.match.game_id

    @property
    def told(self) -> Told:
        return self.ledger.told[self.game_id]

    def click(self) -> dict[str, Any]:
        view = {**self.session.view()}
        action = next_action(view, self.rng)
        self.clicks += 1
        self.session.answer(action | {"turn": view["turn"], "nonce": f"{self.clicks}"})
        return action

    def compare(self, arriving: Told | None = None) -> Findings:
        findings = Findings(damaged=self.ledger.check_file())
        self.ledger.check_list(findings, arriving)
        if self.game_id not in str(findings.lost):
            view = self.ledger.check_game(self.game_id, findings)
            assert view == same_game({**self.session.view()}) or findings.faults
        return findings

    def write(self, *statements: str) -> None:
        with closing(sqlite3.connect(self.file)) as connection:
            for statement in statements:
                connection.execute(statement)
            connection.commit()


@pytest.fixture(params=["cards", "race"])
def evening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Evening]:
    file = tmp_path / "river.sqlite3"
    matches = Matches(f"sqlite:///{file}")
    session: AnySession = (
        TableSession(matches.start())
        if request.param == "cards"
        else RiverSession(matches.start_race(), Preparation())
    )
    ledger = Ledger(file, tmp_path / "again")
    ledger.told[session.match.game_id] = Told()
    evening = Evening(session, ledger, file, Random(1))
    while evening.clicks < _CLICKS and not session.match.state.is_over:
        evening.told.answered.append(evening.click())
    yield evening
    matches.close()


def test_what_was_kept_whole_has_no_faults(evening: Evening) -> None:
    findings = evening.compare()
    assert (findings.faults, findings.kept) == ([], False)


def test_a_click_on_its_way_may_be_in_the_log(evening: Evening) -> None:
    evening.told.on_its_way = evening.told.answered.pop()
    findings = evening.compare()
    assert (findings.faults, findings.kept) == ([], True)
    assert evening.told.on_its_way is None
    assert evening.compare().faults == [], "from now on it counts as told"


def test_a_click_on_its_way_may_not_be_in_the_log(evening: Evening) -> None:
    evening.told.on_its_way = {"kind": "undo"}
    findings = evening.compare()
    assert (findings.faults, findings.kept) == ([], False)


def test_an_answered_click_that_is_not_in_the_log_is_lost(evening: Evening) -> None:
    evening.told.answered.append({"kind": "undo"})
    findings = evening.compare()
    assert [len(findings.lost), len(findings.doubled), len(findings.damaged)] == [1, 0, 0]


def test_a_change_that_nobody_made_is_doubled(evening: Evening) -> None:
    evening.told.answered.pop()
    findings = evening.compare()
    assert [len(findings.lost), len(findings.doubled), len(findings.damaged)] == [0, 1, 0]


def test_an_undo_that_came_twice_is_doubled(evening: Evening) -> None:
    for _ in range(2):
        view = evening.session.view()
        evening.session.answer(
            {"kind": "undo", "turn": view["turn"], "nonce": f"undo {view['turn']}"}
        )
    evening.told.on_its_way = {"kind": "undo"}
    assert len(evening.compare().doubled) == 1


Spoil = Callable[[Evening], None]


def _forget_the_game(evening: Evening) -> None:
    evening.write("DELETE FROM actions", "DELETE FROM games")


def _forget_its_head(evening: Evening) -> None:
    evening.write("PRAGMA foreign_keys=OFF", "DELETE FROM games")


def _invent_two_games(evening: Evening) -> None:
    for name in ("a", "b"):
        evening.write(
            f"INSERT INTO games SELECT '{name * 12}', game, format, setup, title, created,"
            " updated, revision, length, finished FROM games LIMIT 1"
        )


@pytest.mark.parametrize(
    ("spoil", "word"),
    [(_forget_the_game, "lost"), (_forget_its_head, "damaged"), (_invent_two_games, "doubled")],
)
def test_a_spoilt_database_is_seen(evening: Evening, spoil: Spoil, word: str) -> None:
    spoil(evening)
    findings = evening.compare(arriving=Told())
    assert getattr(findings, word)


def test_a_start_on_its_way_may_have_arrived_once(evening: Evening) -> None:
    matches = Matches(f"sqlite:///{evening.file}")
    game_id = matches.start().game_id
    findings = Findings()
    assert evening.ledger.check_list(findings, Told()) == game_id
    assert (findings.faults, findings.kept) == ([], True)
    matches.start()
    evening.ledger.check_list(findings, None)
    assert len(findings.doubled) == 1
    matches.close()
