"""One look for every figure: seat colours, fonts and grid, readable in light and dark."""

import plotly.graph_objects as go

SEAT_COLOURS = (
    "#0f9a8e",
    "#d97706",
    "#3b82c4",
    "#be3a6d",
    "#7c5cd6",
    "#6b8e23",
    "#b4552d",
    "#64748b",
    "#c0392b",
    "#0891b2",
)
"""A colour for each of ten seats, the same as at the table; mid-tones, readable on both themes."""

SEAT_DASHES = ("solid", "dash", "dot", "dashdot", "longdash")
"""Line styles by seat, so that no line is told by its colour alone."""

RIVER = go.layout.Template(
    layout={
        "colorway": SEAT_COLOURS,
        "font": {"size": 14},
        "margin": {"l": 48, "r": 16, "t": 24, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "legend": {"orientation": "h", "y": 1.12, "x": 0},
        "hovermode": "x unified",
    }
)
"""The template of every figure."""
