"""A month game by game: the wins are counted right, and the finding is true."""

from dataclasses import replace
from datetime import timedelta
from itertools import accumulate, pairwise
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from riverlib.analysis.season import season_of
from riverlib.analysis.season_course import (
    MOST_NAMES,
    SeasonCourse,
    course_asks,
    course_says,
    season_course,
)
from riverlib.figures import season, theme
from tests.analysis.lines import NOW, line, random_line

NAMES = ("Anna", "Ben", "Otter")


def month(*winners: str) -> SeasonCourse:
    """A month in which these won, one game a day."""
    won = [line(*(9 if each == name else 3 for each in NAMES)) for name in winners]
    return season_course(
        [replace(each, id=str(no), when=NOW.replace(day=no)) for no, each in enumerate(won, 1)]
    )


SAID = {
    ("Anna", "Ben", "Anna", "Anna"): "Anna won the month with 3 wins, in front for good since"
    " game 3 on 3 November",
    (
        "Anna",
        "Anna",
        "Ben",
    ): "Anna won the month with 2 wins, in front from the first game on",
    ("Anna", "Ben", "Ben"): "Ben won the month with 2 wins; the last game decided",
    ("Anna", "Ben"): "Anna and Ben share the month, with 1 win each",
    ("Anna", "Otter", "Ben"): "Of the people Anna and Ben share the month, with 1 win each",
    ("Otter", "Otter"): "Otter won the month with 2 wins, in front from the first game on",
    ("Otter", "Otter", "Ben"): "Of the people Ben won the month with 1 win; the last game decided",
    ("Ben",): "Ben won the only game",
}


@pytest.mark.parametrize(("winners", "said"), SAID.items())
def test_what_is_said_of_a_month(winners: tuple[str, ...], said: str) -> None:
    assert course_says(month(*winners), is_over=True) == said


def test_a_month_that_goes_on_is_not_won() -> None:
    course = month("Anna", "Ben", "Anna", "Anna")
    assert course_says(course, is_over=False) == (
        "Anna leads the month with 3 wins, in front since game 3 on 3 November; the month is still"
        " running"
    )
    assert course_says(month("Anna", "Ben"), is_over=False).startswith("Anna and Ben are level")
    said = course_says(month("Anna", "Ben"), is_over=False, noun="year")
    assert said.endswith("; the year is still running")


def test_who_leads_where_bots_together_won_more_leads_of_the_people() -> None:
    heron = replace(line(1, 2, 9, names=("Anna", "Ben", "Heron")), id="heron")
    otter = replace(line(1, 2, 9), id="otter")
    games = [heron, otter, *(replace(line(9, 1, 1), id=f"a{no}") for no in range(2))]
    later = [replace(game, when=NOW.replace(day=no)) for no, game in enumerate(games, 1)]
    assert course_says(season_course(later), is_over=True).startswith("Of the people Anna won")
    assert course_says(season_course(later[1:]), is_over=True).startswith("Anna won the month")


ASKED = {
    ("Anna", "Ben", "Anna"): "Who won the month, and when was it decided?",
    ("Anna", "Ben"): "Who won the month?",  # shared: it never was
    ("Otter", "Ben", "Ben"): "Who won the month, and when was it decided?",
    ("Ben",): "Who won the month?",
}


@pytest.mark.parametrize(("winners", "asked"), ASKED.items())
def test_only_what_is_answered_is_asked(winners: tuple[str, ...], asked: str) -> None:
    """What the eyes found: "when was it decided?", answered by "4 players are level"."""
    course = month(*winners)
    assert course_asks(course, is_over=True) == asked
    said = course_says(course, is_over=True)
    is_told = any(word in said for word in ("in front", "decided"))
    assert is_told == ("when was it decided" in asked)
    assert course_asks(course, is_over=False) == "Who leads the month so far?"


def test_few_wins_are_dots_in_rows_and_the_bots_have_one() -> None:
    """What the eyes found: lines that lay on each other, and the bots who led left out."""
    figure = season.wins(month("Otter", "Anna", "Otter", "Ben"))
    assert [trace.name for trace in figure.data] == ["Anna", "Ben", "the bots"]
    assert [set(trace.y) for trace in figure.data] == [{0}, {-1}, {-2}]
    dots = [[x for x, size in enumerate(trace.marker.size) if size] for trace in figure.data]
    assert dots == [[2], [4], [1, 3]]
    assert figure.data[-1].line.color == theme.QUIET
    grown = season.wins(month(*["Anna"] * 4, "Otter"))
    assert [list(trace.y)[-1] for trace in grown.data] == [4, 0, 1]


@given(seed=st.integers(0, 10_000), games=st.integers(0, 12))
@example(seed=6508, games=5)  # nine names, of which eight have a line
def test_the_wins_are_those_of_the_table_and_the_lead_is_where_it_is_said(
    seed: int, games: int
) -> None:
    rng = Random(seed)
    lines = [random_line(rng, number) for number in range(games)]
    course = season_course(lines)
    days = [each.when for each in course.games]
    assert days == sorted(days)
    assert len(course.wins) == len(course.games) + 1
    table = season_of(lines)
    if any(row.wins for row in table):
        ends = dict(zip(course.names, course.wins[-1], strict=True))
        assert ends == {row.name: row.wins for row in table}
    said = course_says(course, is_over=True)
    best = max(course.wins[-1], default=0)
    first = [name for name, wins in zip(course.names, course.wins[-1], strict=True) if wins == best]
    if best and len(course.games) > 1:
        assert all(name in said for name in first) or f"{len(first)} players" in said
        assert f"with {best} win" in said
        assert ("share" in said) == (len(first) > 1)
    if "since game " in said:
        since = int(said.partition("since game ")[2].split()[0])
        at = course.names.index(first[0])
        for no, row in enumerate(course.wins[1:], 1):
            leads = row[at] == max(row) and row.count(row[at]) == 1
            assert leads or no < since
            assert not leads or no != since - 1
    theirs = [0, *(bool(line.winners) for line in course.games)]
    of_people = [
        0,
        *(any(seat.won and seat.is_person for seat in line.seats) for line in course.games),
    ]
    bots = list(accumulate(a - b for a, b in zip(theirs, of_people, strict=True)))
    drawn = course.names[:MOST_NAMES]
    columns = {name: [row[at] for row in course.wins] for at, name in enumerate(drawn)}
    if bots[-1] and any(of_people):
        columns["the bots"] = bots
    figure = season.wins(course)
    assert [trace.name for trace in figure.data] == list(columns)
    told = figure.layout.meta["table"][1:]
    assert [tuple(row) for row in told] == [
        (name, no, wins) for name, own in columns.items() for no, wins in enumerate(own)
    ]
    is_grown = max((own[-1] for own in columns.values()), default=0) > 3
    for place, (trace, own) in enumerate(zip(figure.data, columns.values(), strict=True)):
        assert list(trace.y) == (own if is_grown else [-place] * len(own))
        assert [bool(size) for size in trace.marker.size[1:]] == [b > a for a, b in pairwise(own)]


def test_wins_are_counted_in_whole_numbers_at_the_axis() -> None:
    assert season.wins(month("Anna", "Anna")).layout.yaxis.visible is False  # rows are no numbers
    for games in (4, 5, 23):
        ticks = season.wins(month(*["Anna"] * games)).layout.yaxis.tickvals
        assert ticks[0] == 0
        assert games // 2 < ticks[-1] <= games
        assert len(ticks) <= 6
        assert len(set(ticks)) == len(ticks)


def test_no_day_is_written_twice_below_the_games() -> None:
    """What the eyes found: four times the same day."""
    days = [line(9, 4, 1, id=str(no), when=NOW - timedelta(days=no // 30)) for no in range(60)]
    for games in (days, days[:30]):
        axis = season.wins(season_course(games)).layout.xaxis
        written = [each for each in axis.ticktext if each]
        assert len(set(written)) == len(written) >= 2
    assert axis.title.text == f"games, all on {NOW.day} Nov"
    assert list(axis.ticktext) == [str(each) for each in axis.tickvals]


def test_the_first_game_of_the_month_stands_first() -> None:
    late, early = line(5, 1, 1), replace(line(1, 5, 1), id="h", when=NOW - timedelta(days=3))
    assert season_course([late, early]).wins == ((0, 0), (0, 1), (1, 1))
