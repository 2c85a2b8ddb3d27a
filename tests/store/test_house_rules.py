"""House rules are kept by name."""

import pytest
from sqlalchemy import Engine

from riverlib.core import StoreError
from riverlib.store import HouseRules
from tests.store.conftest import BOTH

ON = BOTH


@pytest.fixture
def rules(engine: Engine) -> HouseRules:
    return HouseRules(engine)


def test_rules_are_listed_by_name(rules: HouseRules) -> None:
    rules.save("Sundays", {"hook": True}, game="cards")
    rules.save("  At Zoë's ", {"hand_sizes": [1, 2], "name": "ü"}, game="race")
    assert [(rule.name, rule.game, rule.data) for rule in rules.all()] == [
        ("At Zoë's", "race", {"hand_sizes": [1, 2], "name": "ü"}),
        ("Sundays", "cards", {"hook": True}),
    ]
    assert [rule.name for rule in rules.all(game="cards")] == ["Sundays"]


def test_saving_again_replaces(rules: HouseRules) -> None:
    rules.save("Ours", {"hook": True}, game="cards")
    first = rules.all()[0]
    rules.save("Ours ", {"hook": False}, game="cards")
    (second,) = rules.all()
    assert second.data == {"hook": False}
    assert second.updated >= first.updated


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_name_must_fit_a_line(rules: HouseRules, name: str) -> None:
    with pytest.raises(StoreError, match="1 to 60 characters"):
        rules.save(name, {}, game="cards")
    assert rules.all() == []


def test_sixty_characters_fit(rules: HouseRules) -> None:
    rules.save("x" * 60, {}, game="cards")
    assert rules.all()[0].name == "x" * 60


def test_deleted_rules_are_gone(rules: HouseRules) -> None:
    rules.save("Ours", {}, game="cards")
    rules.delete(" Ours")
    assert rules.all() == []
    with pytest.raises(StoreError, match="no house rules called 'Ours'"):
        rules.delete("Ours")


def test_rules_that_are_no_json_leave_the_old_ones(rules: HouseRules) -> None:
    rules.save("Ours", {"hook": True}, game="cards")
    with pytest.raises(StoreError, match="cannot keep the house rules"):
        rules.save("Ours", {"hook": {1, 2}}, game="cards")
    assert rules.all()[0].data == {"hook": True}
