"""What a click in a figure opened further down comes into sight."""

from pathlib import Path

import streamlit as st

from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent
_CLICKED = "charts_clicked"


def choose(key: str, number: int) -> None:
    """Choose by a click what is shown further down: whoever clicked far above shall see it.

    Parameters
    ----------
    key : str
        The key of the widget that holds what is chosen.
    number : int
        What to choose; 0 is nothing.
    """
    st.session_state[key] = number
    st.session_state[_CLICKED] = True


def into_sight(part: str, number: int) -> None:
    """Scroll to a container if a click has just chosen what it shows.

    Parameters
    ----------
    part : str
        The key of the container.
    number : int
        What it shows; 0 is nothing.
    """
    if not (st.session_state.pop(_CLICKED, False) and number):
        return
    mount = component(
        "into_sight", _FOLDER, html="into_sight.html", css=("into_sight.css",), js="into_sight.js"
    )
    mount(key="into-sight", data={"part": part, "chosen": number}, height=0)
