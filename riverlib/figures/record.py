"""Figures of somebody's record: too high or too low, by place in the bidding, over time."""

from collections.abc import Mapping

import plotly.graph_objects as go

from riverlib.analysis.counts import Estimate
from riverlib.analysis.record import Trend
from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.estimates import COLUMNS, interval_bars, interval_data, share_words
from riverlib.figures.names import lines

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
    known = {size: each for size, each in off_by_size.items() if each.count > 1}
    bars = go.Bar(
        x=list(known),
        y=[each.value for each in known.values()],
        marker={
            "color": [_colour(each) for each in known.values()],
            "pattern": {"shape": [_pattern(each) for each in known.values()]},
        },
        error_y=interval_bars(known.values(), theme.QUIET),
        customdata=interval_data(known.values()),
        text=[
            lines(
                f"{size} {'card' if size == 1 else 'cards'}: {_signed(each.value)} tricks",
                f"{_signed(each.low)} to {_signed(each.high)}, from {each.count:,} deals",
            )
            for size, each in known.items()
        ],
        textposition="none",
        name="tricks taken less bid",
        hovertemplate="%{text}<extra></extra>",
    )
    figure = go.Figure(bars).update_layout(template=theme.RIVER, height=400, hovermode="closest")
    figure.update_layout(margin={"t": 40}, bargap=0.3, showlegend=False)
    figure.update_layout(meta={"columns": COLUMNS})
    figure.update_xaxes(title="cards in the hand", dtick=1, fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        title="tricks taken less bid", fixedrange=True, zeroline=True, zerolinecolor=theme.QUIET
    )


def made_by_turn(made: Mapping[str, Estimate]) -> go.Figure:
    """Points with intervals of how often bids were made, by the place in the bidding."""
    known = {name: each for name, each in made.items() if each.count}
    rows = list(range(len(known)))
    points = go.Scatter(
        x=[each.value for each in known.values()],
        y=rows,
        mode="markers+text",
        marker={"size": 12, "color": _TEAL},
        error_x=interval_bars(known.values(), _TEAL),
        text=[percent(round(each.value, 2)) for each in known.values()],
        textposition="top center",
        textfont={"size": 14},
        customdata=interval_data(known.values()),
        hovertext=[share_words(name, each, "deals") for name, each in known.items()],
        hovertemplate="%{hovertext}<extra></extra>",
        showlegend=False,
    )
    figure = go.Figure(points).update_layout(template=theme.RIVER, height=300, hovermode="closest")
    figure.update_layout(margin={"t": 40})
    figure.update_layout(meta={"named": True, "y": "place", "columns": COLUMNS})
    figure.update_xaxes(**theme.share_axis("bids made"))
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[name.replace(" (", "<br>(") for name in known],
        range=[len(rows) - 0.4, -0.8],
        fixedrange=True,
        zeroline=False,
    )


def trend(line: Trend) -> go.Figure:
    """Points of the share of bids made in blocks of games, with a straight line and its band."""
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
    by_game = dict(zip(games, line.blocks, strict=True))
    figure.add_scatter(
        x=games,
        y=[each.value for each in line.blocks],
        mode="markers",
        name="bids made in some games",
        marker={"size": 10, "color": _TEAL},
        error_y=interval_bars(by_game.values(), _TEAL),
        customdata=interval_data(line.blocks),
        text=[share_words(f"up to game {game}", each, "deals") for game, each in by_game.items()],
        hovertemplate="%{text}<extra></extra>",
    )
    figure.update_layout(template=theme.RIVER, height=400, hovermode="closest", margin={"t": 40})
    figure.update_layout(meta={"columns": COLUMNS})
    figure.update_xaxes(title="games", fixedrange=True, zeroline=False)
    return figure.update_yaxes(**theme.share_axis("bids made"))


def _colour(off: Estimate) -> str:
    if off.low <= 0 <= off.high:
        return _UNSURE
    return _LOW if off.value > 0 else _HIGH


def _pattern(off: Estimate) -> str:
    if off.low <= 0 <= off.high:
        return ""
    return "/" if off.value > 0 else "x"


def _signed(tricks: float) -> str:
    return f"{_MINUS if tricks < 0 else '+'}{abs(tricks):.2f}"
