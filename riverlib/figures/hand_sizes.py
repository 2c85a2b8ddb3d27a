"""The figure of a rule set's hand sizes."""

from collections.abc import Sequence

import plotly.graph_objects as go

from riverlib.figures import theme


def by_deal(sizes: Sequence[int]) -> go.Figure:
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
