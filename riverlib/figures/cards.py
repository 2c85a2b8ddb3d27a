"""Figures of a card game: its hand sizes and its totals."""

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go

from riverlib.cards import DealResult
from riverlib.figures import theme


def hand_sizes(sizes: Sequence[int]) -> go.Figure:
    """Bar chart of the cards dealt to each seat, deal by deal: the river going down and up."""
    deals = list(range(1, len(sizes) + 1))
    bars = go.Bar(
        x=deals,
        y=list(sizes),
        text=[str(size) for size in sizes],
        textposition="outside",
        cliponaxis=False,
        marker_color=theme.SEAT_COLOURS[0],
        hovertemplate="deal %{x}: %{y} cards each<extra></extra>",
    )
    figure = go.Figure(bars).update_layout(template=theme.RIVER, height=170, bargap=0.25)
    figure.update_layout(margin={"l": 8, "r": 8, "t": 24, "b": 8}, hovermode="closest")
    return figure.update_xaxes(visible=False).update_yaxes(visible=False)


def totals_by_deal(names: Mapping[int, str], results: Sequence[DealResult]) -> go.Figure:
    """Line chart of running totals, with bid, tricks and points on hover.

    Parameters
    ----------
    names : mapping of int to str
        Name by seat, for each seat that gets a line; shown as text, never as markup.
    """
    deals = list(range(len(results) + 1))
    figure = go.Figure()
    for seat, name in names.items():
        figure.add_scatter(
            x=deals,
            y=[0, *(result.totals[seat] for result in results)],
            name=_as_text(name),
            mode="lines+markers",
            line={
                "color": theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)],
                "dash": theme.SEAT_DASHES[seat % len(theme.SEAT_DASHES)],
            },
            customdata=[[0, 0, 0], *_deal_facts(results, seat)],
            hovertemplate="%{y} (bid %{customdata[0]}, took %{customdata[1]})",
        )
    figure.update_layout(template=theme.RIVER, height=380)
    figure.update_xaxes(title="deal", rangemode="tozero", dtick=1 if len(results) <= 20 else None)
    return figure.update_yaxes(title="points")


def _deal_facts(results: Sequence[DealResult], seat: int) -> list[list[int]]:
    return [[result.bids[seat], result.taken[seat], result.points[seat]] for result in results]


def _as_text(name: str) -> str:
    """Escape what Plotly would read as markup: it knows a little HTML in names."""
    return name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
