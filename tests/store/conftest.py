"""A fresh database for each test: a file, or a schema on a PostgreSQL server.

Those of a module run on the databases that it names in ``ON``, else on a file.
"""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, NullPool, create_engine, make_url, text

from riverlib.core import GameLog
from riverlib.store import Games, open_database
from tests.store import postgres

BOTH = ("sqlite", "postgresql")
LOG = GameLog(
    game="cards", setup={"players": 3, "names": ["Zoë", "Ann"]}, actions=("shuffle", "bid 1")
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what works on any database on each of them."""
    databases = getattr(metafunc.module, "ON", ())
    if databases and "address" in metafunc.fixturenames:
        metafunc.parametrize("address", databases, indirect=True)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "river.sqlite3"


@pytest.fixture
def address(request: pytest.FixtureRequest, file: Path) -> Iterator[str]:
    """Return the address of a database that is not there yet."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield f"sqlite:///{file}"
        return
    server = os.environ.get(postgres.ADDRESS)
    if server is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{postgres.ADDRESS} is not set, and here PostgreSQL has to be tested")
        pytest.skip("no PostgreSQL: run python -m tests.store.postgres pytest")
    schema = f"test_{secrets.token_hex(8)}"
    admin = create_engine(server, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with admin.connect() as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    url = make_url(server).update_query_dict({"options": f"-csearch_path={schema}"})
    yield url.render_as_string(hide_password=False)
    with admin.connect() as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    admin.dispose()


@pytest.fixture
def engine(address: str) -> Iterator[Engine]:
    engine = open_database(address)
    yield engine
    engine.dispose()


@pytest.fixture
def games(engine: Engine) -> Games:
    return Games(engine)
