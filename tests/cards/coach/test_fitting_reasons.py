"""What the coach says fits what the seat wants: no praise for tricks where it wants none."""

from dataclasses import replace

import pytest

from riverlib.boards.cards.coach_view import sent_hint
from riverlib.cards import Variant
from riverlib.cards.coach.advice import Advice, advice, reasons
from riverlib.cards.coach.chances import Chances
from riverlib.cards.coach.levels import Level
from riverlib.cards.coach.reason import PRAISES_TRICKS, Kind, Reason
from tests.cards.coach.judgement import judged
from tests.cards.coach.test_advice import (
    FAMILY,
    NAMES,
    PARTNERS,
    choice,
    position,
    seen_in,
    told,
    worth_of,
)
from tests.cards.table import PLAIN

MUST_TRUMP = replace(PLAIN, must_trump=True)

# fmt: off
WANTS = {  # rules, hands, turn-up, line, best, other, whether it may be praised for tricks
    "its only spade goes, and it bid none":
        (MUST_TRUMP, "6s 5h 4d|2s 3s 7h|2c 3c 4c", "9h", "0 1 1", "6s", "4d", False),
    "its only spade goes, and it bid one":
        (MUST_TRUMP, "6s 5h 4d|2s 3s 7h|2c 3c 4c", "9h", "1 1 0", "6s", "4d", True),
    "it can trump, and its bid is full":
        (PLAIN, "9h 9c 8c|Th 5c 6c|3s Jc 2c", "5s", "1 1 0 9h Th", "3s", "2c", False),
    "it can trump, and still needs two":
        (PLAIN, "9h 9c 8c|Th 5c 6c|3s Jc 2c", "5s", "1 1 2 9h Th", "3s", "2c", True),
    "the king is high, and it bid none":
        (PLAIN, "Th 9c|8h 5c|Kh 2h|4h 3c", "4d", "1 0 0 0 Th 8h", "Kh", "2h", False),
}
# fmt: on


def reasons_for(
    variant: Variant, hands: str, turn_up: str, line: str, best: str, rival: str
) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Return the reasons for one card over another at the end of a line: first, and then."""
    seen = seen_in(position(variant, hands, turn_up, line))
    return reasons(seen, choice(best), choice(rival), NAMES[: seen.players])


@pytest.mark.parametrize(
    ("variant", "hands", "turn_up", "line", "best", "rival", "wants"), WANTS.values(), ids=WANTS
)
def test_a_bid_that_wants_no_trick_is_not_praised_for_tricks(
    variant: Variant, hands: str, turn_up: str, line: str, best: str, rival: str, wants: bool
) -> None:
    said = reasons_for(variant, hands, turn_up, line, best, rival)
    kinds = {reason.kind for group in said for reason in group}
    assert bool(kinds & PRAISES_TRICKS) is wants


def test_no_suit_is_advised_where_cards_of_another_one_are_as_good() -> None:
    hands = "Kd Qd 9c 8c 7c 6c|Th 5c 4c 3c 9h 8h|Ah Kh Qh 2c Jh 7h"
    leading = position(PLAIN, hands, "5s", "0 0 1")
    said = told(leading, {"Kd": 9.0, "Qd": 8.95, "9c": 8.95, "8c": 3.0, "7c": 3.0, "6c": 3.0})
    assert said.head == "Good: the king of diamonds"
    assert said.sentences[0] == "The queen of diamonds and the 9 of clubs are about as good."


def hinted(said: Advice, points: dict[str, float]) -> dict[str, object]:
    seen = seen_in(position(FAMILY, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th"))
    worth = worth_of(seen, points)
    none = (0.0,) * len(worth.actions)
    chances = Chances(worth, (False,) * len(none), none)
    return dict(sent_hint(chances, said))


def test_one_card_is_named_where_it_makes_hardly_any_difference() -> None:
    state = position(FAMILY, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th")
    same, better = {"Ah": 9.0, "Kh": 9.0, "2h": 8.9}, {"Ah": 9.0, "Kh": 5.0, "2h": 4.0}
    assert hinted(told(state, same), same)["head"] == (
        "Any of these will do: the ace of hearts, say"
    )
    assert hinted(told(state, same), same)["best"] == "play Ah"
    assert hinted(told(state, same), same)["good"] == ["play Ah", "play Kh", "play 2h"]
    assert hinted(told(state, better), better)["best"] == "play Ah"


def test_a_hint_calls_nothing_better_that_the_review_would_not() -> None:
    state = position(FAMILY, "9h 9c 8c|Th 5c 6c|Ah Kh 2h", "5s", "0 0 1 9h Th")
    hair = {"Ah": 9.0, "Kh": 8.7, "2h": 8.7}
    said = told(state, hair)
    assert {each.level for each in said.alternatives} == {Level.LITTLE}
    head = "Any of these will do: the ace of hearts, say"
    assert (said.level, said.head, said.sentences) == (Level.SAME, head, ())
    assert hinted(said, hair)["good"] == [f"play {card}" for card in hair], "all are as good"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "What you and Cleo bid and take is counted together."),
        ("0 0", "Anna has bid 0, and your tricks are counted together."),
        ("2 1", "Anna has bid 2, and your tricks are counted together."),
    ],
)
def test_a_partners_bid_is_spoken_of_before_a_bid(line: str, sentence: str) -> None:
    hands = "As Ks Qd|2c 3c 4c|Ad Kd 2h|5c 6c 7c"
    seen = seen_in(position(PARTNERS, hands, "5s", line))
    said = advice(seen, worth_of(seen, {"2": 9.0, "1": 4.0}), NAMES, weigher=judged)
    assert sentence in said.sentences
    assert Kind.MATE_BID in said.kinds
    assert len(said.sentences) <= 2
