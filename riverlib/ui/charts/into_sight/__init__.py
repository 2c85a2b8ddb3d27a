"""What a click opened, further down or at the top of the page, comes into sight."""

from pathlib import Path

import streamlit as st

from riverlib.ui.shared.components import component
from riverlib.ui.shared.window import OPENED

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


def open_from_top(game_id: str) -> None:
    """Have the page begin at its top: whoever opened a game in a long list is far below it."""
    st.session_state[OPENED] = game_id


def top_into_sight() -> None:
    """Scroll to the page's title if a game has just been opened."""
    if game_id := st.session_state.pop(OPENED, None):
        _scroll_to("headline_row", game_id, at_once=True)


def into_sight(part: str, number: int) -> None:
    """Scroll to a container if a click has just chosen what it shows.

    Parameters
    ----------
    part : str
        The key of the container.
    number : int
        What it shows; 0 is nothing.
    """
    if st.session_state.pop(_CLICKED, False) and number:
        _scroll_to(part, number)


def _scroll_to(part: str, chosen: int | str, *, at_once: bool = False) -> None:
    """Scroll there; ``at_once`` where the page is another now, and nobody follows the way."""
    mount = component(
        "into_sight", _FOLDER, html="into_sight.html", css=("into_sight.css",), js="into_sight.js"
    )
    mount(key="into-sight", data={"part": part, "chosen": chosen, "atOnce": at_once}, height=0)
