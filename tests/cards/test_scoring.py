# ruff: noqa: RUF001  (sums are written with true minus and times signs)
"""What a deal is worth and the sum that shows it: docs/rules/cards.md 2, 3.6 and 4."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import SCORINGS, Penalty, Scoring, TrickPoints, deal_scores, score, signed
from riverlib.cards.catalogue import FAMILY_NIGHT, ILE_FOURCHUE, PREDICTION
from riverlib.cards.rules import team_of
from riverlib.core import VariantError
from tests.cards.table import PLAIN, after, dealt, legal_text

# fmt: off
TABLE = {  # hands of five cards            scoring         bid taken  the sum on screen
    "Basic made":                           ("Basic",             4, 4, "10 + 4 = +14"),
    "Basic missed":                         ("Basic",             4, 2, "+2"),
    "Basic missed with nothing":            ("Basic",             4, 0, "0"),
    "Basic zero made":                      ("Basic",             0, 0, "+10"),
    "Family night made":                    ("Family night",      4, 4, "10 + 4 = +14"),
    "Family night: bid 3 took 5":           ("Family night",      3, 5, "5 − 3 = +2"),
    "Family night: bid 3 took 1":           ("Family night",      3, 1, "1 − 3 = −2"),
    "Family night: took nothing":           ("Family night",      3, 0, "0 − 3 = −3"),
    "Family night zero made":               ("Family night",      0, 0, "+5"),
    "Family night zero missed":             ("Family night",      0, 2, "2 − 0 = +2"),
    "Ile Fourchue made":                    ("Ile Fourchue",      4, 4, "+10"),
    "Ile Fourchue zero made":               ("Ile Fourchue",      0, 0, "+10"),
    "Ile Fourchue two under":               ("Ile Fourchue",      4, 2, "−5×2 = −10"),
    "Ile Fourchue one over":                ("Ile Fourchue",      4, 5, "−5×1 = −5"),
    "Strict made":                          ("Strict",            4, 4, "10 + 4 = +14"),
    "Strict missed":                        ("Strict",            4, 2, "0"),
    "Strict zero made":                     ("Strict",            0, 0, "+10"),
    "Square made":                          ("Square",            4, 4, "10 + 4×4 = +26"),
    "Square made with one":                 ("Square",            1, 1, "10 + 1 = +11"),
    "Square missed":                        ("Square",            4, 2, "−4"),
    "Square missed by three":               ("Square",            1, 4, "−9"),
    "Triangle made":                        ("Triangle",          4, 4, "10 + 4×4 = +26"),
    "Triangle missed by one":               ("Triangle",          4, 3, "−5×1 = −5"),
    "Triangle missed by two":               ("Triangle",          4, 2, "−5×3 = −15"),
    "Triangle missed by three":             ("Triangle",          4, 1, "−5×6 = −30"),
    "La Podrida made":                      ("La Podrida",        4, 4, "10 + 3×4 = +22"),
    "La Podrida missed":                    ("La Podrida",        4, 2, "−3×2 = −6"),
    "Boerenbridge made":                    ("Boerenbridge",      4, 4, "10 + 2×4 = +18"),
    "Boerenbridge missed":                  ("Boerenbridge",      4, 2, "−2×2 = −4"),
    "Twenty and ten made":                  ("Twenty and ten",    4, 4, "20 + 10×4 = +60"),
    "Twenty and ten zero made":             ("Twenty and ten",    0, 0, "+20"),
    "Twenty and ten missed":                ("Twenty and ten",    4, 2, "−10×2 = −20"),
    "Reduced zero made":                    ("Reduced zero",      4, 4, "10 + 4 = +14"),
    "Reduced zero zero made":               ("Reduced zero",      0, 0, "+5"),
    "Reduced zero missed":                  ("Reduced zero",      4, 2, "+2"),
    "Minus the bid made":                   ("Minus the bid",     4, 4, "10 + 4 = +14"),
    "Minus the bid missed":                 ("Minus the bid",     4, 2, "−4"),
    "Minus the bid zero missed":            ("Minus the bid",     0, 2, "0"),
    "Zero by hand size: zero made":         ("Zero by hand size", 0, 0, "5 + 5 = +10"),
    "Zero by hand size: made":              ("Zero by hand size", 4, 4, "10 + 4 = +14"),
    "Zero by hand size: missed":            ("Zero by hand size", 4, 2, "+2"),
}
# fmt: on


def points_of(how: str) -> int:
    """Read the result of a written sum."""
    return int(how.rpartition("= ")[2].replace("−", "-"))


@pytest.mark.parametrize(("name", "bid", "taken", "how"), TABLE.values(), ids=TABLE)
def test_score(name: str, bid: int, taken: int, how: str) -> None:
    scored = score(SCORINGS[name], bid=bid, taken=taken, hand_size=5)
    assert (scored.how, scored.points) == (how, points_of(how))


def test_every_scoring_is_in_the_table() -> None:
    assert {name for name, *_ in TABLE.values()} == set(SCORINGS)


def off(bid: int, taken: int) -> int:
    return abs(bid - taken)


Formula = Callable[[int, int], int]
# fmt: off
FORMULAS: dict[str, tuple[Formula, Formula]] = {  # points when made, when missed
    "Basic":             (lambda t, n: 10 + t,                    lambda b, t: t),
    "Family night":      (lambda t, n: 10 + t if t else 5,        lambda b, t: t - b),
    "Ile Fourchue":      (lambda t, n: 10,                        lambda b, t: -5 * off(b, t)),
    "Strict":            (lambda t, n: 10 + t,                    lambda b, t: 0),
    "Square":            (lambda t, n: 10 + t * t,                lambda b, t: -off(b, t) ** 2),
    "Triangle":          (lambda t, n: 10 + t * t,
                          lambda b, t: -5 * off(b, t) * (off(b, t) + 1) // 2),
    "La Podrida":        (lambda t, n: 10 + 3 * t,                lambda b, t: -3 * off(b, t)),
    "Boerenbridge":      (lambda t, n: 10 + 2 * t,                lambda b, t: -2 * off(b, t)),
    "Twenty and ten":    (lambda t, n: 20 + 10 * t,               lambda b, t: -10 * off(b, t)),
    "Reduced zero":      (lambda t, n: 10 + t if t else 5,        lambda b, t: t),
    "Minus the bid":     (lambda t, n: 10 + t,                    lambda b, t: -b),
    "Zero by hand size": (lambda t, n: 10 + t if t else 5 + n,    lambda b, t: t),
}
# fmt: on


@pytest.mark.parametrize("name", SCORINGS)
def test_every_scoring_is_its_formula(name: str) -> None:
    made, missed = FORMULAS[name]
    for size in range(1, 14):
        for bid in range(size + 1):
            for taken in range(size + 1):
                expected = made(taken, size) if bid == taken else missed(bid, taken)
                scored = score(SCORINGS[name], bid=bid, taken=taken, hand_size=size)
                assert scored.points == points_of(scored.how) == expected


SCORING = st.builds(
    Scoring,
    bonus=st.integers(0, 1000),
    trick_points=st.sampled_from(TrickPoints),
    per_trick=st.integers(0, 1000),
    squared=st.booleans(),
    zero_bonus=st.none() | st.integers(0, 1000),
    zero_per_card=st.integers(0, 1000),
    penalty=st.sampled_from(Penalty),
    penalty_points=st.integers(0, 1000),
)


@given(scoring=SCORING, bid=st.integers(0, 13), taken=st.integers(0, 13))
def test_the_written_sum_always_comes_out(scoring: Scoring, bid: int, taken: int) -> None:
    scored = score(scoring, bid=bid, taken=taken, hand_size=13)
    left, equals, right = scored.how.partition(" = ")
    plain = left.replace("−", "-").replace("×", "*")
    assert eval(plain) == scored.points  # digits, + - * only: checked next
    assert set(plain) <= set("0123456789 +-*")
    assert not equals or right == signed(scored.points)


# fmt: off
NO_POINTS: dict[str, dict[str, Any]] = {
    "a negative bonus":      {"bonus": -1},
    "too many points":       {"bonus": 1001},
    "points by halves":      {"per_trick": 0.5},
    "a penalty in words":    {"penalty_points": "five"},
    "a negative zero":       {"zero_bonus": -5},
    "a negative by size":    {"zero_per_card": -1},
}
# fmt: on


@pytest.mark.parametrize("values", NO_POINTS.values(), ids=NO_POINTS)
def test_numbers_that_are_no_points_are_refused(values: dict[str, Any]) -> None:
    (name,) = values
    with pytest.raises(VariantError, match=f"scoring: {name} must be a whole number 0 to 1000"):
        Scoring(**values)


def test_signed() -> None:
    assert [signed(points) for points in (13, 0, -2)] == ["+13", "0", "−2"]


def test_the_built_in_rule_sets_have_their_scorings() -> None:
    assert FAMILY_NIGHT.scoring == SCORINGS["Family night"]
    assert PREDICTION.scoring == SCORINGS["Basic"]
    assert ILE_FOURCHUE.scoring == SCORINGS["Ile Fourchue"]


# fmt: off
TEAMS = {  #                          players, size, team of each seat
    "four in twos sit opposite":     (4,  2, (0, 1, 0, 1)),
    "six in twos sit opposite":      (6,  2, (0, 1, 2, 0, 1, 2)),
    "six in threes sit alternately": (6,  3, (0, 1, 0, 1, 0, 1)),
    "ten in fives sit alternately":  (10, 5, (0, 1) * 5),
    "nine in threes":                (9,  3, (0, 1, 2) * 3),
    "everybody for themselves":      (3,  1, (0, 1, 2)),
}
# fmt: on


@pytest.mark.parametrize(("players", "size", "teams"), TEAMS.values(), ids=TEAMS)
def test_who_are_partners(players: int, size: int, teams: tuple[int, ...]) -> None:
    variant = replace(PLAIN, team_size=size)
    assert tuple(team_of(variant, seat, players) for seat in range(players)) == teams


# Seat 1 leads and holds all the aces, so that it takes both tricks; 2s is turned up.
HANDS = ("3c 4c", "Ah Ad", "5c 6c", "7c 8c")
# fmt: off
PARTNERS = {  # bids of seats 1 2 3 0             scoring           bids      points of seats 0 to 3
    "bids and tricks are added up":              ("Basic",         "1 0 1 2", (0, 12, 0, 12)),
    "one over and one under is made together":   ("Family night",  "0 1 2 0", (-1, 12, -1, 12)),
    "a team misses together":                    ("Ile Fourchue",  "2 0 1 0", (10, -5, 10, -5)),
    "zero counts when both bid zero":            ("Family night",  "0 0 1 0", (5, 1, 5, 1)),
    "a team's misses are not squared apart":     ("Square",        "0 2 0 2", (-16, -4, -16, -4)),
}
# fmt: on


@pytest.mark.parametrize(("name", "bids", "points"), PARTNERS.values(), ids=PARTNERS)
def test_partners_score_as_one(name: str, bids: str, points: tuple[int, ...]) -> None:
    variant = replace(PLAIN, hand_sizes=(2,), team_size=2, scoring=SCORINGS[name])
    state = after(dealt(variant, *HANDS, turn_up="2s"), f"{bids} Ah 5c 7c 3c Ad 6c 8c 4c")
    assert state.taken == (0, 2, 0, 0)
    assert state.results[-1].points == state.totals == points
    bids = state.results[-1].bids
    scores = deal_scores(variant, hand_size=2, bids=bids, taken=state.taken)
    assert tuple(each.points for each in scores) == points


def test_the_hook_looks_at_the_bids_of_the_whole_table() -> None:
    variant = replace(PLAIN, hand_sizes=(2,), team_size=2)
    state = after(dealt(variant, *HANDS, turn_up="2s"), "0 1 0")
    assert legal_text(state) == "0 2"


def test_winning_partners_win_together() -> None:
    variant = replace(PLAIN, hand_sizes=(2,), team_size=2)
    state = after(dealt(variant, *HANDS, turn_up="2s"), "1 0 1 2 Ah 5c 7c 3c Ad 6c 8c 4c")
    assert state.winners == (1, 3)
