"""The titles of the laboratory's figures follow from their numbers."""

import re
from math import inf

import pytest

from riverlib.analysis.lab import titles
from riverlib.analysis.lab.answer import answers
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.measures import (
    Difference,
    Measure,
    Unit,
    interval_words,
    label,
    number_text,
    number_texts,
)
from riverlib.figures import lab_answer
from tests.analysis.lab.samples import CARDS, played
from tests.analysis.lab.test_answer import answer, finding


def share(value: float, error: float = 0.01) -> Measure:
    return Measure("made", "Bids made", value, value - error, value + error, Unit.SHARE, "")


def points(value: float) -> Measure:
    return Measure("points", "Points a player", value, value - 0.2, value + 0.2, Unit.POINTS, "")


def test_the_largest_clear_difference_is_the_title() -> None:
    told = Comparison(CARDS, played(CARDS))
    found = told.differences("minutes", 0)
    most = max(found, key=lambda each: abs(each.value))
    title = titles.of_differences(found)
    assert title.startswith(f"{most.name}: ")
    assert title.endswith("than Prediction, the largest difference")
    same = [Difference(share(0.5), "Ours", "Theirs", 0.001, 0.01)]
    assert titles.of_differences(same) == "No clear difference from Theirs"
    assert titles.of_differences([]) == ""


# fmt: off
NAMED = [
    ([("made", 0.15, 0.01), ("empty", 0.3, 0.01), ("points", 4.0, 0.1), ("zero_share", 0.06, 0.01)],
     "You would notice most: empty, points and made", "two of one topic are two rows"),
    ([("made", 0.15, 0.01), ("empty", 0.3, 0.01)],
     "You would notice: empty and made", "the farthest out comes first"),
    ([("made", 0.09, 0.085), ("points", 1.0, 0.1)],
     "You would notice: made (probably) and points", "what is only likely is not skipped"),
    ([("made", 0.09, 0.085)], "You would probably notice: made", "only likely"),
    ([("made", 0.01, 0.005)],
     "Nothing differs so much that it would certainly be noticed", "nothing is"),
]
# fmt: on


@pytest.mark.parametrize(("found", "words", "why"), NAMED)
def test_an_answers_title_names_the_first_rows_of_its_figure(
    found: list[tuple[str, float, float]], words: str, why: str
) -> None:
    given = [answer(*(finding(size, error, key, 3.0) for key, size, error in found))]
    said = titles.of_answers(given)
    assert said == words, why
    rows = list(lab_answer.drawn(given))
    named = [each for each in re.findall(r"\w+", said.partition(": ")[2]) if each in rows]
    assert named == rows[: len(named)], why


def test_a_played_answers_title_counts_nothing_and_skips_no_row() -> None:
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    said = titles.of_answers(found)
    assert said.startswith("You would notice most: ")
    names = re.split(", | and ", said.partition(": ")[2].replace(" (probably)", ""))
    rows = [each.lower() for each in lab_answer.drawn(found).values()]
    assert [each.lower() for each in names] == rows[:3]


def test_lines_are_farthest_apart_where_they_are() -> None:
    lines = {"A": {1: share(0.5), 2: share(0.6)}, "B": {1: share(0.52), 2: share(0.7)}}
    assert titles.of_numbers(lines, "cards in the hand") == (
        "Farthest apart with 2 cards in the hand: 70 of 100 under “B” and 60 of 100 under “A”"
    )
    unclear = {"A": {1: share(0.5, 0.1)}, "B": {1: share(0.52, 0.1)}}
    assert titles.of_numbers(unclear, "bid") == "No clear difference anywhere"
    assert titles.of_numbers({}, "bid") == "No clear difference anywhere"


def test_a_place_that_is_not_even_is_named_where_the_rules_do_not_differ() -> None:
    rivers = {
        "Family": {1: share(0.235, 0.026), 2: share(0.25, 0.026), 3: share(0.281, 0.026)},
        "Short": {1: share(0.24, 0.026), 2: share(0.25, 0.026), 3: share(0.265, 0.026)},
    }
    ends = ("first", "last")
    said = titles.of_places(rivers, "place in the order of play", 0.25, ends)
    # of six numbers one may well be beyond its interval by chance
    assert said == (
        "Family: the last probably wins 28 of 100 (25 would be even); no clear difference between"
        " the rules"
    )
    sure = {"Family": {place: share(value, 0.01) for place, value in ((1, 0.2), (2, 0.25))}}
    assert titles.of_places(sure, "place", 0.25, ends) == (
        "Family: the first wins 20 of 100 (25 would be even)"
    )
    even = {"Family": {1: share(0.24, 0.02), 2: share(0.26, 0.02)}}
    assert titles.of_places(even, "place", 0.25, ends) == "No place wins clearly more than another"


def test_by_place_a_clear_difference_of_the_rules_comes_first() -> None:
    lines = {"A": {1: share(0.5)}, "B": {1: share(0.7)}}
    assert titles.of_places(lines, "place in the order of play", 0.5, ("first", "last")) == (
        "Farthest apart at place 1 in the order of play: 70 of 100 under “B” and 50 of 100 under"
        " “A”"
    )


def test_a_curve_says_where_it_goes_or_that_it_hardly_moves() -> None:
    measures = [share(0.5), share(0.55), share(0.7)]
    assert titles.of_curve(["1", "2", "5"], measures) == (
        "Bids made: 50 of 100 with 1, 70 of 100 with 5"
    )
    clauses = ["the bids may not come out even", "the bids may come out even"]
    assert titles.of_curve(clauses, measures[::2], is_clause=True) == (
        "Bids made: 50 of 100 where the bids may not come out even,"
        " 70 of 100 where the bids may come out even"
    )
    near = [points(17.361), points(18.487)]
    assert titles.of_curve(["1", "3"], near) == "Points a player: 17.4 with 1, 18.5 with 3"
    assert "hardly moved" in titles.of_curve(["1", "2"], [share(0.5, 0.2), share(0.6, 0.2)])
    never = Measure("made", "Bids made", float("nan"), -inf, inf, Unit.SHARE, "")
    assert titles.of_curve(["1"], [never]) == "It never came up"


def test_average_totals_are_those_of_the_games() -> None:
    assert titles.of_finals(["A", "B"], [{10: 1, 20: 1}, {-3: 2}]) == (
        "An average total is 15 under “A” and \N{MINUS SIGN}3 under “B”"
    )


def test_no_sentence_says_give_or_take_nothing() -> None:
    assert interval_words(0.5, 0.49999, 0.50001, Unit.SHARE) == ""
    assert label(share(0.5, 0.00001)) == number_text(0.5, Unit.SHARE)
    tiny = Difference(share(0.5), "Ours", "Theirs", 0.0001, 0.00001)
    assert tiny.sentence == "That is hardly another number than under Theirs."


ALIKE = [
    ([6.989, 6.4, 6.5], ["7", "6.4", "6.5"], "they differ as they are"),
    ([6.989, 6.54, 6.48], ["6.99", "6.54", "6.48"], "one digit more tells them apart"),
    ([6.5, 6.5, 7.0], ["6.5", "6.5", "7"], "the same is called the same"),
    ([6.501, 6.502, 7.0], ["6.5", "6.5", "7"], "so near that no digit helps"),
    ([144.2, 143.8], ["144.2", "143.8"], "large ones too"),
    ([], [], "nothing"),
]


@pytest.mark.parametrize(("values", "words", "why"), ALIKE)
def test_numbers_beside_each_other_have_the_digits_that_tell_them_apart(
    values: list[float], words: list[str], why: str
) -> None:
    assert number_texts(values, Unit.POINTS) == words, why
