"""The axis of a game's deals: their numbers, how many cards were in the hand, which is on show."""

from collections.abc import Sequence

import plotly.graph_objects as go

from riverlib.figures import theme

MARGIN = 76
"""Pixels below a figure that this axis fills."""
_CHOSEN = "rgba(118, 136, 160, 0.22)"
_MOST_TICKS = 8
_MARK = {"ticks": "outside", "ticklen": 4, "tickcolor": theme.QUIET}
_MOST_ONE_CARD_DEALS = 3


def over_deals(
    figure: go.Figure, sizes: Sequence[int], *, chosen: int = 0, first: int = 0
) -> go.Figure:
    """Give a figure its axis of deals, hand sizes quietly below, and mark the chosen deal.

    Parameters
    ----------
    sizes : sequence of int
        Cards in the hand, deal by deal.
    chosen : int
        Number of the deal that is on show, from 1; 0 for none.
    first : int
        Where lines begin: 0 before the first deal, or 1 after it.
    """
    deals = len(sizes)
    ticks = deal_ticks(sizes)
    figure.layout.meta = {"x": "deal"} | (figure.layout.meta or {})
    figure.update_layout(template=theme.RIVER, height=430, hovermode="closest")
    figure.update_layout(hoverlabel={"align": "left"})
    figure.update_xaxes(
        tickvals=ticks,
        ticktext=[f"{no}<br>{_quietly(sizes[no - 1])}" for no in ticks],
        tickangle=0,
        minor={"tickvals": list(range(1, deals + 1)), **_MARK},
        **_MARK,
        range=[first - 0.4, max(deals, 1) + 0.25],
        showgrid=False,
        zeroline=False,
        fixedrange=True,
    )
    said = -deals
    for deal_no in _one_card_deals(sizes):
        line = {"color": theme.QUIET, "width": 1, "dash": "dot"}
        figure.add_vline(x=deal_no, line=line, layer="below", name="one card")
        if deal_no - said < deals / 4:
            continue  # two labels would meet
        said = deal_no
        figure.add_annotation(
            x=deal_no, y=1, yref="paper", yanchor="bottom", text=_quietly("1 card"), showarrow=False
        )
    figure.add_annotation(  # at the left, as the title is: the names of lines move its middle
        x=0,
        xref="paper",
        xanchor="left",
        y=0,
        yref="paper",
        yanchor="bottom",
        yshift=-MARGIN,
        text=f"above: the deal, {_quietly('below: cards in each hand')}",
        showarrow=False,
        font={"size": 15},
    )
    if chosen:
        band = {"x0": chosen - 0.5, "x1": chosen + 0.5, "fillcolor": _CHOSEN, "line_width": 0}
        figure.add_vrect(layer="below", name="chosen", **band)
    return figure.update_yaxes(fixedrange=True)


def deal_ticks(sizes: Sequence[int]) -> list[int]:
    """Return the deals that are written below the axis, so few that a phone has room.

    The first and the last are among them, and every second, third, ... in between.

    >>> deal_ticks([*range(10, 0, -1), *range(2, 11)])
    [1, 4, 7, 10, 13, 16, 19]
    """
    deals = len(sizes)
    step = -(-deals // _MOST_TICKS) or 1
    ticks = [no for no in range(1, deals, step) if deals - no >= step]
    return [*ticks, deals] if deals else []


def _quietly(words: object) -> str:
    return theme.letters(str(words), theme.QUIET)


def _one_card_deals(sizes: Sequence[int]) -> list[int]:
    """Return the deals of one card between longer ones, where they are something special.

    The first and the last say nothing of the way: there the hands only begin or end.
    """
    found = [no for no, size in enumerate(sizes, start=1) if size == 1 and 1 < no < len(sizes)]
    return found if len(found) <= min(_MOST_ONE_CARD_DEALS, len(sizes) - 1) else []
