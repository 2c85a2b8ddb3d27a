"""The animated river: draws the view it is sent and sends clicks back; knows no rules."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from riverlib.boards.files import RIVER
from riverlib.ui.shared.components import board, draw_again


def river_board(view: Mapping[str, Any], *, key: str, on_action: Callable[[object], None]) -> None:
    """Mount the river; ``on_action`` gets each click before the page runs again.

    ``view`` is a ``RiverView``, with a line to its game where it has one (``shared.live``); clicks
    that go by that line do not come here.

    The callback must touch no Streamlit state once it has begun to change the race: every such
    access is a point where the next click may abort it half-way.
    """
    mount = board("river_board", RIVER)

    def forward() -> None:
        on_action((st.session_state.get(key) or {}).get("action"))

    mount(key=key, data=view, on_action_change=forward, on_page_change=draw_again)
