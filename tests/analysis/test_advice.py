"""Advice follows from the deals in which a habit shows, for every kind of habit there is."""

from collections.abc import Sequence

import numpy as np
import pytest

from riverlib.analysis import Company, company_of, habits_of
from riverlib.analysis.advice import BIDDING, GO_ON, ZERO, Advice, advice_by_look, advice_of
from riverlib.analysis.company import Gap, _gap_of
from riverlib.analysis.looks import LOOKS, Found
from riverlib.ui.learn.choices import _WORDS
from tests.analysis.habits import company

HOPEFUL, EVEN = company(40, hopeful=0.6), company(40)


def found(key: str, own: float, others: float) -> Found:
    look = next(each for each in LOOKS if each.key == key)
    return Found(look, gap(own, others), True)


def gap(own: float, others: float) -> Gap:
    return _gap_of(own, others, 0.01, 40, 400)


def bids(pairs: Sequence[tuple[int, int]], *, hand_size: int = 8) -> Company:
    """Four people of whom one bids and takes so much, deal by deal; the others make their bids."""
    rows = [
        (
            at // 8,
            4,
            at % 8,
            seat,
            hand_size,
            at % 4,
            bid if not seat else 2,
            taken if not seat else 2,
        )
        for at, (bid, taken) in enumerate([*pairs] * (80 // len(pairs)))
        for seat in range(4)
    ]
    return company_of([(*row, 10 * (row[6] == row[7]), int(not row[3])) for row in rows])


TOO_FEW, TOO_MANY = bids([(3, 2)] * 3 + [(2, 2)]), bids([(2, 3)] * 3 + [(2, 2)])
BOTH_WAYS = bids([(3, 2), (2, 3)])
A_FEW = bids([(3, 2)] + [(2, 2)] * 15)


# fmt: off
TABLE = {  #                                 key          own    others company    advice
    "too high in some hands":               ("off-7",     -0.5,  0.0,  EVEN,
        "With 7 or more cards, when in doubt, bid one fewer."),
    "too low in some hands":                ("off-4",      0.4,  0.1,  EVEN,
        "With 4 to 6 cards, when in doubt, bid one more."),
    "too high everywhere":                  ("off",       -0.4, -0.2,  EVEN,
        "When in doubt, bid one fewer."),
    "only the others bid too low":          ("off-1",      0.01, 0.3,  EVEN,
        GO_ON.sentence),
    "fewer made, by too few tricks":        ("made-7",     0.4,  0.6,  TOO_FEW,
        "Most of your misses there are too few tricks: when in doubt, bid one fewer."),
    "fewer made, by too many tricks":       ("made",       0.4,  0.6,  TOO_MANY,
        "Most of your misses are too many tricks: when in doubt, bid one more."),
    "fewer made, both ways":                ("made-7",     0.4,  0.6,  BOTH_WAYS,
        "You miss there by too few tricks and by too many: count your sure tricks before you"
        " bid, and while you play those that you still need."),
    "fewer made, nobody knows how":         ("made-7",     0.4,  0.6,  A_FEW,
        "Count your sure tricks before you bid, and while you play those that you still need."),
    "more made":                            ("made-4",     0.7,  0.6,  TOO_FEW,
        GO_ON.sentence),
    "fewer made as the dealer":             ("place-2",    0.4,  0.6,  TOO_FEW,
        "Most of your misses there are too few tricks: when in doubt, bid one fewer."),
    "more made as the first":               ("place-0",    0.7,  0.6,  TOO_FEW,
        GO_ON.sentence),
    "fewer points":                         ("points",     3.0,  5.0,  TOO_FEW,
        "Most of your misses are too few tricks: when in doubt, bid one fewer."),
    "more points":                          ("points",     5.0,  3.0,  TOO_FEW,
        GO_ON.sentence),
    "zeros that fail":                      ("zero",       0.4,  0.2,
        company_of([
            *((0, 4, deal, seat, 8, 0, 0, int(not seat), 0, int(not seat))
              for deal in range(20) for seat in range(4)),
        ]),
        "Yours come true less often than theirs: bid zero only if every card that you hold can"
        " lose."),
    "zeros that come true":                 ("zero",       0.4,  0.2,
        company_of([
            (0, 4, deal, seat, 8, 0, 0, 0, 10, int(not seat)) for deal in range(20)
            for seat in range(4)
        ]),
        "They come true as often as theirs or more: no need to change it."),
    "ones instead of zeros":                ("zero",       0.1,  0.3,  bids([(1, 0)] * 20),
        "Your bids of one often end without a trick: when in doubt between the two, bid zero."),
    "ones that are right":                  ("zero",       0.1,  0.3,  bids([(1, 1)] * 20),
        "Your bids of one are not too high: no need to change it."),
    "zeros made less often":                ("zero-made",  0.6,  0.8,  EVEN,
        "Bid zero only if every card that you hold can lose, and get rid of high cards wherever you"
        " cannot follow suit."),
    "zeros made more often":                ("zero-made",  0.9,  0.8,  EVEN,
        GO_ON.sentence),
    "fewer made after a miss":              ("miss-made", -0.12, 0.0,  EVEN,
        "After a miss, bid by your cards alone, as after a bid made."),
    "more made after a miss":               ("miss-made",  0.12, 0.0,  EVEN,
        "After a bid made, take as much care as after a miss."),
    "a miss harms the others":              ("miss-made", -0.02, -0.2, EVEN,
        GO_ON.sentence),
    "higher after a miss":                  ("miss-off",  -0.5,  0.0,  EVEN,
        "After a miss, do not try to win it back: bid by your cards alone, as after a bid made."),
    "lower after a miss":                   ("miss-off",   0.5,  0.0,  EVEN,
        "After a miss, do not grow timid: bid by your cards alone, as after a bid made."),
    "only the others change after a miss":  ("miss-off",   0.0,  0.5,  EVEN,
        GO_ON.sentence),
    "better over time":                     ("time",       0.12, 0.0,  EVEN,
        GO_ON.sentence),
    "worse over time":                      ("time",      -0.12, 0.0,  TOO_FEW,
        "Most of your misses of late are too few tricks: when in doubt, bid one fewer."),
    "the others grew better":               ("time",       0.02, 0.2,  EVEN,
        "You lost nothing; the others gained: a little practice will do."),
}
# fmt: on


@pytest.mark.parametrize(("key", "own", "others", "table", "said"), TABLE.values(), ids=TABLE)
def test_advice(key: str, own: float, others: float, table: Company, said: str) -> None:
    assert advice_of(found(key, own, others), table).sentence == said


def test_every_kind_of_habit_has_a_row() -> None:
    kinds = {look.key.partition("-")[0] if look.whole else look.key for look in LOOKS}
    rows = {row[0] for row in TABLE.values()}
    assert kinds <= rows | {key.partition("-")[0] for key in rows}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.key)
def test_every_look_has_advice_and_something_to_practise_where_something_is_wrong(look) -> None:  # type: ignore[no-untyped-def]
    for own, others in np.random.default_rng(7).normal(0, 0.4, (40, 2)):
        for table in (HOPEFUL, EVEN):
            given = advice_of(Found(look, gap(own, others), True), table)
            assert given.sentence.endswith(".")
            assert "  " not in given.sentence
            assert given.practise in ("", *_WORDS)
            is_fine = given == GO_ON or "no need" in given.sentence
            assert is_fine == (not given.practise)


def test_bids_in_some_hands_are_practised_with_such_hands() -> None:
    assert advice_of(found("off-7", -0.5, 0.0), EVEN).practise == "bids-7"
    assert advice_of(found("made-1", 0.4, 0.6), EVEN).practise == "bids-1"
    assert advice_of(found("off", -0.5, 0.0), EVEN).practise == BIDDING
    assert advice_of(found("zero-made", 0.5, 0.9), EVEN).practise == ZERO


def test_two_habits_of_the_same_deals_are_advised_on_once() -> None:
    both = [found("off-7", -0.5, 0.0), found("made-7", 0.4, 0.6), found("off-4", 0.3, 0.0)]
    assert list(advice_by_look(both, HOPEFUL)) == ["off-7", "off-4"]


def test_where_some_hands_are_advised_on_nothing_is_advised_for_all() -> None:
    both = [found("off-7", -0.5, 0.0), found("points", 4.0, 5.0), found("zero", 0.1, 0.3)]
    assert list(advice_by_look(both, HOPEFUL)) == ["off-7", "zero"]
    assert list(advice_by_look(both[1:], HOPEFUL)) == ["points", "zero"]


def test_a_habit_comes_with_its_advice() -> None:
    habits = {each.key: each for each in habits_of(HOPEFUL)}
    assert Advice(habits["off-7"].advice, habits["off-7"].practise) == Advice(
        "With 7 or more cards, when in doubt, bid one fewer.", "bids-7"
    )
    assert sum(bool(each.advice) for each in habits.values() if each.key.endswith("-7")) == 1
