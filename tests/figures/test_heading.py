"""What a y axis tells stands above it, and the numbers to take away still know it."""

import plotly.graph_objects as go

from riverlib.figures import data
from riverlib.figures.heading import head_axis


def figure(**margin: int) -> go.Figure:
    drawn = go.Figure(go.Scatter(x=[1, 2], y=[3, 4], name="Anna"))
    drawn.update_layout(height=400, margin=margin)
    return drawn.update_xaxes(title="deal").update_yaxes(title="games won")


def test_the_words_stand_in_the_upper_left_corner() -> None:
    headed = head_axis(figure(t=36))
    title = headed.layout.title
    assert title.text == "games won"
    assert (title.x, title.xref, title.y, title.yref) == (0, "container", 1, "container")
    assert headed.layout.yaxis.title.text is None
    assert b"line,deal,games won" in data.to_csv(headed)


def test_the_marks_keep_their_height() -> None:
    for top in (12, 36, 60):
        headed = head_axis(figure(t=top))
        assert headed.layout.margin.t >= 46
        assert headed.layout.height - headed.layout.margin.t == 400 - top


def test_words_above_the_marks_get_a_row_of_their_own() -> None:
    noted = figure(t=46).add_annotation(text="bid made", x=0, y=1, xref="paper", yref="paper")
    assert head_axis(noted).layout.margin.t == 46 + 22


def test_an_axis_without_a_title_changes_nothing() -> None:
    plain = figure(t=36).update_yaxes(title="")
    assert head_axis(plain).layout.margin.t == 36
    assert head_axis(head_axis(figure(t=36))).layout.margin.t == 46
