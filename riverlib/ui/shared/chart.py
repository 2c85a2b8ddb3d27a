"""A figure on a page: its letters as large and as dark as the page's own text."""

from typing import Any

import streamlit as st

_LETTERS = 14  # pixels
_CSS = """
<style>
.js-plotly-plot :is(.xtick, .ytick, .textpoint, .annotation-text-g, .hovertext) text,
.js-plotly-plot :is(.xtitle, .ytitle, .legendtext, .bartext-outside) {
  fill: currentColor !important;
}
</style>
"""


def show(figure: Any, *, key: str, alt: str) -> None:
    """Show a figure; the pages' theme would make its letters too small and too faint.

    Parameters
    ----------
    figure : plotly.graph_objects.Figure
    alt : str
        What the figure shows, for those who do not see it.
    """
    st.html(_CSS)
    axis = {"tickfont": {"size": _LETTERS}, "title": {"font": {"size": _LETTERS}}}
    figure.update_xaxes(axis).update_yaxes(axis)
    figure.update_layout(
        legend={"font": {"size": _LETTERS}},
        hoverlabel={"font": {"size": _LETTERS}},
        dragmode=False,  # a finger on a figure scrolls the page
    )
    st.plotly_chart(figure, key=key, alt=alt)
