"""What an axis tells, written above it: nobody turns their head to read a figure."""

import plotly.graph_objects as go

_TOP = 46
"""Pixels above the marks: half a tick's letters below the words, which stand beside the toolbar."""
_ROW = 22
"""Pixels more where something else is said above the marks."""
_TO_WORDS = 20
"""Pixels from the top of the figure to its words, as far as to the buttons of the toolbar."""


def head_axis(figure: go.Figure) -> go.Figure:
    """Write the title of the y axis above it, at the left edge of the figure; call it last.

    Where the axis has none, or the figure has several, nothing changes. The numbers to take away
    are still called by that title (``layout.meta["y"]``).
    """
    words = figure.layout.yaxis.title.text
    if not words or len(list(figure.select_yaxes())) > 1:
        return figure
    figure.layout.meta = {"y": words} | (figure.layout.meta or {})
    figure.update_yaxes(title={"text": None})
    at_the_corner = {"x": 0, "xref": "container", "xanchor": "left"}
    at_the_corner |= {"y": 1, "yref": "container", "yanchor": "top", "pad": {"t": _TO_WORDS}}
    font = {"size": figure.layout.font.size or 14, "color": figure.layout.font.color}
    figure.update_layout(title={"text": words, "font": font, **at_the_corner})
    top = figure.layout.margin.t if figure.layout.margin.t is not None else _TOP
    more = max(_TOP - top, 0) + (_ROW if _says_more_above(figure) else 0)
    height = figure.layout.height
    return figure.update_layout(margin_t=top + more, height=height and height + more)


def _says_more_above(figure: go.Figure) -> bool:
    above = (
        each
        for each in figure.layout.annotations
        if (each.yref or "").endswith(("paper", "domain"))
    )
    return any(each.y >= 1 for each in above)
