"""The animated river: draws the view it is sent and sends clicks back; knows no rules."""

from collections.abc import Callable
from pathlib import Path

import streamlit as st

from riverlib.ui.race.river.view_types import RiverView
from riverlib.ui.shared import board
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent
STYLES = (*board.STYLES, "scenery.css", "panels.css")


def river_board(view: RiverView, *, key: str, on_action: Callable[[object], None]) -> None:
    """Mount the river; ``on_action`` gets each click before the page runs again.

    The callback must touch no Streamlit state once it has begun to change the race: every such
    access is a point where the next click may abort it half-way.
    """
    mount = component("river_board", _FOLDER, html="river.html", css=STYLES, js="river.js")

    def forward() -> None:
        on_action((st.session_state.get(key) or {}).get("action"))

    mount(key=key, data=view, on_action_change=forward)
