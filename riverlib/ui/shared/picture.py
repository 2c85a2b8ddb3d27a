"""A figure on a page: readable letters, its picture and its numbers to take away."""

from collections.abc import Callable
from typing import Any

import streamlit as st

from riverlib.ui.shared.address import Address

FORMATS = ("svg", "png")
"""What the camera in a figure's toolbar saves."""

_CSS = """
<style>
.js-plotly-plot :is(.xtick, .ytick, .textpoint, .annotation-text-g, .hovertext) text,
.js-plotly-plot :is(.xtitle, .ytitle, .legendtext, .bartext-outside) {
  fill: currentColor !important;
}
.js-plotly-plot .main-svg { background: transparent !important; }
</style>
"""
_INK, _PAPER, _CLEAR = "#1f2d2c", "#ffffff", "rgba(0, 0, 0, 0)"
_QUIET, _GRID = "#7688a0", "rgba(118, 136, 160, 0.28)"  # on a light and on a dark page
_IDLE_BUTTONS = ["zoom2d", "pan2d", "select2d", "lasso2d", "zoomIn2d", "zoomOut2d", "autoScale2d"]
_IDLE_BUTTONS += ["resetScale2d"]


def show(
    figure: Any,
    *,
    key: str,
    alt: str,
    name: str | None = None,
    picture: str = "svg",
    on_point: Callable[[], None] | None = None,
) -> None:
    """Show a figure, and with a name its toolbar and its numbers to take away.

    Parameters
    ----------
    figure : plotly.graph_objects.Figure
    alt : str
        What the figure shows, for those who do not see it.
    name : str, optional
        Name of the files, without an ending.
    picture : str
        One of ``FORMATS``.
    on_point : callable, optional
        Called when a point is chosen; ``chosen_point(key)`` then tells which.
    """
    st.html(_CSS)
    _settle(figure)
    config: dict[str, Any] = {
        "displaylogo": False,
        "displayModeBar": True if name else "hover",
        "modeBarButtonsToRemove": _IDLE_BUTTONS,
        "toImageButtonOptions": {"format": picture, "filename": name or key, "scale": 2},
    }
    if on_point is None:
        st.plotly_chart(figure, key=key, alt=alt, config=config)
    else:
        st.plotly_chart(
            figure, key=key, alt=alt, config=config, on_select=on_point, selection_mode="points"
        )
    if name is not None:
        _offer_numbers(figure, key, name)


def _offer_numbers(figure: Any, key: str, name: str) -> None:
    st.download_button(
        "The numbers (CSV)",
        data=lambda: _csv(figure),
        file_name=f"{name}.csv",
        mime="text/csv",
        on_click="ignore",
        key=f"{key}_csv",
        type="tertiary",
        icon=":material/table:",
    )


def picture_format(address: Address, key: str) -> None:
    """Let the person choose what the camera in a figure's corner saves."""
    st.segmented_control(
        "The camera in a figure's corner saves",
        FORMATS,
        format_func=str.upper,
        required=True,
        key=key,
    )
    address.keep("save", st.session_state[key], FORMATS[0])


def chosen_point(key: str) -> dict[str, Any] | None:
    """Return the point that was chosen in a figure, ``None`` when the choice was taken back."""
    state = st.session_state.get(key)
    points = state["selection"]["points"] if state else []
    return dict(points[0]) if points else None


def _settle(figure: Any) -> None:
    """Set letters of 14 px, which the pages' own theme would make smaller, and dark on white.

    On the page the style sheet above gives the letters the colour of the page's text and takes the
    white away; a saved picture is dark on white whatever the page's theme.
    """
    axis = {"tickfont": {"size": 14, "color": _INK}, "title": {"font": {"size": 15, "color": _INK}}}
    figure.update_xaxes(axis, gridcolor=_GRID).update_yaxes(axis, gridcolor=_GRID)
    figure.update_layout(
        font={"size": 14, "color": _INK},
        paper_bgcolor=_PAPER,
        plot_bgcolor=_CLEAR,
        legend={"font": {"size": 14, "color": _INK}, "bgcolor": _CLEAR},
        modebar={"bgcolor": _CLEAR, "color": _QUIET, "activecolor": _QUIET},
        hoverlabel={"font": {"size": 14}},
        dragmode=False,  # a finger on a figure scrolls the page
    )


def _csv(figure: Any) -> bytes:
    from riverlib.figures import data

    return data.to_csv(figure)
