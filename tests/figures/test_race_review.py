"""Figures of a race hold the numbers of its review, and names stay text."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import plotly.graph_objects as go
import pytest

from riverlib import race
from riverlib.analysis import race_story
from riverlib.figures import race_drawn, race_gains, race_review, theme
from riverlib.figures.boat_room import PHONE
from riverlib.figures.bots import all_against_all
from riverlib.figures.free_sides import free_sides
from riverlib.figures.names import lines, short
from riverlib.figures.round_numbers import numbered
from riverlib.figures.rounds import mark_letters, upper_row
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw

NAMES = ("<b>Anna</b> & co", "Ben", "Cleo", "Great-aunt Wilhelmina")


def decided(action_no: int, seat: int, *, cost: float = 0.0) -> Decision:
    """Two boats and a throw of 2: sail one, or the other."""
    start = race.new_game(race.DEFAULT_LAYOUT, players=2)
    apart = replace(start, boats=((3, 3, 5), (3, 3, 3)), turn=seat)
    state, _ = race.apply(apart, race.Roll(2))
    chosen, other, *_ = race.legal_actions(state)
    chances = {chosen: 0.4, other: 0.4 + cost}
    return Decision(
        action_no, seat, state, chosen, other if cost else chosen, chances, cost, error=0.0
    )


def thrown(action_no: int, seat: int, before: Sequence[float], after: Sequence[float]) -> Throw:
    none = (0.0,) * len(before)
    return Throw(action_no, seat, 4, tuple(before), tuple(after), none)


ROWS = ((0.5, 0.5), (0.6, 0.4), (0.4, 0.6), (0.3, 0.7), (0.3, 0.7), (1.0, 0.0))
MOMENTS: tuple[Moment, ...] = (
    thrown(0, 0, ROWS[0], ROWS[1]),
    decided(1, 0, cost=0.2),
    thrown(2, 1, ROWS[2], ROWS[3]),
    replace(decided(3, 0), chances={race.Sail(3): 0.3}),
    thrown(4, 0, ROWS[4], ROWS[5]),
)
DUEL = RaceReview(
    players=2,
    exact=True,
    chances=ROWS,
    errors=((0.0, 0.0),) * 6,
    moments=MOMENTS,
    tides=(4,),
    docks=((12, 9), (11,)),
)
FOUR = RaceReview(
    players=4,
    exact=False,
    chances=((0.25,) * 4, (0.4, 0.2, 0.2, 0.2), (0.1, 0.3, 0.3, 0.3)),
    errors=((0.02,) * 4,) * 3,
    moments=(
        replace(thrown(0, 0, (0.25,) * 4, (0.4, 0.2, 0.2, 0.2)), errors=(0.03,) * 4),
        decided(1, 0, cost=0.3),
    ),
    tides=(),
    docks=((), (12,), (11, 10), ()),
)


def named(figure: go.Figure, name: str) -> go.Scatter:
    return next(trace for trace in figure.data if trace.name == name and trace.x != (None,))


def test_two_players_share_a_line() -> None:
    figure = race_review.win_chance(DUEL, NAMES[1:3], seat=1)
    line = named(figure, "Cleo")
    assert list(line.y) == [row[1] for row in ROWS]
    assert not [trace for trace in figure.data if trace.name == "Ben"]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_the_line_is_for_is_ahead_at_the_top(seat: int) -> None:
    notes = race_review.win_chance(DUEL, ("Anna", "Ben"), seat=seat).layout.annotations
    top, bottom = sorted(notes, key=lambda note: -note.y)
    assert [top.text, bottom.text] == [f"{('Anna', 'Ben')[no]} ahead" for no in (seat, 1 - seat)]


def test_the_axes_say_what_is_measured_in_words_and_with_its_unit() -> None:
    duel = race_review.win_chance(DUEL, ("Anna", "Ben"), seat=1).layout
    assert duel.yaxis.title.text == "Ben's chance to win"
    assert duel.xaxis.title.text == "round: the tide turns at each thin line"
    mine = race_review.win_chance(DUEL, ("Anna", "You"), seat=1, you=1).layout
    assert mine.yaxis.title.text == "your chance to win"
    assert race_review.win_chance(FOUR, NAMES).layout.yaxis.title.text == "chance to win"
    luck = race_gains.luck_and_skill(DUEL, ("Anna", "Ben"))
    assert luck.layout.xaxis.title.text == "wins in 100 lost or gained"
    assert list(luck.layout.yaxis.ticktext) == [
        *("<b>the dice</b>", "Anna", "Ben"),
        *("<b>own choices</b>", "Anna", "Ben"),
    ]
    assert [list(bar.y) for bar in luck.data] == [[1, 4], [2, 5]], "each beside its name"
    assert [bar.width for bar in luck.data] == [0.8, 0.8], "no bar lies on another's"
    assert luck.layout.xaxis.zeroline, "what is gained is told from what is lost by a line"
    docks = race_gains.docks(DUEL, ("Anna", "Ben")).layout
    assert docks.xaxis.title.text == "points, boat by boat"


def test_four_players_have_a_line_each_that_differs_by_more_than_colour() -> None:
    figure = race_review.win_chance(FOUR, NAMES)
    told = figure.data[:4]
    assert [list(trace.y) for trace in told] == [
        list(shares) for shares in zip(*FOUR.chances, strict=True)
    ]
    assert len({trace.line.dash for trace in told}) == 4
    assert len({trace.line.color for trace in told}) == 4


def test_every_action_has_one_mark_where_the_line_is_then() -> None:
    figure = race_review.win_chance(DUEL, NAMES[:2])
    marks = {
        x: (trace.name, y)
        for trace in figure.data
        if trace.mode == "markers"
        for x, y in zip(trace.x, trace.y, strict=True)
    }
    kinds = {1: "move", 2: "costly choice", 3: "move", 4: "move", 5: "move"}
    assert marks == {row: (kind, ROWS[row][0]) for row, kind in kinds.items()}


def test_only_costly_choices_and_the_largest_swing_are_seen_the_rest_is_pointed_at() -> None:
    """What a new user saw: four kinds of marks on every line, and a legend of eight."""
    figure = race_review.win_chance(DUEL, NAMES[:2])
    assert named(figure, "move").marker.opacity == 0
    assert named(figure, "costly choice").marker.opacity is None
    stroke = named(figure, "largest swing")
    assert (list(stroke.x), list(stroke.y)) == ([4, 5], [0.3, 1.0])
    calm = replace(FOUR, chances=((0.25,) * 4,) * 3)
    assert not named(race_review.win_chance(calm, NAMES), "largest swing").x
    assert not figure.layout.showlegend


def test_lines_are_named_where_they_end() -> None:
    notes = race_review.win_chance(FOUR, NAMES).layout.annotations
    assert [note.name for note in notes] == [f"name:{seat}" for seat in range(4)]
    assert not any("%" in note.text for note in notes), "a phone has no room for what is known"


def test_what_no_longer_changes_is_not_drawn_but_said_and_kept_in_the_numbers() -> None:
    """What a new user saw: the right third of the figure flat at 100 % and 0%."""
    end = ROWS[-1]
    moves = tuple(thrown(no, no % 2, end, end) for no in range(5, 15))
    long = replace(
        DUEL,
        chances=ROWS + (end,) * 10,
        errors=((0.0, 0.0),) * 16,
        moments=(*MOMENTS, *moves),
        tides=(4, 9, 13),
    )
    figure = race_review.win_chance(long, ("Anna", "Ben"))
    assert (
        max(max(trace.x) for trace in figure.data if trace.x) == figure.layout.xaxis.range[1] - 0.5
    )
    assert figure.layout.xaxis.range[1] == 7.5
    soon = race_review.win_chance(replace(long, tides=(4, 6, 13)), ("Anna", "Ben"))
    assert soon.layout.xaxis.range[1] == 6.5, "no sliver of a round more"
    assert figure.layout.xaxis.title.text.endswith("thin line"), "nothing stands below its name"
    assert race_drawn.rest_words(long) == "After round 2 nothing changed any more."
    assert race_drawn.rest_words(DUEL) == ""
    assert list(figure.layout.xaxis.ticktext) == ["1", "2"]
    columns, *rows = figure.layout.meta["table"]
    assert columns == ["player", "action", "round", "chance to win"]
    assert len(rows) == 2 * 16
    assert rows[-1] == ["Ben", 15, 4, 0.0]


def test_marks_have_the_colour_of_who_acted() -> None:
    moves = named(race_review.win_chance(DUEL, NAMES[:2]), "move")
    assert [theme.SEAT_COLOURS.index(colour) for colour in moves.marker.color] == [0, 1, 0, 0]


def test_every_line_tells_what_happened_and_nothing_lies_on_a_cross() -> None:
    """What a new user found: at a cross only the line of who chose told it, below a stroke."""
    figure = race_review.win_chance(FOUR, NAMES)
    (cross,) = named(figure, "costly choice").text
    assert "&amp; co sailed on with the back boat. Cost: 30 wins in 100 races." in (
        cross.replace("<br>", " ")
    )
    assert {trace.text[2] for trace in figure.data[:4]} == {cross}
    assert figure.data[1].text[0].startswith("Before the race.")
    seen = [trace.name for trace in figure.data if trace.mode != "text"]
    assert seen[-1] == "costly choice"


def test_moments_have_the_letters_that_they_have_beside_the_boats() -> None:
    moments = [race_story.Moment(turn, 0, "It turned.", "big swing") for turn in (1, 2, 9)]
    plain = race_review.win_chance(DUEL, NAMES[:2]).layout
    figure = race_review.win_chance(DUEL, NAMES[:2], moments=moments).layout
    letters = {note.text: note.x for note in figure.annotations if len(note.text) == 8}
    assert list(letters) == ["<b>A</b>", "<b>B</b>"], "nothing is drawn of what comes later"
    assert {2, 4} <= {shape.x0 for shape in figure.shapes if shape.y0 == figure.yaxis.range[0]}
    assert figure.margin.t - plain.margin.t == figure.height - plain.height > 40


@pytest.mark.parametrize(
    ("turns", "rows"),
    [
        pytest.param((5, 50), (0, 0), id="far apart: one row"),
        pytest.param((50, 52), (0, 1), id="two near each other: each above its own line"),
        pytest.param((50, 52, 90), (0, 1, 0), id="the next has room below again"),
    ],
)
def test_a_letter_stands_above_its_own_line(turns: tuple[int, ...], rows: tuple[int, ...]) -> None:
    """What the eyes found: a letter 21 pixels to the right of its line, with room on a desk."""
    figure = go.Figure()
    mark_letters(figure, [*enumerate(turns, 1)], 100, (0, 1))
    notes = figure.layout.annotations
    assert [note.x for note in notes] == [shape.x0 for shape in figure.layout.shapes]
    lowest = notes[0].yshift
    assert tuple(int(note.yshift > lowest) for note in notes) == rows
    assert bool(upper_row(turns, 100)) == any(rows)


def test_hover_tells_luck_cost_and_what_was_better() -> None:
    figure = race_review.win_chance(DUEL, ("Anna", "Ben"), you=0)
    told = [text.replace("<br>", " ") for text in named(figure, "move").text]
    assert (
        told[0] == "Round 1. You threw a 4. Luck: 10 more wins in 100 races."
        " Chance to win: Anna 60%, Ben 40%"
    )
    assert told[3].startswith("Round 2. You threw a 4. Luck: 70 more wins in 100 races.")
    (cost,) = named(figure, "costly choice").text
    assert "You sailed on with your back boat." in cost.replace("<br>", " ")
    assert "Cost: 20 wins in 100 races. Better: sail on with your front boat." in cost.replace(
        "<br>", " "
    )
    assert "the only move there was." in told[2].replace("<br>", " ")


def test_the_worst_moments_are_numbered() -> None:
    (worst, *_) = DUEL.worst((0,))
    layout = race_review.win_chance(DUEL, NAMES[:2], marked=(worst,), colours=(4, 1)).layout
    (number,) = [note for note in layout.annotations if note.name == "number:1"]
    assert (number.x, number.y) == (2, ROWS[2][0])
    assert ">1<" in number.text
    assert (number.xshift, number.yshift) > (0, 0), "beside its cross, and not on the line"
    assert number.bgcolor == theme.LETTER_COLOURS[4]


def test_a_race_is_drawn_a_round_further_than_it_was_decided() -> None:
    """What a family saw: rounds 4 to 17 a line along the bottom, the turn itself a sliver."""
    flat = [(0.03 + 0.01 * (no % 3), 0.97 - 0.01 * (no % 3)) for no in range(40)]
    rows = (*ROWS[:4], *flat, (0.0, 1.0))
    later = [thrown(no, no % 2, rows[no], rows[no + 1]) for no in range(3, len(rows) - 2)]
    slip = decided(len(rows) - 2, 0, cost=0.05)
    moments = (*MOMENTS[:3], *later, slip)
    errors = ((0.0, 0.0),) * len(rows)
    tides = tuple(range(4, len(moments), 3))
    long = replace(DUEL, chances=rows, errors=errors, moments=moments, tides=tides)
    assert race_drawn.drawn_until(long) == 10, "decided at 4: the round after 4-7 ends at 10"
    assert race_review.win_chance(long, NAMES[:2]).layout.xaxis.range[1] == 10.5
    told = race_drawn.rest_words(long)
    assert told == "The chart ends with round 3: by then the race was as good as decided."
    assert race_drawn.drawn_until(long, (slip,)) == len(moments), "what is told above is drawn"
    assert race_drawn.rest_words(long, (slip,)) == ""


def test_each_tide_is_a_line_between_two_rounds() -> None:
    figure = race_review.win_chance(DUEL, NAMES[:2])
    assert 4 in [shape.x0 for shape in figure.layout.shapes]
    assert list(figure.layout.xaxis.tickvals) == [2, (4 + len(DUEL.moments)) / 2]
    assert list(figure.layout.xaxis.ticktext) == ["1", "2"]


def test_the_rounds_that_are_spoken_of_have_their_numbers() -> None:
    """What a reader found: "number 1, round 10", and the axis went from 9 to 11."""
    long = replace(DUEL, tides=tuple(range(40)))
    for told in range(1, len(long.moments) - 3):
        axis = race_review.win_chance(long, NAMES[:2], rounds=[told]).layout.xaxis
        assert str(told) in axis.ticktext


def test_many_rounds_are_not_all_named() -> None:
    long = replace(DUEL, tides=tuple(range(40)))
    assert len(race_review.win_chance(long, NAMES[:2]).layout.xaxis.tickvals) <= 10


@pytest.mark.parametrize("review", [DUEL, FOUR], ids=["two", "four"])
def test_names_are_text_and_not_markup(review: RaceReview) -> None:
    names = NAMES[: review.players]
    for figure in (
        race_review.win_chance(review, names),
        race_gains.luck_and_skill(review, names),
        race_gains.docks(review, names),
    ):
        assert "<b>Anna" not in figure.to_json().replace("\\u003c", "<")


def test_luck_and_choices_are_bars_of_each_seat() -> None:
    first, second = race_gains.luck_and_skill(DUEL, NAMES[:2]).data
    assert list(first.x) == pytest.approx([0.7, -0.2])
    assert list(second.x) == pytest.approx([-0.7, 0])
    assert list(first.text) == ["+70", "\N{MINUS SIGN}20"]


def test_estimated_luck_says_how_sure_it_is() -> None:
    first, *_ = race_gains.luck_and_skill(FOUR, NAMES).data
    assert first.text[0] == "+15 ± 3"


def test_a_piece_of_bar_for_each_dock_and_a_total_for_each_seat() -> None:
    first, second, totals = race_gains.docks(DUEL, NAMES[:2]).data
    assert [list(bar.x) for bar in (first, second)] == [[12, 11], [9, None]]
    assert [text.strip() for text in totals.text] == ["21 points", "11 points"]


def test_a_race_without_a_boat_home_has_no_bars() -> None:
    (totals,) = race_gains.docks(replace(DUEL, docks=((), ())), NAMES[:2]).data
    assert [text.strip() for text in totals.text] == ["no points", "no points"]


def test_namesakes_stay_apart() -> None:
    figure = race_gains.docks(DUEL, ("Ben", "Ben"))
    assert list(figure.layout.yaxis.tickvals) == [0, 1]


def test_strength_is_a_cell_for_each_pair() -> None:
    shares = np.array([[np.nan, 0.42], [0.58, np.nan]])
    (heatmap,) = all_against_all(("Steady", "Pilot"), shares).data
    assert (heatmap.zmin, heatmap.zmax) == (0, 1), "one half has the colour in the middle"
    assert [list(row) for row in heatmap.text] == [["", "42"], ["58", ""]]
    assert heatmap.hovertext[1][0] == "Pilot against Steady: 58%"


def test_hover_text_is_narrow_and_escaped() -> None:
    text = lines("<i>" + "word " * 20)
    assert text.startswith("&lt;i&gt;")
    assert all(len(row) <= 45 for row in text.split("<br>"))


def test_long_names_are_cut_beside_an_axis() -> None:
    assert short("Great-aunt Wilhelmina") == "Great-aunt …"
    assert short("Ben & Bo") == "Ben &amp; Bo"


def test_a_number_stands_on_no_line_where_there_is_room() -> None:
    """What fresh eyes found: numbers 1 and 2 on the curve itself, on a phone."""
    line = [0.5, 0.6, 0.35, 0.3, 0.45, 0.3, 0.3, 0.3, 0.5, 0.5, 0.5, 0.55, 0.55, 0.4, 0.3] * 2
    crosses = [(2, 0.35), (4, 0.45), (13, 0.4)]
    sides = free_sides([line], crosses, tall=300, floor=0)
    assert all(abs(right) + abs(up) >= 17 for right, up in sides)
    step = PHONE / (len(line) - 1)
    middles = [
        (x * step + by[0], y * 300 + by[1]) for (x, y), by in zip(crosses, sides, strict=True)
    ]
    along = np.linspace(0, len(line) - 1, 2000)
    for x, y in middles:
        heights = np.interp(along, np.arange(len(line)), line) * 300
        on_it = (abs(along * step - x) < 9) & (abs(heights - y) < 11)
        assert not on_it.any()
    first, second, _ = middles
    assert max(abs(first[0] - second[0]) / 18, abs(first[1] - second[1]) / 22) >= 1, "apart"


def test_the_rounds_are_numbered_in_even_steps() -> None:
    assert list(numbered([no * 10 for no in range(12)], apart=15).values()) == [2, 4, 6, 8, 10, 12]
