"""Luck and skill of a game: no verdict before all deals are weighed, and then one with the end."""

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverlib.cards import Variant
from riverlib.cards.coach.review import DealReview, GameReview, SeatDeal
from riverlib.cards.coach.review_words import (
    cost_words,
    ending_words,
    parts_of,
    sum_words,
    together_words,
)
from riverlib.core.people import People
from riverlib.figures.card_review import luck_and_choices, reach_of, whole_game
from riverlib.ui.charts import luck
from riverlib.ui.shared import picture

SIZES = (2, 1)


def match(totals: tuple[int, ...], team_size: int = 1) -> Any:
    """A finished game of two deals, as far as its figures look at it."""
    best = max(totals)
    variant = Variant(key="any", name="Any", hand_sizes=SIZES, team_size=team_size)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    state = SimpleNamespace(results=SIZES, totals=totals, winners=winners, variant=variant)
    players = [SimpleNamespace(name=name) for name in ("Anna", "Heron", "Ben", "Cleo")]
    return SimpleNamespace(
        game_id="any",
        state=state,
        players=players[: len(totals)],
        people=tuple(range(len(totals))),
        only_person=None,
    )


def review(deals: int) -> GameReview:
    """The first deals, each weighed for two seats."""
    seats = (
        SeatDeal(0, 9, 9.0, 7.0, -1.0, 2.5, 5, (3, 1, 1)),
        SeatDeal(1, 12, 9.0, 7.0, 1.5, 0.0, 5),
    )
    return GameReview(
        tuple(DealReview(no, 0, 0, None, (), seats) for no in range(deals))  # type: ignore[arg-type]
    )


def said(monkeypatch: pytest.MonkeyPatch, deals: int) -> list[str]:
    """Return the titles of the figures."""
    titles: list[str] = []
    monkeypatch.setattr(picture, "show", lambda _figure, **how: titles.append(how["says"]))
    luck._figures(match((18, 24)), review(deals), "any", "svg", None)
    return titles


def test_the_winner_comes_first_and_each_title_is_one_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, 2) == [
        "Of these two Heron had more luck, +7 points, and chose better, giving away 0 points to 5",
        "Heron won by 6, gave nothing away and was very lucky (+7 points)",
        "Anna lost by 6, gave away 5 points and was very lucky (+6 points)",
    ]


@pytest.mark.parametrize(
    ("costs", "says"),
    [
        pytest.param((1.2, 0.4), "both chose about equally well", id="two, less than 2 points"),
        pytest.param((1.2, 9.0), "Anna chose better, giving away 1 point to 9", id="two"),
        pytest.param((1.0, 9.0), "Anna chose better, giving away 1 point to 9", id="one point"),
        pytest.param((0.0, 9.0), "Anna chose better, giving away 0 points to 9", id="none"),
        pytest.param((1.2, 1.0, 0.5), "all chose about equally well", id="three"),
        pytest.param(
            (1.2, 0.4, 9.0), "Anna and Heron chose best, about equally well", id="two of three"
        ),
        pytest.param((1.2, 4.0, 9.0), "Anna chose best, giving away 1 point", id="one of three"),
    ],
)
def test_nobody_is_called_best_by_less_than_the_estimates_can_tell(
    costs: tuple[float, ...], says: str
) -> None:
    """Of numbers that are estimates, 0.8 points more are nothing to praise."""
    seats = [SeatDeal(no, 9, 5.0, 5.0, 0.0, cost, 5) for no, cost in enumerate(costs)]
    seats[-1] = replace(seats[-1], points=29)  # the luck is another's
    told = together_words(seats, People(("Anna", "Heron", "Ben"), None))
    assert says in told


@pytest.mark.parametrize(
    ("points", "says"),
    [
        pytest.param((15, 15), "Of these two both had the same luck, +6 points;", id="two"),
        pytest.param(
            (15, 15, 9), "Of these three Anna and Heron had most luck, +6 points each;", id="three"
        ),
        pytest.param((9, 9), "Of these two nobody had luck on the whole;", id="none"),
    ],
)
def test_who_had_as_much_luck_as_another_had_not_more(points: tuple[int, ...], says: str) -> None:
    """What the eyes found: a title praised one of two whose bars said the same."""
    seats = [SeatDeal(no, own, 9.0, 9.0, 0.0, 0.0, 5) for no, own in enumerate(points)]
    assert together_words(seats, People(("Anna", "Heron", "Ben"), None)).startswith(says)


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        ({0, 1}, "the two people"),
        ({0, 1, 2}, ""),  # a bot that won among them
    ],
)
def test_a_title_says_whose_luck_it_tells(weighed: set[int], said: str) -> None:
    """What the eyes found: "of these two", and a third had ended 1 point behind."""
    game = match((18, 24, 23))
    game.people = (0, 1)
    assert luck._whose(game, weighed) == said
    game.people = (0, 1, 2)
    assert luck._whose(game, {0, 1, 2}) == ""


@pytest.mark.parametrize(
    ("weighed", "said"),
    [
        ({0, 1, 2, 3}, ""),
        ({0, 1, 3}, "Ben is not shown: a bot that did not win."),
        ({1}, "Anna, Ben and Cleo are not shown: bots that did not win."),
        (set(), ""),
    ],
)
def test_who_is_left_out_is_said(weighed: set[int], said: str) -> None:
    """What the eyes found: "of these three", of four who had played."""
    assert luck._left_out(People(("Anna", "Heron", "Ben", "Cleo"), None), weighed) == said


def test_no_verdict_before_every_deal_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, 1) == [
        "In all, so far: 1 of 2 deals",
        "Heron, so far: 1 of 2 deals",
        "Anna, so far: 1 of 2 deals",
    ]


def test_deals_that_are_not_ready_keep_their_room() -> None:
    low, high = luck_and_choices(review(1), 0, deals=19).layout.xaxis.range
    assert (low < 1, high > 19) == (True, True)


def test_all_players_of_a_game_have_one_scale() -> None:
    """What the eyes found: bars of 5 points as tall as bars of 13 in the next figure."""
    low, high = reach_of(review(2))
    assert low < -1.0
    assert high > 3.5
    axes = [luck_and_choices(review(2), seat, reach=(low, high)).layout.yaxis for seat in (0, 1)]
    assert [axis.range for axis in axes] == [(low, high)] * 2


def test_the_game_comes_first_with_the_numbers_of_its_sums() -> None:
    seats = review(2).seats
    cards, others, choices = whole_game(seats, ("Anna", "Heron")).data
    parts = [parts_of(each) for each in seats]
    assert list(cards.x) == [each.cards for each in parts]
    assert list(others.x) == [each.others for each in parts]
    assert list(choices.x) == [each.choices for each in parts] == [-5.0, 0.0]
    assert choices.text == ("\N{MINUS SIGN}5", "")


def test_a_bar_too_short_for_its_number_has_room_for_it_beside() -> None:
    """What the eyes found: a bar of -2.2 without a number, on a phone."""
    figure = whole_game(review(2).seats, ("Anna", "Heron"))
    assert {bar.textposition for bar in figure.data} == {"auto"}
    low, high = figure.layout.xaxis.range
    assert low < -2.0 - 0.1 * (high - low)


@given(
    st.integers(-50, 150),
    *(st.floats(-80, 80).map(lambda each: round(each, 3)) for _ in range(2)),
    st.floats(-20, 20),
)
def test_the_luck_of_a_title_is_the_sum_of_what_stands_below(
    points: int, worth: float, even: float, skill: float
) -> None:
    """What the eyes found: "+31.4" above 11.4 + 19.9."""
    mine = SeatDeal(0, points, worth, even, skill, 2.5, 5, (3, 1, 1))
    title = ending_words(mine, "Anna", "won by 1", is_you=False)
    sums = sum_words(mine).replace("\N{MINUS SIGN}", "-").replace("+", "").replace("\xa0", "")
    par, cards, others, choices, total = map(float, re.findall(r"-?\d+(?:\.\d+)?", sums))
    luck = title.replace("\N{MINUS SIGN}", "-").rpartition("(")[2].split()[0]
    assert float(luck) == pytest.approx(cards + others)
    assert par + cards + others + choices == pytest.approx(total)


@pytest.mark.parametrize(
    ("cost", "dearest", "said"),
    [
        (2.9, 2.9, "cost about 3 points, all of it in one. Of 40 choices 3 were doubtful"),
        (2.9, 2.3, "cost about 3 points, nearly all of it in one. Of 40"),
        (9.4, 5.0, "cost about 9 points, most of it in one. Of 40"),
        (12.0, 5.0, "cost about 12 points. Of 40 choices 3 were doubtful and 2 bad."),
        (12.0, 0.0, "cost about 12 points. Of 40"),
    ],
)
def test_what_choices_cost_is_said_with_how_much_of_it_one_did(
    cost: float, dearest: float, said: str
) -> None:
    mine = SeatDeal(0, 100, 90.0, 78.0, 0.0, cost, 40, (35, 3, 2), dearest=dearest)
    assert f"Anna's choices {said}" in cost_words(mine, "Anna", is_you=False)


def test_little_costs_of_good_choices_are_told_as_they_stand_in_the_sum() -> None:
    mine = SeatDeal(0, 9, 9.0, 7.0, 0.0, 0.6, 12, (12, 0, 0))
    assert cost_words(mine, "Anna", is_you=True) == (
        "Your 12 choices were all fine; together they cost about half a point."
    )
    assert cost_words(replace(mine, cost=0.04), "Anna", is_you=True).endswith("all fine.")
    one = replace(mine, decisions=1, marks=(1, 0, 0))
    assert cost_words(one, "Jo", is_you=False) == (
        "Jo's only choice was fine; it cost about half a point."
    )


@pytest.mark.parametrize(
    ("totals", "team_size", "ends"),
    [
        ((9, 7, 9), 1, ["shared the win", "lost by 2", "shared the win"]),
        ((9, 7, 9, 7), 2, ["won by 2", "lost by 2", "won by 2", "lost by 2"]),
        ((-3, -9), 1, ["won by 6", "lost by 6"]),
    ],
)
def test_how_a_game_ended_for_a_seat(
    totals: tuple[int, ...], team_size: int, ends: list[str]
) -> None:
    game = match(totals, team_size)
    assert [luck._ended(game, seat) for seat in range(len(totals))] == ends
