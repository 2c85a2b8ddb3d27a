"""A season of games: how everybody's wins grew."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

import plotly.graph_objects as go

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.season_course import MOST_NAMES, SeasonCourse
from riverlib.core.counting import counted, listed
from riverlib.core.text import MONTHS
from riverlib.figures import line_ends, theme
from riverlib.figures.names import as_text, lines

_MOST_TICKS = 4
_HEIGHT = 300


def wins(
    course: SeasonCourse, colours: Mapping[str, int] | None = None, noun: str = "month"
) -> go.Figure:
    """Line chart of the games that everybody had won, game by game, named at the ends.

    Parameters
    ----------
    colours : mapping of str to int, optional
        Number of each name's colour; the others have that of their place.
    noun : str
        What the season is called: ``Season.noun``.
    """
    figure = go.Figure()
    shown = course.names[:MOST_NAMES]
    for place, name in enumerate(shown):
        own = [row[place] for row in course.wins]
        sizes = [0, *(8 * (now > was) for was, now in pairwise(own))]  # a mark for each win
        colour = theme.name_colour(colours or {}, name, place)
        figure.add_scatter(
            x=list(range(len(own))),
            y=own,
            name=as_text(name),
            mode="lines+markers",
            line={"color": colour, "width": 2.5, "shape": "hv", "dash": theme.seat_dash(place)},
            marker={"size": sizes},
            text=[
                lines(f"{name}: {counted(count, 'win')}", _after(course, number))
                for number, count in enumerate(own)
            ],
            cliponaxis=False,
            hovertemplate="%{text}<extra></extra>",
        )
    games = len(course.games)
    most = max(course.wins[-1][: len(shown)], default=0)
    step = -(-games // _MOST_TICKS) or 1
    ticks = [no for no in range(1, games, step) if games - no >= step]
    ticks = [*ticks, games] if games else []
    figure.update_layout(template=theme.RIVER, hovermode="closest")
    figure.layout.meta = {"x": "game", "y": "games won"}
    figure.update_xaxes(
        title=_axis_title(course, noun),
        range=[0, games + 0.1],
        tickvals=ticks,
        ticktext=_ticks(course, ticks),
        tickangle=0,
        showgrid=False,
        zeroline=False,
        fixedrange=True,
    )
    heights = list(range(0, most + 1, -(-most // 5) or 1))
    figure.update_yaxes(title="games won", tickvals=heights, fixedrange=True, zeroline=False)
    values = {place: str(course.wins[-1][place]) for place in range(len(shown))}
    top = max(most, 1)
    return line_ends.name_lines(
        figure, values=values, height=_HEIGHT, y_range=(-0.06 * top, 1.08 * top)
    )


def _ticks(course: SeasonCourse, ticks: Sequence[int]) -> list[str]:
    """Name the day of each tick, but none twice: then only the first game of a day has its name."""
    days = [_day(course.games[no - 1]) for no in ticks]
    if _is_one_day(course):
        return [str(no) for no in ticks]
    return [day if day not in days[:at] else "" for at, day in enumerate(days)]


def _axis_title(course: SeasonCourse, noun: str) -> str:
    return (
        f"games, all on {_day(course.games[0])}" if _is_one_day(course) else f"games of the {noun}"
    )


def _is_one_day(course: SeasonCourse) -> bool:
    return len({_day(line) for line in course.games}) == 1


def _day(line: GameLine) -> str:
    return f"{line.when.day} {MONTHS[line.when.month - 1][:3]}"


def _after(course: SeasonCourse, number: int) -> str:
    """Say after which game something is so, and who won it."""
    if not number:
        return "before the first game"
    line = course.games[number - 1]
    won = list(dict.fromkeys(seat.name for seat in line.seats if seat.won))
    who = f": {listed(won)} won" if won else ""
    return f"after game {number}, {_day(line)}{who}"
