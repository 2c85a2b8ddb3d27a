"""Figures of the laboratory: traces, not pixels."""

import csv
import io
from collections import Counter

import pytest

from riverlib.analysis.lab.measures import Difference, Measure, Unit
from riverlib.figures import data, lab

NAMES = ("Ours", "<b>Theirs</b>", "Nobody's")


def measure(value: float, error: float = 0.01) -> Measure:
    ends = (value - error, value + error)
    return Measure("made", "Bids made", value, *ends, Unit.SHARE, "Ours: 60% {x} are made.")


def differences() -> list[Difference]:
    return [
        Difference(measure(0.62), NAMES[0], NAMES[1], 0.02, 0.005),
        Difference(measure(0.61), NAMES[2], NAMES[1], 0.001, 0.005),
    ]


def test_a_forest_has_a_row_for_every_rule_set_and_a_line_at_zero() -> None:
    figure = lab.forest(differences(), base=1)
    assert [trace.y[0] for trace in figure.data] == [0, 2, 1]
    assert [trace.x[0] for trace in figure.data] == pytest.approx([2, 0.1, 0])
    assert figure.data[0].error_x.array[0] == pytest.approx(0.5)
    assert figure.layout.shapes[0].x0 == 0
    assert list(figure.layout.yaxis.ticktext) == ["Ours", "&lt;b&gt;Theirs&lt;/b&gt;", "Nobody's"]


def test_what_is_not_clear_is_hollow_and_grey() -> None:
    clear, unclear, _ = lab.forest(differences(), base=1).data
    assert not clear.marker.symbol.endswith("-open")
    assert unclear.marker.symbol.endswith("-open")
    assert unclear.marker.color == lab.QUIET


def test_estimates_are_dots_with_intervals() -> None:
    figure = lab.estimates(NAMES, [measure(0.6), measure(0.5, float("inf")), measure(0.4)])
    assert [trace.x[0] for trace in figure.data] == pytest.approx([60, 50, 40])
    assert [trace.error_x.array[0] for trace in figure.data] == pytest.approx([1, 0, 1])
    assert figure.layout.xaxis.title.text == "Bids made (of 100)"
    rows = list(csv.reader(io.StringIO(data.to_csv(figure).decode("utf-8-sig"))))
    assert rows[0][-2:] == ["from", "to"]
    assert [float(cell) for cell in rows[1][-2:]] == pytest.approx([59, 61])


def test_lines_stand_beside_each_other_and_leave_out_what_is_unknown() -> None:
    line = {1: measure(0.7), 2: measure(0.6), 3: measure(0.5, float("inf"))}
    figure = lab.by_number({"A": line, "B": line}, axis="cards", title="bids made", fair=0.25)
    first, second = figure.data
    assert len(first.x) == 2
    assert first.x[0] < 1 < second.x[0]
    assert [row[2] for row in first.customdata] == [1, 2]
    assert list(first.y) == pytest.approx([70, 60])
    assert figure.layout.shapes[0].y0 == 25
    assert first.line.dash != second.line.dash


def test_final_scores_are_shares_of_all() -> None:
    figure = lab.finals(NAMES[:2], [Counter({-3: 1, 0: 1, 400: 2}), Counter({10: 5})])
    assert [sum(trace.y) for trace in figure.data] == pytest.approx([100, 100])
    assert "\N{MINUS SIGN}" in " ".join(figure.data[0].text)


def test_scores_in_steps_of_five_make_no_waves() -> None:
    fives = Counter(dict.fromkeys(range(0, 200, 5), 1))
    figure = lab.finals(NAMES[:1], [fives + Counter({1000: 1})])
    assert len({round(share, 6) for share in figure.data[0].y if share > 5}) == 1


def test_a_ranking_stacks_the_wishes_to_a_hundred() -> None:
    figure = lab.ranking(NAMES[:2], [{"Short": 1.0, "Close": 1.0}, {"Short": 0.0, "Close": 0.5}])
    assert [list(trace.x) for trace in figure.data] == [[50, 0], [50, 25]]
    assert figure.layout.barmode == "stack"


def test_nothing_is_still_a_figure() -> None:
    assert not lab.forest([]).data
    assert not lab.estimates((), []).data
    assert not lab.by_number({}, axis="", title="").data
    assert not lab.finals((), ()).data
    assert not lab.ranking((), ()).data
