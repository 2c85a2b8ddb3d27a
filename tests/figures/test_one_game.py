"""Figures of scores hold the numbers they were given, and names stay text."""

import csv
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import plotly.graph_objects as go
import pytest

from riverlib import analysis
from riverlib.analysis import Estimate
from riverlib.cards import SCORINGS, DealResult, fitted
from riverlib.figures import data, many_games, one_game, race_course, record, theme
from tests.analysis.games import GAME, SHORT, random_race

NAMED = replace(GAME, names=("<b>Anna</b> & co", "Ben", "=2+5"))
PODRIDA = fitted(replace(SHORT, scoring=SCORINGS["La Podrida"]), 3)
SHARES = np.array([[0.2, 0.3, 0.5]] * 4)
SOME = Estimate(0.5, 0.4, 0.6, 20)
COURSE = analysis.course_of(random_race(), ("<b>Anna</b> & co", "Ben"))


def trend() -> analysis.Trend:
    rows = [(no // 4, 4, no % 4, 0, 5, 0, 1, no % 2, 0) for no in range(80)]
    line = analysis.record_of(analysis.deals_of_rows(rows)).trend
    assert line is not None
    return line


FIGURES = {
    "totals": one_game.totals(NAMED, chosen=2),
    "places": one_game.places(NAMED),
    "chances": one_game.win_chances(NAMED, SHARES),
    "sources": one_game.points_by_source(replace(NAMED, variant=PODRIDA)),
    "bids": many_games.bid_against_taken(np.array([[3, 1], [0, 2]])),
    "sizes": many_games.made_by_hand_size({NAMED.names[0]: {3: SOME}}, analysis.BASELINES),
    "ends": many_games.finals({name: np.array([1, 5, 9, 9]) for name in NAMED.names}),
    "boats": race_course.positions(COURSE),
    "points": race_course.points(COURSE),
    "off": record.off_by_hand_size({1: Estimate(-0.3, -0.4, -0.2, 9), 2: SOME}),
    "turns": record.made_by_turn({"first to bid": SOME, "last (the dealer)": SOME}),
    "trend": record.trend(trend()),
}


def ys(figure: go.Figure, count: int) -> list[list[float]]:
    return [list(trace.y) for trace in figure.data[:count]]


def test_a_line_for_every_seat_from_zero_on() -> None:
    figure = FIGURES["totals"]
    assert ys(figure, 3) == [list(column) for column in zip(*GAME.totals, strict=True)]
    assert list(figure.data[0].x) == [0, 1, 2, 3]
    assert [list(facts) for facts in figure.data[0].customdata[1:]] == [
        [1, 1, 11],
        [0, 0, 10],
        [0, 1, 1],
    ]


def test_hover_tells_bid_tricks_and_points() -> None:
    text = FIGURES["totals"].data[1].text[1].replace("<br>", " ")
    assert text == "Ben: 2 points Deal 1, 3 cards bid 1, took 2: +2"


def test_a_ring_marks_who_dealt() -> None:
    rings = FIGURES["totals"].data[3]
    assert (list(rings.x), list(rings.y)) == ([1, 2, 3], [10, 21, 12])


def test_the_axis_tells_the_hand_sizes_and_the_chosen_deal_is_marked() -> None:
    figure = FIGURES["totals"]
    assert list(figure.layout.xaxis.ticktext) == ["3", "2", "1"]
    assert [(shape.x0, shape.x1) for shape in figure.layout.shapes] == [(1.5, 2.5)]
    assert not one_game.totals(GAME).layout.shapes


@pytest.mark.parametrize("deals", [1, 12, 19, 60])
def test_never_too_many_hand_sizes_to_read(deals: int) -> None:
    game = replace(GAME, deals=(GAME.deals * 20)[:deals])
    axis = one_game.totals(game).layout.xaxis
    assert len(axis.tickvals) <= 12
    assert axis.tickvals[-1] == deals


def test_places_go_down_the_page() -> None:
    figure = FIGURES["places"]
    assert ys(figure, 3) == [[1, 2, 2], [3, 3, 3], [2, 1, 1]]
    low, high = figure.layout.yaxis.range
    assert low > high


def test_partners_share_a_line_and_a_chance() -> None:
    variant = fitted(replace(SHORT, team_size=2), 4)
    deal = DealResult(
        hand_size=1, dealer=0, bids=(1, 0, 0, 0), taken=(0, 0, 1, 0), points=(11, 10, 11, 10)
    )
    game = analysis.GameScores(names=("A", "B", "C", "D"), deals=(deal,), variant=variant)
    figure = one_game.totals(game)
    assert [trace.name for trace in figure.data] == ["A and C", "B and D", "dealt"]
    assert "bid 1 and 0, took 0 and 1" in figure.data[0].text[1].replace("<br>", " ")
    chances = one_game.win_chances(game, np.array([[0.3, 0.2, 0.3, 0.2]] * 2))
    assert ys(chances, 2) == [pytest.approx([0.6, 0.6]), pytest.approx([0.4, 0.4])]


def test_seats_differ_by_more_than_colour() -> None:
    lines = FIGURES["totals"].data[:3]
    assert len({line.line.dash for line in lines}) == 3
    assert len({line.marker.symbol for line in lines}) == 3
    assert [line.line.color for line in lines] == list(theme.SEAT_COLOURS[:3])


def test_sources_stack_and_their_sum_is_written() -> None:
    exact, tricks, penalties, totals = FIGURES["sources"].data
    assert [list(bars.x) for bars in (exact, tricks)] == [[20, 10, 30], [3, 0, 6]]
    assert list(penalties.x) == [-3, -6, 0]
    assert [text.strip() for text in totals.text] == ["+20", "+4", "+36"]


def test_a_row_of_the_heat_map_adds_up_to_one() -> None:
    (heatmap,) = FIGURES["bids"].data
    assert np.nansum(heatmap.z, axis=1).tolist() == [1, 1]
    assert np.isnan(heatmap.z[1][0])  # never happened: no colour
    assert sorted(text for row in heatmap.text for text in row) == ["", "1", "2", "3"]


def test_bids_made_have_intervals_over_the_baselines() -> None:
    *grey, mine = FIGURES["sizes"].data
    assert [trace.name for trace in grey] == [each.label for each in analysis.BASELINES]
    assert (list(mine.y), list(mine.error_y.array)) == ([0.5], [pytest.approx(0.1)])


def test_quantiles_of_the_ends_are_marked() -> None:
    violins, marks = FIGURES["ends"].data[:3], FIGURES["ends"].data[3:]
    assert [violin.type for violin in violins] == ["violin"] * 3
    assert list(marks[0].x) == pytest.approx(
        np.quantile([1, 5, 9, 9], (0.05, 0.25, 0.5, 0.75, 0.95))
    )


def test_every_boat_has_a_line_and_an_end() -> None:
    figure = FIGURES["boats"]
    *boats, home, lost = figure.data
    assert len(boats) == len(COURSE.boats)
    afloat = sum(boat.end == "afloat" for boat in COURSE.boats)
    assert len(home.x) + len(lost.x) + afloat == len(COURSE.boats)
    assert sum(boat.showlegend for boat in boats) == 2


def test_a_bias_that_may_be_luck_is_grey() -> None:
    (bars,) = FIGURES["off"].data
    high, unsure = bars.marker.color
    assert high != unsure
    grey = record.off_by_hand_size({1: Estimate(0.1, -0.1, 0.3, 9)}).data[0].marker.color[0]
    assert grey.startswith("rgba(118")


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_names_are_text_and_not_markup(figure: go.Figure) -> None:
    assert "<b>Anna" not in figure.to_json().replace("\\u003c", "<")


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_no_figure_catches_a_finger_that_scrolls(figure: go.Figure) -> None:
    assert figure.layout.xaxis.fixedrange
    assert figure.layout.yaxis.fixedrange


# --- numbers to take away -------------------------------------------------------------------


def table(figure: go.Figure) -> Sequence[str]:
    return data.to_csv(figure).decode("utf-8-sig").splitlines()


def test_the_numbers_of_the_totals() -> None:
    rows = table(FIGURES["totals"])
    assert rows[0] == "line,deal,total,bid,taken,points"
    assert rows[2] == "<b>Anna</b> & co,1,11,1,1,11"
    assert any(row.startswith("'=2+5,") for row in rows)  # a spreadsheet would run it


def test_the_numbers_of_a_heat_map() -> None:
    assert table(FIGURES["bids"]) == [
        "tricks taken,tricks bid,share,hands",
        "0,0,0.75,3",
        "1,0,0.25,1",
        "1,1,1.0,2",
    ]


def test_names_beside_an_axis_are_in_the_numbers() -> None:
    assert table(FIGURES["sources"])[2] == "exact bids,10,Ben"


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_every_figure_has_numbers_of_one_width(figure: go.Figure) -> None:
    rows = [len(row) for row in csv.reader(table(figure))]
    assert len(rows) > 1
    assert set(rows) == {rows[0]}
