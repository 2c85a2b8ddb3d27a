"""The animated card table: draws the view it is sent and sends clicks back; knows no rules."""

from collections.abc import Callable
from pathlib import Path

import streamlit as st

from riverlib.ui.cards.table.view_types import CardView
from riverlib.ui.shared import board
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent
STYLES = (*board.STYLES, "table.css")


def card_table(view: CardView, *, key: str, on_action: Callable[[object], None]) -> None:
    """Mount the table; ``on_action`` gets each click before the page runs again.

    The callback must touch no Streamlit state once it has begun to change the game: every such
    access is a point where the next click may abort it half-way.
    """
    mount = component("card_table", _FOLDER, html="table.html", css=STYLES, js="table.js")

    def forward() -> None:
        on_action((st.session_state.get(key) or {}).get("action"))

    mount(key=key, data=view, on_action_change=forward)
