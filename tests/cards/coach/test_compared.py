"""How often each of two choices brings the bid, in a sentence."""

import pytest

from riverlib.cards import Bid, Play, parse_card
from riverlib.cards.coach.compared import compared


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (
            ("43%", "3%"),
            "A bid of 2 comes true in about 4 of 10 deals, a bid of 0 only in 1 of 30.",
        ),
        (
            ("44%", "38%"),
            "A bid of 2 comes true in about 4 of 10 deals, a bid of 0 a little less often.",
        ),
        (("3%", "under 1%"), "A bid of 2 comes true in 1 of 30 deals, a bid of 0 hardly ever."),
        (("over 99%", "impossible"), "A bid of 2 comes true nearly always, a bid of 0 never."),
        (
            ("20%", "60%"),
            "A bid of 2 comes true in about 2 of 10 deals; a bid of 0 comes true in 6 of 10.",
        ),
    ],
)
def test_how_often_two_bids_come_true_is_said_of_both_in_a_sentence(
    made: tuple[str, str], words: str
) -> None:
    assert compared((1.4, 1.4), made, Bid(2), Bid(0)) == words


def test_a_choice_that_makes_its_bid_less_often_is_said_to_bring_more() -> None:
    assert compared((9.0, 5.0), ("41%", "60%"), Bid(1), Bid(0)) == (
        "A bid of 1 brings about 9 points instead of 5."
        " A bid of 1 comes true in about 4 of 10 deals;"
        " a bid of 0 comes true in 6 of 10, but brings fewer points."
    )
    ace, two = Play(parse_card("Ah")), Play(parse_card("2h"))
    assert compared((9.0, 5.0), ("41%", "60%"), ace, two, together=True) == (
        "It brings about 9 points instead of 5."
        " With the ace of hearts your side makes its bid in about 4 of"
        " 10 deals; with the 2 of hearts your side makes it in 6 of 10, but it brings fewer points."
    )


def test_what_brings_little_more_is_said_without_a_figure() -> None:
    ace, two = Play(parse_card("Ah")), Play(parse_card("2h"))
    said = compared((1.4, 0.9), ("0%", "0%"), ace, two)
    assert said == "It brings a little more than the 2 of hearts."
