"""The turns of a race along a figure: its rounds, the turn that was chosen, its moments."""

from collections.abc import Sequence
from string import ascii_uppercase

import plotly.graph_objects as go

from riverlib.analysis.course import RaceCourse
from riverlib.analysis.race_story import Moment
from riverlib.figures import theme
from riverlib.figures.boat_room import PHONE
from riverlib.figures.round_numbers import numbered

_FAINT = "rgba(118, 136, 160, 0.22)"
_CHOSEN = {"fillcolor": "rgba(118, 136, 160, 0.3)", "line_width": 0, "layer": "below"}
_MOMENT = {"line": {"color": "rgba(118, 136, 160, 0.75)", "width": 1.5}, "layer": "below"}
_ROUND_NAME = 21 / PHONE
"""Part of the axis from the number of one round to the next: 21 pixels on a phone."""
_NUMBER = 20
"""Pixels from the letter of one moment to the next, on a phone."""
_ROW = 24
"""Pixels from one row of letters to the next."""
LETTER_ROWS = 2


def mark_turns(
    figure: go.Figure,
    course: RaceCourse,
    chosen: int,
    moments: Sequence[tuple[int, Moment]],
    *,
    top: float,
    rows: int = LETTER_ROWS,
) -> None:
    """Mark the chosen turn, and moments by lines up to ``top`` and letters above them."""
    if chosen:
        wide = {"x0": chosen - 0.5, "x1": chosen + 0.5, "y0": 0, "y1": 1, "yref": "y domain"}
        figure.add_shape(type="rect", **wide, **_CHOSEN)
    places = [(number, moment.turn) for number, moment in moments]
    mark_letters(figure, places, course.turns, (figure.layout.yaxis.range[0], top), rows)


def mark_letters(
    figure: go.Figure,
    moments: Sequence[tuple[int, float]],
    wide: float,
    ends: tuple[float, float],
    rows: int = LETTER_ROWS,
) -> None:
    """Mark moments by lines, and by letters above the figure, each above its own line.

    Letters too near each other on a phone stand in two rows: the upper one needs ``upper_row``.

    Parameters
    ----------
    moments : sequence of (int, float)
        The number of each, 1 for the first, and where it is on the axis.
    wide : float
        How far the axis reaches.
    ends : tuple of float
        Where the lines begin and end.
    rows : int
        How many rows of letters there is room for: a figure that is narrow everywhere needs one.
    """
    placed = _in_rows([place for _, place in moments], wide, rows)
    for (number, place), (beside, row) in zip(moments, placed, strict=True):
        figure.add_shape(type="line", x0=place, x1=place, y0=ends[0], y1=ends[1], **_MOMENT)
        figure.add_annotation(
            name=f"moment:{letter_of(number)}",
            text=f"<b>{letter_of(number)}</b>",
            x=beside,
            y=1,
            yref="y domain",
            yanchor="bottom",
            yshift=3 + _ROW * row,
            showarrow=False,
            font={"size": 14},
            bordercolor=theme.QUIET,
            borderwidth=1,
            borderpad=2,
        )


def upper_row(places: Sequence[float], wide: float) -> int:
    """Return the pixels that a second row of letters needs; 0 where one row is enough."""
    return _ROW * max((row for _, row in _in_rows(places, wide, LETTER_ROWS)), default=0)


def letter_of(number: int) -> str:
    """Return what a moment is called, 1 for the first: boats have the numbers.

    >>> letter_of(1), letter_of(3)
    ('A', 'C')
    """
    return ascii_uppercase[(number - 1) % len(ascii_uppercase)]


def _in_rows(places: Sequence[float], wide: float, rows: int) -> list[tuple[float, int]]:
    """Place letters in the lowest row that has room, and only where none has further right."""
    found: list[tuple[float, int]] = []
    free = [0.0] * rows
    for place in places:
        row = next((row for row in range(rows) if free[row] <= place), free.index(min(free)))
        found.append((max(place, free[row]), row))
        free[row] = found[-1][0] + _NUMBER / PHONE * wide
    return found


def round_ticks(
    edges: Sequence[tuple[float, float]], keep: Sequence[int] = ()
) -> dict[str, object]:
    """Return the settings of an axis that write the numbers of rounds between their edges.

    Those to ``keep``, the last one's too, are written before others.
    """
    middles, wide = [(start + end) / 2 for start, end in edges], edges[-1][1]
    named = numbered(middles, apart=_ROUND_NAME * wide, keep=keep)
    return {"tickvals": list(named), "ticktext": list(map(str, named.values())), "tickangle": 0}


def round_axis(figure: go.Figure, course: RaceCourse) -> None:
    """Mark each tide by a thin line, and count the rounds between the lines."""
    line = {"type": "line", "y0": 0, "y1": 1, "yref": "y domain", "layer": "below"}
    line["line"] = {"color": _FAINT, "width": 1}
    tides = [{**line, "x0": tide, "x1": tide} for tide in course.tides]
    # all at once: add_vline weighs the whole figure anew for each of a hundred tides
    figure.update_layout(shapes=[*figure.layout.shapes, *tides])
    figure.update_xaxes(
        round_ticks(course.rounds),
        range=[0, course.turns + max(0.6, 0.03 * course.turns)],
        title="round: the tide turns at each thin line",
        showgrid=False,
        zeroline=False,
        fixedrange=True,
    )
