"""Several answers in one sentence: who feels other, who does not, of whom nothing can be said."""

from dataclasses import replace

import pytest

from riverlib.analysis.lab.answer import Answer
from riverlib.analysis.lab.telling import Topic
from riverlib.analysis.lab.together import beside, together
from tests.analysis.lab.test_answer import answer, finding

KINDER = answer(finding(0.9, 0.1, "points", 3.0))
MAYBE = answer(finding(0.6, 0.4, "points", 3.0))
HARSHER = answer(finding(-0.9, 0.1, "points", 3.0))
ALIKE = answer(finding(0.1, 0.05, "points", 3.0))
OPEN = answer(finding(0.1, 3.0, "points", 3.0))
BOTH = answer(finding(-0.2, 0.01, "empty"), finding(-0.9, 0.1, "points", 3.0))
HIGHER = answer(replace(finding(9.0, 0.1, "points", 3.0), is_comparable=False))


def said(*answers: Answer, asked: Topic | None = Topic.HARSHNESS) -> str:
    names = "ABCDE"
    return together([replace(each, name=names[no], asked=asked) for no, each in enumerate(answers)])


# fmt: off
TOLD = [
    ((KINDER, ALIKE, ALIKE),   "With “A” alone the game is kinder than now;"
                               " with the others it is about as harsh as now."),
    ((ALIKE, KINDER),          "With “B” the game is kinder than now;"
                               " with the other it is about as harsh as now."),
    ((KINDER, KINDER, ALIKE),  "With “A” and “B” the game is kinder than now;"
                               " with the other it is about as harsh as now."),
    ((KINDER, HARSHER, ALIKE), "With “A” alone the game is kinder than now;"
                               " with “B” alone it is harsher than now;"
                               " with the other it is about as harsh as now."),
    ((MAYBE, ALIKE, ALIKE),    "With “A” alone the game is probably kinder than now;"
                               " with the others it is about as harsh as now."),
    ((ALIKE, ALIKE),           "With all of them the game is about as harsh as now."),
    ((KINDER, OPEN, ALIKE),    "With “A” the game is kinder than now;"
                               " with “C” it is about as harsh as now;"
                               " of “B” it is too early to say."),
    ((HIGHER, ALIKE),          "With “A” the game brings higher scores than now;"
                               " with the other it is about as harsh as now."),
    ((BOTH, ALIKE),            "With “A” the game is in one way kinder and in another harsher than"
                               " now; with the other it is about as harsh as now."),
    ((OPEN, OPEN),             "Too early to say."),
]
# fmt: on


@pytest.mark.parametrize(("answers", "words"), TOLD)
def test_what_was_asked_is_answered_of_all_at_once(answers: tuple[Answer, ...], words: str) -> None:
    assert said(*answers) == words


def test_what_else_differs_most_is_told_whatever_was_asked() -> None:
    bolder = [
        replace(
            answer(finding(size, 0.01, "overbid"), finding(0.1, 0.05, "points", 3.0)),
            asked=Topic.HARSHNESS,
        )
        for size in (0.11, 0.14)
    ]
    words = "in 11 to 14 more of 100 deals the bids add up to too many tricks."
    assert beside(bolder) == f"What else you would notice most: {words}"
    assert beside([*bolder, ALIKE]) == f"What else you would notice most under 2 of them: {words}"
    assert not beside([replace(KINDER, asked=Topic.HARSHNESS)])
    assert not beside([replace(each, asked=None) for each in bolder])


def test_without_a_question_it_says_what_would_be_noticed() -> None:
    assert said(KINDER, ALIKE, ALIKE, asked=None) == (
        "“A” alone would be noticed; the others feel the same."
    )
    assert said(MAYBE, ALIKE, asked=None) == (
        "“A” would probably be noticed; the other feels the same."
    )


def test_too_few_games_tell_nothing() -> None:
    assert said(replace(ALIKE, games=9), replace(ALIKE, games=9)) == "Too early to say."
