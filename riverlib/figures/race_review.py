"""Figure of a finished race: the chances to win all along."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import plotly.graph_objects as go

from riverlib.analysis import race_story
from riverlib.core.people import People
from riverlib.figures import theme
from riverlib.figures.free_sides import free_sides
from riverlib.figures.line_ends import name_lines
from riverlib.figures.names import as_text, lines, short
from riverlib.figures.race_drawn import drawn_until
from riverlib.figures.rounds import mark_letters, round_ticks, upper_row
from riverlib.race.coach.in_hundred import more_wins, percent_of, wins_in_100
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.coach.story import moment_words, way_words
from riverlib.race.coach.turning import largest_swing

_FAINT = "rgba(118, 136, 160, 0.35)"
_HEIGHT, _RANGE = 420, (-0.04, 1.07)
_MARGIN = {"t": 16, "r": 20, "b": 76}
"""On the right the letter of a moment at the very end has room."""
_LETTERED = _MARGIN | {"t": 64}
"""Where letters of moments stand below the buttons."""
_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Chances with a tick."""


def win_chance(
    review: RaceReview,
    names: Sequence[str],
    *,
    seat: int = 0,
    you: int | None = None,
    marked: Sequence[Decision] = (),
    moments: Sequence[race_story.Moment] = (),
    colours: Sequence[int] = (),
    rounds: Sequence[int] = (),
) -> go.Figure:
    """Line chart of the chance to win over a race, up to where it was as good as decided.

    Two players share one line, since what one wins the other loses; more have a line each, named
    at its end. Every throw and choice can be pointed at; only what tells something is marked.

    Parameters
    ----------
    names : sequence of str
        One name a seat; shown as text, never as markup.
    seat : int
        With two players, whose chance the line tells.
    you : int, optional
        Seat of the person who reads.
    marked : sequence of Decision
        Decisions of this review that get a number, 1 for the first.
    moments : sequence of race_story.Moment
        Turns that get a letter, A for the first; none where nothing changes any more.
    colours : sequence of int
        Number of the colour of each seat on the river; without any, seats have their own.
    rounds : sequence of int
        Rounds that are spoken of beside the chart: the axis has their numbers, as that of the
        largest swing and those of marked decisions.

    Returns
    -------
    plotly.graph_objects.Figure
        x is the number of actions taken, y a chance in [0, 1]. Lines first, then the largest
        swing, what can be clicked and the costly choices, each on the line of the seat that it is
        about. Numbers are annotations. ``meta["table"]`` holds all chances, to the very end.
    """
    figure, last = go.Figure(), drawn_until(review, marked)
    is_duel = review.players == 2
    drawn = (seat,) if is_duel else tuple(range(review.players))
    if is_duel:
        _fill_lead(figure, review.chances[: last + 1], seat, colours)
    told = [_before(review, names), *(_hover(review, each, names, you) for each in review.moments)]
    for each in drawn:
        _line(figure, review.chances[: last + 1], names, each, colours, told, alone=is_duel)
    _stroke(figure, review, drawn)
    seen = [moment for moment in review.moments if moment.action_no < last]
    for kind, look in _KINDS.items():
        ours = [moment for moment in seen if _is_costly(moment) == (kind == _COSTLY)]
        heights = [_height(review, moment, drawn) for moment in ours]
        hover = [told[moment.action_no + 1] for moment in ours]
        worn = [theme.worn_colour(colours, moment.seat) for moment in ours]
        _marks(figure, ours, heights, hover, worn, kind, look)
    _numbers(figure, review, drawn, marked, colours, last)
    lettered = [(no, 2 * each.turn) for no, each in enumerate(moments, 1) if 2 * each.turn <= last]
    margin = dict(_LETTERED if moments else _MARGIN)
    margin["t"] += upper_row([place for _, place in lettered], last)
    height = _HEIGHT + margin["t"] - _MARGIN["t"]
    figure.update_layout(template=theme.RIVER, height=height, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"}, margin=margin, showlegend=False)
    figure.update_layout(meta={"table": _table(review, names)})
    _round_axis(figure, review, last, _spoken_of(review, rounds, marked))
    mark_letters(figure, lettered, last, _RANGE)
    figure.update_yaxes(
        title=_whose_chance(names, seat) if is_duel else "chance to win",
        range=_RANGE,
        tickvals=_SHARES,
        ticktext=[percent_of(share) for share in _SHARES],
    )
    if is_duel:
        return _two_sides(figure, names, seat)
    named = {each: names[each] for each in drawn}  # and no chance: the end says who won
    return name_lines(figure, names=named, margin=margin)


def _table(review: RaceReview, names: Sequence[str]) -> list[list[object]]:
    """Return the numbers to take away: every chance before the race and after each action."""
    rows: list[list[object]] = [["player", "action", "round", "chance to win"]]
    for seat, name in enumerate(names):
        for no, row in enumerate(review.chances):
            rows.append([name, no, review.round_of(max(no - 1, 0)), row[seat]])
    return rows


def _whose_chance(names: Sequence[str], seat: int) -> str:
    """Say what the one line of a race of two measures."""
    cut = [short(name, 12) for name in names]  # escaped as well
    return f"{People(cut, None).whose(seat)} chance to win"


_COSTLY = "costly choice"
_KINDS: dict[str, dict[str, object]] = {
    "move": {"symbol": "circle", "size": 12, "opacity": 0},
    _COSTLY: {"symbol": "x", "size": 12},
}
"""What is drawn on the lines; a move is only there to be pointed at."""


def _is_costly(moment: Moment) -> bool:
    return isinstance(moment, Decision) and not moment.is_forced and moment.is_costly


def _line(
    figure: go.Figure,
    chances: Sequence[Sequence[float]],
    names: Sequence[str],
    seat: int,
    colours: Sequence[int],
    told: Sequence[str],
    *,
    alone: bool,
) -> None:
    figure.add_scatter(
        x=list(range(len(chances))),
        y=[row[seat] for row in chances],
        name=as_text(names[seat]),
        mode="lines",
        line={
            "color": theme.worn_colour(colours, seat),
            "width": 2.5,
            "dash": "solid" if alone else theme.seat_dash(seat),
        },
        text=told[: len(chances)],
        hovertemplate="%{text}<extra></extra>",
    )


def _fill_lead(
    figure: go.Figure, chances: Sequence[Sequence[float]], seat: int, colours: Sequence[int]
) -> None:
    """Tint the space between the line and one half in the colour of whoever leads."""
    rows, shares = _with_crossings([row[seat] for row in chances])
    for leader, edge in ((seat, np.maximum), (1 - seat, np.minimum)):
        for y, fill in ((np.full(len(rows), 0.5), None), (edge(shares, 0.5), "tonexty")):
            figure.add_scatter(
                x=rows,
                y=y,
                mode="lines",
                line={"width": 0},
                fill=fill,
                fillcolor=theme.tint(theme.worn_colour(colours, leader), 0.16),
                hoverinfo="skip",
            )


def _with_crossings(shares: Sequence[float]) -> tuple[list[float], list[float]]:
    """Add the points where a line crosses one half, so that it can be cut there."""
    rows, cut = [0.0], [shares[0]]
    for row, (before, after) in enumerate(pairwise(shares)):
        if (before - 0.5) * (after - 0.5) < 0:
            rows.append(row + (0.5 - before) / (after - before))
            cut.append(0.5)
        rows.append(row + 1.0)
        cut.append(after)
    return rows, cut


def _marks(
    figure: go.Figure,
    moments: Sequence[Moment],
    heights: Sequence[float],
    hover: Sequence[str],
    worn: Sequence[str],
    kind: str,
    look: dict[str, object],
) -> None:
    figure.add_scatter(
        x=[moment.action_no + 1 for moment in moments],
        y=heights,
        name=kind,
        mode="markers",
        marker=look | {"color": list(worn)},
        text=hover,
        hovertemplate="%{text}<extra></extra>",
        selected={"marker": {"opacity": look.get("opacity", 1)}},
        unselected={"marker": {"opacity": look.get("opacity", 1)}},
    )


def _stroke(figure: go.Figure, review: RaceReview, drawn: Sequence[int]) -> None:
    """Draw a broad stroke along the throw or choice that changed a chance to win most."""
    swing = largest_swing(review)
    rows = [swing.moment.action_no, swing.moment.action_no + 1] if swing else []
    seat = swing.seat if swing and swing.seat in drawn else drawn[0]
    figure.add_scatter(
        x=rows,
        y=[review.chances[row][seat] for row in rows],
        name="largest swing",
        mode="lines",
        line={"width": 9, "color": theme.tint(theme.QUIET, 0.4)},
        hoverinfo="skip",
    )


def _numbers(
    figure: go.Figure,
    review: RaceReview,
    drawn: Sequence[int],
    marked: Sequence[Decision],
    colours: Sequence[int],
    last: int,
) -> None:
    """Write the numbers beside their crosses, where the lines leave room, on a ground."""
    tall = (_HEIGHT - _MARGIN["t"] - _MARGIN["b"]) / (_RANGE[1] - _RANGE[0])
    sides = free_sides(
        [[row[seat] for row in review.chances[: last + 1]] for seat in drawn],
        [(each.action_no + 1, _height(review, each, drawn)) for each in marked],
        tall=tall,
        floor=_RANGE[0],
    )
    for number, (each, (right, up)) in enumerate(zip(marked, sides, strict=True), 1):
        figure.add_annotation(
            name=f"number:{number}",
            text=f'<span style="color:#ffffff"><b>{number}</b></span>',
            x=each.action_no + 1,
            y=_height(review, each, drawn),
            xshift=right,
            yshift=up,
            showarrow=False,
            font={"size": 14},
            bgcolor=theme.dark(theme.worn_colour(colours, each.seat)),
            borderpad=3,
        )


def _height(review: RaceReview, moment: Moment, drawn: Sequence[int]) -> float:
    return review.chances[moment.action_no + 1][_line_of(moment, drawn)]


def _line_of(moment: Moment, drawn: Sequence[int]) -> int:
    """Return whose line tells a moment."""
    return moment.seat if moment.seat in drawn and len(drawn) > 1 else drawn[0]


def _before(review: RaceReview, names: Sequence[str]) -> str:
    return lines("Before the race.", _chances(review, 0, names))


def _hover(review: RaceReview, moment: Moment, names: Sequence[str], you: int | None) -> str:
    place = f"Round {review.round_of(moment.action_no)}."
    now = _chances(review, moment.action_no + 1, names)
    people = People(names, you)
    return lines(f"{place} {moment_words(moment, people)}", _judgement(moment, people), now)


def _chances(review: RaceReview, row: int, names: Sequence[str]) -> str:
    chances = zip(names, review.chances[row], strict=True)
    return f"Chance to win: {', '.join(f'{name} {percent_of(share)}' for name, share in chances)}"


def _judgement(moment: Moment, people: People) -> str:
    if isinstance(moment, Throw):
        return f"Luck: {more_wins(round(100 * moment.luck))}."
    if moment.is_forced:
        return ""
    if not moment.is_costly:
        return "Nothing was clearly better."
    better = way_words(moment.state, moment.best, people)
    return f"Cost: {wins_in_100(round(100 * moment.cost))}. Better: {better}."


def _spoken_of(review: RaceReview, rounds: Sequence[int], marked: Sequence[Decision]) -> list[int]:
    swing = largest_swing(review)
    turned = [review.round_of(swing.moment.action_no)] if swing else []
    return [*rounds, *turned, *(review.round_of(each.action_no) for each in marked)]


def _round_axis(figure: go.Figure, review: RaceReview, last: int, keep: Sequence[int]) -> None:
    """Mark each tide by a thin line, and count the rounds between the lines."""
    edges = [0, *(tide for tide in review.tides if tide < last), last]
    figure.update_layout(
        shapes=[
            {
                "type": "line",
                "yref": "paper",
                **{"x0": row, "x1": row, "y0": 0, "y1": 1},
                "line": {"color": _FAINT, "width": 1},
                "layer": "below",
            }
            for row in edges[1:-1]
        ]
    )
    figure.update_xaxes(
        round_ticks([*pairwise(edges)], keep),
        title="round: the tide turns at each thin line",
        range=[-0.5, last + 0.5],
        showgrid=False,
        zeroline=False,
    )


def _two_sides(figure: go.Figure, names: Sequence[str], seat: int) -> go.Figure:
    """Say who is ahead at the top and at the bottom of the chart."""
    figure.add_hline(y=0.5, line={"color": theme.QUIET, "width": 1.5, "dash": "dash"})
    for leader, y, anchor in ((seat, 0.99, "top"), (1 - seat, 0.01, "bottom")):  # off the lines
        figure.add_annotation(
            x=0,
            y=y,
            xref="paper",
            text=f"{short(names[leader], 24)} ahead",
            showarrow=False,
            xanchor="left",
            yanchor=anchor,
            font={"size": 14},
        )
    return figure
