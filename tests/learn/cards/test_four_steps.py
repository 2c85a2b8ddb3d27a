"""How a game goes in four steps: what it says of points is what the engine counts."""

import re

from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import Bidding, Trump, Variant, score
from riverlib.learn.cards.four_steps import four_steps, points_examples
from tests.cards.random_rules import VARIANTS

_TAKEN = re.compile(
    r"(?:Bid (\d+) and )?[Tt]ake (\d+)(?: with (?:one|\d+) cards?)?: ([+\N{MINUS SIGN}]?\d+)"
)


def told(text: str) -> list[tuple[int, int, int]]:
    """Read bid, taken and points out of the examples, as a family reads them."""
    found, bid = [], 0
    for said, taken, points in _TAKEN.findall(text):
        bid = int(said or bid)
        found.append((bid, int(taken), int(points.replace("\N{MINUS SIGN}", "-"))))
    return found


def spaced(text: str) -> str:
    """Put common spaces where words are held together."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@given(variant=VARIANTS, hand_size=st.integers(1, 13))
def test_every_example_is_what_the_rules_in_force_count(variant: Variant, hand_size: int) -> None:
    steps = {word: spaced(text) for word, text in four_steps(variant)}
    for text, size in (
        (spaced(points_examples(variant, hand_size)), hand_size),
        (steps["Score"], variant.largest_hand),
    ):
        examples = told(text)
        assert len(examples) == text.count(": ")
        assert {taken - bid for bid, taken, _ in examples} >= {0, -1}
        for bid, taken, points in examples:
            scored = score(variant.scoring, bid=bid, taken=taken, hand_size=size)
            assert (max(bid, taken) <= size, points) == (True, scored.points)


@given(variant=VARIANTS)
def test_steps_say_only_what_is_in_force(variant: Variant) -> None:
    steps = {word: spaced(text) for word, text in four_steps(variant)}
    assert ("turned up" in steps["Look"]) == (variant.trump is Trump.TURN_UP)
    assert ("may not" in steps["Bid"]) == variant.hook
    assert ("at once" in steps["Bid"]) == (variant.bidding is Bidding.SIMULTANEOUS)
    assert ("trump" in steps["Play"]) == (variant.trump is not Trump.NONE or variant.must_trump)
    assert ("Partners" in steps["Score"]) == (variant.team_size > 1)
