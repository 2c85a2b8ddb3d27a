"""The turns of a race along a figure: its rounds, the turn that was chosen, its moments."""

from collections.abc import Sequence
from itertools import pairwise
from string import ascii_uppercase

import plotly.graph_objects as go

from riverlib.analysis.course import RaceCourse
from riverlib.analysis.race_story import Moment
from riverlib.figures import theme
from riverlib.figures.boat_room import PHONE

_FAINT = "rgba(118, 136, 160, 0.22)"
_CHOSEN = {"fillcolor": "rgba(118, 136, 160, 0.3)", "line_width": 0, "layer": "below"}
_MOMENT = {"line": {"color": "rgba(118, 136, 160, 0.75)", "width": 1.5}, "layer": "below"}
_ROUND_NAME = 26
"""Pixels from the number of one round to the next, on a phone."""
_NUMBER = 20
"""Pixels from the letter of one moment to the next, on a phone."""


def mark_turns(
    figure: go.Figure,
    course: RaceCourse,
    chosen: int,
    moments: Sequence[tuple[int, Moment]],
    row: int,
    *,
    top: float,
) -> None:
    """Mark the chosen turn, and moments by lines up to ``top`` and letters above the panel."""
    panel = figure.get_subplot(row, 1)
    axes = {"xref": panel.yaxis.anchor, "yref": panel.xaxis.anchor}
    domain = {"xref": panel.yaxis.anchor, "yref": f"{panel.xaxis.anchor} domain"}
    if chosen:
        wide = {"x0": chosen - 0.5, "x1": chosen + 0.5, "y0": 0, "y1": 1}
        figure.add_shape(type="rect", **wide, **domain, **_CHOSEN)
    places = _pushed([moment.turn for _, moment in moments], _NUMBER / PHONE * course.turns)
    for (number, moment), place in zip(moments, places, strict=True):
        upright = {"x0": moment.turn, "x1": moment.turn, "y0": panel.yaxis.range[0], "y1": top}
        figure.add_shape(type="line", **upright, **axes, **_MOMENT)
        figure.add_annotation(
            text=f"<b>{letter_of(number)}</b>",
            x=place,
            y=1,
            **domain,
            yanchor="bottom",
            yshift=3,
            showarrow=False,
            font={"size": 14},
            bordercolor=theme.QUIET,
            borderwidth=1,
            borderpad=2,
        )


def letter_of(number: int) -> str:
    """Return what a moment is called, 1 for the first: boats have the numbers.

    >>> letter_of(1), letter_of(3)
    ('A', 'C')
    """
    return ascii_uppercase[(number - 1) % len(ascii_uppercase)]


def _pushed(turns: Sequence[float], apart: float) -> list[float]:
    """Push places to the right until no two are nearer than ``apart``."""
    places: list[float] = []
    for turn in turns:
        places.append(max(turn, places[-1] + apart) if places else turn)
    return places


def round_axis(figure: go.Figure, course: RaceCourse, rows: int) -> None:
    """Mark each tide by a thin line, and count the rounds between the lines."""
    edges = [0, *(tide for tide in course.tides if tide < course.turns), course.turns]
    named: dict[float, int] = {}
    for number, (start, end) in enumerate(pairwise(edges), start=1):
        middle = (start + end) / 2
        if not named or middle - max(named) >= _ROUND_NAME / PHONE * course.turns:
            named[middle] = number
    for tide in course.tides:
        figure.add_vline(x=tide, line={"color": _FAINT, "width": 1}, layer="below")
    figure.update_xaxes(
        range=[0, course.turns + max(0.6, 0.03 * course.turns)],
        tickvals=list(named),
        ticktext=[str(number) for number in named.values()],
        tickangle=0,
        showgrid=False,
        zeroline=False,
        fixedrange=True,
    )
    words = "round: as wide as it has throws;<br>the tide turns at each thin line"
    figure.update_xaxes(title=words, row=rows, col=1)
