"""A hint for which no fact of the cards speaks begins in words too: figures come second."""

import pytest

from riverlib.cards import Bid
from riverlib.cards.coach import advice as advising
from riverlib.cards.coach.worth import Worth
from tests.cards.coach.test_advice import position, seen_in
from tests.cards.table import PLAIN


@pytest.mark.parametrize(
    ("made", "begins"),
    [((0.7, 0.1), "A bid of 1 is safer: "), ((0.4, 0.4), "It pays better in the long run: ")],
)
def test_a_hint_without_a_fact_begins_in_words_too(made: tuple[float, float], begins: str) -> None:
    seen = seen_in(position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 3d 2c", "5s", "0 0"))
    worth = Worth((Bid(1), Bid(2)), (9.0, 4.0), (0.0, 0.0), made, ((), ()), 1)
    ((_, said),) = advising._chance(seen, worth, Bid(2))
    assert said.startswith(begins)
    assert len(said.split()) <= 25
