"""What is said above a game's deals: the luckiest, the unluckiest, the dearest."""

from riverlib.cards.coach.deals_told import deals_words
from riverlib.cards.coach.review import SeatDeal


def deal(luck: float, cost: float) -> SeatDeal:
    """Return a deal in which luck brought so much, and choices cost so much."""
    return SeatDeal(2, 10, 10.0, 10.0 - luck, 0.0, cost, 3)


def test_each_of_them_is_named_by_its_number() -> None:
    deals = {1: deal(1.0, 0.0), 2: deal(6.2, 0.5), 3: deal(-4.9, 3.1)}
    assert deals_words(deals, "Anna", is_you=False) == (
        "Luck brought Anna most in deal 2, about 6 points, and took most in deal 3, about 5 points;"
        " Anna's choices cost most in deal 3, about 3 points."
    )


def test_nothing_is_made_of_next_to_nothing() -> None:
    deals = {1: deal(0.1, 0.0), 2: deal(-0.1, 0.1)}
    assert deals_words(deals, "You", is_you=True) == (
        "Luck was fair in every deal; your choices cost nothing to speak of."
    )
    assert deals_words({1: deal(-2.0, 0.0)}, "You", is_you=True).startswith(
        "Luck took from you most in deal 1, about 2 points;"
    )
