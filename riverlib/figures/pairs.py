"""Two people against each other: points apart, a game, with how sure that is."""

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go

from riverlib.analysis.head_to_head import Meeting, how_sure
from riverlib.core.counting import counted
from riverlib.figures import theme
from riverlib.figures.estimates import COLUMNS, interval_bars, interval_data
from riverlib.figures.names import lines, short

_ROW = 54
_NAME, _ONE_LINE = 16, 15
"""The letters of a name that beside a phone's figure have room, and those of two in one line."""
"""Pixels for one pair."""


def points_apart(
    meetings: Sequence[Meeting], colours: Mapping[str, int] | None = None
) -> go.Figure:
    """Draw for each pair by how many points a game the one is ahead of the other.

    Parameters
    ----------
    meetings : sequence of Meeting
        Drawn from above in their order; the bar is the interval.
    colours : mapping of str to int, optional
        Number of each name's colour; a dot has that of the one who is ahead.

    Returns
    -------
    plotly.graph_objects.Figure
        One trace of a point for each pair, hollow where luck may be all.
    """
    figure = go.Figure()
    rows = range(len(meetings))
    worn = {
        name: theme.name_colour(colours or {}, name, at) for at, name in enumerate(_names(meetings))
    }
    for row, meeting in enumerate(meetings):
        gap = meeting.difference
        colour = worn[meeting.one if gap.value >= 0 else meeting.other]
        figure.add_scatter(
            x=[gap.value],
            y=[row],
            mode="markers",
            name="sure" if meeting.is_sure else how_sure(meeting),
            showlegend=False,
            marker={
                "size": 13,
                "color": colour,
                "symbol": "circle" if meeting.is_sure else "circle-open",
                "line": {"width": 2, "color": colour},
            },
            error_x=interval_bars([gap], colour),
            customdata=interval_data([gap]),
            text=[_words(meeting)],
            hovertemplate="%{text}<extra></extra>",
        )
    figure.add_vline(x=0, line={"color": theme.QUIET, "width": 1.5})
    figure.update_layout(template=theme.RIVER, height=80 + _ROW * max(len(meetings), 2))
    figure.update_layout(hovermode="closest", margin={"t": 34, "b": 44})
    figure.update_layout(meta={"columns": (*COLUMNS[:2], "games"), "named": True, "y": "who"})
    figure.update_xaxes(title="points a game ahead", fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        tickvals=list(rows),
        ticktext=[_pair(each, worn) for each in meetings],
        range=[len(meetings) - 0.4, -0.6],
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def _pair(meeting: Meeting, worn: Mapping[str, str]) -> str:
    """Name who is beside whom, on two lines where one would not hold both names."""
    one, other = (
        theme.letters(short(name, _NAME), worn[name]) for name in (meeting.one, meeting.other)
    )
    is_long = len(meeting.one) + len(meeting.other) > _ONE_LINE
    return f"{one}{'<br>' if is_long else ' '}{meeting.joined} {other}"


def _names(meetings: Sequence[Meeting]) -> list[str]:
    return list(dict.fromkeys(name for each in meetings for name in (each.one, each.other)))


def _words(meeting: Meeting) -> str:
    gap = meeting.difference
    played = counted(meeting.games, "game")
    if meeting.games < 2:
        return lines(f"{meeting.one} and {meeting.other}: {gap.value:+.0f} points in one game")
    return lines(
        f"{meeting.one} less {meeting.other}: {gap.value:+.1f} points a game",
        f"{gap.low:+.1f} to {gap.high:+.1f}, from {played}",
    )
