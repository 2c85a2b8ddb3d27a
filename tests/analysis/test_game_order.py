"""A list in an order: what it is ordered by is what its cards say."""

import pytest

from riverlib.analysis.game_lines import GameLine, margin
from riverlib.analysis.game_order import ORDERS, comeback_words, ordered
from tests.analysis.lines import Dealt, line, random_lines

BEHIND = (Dealt((1, 1), (1, 0), (20, 0)), Dealt((1, 1), (0, 1), (-5, 40)))
BACK = line(15, 40, deals=BEHIND, id="back")
CLOSE = line(30, 29, id="close")
OPEN = line(90, 2, id="open", finished=False)
TIE = line(31, 31, id="tie")
ALL = [OPEN, BACK, CLOSE, TIE]
INTO = {
    "newest": ["open", "back", "close", "tie"],
    "closest": ["tie", "close", "back", "open"],
    "highest": ["back", "tie", "close", "open"],
    "comeback": ["back", "open", "close", "tie"],
}


@pytest.mark.parametrize(("order", "ids"), INTO.items())
def test_what_has_most_of_it_comes_first(order: str, ids: list[str]) -> None:
    assert set(INTO) == set(ORDERS)
    assert [each.id for each in ordered(ALL, order)] == ids


def test_a_comeback_is_told() -> None:
    assert comeback_words(BACK) == "Ben was 20 points behind after deal 1"
    assert comeback_words(CLOSE) == comeback_words(OPEN) == ""


@pytest.mark.parametrize("seed", range(30))
def test_every_game_is_there_once_and_equals_stay_newest_first(seed: int) -> None:
    lines = random_lines(seed)
    for order in ORDERS:
        told = ordered(lines, order)
        assert sorted(map(id, told)) == sorted(map(id, lines))
    closest: list[GameLine] = [game for game in ordered(lines, "closest") if game.finished]
    apart = [(margin(game) or 0, -game.when.timestamp()) for game in closest]
    assert apart == sorted(apart)
