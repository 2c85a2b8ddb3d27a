"""A database on a server: refused by name, and never in silence."""

import pytest
from sqlalchemy import Engine, create_engine, text

from riverlib.core import StoreError
from riverlib.store import Games, open_database
from riverlib.store.schema import SCHEMA
from tests.store.conftest import LOG

ON = ("postgresql",)


def run(address: str, statement: str) -> None:
    engine = create_engine(address)
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


# fmt: off
REFUSED = {
    "another program's tables": ("CREATE TABLE recipes (dish text)", "belongs to another program"),
    "another program's meta":   ("CREATE TABLE meta (name text, value text)", "another program"),
}
SPOILT = {
    "a newer app's": (f"UPDATE meta SET value = '{SCHEMA + 1}' WHERE name = 'schema'", "Update"),
    "a table lost":  ("DROP TABLE house_rules",                   "'house_rules' is missing"),
}
# fmt: on


@pytest.mark.parametrize(("statement", "words"), REFUSED.values(), ids=REFUSED)
def test_what_is_not_ours_is_refused(address: str, statement: str, words: str) -> None:
    run(address, statement)
    with pytest.raises(StoreError, match=words):
        open_database(address)


@pytest.mark.parametrize(("statement", "words"), SPOILT.values(), ids=SPOILT)
def test_what_cannot_be_used_is_refused(address: str, statement: str, words: str) -> None:
    open_database(address).dispose()
    run(address, statement)
    with pytest.raises(StoreError, match=words):
        open_database(address)


def test_an_older_one_is_brought_up_to_date(address: str) -> None:
    open_database(address).dispose()
    for statement in (
        "UPDATE meta SET value = '1' WHERE name = 'schema'",
        "DROP TABLE deals, seats, results, score_files, progress",
    ):
        run(address, statement)
    engine = open_database(address)
    games = Games(engine)
    assert games.load(games.start(LOG, "").id).log == LOG
    with engine.connect() as connection:
        version = connection.scalar(text("SELECT value FROM meta WHERE name = 'schema'"))
    assert version == str(SCHEMA)
    engine.dispose()


def test_text_that_the_server_does_not_take_is_refused_whole(games: Games) -> None:
    game = games.start(LOG, "")
    with pytest.raises(StoreError, match="cannot save the game"):
        games.append(game.id, revision=0, actions=["bid 1", "bid\0"])
    assert games.load(game.id) == game


def test_a_connection_that_was_cut_is_made_again(games: Games, engine: Engine) -> None:
    game = games.start(LOG, "")
    with engine.connect() as connection:
        with engine.connect() as spare:  # the engine keeps it
            cut = spare.scalar(text("SELECT pg_backend_pid()"))
        connection.execute(text(f"SELECT pg_terminate_backend({cut})"))
    assert games.append(game.id, revision=0, actions=["bid 0"]) == 1


def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    with pytest.raises(StoreError, match="cannot open the saved games") as caught:
        open_database("postgresql://me:s3cret@127.0.0.1:1/river")
    assert "s3cret" not in str(caught.value)
