"""A fresh database for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.core import GameLog
from riverlib.store import Games, open_database

LOG = GameLog(
    game="cards", setup={"players": 3, "names": ["Zoë", "Ann"]}, actions=("shuffle", "bid 1")
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "river.sqlite3"


@pytest.fixture
def engine(file: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{file}")
    yield engine
    engine.dispose()


@pytest.fixture
def games(engine: Engine) -> Games:
    return Games(engine)
