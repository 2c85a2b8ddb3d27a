"""Figure of a finished race: the chances to win all along."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import plotly.graph_objects as go

from riverlib.core.people import People
from riverlib.core.text import percent, signed_percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, short
from riverlib.race import choice_words, sentence
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.events import Rolled

_FAINT = "rgba(118, 136, 160, 0.35)"
_MOST_ROUNDS_NAMED = 9


def win_chance(
    review: RaceReview,
    names: Sequence[str],
    *,
    seat: int = 0,
    you: int | None = None,
    marked: Sequence[Decision] = (),
    colours: Sequence[int] = (),
) -> go.Figure:
    """Line chart of the chance to win over a whole race, with every throw and decision on it.

    Two players share one line, since what one wins the other loses; more have a line each.

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
    colours : sequence of int
        Number of the colour of each seat on the river; without any, seats have their own.

    Returns
    -------
    plotly.graph_objects.Figure
        x is the number of actions taken, y a chance in [0, 1]. Lines first, then the marks of
        each kind on the line of the seat that acted; then the numbers.
    """
    figure = go.Figure()
    drawn = (seat,) if review.players == 2 else tuple(range(review.players))
    if review.players == 2:
        _fill_lead(figure, review, seat, colours)
    for each in drawn:
        _line(figure, review, names, each, colours, alone=len(drawn) == 1)
    for kind, look in _KINDS.items():
        moments = [moment for moment in review.moments if _kind(moment) == kind]
        heights = [_height(review, moment, drawn) for moment in moments]
        hover = [_hover(review, moment, names, you) for moment in moments]
        worn = [theme.worn_colour(colours, moment.seat) for moment in moments]
        _marks(figure, moments, heights, hover, worn, kind, look)
    _numbers(figure, review, drawn, marked)
    figure.update_layout(template=theme.RIVER, height=430, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"}, margin={"t": 16})
    _round_axis(figure, review)
    figure.update_yaxes(
        title=_whose_chance(names, seat) if review.players == 2 else "chance to win, percent",
        range=[-0.04, 1.07],
        **theme.SHARE_TICKS,
    )
    return _two_sides(figure, names, seat) if review.players == 2 else figure


def _whose_chance(names: Sequence[str], seat: int) -> str:
    """Say what the one line of a race of two measures."""
    cut = [short(name, 12) for name in names]  # escaped as well
    return f"{People(cut, None).whose(seat)} chance to win, percent"


_KINDS: dict[str, dict[str, object]] = {
    "throw": {"symbol": "circle", "size": 7},
    "no choice": {"symbol": "circle-open", "size": 5},
    "choice": {"symbol": "diamond-open", "size": 9},
    "costly choice": {"symbol": "x", "size": 12},
}


def _kind(moment: Moment) -> str:
    if isinstance(moment, Throw):
        return "throw"
    if moment.is_forced:
        return "no choice"
    return "costly choice" if moment.is_costly else "choice"


def _line(
    figure: go.Figure,
    review: RaceReview,
    names: Sequence[str],
    seat: int,
    colours: Sequence[int],
    *,
    alone: bool,
) -> None:
    name = as_text(names[seat])
    figure.add_scatter(
        x=list(range(len(review.chances))),
        y=[row[seat] for row in review.chances],
        name=name,
        mode="lines",
        line={
            "color": theme.worn_colour(colours, seat),
            "width": 2.5,
            "dash": "solid" if alone else theme.seat_dash(seat),
        },
        text=[f"{name}: {percent(row[seat])}" for row in review.chances],
        hovertemplate="%{text}<extra></extra>",
        showlegend=not alone,
    )


def _fill_lead(figure: go.Figure, review: RaceReview, seat: int, colours: Sequence[int]) -> None:
    """Tint the space between the line and one half in the colour of whoever leads."""
    rows, shares = _with_crossings([row[seat] for row in review.chances])
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
                showlegend=False,
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
        legendgroup=kind,
        showlegend=False,
    )
    figure.add_scatter(  # in the legend a mark has nobody's colour
        x=[None],
        y=[None],
        name=kind,
        mode="markers",
        marker=look | {"color": theme.QUIET},
        legendgroup=kind,
        showlegend=bool(moments),
    )


def _numbers(
    figure: go.Figure, review: RaceReview, drawn: Sequence[int], marked: Sequence[Decision]
) -> None:
    heights = [_height(review, each, drawn) for each in marked]
    figure.add_scatter(
        x=[each.action_no + 1 for each in marked],
        y=heights,
        name="numbers",
        mode="text",
        text=[f"<b>{number}</b>" for number in range(1, len(marked) + 1)],
        textposition=["top center" if y < 0.85 else "bottom center" for y in heights],
        textfont={"size": 18},
        cliponaxis=False,
        hoverinfo="skip",
        showlegend=False,
    )


def _height(review: RaceReview, moment: Moment, drawn: Sequence[int]) -> float:
    seat = moment.seat if moment.seat in drawn and len(drawn) > 1 else drawn[0]
    return review.chances[moment.action_no + 1][seat]


def _hover(review: RaceReview, moment: Moment, names: Sequence[str], you: int | None) -> str:
    place = f"Round {review.round_of(moment.action_no)}."
    chances = zip(names, review.chances[moment.action_no + 1], strict=True)
    now = "; ".join(f"{name} {percent(share)}" for name, share in chances)
    return lines(f"{place} {_action_words(moment, names, you)}", _judgement(moment, names), now)


def _action_words(moment: Moment, names: Sequence[str], you: int | None) -> str:
    if isinstance(moment, Throw):
        return sentence(Rolled(moment.seat, moment.face), names, you=you)
    return f"{names[moment.seat]}: {choice_words(moment.state, moment.chosen, names)}."


def _judgement(moment: Moment, names: Sequence[str]) -> str:
    if isinstance(moment, Throw):
        return f"Luck: {signed_percent(moment.luck)}."
    if moment.is_forced:
        return "There was no other choice."
    if not moment.is_costly:
        return "Nothing was clearly better."
    better = choice_words(moment.state, moment.best, names)
    return f"Cost: {percent(moment.cost)}. Better: {better}."


def _round_axis(figure: go.Figure, review: RaceReview) -> None:
    """Mark each tide by a thin line, and count the rounds between the lines."""
    last = len(review.moments)
    edges = [0, *(tide for tide in review.tides if tide < last), last]
    middles = [(start + end) / 2 for start, end in pairwise(edges)]
    step = 1 + (len(middles) - 1) // _MOST_ROUNDS_NAMED
    figure.update_layout(
        shapes=[
            {
                "type": "line",
                "yref": "paper",
                **{"x0": row, "x1": row, "y0": 0, "y1": 1},
                "line": {"color": _FAINT, "width": 1},
                "layer": "below",
            }
            for row in review.tides
        ]
    )
    figure.update_xaxes(
        title="round: the tide turns at each thin line",
        tickvals=middles[::step],
        ticktext=[str(number) for number in range(1, len(middles) + 1, step)],
        range=[-0.5, last + 0.5],
        showgrid=False,
        zeroline=False,
    )


def _two_sides(figure: go.Figure, names: Sequence[str], seat: int) -> go.Figure:
    """Say who is ahead at the top and at the bottom of the chart."""
    figure.add_hline(y=0.5, line={"color": theme.QUIET, "width": 1.5, "dash": "dash"})
    for leader, y, anchor in ((seat, 1.06, "top"), (1 - seat, -0.03, "bottom")):
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
