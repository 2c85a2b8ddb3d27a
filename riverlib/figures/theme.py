"""One look for every figure: seat colours, fonts and grid, readable in light and dark."""

import plotly.graph_objects as go

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
