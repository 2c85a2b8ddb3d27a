"""What the table says of its cards' having been fixed: the code before a deal, never the seed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch
from riverlib.store import Games, open_database
from tests.boards.cards.test_view import ALONE, MATCHED, THREE_PEOPLE, act, sit, step, whole_game


@pytest.fixture
def games(tmp_path: Path) -> Iterator[Games]:
    engine = open_database(f"sqlite:///{tmp_path / 'games.sqlite3'}")
    yield Games(engine)
    engine.dispose()


def test_the_code_of_a_deal_stands_there_before_it_and_while_it_is_played(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    codes = session.match.log.setup["seals"]
    for view in whole_game(session):
        sealed = view["sealed"]
        number = view["deal"]["number"]
        if view["phase"] == "over":
            assert sealed == {"kind": "over", "code": ""}
        elif view["phase"] == "scored":
            assert sealed == {"kind": "next", "code": codes[number]}
        else:
            assert sealed == {"kind": "now", "code": codes[number - 1]}


@pytest.mark.parametrize("players", [ALONE, THREE_PEOPLE], ids=["alone", "three at one device"])
def test_neither_seed_nor_salt_is_ever_sent(games: Games, players: tuple[object, ...]) -> None:
    seed = 8_123_456_789_012_345
    session = TableSession(CardMatch.start(games, MATCHED, players, seed=seed))  # type: ignore[arg-type]
    for view in whole_game(session):
        sent = json.dumps(view)
        assert str(seed) not in sent
        assert "salt" not in sent


def test_played_on_from_an_open_game_it_says_so(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    *_, _ = whole_game(session)
    log = session.match.log
    again = TableSession(CardMatch.open(games, replace(log, actions=log.actions[:3])))
    assert again.view()["sealed"] == {"kind": "known", "code": ""}


def test_a_game_from_before_there_were_codes_shows_none(games: Games) -> None:
    session = sit(games, MATCHED, ALONE)
    step(session)
    log = session.match.log
    old = replace(log, setup={name: v for name, v in log.setup.items() if name != "seals"})
    again = TableSession(CardMatch.open(games, old))
    assert again.view()["sealed"] is None
    assert act(again, "undo")["sealed"] is None
