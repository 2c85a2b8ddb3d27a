"""Figures of the laboratory: how rule sets differ, and where."""

from collections.abc import Mapping, Sequence
from math import gcd, isfinite, lcm
from typing import Any

import plotly.graph_objects as go

from riverlib.analysis.lab.measures import Difference, Measure, Unit
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, short, stacked

_CLEAR = "rgba(0,0,0,0)"
_LOOK = go.layout.Template(theme.RIVER).update(
    layout={"legend": {"bgcolor": _CLEAR}, "modebar": {"bgcolor": _CLEAR}}
)
QUIET = "#8a9499"  # the zero line and what is not clear
_NAME = 22  # characters beside an axis
_SYMBOLS = ("circle", "square", "diamond", "triangle-up", "triangle-down", "cross")
_BINS = 40
_LARGEST_STEP = 30  # points


def estimates(names: Sequence[str], measures: Sequence[Measure]) -> go.Figure:
    """Dots with 95 % intervals: one measure under each rule set, a row each.

    Parameters
    ----------
    names : sequence of str
        The rule sets.
    measures : sequence of Measure
        The same measure of each.
    """
    figure = go.Figure()
    for row, measure in enumerate(measures):
        text = lines(measure.sentence)
        ends = (measure.low, measure.high)
        _dot(figure, row, measure.value, ends, measure.unit, _colour(row), row, text)
    title = measures[0].name if measures else ""
    return _rows(figure, names, _with_unit(title, measures[0].unit) if measures else "")


def forest(differences: Sequence[Difference], *, base: int = 0) -> go.Figure:
    """Forest plot: how much more of a measure each rule set has than the base, a row each.

    Intervals are paired. A row whose interval holds zero is drawn hollow and grey.

    Parameters
    ----------
    differences : sequence of Difference
        All of the same measure and with the same base, in the order of the rule sets.
    base : int
        The base's place among the rule sets, so that every row stays in its place.
    """
    figure = go.Figure()
    names = [each.name for each in differences]
    for place, each in enumerate(differences):
        row = place + (place >= base)
        colour, unit = _colour(row) if each.is_clear else QUIET, each.measure.unit
        text = lines(f"{each.name}.", each.sentence)
        ends = (each.value - each.error, each.value + each.error)
        _dot(
            figure, row, each.value, ends, unit, colour, row, text,
            is_hollow=not each.is_clear,
        )  # fmt: skip
    title = ""
    if differences:
        unit, base_name = differences[0].measure.unit, differences[0].base
        names.insert(base, base_name)
        title = _with_unit("less  \N{LEFTWARDS ARROW}  \N{RIGHTWARDS ARROW}  more", unit)
        _dot(
            figure,
            base,
            0.0,
            (0.0, 0.0),
            unit,
            _colour(base),
            base,
            lines(base_name),
            is_hollow=True,
        )
    figure.add_vline(x=0, line={"color": QUIET, "width": 1.5, "dash": "dash"})
    return _rows(figure, names, title)


def _dot(
    figure: go.Figure, row: int, value: float, ends: tuple[float, float], unit: Unit, colour: str,
    symbol: int, text: str, *, is_hollow: bool = False,
) -> None:  # fmt: skip
    scale = _scale(unit)
    low, high = (end * scale if isfinite(end) else value * scale for end in ends)
    mark = _SYMBOLS[symbol % len(_SYMBOLS)]
    figure.add_scatter(
        x=[value * scale],
        y=[row],
        mode="markers",
        showlegend=False,
        error_x=_bars([value * scale], [(low, high)], colour) | {"thickness": 2.5, "width": 6},
        marker={"size": 12, "color": colour, "symbol": f"{mark}-open" if is_hollow else mark},
        customdata=[[low, high]],
        text=[text],
        hovertemplate="%{text}<extra></extra>",
    )


def _bars(
    values: Sequence[float], ends: Sequence[tuple[float, float]], colour: str
) -> dict[str, Any]:
    """Return intervals as bars, which may reach farther to one side than to the other."""
    under = [value - low for value, (low, _) in zip(values, ends, strict=True)]
    over = [high - value for value, (_, high) in zip(values, ends, strict=True)]
    return {"symmetric": False, "array": over, "arrayminus": under, "color": colour}


def _rows(figure: go.Figure, names: Sequence[str], title: str) -> go.Figure:
    """Give a figure of one row a rule set its names and its height."""
    count = len(names)
    figure.update_layout(template=_LOOK, height=138 + 44 * count, hovermode="closest")
    meta = {"named": True, "y": "rules", "columns": ["from", "to"]}
    figure.update_layout(margin={"t": 36, "l": 8}, meta=meta)  # below the toolbar
    figure.update_xaxes(title=title, fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        tickvals=list(range(count)),
        ticktext=[short(name, _NAME) for name in names],
        range=[count - 0.4, -0.6],
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def by_number(
    measures_by_name: Mapping[str, Mapping[int, Measure]],
    *,
    axis: str,
    title: str,
    ticks: Mapping[int, str] | None = None,
    fair: float | None = None,
) -> go.Figure:
    """Lines with 95 % intervals: a measure by hand size, by bid, by deal or by place.

    Parameters
    ----------
    measures_by_name : mapping of str to mapping of int to Measure
        For each rule set the measure by its number.
    ticks : mapping of int to str, optional
        Names for the numbers on the axis.
    fair : float, optional
        Where everybody would be alike; drawn as a line.
    """
    figure = go.Figure()
    count = len(measures_by_name)
    numbers = sorted({number for line in measures_by_name.values() for number in line})
    for place, (name, line) in enumerate(measures_by_name.items()):
        shift = (place - (count - 1) / 2) * min(0.08, 0.4 / max(1, count))
        _line(figure, name, place, line, shift)
    units = [each.unit for line in measures_by_name.values() for each in line.values()]
    unit = units[0] if units else Unit.COUNT
    if fair is not None:
        figure.add_hline(y=fair * _scale(unit), line={"color": QUIET, "dash": "dash", "width": 1.5})
    figure.update_layout(template=_LOOK, height=430, hovermode="closest")
    meta = {"columns": ["from", "to", axis], "x": "place"}
    figure.update_layout(margin={"t": 12}, meta=meta)
    shown: dict[str, Any] = {"title": axis, "fixedrange": True, "zeroline": False}
    if ticks:
        shown |= {"tickvals": list(ticks), "ticktext": list(ticks.values())}
    else:
        shown["dtick"] = 1 if len(numbers) <= 13 else 2
    figure.update_xaxes(**shown)
    return figure.update_yaxes(title=_with_unit(title, unit), fixedrange=True, zeroline=False)


def _line(
    figure: go.Figure, name: str, place: int, line: Mapping[int, Measure], shift: float
) -> None:
    known = {number: each for number, each in line.items() if isfinite(each.error)}
    colour = _colour(place)
    values = [each.value * _scale(each.unit) for each in known.values()]
    ends = [
        (each.low * _scale(each.unit), each.high * _scale(each.unit)) for each in known.values()
    ]
    figure.add_scatter(
        x=[number + shift for number in known],  # beside each other: intervals stay readable
        y=values,
        name=as_text(name),
        mode="lines+markers",
        error_y=_bars(values, ends, colour) | {"thickness": 1.5, "width": 3},
        line={"color": colour, "width": 2, "dash": theme.SEAT_DASHES[place % 5]},
        marker={"size": 8, "symbol": _SYMBOLS[place % len(_SYMBOLS)]},
        customdata=[[low, high, number] for number, (low, high) in zip(known, ends, strict=True)],
        text=[lines(f"{each.name}.", each.sentence) for each in known.values()],
        hovertemplate="%{text}<extra></extra>",
    )


def finals(names: Sequence[str], counts: Sequence[Mapping[int, int]]) -> go.Figure:
    """Lines: how many of 100 final scores are in each range of points.

    Parameters
    ----------
    counts : sequence of mapping of int to int
        For each rule set how often a side ended with so many points.
    """
    figure = go.Figure()
    width = _bin_width(counts)
    for place, (name, count) in enumerate(zip(names, counts, strict=True)):
        binned: dict[int, int] = {}
        for points, times in count.items():
            binned[points // width] = binned.get(points // width, 0) + times
        played = sum(binned.values())
        low, high = (min(binned) - 1, max(binned) + 1) if binned else (0, 0)
        bins = range(low, high + 1)
        shares = [100 * binned.get(at, 0) / max(1, played) for at in bins]
        figure.add_scatter(
            x=[at * width + (width - 1) / 2 for at in bins],
            y=shares,
            name=as_text(name),
            mode="lines",
            line={"color": _colour(place), "width": 2, "dash": theme.SEAT_DASHES[place % 5]},
            fill="tozeroy",
            fillcolor=_pale(_colour(place)),
            text=[
                lines(f"{name}: {share:.1f} of 100 end with {_range(at * width, width)}")
                for at, share in zip(bins, shares, strict=True)
            ],
            hovertemplate="%{text}<extra></extra>",
        )
    figure.update_layout(template=_LOOK, height=400, hovermode="closest", margin={"t": 12})
    figure.update_xaxes(title="points at the end", fixedrange=True, zeroline=False)
    title = "of 100 final scores"
    return figure.update_yaxes(title=title, fixedrange=True, zeroline=False, rangemode="tozero")


def _bin_width(counts: Sequence[Mapping[int, int]]) -> int:
    """Return how many points go together: a multiple of the steps that scores come in.

    Where every score is a multiple of five, ranges of six points would show waves.
    """
    every = [points for count in counts for points in count]
    if not every:
        return 1
    steps = [gcd(*(points - min(count) for points in count)) or 1 for count in counts if count]
    step = lcm(*steps)
    step = step if step <= _LARGEST_STEP else max(steps)
    return step * max(1, round((max(every) - min(every)) / _BINS / step))


def ranking(names: Sequence[str], fits: Sequence[Mapping[str, float]]) -> go.Figure:
    """Bars: how well each rule set fits, a piece for each wish, the best on top.

    Parameters
    ----------
    fits : sequence of mapping of str to float
        For each rule set by wish how well it fits, in [0, 1].
    """
    figure = go.Figure()
    wishes = list(fits[0]) if fits else []
    rows = list(range(len(names)))
    for place, wish in enumerate(wishes):
        values = [100 * fit[wish] / len(wishes) for fit in fits]
        figure.add_bar(
            x=values,
            y=rows,
            name=as_text(wish),
            orientation="h",
            marker={
                "color": _colour(place),
                "pattern": {"shape": ("", "/", ".", "x")[place % 4], "solidity": 0.25},
            },
            text=[
                lines(f"{name}, {wish}: {100 * fit[wish]:.0f} of 100")
                for name, fit in zip(names, fits, strict=True)
            ],
            textposition="none",
            hovertemplate="%{text}<extra></extra>",
        )
    figure = _rows(figure, names, "marks, of 100")
    for row, fit in enumerate(fits):
        total = 100 * sum(fit.values()) / max(1, len(wishes))
        figure.add_annotation(
            x=total, y=row, text=f"<b>{total:.0f}</b>", xanchor="left", xshift=4, showarrow=False
        )
    figure.update_yaxes(ticktext=[stacked(name, _NAME) for name in names])
    figure.update_layout(barmode="stack", height=150 + 38 * len(names), bargap=0.35)
    figure.update_layout(
        meta={"named": True, "y": "rules"},
        legend={"y": 1, "yanchor": "top", "traceorder": "normal"},
    )
    figure.update_layout(margin={"t": 60})
    return figure.update_xaxes(range=[0, 109], tickvals=list(range(0, 101, 20)))


def _range(low: int, width: int) -> str:
    points = f"{low} points" if width == 1 else f"{low} to {low + width - 1} points"
    return points.replace("-", "\N{MINUS SIGN}")


def _colour(place: int) -> str:
    return theme.SEAT_COLOURS[place % len(theme.SEAT_COLOURS)]


def _pale(colour: str) -> str:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return f"rgba({red},{green},{blue},0.12)"


def _scale(unit: Unit) -> float:
    return 100.0 if unit is Unit.SHARE else 1.0


def _with_unit(title: str, unit: Unit) -> str:
    return f"{title} ({unit})" if unit else title
