"""Figures of scores hold the numbers they were given, and names stay text."""

import csv
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from html import unescape

import numpy as np
import plotly.graph_objects as go
import pytest

from riverlib import analysis
from riverlib.analysis import Estimate, Gap
from riverlib.analysis.card_story import story_of
from riverlib.analysis.company import NOTHING
from riverlib.analysis.gathered import ends_say
from riverlib.analysis.head_to_head import Meeting
from riverlib.cards import SCORINGS, DealResult, fitted
from riverlib.figures import (
    data,
    deal_axis,
    many_games,
    one_game,
    pairs,
    race_course,
    record,
    theme,
)
from tests.analysis.games import GAME, SHORT, random_race

NAMED = replace(GAME, names=("<b>Anna</b> & co", "Ben", "=2+5"))
PODRIDA = fitted(replace(SHORT, scoring=SCORINGS["La Podrida"]), 3)
BELOW_ZERO = replace(NAMED, deals=(*NAMED.deals[:2], replace(NAMED.deals[2], points=(-1, 10, 10))))
MOMENTS = story_of(NAMED).moments
SHARES = np.array([[0.2, 0.3, 0.5]] * 4)
SOME = Estimate(0.5, 0.4, 0.6, 20)
COURSE = analysis.course_of(random_race(), ("<b>Anna</b> & co", "Ben"))
MEETING = Meeting(
    one="<b>Anna</b> & co", other="Ben", ahead=5, level=0, behind=2,
    difference=Estimate(4, 1, 7, 7), one_made=SOME, other_made=SOME, by_points=0.01, luck=0.01,
    pairs=1,
)  # fmt: skip
GAP = Gap(0.4, 0.6, Estimate(-0.2, -0.3, -0.1, 90), 0.05, 20)


def trend() -> analysis.Trend:
    rows = [(no // 8, 4, no % 8 // 2, no % 2, 5, 0, 1, no % 3, 0, no % 2) for no in range(160)]
    line = analysis.record_of(analysis.company_of(rows)).trend
    assert line is not None
    return line


FIGURES: dict[str, Callable[[], go.Figure]] = {
    "totals": lambda: one_game.totals(NAMED, chosen=2, moments=MOMENTS),
    "behind": lambda: one_game.behind_leader(NAMED, moments=MOMENTS),
    "places": lambda: one_game.places(NAMED),
    "chances": lambda: one_game.win_chances(NAMED, SHARES, moments=MOMENTS),
    "sources": lambda: one_game.points_by_source(BELOW_ZERO),
    "bids": lambda: many_games.bid_against_taken(np.array([[3, 1], [0, 2]])),
    "sizes": lambda: many_games.made_by_hand_size({NAMED.names[0]: {3: SOME}}, analysis.BASELINES),
    "ends": lambda: many_games.finals({name: np.array([1, 5, 9, 9, 9]) for name in NAMED.names}),
    "pairs": lambda: pairs.points_apart([MEETING]),
    "boats": lambda: race_course.positions(COURSE),
    "points": lambda: race_course.points(COURSE),
    "off": lambda: record.by_hand_size(
        {1: GAP, 2: NOTHING}, record.TRICKS, "tricks bid less taken"
    ),
    "turns": lambda: record.side_by_side(
        {"first after the dealer": GAP, "the dealer": GAP}, "bids made"
    ),
    "trend": lambda: record.trend(trend()),
}


@cache
def drawn(name: str) -> go.Figure:
    """Draw one of the figures; no test changes it."""
    return FIGURES[name]()


@pytest.fixture
def figure(request: pytest.FixtureRequest) -> go.Figure:
    return drawn(request.param)


def ys(figure: go.Figure, count: int) -> list[list[float]]:
    return [list(trace.y) for trace in figure.data[:count]]


def test_a_line_for_every_seat_from_zero_on() -> None:
    figure = drawn("totals")
    assert ys(figure, 3) == [list(column) for column in zip(*GAME.totals, strict=True)]
    assert list(figure.data[0].x) == [0, 1, 2, 3]
    assert [list(facts) for facts in figure.data[0].customdata[1:]] == [
        [1, 1, 11],
        [0, 0, 10],
        [0, 1, 1],
    ]


def test_hover_tells_bid_tricks_and_points() -> None:
    text = drawn("totals").data[1].text[1].replace("<br>", " ")
    assert text == "Ben: 2 points Deal 1, 3 cards bid 1, took 2: missed, +2"


def test_nothing_is_marked_that_no_word_explains() -> None:
    assert [trace.name for trace in drawn("totals").data][3:] == ["moments"]


def test_the_axis_tells_deals_and_hand_sizes_and_the_chosen_deal_is_marked() -> None:
    figure = drawn("totals")
    shown = [re.sub(r"<span.*?>|</span>", "", each) for each in figure.layout.xaxis.ticktext]
    assert shown == ["1<br>3", "2<br>2", "3<br>1"]
    assert list(figure.layout.xaxis.minor.tickvals) == [1, 2, 3]  # each deal can be found
    said = [re.sub(r"<span.*?>|</span>", "", each.text) for each in figure.layout.annotations]
    assert "above: the deal, below: cards in each hand" in said
    marked = {shape.name: (shape.x0, shape.x1) for shape in figure.layout.shapes}
    assert marked == {"chosen": (1.5, 2.5)}


def test_a_deal_of_one_card_is_marked_only_where_hands_grow_again() -> None:
    figure = deal_axis.over_deals(go.Figure(), (3, 2, 1, 2, 3))
    assert [(each.name, each.x0) for each in figure.layout.shapes] == [("one card", 3)]
    assert "1 card" in figure.layout.annotations[0].text
    for sizes in ((3, 2, 1), (1, 2, 3), (1, 2, 1), (1,)):
        assert not deal_axis.over_deals(go.Figure(), sizes).layout.shapes


@pytest.mark.parametrize("deals", [1, 2, 12, 19, 60])
@pytest.mark.parametrize("sizes", [(3, 2, 1), (7,), (*range(9, 0, -1), *range(1, 10))])
def test_never_too_many_deals_to_read(deals: int, sizes: tuple[int, ...]) -> None:
    ticks = deal_axis.deal_ticks((sizes * 60)[:deals])
    assert len(ticks) <= 12
    assert (ticks[0], ticks[-1]) == (1, deals)
    assert ticks == sorted(set(ticks))


def test_behind_the_leader_is_the_same_game_from_nearer() -> None:
    totals, behind = ys(drawn("totals"), 3), ys(drawn("behind"), 3)
    for after, points in enumerate(zip(*totals, strict=True)):
        assert [line[after] for line in behind] == [each - max(points) for each in points]
    assert [trace.name for trace in drawn("behind").data[3:]] == ["moments"]


def test_moments_are_numbered_on_the_lines_of_those_whose_they_are() -> None:
    figure = drawn("totals")
    marks = figure.data[3]
    assert MOMENTS
    assert list(marks.x) == [each.deal for each in MOMENTS]
    assert list(marks.y) == [NAMED.totals[each.deal][each.side] for each in MOMENTS]
    assert 'color:#ffffff">1<' in marks.text[0]  # white is read on every dark colour of a seat
    assert set(marks.marker.color) <= set(theme.LETTER_COLOURS)


def test_moments_of_chances_are_marked_on_the_lines_of_chances() -> None:
    marks = drawn("chances").data[3]
    assert list(marks.y) == [SHARES[each.deal, each.side] for each in MOMENTS]


@pytest.mark.parametrize("name", ["totals", "behind", "chances"])
def test_a_line_tells_the_moment_that_is_marked_on_it(name: str) -> None:
    """What the eyes found: of a mark and the point in it Plotly shows the point's box."""
    lines, marks = drawn(name).data[:3], drawn(name).data[-1]
    for moment, x, y in zip(MOMENTS, marks.x, marks.y, strict=True):
        boxes = [line.text[x] for line in lines if line.y[x] == y]
        assert boxes
        assert all(as_one_line(moment.sentence) in as_one_line(box) for box in boxes)
        others = [line.text[x] for line in lines if line.y[x] != y]
        assert not any(as_one_line(moment.sentence) in as_one_line(box) for box in others)


def as_one_line(text: str) -> str:
    return unescape(text.replace("<br>", " "))


def test_places_go_down_the_page() -> None:
    figure = drawn("places")
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
    assert [trace.name for trace in figure.data] == ["A and C", "B and D", "moments"]
    assert "bid 1 and 0, took 0 and 1" in figure.data[0].text[1].replace("<br>", " ")
    chances = one_game.win_chances(game, np.array([[0.3, 0.2, 0.3, 0.2]] * 2))
    assert ys(chances, 2) == [pytest.approx([0.6, 0.6]), pytest.approx([0.4, 0.4])]


def test_seats_differ_by_more_than_colour() -> None:
    lines = drawn("totals").data[:3]
    assert len({line.line.dash for line in lines}) == 3
    assert len({line.marker.symbol for line in lines}) == 3
    assert [line.line.color for line in lines] == list(theme.SEAT_COLOURS[:3])


def test_sources_stack_and_their_sum_is_written() -> None:
    made, above, below, totals = drawn("sources").data
    assert [list(bars.x) for bars in (made, above)] == [[32, 21, 10], [0, 0, 2]]
    assert list(below.x) == [0, -1, 0]
    assert [text.strip() for text in totals.text] == ["32", "20", "12"]  # the best first


def test_bids_made_have_one_band_over_the_baselines() -> None:
    *grey, mine = drawn("sizes").data
    assert [trace.name for trace in grey] == [each.label for each in analysis.BASELINES]
    assert list(mine.y) == [0.5]
    both = many_games.made_by_hand_size({"Anna": {1: SOME, 2: SOME}, "Ben": {1: SOME, 2: SOME}})
    (band,) = both.layout.shapes  # of the first, whose line lies above all others
    assert band.path == "M 1,0.6 L 2,0.6 L 2,0.4 L 1,0.4 Z"
    assert [trace.name for trace in both.data] == ["Ben", "Anna"]
    assert both.data[1].line.width > both.data[0].line.width


def test_a_name_has_its_colour_in_every_figure() -> None:
    worn = {"Anna": 7, "Ben": 3}
    anna, ben = theme.SEAT_COLOURS[7], theme.SEAT_COLOURS[3]
    game = replace(GAME, colours=(7, 3, 0))
    for figure in (one_game.totals(game, moments=MOMENTS), one_game.places(game)):
        assert [line.line.color for line in figure.data[:2]] == [anna, ben]
    marks = one_game.totals(game, moments=MOMENTS).data[3].marker.color
    assert marks == tuple(theme.LETTER_COLOURS[game.colours[each.side]] for each in MOMENTS)
    ends = many_games.finals({name: np.arange(9) for name in worn}, worn)
    assert [violin.line.color for violin in ends.data[:2]] == [anna, ben]
    few = many_games.finals({name: np.arange(2) for name in worn}, worn)
    assert [dots.marker.color for dots in few.data[2:]] == [anna, ben]
    sizes = many_games.made_by_hand_size({name: {1: SOME} for name in worn}, (), worn)
    assert {line.name: line.line.color for line in sizes.data} == {"Anna": anna, "Ben": ben}
    meeting = replace(MEETING, one="Ben", other="Anna")
    (dot,) = pairs.points_apart([meeting], worn).data
    assert dot.marker.color == ben
    (dot,) = pairs.points_apart([meeting.turned()], worn).data
    assert dot.marker.color == ben  # who is ahead, whoever is named first


def test_quantiles_of_the_ends_are_marked() -> None:
    violins, marks = drawn("ends").data[:3], drawn("ends").data[3:]
    assert [violin.type for violin in violins] == ["violin"] * 3
    low, lower, _, higher, high = marks[0].x
    assert [low, lower, higher, high] == pytest.approx(
        np.quantile([1, 5, 9, 9, 9], (0.05, 0.25, 0.75, 0.95))
    )


def test_the_number_above_the_ends_stands_at_its_mark() -> None:
    """What the eyes found: a title of averages over diamonds that were medians."""
    ends = {"Anna": np.array([1, 1, 1, 1, 1, 100] * 9), "Ben": np.array([40, 41, 42] * 9)}
    marks = many_games.finals(ends).data[2:]
    for (name, totals), trace in zip(ends.items(), marks, strict=True):
        (at,) = (no for no, symbol in enumerate(trace.marker.symbol) if symbol == "diamond")
        assert trace.x[at] == pytest.approx(totals.mean())
        assert trace.text[at] == f"<b>{totals.mean():.0f}</b>"
        assert f"{name}: on average" in trace.hovertext[at]
    assert "with 41 points a game" in ends_say(ends)


def test_how_many_games_a_row_is_of_stands_below_its_name_where_they_differ() -> None:
    """What the eyes found: a ridge of 12 games as large as one of 52."""
    unlike = many_games.finals({"Anna": np.arange(52), "<b>Grandpa</b> Willi": np.arange(12)})
    anna, willi = unlike.layout.yaxis.ticktext
    assert anna.startswith("Anna<br>")
    assert ">52 games<" in anna
    assert willi.startswith("&lt;b&gt;Grandpa&lt;")
    assert ">12 games<" in willi
    assert {row.split(",")[2] for row in table(unlike)[1:]} == {"Anna", "<b>Grandpa</b> Willi"}
    alike = many_games.finals({"Anna": np.arange(9), "Ben": np.arange(9)})
    assert list(alike.layout.yaxis.ticktext) == ["Anna", "Ben"]


def test_few_games_are_points_and_no_shape() -> None:
    violin, games = many_games.finals({"Anna": np.array([7, 9])}).data
    assert violin.visible is False
    assert (list(games.x), games.mode) == ([7, 9], "markers")


def test_a_size_of_few_deals_is_left_out_where_others_have_more() -> None:
    few, many = Estimate(1, 0.2, 1, 2), Estimate(0.5, 0.4, 0.6, 90)
    shown = many_games.made_by_hand_size({"Anna": {1: few, 2: many}, "Ben": {1: few}})
    assert [(trace.name, list(trace.x)) for trace in shown.data] == [("Anna", [2])]
    alone = many_games.made_by_hand_size({"Ben": {1: few}})
    assert list(alone.data[0].y) == [1]


@pytest.mark.parametrize("figure", FIGURES, indirect=True)
def test_names_are_text_and_not_markup(figure: go.Figure) -> None:
    assert "<b>Anna" not in figure.to_json().replace("\\u003c", "<")


@pytest.mark.parametrize("figure", FIGURES, indirect=True)
def test_no_figure_catches_a_finger_that_scrolls(figure: go.Figure) -> None:
    assert figure.layout.xaxis.fixedrange
    assert figure.layout.yaxis.fixedrange


# --- numbers to take away -------------------------------------------------------------------


def table(figure: go.Figure) -> Sequence[str]:
    return data.to_csv(figure).decode("utf-8-sig").splitlines()


def test_marks_on_lines_are_no_numbers_of_their_own() -> None:
    rows = [row[0] for row in csv.reader(table(drawn("behind"))[1:])]
    assert rows == [name for name in NAMED.names[:2] for _ in range(4)] + ["'=2+5"] * 4
    assert len(table(drawn("chances"))) == 1 + 3 * 4


def test_the_numbers_of_a_heat_map() -> None:
    assert table(drawn("bids")) == [
        "tricks taken,tricks bid,share,hands",
        "0,0,0.75,3",
        "1,0,0.25,1",
        "1,1,1.0,2",
    ]


def test_names_beside_an_axis_are_in_the_numbers() -> None:
    assert table(drawn("sources"))[3] == "bid made,10,Ben"
    assert table(drawn("pairs"))[1].startswith("sure,4,<b>Anna</b> & co over Ben,")


@pytest.mark.parametrize("figure", FIGURES, indirect=True)
def test_every_figure_has_numbers_of_one_width(figure: go.Figure) -> None:
    rows = [len(row) for row in csv.reader(table(figure))]
    assert len(rows) > 1
    assert set(rows) == {rows[0]}
