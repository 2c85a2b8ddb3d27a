"""How good the bots are, drawn."""

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, short

_BEHIND_TO_AHEAD = ((0.0, "#e08a3c"), (0.5, "#efeadd"), (1.0, "#35aa9e"))


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
        text=[["" if np.isnan(share) else f"{share * 100:.0f}" for share in row] for row in shares],
        texttemplate="%{text}",
        textfont={"size": 16, "color": theme.INK},
        hovertext=_hover(names, shares),
        hovertemplate="%{hovertext}<extra></extra>",
        hoverongaps=False,
        xgap=3,
        ygap=3,
    )
    figure = go.Figure(heatmap).update_layout(template=theme.RIVER, hovermode="closest")
    figure.update_layout(height=130 + 50 * len(names), margin={"t": 8})
    labels = {"tickvals": places, "ticktext": [short(name, 14) for name in names]}
    angles = [0, -45, -90]  # upwards to the cell, so that the last name is not cut off
    figure.update_xaxes(autotickangles=angles, title="against", **labels)
    figure.update_xaxes(showgrid=False, zeroline=False)
    return figure.update_yaxes(autorange="reversed", showgrid=False, zeroline=False, **labels)


def _hover(names: Sequence[str], shares: NDArray[np.float64]) -> list[list[str]]:
    return [
        [
            "" if np.isnan(share) else f"{as_text(row)} against {as_text(column)}: {percent(share)}"
            for column, share in zip(names, line, strict=True)
        ]
        for row, line in zip(names, shares, strict=True)
    ]
