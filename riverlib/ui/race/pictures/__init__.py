"""A costly choice as a small river: the way that was chosen, and the better one."""

from pathlib import Path

from riverlib.boards.files import RIVER
from riverlib.boards.race.view_types import RiverView
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent


def two_ways(view: RiverView, *, key: str) -> None:
    """Draw a small river.

    Parameters
    ----------
    view : dict
        The river before the choice, with both ``ways``; its ``help`` says what it shows.
    """
    mount = component(
        "two_ways",
        _FOLDER,
        html=RIVER.html,
        css=(*RIVER.styles, "two_ways.css"),
        js="two_ways.js",
    )
    mount(key=key, data=view)
