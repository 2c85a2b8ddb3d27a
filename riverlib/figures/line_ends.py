"""Names at the ends of lines instead of a legend: coloured as the lines, never on each other.

What is reckoned in pixels does not depend on how wide a figure is shown: its height is fixed, and
names stand at a fixed distance from where their lines end.
"""

from collections.abc import Mapping, Sequence
from html import unescape
from unicodedata import east_asian_width

import plotly.graph_objects as go

from riverlib.core.counting import number_word
from riverlib.core.text import whole_percent
from riverlib.figures import theme
from riverlib.figures.names import as_text

_LETTERS = 14
"""Size of the letters, in pixels."""
_ROW, _LEAST_ROW = 19.0, 11.0
"""Pixels from one name to the next, and the fewest where very many lines share a low figure."""
_GAP = 16
"""Pixels from the end of a line to its name."""
_FAN = 3
"""Lines that end in one point from which on only the nearest name is led to: more are a fan."""
_CROWD = 5
"""Lines that end in no chance from which on they share one label: their names would climb."""
_NOTHING = whole_percent(0)
_LONG, _MOST = 112.0, 122.0
"""Pixels from which on a name takes two rows where they are free, and the most that a row takes."""
_NARROW, _WIDE = frozenset("ijlftrI.,:;'|!()[] "), frozenset("mwMWQGO@%&_")
_MORE = "\N{HORIZONTAL ELLIPSIS}"


def name_lines(
    figure: go.Figure,
    *,
    names: Mapping[int, str] | None = None,
    values: Mapping[int, str] | None = None,
    y_range: tuple[float, float] | None = None,
    height: int | None = None,
    margin: Mapping[str, int] | None = None,
) -> go.Figure:
    """Write the names of lines at their ends, pushed apart, and take the legend away.

    Call it last: it settles the figure's height, its margins and the range of its y axis. A legend
    would take height, and then names would be nearer to each other than was reckoned.

    Parameters
    ----------
    figure : plotly.graph_objects.Figure
        Its lines go up to where the x axis ends, or nearly.
    names : mapping of int to str, optional
        By the number of the trace, plain text; without it every trace with lines by its name.
    values : mapping of int to str, optional
        What is written behind a name, as ``"87"``; by the number of the trace.
    y_range : tuple of float, optional
        From the bottom to the top of the y axis; by default the range that the axis has, or
        that of the lines and a little more.
    height : int, optional
        Of the figure, in pixels; by default what it has, or 430.
    margin : mapping of str to int, optional
        ``t`` and ``b``, in pixels, where the figure's own do not fit.

    Returns
    -------
    plotly.graph_objects.Figure
        The same figure. Each name is an annotation called ``name:<number of the trace>``; where
        many lines end in a value of 0%, one called ``rest`` counts them, and names them on hover.
    """
    lines = [
        no
        for no, trace in enumerate(figure.data)
        if _known(trace) and (no in names if names is not None else _is_line(trace))
    ]
    texts = {no: as_name(figure, no) if names is None else names[no] for no in lines}
    shown = {no: [_cut(text)] for no, text in texts.items()}
    said = {no: (values or {}).get(no, "") for no in lines}
    low, high = y_range or figure.layout.yaxis.range or _range_of(figure, lines)
    crowd = [no for no in lines if said[no] == _NOTHING]
    if len(crowd) >= _CROWD:
        which = "all" if len(crowd) == len(lines) else "the other"
        shown[crowd[0]] = [f"{which} {number_word(len(crowd))}"]
        lines = [no for no in lines if no not in crowd[1:]]
    height = height or figure.layout.height or 430
    edges = {"t": 36, "b": 56} | dict(margin or {})
    drawn = max(height - edges["t"] - edges["b"], 1)
    ends = {no: _known(figure.data[no])[-1] for no in lines}
    pixels = [(high - ends[no][1]) / ((high - low) or 1) * drawn for no in lines]
    places = spread(pixels, lowest=0, highest=drawn)
    for no, place in zip(lines, places, strict=True):
        is_alone = sum(abs(place - other) < 2 * _ROW for other in places) == 1
        if is_alone and no not in crowd:
            shown[no] = _in_rows(texts[no])
    moved = [there - here for here, there in zip(pixels, places, strict=True)]
    for no, by in zip(lines, moved, strict=True):
        together = [
            abs(each) for at, each in zip(lines, moved, strict=True) if ends[at] == ends[no]
        ]
        is_led = len(together) < _FAN or abs(by) == min(together)
        _write(figure, no, shown[no], said[no], ends[no], by, is_led=is_led)
    if len(crowd) >= _CROWD:
        _quieten(figure, crowd[0], f"{shown[crowd[0]][0]} {_NOTHING}", [texts[no] for no in crowd])
    room = max(
        (max(_width(row) for row in (*shown[no], f"{shown[no][-1]} {said[no]}")) for no in lines),
        default=0,
    )
    figure.update_layout(
        showlegend=False, height=height, margin=edges | {"r": round(room) + _GAP + 14}
    )
    figure.update_xaxes(automargin=False)
    return figure.update_yaxes(range=[low, high])


def as_name(figure: go.Figure, no: int) -> str:
    """Return the name of a trace as plain text: in a figure it is escaped."""
    return unescape(figure.data[no].name or "")


def spread(wanted: Sequence[float], *, lowest: float, highest: float) -> list[float]:
    """Push places apart so that no two are nearer than a row, as little as can be.

    Those that would touch move as one block to the middle of where they belong, until no blocks
    touch: the least squares of all moves (pool adjacent violators; Barlow et al. 1972).

    Parameters
    ----------
    wanted : sequence of float
        In pixels; equal ones keep their order.
    lowest, highest : float
        No place is outside; where there is no room for all, rows are lower.

    Returns
    -------
    list of float
        A place for each that was wanted, in the same order.
    """
    if not wanted:
        return []
    row = min(_ROW, max((highest - lowest) / max(len(wanted) - 1, 1), _LEAST_ROW))
    order = sorted(range(len(wanted)), key=lambda at: (wanted[at], at))
    blocks: list[tuple[float, int]] = []  # the middle of where a block's rows belong, their number
    for rank, at in enumerate(order):
        blocks.append((wanted[at] - rank * row, 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (later, n), (sooner, m) = blocks.pop(), blocks.pop()
            blocks.append(((later * n + sooner * m) / (n + m), n + m))
    top = highest - (len(order) - 1) * row
    firsts = [max(lowest, min(first, top)) for first, size in blocks for _ in range(size)]
    places = [0.0] * len(order)
    for rank, at in enumerate(order):
        places[at] = firsts[rank] + rank * row
    return places


def _write(
    figure: go.Figure,
    no: int,
    rows: Sequence[str],
    value: str,
    end: tuple[float, float],
    down: float,
    *,
    is_led: bool,
) -> None:
    """Write one name, in one row or two, beside the end of its line; a thin line may lead to it."""
    trace = figure.data[no]
    colour = trace.line.color or theme.QUIET
    text = f"<b>{theme.letters('<br>'.join(map(as_text, rows)), colour)}</b>"
    figure.add_annotation(
        name=f"name:{no}",
        text=f"{text} {as_text(value)}" if value else text,
        x=end[0],
        y=end[1],
        ax=_GAP + 4,
        ay=down,
        xanchor="left",
        yanchor="middle",
        align="left",
        showarrow=True,
        arrowhead=0,
        arrowwidth=1,
        arrowcolor=colour if is_led else "rgba(0, 0, 0, 0)",
        standoff=6,
        borderpad=0,
        font={"size": _LETTERS},
        captureevents=True,
    )


def _quieten(figure: go.Figure, no: int, words: str, names: Sequence[str]) -> None:
    """Turn the name of a line into the quiet label of many."""
    look = {"name": "rest", "text": theme.letters(words, theme.QUIET), "arrowcolor": theme.QUIET}
    names_below = "<br>".join(map(as_text, names))
    figure.update_annotations(look, hovertext=names_below, selector={"name": f"name:{no}"})


def _is_line(trace: go.Scatter) -> bool:
    return "lines" in (trace.mode or "lines")


def _known(trace: go.Scatter) -> list[tuple[float, float]]:
    """Return the points of a line that have a value."""
    if trace.type != "scatter" or trace.x is None:
        return []  # bars and heat maps have no ends
    points = zip(trace.x, trace.y, strict=True)
    return [(x, y) for x, y in points if y is not None and y == y]


def _range_of(figure: go.Figure, lines: Sequence[int]) -> tuple[float, float]:
    heights = [y for no in lines for _, y in _known(figure.data[no])] or [0.0]
    low, high = min(heights), max(heights)
    more = (high - low) * 0.06 or 1
    return low - more, high + more


def _in_rows(name: str) -> list[str]:
    """Part a long name at the space that leaves the narrowest rows, and cut what is too long."""
    words = name.split()
    if len(words) < 2 or _width(name) <= _LONG:
        return [_cut(name)]
    parts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return [_cut(row) for row in min(parts, key=lambda rows: max(map(_width, rows)))]


def _cut(name: str) -> str:
    if _width(name) <= _MOST:
        return name
    while name and _width(name + _MORE) > _MOST:
        name = name[:-1]
    return name.rstrip() + _MORE


def _width(text: str) -> float:
    """Return how many pixels a text takes at most in bold letters."""
    return sum(
        4.8 if each in _NARROW else 12.6 if each in _WIDE or east_asian_width(each) in "WF" else 8.3
        for each in text
    )
