"""What a family notices: every measure that is told has its number."""

import pytest

from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import Unit
from riverlib.analysis.lab.noticed import NOTICED, noticed


@pytest.mark.parametrize("key", LAB_GAMES)
def test_every_measure_of_a_game_has_its_number(key: str) -> None:
    lab = LAB_GAMES[key]
    told = {name.partition(":")[0] for name in (*lab.kinds, *lab.families)}
    assert told == set(NOTICED[key])
    for name, kind in {**lab.kinds, **lab.families}.items():
        number = noticed(key, name, kind.unit)
        assert 0.01 <= number <= (0.1 if kind.unit is Unit.SHARE else 10.0), name


def test_a_member_takes_the_number_of_its_family() -> None:
    assert noticed("cards", "points_bid:3") == noticed("cards", "points_bid:0") == 1.0
    assert noticed("race", "win_place:2") == noticed("race", "win_place:1")


def test_an_unknown_measure_takes_that_of_its_unit() -> None:
    assert noticed("chess", "moves", Unit.COUNT) == 0.5
