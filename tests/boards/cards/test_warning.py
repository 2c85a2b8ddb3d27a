"""The question before a slip, as the table is sent it: what cannot come out is called so."""

import pytest

from riverlib.boards.cards.coach_view import sent_warning
from riverlib.cards import Bid, View, view
from riverlib.cards.coach.advice import Advice
from riverlib.cards.coach.chances import corrected
from riverlib.cards.coach.levels import Level
from riverlib.cards.coach.likely_tricks import likely_words
from riverlib.cards.coach.reason import Kind
from riverlib.cards.coach.worth import Worth
from tests.cards.table import PLAIN, dealt, one_deal

SURE = "Nobody can beat the ace of spades: it is sure to take a trick."


def weighed(seen: View, *made: float) -> Worth:
    """Return what bids of 0, 1, 2 are worth where they come true so often."""
    rows = [
        tuple(share if tricks == bid else (1 - share) / 2 for tricks in range(len(made)))
        for bid, share in enumerate(made)
    ]
    points = tuple(10 * share for share in made)
    return Worth(seen.legal, points, (0.5,) * len(made), made, tuple(rows), 400)


def test_a_bid_below_the_sure_trumps_is_asked_about_by_naming_them() -> None:
    deal = dealt(one_deal(PLAIN, 2), "As 2c", "Ts 9s", "2h 4c", turn_up="5s", dealer=2)
    seen = view(deal, deal.to_move)
    known = corrected(seen, weighed(seen, 0.0, 0.7, 0.2))
    said = Advice(Bid(1), Level.MUCH, "Much better: bid 1", (SURE,), "", (), (Kind.SURE_TRUMPS,))
    asked = sent_warning(seen, known, Bid(0), said)
    assert asked["head"] == "That cannot come out!"
    assert asked["text"] == "Much better: bid 1."
    assert asked["rest"] == "The ace of spades will take a trick."
    other = sent_warning(seen, known, Bid(2), said)
    assert other["head"] == "Careful!"
    assert other["rest"] == SURE


def test_a_bid_that_hardly_ever_comes_true_is_called_so() -> None:
    deal = dealt(one_deal(PLAIN, 2), "3s 2c", "Ts 9s", "2h 4c", turn_up="5s", dealer=2)
    seen = view(deal, deal.to_move)
    known = corrected(seen, weighed(seen, 0.9, 0.1, 0.002))
    heads = [sent_warning(seen, known, Bid(tricks), None)["head"] for tricks in (1, 2)]
    assert heads == ["Careful!", "That will hardly come out!"]


def test_a_bid_is_asked_about_by_the_cards_that_are_likely_to_take_tricks() -> None:
    """Where nothing else that is said speaks of the hand; what the numbers say is left to them."""
    deal = dealt(one_deal(PLAIN, 3), "Ks 2c 3d", "Ts 9s 8h", "2h 4c 5c", turn_up="5s", dealer=2)
    seen = view(deal, deal.to_move)
    known = corrected(seen, weighed(seen, 0.2, 0.7, 0.1, 0.0))
    chance = "A bid of 1 comes true in about 70 of 100 such deals, one of 2 in 10."
    said = Advice(Bid(1), Level.MUCH, "Much better: bid 1", (chance,), "", (), (Kind.CHANCE,))
    asked = sent_warning(seen, known, Bid(2), said)
    assert asked["rest"] == "Only one likely trick: king of trumps."
    assert "A bid of 1 comes true in about 7 of 10 deals, a bid of 2 only" in asked["numbers"]
    paid = "Made, 1 brings 12 points and 0 only 10."
    said = Advice(Bid(1), Level.MUCH, "Much better: bid 1", (paid,), "", (), (Kind.MADE_PAYS,))
    asked = sent_warning(seen, known, Bid(0), said)
    assert asked["rest"] == f"One likely trick: king of trumps. {paid}"


def test_it_is_put_in_one_short_sentence_and_the_rest_waits() -> None:
    deal = dealt(one_deal(PLAIN, 3), "3s 2c 4d", "Ts 9s 8h", "2h 6c 5c", turn_up="5s", dealer=2)
    seen = view(deal, deal.to_move)
    known = corrected(seen, weighed(seen, 0.2, 0.7, 0.1, 0.0))
    chance = "A bid of 1 comes true in about 7 of 10 deals, a bid of 0 only in 2 of 10."
    said = Advice(Bid(1), Level.MUCH, "Much better: bid 1", (chance,), "", (), (Kind.CHANCE,))
    asked = sent_warning(seen, known, Bid(0), said)
    assert (asked["text"], asked["rest"]) == ("Much better: bid 1.", chance)


@pytest.mark.parametrize(
    ("hand", "best", "chosen", "words"),
    [
        ("3s 2c 4d", 0, 2, "No card of yours is likely to take a trick by itself."),
        (
            "3s 2c 4d",
            1,
            3,
            "No card of yours is likely to take a trick by itself, but together they may take one.",
        ),
        ("Ks Ac 4d", 2, 0, "Two likely tricks: king of trumps, ace of clubs."),
        ("Ks Ac 4d", 0, 1, ""),
        ("3s 2c 4d", 2, 0, ""),
    ],
)
def test_likely_tricks_are_named_where_they_speak_for_the_better_bid(
    hand: str, best: int, chosen: int, words: str
) -> None:
    deal = dealt(one_deal(PLAIN, 3), hand, "Ts 9s 8h", "2h 6c 5c", turn_up="5s", dealer=2)
    assert likely_words(view(deal, deal.to_move), best, chosen) == words
