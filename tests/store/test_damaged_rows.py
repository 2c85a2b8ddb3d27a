"""A row that cannot be read hides itself and nothing else."""

import pytest
from sqlalchemy import Engine, text

from riverlib.core import StoreError
from riverlib.store import Games
from tests.store.conftest import LOG

# fmt: off
DAMAGED = {
    "an action is missing":      ("DELETE FROM actions WHERE action_no = 0", r"\[0\] is missing"),
    "the last one is missing":   ("DELETE FROM actions WHERE action_no = 1", "be 2, there are 1"),
    "there is one too many":     ("UPDATE games SET length = 1",             "be 1, there are 2"),
    "the setup is a list":       ("UPDATE games SET setup = '[]'",           "setup: an object"),
    "the setup is no JSON":      ("UPDATE games SET setup = '{\"pl'",        "cannot read"),
    "the setup is a number":     ("UPDATE games SET setup = 7",              "setup: an object"),
    "an action is no text":      ("UPDATE actions SET text = x'00ff'",       r"actions\[0\]: text"),
    "the time is no time":       ("UPDATE games SET updated = 'noon'",       "cannot read"),
    "a later app wrote the log": ("UPDATE games SET format = 9",             "has version 9"),
}
# fmt: on


@pytest.mark.parametrize(("harm", "words"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_game_is_named_and_harms_no_other(
    games: Games, engine: Engine, harm: str, words: str
) -> None:
    game = games.start(LOG, "")
    with engine.begin() as connection:
        connection.execute(text(harm))
    other = games.start(LOG, "")
    with pytest.raises(StoreError, match=words) as caught:
        games.load(game.id)
    assert game.id in str(caught.value)
    assert games.load(other.id) == other
