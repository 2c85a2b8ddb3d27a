"""How often chances came true: what was said against what came."""

from collections.abc import Mapping, Sequence
from typing import Any

import plotly.graph_objects as go

from riverlib.core.text import whole_percent
from riverlib.figures import theme
from riverlib.figures.names import lines

_TEAL = theme.SEAT_COLOURS[0]
_FEW = 200


def reliability(rows: Sequence[Mapping[str, Any]], *, what: str) -> go.Figure:
    """Points of how often chances came true, by the chance that was said.

    On the dotted line things come true exactly as often as was said. Bars are 95% intervals; a
    point of few cases is hollow.

    Parameters
    ----------
    rows : sequence of mapping
        A tenth each: ``said`` on average and ``came`` true, shares; ``low`` and ``high``, the ends
        of the interval; ``cases``.
    what : str
        What comes true: ``"the bid was made"``.
    """
    figure = go.Figure(
        go.Scatter(
            x=[0, 1],
            y=[0, 1],
            mode="lines",
            name="exactly as said",
            line={"color": theme.QUIET, "width": 2, "dash": "dot"},
            hoverinfo="skip",
            showlegend=False,
        )
    )
    figure.add_scatter(
        x=[row["said"] for row in rows],
        y=[row["came"] for row in rows],
        mode="markers+text",
        name="came true",
        marker={
            "size": 12,
            "color": _TEAL,
            "symbol": ["circle" if row["cases"] >= _FEW else "circle-open" for row in rows],
        },
        error_y={
            "type": "data",
            "symmetric": False,
            "array": [row["high"] - row["came"] for row in rows],
            "arrayminus": [row["came"] - row["low"] for row in rows],
            "color": _TEAL,
            "thickness": 1.5,
            "width": 4,
        },
        text=[f"{row['came'] * 100:.0f}" for row in rows],
        textposition=["top left" if row["said"] > 0.15 else "top center" for row in rows],
        textfont={"size": 14},
        customdata=[[row["low"], row["high"], row["cases"]] for row in rows],
        hovertext=[_hover(row, what) for row in rows],
        hovertemplate="%{hovertext}<extra></extra>",
        showlegend=False,
    )
    figure.add_annotation(
        x=0.62, y=0.55, text="exactly as said", showarrow=False, xanchor="left", font={"size": 14}
    )
    figure.update_layout(
        template=theme.RIVER, height=440, hovermode="closest", margin={"t": 44, "r": 30}
    )
    figure.update_layout(meta={"columns": ["from", "to", "cases"]})
    figure.update_xaxes(**theme.share_axis("the coach said"))
    return figure.update_yaxes(**theme.share_axis(f"{what}, of 100 times"))


def _hover(row: Mapping[str, Any], what: str) -> str:
    return lines(
        f"Said: {whole_percent(row['said'])}.",
        f"Of {row['cases']:,} such times {what} in {whole_percent(row['came'])}"
        f" ({whole_percent(row['low'])} to {whole_percent(row['high'])}).",
    )
