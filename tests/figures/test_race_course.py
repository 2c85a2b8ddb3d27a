"""Figures of a race: every boat is seen, told whose and which, and lies on no other."""

from dataclasses import replace
from itertools import accumulate, combinations, pairwise

import plotly.graph_objects as go
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverlib.analysis import course_of
from riverlib.analysis.course import HOME, LOST, BoatCourse, RaceCourse
from riverlib.analysis.race_story import story_of
from riverlib.figures import data, race_course, theme
from riverlib.figures.boat_room import CROSS, room_for
from riverlib.figures.round_numbers import numbered
from riverlib.race import DEFAULT_LAYOUT
from tests.analysis.games import random_race
from tests.analysis.test_race_story import log_of
from tests.race.random_races import RACES, Race

NAMES = ("<b>Anna</b>", "Ben", "Cleo", "Dan")
COURSE = course_of(random_race(4, players=4), NAMES, colours=(0, 9, 4, 3))
BOTH = pytest.mark.parametrize("apart", [False, True])


def drawn(course: RaceCourse, *, apart: bool) -> list[go.Figure]:
    """Draw all boats in one figure, or everybody's in one of their own."""
    moments = story_of(course).moments
    return [
        race_course.positions(course, moments=moments, chosen=2, seat=seat)
        for seat in (range(len(course.names)) if apart else [None])
    ]


def traces(figures: list[go.Figure], name: str) -> list[go.Scatter]:
    return [trace for figure in figures for trace in figure.data if trace.name == name]


def lost_together(boats: int) -> RaceCourse:
    """A race in which one tide takes several boats."""
    fleet = [BoatCourse(no % 2, no // 2, (1, 0, -1), LOST) for no in range(boats)]
    return replace(COURSE, names=("Ann", "Ben"), layout=DEFAULT_LAYOUT, boats=tuple(fleet),
                   tides=(1, 2), throws=((0, 1), (1, 1)), scores=((0, 0),) * 3, colours=(),
                   winners=(0, 1))  # fmt: skip


@BOTH
def test_boats_lost_in_one_turn_are_all_seen(apart: bool) -> None:
    crosses = traces(drawn(lost_together(6), apart=apart), "lost")
    places = [
        (no, x, y)
        for no, trace in enumerate(crosses)
        for x, y in zip(trace.x, trace.y, strict=True)
    ]
    assert len(places) == len(set(places)) == 6


@given(a_race=RACES)
def test_no_end_lies_on_another(a_race: Race) -> None:
    course = course_of(log_of(a_race), NAMES[: a_race.players])
    room = room_for(course, course.boats, scale=31)
    ended = [boat for boat in course.boats if boat.end in (HOME, LOST)]
    assert len(room.ends) == len(ended)
    for one, other in combinations(ended, 2):
        apart = abs(len(one.places) - len(other.places)) / course.turns * 270
        down = abs(room.ends[one.seat, one.boat] - room.ends[other.seat, other.boat]) * room.scale
        assert one.end != other.end or apart > CROSS - 0.1 or down > CROSS - 0.1
    for boat in course.boats:
        heights = room.lines[boat.seat, boat.boat]
        assert len(heights) == len(boat.places)
        assert room.low < min(heights)
        assert max(heights) < room.high
        river = [place for place in boat.places if 0 <= place < course.layout.cards]
        assert [round(height) for height in heights[: len(river)]] == river


@BOTH
def test_every_boat_has_a_line_a_label_and_an_end(apart: bool) -> None:
    figures = drawn(COURSE, apart=apart)
    boats = [trace for figure in figures for trace in figure.data if ", boat " in trace.name]
    assert len(boats) == len(COURSE.boats)
    labels = [text for trace in traces(figures, "labels") for text in trace.text]
    assert len(labels) == len(COURSE.boats)
    rings = [text for trace in traces(figures, "came home") for text in trace.text]
    assert sorted(map(int, rings)) == sorted(boat.dock for boat in COURSE.boats if boat.dock)
    assert not figures[0].layout.showlegend
    assert "&lt;b&gt;Anna" in figures[0].to_json().replace("\\u003c", "<").replace("\\u0026", "&")


@BOTH
def test_people_keep_the_colours_of_the_river(apart: bool) -> None:
    figures = drawn(COURSE, apart=apart)
    for trace in (each for figure in figures for each in figure.data if "Ben, boat" in each.name):
        assert trace.line.color == theme.SEAT_COLOURS[9]
    assert race_course.points(COURSE).data[1].line.color == theme.SEAT_COLOURS[9]


def test_figures_beside_each_other_have_the_same_axes_and_name_their_owner() -> None:
    figures = drawn(COURSE, apart=True)
    assert len(figures) == 4
    for axis in ("xaxis", "yaxis"):
        assert len({figure.layout[axis].range for figure in figures}) == 1
    assert len({figure.layout.height for figure in figures}) == 1
    names = "&lt;b&gt;Anna", "Ben", "Cleo", "Dan"
    for figure, name, points in zip(figures, names, COURSE.scores[-1], strict=True):
        headings = " ".join(each.text for each in figure.layout.annotations)
        assert name in headings
        assert f"{points} point" in headings


def test_two_rows_of_boats_leave_room_for_what_stands_below_on_a_desk() -> None:
    assert 2 * drawn(COURSE, apart=True)[0].layout.height <= 640


@BOTH
def test_moments_have_letters_where_they_happened(apart: bool) -> None:
    figures, moments = drawn(COURSE, apart=apart), story_of(COURSE).moments
    numbers = [each.text for figure in figures for each in figure.layout.annotations]
    shapes = [shape for figure in figures for shape in figure.layout.shapes]
    for number, moment in enumerate(moments, 1):
        assert f"<b>{'ABCDEFGH'[number - 1]}</b>" in numbers
        assert any(shape.type == "line" and shape.x0 == moment.turn for shape in shapes)
    assert sum(shape.x0 == 1.5 for shape in shapes) == len(figures)  # the chosen turn


def test_letters_of_moments_stay_below_the_buttons_in_the_corner() -> None:
    """A letter with its frame takes 26 pixels above the marks, the buttons 34 from the edge."""
    moments = story_of(COURSE).moments
    points = race_course.points(COURSE, moments=moments)
    for figure in (*drawn(COURSE, apart=False), *drawn(COURSE, apart=True), points):
        assert figure.layout.margin.t >= 34 + 26


@BOTH
def test_the_numbers_say_cards_and_not_where_they_are_drawn(apart: bool) -> None:
    rows = data.to_csv(drawn(COURSE, apart=apart)[-1]).decode("utf-8-sig").splitlines()
    assert rows[:2] == ["player,boat,turn,round,card,dock", "<b>Anna</b>,1,0,0,4,"]
    assert sum(row.split(",")[4] == "lost" for row in rows) == sum(
        boat.end == LOST for boat in COURSE.boats
    )


@BOTH
def test_a_round_is_named_between_the_tides_that_part_it(apart: bool) -> None:
    axis = drawn(COURSE, apart=apart)[-1].layout.xaxis
    for place, number in zip(axis.tickvals, axis.ticktext, strict=True):
        assert place not in COURSE.tides
        assert COURSE.round_of(int(place) + 1) == int(number)
    assert int(axis.ticktext[-1]) == len(COURSE.rounds), "the last round has its number"


@given(st.lists(st.floats(0.01, 4), min_size=1, max_size=40), st.floats(0.1, 3))
def test_the_last_round_has_its_number_and_no_two_are_too_near(
    widths: list[float], apart: float
) -> None:
    """What fresh eyes found: 8 and 10 below a race that ended in round 11."""
    middles = [end - wide / 2 for end, wide in zip(accumulate(widths), widths, strict=True)]
    named = numbered(middles, apart=apart)
    assert list(named.values())[-1] == len(middles)
    assert all(middles[number - 1] == place for place, number in named.items())
    assert all(later - place >= apart for place, later in pairwise(named))
    steps = {later - number for number, later in pairwise(list(named.values())[:-1])}
    is_even = len(steps) <= 1
    for number, middle in enumerate(middles, 1):
        if number not in named.values() and not is_even:
            assert (
                any(abs(middle - place) < apart for place in named)
                or middle > max(named) - 2 * apart
            )


def test_the_rounds_have_even_steps_where_the_last_ones_are_shorter() -> None:
    """What fresh eyes found: 1 to 7, then 9, 11 and 13."""
    middles = [2 * no + 1 for no in range(7)] + [14.5 + no for no in range(6)]
    assert list(numbered(middles, apart=1.5).values()) == [1, 3, 5, 7, 9, 11, 13]


@settings(max_examples=12)
@given(a_race=RACES)
def test_any_race_can_be_drawn(a_race: Race) -> None:
    course = course_of(log_of(a_race, 0.6), NAMES[: a_race.players])
    if not course.turns:
        return
    for apart in (False, True):
        assert drawn(course, apart=apart)[0].layout.height < 2600
    race_course.points(course, chosen=1, moments=story_of(course).moments)
