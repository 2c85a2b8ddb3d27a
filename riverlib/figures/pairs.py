"""Two people against each other: points apart, a game, with how sure that is."""

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go

from riverlib.analysis.head_to_head import Meeting, how_sure
from riverlib.core.counting import counted
from riverlib.figures import theme
from riverlib.figures.estimates import COLUMNS, interval_bars, interval_data
from riverlib.figures.names import as_text, lines, short

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
    pairs = [f"{as_text(each.one)} {each.joined} {as_text(each.other)}" for each in meetings]
    figure.update_layout(meta={"columns": (*COLUMNS[:2], "games"), "named": pairs, "y": "who"})
    figure.update_xaxes(
        title="points a game that the first is ahead", fixedrange=True, zeroline=False
    )
    return figure.update_yaxes(
        tickvals=list(rows),
        ticktext=[_row(each, worn) for each in meetings],
        range=[len(meetings) - 0.4, -0.6],
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def _row(meeting: Meeting, worn: Mapping[str, str]) -> str:
    """Name who is beside whom and in how many games each was ahead, on two lines."""
    one, other = (
        theme.letters(short(name, _NAME), worn[name]) for name in (meeting.one, meeting.other)
    )
    counts = theme.letters(f"{meeting.ahead} : {meeting.behind}", theme.QUIET)
    is_long = len(meeting.one) + len(meeting.other) > _ONE_LINE
    first, last = ("<br>", " ") if is_long else (" ", "<br>")
    return f"{one}{first}{meeting.joined} {other}{last}{counts}"


def _names(meetings: Sequence[Meeting]) -> list[str]:
    return list(dict.fromkeys(name for each in meetings for name in (each.one, each.other)))


def _words(meeting: Meeting) -> str:
    gap = meeting.difference
    games = f"{meeting.ahead} of {counted(meeting.games, 'game')}"
    ahead = f"{meeting.one} was ahead of {meeting.other} in {games}"
    by = f"by {abs(gap.value):.1f} points" if gap.value >= 0 else f"{-gap.value:.1f} points behind"
    if meeting.games < 2:
        return lines(f"{ahead}, {by}.")
    low, high = (f"{end:+.0f}".replace("-", "\N{MINUS SIGN}") for end in (gap.low, gap.high))
    return lines(
        f"{ahead}, {'' if gap.value >= 0 else 'but '}on average {by}.",
        f"The real difference may lie between {low} and {high} points a game.",
    )
