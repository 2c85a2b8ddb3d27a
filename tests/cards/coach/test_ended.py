"""How a game ended for a seat, in a family's words."""

import pytest

from riverlib import cards
from riverlib.cards.coach.ended import ended_words
from riverlib.cards.coach.review import SeatDeal
from riverlib.cards.coach.review_words import ending_words, luck_in_points, luck_name, luck_words
from riverlib.core.people import People

NAMES = ("Anna", "Ben", "Cleo", "Dora")
RULES = cards.find_variant("family-night")
PARTNERS = cards.find_variant("ile-fourchue-partners")


def deal(totals: tuple[int, ...], taken: tuple[int, ...]) -> cards.DealResult:
    """A deal in which everybody bid 1."""
    bids = (1,) * len(totals)
    return cards.DealResult(
        dealer=0, hand_size=3, bids=bids, taken=taken, points=totals, totals=totals
    )


@pytest.mark.parametrize(
    ("totals", "seat", "said"),
    [
        ((11, 20, 23, 9), 2, "Cleo won with 23 points, 3 more than Ben."),
        ((11, 20, 23, 9), 0, "You came third with 11 points. Cleo won with 23."),
        ((11, 20, 23, 9), 3, "Dora came 4th with 9 points. Cleo won with 23."),
        ((23, 20, 23, 9), 0, "You shared the win with Cleo, with 23 points each."),
        ((23, 20, 23, 9), 1, "Ben came third with 20 points. You and Cleo won with 23."),
        ((-3, -9, -9, -9), 0, "You won with \u22123 points, 6 more than Ben."),
        ((1, -9, -9, -9), 0, "You won with 1 point, 10 more than Ben."),
    ],
)
def test_the_place_of_a_seat(totals: tuple[int, ...], seat: int, said: str) -> None:
    results = [deal(totals, (1, 0, 0, 0))]
    assert ended_words(RULES, results, seat, People(NAMES, 0))[0] == said


def test_partners_win_together() -> None:
    results = [deal((9, 7, 9, 7), (1, 0, 1, 0))]
    place, bids = ended_words(PARTNERS, results, 0, People(NAMES, 0))
    assert place == "You and Cleo won with 9 points, 2 more than Ben and Dora."
    assert bids == "You and Cleo made the only bid."


@pytest.mark.parametrize(
    ("took", "said"),
    [
        ((1,), "You made the only bid."),
        ((0,), "You missed the only bid."),
        ((1, 1), "You made every bid."),
        ((1, 0, 1), "You made 2 of 3 bids."),
        ((0, 0), "You made none of 2 bids."),
    ],
)
def test_how_many_bids_came_true(took: tuple[int, ...], said: str) -> None:
    results = [deal((5, 4, 3, 2), (mine, 0, 0, 0)) for mine in took]
    assert ended_words(RULES, results, 0, People(NAMES, 0))[1] == said


@pytest.mark.parametrize(
    ("points", "worth", "said"),
    [
        (9, 9.0, "Fair luck."),
        (11, 11.0, "Your cards were good."),
        (13, 9.0, "Your cards were fair, and the others' helped a lot: all in all good luck."),
        (
            12,
            7.0,
            "Your cards were rather poor, but the others' helped a lot: all in all good luck.",
        ),
        (5, 9.0, "Your cards were fair, but the others' made it hard: all in all bad luck."),
        (
            8,
            9.0,
            "Your cards were fair, but the others' made it a little harder: all in all bad luck.",
        ),
        (9, 11.0, "Fair luck: good cards, but the others' made it a little harder."),
        (9, 9.4, "Fair luck."),
        (1, 5.0, "You were very unlucky: very poor cards, and the others' made it hard."),
    ],
)
def test_luck_is_told_without_a_figure(points: int, worth: float, said: str) -> None:
    mine = SeatDeal(0, points, worth, 9.0, 0.0, 0.0, 5)
    told = luck_words(mine, "Anna", is_you=True)
    assert told == said
    assert not any(sign.isdigit() for sign in told)


@pytest.mark.parametrize("worth", [7.0, 8.0, 8.7, 9.0, 9.3, 10.0, 11.0])
@pytest.mark.parametrize("points", [5, 7, 8, 9, 10, 11, 13])
def test_the_sentence_and_the_word_beside_it_agree(points: int, worth: float) -> None:
    mine = SeatDeal(0, points, worth, 9.0, 0.0, 0.0, 5)
    told = luck_words(mine, "Anna", is_you=False)
    if told.startswith(
        "Anna's cards"
    ):  # what they were says it all, or what it came to is said last
        assert "all in all" not in told or told.endswith(f": all in all {luck_name(mine)} luck.")
        return
    if luck_name(mine) == "fair":
        assert told.startswith("Anna had fair luck")
        return
    was = luck_name(mine).replace("good", "lucky").replace("bad", "unlucky")
    assert told.startswith(f"Anna was {was}: ")


@pytest.mark.parametrize("points", [3, 5, 13, 15])
def test_luck_with_fair_cards_is_never_very_good_or_bad(points: int) -> None:
    mine = SeatDeal(0, points, 9.0, 9.0, 0.0, 0.0, 5)
    assert luck_name(mine) in ("bad", "good")
    assert "very" not in ending_words(mine, "Anna", "lost by 7", is_you=True)


def test_luck_in_figures_is_that_of_the_sum_below() -> None:
    mine = SeatDeal(0, 13, 9.6, 9.0, 0.0, 0.0, 5)
    said = "In points: luck of the cards +1, luck with the others +3"
    assert luck_in_points(mine) == said
