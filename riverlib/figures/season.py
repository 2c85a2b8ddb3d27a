"""A season of games: how everybody's wins grew."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import plotly.graph_objects as go

from riverlib.analysis.game_lines import GameLine
from riverlib.analysis.season_course import MOST_NAMES, SeasonCourse
from riverlib.core.counting import counted, listed
from riverlib.core.text import MONTHS
from riverlib.figures import line_ends, theme
from riverlib.figures.names import as_text, lines

_MOST_TICKS = 4
_FEW = 3
"""Wins up to which everybody has a row of dots."""
_DOT, _ROW, _AROUND, _HEIGHT = 14, 34, 110, 300
"""Pixels: a dot, a row, what is above and below the rows; the height of growing lines."""


@dataclass(frozen=True, slots=True)
class _Lane:
    """What one line or row is of."""

    name: str
    wins: Sequence[int]
    """Games won so far, before the first game and after each."""
    colour: str


def wins(
    course: SeasonCourse, colours: Mapping[str, int] | None = None, noun: str = "month"
) -> go.Figure:
    """Draw the games that everybody won, game by game, named at the ends; grey is of the bots.

    Of few wins each player has a row, with a dot for each win: lines would lie on each other.
    Of more each has a line that grows.

    Parameters
    ----------
    colours : mapping of str to int, optional
        Number of each name's colour; the others have that of their place.
    noun : str
        What the season is called: ``Season.noun``.
    """
    figure = go.Figure()
    lanes = _lanes(course, colours or {})
    most = max((lane.wins[-1] for lane in lanes), default=0)
    are_few = most <= _FEW
    for place, lane in enumerate(lanes):
        sizes = [0, *((_DOT if are_few else 8) * (now > was) for was, now in pairwise(lane.wins))]
        figure.add_scatter(
            x=list(range(len(lane.wins))),
            y=[-place] * len(lane.wins) if are_few else list(lane.wins),
            name=as_text(lane.name),
            mode="lines+markers",
            line={
                "color": lane.colour,
                "width": 1 if are_few else 2.5,
                "shape": "hv",
                "dash": theme.seat_dash(place),
            },
            marker={"size": sizes, "opacity": 1},
            text=[
                lines(f"{lane.name}: {counted(count, 'win')}", _after(course, number))
                for number, count in enumerate(lane.wins)
            ],
            cliponaxis=False,
            hovertemplate="%{text}<extra></extra>",
        )
    figure.update_layout(template=theme.RIVER, hovermode="closest")
    figure.layout.meta = {"table": _table(lanes)}
    _days_axis(figure, course, noun)
    values = {place: str(lane.wins[-1]) for place, lane in enumerate(lanes)}
    if are_few:
        figure.update_yaxes(visible=False, fixedrange=True)
        height, y_range = _AROUND + _ROW * len(lanes), (0.5 - len(lanes), 0.5)
    else:
        heights = list(range(0, most + 1, -(-most // 5)))
        figure.update_yaxes(title="games won", tickvals=heights, fixedrange=True, zeroline=False)
        height, y_range = _HEIGHT, (-0.06 * most, 1.08 * most)
    return line_ends.name_lines(figure, values=values, height=height, y_range=y_range)


def _lanes(course: SeasonCourse, colours: Mapping[str, int]) -> list[_Lane]:
    """Return what is drawn: the people, then all bots together where they won."""
    lanes = [
        _Lane(name, [row[place] for row in course.wins], theme.name_colour(colours, name, place))
        for place, name in enumerate(course.names[:MOST_NAMES])
    ]
    if course.bots:
        lanes.append(_Lane("the bots", course.bots, theme.QUIET))
    return lanes


def _table(lanes: Sequence[_Lane]) -> list[tuple[str | int, ...]]:
    rows = [(lane.name, game, wins) for lane in lanes for game, wins in enumerate(lane.wins)]
    return [("line", "game", "games won"), *rows]


def _days_axis(figure: go.Figure, course: SeasonCourse, noun: str) -> None:
    games = len(course.games)
    step = -(-games // _MOST_TICKS) or 1
    ticks = [no for no in range(1, games, step) if games - no >= step]
    ticks = [*ticks, games] if games else []
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
