"""How often each of two choices brings the bid, in a sentence."""

import pytest

from riverlib.cards import Bid, Play, parse_card
from riverlib.cards.coach.compared import compared


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (("43%", "3%"), "A bid of 2 comes true about 4 times in 10, a bid of 0 only once in 30."),
        (
            ("44%", "38%"),
            "A bid of 2 comes true about 4 times in 10, a bid of 0 a little less often.",
        ),
        (("3%", "under 1%"), "A bid of 2 comes true once in 30, a bid of 0 hardly ever."),
        (("over 99%", "impossible"), "A bid of 2 comes true nearly always, a bid of 0 never."),
        (
            ("20%", "60%"),
            "A bid of 2 comes true about 2 times in 10; a bid of 0 comes true 6 times in 10.",
        ),
    ],
)
def test_how_often_two_bids_come_true_is_said_of_both_in_a_sentence(
    made: tuple[str, str], words: str
) -> None:
    assert compared((1.4, 1.4), made, Bid(2), Bid(0)) == words


def test_a_choice_that_makes_its_bid_less_often_is_said_to_bring_more() -> None:
    assert compared((9.0, 5.0), ("41%", "60%"), Bid(1), Bid(0)) == (
        "About 9 points instead of 5. A bid of 1 comes true about 4 times in 10;"
        " a bid of 0 comes true 6 times in 10, but brings fewer points."
    )
    ace, two = Play(parse_card("Ah")), Play(parse_card("2h"))
    assert compared((9.0, 5.0), ("41%", "60%"), ace, two, together=True) == (
        "About 9 points instead of 5. With the ace of hearts your side makes its bid about 4 times"
        " in 10; with the 2 of hearts your side makes it 6 times in 10, but it brings fewer points."
    )
