"""A chance is one number, wherever it stands and whatever somebody asks for."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from riverlib.store import Games, open_database
from tests.boards.cards.test_coaching import KNOWING, drifts_after, has_hint, sit, think, until


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def test_asking_for_a_hint_changes_no_number_that_stands_beside_a_bid(games: Games) -> None:
    """What is as good as the best is told with its numbers, whether or not somebody asks."""
    asked = Event()
    session = sit(games, brain=replace(KNOWING, weigh=drifts_after(asked)))
    think(session, chances=True)
    before = until(session, lambda view: view["coach"]["chances"])["coach"]["chances"]
    asked.set()
    thinking = session._coaching._thinking
    assert thinking is not None
    think(session, chances=True, hint=True)
    after = until(session, has_hint)["coach"]
    assert after["chances"]["options"] == before["options"]
    said = after["hint"]
    made = {each["id"]: each["words"] for each in before["options"]}
    assert all(each["made"] == made[each["id"]] for each in (said["own"], *said["others"]))
