"""Tricks taken against tricks bid: a square for each, its number and its colour."""

from collections.abc import Sequence

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.figures import theme

_HAVE_COLOUR = 8
"""Hands with a bid from which its row has half of its colour."""
_PHONE = 300
"""Pixels that the squares of a row have together on a phone."""
_DIGIT, _AIR = 8, 6
"""Pixels of a digit of the numbers, and between two of them."""


def bid_against_taken(counts: NDArray[np.int64]) -> go.Figure:
    """Heat map of tricks taken against tricks bid; the framed diagonal is the bids that were made.

    Numbers are hands, or hands of 100 with that bid where the hands would not fit on a phone. The
    colour is the share of the bid's hands; a bid of few hands is pale.

    Parameters
    ----------
    counts : ndarray(int), shape (largest + 1, largest + 1)
        ``counts[b, t]`` hands where *b* was bid and *t* taken.

    Returns
    -------
    plotly.graph_objects.Figure
        A Heatmap of one row for each bid that was made, lowest first: shares in [0, 1], NaN where
        it never happened. Bids and tricks above what ever happened are left out.
    """
    used = np.argwhere(counts > 0)
    sizes = list(range(int(used.max()) + 1 if len(used) else 1))
    written = _numbers(counts, len(sizes))
    figure = go.Figure().update_layout(template=theme.RIVER, hovermode="closest")
    for bid in sizes:
        row = counts[bid, : len(sizes)]
        if row.any():
            figure.add_trace(_row(bid, row, written[bid]))
    height = max(250, min(440, 110 + 42 * len(sizes)))
    figure.update_layout(height=height, margin={"t": 40}, meta={"columns": ["hands"]})
    for at in sizes:
        square = {"x0": at - 0.48, "x1": at + 0.48, "y0": at - 0.48, "y1": at + 0.48}
        figure.add_shape(type="rect", line={"color": theme.MADE, "width": 2}, **square)
    theme.explain_frames(figure, "bid made")
    axis: dict[str, object] = {"showgrid": False, "zeroline": False, "fixedrange": True}
    axis |= {"dtick": 1 if len(sizes) <= _most_squares(1) else 2, "range": [-0.5, sizes[-1] + 0.5]}
    figure.update_xaxes(title="tricks taken", **axis)
    return figure.update_yaxes(title="tricks bid", **axis)


def words(counts: NDArray[np.int64]) -> str:
    """Say what numbers and colours are, for below the figure."""
    used = np.argwhere(counts > 0)
    size = int(used.max()) + 1 if len(used) else 1
    kind = _kind(counts, size)
    numbers = {
        "hands": "In a square the number of hands. ",
        "shares": "In a square how many of 100 hands with that bid ended so. ",
        "": "",
    }[kind]
    return (
        f"{numbers}The stronger the colour, the more often that bid ended so; pale rows are bids"
        " of few hands. Framed: as many tricks as were bid."
    )


def _row(bid: int, row: NDArray[np.int64], written: Sequence[str]) -> go.Heatmap:
    hands = int(row.sum())
    share = np.where(row > 0, row / hands, np.nan)
    return go.Heatmap(
        x=list(range(len(row))),
        y=[bid],
        z=[share.tolist()],
        zmin=0,
        zmax=1,
        colorscale=theme.LITTLE_TO_MUCH,
        showscale=False,
        opacity=max(0.3, round(hands / (hands + _HAVE_COLOUR), 2)),
        customdata=[row.tolist()],
        text=[list(written)],
        texttemplate="%{text}" if any(written) else None,
        textfont={"size": 14, "color": theme.INK},
        hovertemplate=f"bid %{{y}}, took %{{x}}: %{{customdata:,}} of {hands:,} hands,"
        " %{z:.0%}<extra></extra>",
        hoverongaps=False,
        xgap=2,
        ygap=2,
    )


def _kind(counts: NDArray[np.int64], size: int) -> str:
    """Return which numbers fit into squares on a phone: ``"hands"``, ``"shares"`` or none."""
    if size <= _most_squares(len(f"{counts.max():,}")):
        return "hands"
    return "shares" if size <= _most_squares(2) else ""


def _most_squares(digits: int) -> int:
    """Return how many squares a side still hold numbers of so many digits."""
    return _PHONE // (_DIGIT * digits + _AIR)


def _numbers(counts: NDArray[np.int64], size: int) -> list[list[str]]:
    """Write what stands in the squares; empty where nothing ever happened."""
    kind = _kind(counts, size)
    written = []
    for row in counts[:size, :size].tolist():
        hands = sum(row)
        written.append([_number(kind, count, hands) if count else "" for count in row])
    return written


def _number(kind: str, count: int, hands: int) -> str:
    """Write what stands in one square; all of 100 happens alone in its row, so it has room."""
    if kind == "hands":
        return f"{count:,}"
    if kind == "":
        return ""
    return "<1" if count / hands < 0.005 else f"{count / hands * 100:.0f}"
