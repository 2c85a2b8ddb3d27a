"""Asked for a bid, the coach says first where its tricks come from."""

import pytest

from riverlib.boards.cards.coach_view import sent_hint
from riverlib.cards import Bid, View
from riverlib.cards.coach.advice import advice
from riverlib.cards.coach.chances import Chances
from riverlib.cards.coach.likely_tricks import counted_words
from riverlib.cards.coach.worth import Worth
from tests.cards.coach.test_advice import position, seen_in
from tests.cards.table import PLAIN, one_deal

OTHERS = "|3h 4h 5h 6h 7h|3c 4c 5c 6c 7c"


def bidding(hand: str, line: str = "") -> View:
    return seen_in(position(one_deal(PLAIN, 5), f"{hand}{OTHERS}", "8s", line))


# fmt: off
SAID = {  # spades are trump: the hand, the bid, where its tricks come from
    ("As Ks 2d 3d 4d", 2): "Two sure tricks: ace and king of trumps.",
    ("Ks 2c Ad 3d 4d", 2): "Two likely tricks: king of trumps, ace of diamonds.",
    ("Jc 6d 2s 4s Ks", 2): "One likely trick: king of trumps. Perhaps one more: a trump on hearts.",
    ("Jc 2d 2h Ts Ks", 2): "One likely trick: king of trumps. Perhaps one more: 10 of trumps.",
    ("Kh 2h 8d 9d Td", 2):
        "One likely trick: king of hearts. The rest of your hand may take one more.",
    ("2s Jd Td 9d 8c", 1): "Perhaps one trick: a trump on hearts.",
    ("Jh Th Jd Td Jc", 1): "No card of yours is sure, but together they may take one trick.",
    ("2h 3d 4d 2c 9d", 0): "No card of yours is likely to take a trick by itself.",
    ("Ks 2h 2d 2c 9d", 0): "One possible trick: king of trumps. It is not one to count on.",
    ("Ah Kd 2d Ac 2c", 1):
        "Two possible tricks: ace of clubs, ace of hearts. Hardly all of them will come.",
}
# fmt: on


@pytest.mark.parametrize(("place", "words"), SAID.items(), ids=SAID.values())
def test_where_the_tricks_of_a_bid_come_from(place: tuple[str, int], words: str) -> None:
    hand, bid = place
    assert counted_words(bidding(hand), bid) == words


def test_a_hint_says_it_before_what_speaks_against_more() -> None:
    seen = bidding("Jc 6d 2s 4s Ks")
    points = (2.0, 4.0, 10.0, 6.0, 0.0, 0.0)
    worth = Worth(seen.legal, points, (0.0,) * 6, tuple(p / 20 for p in points), ((),) * 6, 400)
    flat = Worth((Bid(2), Bid(3)), (1.0, 1.0), (0.0,) * 2, (0.5, 0.5), ((),) * 2, 400)
    said = advice(seen, worth, weigher=lambda _: flat)  # the first fact matters: it is against 3
    hint = sent_hint(Chances(worth, (False,) * 6, (0.0,) * 6), said)
    assert said.sentences[0].startswith("Not 3: ")
    assert hint["text"] == counted_words(seen, 2)
