"""Figures of a game's scores, deal by deal: totals, places, chances, and where points came from.

In every figure that runs over deals x is the number of the deal, 0 before the first.
"""

from collections.abc import Mapping, Sequence
from itertools import cycle

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.analysis.card_story import Moment
from riverlib.analysis.chance_story import side_chances
from riverlib.analysis.game_lines import number
from riverlib.analysis.game_scores import GameScores
from riverlib.cards import signed
from riverlib.cards.standings import is_made
from riverlib.core.counting import counted
from riverlib.core.text import percent, whole_percent
from riverlib.figures import data, deal_axis, line_ends, theme
from riverlib.figures.names import as_text, lines, short


def totals(game: GameScores, *, chosen: int = 0, moments: Sequence[Moment] = ()) -> go.Figure:
    """Line chart of running totals, with bid, tricks and points on hover.

    Parameters
    ----------
    chosen : int
        Number of the deal that is on show beside the figure, 0 for none.
    moments : sequence of Moment
        Deals to mark with a number, 1 for the first.

    Returns
    -------
    plotly.graph_objects.Figure
        A line for each side in the order of seats, then one of moments. ``customdata`` holds bid,
        tricks taken and points of the deal.
    """
    rows = [[row[side] for side in game.sides] for row in game.totals]
    figure = _running(game, rows, moments, "total")
    return _named(game, figure, chosen, [number(total) for total in rows[-1]])


def behind_leader(
    game: GameScores, *, chosen: int = 0, moments: Sequence[Moment] = ()
) -> go.Figure:
    """Line chart of how many points each side was behind whoever led: the same game, from nearer.

    Parameters and traces as those of ``totals``; y is 0 for the leader, and negative for the rest.
    """
    sums = [[row[side] for side in game.sides] for row in game.totals]
    rows = [[total - max(row) for total in row] for row in sums]
    figure = _running(game, rows, moments, "behind the leader")
    return _named(game, figure, chosen, [signed(gap) if gap else "0" for gap in rows[-1]])


def _running(
    game: GameScores, rows: Sequence[Sequence[int]], moments: Sequence[Moment], what: str
) -> go.Figure:
    """Draw a line for each side, and numbers at the moments.

    Parameters
    ----------
    rows : sequence of sequence of int
        Where the lines go: a row before the first deal and after each, a column for each side.
    what : str
        What the heights are called among the numbers.
    """
    figure = go.Figure()
    places = {side: at for at, side in enumerate(game.sides)}
    told = {(each.deal, rows[each.deal][places[each.side]]): each.sentence for each in moments}
    for at, (side, name) in enumerate(game.sides.items()):
        facts = [[deal.bids[side], deal.taken[side], deal.points[side]] for deal in game.deals]
        _line(
            figure,
            game,
            side,
            x=list(range(len(rows))),
            y=[row[at] for row in rows],
            text=[lines(f"{name} begins"), *_hover(game, side, [row[at] for row in rows], told)],
            customdata=[[None] * 3, *facts],
        )
    _moments(figure, game, rows, moments)
    figure.layout.meta = {"x": "deal", "y": what, "columns": ["bid", "taken", "points"]}
    return figure.update_yaxes(zeroline=True, zerolinecolor=theme.QUIET)


def places(game: GameScores, *, chosen: int = 0) -> go.Figure:
    """Bump chart: who was in which place after each deal; equal totals share a place."""
    figure = go.Figure()
    rows = game.places
    for seat, name in game.sides.items():
        text = [
            lines(
                f"{name}: place {row[seat]}",
                f"after deal {deal_no}, with {counted(total[seat], 'point')}",
            )
            for deal_no, (row, total) in enumerate(zip(rows, game.totals[1:], strict=True), 1)
        ]
        x = list(range(1, len(rows) + 1))
        _line(figure, game, seat, x=x, y=[row[seat] for row in rows], text=text, size=11)
    last = len(game.sides)
    figure.update_yaxes(range=[last + 0.4, 0.6], tickvals=list(range(1, last + 1)), zeroline=False)
    figure.layout.meta = {"x": "deal", "y": "place"}
    return _named(game, figure, chosen, first=1)


def win_chances(
    game: GameScores,
    shares: NDArray[np.float64],
    *,
    chosen: int = 0,
    moments: Sequence[Moment] = (),
) -> go.Figure:
    """Line chart of each side's estimated chance to win after every deal.

    Parameters
    ----------
    shares : ndarray(float), shape (deals + 1, seats)
        In [0, 1], as ``riverlib.analysis.win_chances`` returns them; partners share the sum.
    moments : sequence of Moment
        Deals to mark with a number, 1 for the first.
    """
    figure = go.Figure()
    chances = side_chances(game, shares).tolist()
    places = {side: at for at, side in enumerate(game.sides)}
    told = {(each.deal, chances[each.deal][places[each.side]]): each.sentence for each in moments}
    for at, (seat, name) in enumerate(game.sides.items()):
        text = [
            lines(f"{name}: {percent(row[at])}", _after(deal_no), told.get((deal_no, row[at]), ""))
            for deal_no, row in enumerate(chances)
        ]
        y = [row[at] for row in chances]
        _line(figure, game, seat, x=list(range(len(chances))), y=y, text=text)
    _moments(figure, game, chances, moments)
    figure.update_yaxes(**theme.share_axis(""))
    figure.layout.meta = {"x": "deal", "y": "chance to win"}
    return _named(game, figure, chosen, [whole_percent(share) for share in chances[-1]])


def points_by_source(game: GameScores) -> go.Figure:
    """Stacked bars of what deals each side's points came from, the total at the end; best first."""
    sides = sorted(game.sides, key=lambda side: -game.totals[-1][side])
    names = [game.sides[side] for side in sides]
    columns = [
        (source, [points[side] for side in sides])
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
        text=[f" {number(total)}" for total in sums],
        textposition="middle right",
        cliponaxis=False,
        name="total",
        showlegend=False,
        hoverinfo="skip",
    )
    figure.update_layout(template=theme.RIVER, barmode="relative", hovermode="closest")
    figure.update_layout(height=194 + 44 * len(names), margin={"t": 36, "r": 24})
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
    game: GameScores,
    side: int,
    *,
    x: Sequence[float],
    y: Sequence[float],
    text: Sequence[str],
    size: int = 8,
    **more: object,
) -> None:
    look = {"symbol": theme.SEAT_SYMBOLS[side % len(theme.SEAT_SYMBOLS)], "size": size}
    figure.add_scatter(
        x=x,
        y=y,
        name=as_text(game.sides[side]),
        mode="lines+markers",
        line=theme.seat_line(side, game.colours),
        marker=look,
        text=text,
        cliponaxis=False,
        hovertemplate="%{text}<extra></extra>",
        **more,
    )


def _hover(
    game: GameScores, seat: int, line: Sequence[int], told: Mapping[tuple[int, int], str]
) -> list[str]:
    """Return the hover boxes of a side's line, one a deal.

    Of a point and a mark around it Plotly shows the smaller: what is told by deal and height of a
    mark stands in the box of every line that goes through it.
    """
    return [
        lines(
            f"{game.sides[seat]}: {counted(total[seat], 'point')}",
            _deal_words(game, deal_no, seat),
            f"bid {_of_side(game, deal.bids, seat)}, took {_of_side(game, deal.taken, seat)}:"
            f" {'made' if is_made(deal, game.side_of(seat)) else 'missed'},"
            f" {signed(deal.points[seat])}",
            told.get((deal_no, line[deal_no]), ""),
        )
        for deal_no, (deal, total) in enumerate(
            zip(game.deals, game.totals[1:], strict=True), start=1
        )
    ]


def _deal_words(game: GameScores, deal_no: int, side: int) -> str:
    deal = game.deals[deal_no - 1]
    dealt = ", dealt" if deal.dealer in game.side_of(side) else ""
    return f"Deal {deal_no}, {deal.hand_size} {'card' if deal.hand_size == 1 else 'cards'}{dealt}"


def _of_side(game: GameScores, numbers: Sequence[int], seat: int) -> str:
    return " and ".join(map(str, numbers[seat :: len(game.sides)]))


def _moments(
    figure: go.Figure,
    game: GameScores,
    rows: Sequence[Sequence[float]],
    moments: Sequence[Moment],
) -> None:
    """Put a number on the line of each moment; its hover box says what happened."""
    places = {side: at for at, side in enumerate(game.sides)}
    colours = [theme.dark(theme.worn_colour(game.colours, each.side)) for each in moments]
    figure.add_scatter(
        x=[each.deal for each in moments],
        y=[rows[each.deal][places[each.side]] for each in moments],
        name="moments",
        meta=data.MARK,
        mode="markers+text",
        text=[
            f'<b><span style="color:#ffffff">{number}</span></b>'
            for number in range(1, len(moments) + 1)
        ],
        textposition="middle center",
        cliponaxis=False,
        textfont={"size": 14},
        marker={
            "symbol": "circle",
            "size": 20,
            "opacity": 1,
            "color": colours,
            "line": {"width": 2, "color": "#ffffff"},
        },
        hovertext=[lines(f"Deal {each.deal}: {each.sentence}") for each in moments],
        hovertemplate="%{hovertext}<extra></extra>",
    )


def _named(
    game: GameScores, figure: go.Figure, chosen: int, values: Sequence[str] = (), *, first: int = 0
) -> go.Figure:
    """Give a figure its deals, and write beside each line whose it is and where it ended."""
    sizes = [deal.hand_size for deal in game.deals]
    deal_axis.over_deals(figure, sizes, chosen=chosen, first=first)
    return line_ends.name_lines(
        figure, values=dict(enumerate(values)), margin={"b": deal_axis.MARGIN}
    )


def _after(deal_no: int) -> str:
    return f"after deal {deal_no}" if deal_no else "before the first deal"
