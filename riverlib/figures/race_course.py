"""Figures of a race's course: where the boats were, and the points at the docks."""

import plotly.graph_objects as go

from riverlib.analysis.course import HOME, LOST, BoatCourse, RaceCourse
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines

_WATER = "rgba(47, 143, 207, 0.10)"
_TIDE = {"color": theme.QUIET, "width": 1, "dash": "dot"}
_APART = 0.09
"""Cards by which boats on one card are drawn apart."""


def positions(course: RaceCourse) -> go.Figure:
    """Line chart of every boat from the waterfall (below) to the harbour (above), turn by turn.

    Returns
    -------
    plotly.graph_objects.Figure
        A line for each boat in the order of seats, then its ends: an anchor of points for boats
        that came home, a cross for those that were lost.
    """
    figure = go.Figure()
    cards = course.layout.cards
    for boat in course.boats:
        _boat(figure, course, boat, first=boat.boat == 0)
    _ends(figure, course)
    for turn in course.tides:
        figure.add_vline(x=turn - 0.5, line=_TIDE, opacity=0.5)
    figure.add_hrect(y0=-1.6, y1=-0.5, fillcolor=_WATER, line_width=0, layer="below")
    figure.update_layout(template=theme.RIVER, height=460, hovermode="closest", margin={"t": 36})
    figure.update_xaxes(title="turns", fixedrange=True, zeroline=False, rangemode="nonnegative")
    middle = list(range(1, cards, 2 if cards <= 10 else 3))
    return figure.update_yaxes(
        range=[-1.6, cards + 0.7],
        tickvals=[-1, *middle, cards],
        ticktext=["waterfall", *(f"card {place + 1}" for place in middle), "harbour"],
        zeroline=False,
        fixedrange=True,
    )


def _boat(figure: go.Figure, course: RaceCourse, boat: BoatCourse, *, first: bool) -> None:
    name, cards = course.names[boat.seat], course.layout.cards
    shift = _APART * (boat.boat - (course.layout.boats - 1) / 2)
    shift += _APART / 2 * (boat.seat - (len(course.names) - 1) / 2)
    figure.add_scatter(
        x=list(range(len(boat.places))),
        y=[place + shift if 0 <= place < cards else place for place in boat.places],
        name=as_text(name),
        legendgroup=str(boat.seat),
        showlegend=first,
        mode="lines",
        line=theme.seat_line(boat.seat) | {"shape": "hv", "width": 2},
        text=[
            lines(f"{name}, boat {boat.boat + 1}: {_where(place, cards)}", f"after turn {turn}")
            for turn, place in enumerate(boat.places)
        ],
        hovertemplate="%{text}<extra></extra>",
    )


def _where(place: int, cards: int) -> str:
    if place < 0:
        return "over the waterfall"
    return "in the harbour" if place >= cards else f"card {place + 1}"


def _ends(figure: go.Figure, course: RaceCourse) -> None:
    """Mark where boats left the river."""
    for end, symbol, size in ((HOME, "circle", 11), (LOST, "x", 11)):
        boats = [boat for boat in course.boats if boat.end == end]
        colours = [theme.seat_colour(boat.seat) for boat in boats]
        figure.add_scatter(
            x=[len(boat.places) - 1 for boat in boats],
            y=[boat.places[-1] for boat in boats],
            name="came home" if end == HOME else "lost",
            mode="markers",
            marker={"symbol": symbol, "size": size, "color": colours},
            showlegend=False,
            text=[_end_words(course, boat) for boat in boats],
            hovertemplate="%{text}<extra></extra>",
        )


def _end_words(course: RaceCourse, boat: BoatCourse) -> str:
    name, turn = course.names[boat.seat], len(boat.places) - 1
    if boat.dock is None:
        return lines(f"{name}: boat {boat.boat + 1} lost", f"in turn {turn}")
    return lines(f"{name}: boat {boat.boat + 1} home", f"dock {boat.dock}, in turn {turn}")


def points(course: RaceCourse) -> go.Figure:
    """Line chart of the points at the docks, turn by turn."""
    figure = go.Figure()
    for seat, name in enumerate(course.names):
        figure.add_scatter(
            x=list(range(len(course.scores))),
            y=[row[seat] for row in course.scores],
            name=as_text(name),
            mode="lines",
            line=theme.seat_line(seat) | {"shape": "hv"},
            text=[
                lines(f"{name}: {row[seat]} points", f"after turn {turn}")
                for turn, row in enumerate(course.scores)
            ],
            hovertemplate="%{text}<extra></extra>",
        )
    figure.update_layout(template=theme.RIVER, height=400, hovermode="closest", margin={"t": 36})
    figure.update_xaxes(title="turns", fixedrange=True, zeroline=False)
    return figure.update_yaxes(title="points", fixedrange=True, rangemode="tozero")
