"""One rule changed, in a sentence: what goes with its values, and how it is now."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from riverlib import cards
from riverlib.analysis.lab.along import along
from riverlib.analysis.lab.answer import answers
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import number_texts
from riverlib.analysis.lab.plan import Plan
from tests.analysis.lab.samples import played

ZERO = LAB_GAMES["cards"].axes["zero_bonus"]
FAMILY = cards.find_variant("family-night")


def told(values: Sequence[str], now: int, games: int = 240) -> tuple[str, list[str]]:
    rules = tuple(replace(ZERO.change(FAMILY, each), name=ZERO.words(each)) for each in values)
    plan = Plan(rules=rules, players=4, bots=("steady",), games=games, seed=1)
    found = Comparison(plan, played(plan))
    shares = [found.measure("zero_share", no) for no in range(len(values))]
    said = along(found, answers(found, now), now, [ZERO.condition(each) for each in values])
    return said, number_texts([each.value for each in shares], shares[0].unit)


def test_it_says_what_goes_with_the_values_and_how_it_is_now() -> None:
    """What the eyes found: only "All of them would be noticed", the answer a screen below."""
    said, (two, five, ten) = told(["2", "5", "10"], 1)
    assert said == (f"{two} of 100 bids are zero with 2 points, {ten} with 10 points ({five} now).")


@pytest.mark.parametrize("now", [0, 1])
def test_a_value_at_an_end_is_marked_as_the_one_of_now(now: int) -> None:
    said, _ = told(["2", "10"], now)
    assert said.count("now") == 1
    assert f"{('2', '10')[now]} points (now)" in said


def test_where_nothing_would_be_noticed_it_says_nothing() -> None:
    assert not told(["5", "5"], 0)[0]
