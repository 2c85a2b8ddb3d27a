"""The figures of a record draw both sides, and their bars cross the others where it may be luck."""

import pytest

from riverlib.analysis import Estimate, Gap
from riverlib.analysis.company import NOTHING
from riverlib.figures import data, record

APART = Gap(0.4, 0.6, Estimate(-0.2, -0.3, -0.1, 90), 0.05, 20)
CLOSE = Gap(0.55, 0.6, Estimate(-0.05, -0.2, 0.1, 9), 0.07, 20)
INF = float("inf")
FEW = Gap(1.0, 0.5, Estimate(0.5, -INF, INF, 2), float("nan"), 0)


@pytest.mark.parametrize("unit", [record.SHARE, record.TRICKS, record.POINTS])
def test_a_bar_reaches_the_others_where_the_gap_may_be_luck(unit: str) -> None:
    figure = record.by_hand_size({3: APART, 5: CLOSE, 7: FEW, 9: NOTHING}, unit, "what")
    others, own = figure.data
    assert [list(trace.x) for trace in (others, own)] == [[3, 5, 7]] * 2
    crosses = [
        low <= other <= high
        for low, high, other in zip(
            [y - bar for y, bar in zip(own.y, own.error_y.array, strict=True)],
            [y + bar for y, bar in zip(own.y, own.error_y.array, strict=True)],
            others.y,
            strict=True,
        )
    ]
    assert crosses[:2] == [False, True]
    assert list(own.marker.symbol) == ["circle", "circle-open", "circle-open"]
    assert {note.name for note in figure.layout.annotations if note.name} == {"name:0", "name:1"}
    low, high = figure.layout.yaxis.range
    assert all(low <= y <= high for trace in figure.data for y in trace.y)


def test_too_high_is_written_where_high_bids_stand() -> None:
    figure = record.by_hand_size({3: APART}, record.TRICKS, "tricks bid less taken")
    sides = {note.y: note.text for note in figure.layout.annotations if not note.name}
    assert "bid too high: took fewer" in sides[1]
    assert "bid too low: took more" in sides[0]
    assert "you +0.40, the others +0.60 tricks" in figure.data[1].hovertext[0]


def test_bars_end_where_shares_do() -> None:
    """What the eyes found: bars that passed 100%, and 0%; of points and tricks they go on."""
    high, low = (Gap(own, 0.5, Estimate(0.0, -0.3, 0.3, 30), 0.1, 20) for own in (0.9, 0.2))
    gaps = {1: high, 2: low}
    bars = record.by_hand_size(gaps, record.SHARE, "made").data[1].error_y
    rows = record.side_by_side({"first": high, "last": low}, "made").data[1].error_x
    for drawn in (bars, rows):
        assert list(drawn.array) == pytest.approx([0.1, 0.3])
        assert list(drawn.arrayminus) == pytest.approx([0.3, 0.2])
    points = record.by_hand_size(gaps, record.POINTS, "points").data[1].error_y
    assert list(points.array) == list(points.arrayminus) == pytest.approx([0.3, 0.3])


def test_rows_say_both_numbers() -> None:
    figure = record.side_by_side({"the dealer": APART, "in between": NOTHING}, "bids made")
    others, own = figure.data
    assert (list(others.text), list(own.text)) == (["the others 60%"], ["you 40%"])
    rows = data.to_csv(figure).decode("utf-8-sig").splitlines()
    assert rows[0] == "line,bids made,where,gap from,gap to,deals"
    assert rows[2] == "you,0.4,the dealer,-0.3,-0.1,90"


def test_a_row_may_be_beside_something_else_than_the_others() -> None:
    figure = record.side_by_side(
        {"won": APART, "home": CLOSE}, "races", beside={"won": "by chance"}
    )
    assert list(figure.data[0].text) == ["by chance 60%", "the others 60%"]
    assert [trace.name for trace in figure.data] == ["by chance or the others", "you"]
    assert [hover.split(", ")[2].split("<")[0] for hover in figure.data[0].hovertext] == [
        "by chance 60%",
        "the others 60%",
    ]


def test_races_are_not_called_deals() -> None:
    """What the eyes found: "from 6 of your deals", on a race."""
    figure = record.side_by_side({"won": APART}, "races", thing="race")
    assert figure.data[1].hovertext[0].startswith("won, 90 races:")
    assert data.to_csv(figure).decode("utf-8-sig").splitlines()[0].endswith(",gap to,races")
    deals = record.side_by_side({"won": APART}, "deals").data[1].hovertext[0]
    assert deals.startswith("won, 90 of your deals:")


@pytest.mark.parametrize("unit", [record.SHARE, record.TRICKS, record.POINTS])
def test_the_box_of_a_point_is_three_lines(unit: str) -> None:
    """What the eyes found on a phone: a box over the points of seven hands."""
    far = Gap(-0.38, -0.12, Estimate(-0.26, -0.57, 0.05, 1176), 0.1, 20)
    by_size = record.by_hand_size({10: far}, unit, "what").data[1].hovertext[0]
    assert by_size.count("<br>") == 2
    rows = record.side_by_side({"in between": APART}, "bids made").data[1].hovertext[0]
    assert rows.count("<br>") == 2


def test_marks_of_which_little_is_known_are_not_drawn_far_apart() -> None:
    """Once 40 and 38 % of five races stood a third of the figure apart."""
    near = Gap(0.4, 0.38, Estimate(0.02, -INF, INF, 5), float("nan"), 4)
    low, high = record.side_by_side({"won": near}, "of races").layout.xaxis.range
    assert high - low > 0.4


def test_an_empty_record_draws_nothing_and_does_not_fail() -> None:
    assert not record.by_hand_size({}, record.SHARE, "made").data[0].x
    assert not record.side_by_side({}, "made").data[0].x
