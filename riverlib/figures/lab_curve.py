"""The figure of one rule changed: a measure along its values, with intervals."""

from collections.abc import Sequence
from math import isfinite

import plotly.graph_objects as go

from riverlib.analysis.lab.measures import Measure, Unit, number_texts
from riverlib.figures import theme
from riverlib.figures.names import lines, short, stacked

_NAME = 22  # characters of a name, on up to two lines where it has a row
_FEW = 3  # names that fit beside each other on a phone
_AXIS = 4  # times what is noticed, that an axis is long at least
_NARROW = 9  # characters of a name where there are more


def curve(
    values: Sequence[str],
    words: Sequence[str],
    measures: Sequence[Measure],
    *,
    label: str,
    mine: str = "",
    is_number: bool = False,
    least: float = 0.0,
) -> go.Figure:
    """Dots with 95 % intervals: numbers along a line, in their order; words a row each.

    Parameters
    ----------
    values, words : sequence of str
        The values, and what each is called.
    measures : sequence of Measure
        The same measure under each value.
    label : str
        What the rule is called.
    mine : str, optional
        The value of the rule set as it is: its dot is ringed.
    is_number : bool
        Whether the values are whole numbers, in their order and at their distances.
    least : float
        The smallest difference that a family notices, in the measure's unit: the axis is four
        times as long at least, so that what nobody notices looks small.
    """
    known = [(at, measure) for at, measure in enumerate(measures) if isfinite(measure.error)]
    unit = measures[0].unit if measures else Unit.COUNT
    scale = 100.0 if unit is Unit.SHARE else 1.0
    places = [float(each) for each in values] if is_number else list(range(len(values)))
    at_places = [places[at] for at, _ in known]
    sizes = [scale * each.value for _, each in known]
    colour = theme.SEAT_COLOURS[0]
    bars = {
        "symmetric": False,
        "array": [scale * (each.high - each.value) for _, each in known],
        "arrayminus": [scale * (each.value - each.low) for _, each in known],
        "color": colour,
        "thickness": 2,
        "width": 5,
    }
    along = {"x": at_places, "y": sizes, "error_y": bars}
    across = {"x": sizes, "y": at_places, "error_x": bars}
    figure = go.Figure()
    figure.add_scatter(
        **(along if is_number else across),
        mode="lines+markers" if is_number else "markers",
        showlegend=False,
        line={"color": colour, "width": 2},
        marker={
            "size": 11,
            "color": colour,
            "symbol": ["diamond" if values[at] == mine else "circle" for at, _ in known],
        },
        customdata=[[words[at], scale * each.low, scale * each.high] for at, each in known],
        text=[lines(each.sentence) for _, each in known],
        hovertemplate="%{text}<extra></extra>",
    )
    amounts = number_texts([each.value for _, each in known], unit)
    ends = [(scale * each.low, scale * each.high) for _, each in known]
    room = _room(ends, scale * least) if known else []
    wide = (min(places), max(places)) if is_number and known else room
    for row, ((at, each), said) in enumerate(zip(known, amounts, strict=True)):
        x = places[at] if is_number else scale * each.value
        near, is_below = _side(x, wide), False
        if is_number:
            near, is_below = _beside_line(sizes, row, near)
        figure.add_annotation(
            x=x,
            y=(scale * (each.low if is_below else each.high)) if is_number else places[at],
            text=f"{said}, as it is now" if values[at] == mine else said,
            showarrow=False,
            xanchor=near if values[at] == mine else "center",
            yshift=(-14 if is_below else 14) if is_number else 16,
        )
    figure.update_layout(
        template=theme.RIVER,
        height=400 if is_number else 120 + 50 * len(values),
        hovermode="closest",
        margin={"t": 40, "l": 8},
        meta={"x" if is_number else "y": "place", "columns": ["value", "from", "to"]},
    )
    name = measures[0].name if measures else ""
    title = f"{name} ({unit})" if unit else name
    if is_number:
        figure.update_xaxes(
            title=label,
            tickvals=places,
            ticktext=[short(each, _NAME if len(words) <= _FEW else _NARROW) for each in words],
        )
        figure.update_yaxes(title=title)
    else:  # each value has a row: its words are too long to stand beside each other
        figure.update_xaxes(title=title)
        figure.update_yaxes(
            tickvals=places,
            ticktext=[stacked(each, _NAME) for each in words],
            range=[len(values) - 0.4, -0.6],
            showgrid=False,
        )
    if known:
        (figure.update_yaxes if is_number else figure.update_xaxes)(range=room)
    figure.update_xaxes(fixedrange=True, zeroline=False)
    return figure.update_yaxes(fixedrange=True, zeroline=False)


def _room(ends: Sequence[tuple[float, float]], least: float) -> list[float]:
    """Return where an axis begins and ends: round all intervals, and not shorter than it may be.

    >>> _room([(6.4, 6.6), (6.8, 7.0)], 0.5), _room([(1.0, 9.0)], 0.0)
    ([5.7, 7.7], [0.2, 9.8])
    """
    low, high = min(low for low, _ in ends), max(high for _, high in ends)
    length = max(1.2 * (high - low), _AXIS * least) or 1.0
    middle = (low + high) / 2
    return [round(middle - length / 2, 6), round(middle + length / 2, 6)]


def _beside_line(sizes: Sequence[float], at: int, near: str) -> tuple[str, bool]:
    """Return where words at a dot begin, and whether below it, so that no line runs through them.

    >>> _beside_line([8, 15, 28], 1, "center"), _beside_line([28, 15, 8], 1, "center")
    (('left', True), ('left', False))
    >>> _beside_line([8, 15, 28], 2, "right"), _beside_line([28, 15, 8], 2, "right")
    (('right', False), ('right', True))
    >>> _beside_line([8, 15, 8], 1, "center"), _beside_line([15, 8, 15], 1, "center")
    (('center', False), ('center', True))
    """
    before = sizes[at] - sizes[at - 1] if at else 0.0
    after = sizes[at + 1] - sizes[at] if at + 1 < len(sizes) else 0.0
    if before * after < 0:
        return near, before < 0
    is_rising, side = before + after > 0, "left" if near == "center" else near
    return side, is_rising == (side == "left") and before + after != 0


def _side(at: float, room: Sequence[float]) -> str:
    """Return on which side of a dot its words begin: near an end of the axis they go inwards.

    >>> _side(51.1, [50, 66]), _side(58.0, [50, 66]), _side(65.0, [50, 66])
    ('left', 'center', 'right')
    """
    low, high = room
    share = (at - low) / ((high - low) or 1.0)
    return "left" if share < 0.2 else "right" if share > 0.8 else "center"
