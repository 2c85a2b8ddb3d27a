"""How often chances came true: every point is a row of the measurement, and says what it is."""

import csv
import io

from riverlib.figures import data, trust

ROWS = [
    {"said": 0.05, "came": 0.04, "low": 0.03, "high": 0.06, "cases": 900},
    {"said": 0.72, "came": 0.70, "low": 0.66, "high": 0.74, "cases": 120},
]


def test_a_point_stands_for_a_row() -> None:
    line, points = trust.reliability(ROWS, what="the bid was made").data
    assert (list(line.x), list(line.y)) == ([0, 1], [0, 1])
    assert list(points.x) == [0.05, 0.72]
    assert list(points.y) == [0.04, 0.70]
    assert list(points.text) == ["4", "70"]
    assert list(points.marker.symbol) == ["circle", "circle-open"]  # few cases: hollow
    said = points.hovertext[1].replace("<br>", " ")
    assert said == "Said: 72%. Of 120 such times the bid was made in 70% (66% to 74%)."


def test_the_numbers_come_away() -> None:
    figure = trust.reliability(ROWS, what="the bid was made")
    rows = list(csv.reader(io.StringIO(data.to_csv(figure).decode("utf-8-sig"))))
    assert rows[0][-3:] == ["from", "to", "cases"]
    assert rows[-1] == ["came true", "0.72", "0.7", "0.66", "0.74", "120"]
