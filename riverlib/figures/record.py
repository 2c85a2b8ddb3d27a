"""Figures of somebody's record: too high or too low, by place in the bidding, over time."""

from collections.abc import Mapping
from typing import Any

import plotly.graph_objects as go

from riverlib.analysis.counts import Estimate
from riverlib.analysis.record import Trend
from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.names import lines
from riverlib.figures.one_game import QUIET

_HIGH, _LOW, _UNSURE = "#d0771b", "#2f8fcf", "rgba(118, 136, 160, 0.55)"
_BAND = "rgba(23, 153, 142, 0.18)"
_TEAL = theme.SEAT_COLOURS[0]
_MINUS = "\N{MINUS SIGN}"


def off_by_hand_size(off_by_size: Mapping[int, Estimate]) -> go.Figure:
    """Bars of tricks taken less bid by hand size, with 95 % intervals.

    Below 0 the bids were too high. A bar whose interval holds 0 is grey.

    Parameters
    ----------
    off_by_size : mapping of int to Estimate
        Mean of tricks taken less bid, by hand size.
    """
    found = {size: each for size, each in off_by_size.items() if each.count > 1}
    bars = go.Bar(
        x=list(found),
        y=[each.value for each in found.values()],
        marker={
            "color": [_colour(each) for each in found.values()],
            "pattern": {"shape": [_pattern(each) for each in found.values()]},
        },
        error_y=_error(found) | {"color": QUIET},
        customdata=[[each.low, each.high, each.count] for each in found.values()],
        text=[
            lines(
                f"{size} {'card' if size == 1 else 'cards'}: {_signed(each.value)} tricks",
                f"{_signed(each.low)} to {_signed(each.high)}, from {each.count:,} deals",
            )
            for size, each in found.items()
        ],
        textposition="none",
        name="tricks taken less bid",
        hovertemplate="%{text}<extra></extra>",
    )
    figure = go.Figure(bars).update_layout(template=theme.RIVER, height=400, hovermode="closest")
    figure.update_layout(margin={"t": 40}, bargap=0.3, showlegend=False)
    figure.update_layout(meta={"columns": ["from", "to", "deals"]})
    figure.update_xaxes(title="cards in the hand", dtick=1, fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        title="tricks taken less bid", fixedrange=True, zeroline=True, zerolinecolor=QUIET
    )


def made_by_turn(made: Mapping[str, Estimate]) -> go.Figure:
    """Points with intervals of how often bids were made, by the place in the bidding."""
    found = {name: each for name, each in made.items() if each.count}
    rows = list(range(len(found)))
    points = go.Scatter(
        x=[each.value for each in found.values()],
        y=rows,
        mode="markers+text",
        marker={"size": 12, "color": _TEAL},
        error_x=_error(found) | {"color": _TEAL},
        text=[percent(round(each.value, 2)) for each in found.values()],
        textposition="top center",
        textfont={"size": 14},
        customdata=[[each.low, each.high, each.count] for each in found.values()],
        hovertext=[
            lines(
                f"{name}: {percent(each.value)}",
                f"{percent(each.low)} to {percent(each.high)}, from {each.count:,} deals",
            )
            for name, each in found.items()
        ],
        hovertemplate="%{hovertext}<extra></extra>",
        showlegend=False,
    )
    figure = go.Figure(points).update_layout(template=theme.RIVER, height=300, hovermode="closest")
    figure.update_layout(margin={"t": 40})
    figure.update_layout(meta={"named": True, "y": "place", "columns": ["from", "to", "deals"]})
    figure.update_xaxes(**_shares("bids made"))
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[name.replace(" (", "<br>(") for name in found],
        range=[len(rows) - 0.4, -0.8],
        fixedrange=True,
        zeroline=False,
    )


def trend(found: Trend) -> go.Figure:
    """Points of the share of bids made in blocks of games, with a straight line and its band."""
    games = found.games.tolist()
    middle, low, high = found.line.tolist()
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
            showlegend=False,
            name="95 % band, " + ("upper" if fill else "lower"),
        )
    figure.add_scatter(
        x=games,
        y=middle,
        mode="lines",
        name="straight line",
        line={"color": _TEAL, "width": 2, "dash": "dash"},
        hoverinfo="skip",
    )
    by_game = dict(zip(games, found.blocks, strict=True))
    figure.add_scatter(
        x=games,
        y=[each.value for each in found.blocks],
        mode="markers",
        name="bids made in some games",
        marker={"size": 10, "color": _TEAL},
        error_y=_error(by_game) | {"color": _TEAL},
        customdata=[[each.low, each.high, each.count] for each in found.blocks],
        text=[
            lines(
                f"up to game {game}: {percent(each.value)}",
                f"{percent(each.low)} to {percent(each.high)}, from {each.count:,} deals",
            )
            for game, each in by_game.items()
        ],
        hovertemplate="%{text}<extra></extra>",
    )
    figure.update_layout(template=theme.RIVER, height=400, hovermode="closest", margin={"t": 40})
    figure.update_layout(meta={"columns": ["from", "to", "deals"]})
    figure.update_xaxes(title="games", fixedrange=True, zeroline=False)
    return figure.update_yaxes(**_shares("bids made"))


def _shares(title: str) -> dict[str, object]:
    ticks = [0.0, 0.25, 0.5, 0.75, 1.0]
    return {
        "title": title,
        "range": [-0.03, 1.05],
        "tickvals": ticks,
        "ticktext": [percent(share) for share in ticks],
        "fixedrange": True,
        "zeroline": False,
    }


def _error(found: Mapping[Any, Estimate]) -> dict[str, object]:
    return {
        "type": "data",
        "symmetric": False,
        "array": [each.high - each.value for each in found.values()],
        "arrayminus": [each.value - each.low for each in found.values()],
        "thickness": 1.5,
        "width": 4,
    }


def _colour(found: Estimate) -> str:
    if found.low <= 0 <= found.high:
        return _UNSURE
    return _LOW if found.value > 0 else _HIGH


def _pattern(found: Estimate) -> str:
    if found.low <= 0 <= found.high:
        return ""
    return "/" if found.value > 0 else "x"


def _signed(tricks: float) -> str:
    return f"{_MINUS if tricks < 0 else '+'}{abs(tricks):.2f}"
