"""Figures of a finished race: what the dice and the choices did, and where the points are from."""

from collections.abc import Sequence

import plotly.graph_objects as go

from riverlib.core.counting import counted
from riverlib.core.text import signed_percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, short
from riverlib.race.coach.account import account_of
from riverlib.race.coach.review import RaceReview

_PATTERNS = ("", "/", "x", ".")
"""Fills by seat, so that no bar is told by its colour alone."""
_ROOM_FOR_TEXT = 0.6
"""Room for the text at either side of bars, in lengths of the longest: a phone is narrow."""


def luck_and_skill(
    review: RaceReview, names: Sequence[str], colours: Sequence[int] = ()
) -> go.Figure:
    """Bars of what luck gave each seat and what its own choices cost it.

    Returns
    -------
    plotly.graph_objects.Figure
        One Bar a seat, named beside both its places: below "the dice" and below "own choices", in
        parts of 1; the text of estimated luck has its interval.
    """
    figure, players = go.Figure(), review.players
    for place, seat in enumerate(review.seats, 1):
        account, name = account_of(seat), names[seat.seat]
        text = [
            _with_error(account.luck, seat.luck_error),
            _signed(account.own),
        ]
        figure.add_bar(
            y=[place, place + players + 1],
            x=[seat.luck, -seat.cost if account.own else 0.0],  # all zeros at the line's right
            width=0.8,
            orientation="h",
            name=as_text(name),
            marker=_bar_look(seat.seat, theme.worn_colour(colours, seat.seat)),
            text=text,
            textposition="outside",
            textfont={"size": 14},
            cliponaxis=False,
            hovertext=[lines(f"{name}, the dice: {text[0]}"), lines(f"{name}, choices: {text[1]}")],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    figure.update_layout(template=theme.RIVER, hovermode="closest", showlegend=False)
    figure.update_layout(barmode="overlay", height=100 + 60 * players, margin={"t": 8})
    most = max(0.01, *(seat.luck for seat in review.seats))
    least = min(0.0, *(min(seat.luck, -seat.cost) for seat in review.seats))
    room = _ROOM_FOR_TEXT * (most - least)
    figure.update_xaxes(
        title="wins in 100 lost or gained",
        range=[least - room, most + room],
        showticklabels=False,
        showgrid=False,
        zeroline=True,
        zerolinecolor=theme.QUIET,
        zerolinewidth=2,
    )
    rows = [short(names[seat.seat]) for seat in review.seats]
    return figure.update_yaxes(
        tickvals=list(range(2 * players + 2)),
        ticktext=["<b>the dice</b>", *rows, "<b>own choices</b>", *rows],
        range=[2 * players + 1.6, -0.5],
        showgrid=False,
        zeroline=False,
    )


def _with_error(luck: int, error: float) -> str:
    return f"{_signed(luck)} ± {100 * error:.0f}" if error else _signed(luck)


def _signed(wins: int) -> str:
    return signed_percent(wins / 100).removesuffix("%")


def docks(review: RaceReview, names: Sequence[str], colours: Sequence[int] = ()) -> go.Figure:
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
                "color": [theme.worn_colour(colours, seat) for seat in seats],
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
        text=[f" {counted(each, 'point')}" if each else " no points" for each in points],
        textposition="middle right",
        textfont={"size": 14},
        cliponaxis=False,
        hoverinfo="skip",
    )
    figure.update_layout(template=theme.RIVER, barmode="stack", showlegend=False)
    figure.update_layout(height=60 + 52 * review.players, hovermode="closest")
    figure.update_layout(margin={"t": 8, "b": 44}, bargap=0.3)
    figure.update_xaxes(
        title="points, boat by boat",
        showticklabels=False,
        showgrid=False,
        zeroline=False,
        range=[0, 1.35 * max(*points, 1)],
    )
    return figure.update_yaxes(
        tickvals=seats,
        ticktext=[short(name) for name in names],
        autorange="reversed",
        showgrid=False,
        zeroline=False,
    )


def _bar_look(seat: int, colour: str) -> dict[str, object]:
    pattern = {
        "shape": _PATTERNS[seat % len(_PATTERNS)],
        "bgcolor": colour,
        "fgcolor": theme.INK,
        "size": 9,
        "solidity": 0.18,
    }
    return {"color": colour, "pattern": pattern}
