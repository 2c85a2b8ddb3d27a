"""Names at the ends of lines: near their lines, never on each other, never outside."""

import re
from itertools import pairwise
from random import Random

import plotly.graph_objects as go
import pytest

from riverlib.figures import line_ends


def lines(*ends: float) -> go.Figure:
    figure = go.Figure()
    for no, end in enumerate(ends):
        figure.add_scatter(x=[0, 1], y=[0, end], mode="lines", name=f"Player {no}")
    return figure


def heights(figure: go.Figure) -> list[float]:
    """How far each name is below the top of what is drawn, in pixels, by the layout alone."""
    low, high = figure.layout.yaxis.range
    margin = figure.layout.margin
    drawn = figure.layout.height - margin.t - margin.b
    return [each.ay + (high - each.y) / (high - low) * drawn for each in figure.layout.annotations]


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("seed", range(6))
def test_names_never_collide_and_never_leave_the_figure(count: int, seed: int) -> None:
    rng = Random(seed)
    choices = [rng.sample(range(-90, 200), 3), [7], range(-500, 501)][seed % 3]
    figure = line_ends.name_lines(lines(*(rng.choice(choices) for _ in range(count))))
    placed = sorted(heights(figure))
    assert all(below - above > 18 for above, below in pairwise(placed))
    margin = figure.layout.margin
    assert placed[0] >= -1e-6
    assert placed[-1] <= figure.layout.height - margin.t - margin.b + 1e-6


def test_a_name_with_room_stands_where_its_line_ends_others_make_way() -> None:
    figure = line_ends.name_lines(lines(100, 0, 99, 50))
    top, bottom, second, free = figure.layout.annotations
    assert free.ay == pytest.approx(0)
    assert top.ay < 0 < second.ay  # pushed apart, each half of the way
    assert heights(figure)[1] == max(heights(figure))
    assert bottom.ay == pytest.approx(0)


def test_equal_ends_keep_the_order_of_the_seats() -> None:
    placed = heights(line_ends.name_lines(lines(5, 5, 5)))
    assert placed == sorted(placed)


def test_names_of_many_lines_that_end_in_one_point_are_no_fan() -> None:
    """What the eyes found: six lines from one point to six times 0%."""
    names = line_ends.name_lines(lines(100, 0, 0, 0, 0, 0, 0)).layout.annotations
    led = [name for name in names if name.arrowcolor != "rgba(0, 0, 0, 0)"]
    assert [name.y for name in led] == [100, 0]
    assert abs(led[1].ay) == min(abs(name.ay) for name in names[1:])
    two = line_ends.name_lines(lines(5, 5)).layout.annotations
    assert all(name.arrowcolor != "rgba(0, 0, 0, 0)" for name in two)


@pytest.mark.parametrize(
    ("ends", "written"),
    [
        ((0, 100, *[0] * 8), ["the other nine 0%", "Player 1 100%"]),
        ((100, 60, 0, 0, 0, 0, 0), ["Player 0 100%", "Player 1 60%", "the other five 0%"]),
        ((0, 0, 0, 0, 0), ["all five 0%"]),
        ((100, 0, 0, 0, 0), ["Player 0 100%", *(f"Player {no} 0%" for no in (1, 2, 3, 4))]),
    ],
)
def test_many_that_have_no_chance_share_one_quiet_label(
    ends: tuple[float, ...], written: list[str]
) -> None:
    """What the eyes found: nine times 0%, up to where the lines are at 50%."""
    values = {no: f"{end}%" for no, end in enumerate(ends)}
    labels = line_ends.name_lines(lines(*ends), values=values).layout.annotations
    assert [re.sub(r"<[^>]+>", "", label.text) for label in labels] == written
    quiet = [label for label in labels if label.name == "rest"]
    assert len(quiet) == (ends.count(0) >= 5)
    for label in quiet:
        nobody = [no for no, end in enumerate(ends) if not end]
        assert label.hovertext == "<br>".join(f"Player {no}" for no in nobody)


def test_a_range_that_runs_down_the_page_is_kept() -> None:
    figure = line_ends.name_lines(lines(1, 3), y_range=(3.4, 0.6))
    first, third = heights(figure)
    assert first < third
    assert list(figure.layout.yaxis.range) == [3.4, 0.6]


def test_long_names_are_cut_and_leave_most_of_a_phone_to_the_lines() -> None:
    figure = lines(1, 2)
    figure.data[0].name = "WWWWWWWWWWWWWWWWWWWWWWWWW"
    figure.data[1].name = "Anna-Maria and Wilhelmina"
    line_ends.name_lines(figure, values={0: "1234", 1: "-999"})
    assert "…" in figure.layout.annotations[0].text
    assert figure.layout.annotations[0].text.endswith(" 1234")
    assert figure.layout.margin.r <= 200


def test_a_long_name_takes_two_rows_where_they_are_free() -> None:
    """What the eyes found: "Grandpa Wilhe... 11" beside empty paper."""
    figure = lines(100, 50, 0)
    figure.data[1].name = "Grandpa Wilhelm"
    line_ends.name_lines(figure, values={1: "11"})
    assert "Grandpa<br>Wilhelm" in figure.layout.annotations[1].text
    assert figure.layout.annotations[1].text.endswith(" 11")
    assert figure.layout.margin.r <= 130  # room for the wider row only


def test_a_long_name_between_others_stays_in_its_row() -> None:
    figure = lines(100, 99, 98)
    figure.data[1].name = "Grandpa Wilhelm"
    figure.data[2].name = "Grandma Wilhelmina"
    line_ends.name_lines(figure, y_range=(0, 200))
    _, between, below = [each.text for each in figure.layout.annotations]
    assert "Grandpa Wilhelm<" in between
    assert "<br>" not in below
    assert "Grandma Wil" in below


@pytest.mark.parametrize("seed", range(20))
def test_rows_of_a_long_name_never_touch_other_names(seed: int) -> None:
    rng = Random(seed)
    figure = lines(*(rng.randrange(60) for _ in range(rng.randrange(1, 9))))
    for trace in figure.data:
        trace.name = rng.choice(("Ben", "Grandpa Wilhelm", "Anna-Maria and Wilhelmina"))
    line_ends.name_lines(figure)
    deep = [19 * (1 + each.text.count("<br>")) for each in figure.layout.annotations]
    placed = sorted(zip(heights(figure), deep, strict=True))
    for (above, one), (below, other) in pairwise(placed):
        assert below - above >= (one + other) / 2 - 1e-6


def test_a_name_is_text_and_has_the_colour_of_its_line() -> None:
    figure = lines(1)
    figure.data[0].update(name="&lt;b&gt;", line={"color": "#123456"})
    (name,) = line_ends.name_lines(figure).layout.annotations
    assert "&lt;b&gt;" in name.text
    assert "#123456" in name.text
    assert figure.layout.showlegend is False


def test_what_is_no_line_has_no_name() -> None:
    figure = lines(1)
    figure.add_scatter(x=[0, 1], y=[0, 1], mode="markers", name="moments")
    figure.add_scatter(x=[], y=[], mode="lines", name="nobody")
    figure.add_bar(x=[0], y=[1])
    assert len(line_ends.name_lines(figure).layout.annotations) == 1
