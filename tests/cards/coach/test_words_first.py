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


@pytest.mark.parametrize(
    ("made", "says"),
    [
        (
            (0.52, 0.31),
            "A bid of 1 is safer: it comes true in about 5 of 10 deals, a bid of 2 only in 3",
        ),
        (
            (0.31, 0.22),
            "A bid of 1 comes true more often: in about 3 of 10 deals, a bid of 2 only in 2",
        ),
        (
            (0.14, 0.03),
            "A bid of 1 comes true more often: in about 1 of 10 deals, a bid of 2 only in 1 of 30",
        ),
    ],
)
def test_safer_is_only_what_comes_true_half_the_time(made: tuple[float, float], says: str) -> None:
    seen = seen_in(position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 3d 2c", "5s", "0 0"))
    worth = Worth((Bid(1), Bid(2)), (9.0, 4.0), (0.0, 0.0), made, ((), ()), 1)
    ((_, said),) = advising._chance(seen, worth, Bid(2))
    assert said.startswith(says)


def test_beside_a_bid_that_is_as_good_no_third_one_is_reckoned() -> None:
    """And how often the best one comes true is said once."""
    seen = seen_in(position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 3d 2c", "5s", "0"))
    made, points = (0.3, 0.31, 0.2, 0.0), (5.97, 6.0, 3.0, 0.0)
    worth = Worth(seen.legal, points, (0.0,) * 4, made, ((),) * 4, 400)
    said = advising.advice(seen, worth, weigher=lambda _: worth)  # no fact matters
    assert (said.head, said.sentences) == ("Good: bid 1", ("Bidding 0 is about as good.",))
    assert said.in_short == "A bid of 1 comes true in about 3 of 10 deals."


@pytest.mark.parametrize(
    ("points", "head", "named"),
    [
        ((5.97, 6.0, 3.0, 0.0), "Much better: bid 0 or 1", (Bid(0),)),
        ((4.0, 6.0, 3.0, 0.0), "Much better: bid 1", ()),
    ],
)
def test_a_warning_names_every_bid_that_a_hint_calls_good(
    points: tuple[float, ...], head: str, named: tuple[Bid, ...]
) -> None:
    """What fresh eyes found: whoever read "bid 0" alone took 1 for wrong."""
    seen = seen_in(position(PLAIN, "9h 9c 8c|Th 5c 6c|Ah 3d 2c", "5s", "0"))
    worth = Worth(seen.legal, points, (0.0,) * 4, (0.3, 0.31, 0.2, 0.0), ((),) * 4, 400)
    said = advising.advice(seen, worth, over=Bid(3), weigher=lambda _: worth)
    assert (said.head, said.named) == (head, named)
