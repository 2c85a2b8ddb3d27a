"""Figures of a game's scores, deal by deal: totals, places, chances, and where points came from.

In every figure that runs over deals x is the number of the deal, 0 before the first.
"""

from collections.abc import Sequence
from itertools import cycle

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.analysis.game_scores import GameScores
from riverlib.cards import signed
from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.names import as_text, lines, short

_CHOSEN = "rgba(118, 136, 160, 0.22)"
_MOST_TICKS = 11


def totals(game: GameScores, *, chosen: int = 0) -> go.Figure:
    """Line chart of running totals, with bid, tricks and points on hover.

    Parameters
    ----------
    chosen : int
        Number of the deal that is on show beside the figure, 0 for none.

    Returns
    -------
    plotly.graph_objects.Figure
        A line for each side in the order of seats, then one of rings around those who dealt.
        ``customdata`` holds bid, tricks taken and points of the deal.
    """
    figure = go.Figure()
    rows = game.totals
    for seat, name in game.sides.items():
        facts = [[deal.bids[seat], deal.taken[seat], deal.points[seat]] for deal in game.deals]
        _line(
            figure,
            seat,
            name,
            x=list(range(len(rows))),
            y=[row[seat] for row in rows],
            text=[lines(f"{name} begins"), *_hover(game, seat)],
            customdata=[[None] * 3, *facts],
        )
    _dealers(figure, game)
    figure.layout.meta = {"x": "deal", "y": "total", "columns": ["bid", "taken", "points"]}
    figure.update_yaxes(title="points", zeroline=True, zerolinecolor=theme.QUIET)
    return _over_deals(figure, game, chosen)


def places(game: GameScores, *, chosen: int = 0) -> go.Figure:
    """Bump chart: who was in which place after each deal; equal totals share a place."""
    figure = go.Figure()
    rows = game.places
    for seat, name in game.sides.items():
        text = [
            lines(f"{name}: place {row[seat]}", f"after deal {deal_no}, with {total[seat]} points")
            for deal_no, (row, total) in enumerate(zip(rows, game.totals[1:], strict=True), 1)
        ]
        x = list(range(1, len(rows) + 1))
        _line(figure, seat, name, x=x, y=[row[seat] for row in rows], text=text, size=11)
    last = len(game.sides)
    figure.update_yaxes(
        title="place", range=[last + 0.4, 0.6], tickvals=list(range(1, last + 1)), zeroline=False
    )
    return _over_deals(figure, game, chosen)


def win_chances(game: GameScores, shares: NDArray[np.float64], *, chosen: int = 0) -> go.Figure:
    """Line chart of each side's estimated chance to win after every deal.

    Parameters
    ----------
    shares : ndarray(float), shape (deals + 1, seats)
        In [0, 1], as ``riverlib.analysis.win_chances`` returns them; partners share the sum.
    """
    figure = go.Figure()
    teams = len(game.sides)
    for seat, name in game.sides.items():
        chance = shares[:, seat::teams].sum(axis=1)
        text = [
            lines(f"{name}: {percent(share)}", _after(deal_no))
            for deal_no, share in enumerate(chance)
        ]
        _line(figure, seat, name, x=list(range(len(chance))), y=chance.tolist(), text=text)
    figure.update_yaxes(**theme.share_axis("chance to win"))
    return _over_deals(figure, game, chosen)


def points_by_source(game: GameScores) -> go.Figure:
    """Stacked bars of what each side's points were for, the total at the end."""
    names = list(game.sides.values())
    columns = [
        (source, [points[side] for side in game.sides])
        for source, points in game.points_by_source().items()
    ]
    rows = list(range(len(names)))
    figure = go.Figure()
    looks = (("#17998e", ""), ("#2f8fcf", "/"), ("#d0771b", "x"))
    for (label, points), (colour, pattern) in zip(columns, cycle(looks), strict=False):
        figure.add_bar(
            y=rows,
            x=list(points),
            name=label,
            orientation="h",
            marker={"color": colour, "pattern": {"shape": pattern, "fillmode": "overlay"}},
            hovertext=[
                lines(f"{name}: {signed(each)}", label)
                for name, each in zip(names, points, strict=True)
            ],
            hovertemplate="%{hovertext}<extra></extra>",
        )
    sums = [sum(points[seat] for _, points in columns) for seat in rows]
    ends = [sum(max(points[seat], 0) for _, points in columns) for seat in rows]
    figure.add_scatter(
        x=ends,
        y=rows,
        mode="text",
        text=[f" {signed(total)}" for total in sums],
        textposition="middle right",
        cliponaxis=False,
        name="total",
        showlegend=False,
        hoverinfo="skip",
    )
    figure.update_layout(template=theme.RIVER, barmode="relative", hovermode="closest")
    figure.update_layout(height=180 + 44 * len(names), margin={"t": 36, "r": 24})
    figure.update_layout(meta={"named": True, "x": "points", "y": "player"})
    low = min(0, *(sum(min(points[seat], 0) for _, points in columns) for seat in rows))
    figure.update_xaxes(range=[low * 1.05, max(ends) * 1.18 or 1], title="points", fixedrange=True)
    return figure.update_yaxes(
        tickvals=rows,
        ticktext=[short(name) for name in names],
        autorange="reversed",
        fixedrange=True,
        showgrid=False,
    )


def _line(
    figure: go.Figure,
    seat: int,
    name: str,
    *,
    x: Sequence[float],
    y: Sequence[float],
    text: Sequence[str],
    size: int = 8,
    **more: object,
) -> None:
    look = {"symbol": theme.SEAT_SYMBOLS[seat % len(theme.SEAT_SYMBOLS)], "size": size}
    figure.add_scatter(
        x=x,
        y=y,
        name=as_text(name),
        mode="lines+markers",
        line=theme.seat_line(seat),
        marker=look,
        text=text,
        hovertemplate="%{text}<extra></extra>",
        **more,
    )


def _hover(game: GameScores, seat: int) -> list[str]:
    """Return the hover boxes of a side's line, one a deal."""
    return [
        lines(
            f"{game.sides[seat]}: {total[seat]} points",
            f"Deal {deal_no}, {deal.hand_size} {'card' if deal.hand_size == 1 else 'cards'}",
            f"bid {_of_side(game, deal.bids, seat)}, took {_of_side(game, deal.taken, seat)}:"
            f" {signed(deal.points[seat])}",
        )
        for deal_no, (deal, total) in enumerate(
            zip(game.deals, game.totals[1:], strict=True), start=1
        )
    ]


def _of_side(game: GameScores, numbers: Sequence[int], seat: int) -> str:
    return " and ".join(map(str, numbers[seat :: len(game.sides)]))


def _dealers(figure: go.Figure, game: GameScores) -> None:
    """Ring the total of whoever dealt."""
    dealt = [
        (deal_no, deal.dealer % len(game.sides))
        for deal_no, deal in enumerate(game.deals, start=1)
        if deal.dealer is not None
    ]
    figure.add_scatter(
        x=[deal_no for deal_no, _ in dealt],
        y=[game.totals[deal_no][side] for deal_no, side in dealt],
        name="dealt",
        mode="markers",
        marker={"symbol": "circle-open", "size": 17, "color": theme.QUIET, "line": {"width": 2}},
        hoverinfo="skip",
        showlegend=bool(dealt),
    )


def _over_deals(figure: go.Figure, game: GameScores, chosen: int) -> go.Figure:
    """Give a figure its axis of deals, which tells the hand sizes, and mark the chosen deal."""
    deals = len(game.deals)
    step = -(-deals // _MOST_TICKS) or 1
    ticks = [no for no in range(1, deals + 1) if (no - 1) % step == 0 or no == deals]
    if len(ticks) > 1 and ticks[-1] - ticks[-2] < step:
        del ticks[-2]
    figure.layout.meta = {"x": "deal"} | (figure.layout.meta or {})
    figure.update_layout(template=theme.RIVER, height=430, hovermode="closest")
    figure.update_layout(margin={"t": 36}, hoverlabel={"align": "left"})
    figure.update_xaxes(
        title="cards in the hand, deal by deal",
        tickvals=ticks,
        ticktext=[str(game.deals[no - 1].hand_size) for no in ticks],
        range=[-0.4, max(deals, 1) + 0.4],
        zeroline=False,
        fixedrange=True,
    )
    if chosen:
        band = {"x0": chosen - 0.5, "x1": chosen + 0.5, "fillcolor": _CHOSEN, "line_width": 0}
        figure.add_vrect(layer="below", **band)
    return figure.update_yaxes(fixedrange=True)


def _after(deal_no: int) -> str:
    return f"after deal {deal_no}" if deal_no else "before the first deal"
