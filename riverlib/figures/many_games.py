"""Figures of many games: where they ended. Their bids are in ``bids_made`` and ``bid_squares``."""

from collections.abc import Mapping

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from riverlib.analysis.game_lines import number
from riverlib.core.counting import counted
from riverlib.core.text import percent
from riverlib.figures import theme
from riverlib.figures.bid_squares import bid_against_taken
from riverlib.figures.bids_made import made_by_hand_size
from riverlib.figures.names import as_text, lines, stacked

__all__ = ["bid_against_taken", "finals", "is_spread", "made_by_hand_size"]

_QUANTILES = (0.05, 0.25, 0.75, 0.95)
_MIDDLE = 2
"""Place of the mean among the marks, as a reader of the table expects it."""
_FEWEST = 5
"""Games below which each is a point: a violin would show a shape that is not there."""


def finals(
    totals_by_name: Mapping[str, NDArray[np.int64]], colours: Mapping[str, int] | None = None
) -> go.Figure:
    """Violins of the totals at the end of many games with their means; few are points.

    The mean has its number: it is what ``analysis.gathered.ends_say`` tells above the figure.

    Parameters
    ----------
    totals_by_name : mapping of str to ndarray(int), shape (games,)
        A violin for each name; the bars in it are the 5, 25, 75 and 95 % quantiles, the diamond
        is the mean. Less than five games are a point each. Where the names are of unlike many
        games, how many is said below each.
    colours : mapping of str to int, optional
        Number of each name's colour; the others have that of their place.

    Returns
    -------
    plotly.graph_objects.Figure
        A Violin for each name, then one trace of quantiles with the mean in their midst for each.
    """
    figure = go.Figure()
    worn = [
        theme.name_colour(colours or {}, name, place) for place, name in enumerate(totals_by_name)
    ]
    for seat, totals in enumerate(totals_by_name.values()):
        figure.add_violin(
            x=totals,
            y0=seat,
            orientation="h",
            side="negative",  # upwards: the axis goes down
            width=1.5,
            visible=is_spread(totals),
            points=False,
            line={"color": worn[seat], "width": 1.5},
            spanmode="hard",
            hoverinfo="skip",
            showlegend=False,
        )
    for seat, (name, totals) in enumerate(totals_by_name.items()):
        if not is_spread(totals):
            _games(figure, seat, name, totals, worn[seat])
            continue
        _spread(figure, seat, name, totals, worn[seat])
    rows = len(totals_by_name)
    figure.update_layout(template=theme.RIVER, height=120 + 62 * rows, hovermode="closest")
    figure.update_layout(
        margin={"t": 34, "r": 24},
        violingap=0,
        meta={"named": [as_text(name) for name in totals_by_name], "y": "player"},
    )
    figure.update_xaxes(type="linear")  # violins that are not shown would make it one of words
    figure.update_xaxes(title="points at the end", fixedrange=True, zeroline=False)
    return figure.update_yaxes(
        tickvals=list(range(rows)),
        ticktext=_ticks(totals_by_name),
        range=[rows - 0.7, -0.9] if rows else None,
        fixedrange=True,
        showgrid=False,
        zeroline=False,
    )


def _ticks(totals_by_name: Mapping[str, NDArray[np.int64]]) -> list[str]:
    """Return the names, and below each of how many games it is, unless that is the same."""
    games = {name: len(totals) for name, totals in totals_by_name.items()}
    if len(set(games.values())) == 1:
        return [stacked(name) for name in games]
    return [f"{stacked(name)}<br>{_quietly(number)}" for name, number in games.items()]


def _quietly(games: int) -> str:
    words = counted(games, "game")
    return f'<span style="font-size:12px">{theme.letters(words, theme.QUIET)}</span>'


def is_spread(totals: NDArray[np.int64]) -> bool:
    """Tell whether games are enough to be drawn as a violin with its marks, not as points."""
    return len(totals) >= _FEWEST


def _spread(
    figure: go.Figure, seat: int, name: str, totals: NDArray[np.int64], colour: str
) -> None:
    """Draw where most of many games ended, and write the mean at its mark."""
    marks = np.quantile(totals, _QUANTILES).tolist()
    mean = float(totals.mean())
    hovers = [
        f"{name}: {percent(share)} of games end with {counted(round(mark), 'point')} or fewer"
        for share, mark in zip(_QUANTILES, marks, strict=True)
    ]
    hovers.insert(_MIDDLE, f"{name}: on average {counted(round(mean), 'point')} a game")
    marks.insert(_MIDDLE, mean)
    figure.add_scatter(
        x=marks,
        y=[seat] * len(marks),
        mode="lines+markers+text",
        name=as_text(name),
        showlegend=False,
        line={"color": colour, "width": 3},
        marker={
            "symbol": ["line-ns", "line-ns", "diamond", "line-ns", "line-ns"],
            "size": [10, 16, 11, 16, 10],
            "line": {"width": 2, "color": colour},
        },
        text=["", "", f"<b>{number(round(mean))}</b>", "", ""],
        textposition="top center",
        textfont={"size": 14},
        cliponaxis=False,
        hovertext=[lines(each) for each in hovers],
        hovertemplate="%{hovertext}<extra></extra>",
    )


def _games(figure: go.Figure, seat: int, name: str, totals: NDArray[np.int64], colour: str) -> None:
    """Draw a point for each of few games."""
    figure.add_scatter(
        x=totals,
        y=[seat] * len(totals),
        mode="markers",
        name=as_text(name),
        showlegend=False,
        marker={"size": 11, "color": colour, "opacity": 0.8},
        text=[
            lines(f"{name}: a game ended with {counted(int(total), 'point')}") for total in totals
        ],
        hovertemplate="%{text}<extra></extra>",
    )
