"""A row that cannot be read hides itself and nothing else."""

import pytest
from sqlalchemy import Engine, text

from riverlib.core import StoreError
from riverlib.store import Games, HouseRules, Results
from tests.store.conftest import LOG
from tests.store.test_results import WHOLE

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


# fmt: off
FIELDS = ("created = 'noon'", "updated = 'noon'", "updated = 7", "updated = ''", "title = x'00ff'",
          "revision = 'one'", "length = x'00'",
          "updated = '9999-99-99 00:00:00'")
# fmt: on


@pytest.mark.parametrize("harm", FIELDS)
def test_one_damaged_game_hides_itself_alone_and_is_named(
    games: Games, engine: Engine, harm: str
) -> None:
    first, bad, last = (games.start(LOG, title, result=WHOLE, finished=True) for title in "abc")
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE games SET {harm} WHERE id = :id"), {"id": bad.id})
    assert {game.id for game in games.recent()} == {first.id, last.id}
    assert len(games.recent(2)) == 2
    assert games.unreadable() == [bad.id]
    with pytest.raises(StoreError, match="cannot read the game"):
        games.load(bad.id)
    assert games.append(first.id, revision=0, actions=["bid 0"]) == 1
    results = Results(engine)
    before = results.stamp()
    assert {each.game_id for each in results.finals()} >= {first.id, last.id}
    assert results.played()
    games.append(last.id, revision=0, actions=["bid 0"])
    assert results.stamp() != before
    games.delete(bad.id)
    assert games.unreadable() == []


@pytest.mark.parametrize("harm", ["data = '{\"pl'", "data = '[1]'", "updated = 'noon'"])
def test_one_damaged_house_rule_hides_itself_alone(engine: Engine, harm: str) -> None:
    rules = HouseRules(engine)
    for name in ("Ours", "Theirs"):
        rules.save(name, {"hook": True}, game="cards")
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE house_rules SET {harm} WHERE name = 'Ours'"))
    assert [rule.name for rule in rules.all()] == ["Theirs"]
    rules.save("Ours", {"hook": False}, game="cards")
    assert [rule.name for rule in rules.all()] == ["Ours", "Theirs"]
