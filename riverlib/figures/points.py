"""The points of a deal for every bid and every number of tricks taken."""

import plotly.graph_objects as go

from riverlib import cards
from riverlib.figures import theme
from riverlib.figures.names import lines

_PHONE = 300
"""Pixels that the cells of a row have together on a phone."""
_LETTER, _AIR = 7.5, 4
"""Pixels of a letter of the numbers, and between two of them."""


def by_bid_and_taken(
    scoring: cards.Scoring, hand_size: int, *, most_bid: int | None = None
) -> go.Figure:
    """Heat map of points; the framed diagonal is the bids that were made.

    Where the numbers would not fit beside each other on a phone, only those of the diagonal are
    written, or none; all are in the hover boxes.

    Parameters
    ----------
    hand_size : int
        Cards of the hand: as many tricks there are.
    most_bid : int, optional
        The highest row: of partners what they can bid together; the hand size if not given.

    Returns
    -------
    plotly.graph_objects.Figure
        One Heatmap with a row for each bid, its arithmetic in the hover text.
    """
    sizes = list(range(hand_size + 1))
    bids = list(range((hand_size if most_bid is None else most_bid) + 1))
    scores = [
        [cards.score(scoring, bid=bid, taken=taken, hand_size=hand_size) for taken in sizes]
        for bid in bids
    ]
    points = [[each.points for each in row] for row in scores]
    most = max(1, *(abs(value) for row in points for value in row))
    heatmap = go.Heatmap(
        x=sizes,
        y=bids,
        z=points,
        zmin=-most,
        zmax=most,
        colorscale=theme.LOSS_TO_GAIN,
        showscale=False,
        customdata=[[each.how for each in row] for row in scores],
        text=_written(points),
        texttemplate="%{text}",
        textfont={"size": 14, "color": theme.INK},
        hovertext=[
            [hover(bid, taken, each.how) for taken, each in enumerate(row)]
            for bid, row in enumerate(scores)
        ],
        hovertemplate="%{hovertext}<extra></extra>",
        xgap=2,
        ygap=2,
    )
    figure = go.Figure(heatmap).update_layout(template=theme.RIVER, hovermode="closest")
    meta = {"columns": ["arithmetic"], "value": "points"}
    figure.update_layout(height=max(240, min(560, 130 + 42 * len(bids))), meta=meta)
    figure.update_layout(margin={"t": 40})
    for at in sizes:
        box = {"x0": at - 0.5, "x1": at + 0.5, "y0": at - 0.5, "y1": at + 0.5}
        figure.add_shape(type="rect", line={"color": theme.MADE, "width": 2}, **box)
    theme.explain_frames(figure, "bid made")
    figure.update_xaxes(title="tricks taken", dtick=1, fixedrange=True, showgrid=False)
    return figure.update_yaxes(title="tricks bid", dtick=1, fixedrange=True, showgrid=False)


def _written(points: list[list[int]]) -> list[list[str]]:
    """Write the numbers that fit on a phone."""
    signed = [[cards.signed(value) for value in row] for row in points]
    cell = _PHONE / len(points[0])
    widest = max(len(text) for row in signed for text in row) * _LETTER + _AIR
    if widest <= cell:
        return signed
    if widest > 3 * cell:
        return [["" for _ in row] for row in signed]
    return [
        [text if taken == bid else "" for taken, text in enumerate(row)]
        for bid, row in enumerate(signed)
    ]


def hover(bid: int, taken: int, how: str) -> str:
    """Say in a hover box how the points come about."""
    if bid == taken:
        said = "exactly right"
    else:
        off = abs(taken - bid)
        said = f"{off} {'trick' if off == 1 else 'tricks'} too {'many' if taken > bid else 'few'}"
    return lines(
        f"Bid {bid} and took {taken}: {said}.", f"{how} {'point' if _is_one(how) else 'points'}"
    )


def _is_one(how: str) -> bool:
    """Return whether some arithmetic, as ``Score.how`` has it, comes to one point."""
    return how.rpartition(" ")[2] in ("+1", "\N{MINUS SIGN}1")
