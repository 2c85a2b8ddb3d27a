"""One look for every figure: seat colours, fonts and grid, readable in light and dark."""

from collections.abc import Mapping, Sequence

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
    "#8c6a56",
    "#7688a0",
    "#4a67e4",
)
"""A colour for each of ten seats: the hues of the seats at the table (boards/portraits.js)
in mid-tones, so that lines are readable on a light and on a dark page."""

LETTER_COLOURS = (
    "#12786f",
    "#9e5b15",
    "#c9302c",
    "#7e4cdb",
    "#256fa1",
    "#527618",
    "#c42a71",
    "#75523f",
    "#5b6c83",
    "#3a55d0",
)
"""The same for letters, which need more contrast than lines (4.5 : 1); ``figures.css`` brightens
them in the dark."""

SEAT_DASHES = ("solid", "dash", "dot", "dashdot", "longdash")
"""Line styles by seat, so that no line is told by its colour alone."""

SEAT_SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "pentagon", "star", "x")
"""Marks by seat, so that no line is told by its colour alone."""

QUIET = "#7688a0"
"""Marks that belong to nobody: readable on a light and on a dark page."""

INK = "#050f0f"
"""Text on a colour of ours, whatever the page's theme."""

MADE = "#d0771b"
"""Frames around what is exactly right: bids that were made."""

LITTLE_TO_MUCH = ((0.0, "#edf4f0"), (0.5, "#93cfc6"), (1.0, "#45afa2"))
"""Colours of a heat map of shares; ``INK`` is read on all of them. In the dark the page turns a
heat map round, and then the numbers on it are light (``figures.css``)."""

LOSS_TO_GAIN = ((0.0, "#e59a8c"), (0.5, "#f4efe2"), (1.0, "#45afa2"))
"""Colours of a heat map with a middle: below it, above it."""

_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
SHARE_TICKS = {"tickvals": _SHARES, "ticktext": [percent(share) for share in _SHARES]}
"""Ticks of an axis of shares, in per cent."""

_AT_THE_FOOT = {"x": 0, "xref": "container", "y": 0, "yref": "container", "yanchor": "bottom"}
"""A legend begins at the left edge of the paper, as the words above do, however wide the labels."""

RIVER = go.layout.Template(
    layout={
        "colorway": SEAT_COLOURS,
        "font": {"size": 14},
        "margin": {"l": 48, "r": 16, "t": 36, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "legend": {"orientation": "h", "font": {"size": 14}, **_AT_THE_FOOT},
        "xaxis": {"tickfont": {"size": 14}, "automargin": True},
        "yaxis": {"tickfont": {"size": 14}, "automargin": True},
        "hovermode": "x unified",
    }
)
"""The template of every figure."""


def seat_colour(seat: int) -> str:
    """Return the colour of a seat."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def worn_colour(colours: Sequence[int], seat: int) -> str:
    """Return the colour that a seat has on its board.

    Parameters
    ----------
    colours : sequence of int
        Number of each seat's colour (``core.faces.looks``); without any, seats have their own.
    """
    return seat_colour(colours[seat] if colours else seat)


def name_colour(colours: Mapping[str, int], name: str, place: int) -> str:
    """Return the colour that a name is known by, or else that of its place in the figure.

    Parameters
    ----------
    colours : mapping of str to int
        Number of each name's colour (``play.wardrobe``).
    """
    return seat_colour(colours.get(name, place))


def letters(text: str, colour: str) -> str:
    """Write escaped text in a colour of ours, dark enough to be read.

    >>> letters("Anna", "#17998e")
    '<span style="color:#12786f">Anna</span>'
    """
    return f'<span style="color:{dark(colour)}">{text}</span>'


def dark(colour: str) -> str:
    """Return a colour of ours as its letters have it: white is read on it, and it on white.

    >>> dark("#8f63e0"), dark("#ffffff")
    ('#7e4cdb', '#ffffff')
    """
    return dict(zip(SEAT_COLOURS, LETTER_COLOURS, strict=True)).get(colour, colour)


def tint(colour: str, share: float) -> str:
    """Return a colour of ours so thin that what lies behind it shows through.

    >>> tint("#17998e", 0.25)
    'rgba(23, 153, 142, 0.25)'
    """
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, {share})"


def seat_dash(seat: int) -> str:
    """Return the line style of a seat."""
    return SEAT_DASHES[seat % len(SEAT_DASHES)]


def seat_line(seat: int, colours: Sequence[int] = ()) -> dict[str, object]:
    """Return colour, width and style of a seat's line; ``colours`` as in ``worn_colour``."""
    return {"color": worn_colour(colours, seat), "width": 2.5, "dash": seat_dash(seat)}


def share_axis(title: str) -> dict[str, object]:
    """Return an axis of shares from 0 to 1, in per cent, that stays where it is."""
    fixed = {"range": [-0.03, 1.05], "fixedrange": True, "zeroline": False}
    return {"title": title} | SHARE_TICKS | fixed


def explain_frames(figure: go.Figure, words: str) -> None:
    """Say above a heat map, in a word or two, what its framed squares are."""
    figure.add_annotation(
        text=f'<span style="color:{MADE}"><b>\N{WHITE SQUARE}</b></span> {words}',
        x=0,
        y=1,
        xref="paper",
        yref="paper",
        xanchor="left",
        yanchor="bottom",
        yshift=4,
        showarrow=False,
        font={"size": 14},
    )
