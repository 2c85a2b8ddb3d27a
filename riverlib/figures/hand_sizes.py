"""The figure of a rule set's hand sizes."""

from collections.abc import Collection, Sequence

import plotly.graph_objects as go

from riverlib.figures import theme


def by_deal(sizes: Sequence[int], without_trump: Collection[int] = ()) -> go.Figure:
    """Bar chart of the cards dealt to each seat, deal by deal: the river going down and up.

    Parameters
    ----------
    without_trump : collection of int
        Numbers of the deals, from 1, that have no trump: their bars are striped.
    """
    deals = list(range(1, len(sizes) + 1))
    trump = ["no trump" if deal in without_trump else "trump" for deal in deals]
    bars = go.Bar(
        x=deals,
        y=list(sizes),
        text=[str(size) for size in sizes],
        textposition="outside",
        cliponaxis=False,
        marker_color=theme.SEAT_COLOURS[0],
        marker_pattern_shape=["/" if deal in without_trump else "" for deal in deals],
        customdata=[[each] for each in trump],
        hovertemplate="deal %{x}: %{y} cards each, %{customdata[0]}<extra></extra>"
        if without_trump
        else "deal %{x}: %{y} cards each<extra></extra>",
    )
    figure = go.Figure(bars).update_layout(template=theme.RIVER, height=170, bargap=0.25)
    figure.update_layout(margin={"l": 8, "r": 8, "t": 24, "b": 8}, hovermode="closest")
    figure.update_layout(meta={"x": "deal", "y": "cards each", "columns": ["trump"]})
    return figure.update_xaxes(visible=False).update_yaxes(visible=False)
