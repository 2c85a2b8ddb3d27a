"""Figures of somebody's record, each beside the others at the same tables."""

from collections.abc import Mapping
from math import isfinite
from types import MappingProxyType

import plotly.graph_objects as go

from riverlib.analysis.company import Gap
from riverlib.analysis.counts import Estimate
from riverlib.analysis.record import Trend
from riverlib.core.counting import counted
from riverlib.core.text import percent, whole_percent
from riverlib.figures import line_ends, theme
from riverlib.figures.names import lines

_YOU, _THEY = "you", "the others"
_OWN = theme.SEAT_COLOURS[0]
_BAND = "rgba(23, 153, 142, 0.16)"
_MINUS = "\N{MINUS SIGN}"
_FEW = 12
"""Deals below which a mark is hollow."""
GAP_COLUMNS = ("gap from", "gap to", "deals")
"""What the numbers of a point are called in the figure's table."""
SHARE, TRICKS, POINTS = "share", "tricks", "points"
_USUAL = {SHARE: 0.2, TRICKS: 0.5, POINTS: 3.0}
"""How far an axis reaches for a bar, at least: few deals have bars longer than any figure."""


def by_hand_size(gaps: Mapping[int, Gap], unit: str, title: str) -> go.Figure:
    """Two lines by cards in the hand, yours and the others', with the interval of the gap on yours.

    Where a bar does not reach the others' line the gap is more than luck, at 95%. A mark of few
    deals is hollow.

    Parameters
    ----------
    gaps : mapping of int to Gap
        By cards in the hand.
    unit : str
        ``SHARE``, ``TRICKS`` or ``POINTS``.
    title : str
        Of the vertical axis.
    """
    known = {size: gap for size, gap in gaps.items() if gap.apart.count}
    sizes = list(known)
    figure = go.Figure()
    figure.add_scatter(
        x=sizes,
        y=[gap.others for gap in known.values()],
        name=_THEY,
        mode="lines",
        line={"color": theme.QUIET, "width": 2.5, "dash": "dash"},
        hovertext=[
            f"{_THEY}, {_cards(size)}: {_say(gap.others, unit)}" for size, gap in known.items()
        ],
        hovertemplate="%{hovertext}<extra></extra>",
    )
    figure.add_scatter(
        x=sizes,
        y=[gap.own for gap in known.values()],
        name=_YOU,
        mode="lines+markers",
        line={"color": _OWN, "width": 2.5},
        marker={"size": 9, "symbol": [_mark(gap) for gap in known.values()]},
        error_y=_bars(known, unit),
        customdata=_numbers(known),
        hovertext=[_words(_cards(size), gap, unit) for size, gap in known.items()],
        hovertemplate="%{hovertext}<extra></extra>",
    )
    figure.update_layout(template=theme.RIVER, height=400, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"})
    figure.update_layout(meta={"columns": GAP_COLUMNS})
    ticks = sizes or [1]
    figure.update_xaxes(title="cards in the hand", fixedrange=True, zeroline=False)
    figure.update_xaxes(tickvals=ticks, range=[ticks[0] - 0.4, ticks[-1] + 0.4])
    figure.update_yaxes(title=title, fixedrange=True, zeroline=unit == TRICKS)
    figure.update_yaxes(zerolinecolor=theme.QUIET)
    ends = _range(figure, unit)
    if unit == SHARE:
        figure.update_yaxes(**_ticks(ends))
    if unit == TRICKS:
        _say_sides(figure)
    return line_ends.name_lines(figure, y_range=ends)


def side_by_side(
    gaps: Mapping[str, Gap],
    title: str,
    *,
    beside: Mapping[str, str] = MappingProxyType({}),
    thing: str = "deal",
) -> go.Figure:
    """Rows of two marks, the others' and yours, with the interval of the gap on yours.

    Parameters
    ----------
    gaps : mapping of str to Gap
        Shares in [0, 1], by what the row is called.
    beside : mapping of str to str
        What the other mark of a row is, where it is not the others'.
    thing : str
        What is counted, one of it.
    """
    known = {name: gap for name, gap in gaps.items() if gap.apart.count}
    rows = list(range(len(known)))
    figure = go.Figure()
    for row, gap in zip(rows, known.values(), strict=True):
        ends = {"x0": gap.own, "x1": gap.others, "y0": row, "y1": row}
        figure.add_shape(
            type="line", line={"color": theme.QUIET, "width": 1.5}, layer="below", **ends
        )
    they = [beside.get(name, _THEY) for name in known]
    for mine, colour, symbol in ((False, theme.QUIET, "diamond"), (True, _OWN, "circle")):
        called = [_YOU] * len(known) if mine else they
        values = [gap.own if mine else gap.others for gap in known.values()]
        figure.add_scatter(
            x=values,
            y=rows,
            name=" or ".join(dict.fromkeys(called)),
            mode="markers+text",
            marker={"size": 13, "color": colour, "symbol": symbol},
            error_x=_bars(known, SHARE) if mine else None,
            text=[
                f"{each} {whole_percent(value)}" for each, value in zip(called, values, strict=True)
            ],
            textposition="top center" if mine else "bottom center",
            textfont={"size": 14},
            cliponaxis=False,
            customdata=_numbers(known) if mine else None,
            hovertext=[
                _words(row, gap, SHARE, they=each, thing=thing)
                for (row, gap), each in zip(known.items(), they, strict=True)
            ],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    height = 96 + 84 * max(1, len(rows))
    figure.update_layout(template=theme.RIVER, height=height, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"})
    figure.update_layout(showlegend=False, margin={"t": 24, "r": 40, "b": 52})
    columns = (*GAP_COLUMNS[:2], f"{thing}s")
    figure.update_layout(meta={"named": True, "y": "where", "columns": columns})
    span = _wide_range(known)
    figure.update_xaxes(title=title, range=span, fixedrange=True, zeroline=False, **_ticks(span))
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[name.replace(" after ", "<br>after ").replace(", ", ",<br>") for name in known],
        range=[len(rows) - 0.4, -0.7],
        fixedrange=True,
        zeroline=False,
    )


def trend(line: Trend) -> go.Figure:
    """How many more bids you make than the others, in blocks of games, a line and its band."""
    games = line.games.tolist()
    middle, low, high = line.line.tolist()
    figure = go.Figure()
    for y, fill in ((low, None), (high, "tonexty")):
        figure.add_scatter(
            x=games,
            y=y,
            mode="lines",
            line={"width": 0},
            fill=fill,
            fillcolor=_BAND,
            hoverinfo="skip",
            name="95% band, " + ("upper" if fill else "lower"),
        )
    figure.add_scatter(
        x=games,
        y=[0.0] * len(games),
        mode="lines",
        name=_THEY,
        line={"color": theme.QUIET, "width": 2.5, "dash": "dash"},
        hoverinfo="skip",
    )
    figure.add_scatter(
        x=games,
        y=middle,
        mode="lines",
        name=_YOU,
        line={"color": _OWN, "width": 2.5},
        hoverinfo="skip",
    )
    known = [each for each in zip(games, line.blocks, strict=True) if each[1].count]
    figure.add_scatter(
        x=[game for game, _ in known],
        y=[each.value for _, each in known],
        mode="markers",
        name="you less the others in some games",
        marker={"size": 9, "color": _OWN, "symbol": "circle-open", "line": {"width": 2}},
        customdata=[_row(each) for _, each in known],
        hovertext=[
            lines(f"up to game {game}: {_more(each.value)}", f"from {each.count:,} of your deals")
            for game, each in known
        ],
        hovertemplate="%{hovertext}<extra></extra>",
    )
    figure.update_layout(template=theme.RIVER, height=360, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"})
    figure.update_layout(meta={"columns": GAP_COLUMNS})
    figure.update_xaxes(title="games", fixedrange=True, zeroline=False)
    figure.update_xaxes(range=[0, games[-1] * 1.03])  # names at the ends would reach far beyond
    values = [y for trace in figure.data for y in trace.y]
    span = (min(values) - 0.02, max(values) + 0.02)
    ticks = [no / 10 for no in range(-10, 11) if span[0] <= no / 10 <= span[1]]
    figure.update_yaxes(title="bids made, beside the others", fixedrange=True, zeroline=False)
    figure.update_yaxes(tickvals=ticks, ticktext=[_more(each) for each in ticks], tickangle=0)
    return line_ends.name_lines(figure, names={2: _THEY, 3: _YOU}, y_range=span)


def _more(share: float) -> str:
    """Write a gap of two shares with its sign, as "+4%"."""
    whole = round(100 * share)
    return f"{'+' if whole > 0 else _MINUS if whole < 0 else ''}{percent(abs(whole) / 100)}"


def _say_sides(figure: go.Figure) -> None:
    """Write beside the zero line which side is too high and which too low."""
    for y, text in ((1, "bid too high: took fewer"), (0, "bid too low: took more")):
        figure.add_annotation(
            text=theme.letters(text, theme.QUIET),
            x=0,
            xref="paper",
            xanchor="left",
            xshift=6,
            y=y,
            yref="paper",
            yanchor="top" if y else "bottom",
            showarrow=False,
            font={"size": 14},
        )


def _range(figure: go.Figure, unit: str) -> tuple[float, float]:
    """Return a range that holds the marks, 0 where 0 is the point, and bars that are not huge."""
    values = [y for trace in figure.data for y in trace.y]
    most = max(max(values, default=0.0) - min(values, default=0.0), _USUAL[unit])
    ends = [0.0] if unit == TRICKS else []
    for trace in figure.data:
        none = [0.0] * len(trace.y)
        bars = trace.error_y
        for y, less, more in zip(trace.y, bars.arrayminus or none, bars.array or none, strict=True):
            ends += [y - min(less, most), y + min(more, most)]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    room = (0.18 if unit == TRICKS else 0.08) * (high - low) or 0.1
    if unit == SHARE:
        return max(-0.03, low - room), min(1.05, high + room)
    return low - room, high + room


def _ticks(span: tuple[float, float]) -> dict[str, object]:
    """Return ticks of an axis of shares, as per cent are written elsewhere."""
    step = next((each for each in (0.05, 0.1) if span[1] - span[0] <= 6 * each), 0.25)
    shares = [no * step for no in range(round(1 / step) + 1)]
    shown = [share for share in shares if span[0] <= share <= span[1]]
    words = [percent(share) for share in shown]
    return {"tickvals": shown, "ticktext": words, "tickangle": 0}


def _wide_range(gaps: Mapping[str, Gap]) -> tuple[float, float]:
    """Return a range that holds all marks and their words; a bar that nobody knows has room too."""
    ends = []
    for gap in gaps.values():
        reaches = _reaches(gap, SHARE)
        usual = _USUAL[SHARE]
        under, over = (min(reach, usual) for reach in (reaches if any(reaches) else (usual, usual)))
        ends += [gap.own - under, gap.own + over, gap.others]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    room = 0.3 * (high - low) or 0.1
    return low - room, high + room


def _bars(gaps: Mapping[int, Gap] | Mapping[str, Gap], unit: str) -> dict[str, object]:
    reaches = [_reaches(gap, unit) for gap in gaps.values()]
    return {
        "type": "data",
        "symmetric": False,
        "array": [up for _, up in reaches],
        "arrayminus": [down for down, _ in reaches],
        "color": _OWN,
        "thickness": 1.5,
        "width": 4,
    }


def _reaches(gap: Gap, unit: str) -> tuple[float, float]:
    """Return how far a bar goes down and up: half the gap's interval, and no share leaves 0 to 1.

    Nothing is drawn of an interval without ends.
    """
    width = gap.apart.half_width
    reach = width if isfinite(width) and width < 5 else 0.0
    if unit == SHARE:
        return min(reach, gap.own), min(reach, 1 - gap.own)
    return reach, reach


def _numbers(gaps: Mapping[int, Gap] | Mapping[str, Gap]) -> list[list[object]]:
    return [_row(gap.apart) for gap in gaps.values()]


def _row(apart: Estimate) -> list[object]:
    return [*(each if isfinite(each) else "" for each in (apart.low, apart.high)), apart.count]


def _mark(gap: Gap) -> str:
    return "circle" if gap.apart.count >= _FEW else "circle-open"


def _words(where: str, gap: Gap, unit: str, *, they: str = _THEY, thing: str = "deal") -> str:
    apart = gap.apart
    of_yours = f"{apart.count:,} of your deals" if thing == "deal" else counted(apart.count, thing)
    own, others = _say(gap.own, unit).removesuffix(f" {unit}"), _say(gap.others, unit)
    said = [f"{where}, {of_yours}:", f"you {own}, {they} {others}"]
    if isfinite(apart.low):
        low = _say(apart.low, unit).removesuffix(f" {unit}")
        said.append(f"gap {low} to {_say(apart.high, unit)}")
    return lines(*said)  # three at most, as a rule: on a phone a box covers what it is about


def _cards(size: int) -> str:
    return f"{size} {'card' if size == 1 else 'cards'}"


def _say(number: float, unit: str) -> str:
    if unit == SHARE:
        return percent(round(number, 3)).replace("-", _MINUS)
    sign = _MINUS if number < 0 else "+" if unit == TRICKS else ""
    return f"{sign}{abs(number):.{2 if unit == TRICKS else 1}f} {unit}"
