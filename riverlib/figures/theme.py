"""One look for every figure: seat colours, fonts and grid, readable in light and dark."""

import plotly.graph_objects as go

from riverlib.core.text import percent

SEAT_COLOURS = (
    "#17998e",
    "#d0771b",
    "#d9534f",
    "#8f63e0",
    "#2f8fcf",
    "#6b9a1f",
    "#d8498b",
    "#a8704a",
    "#7688a0",
    "#1a9bb5",
)
"""A colour for each of ten seats: the hues of the seats at the table (ui/shared/board/board.css) in
mid-tones, so that lines are readable on a light and on a dark page."""

SEAT_DASHES = ("solid", "dash", "dot", "dashdot", "longdash")
"""Line styles by seat, so that no line is told by its colour alone."""

SEAT_SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "pentagon", "star", "x")
"""Marks by seat, so that no line is told by its colour alone."""

QUIET = "#7688a0"
"""Marks that belong to nobody: readable on a light and on a dark page."""

INK = "#050f0f"
"""Text on a colour of ours, whatever the page's theme."""

_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
SHARE_TICKS = {"tickvals": _SHARES, "ticktext": [percent(share) for share in _SHARES]}
"""Ticks of an axis of shares, in per cent."""

RIVER = go.layout.Template(
    layout={
        "colorway": SEAT_COLOURS,
        "font": {"size": 14},
        "margin": {"l": 48, "r": 16, "t": 36, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "legend": {"orientation": "h", "y": -0.25, "x": 0, "font": {"size": 14}},
        "xaxis": {"tickfont": {"size": 14}, "automargin": True},
        "yaxis": {"tickfont": {"size": 14}, "automargin": True},
        "hovermode": "x unified",
    }
)
"""The template of every figure."""


def seat_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def seat_dash(seat: int) -> str:
    """Return the line style of a seat."""
    return SEAT_DASHES[seat % len(SEAT_DASHES)]


def seat_line(seat: int) -> dict[str, object]:
    """Return colour, width and style of a seat's line."""
    return {"color": seat_colour(seat), "width": 2.5, "dash": seat_dash(seat)}


def share_axis(title: str) -> dict[str, object]:
    """Return an axis of shares from 0 to 1, in per cent, that stays where it is."""
    fixed = {"range": [-0.03, 1.05], "fixedrange": True, "zeroline": False}
    return {"title": title} | SHARE_TICKS | fixed
