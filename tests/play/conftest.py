"""A fresh database for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from riverlib.store import Games, Results, open_database


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{tmp_path / 'river.sqlite3'}")
    yield engine
    engine.dispose()


@pytest.fixture
def games(engine: Engine) -> Games:
    return Games(engine)


@pytest.fixture
def results(engine: Engine) -> Results:
    return Results(engine)
