"""How good the bots are, drawn."""

from collections.abc import Mapping, Sequence

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, stacked

_BEHIND_TO_AHEAD = ((0.0, "#e5a05f"), (0.5, "#f4efe2"), (1.0, "#45afa2"))


def all_against_all(names: Sequence[str], shares: NDArray[np.float64]) -> go.Figure:
    """Heat map of how often the bot of a row beats the bot of a column.

    Parameters
    ----------
    names : sequence of str
        The bots, one a row and column.
    shares : ndarray(float), shape (bots, bots)
        Share of the win in [0, 1], NaN where two were not paired.

    Returns
    -------
    plotly.graph_objects.Figure
        One Heatmap; the number in a cell is in per cent.
    """
    places = list(range(len(names)))
    heatmap = go.Heatmap(
        z=shares,
        x=places,
        y=places,
        zmin=0,
        zmax=1,
        colorscale=_BEHIND_TO_AHEAD,
        showscale=False,
        text=[["" if np.isnan(share) else _of_100(share) for share in row] for row in shares],
        texttemplate="%{text}",
        textfont={"size": 16, "color": theme.INK},
        hovertext=_hover(names, shares),
        hovertemplate="%{hovertext}<extra></extra>",
        hoverongaps=False,
        xgap=3,
        ygap=3,
    )
    figure = go.Figure(heatmap).update_layout(template=theme.RIVER, hovermode="closest")
    figure.update_layout(height=130 + 50 * len(names), margin={"t": 34})
    whole = [as_text(name) for name in names]  # a phone sets them aslant: no word is torn
    figure.update_xaxes(title="against", tickvals=places, ticktext=whole)
    figure.update_xaxes(autotickangles=[0, 40], ticklabeloverflow="allow")
    labels = {"tickvals": places, "ticktext": [stacked(name, 11) for name in names]}
    look = {"showgrid": False, "zeroline": False, "fixedrange": True}
    figure.update_xaxes(**look)
    return figure.update_yaxes(autorange="reversed", **look, **labels)


def _of_100(share: float) -> str:
    """Write a share so that it and that of the other side come to 100.

    >>> _of_100(0.805), _of_100(1 - 0.805)
    ('80', '20')
    """
    won = round(max(share, 1 - share), 6)
    said = round(100 * won)
    return f"{said if share >= 0.5 else 100 - said}"


def _hover(names: Sequence[str], shares: NDArray[np.float64]) -> list[list[str]]:
    return [
        [
            "" if np.isnan(share) else f"{as_text(row)} against {as_text(column)}: {percent(share)}"
            for column, share in zip(names, line, strict=True)
        ]
        for row, line in zip(names, shares, strict=True)
    ]


def bids_made(made: Mapping[str, tuple[float, float]]) -> go.Figure:
    """Points with intervals of how often bots make their bids, the number beside each.

    Parameters
    ----------
    made : mapping of str to (float, float)
        By name, the first at the top: the share in [0, 1], and half of its 95 % interval.
    """
    rows = list(range(len(made)))
    shares = [share for share, _ in made.values()]
    points = go.Scatter(
        x=shares,
        y=rows,
        mode="markers+text",
        marker={"size": 14, "color": theme.SEAT_COLOURS[0]},
        error_x={
            "array": [error for _, error in made.values()],
            "color": theme.SEAT_COLOURS[0],
            "thickness": 2,
            "width": 5,
        },
        text=[f"{share * 100:.0f}" for share in shares],
        textposition="top center",
        textfont={"size": 15},
        customdata=[[error] for _, error in made.values()],
        hovertext=[
            lines(f"{name}: {share * 100:.0f} of 100 bids, give or take {error * 100:.1f}")
            for name, (share, error) in made.items()
        ],
        hovertemplate="%{hovertext}<extra></extra>",
        showlegend=False,
    )
    figure = go.Figure(points).update_layout(template=theme.RIVER, hovermode="closest")
    figure.update_layout(height=110 + 48 * len(made), margin={"t": 34, "r": 24})
    figure.update_layout(meta={"named": True, "x": "bids made", "y": "bot", "columns": ["error"]})
    low, high = min(shares), max(shares)
    ticks = [at / 10 for at in range(11) if low - 0.1 <= at / 10 <= high + 0.1]
    figure.update_xaxes(
        title="bids that came true, of 100",
        tickvals=ticks,
        ticktext=[f"{tick * 100:.0f}" for tick in ticks],
        range=[low - 0.06, high + 0.06],
        fixedrange=True,
        zeroline=False,
    )
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[stacked(name) for name in made],
        range=[len(rows) - 0.5, -0.8],
        fixedrange=True,
        zeroline=False,
    )
