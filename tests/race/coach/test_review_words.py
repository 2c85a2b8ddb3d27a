"""A review is told in a family's words, with one decimal at most."""

from dataclasses import replace

import pytest

from riverlib.core.people import People
from riverlib.core.text import percent, signed_percent
from riverlib.race.coach import review_words as words
from riverlib.race.coach.review import Decision, SeatReview, review
from tests.race.coach.logs import random_log

SEAT = SeatReview(
    seat=0,
    start=0.5,
    result=1.0,
    luck=0.1234,
    own_luck=0.1,
    luck_error=0.0,
    cost=0.0912,
    decisions=7,
    docks=(12,),
    costly=1,
    worst=0.0912,
)


LUCK = {
    "lucky": (SEAT, "You had good luck with the dice: 12 more wins in 100 races."),
    "unlucky": (
        replace(SEAT, luck=-0.3),
        "You had very bad luck with the dice: 30 fewer wins in 100 races.",
    ),
    "even": (replace(SEAT, luck=0.011), "The dice were fair to you."),
    "none": (replace(SEAT, luck=-0.0), "The dice were fair to you."),
    "estimated": (
        replace(SEAT, luck_error=0.04),
        "You had good luck with the dice: about 12 more wins in 100 races.",
    ),
    "within its error": (
        replace(SEAT, luck_error=0.2),
        "The dice were fair to you.",
    ),
    "more than a race": (
        replace(SEAT, luck=1.2),
        "You had very good luck with the dice: as lucky as can be.",
    ),
}
COST = {
    "costly": (
        SEAT,
        "Your choices cost a good deal: one could have been better, by 9 wins in 100 races.",
    ),
    "estimated": (
        replace(SEAT, luck_error=0.1),
        "Your choices cost a good deal: one could have been better, by about 9 wins in 100 races.",
    ),
    "more than a race": (
        replace(SEAT, cost=1.81, costly=4, worst=0.94),
        "Your choices cost a lot: four could have been better, the worst by 94 wins in 100 races.",
    ),
    "many small ones": (
        replace(SEAT, cost=0.012, costly=0, worst=0.0),
        "None of your choices cost much: well sailed.",
    ),
    "perfect": (replace(SEAT, cost=0.0), "Your choices cost nothing: well sailed."),
    "no choice at all": (replace(SEAT, cost=0.0, decisions=0), "You never had a choice."),
}


@pytest.mark.parametrize(("seat", "said"), LUCK.values(), ids=LUCK)
def test_luck(seat: SeatReview, said: str) -> None:
    assert words.luck_words(seat, "Anna", is_you=True) == said


@pytest.mark.parametrize(("seat", "said"), COST.values(), ids=COST)
def test_cost(seat: SeatReview, said: str) -> None:
    assert words.cost_words(seat, "Anna", is_you=True) == said


def test_choices_of_which_none_was_costly_are_praised_in_every_sentence() -> None:
    """Many small costs may not say "cost a little" beside a full bar of what was well chosen."""
    small = replace(SEAT, cost=0.024, costly=0, worst=0.0)
    assert (words.choices_words(small), words.choices_in_100(small)) == (
        "well sailed",
        "none cost much",
    )
    assert words.choices_words(SEAT) == "cost a good deal"


@pytest.mark.parametrize(
    ("dearest", "said"),
    [
        (0.004, "None of your choices cost even one win in 100. Well sailed!"),
        (0.016, "None of your choices cost much. Well sailed!"),
    ],
)
def test_praise_says_no_less_than_a_choice_cost(solved: None, dearest: float, said: str) -> None:
    found = review(random_log(seed=2))
    small = [
        replace(each, cost=min(each.cost, dearest)) if isinstance(each, Decision) else each
        for each in found.moments
    ]
    assert words.no_costly_choice(replace(found, moments=tuple(small)), (0, 1)) == said


def test_others_are_called_by_their_names() -> None:
    assert (
        words.luck_words(SEAT, "Anna", is_you=False)
        == "Anna had good luck with the dice: 12 more wins in 100 races."
    )
    assert (
        words.cost_words(SEAT, "Anna", is_you=False)
        == "Anna's choices cost a good deal: one could have been better, by 9 wins in 100 races."
    )


def test_exact_and_estimated_are_told_apart(solved: None, monkeypatch: pytest.MonkeyPatch) -> None:
    log = random_log(seed=2)
    assert "exact" in words.sureness(review(log))
    monkeypatch.setattr("riverlib.race.solver.kept", lambda _layout: None)
    assert "estimates" in words.sureness(review(log, rollouts=20))


@pytest.mark.parametrize(
    ("share", "said"), [(0.0004, "0%"), (0.999, "99.9%"), (1.0, "100%"), (0.125, "12.5%")]
)
def test_at_most_one_decimal(share: float, said: str) -> None:
    assert percent(share) == said


def test_small_losses_have_no_odd_sign() -> None:
    assert signed_percent(-0.0001) == "0%"


TITLES = {
    "two": (
        (SEAT, replace(SEAT, seat=1, luck=-0.1, cost=0.02)),
        "Anna's choices gave away more than Ben's",
    ),
    "two, as much": ((SEAT, replace(SEAT, seat=1, luck=-0.1)), "both gave away as much by choices"),
    "three": (
        (replace(SEAT, luck=1.25), replace(SEAT, seat=1), replace(SEAT, seat=2, cost=0.3)),
        "Cleo's choices gave away most",
    ),
}


def test_a_title_says_more_than_whose() -> None:
    seats, _ = TITLES["two"]
    title = words.dice_and_choices(seats, People(("Anna", "Ben"), 1))
    assert title == "The dice helped Anna; Anna's choices gave away more than yours"


@pytest.mark.parametrize(("seats", "said"), TITLES.values(), ids=TITLES)
def test_a_title_of_luck_and_choices_needs_no_number(
    seats: tuple[SeatReview, ...], said: str
) -> None:
    """What fresh eyes found: "+125%" of a win; the bars below have their numbers."""
    most = " most" if len(seats) > 2 else ""
    title = words.dice_and_choices(seats, People(("Anna", "Ben", "Cleo"), None))
    assert title == f"The dice helped Anna{most}; {said}"


def test_only_marks_that_are_there_are_explained(solved: None) -> None:
    reviewed = review(random_log(seed=2))
    calm = replace(reviewed, chances=tuple((0.5, 0.5) for _ in reviewed.chances))
    people = People(("Anna", "Ben"), 1)
    costly = {each.seat for each in reviewed.decisions if each.is_costly and not each.is_forced}
    assert f"costly choice by {people.together_within(sorted(costly))}" in words.how_to_read(
        reviewed, people
    )
    assert "broad stroke" in words.how_to_read(reviewed, people)
    assert "broad stroke" not in words.how_to_read(calm, people)
    assert words.how_to_read(replace(calm, moments=()), people) == ""
