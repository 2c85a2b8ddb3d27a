"""What luck and choices did in a game of cards, deal by deal."""

from collections.abc import Sequence

import plotly.graph_objects as go

from riverlib.cards.coach import review_words as words
from riverlib.cards.coach.review import GameReview, SeatDeal
from riverlib.figures import theme
from riverlib.figures.names import lines, short

_LOOKS = {
    words.CARDS: ("#2f8fcf", ""),
    words.OTHERS: ("#17998e", "/"),
    words.CHOICES: ("#d9534f", "x"),
}
"""A colour and a pattern each, so that no bar is told by its colour alone."""
_LINES = {"fillmode": "overlay", "fgcolor": theme.INK, "fgopacity": 0.4, "solidity": 0.15}


_AXIS = 52
"""Pixels below a figure for the numbers and the word of its axis."""
_ROW = 60
"""Pixels for the names of the colours: three rows of them, where a phone is narrow."""
_NUMBER_BESIDE = 0.15
"""Parts of all bars that a number beside a bar may take, on a phone."""


def luck_and_choices(
    review: GameReview,
    seat: int,
    *,
    deals: int = 0,
    reach: tuple[float, float] | None = None,
    has_legend: bool = True,
) -> go.Figure:
    """Bars, deal by deal, of what luck gave a seat, and what its own choices cost it.

    Parameters
    ----------
    deals : int
        How many deals there will be: room is kept for those that are not ready.
    reach : tuple of float, optional
        From the bottom to the top of the y axis, as ``reach_of`` tells it, so that the figures of
        one game have one scale.
    has_legend : bool
        Whether the colours are named, because no figure above does it.

    Returns
    -------
    plotly.graph_objects.Figure
        Three Bars, stacked, in points; x is the number of the deal from 1.
    """
    mine = [each for deal in review.deals for each in deal.seats if each.seat == seat]
    numbers = [deal.deal_no + 1 for deal in review.deals]
    gains = {
        words.CARDS: [each.cards for each in mine],
        words.OTHERS: [each.play for each in mine],
        words.CHOICES: [0.0 - each.cost for each in mine],
    }
    figure = go.Figure()
    for name, points in gains.items():
        figure.add_bar(
            x=numbers,
            y=points,
            name=name,
            marker=_look(name),
            hovertemplate="%{y:+.1f}",
        )
    figure.update_layout(template=theme.RIVER, barmode="relative", height=350, bargap=0.25)
    figure.update_layout(showlegend=has_legend)
    _name_colours_below(figure, room=_ROW * has_legend)
    last = max(deals, *numbers, 1)
    figure.update_xaxes(title="deal", tick0=1, dtick=1 if last < 12 else 2, range=[0.4, last + 0.6])
    figure.update_yaxes(title="points gained or lost", zerolinecolor=theme.QUIET, range=reach)
    figure.layout.meta = {"x": "deal", "y": "points"}
    return figure


def reach_of(review: GameReview) -> tuple[float, float]:
    """Return how far down and up the bars of all seats go in any deal, and a little more."""
    deals = [each for deal in review.deals for each in deal.seats]
    return _reach([(each.cards, each.play, -each.cost) for each in deals], 0.06)


def _reach(gains: Sequence[Sequence[float]], more: float) -> tuple[float, float]:
    """Return how far stacked bars go both ways, and so many parts of that more."""
    high = max((sum(max(part, 0.0) for part in parts) for parts in gains), default=1.0)
    low = min((sum(min(part, 0.0) for part in parts) for parts in gains), default=-1.0)
    room = more * (high - low) or 1.0
    return low - room, high + room


def whole_game(seats: Sequence[SeatDeal], names: Sequence[str]) -> go.Figure:
    """Bars of what a whole game's luck and choices came to, a row for each seat.

    Parameters
    ----------
    seats : sequence of SeatDeal
        One a row, from the top.
    names : sequence of str
        By seat: free text.

    Returns
    -------
    plotly.graph_objects.Figure
        Three Bars, stacked, each with its number where it has room.
    """
    parts = [words.parts_of(each) for each in seats]
    rows = list(range(len(seats)))
    gains = {
        words.CARDS: [each.cards for each in parts],
        words.OTHERS: [each.others for each in parts],
        words.CHOICES: [each.choices for each in parts],
    }
    figure = go.Figure()
    for label, points in gains.items():
        said = [words.signed_points(each) for each in points]
        figure.add_bar(
            x=points,
            y=rows,
            name=label,
            orientation="h",
            marker=_look(label),
            text=[
                each.split()[0] if value else "" for each, value in zip(said, points, strict=True)
            ],
            textposition="auto",  # beside a bar that is too short for it, where nothing follows it
            insidetextanchor="middle",
            textangle=0,
            insidetextfont={"color": "#ffffff", "size": 14},
            outsidetextfont={"size": 14},
            cliponaxis=False,
            hovertext=[
                lines(f"{names[seat.seat]}: {each}", label)
                for seat, each in zip(seats, said, strict=True)
            ],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    height = 130 + 52 * len(rows)
    figure.update_layout(template=theme.RIVER, barmode="relative", height=height, bargap=0.35)
    figure.update_layout(hovermode="closest", uniformtext={"mode": "hide", "minsize": 12})
    figure.update_layout(margin={"t": 36, "r": 24})
    _name_colours_below(figure, room=_ROW)
    figure.update_layout(meta={"named": True, "x": "points", "y": "player"})
    figure.update_xaxes(title="points gained or lost", zerolinecolor=theme.QUIET, fixedrange=True)
    reach = _reach([(each.cards, each.others, each.choices) for each in parts], _NUMBER_BESIDE)
    figure.update_xaxes(range=reach)
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[short(names[each.seat]) for each in seats],
        autorange="reversed",
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def _name_colours_below(figure: go.Figure, *, room: int) -> None:
    """Name the colours at a figure's foot, below its axis's word, on a phone too.

    Parameters
    ----------
    room : int
        Pixels that the names take; the figure is as much higher.
    """
    figure.update_layout(margin_b=_AXIS + room, height=figure.layout.height + room)


def _look(name: str) -> dict[str, object]:
    colour, pattern = _LOOKS[name]
    return {"color": colour, "pattern": _LINES | {"shape": pattern}}
