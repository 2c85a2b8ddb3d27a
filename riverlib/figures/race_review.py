"""Figures of a race: the chances all along, luck and choices, and the docks."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import plotly.graph_objects as go

from riverlib.core.text import percent, signed_percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, short
from riverlib.race import choice_words, sentence
from riverlib.race.coach.review import Decision, Moment, RaceReview, Throw
from riverlib.race.events import Rolled

_FAINT = "rgba(118, 136, 160, 0.35)"
_PATTERNS = ("", "/", "x", ".")
"""Fills by seat, so that no bar is told by its colour alone."""
_MOST_ROUNDS_NAMED = 9
_ROOM_FOR_TEXT = 0.6
"""Room for the text at either side of bars, in lengths of the longest: a phone is narrow."""


# --- the chances all along ------------------------------------------------------------------


def win_chance(
    review: RaceReview,
    names: Sequence[str],
    *,
    seat: int = 0,
    you: int | None = None,
    marked: Sequence[Decision] = (),
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

    Returns
    -------
    plotly.graph_objects.Figure
        x is the number of actions taken, y a chance in [0, 1]. Lines first, then the marks of
        each kind on the line of the seat that acted; then the numbers.
    """
    figure = go.Figure()
    drawn = (seat,) if review.players == 2 else tuple(range(review.players))
    if review.players == 2:
        _fill_lead(figure, review, seat)
    for each in drawn:
        _line(figure, review, names, each, alone=len(drawn) == 1)
    for kind, look in _KINDS.items():
        moments = [moment for moment in review.moments if _kind(moment) == kind]
        heights = [_height(review, moment, drawn) for moment in moments]
        hover = [_hover(review, moment, names, you) for moment in moments]
        _marks(figure, moments, heights, hover, kind, look)
    _numbers(figure, review, drawn, marked)
    figure.update_layout(template=theme.RIVER, height=430, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"}, margin={"t": 16})
    _round_axis(figure, review)
    figure.update_yaxes(range=[-0.04, 1.07], **theme.SHARE_TICKS)
    return _two_sides(figure, names, seat) if review.players == 2 else figure


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
    figure: go.Figure, review: RaceReview, names: Sequence[str], seat: int, *, alone: bool
) -> None:
    name = as_text(names[seat])
    figure.add_scatter(
        x=list(range(len(review.chances))),
        y=[row[seat] for row in review.chances],
        name=name,
        mode="lines",
        line={
            "color": theme.seat_colour(seat),
            "width": 2.5,
            "dash": "solid" if alone else theme.seat_dash(seat),
        },
        text=[f"{name}: {percent(row[seat])}" for row in review.chances],
        hovertemplate="%{text}<extra></extra>",
        showlegend=not alone,
    )


def _fill_lead(figure: go.Figure, review: RaceReview, seat: int) -> None:
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
                fillcolor=_tint(leader),
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
    kind: str,
    look: dict[str, object],
) -> None:
    figure.add_scatter(
        x=[moment.action_no + 1 for moment in moments],
        y=heights,
        name=kind,
        mode="markers",
        marker=look | {"color": [theme.seat_colour(moment.seat) for moment in moments]},
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
    """Mark each tide by a thin line, and count the rounds that it parts."""
    starts = [0, *review.tides]
    step = 1 + (len(starts) - 1) // _MOST_ROUNDS_NAMED
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
        title="round (the tide turns at each thin line)",
        tickvals=starts[::step],
        ticktext=[str(number) for number in range(1, len(starts) + 1, step)],
        range=[-0.5, len(review.moments) + 0.5],
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


# --- luck, choices and docks ----------------------------------------------------------------


def luck_and_skill(review: RaceReview, names: Sequence[str]) -> go.Figure:
    """Bars of what luck gave each seat and what its own choices cost it.

    Returns
    -------
    plotly.graph_objects.Figure
        One Bar a seat over two places, in parts of 1; the text of estimated luck has its interval.
    """
    figure = go.Figure()
    for seat in review.seats:
        gains = (seat.luck, -seat.cost)
        text = [_with_error(seat.luck, seat.luck_error), signed_percent(-seat.cost)]
        name = names[seat.seat]
        figure.add_bar(
            y=["luck", "choices"],
            x=list(gains),
            orientation="h",
            name=as_text(name),
            marker=_bar_look(seat.seat),
            text=text,
            textposition="outside",
            textfont={"size": 14},
            cliponaxis=False,
            hovertext=[lines(f"{name}, luck: {text[0]}"), lines(f"{name}, own choices: {text[1]}")],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    figure.update_layout(template=theme.RIVER, hovermode="closest", bargap=0.2, showlegend=True)
    figure.update_layout(height=150 + 52 * review.players, margin={"t": 8}, legend={"y": -0.05})
    most = max(0.01, *(seat.luck for seat in review.seats))
    least = min(0.0, *(min(seat.luck, -seat.cost) for seat in review.seats))
    room = _ROOM_FOR_TEXT * (most - least)
    figure.update_xaxes(
        range=[least - room, most + room],
        showticklabels=False,
        showgrid=False,
        zerolinecolor=theme.QUIET,
    )
    return figure.update_yaxes(autorange="reversed", showgrid=False)


def _with_error(share: float, error: float) -> str:
    if not error:
        return signed_percent(share)
    return f"{round(100 * share) or 0:+d} ± {100 * error:.0f} %"


def docks(review: RaceReview, names: Sequence[str]) -> go.Figure:
    """Stacked bars of the points of each seat, a piece for each dock.

    Returns
    -------
    plotly.graph_objects.Figure
        One Bar for everybody's first boat home, one for the second and so on; then the totals.
    """
    figure = go.Figure()
    seats = list(range(review.players))
    for arrival in range(max(map(len, review.docks))):
        taken = [docks[arrival] if arrival < len(docks) else None for docks in review.docks]
        figure.add_bar(
            y=seats,
            x=taken,
            orientation="h",
            name=f"boat {arrival + 1}",
            marker={
                "color": [theme.seat_colour(seat) for seat in seats],
                "line": {"color": theme.INK, "width": 1},
            },
            text=["" if dock is None else str(dock) for dock in taken],
            textposition="inside",
            insidetextanchor="middle",
            textangle=0,
            textfont={"size": 14, "color": theme.INK},
            hovertext=[
                lines(f"{name}: dock {dock}") for name, dock in zip(names, taken, strict=True)
            ],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    points = [sum(docks) for docks in review.docks]
    figure.add_scatter(
        x=points,
        y=seats,
        mode="text",
        text=[f" {each} points" if each else " no points" for each in points],
        textposition="middle right",
        textfont={"size": 14},
        cliponaxis=False,
        hoverinfo="skip",
    )
    figure.update_layout(template=theme.RIVER, barmode="stack", showlegend=False)
    figure.update_layout(height=60 + 52 * review.players, hovermode="closest")
    figure.update_layout(margin={"t": 8, "b": 8}, bargap=0.3)
    figure.update_xaxes(visible=False, range=[0, 1.35 * max(*points, 1)])
    return figure.update_yaxes(
        tickvals=seats,
        ticktext=[short(name) for name in names],
        autorange="reversed",
        showgrid=False,
        zeroline=False,
    )


# --- looks ----------------------------------------------------------------------------------


def _tint(seat: int) -> str:
    red, green, blue = (int(theme.seat_colour(seat)[place : place + 2], 16) for place in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.16)"


def _bar_look(seat: int) -> dict[str, object]:
    pattern = {
        "shape": _PATTERNS[seat % len(_PATTERNS)],
        "bgcolor": theme.seat_colour(seat),
        "fgcolor": theme.INK,
        "size": 9,
        "solidity": 0.18,
    }
    return {"color": theme.seat_colour(seat), "pattern": pattern}
