"""Figures of a race's course: where the boats were, and the points at the docks."""

from collections.abc import Sequence

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from riverlib.analysis.course import AFLOAT, RaceCourse
from riverlib.analysis.race_story import Moment
from riverlib.core.counting import counted
from riverlib.figures import theme
from riverlib.figures.boat_room import BoatRoom, room_for
from riverlib.figures.boats import (
    afloat_dots,
    boat_labels,
    boat_line,
    coloured,
    home_rings,
    lost_crosses,
    when,
)
from riverlib.figures.line_ends import name_lines
from riverlib.figures.names import as_text, lines, short
from riverlib.figures.rounds import LETTER_ROWS, mark_turns, round_axis, upper_row

_WATER, _LAND = "rgba(47, 143, 207, 0.13)", "rgba(168, 112, 74, 0.13)"
_TALL, _LOW = 31, 13
"""Pixels of a river card, in one figure of all and in one of several."""
_NUMBER = 24
"""Pixels that the letters of moments take above a panel."""
_TOP, _BESIDE, _BOTTOM = 64, 68, 52
"""Pixels above all, where the letters of moments stand below the buttons; above one player's
boats, beside whose heading they stand; and below."""


def positions(
    course: RaceCourse,
    *,
    chosen: int = 0,
    moments: Sequence[Moment] = (),
    seat: int | None = None,
) -> go.Figure:
    """Line chart of every boat from the waterfall (below) to the harbour (above), turn by turn.

    Parameters
    ----------
    chosen : int
        The turn that is marked, 0 for none.
    moments : sequence of Moment
        What is marked by a letter, A for the first.
    seat : int, optional
        Whose boats are drawn alone, as one of several low figures with equal axes; else all.

    Returns
    -------
    plotly.graph_objects.Figure
        A line a boat, then the ends of the boats (a ring with the number of the dock, a cross, a
        dot), then the labels of the lines. ``meta["table"]`` holds the numbers of all boats.
    """
    everybody = range(len(course.names))
    group = list(everybody) if seat is None else [seat]
    room = _room(course, [group] if seat is None else [[each] for each in everybody], group)
    figure = make_subplots(rows=1)
    _panel(figure, course, group, room, 1)
    told = [(no, each) for no, each in enumerate(moments, 1) if _concerns(each, course, group)]
    rows = 1 if seat is not None else LETTER_ROWS
    mark_turns(figure, course, chosen, told, top=room.cards - 0.5, rows=rows)
    top = _BESIDE if seat is not None else _top(course, moments)
    figure.update_layout(
        template=theme.RIVER,
        height=round((room.high - room.low) * room.scale + top + _BOTTOM),
        margin={"t": top, "b": _BOTTOM, "l": 78, "r": 12},
        hovermode="closest",
        showlegend=False,
        meta={"table": _table(course)},
    )
    round_axis(figure, course)
    return figure if seat is None else figure.update_xaxes(title="round")


def _room(course: RaceCourse, groups: Sequence[Sequence[int]], group: Sequence[int]) -> BoatRoom:
    """Find room for a group of seats, with axes equal to those of the other groups."""
    scale = _LOW if len(groups) > 1 else _TALL
    fleets = [[boat for boat in course.boats if boat.seat in each] for each in groups]
    rooms = [room_for(course, fleet, scale=scale) for fleet in fleets]
    rows = max(room.home_rows for room in rooms), max(room.lost_rows for room in rooms)
    return room_for(course, fleets[groups.index(group)], scale=scale, rows=rows)


def _panel(
    figure: go.Figure, course: RaceCourse, group: Sequence[int], room: BoatRoom, row: int
) -> None:
    """Draw the boats of some seats into one row of the figure."""
    boats = [boat for boat in course.boats if boat.seat in group]
    for boat in boats:
        figure.add_trace(boat_line(course, boat, room), row=row, col=1)
    figure.add_trace(home_rings(course, boats, room), row=row, col=1)
    figure.add_trace(lost_crosses(course, boats, room), row=row, col=1)
    figure.add_trace(afloat_dots(course, boats, room), row=row, col=1)
    figure.add_trace(boat_labels(course, boats, room, named=len(group) > 1), row=row, col=1)
    for low, high, colour in (
        (room.low, -0.5, _WATER),
        (room.cards - 0.5, room.high, _LAND),
    ):
        figure.add_hrect(
            y0=low, y1=high, fillcolor=colour, line_width=0, layer="below", row=row, col=1
        )
    step = 2 if room.cards <= 10 else 3
    middle = list(range(1, room.cards - 1, step))
    edges = [(room.low - 0.5) / 2, (room.cards - 0.5 + room.high) / 2]
    figure.update_yaxes(
        range=[room.low, room.high],
        tickvals=[edges[0], *middle, edges[1]],
        ticktext=["waterfall", *(f"card {place + 1}" for place in middle), "harbour"],
        showgrid=False,
        zeroline=False,
        fixedrange=True,
        row=row,
        col=1,
    )
    if len(group) == 1:
        _heading(figure, course, group[0], row)


def _heading(figure: go.Figure, course: RaceCourse, seat: int, row: int) -> None:
    """Write above a panel whose boats it shows, with their points."""
    name, points = course.names[seat], course.scores[-1][seat]
    colour = theme.worn_colour(course.colours, seat)
    axis = figure.get_subplot(row, 1).yaxis.domain
    figure.add_annotation(
        text=f"{coloured(short(name, 20), colour)}"
        f" {counted(points, 'point') if points else 'no points'}",
        x=0,
        y=axis[1],
        xref="paper",
        yref="paper",
        xanchor="left",
        yanchor="bottom",
        yshift=_NUMBER + 6,
        showarrow=False,
        font={"size": 15},
    )


def _concerns(moment: Moment, course: RaceCourse, group: Sequence[int]) -> bool:
    """Whether a moment is about one of some seats, or took or brought home a boat of theirs."""
    if moment.seat is not None:
        return moment.seat in group
    ended = [boat for boat in course.boats if boat.end != AFLOAT and boat.seat in group]
    return any(len(boat.places) - 1 == moment.turn for boat in ended)


def _table(course: RaceCourse) -> list[list[object]]:
    """Return the numbers to take away: where each boat was before the race and after each turn."""
    rows: list[list[object]] = [["player", "boat", "turn", "round", "card", "dock"]]
    for boat in course.boats:
        for turn, place in enumerate(boat.places):
            where: object = place + 1
            if not 0 <= place < course.layout.cards:
                where = "lost" if place < 0 else "home"
            dock = boat.dock if where == "home" else ""
            number = course.round_of(turn) if turn else 0
            rows.append([course.names[boat.seat], boat.boat + 1, turn, number, where, dock])
    return rows


def points(course: RaceCourse, *, chosen: int = 0, moments: Sequence[Moment] = ()) -> go.Figure:
    """Line chart of the points at the docks, turn by turn, named at the ends of the lines.

    Parameters
    ----------
    chosen : int
        The turn that is marked, 0 for none.
    moments : sequence of Moment
        What is marked by a letter, A for the first.
    """
    figure = make_subplots(rows=1)
    clear = {"marker": {"opacity": 0}}
    for seat, name in enumerate(course.names):
        figure.add_scatter(
            x=list(range(len(course.scores))),
            y=[row[seat] for row in course.scores],
            name=as_text(name),
            mode="lines+markers",
            marker={"size": 12, "opacity": 0},
            selected=clear,
            unselected=clear,
            line={
                "color": theme.worn_colour(course.colours, seat),
                "dash": theme.seat_dash(seat),
                "width": 2.5,
                "shape": "hv",
            },
            text=[
                lines(f"{name}: {counted(row[seat], 'point')}", when(course, turn))
                for turn, row in enumerate(course.scores)
            ],
            hovertemplate="%{text}<extra></extra>",
        )
    most = max(1, *course.scores[-1])
    figure.update_layout(template=theme.RIVER, hovermode="closest", showlegend=False)
    figure.update_yaxes(
        title="points", range=[-0.04 * most, 1.06 * most], fixedrange=True, zeroline=False
    )
    mark_turns(figure, course, chosen, [*enumerate(moments, 1)], top=1.06 * most)
    round_axis(figure, course)
    values = {seat: str(total) for seat, total in enumerate(course.scores[-1])}
    margin = {"t": _top(course, moments)} if moments else {}
    height = 400 + margin.get("t", _TOP) - _TOP
    return name_lines(figure, values=values, height=height, margin=margin)


def _top(course: RaceCourse, moments: Sequence[Moment]) -> int:
    """Return the pixels above all boats, or above the points, for the letters of moments."""
    turns = [moment.turn for moment in moments]
    return _TOP + upper_row(turns, course.turns) if turns else 0
