"""The figures of an answer and of one rule changed: traces, not pixels."""

import csv
import io
from dataclasses import replace
from math import inf

import pytest

from riverlib.analysis.lab.answer import Verdict, answers
from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.games import LAB_GAMES
from riverlib.analysis.lab.measures import Measure, Unit
from riverlib.figures import data, lab_answer, lab_curve
from riverlib.figures.names import stacked
from tests.analysis.lab.samples import CARDS, played


def measure(value: float, error: float = 0.01) -> Measure:
    return Measure("made", "Bids made", value, value - error, value + error, Unit.SHARE, "said")


def test_the_answer_has_what_is_noticed_alone_with_the_most_different_on_top() -> None:
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    figure = lab_answer.noticed(found)
    heads = [each.text for each in figure.layout.annotations if each.text.startswith("<b>")]
    top = max((each for answer in found for each in answer.findings), key=lambda each: each.size)
    assert heads[0] == f"<b>{top.difference.measure.name}</b>"
    assert 1 < len(heads) <= lab_answer.ROWS
    for name in (head.removeprefix("<b>").removesuffix("</b>") for head in heads):
        assert any(
            each.is_noticed and each.difference.measure.name == name
            for answer in found
            for each in answer.findings
        )
    named = next(row for row in _table(figure) if row["measure"] == top.difference.measure.name)
    assert float(named["from"]) <= float(named["difference"]) <= float(named["to"])


def test_every_dot_is_named_and_what_is_noticed_has_its_amount() -> None:
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    figure = lab_answer.noticed(found)
    axis = figure.layout.yaxis
    names = dict(zip(axis.tickvals, axis.ticktext, strict=True))
    written = {
        each.y: each.text for each in figure.layout.annotations if not each.text.startswith("<b>")
    }
    lines_seen: set[float] = set()
    for trace in figure.data:
        answer = next(each for each in found if each.name == trace.name)
        by_name = {each.difference.measure.name: each for each in answer.findings}
        for line, data_row, x, symbol in zip(
            trace.y, trace.customdata, trace.x, trace.marker.symbol, strict=True
        ):
            finding = by_name[data_row[0]]
            assert names[line] == trace.name
            assert (line in written) == finding.is_noticed
            assert written.get(line, lab_answer.amount(finding)) == lab_answer.amount(finding)
            assert (abs(x) < 1) <= symbol.endswith("-open")
            assert line not in lines_seen  # no dot lies on another
            lines_seen.add(line)
            is_edge = symbol in ("triangle-right", "triangle-left")
            is_small = trace.marker.size[list(trace.y).index(line)] < 10
            assert is_small == (finding.verdict is Verdict.LIKELY and not is_edge)
    drawn = {symbol for trace in figure.data for symbol in trace.marker.symbol}
    words = lab_answer.marks_words(found)
    assert ("ollow" in words) == any(each.endswith("-open") for each in drawn)
    assert ("at the edge" in words) == any(
        each in ("triangle-right", "triangle-left") for each in drawn
    )
    band = figure.layout.shapes[0]
    assert (band.x0, band.x1) == (-1, 1)
    low, high = figure.layout.xaxis.range
    assert all(low < x < high for trace in figure.data for x in trace.x)


def test_no_letters_are_struck_through_by_the_zero_line() -> None:
    """What the eyes found on a phone: "+1.2 points" and a title with a dashed line through them."""
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    figure = lab_answer.noticed(found)
    zero = [(each.y0, each.y1) for each in figure.layout.shapes if each.type == "line"]
    low, high = figure.layout.xaxis.range
    crossed = 0
    for note in figure.layout.annotations:
        if note.text.startswith("<b>"):
            assert not any(y0 < note.y + 0.3 < y1 for y0, y1 in zero)
            continue
        width = lab_answer._GAP + lab_answer._LETTER * len(note.text)
        ends = (note.x, note.x + width) if note.xanchor == "left" else (note.x - width, note.x)
        assert low - 0.01 <= ends[0] < ends[1] <= high + 0.01
        is_across = ends[0] < 0 < ends[1]
        assert is_across != any(y0 < note.y < y1 for y0, y1 in zero)
        crossed += is_across
    assert crossed < len(figure.layout.annotations) / 4


@pytest.mark.parametrize(
    ("ends", "is_right", "crosses"),
    [
        ((0.9, 1.1), True, False),
        ((-1.1, -0.9), False, False),
        ((4.9, 5.1), False, False),
        ((-5.1, -4.9), True, False),
        ((2.0, 4.0), False, True),
        ((-4.0, -2.0), True, True),
    ],
)
def test_an_amount_stands_outwards_or_clear_of_the_middle(
    ends: tuple[float, float], *, is_right: bool, crosses: bool
) -> None:
    figure = lab_answer.go.Figure()
    assert lab_answer._write(figure, "+9 of 100", 0, *ends) == crosses
    (note,) = figure.layout.annotations
    assert (note.xanchor == "left") == is_right


def test_an_amount_is_written_as_a_family_says_it() -> None:
    said = {
        lab_answer.amount(each)
        for answer in answers(Comparison(CARDS, played(CARDS)), 0)
        for each in answer.findings
    }
    assert any(each.endswith(" of 100") for each in said)
    assert any(each.endswith(" points") for each in said)
    assert any(each.startswith("\N{MINUS SIGN}") and each.endswith(" min") for each in said)


def test_one_rule_set_alone_needs_no_name() -> None:
    (first, *_) = answers(Comparison(CARDS, played(CARDS)), 0)
    figure = lab_answer.noticed([first])
    assert not [each for each in figure.layout.annotations if each.text.startswith("<b>")]
    names = [text.replace("<br>", " ") for text in figure.layout.yaxis.ticktext]
    assert names[0] == first.findings[0].difference.measure.name


def test_words_that_all_names_begin_with_are_left_out() -> None:
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    words = ("nothing", "points for each trick off")
    named = [
        replace(each, name=f"A miss costs {word}") for each, word in zip(found, words, strict=True)
    ]
    figure = lab_answer.noticed(named)
    told = {text.replace("<br>", " ") for text in figure.layout.yaxis.ticktext}
    assert told == set(words)


def _table(figure) -> list[dict[str, str]]:  # type: ignore[no-untyped-def]
    return list(csv.DictReader(io.StringIO(data.to_csv(figure).decode("utf-8-sig"))))


def test_a_curve_joins_numbers_at_their_distances_and_no_words() -> None:
    values = ["1", "2", "10"]
    figure = lab_curve.curve(
        values, values, [measure(0.5), measure(0.6), measure(0.7, inf)], label="x", is_number=True
    )
    assert list(figure.data[0].x) == [1, 2]  # what is not known yet has no dot
    assert "lines" in figure.data[0].mode
    words = lab_curve.curve(
        ["yes", "no"], ["yes", "no"], [measure(0.5), measure(0.6)], label="x", mine="no"
    )
    assert words.data[0].mode == "markers"
    assert [(each.y, each.text) for each in words.layout.annotations] == [
        (0, "50"),
        (1, "60, as it is now"),
    ]
    assert list(words.data[0].x) == [50, 60]


def test_different_dots_are_not_called_alike() -> None:
    values = [6.989, 6.543, 6.481, 6.518, 6.388]
    measures = [replace(measure(each), unit=Unit.POINTS) for each in values]
    places = [str(each) for each in range(5)]
    figure = lab_curve.curve(places, places, measures, label="x", mine="4")
    said = [each.text for each in figure.layout.annotations]
    assert said == ["6.99", "6.54", "6.48", "6.52", "6.39, as it is now"]


@pytest.mark.parametrize(
    ("mine", "side"), [("0", "left"), ("1", "center"), ("2", "right"), ("9", "center")]
)
@pytest.mark.parametrize("is_number", [True, False])
def test_as_it_is_now_is_written_inwards(mine: str, side: str, *, is_number: bool) -> None:
    """On a phone the words of the leftmost dot stood on the names beside the axis."""
    measures = [measure(each) for each in (0.2, 0.5, 0.8)]
    figure = lab_curve.curve(
        ["0", "1", "2"], ["0", "1", "2"], measures, label="x", mine=mine, is_number=is_number
    )
    sides = {each.text: each.xanchor for each in figure.layout.annotations}
    assert {said for text, said in sides.items() if "now" not in text} == {"center"}
    side = "left" if is_number and mine == "1" else side  # beside the line, not across it
    assert [said for text, said in sides.items() if "now" in text] == [side] * (mine != "9")


def test_what_nobody_notices_looks_small() -> None:
    measures = [measure(0.50, 0.001), measure(0.505, 0.001)]
    for is_number in (True, False):
        figure = lab_curve.curve(
            ["1", "2"], ["1", "2"], measures, label="x", is_number=is_number, least=0.03
        )
        axis = figure.layout.yaxis if is_number else figure.layout.xaxis
        assert axis.range[1] - axis.range[0] >= 4 * 3
        assert axis.range[0] < 50 < 50.5 < axis.range[1]


def test_no_two_values_of_a_rule_look_alike_and_none_is_cut() -> None:
    for lab in LAB_GAMES.values():
        for axis in (each for each in lab.axes.values() if not each.is_number):
            said = list(axis.values.values())
            figure = lab_curve.curve(
                list(axis.values), said, [measure(0.5)] * len(said), label=axis.label
            )
            ticks = list(figure.layout.yaxis.ticktext)
            assert len(set(ticks)) == len(said)
            assert [each.replace("<br>", " ") for each in ticks] == said


# fmt: off
BESIDE = [
    ((0.1, 0.2, 0.8), "1", "left",   True,  "right below a line that rises"),
    ((0.8, 0.2, 0.1), "1", "left",   False, "right above a line that falls"),
    ((0.1, 0.2, 0.8), "0", "left",   True,  "its first dot too"),
    ((0.1, 0.2, 0.8), "2", "right",  False, "left above where it ends high"),
    ((0.8, 0.2, 0.1), "2", "right",  True,  "left below where it ends low"),
    ((0.1, 0.8, 0.1), "1", "center", False, "above a peak"),
    ((0.8, 0.1, 0.8), "1", "center", True,  "below a valley"),
]
# fmt: on


@pytest.mark.parametrize(("shares", "mine", "side", "is_below", "why"), BESIDE)
def test_no_line_runs_through_as_it_is_now(
    shares: tuple[float, ...], mine: str, side: str, *, is_below: bool, why: str
) -> None:
    values = ["0", "1", "2"]
    figure = lab_curve.curve(
        values, values, [measure(each) for each in shares], label="x", mine=mine, is_number=True
    )
    (words,) = [each for each in figure.layout.annotations if "now" in each.text]
    assert (words.xanchor, words.yshift < 0) == (side, is_below), why


def test_values_of_one_rule_are_called_by_what_they_count() -> None:
    """What the eyes found: rows called "(2)" and "(10)"."""
    found = answers(Comparison(CARDS, played(CARDS)), 0)
    figure = lab_answer.noticed(found, ["5 points", "2 points", "10 points"])
    assert set(figure.layout.yaxis.ticktext) == {"2 points", "10 points"}


def test_names_that_differ_in_the_last_word_do_not_leave_it_alone() -> None:
    assert stacked("points for each trick off", 22) == "points for<br>each trick off"
    assert stacked("points for each trick bid", 22) == "points for<br>each trick bid"


def test_nothing_is_still_a_figure() -> None:
    assert not lab_answer.noticed([]).data
    assert not lab_curve.curve([], [], [], label="x").data[0].x
