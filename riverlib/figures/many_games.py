"""Figures of the deals and the ends of many games."""

from collections.abc import Mapping, Sequence

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.analysis.baselines import Baseline
from riverlib.analysis.counts import Estimate
from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.estimates import COLUMNS, interval_bars, interval_data, share_words
from riverlib.figures.names import as_text, lines, short

_PALE_TO_DEEP = ((0.0, "#e9f2ee"), (0.5, "#6fbfb3"), (1.0, "#2b9c90"))
_MOST_NUMBERS = 13
"""Cells a side above which their numbers would not fit on a phone."""
_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_DASHES = ("dash", "dot", "longdash")
_MARKS = ("square-open", "diamond-open", "triangle-up-open")


def bid_against_taken(counts: NDArray[np.int64]) -> go.Figure:
    """Heat map of tricks taken against tricks bid; the diagonal is the bids that were made.

    Parameters
    ----------
    counts : ndarray(int), shape (largest + 1, largest + 1)
        ``counts[b, t]`` hands where *b* was bid and *t* taken.

    Returns
    -------
    plotly.graph_objects.Figure
        One Heatmap; a row is its bid's shares in [0, 1], NaN where it never happened.
    """
    hands = np.broadcast_to(counts.sum(axis=1, keepdims=True), counts.shape)
    share = np.divide(counts, hands, out=np.full(counts.shape, np.nan), where=counts > 0)
    sizes = list(range(len(counts)))
    few = len(counts) <= _MOST_NUMBERS
    heatmap = go.Heatmap(
        x=sizes,
        y=sizes,
        z=share,
        zmin=0,
        zmax=1,
        colorscale=_PALE_TO_DEEP,
        showscale=False,
        customdata=counts,
        text=[[_short_count(count) for count in row] for row in counts.tolist()],
        texttemplate="%{text}" if few else None,
        textfont={"size": 14, "color": theme.INK},
        hovertemplate="bid %{y}, took %{x}: %{z:.0%} (%{customdata} times)<extra></extra>",
        hoverongaps=False,
        xgap=2,
        ygap=2,
    )
    figure = go.Figure(heatmap).update_layout(template=theme.RIVER, hovermode="closest")
    figure.update_layout(height=420, margin={"t": 40}, meta={"columns": ["hands"]})
    for at in sizes:
        square = {"x0": at - 0.48, "x1": at + 0.48, "y0": at - 0.48, "y1": at + 0.48}
        figure.add_shape(type="rect", line={"color": "#d0771b", "width": 2}, **square)
    axis = {"dtick": 1 if few else 2, "showgrid": False, "zeroline": False, "fixedrange": True}
    figure.update_xaxes(title="tricks taken", **axis)
    return figure.update_yaxes(title="tricks bid", **axis)


def _short_count(count: int) -> str:
    """Write how many hands are in a cell, so that it fits there."""
    if not count:
        return ""
    return f"{count:,}" if count < 10_000 else f"{count // 1000}k"


def made_by_hand_size(
    lines_by_name: Mapping[str, Mapping[int, Estimate]], baselines: Sequence[Baseline] = ()
) -> go.Figure:
    """Points with intervals of how often bids were made by hand size, over known baselines.

    Parameters
    ----------
    lines_by_name : mapping of str to mapping of int to Estimate
        For each name the share in [0, 1] by hand size, with its 95 % interval.
    """
    figure = go.Figure()
    for at, baseline in enumerate(baselines):
        shares = baseline.share_by_hand_size
        figure.add_scatter(
            x=list(shares),
            y=list(shares.values()),
            name=as_text(baseline.label),
            mode="lines+markers",
            line={"color": theme.QUIET, "width": 1.5, "dash": _DASHES[at % len(_DASHES)]},
            marker={"symbol": _MARKS[at % len(_MARKS)], "size": 7},
            hovertemplate=f"{as_text(baseline.label)}, %{{x}} cards: %{{y:.0%}}<extra></extra>",
        )
    for seat, (name, share_by_size) in enumerate(lines_by_name.items()):
        _with_intervals(figure, name, seat, share_by_size)
    figure.update_layout(template=theme.RIVER, height=440, hovermode="closest", margin={"t": 40})
    figure.update_layout(meta={"columns": COLUMNS}, legend_y=-0.22)
    figure.update_xaxes(title="cards in the hand", dtick=1, fixedrange=True, zeroline=False)
    return figure.update_yaxes(**theme.share_axis("bids made"))


def _with_intervals(
    figure: go.Figure, name: str, seat: int, share_by_size: Mapping[int, Estimate]
) -> None:
    known = {size: each for size, each in share_by_size.items() if each.count}
    colour = theme.seat_colour(seat)
    figure.add_scatter(
        x=list(known),
        y=[each.value for each in known.values()],
        name=as_text(name),
        mode="lines+markers",
        line={"color": colour, "width": 2.5},
        marker={"size": 9},
        error_y=interval_bars(known.values(), colour),
        customdata=interval_data(known.values()),
        text=[
            share_words(f"{name}, {size} {'card' if size == 1 else 'cards'}", each, "bids")
            for size, each in known.items()
        ],
        hovertemplate="%{text}<extra></extra>",
    )


def finals(totals_by_name: Mapping[str, NDArray[np.int64]]) -> go.Figure:
    """Violins of the totals at the end of many games, with their quantiles.

    Parameters
    ----------
    totals_by_name : mapping of str to ndarray(int), shape (games,)
        A violin for each name; the bars in it are the 5, 25, 50, 75 and 95 % quantiles.

    Returns
    -------
    plotly.graph_objects.Figure
        A Violin for each name, then one trace of quantiles for each.
    """
    figure = go.Figure()
    for seat, totals in enumerate(totals_by_name.values()):
        figure.add_violin(
            x=totals,
            y0=seat,
            orientation="h",
            side="positive",
            width=1.5,
            points=False,
            line={"color": theme.seat_colour(seat), "width": 1.5},
            spanmode="hard",
            hoverinfo="skip",
            showlegend=False,
        )
    for seat, (name, totals) in enumerate(totals_by_name.items()):
        marks = np.quantile(totals, _QUANTILES) if len(totals) else np.array([])
        figure.add_scatter(
            x=marks,
            y=[seat] * len(marks),
            mode="lines+markers",
            name=as_text(name),
            showlegend=False,
            line={"color": theme.seat_colour(seat), "width": 3},
            marker={
                "symbol": ["line-ns", "line-ns", "diamond", "line-ns", "line-ns"],
                "size": [10, 16, 11, 16, 10],
                "line": {"width": 2, "color": theme.seat_colour(seat)},
            },
            text=[
                lines(f"{name}: {percent(share)} of games end with {mark:.0f} points or fewer")
                for share, mark in zip(_QUANTILES, marks, strict=False)
            ],
            hovertemplate="%{text}<extra></extra>",
        )
    rows = len(totals_by_name)
    figure.update_layout(template=theme.RIVER, height=120 + 62 * rows, hovermode="closest")
    figure.update_layout(margin={"t": 8}, violingap=0, meta={"named": True, "y": "player"})
    figure.update_xaxes(title="points at the end", fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        tickvals=list(range(rows)),
        ticktext=[short(name) for name in totals_by_name],
        range=[rows - 0.1, -0.9] if rows else None,
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )
