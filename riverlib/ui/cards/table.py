"""The animated card table: draws the view it is sent and sends clicks back; knows no rules."""

from collections.abc import Callable, Mapping
from typing import Any

import streamlit as st

from riverlib.boards.files import CARD_TABLE
from riverlib.ui.shared.components import board, draw_again


def card_table(
    view: Mapping[str, Any],
    *,
    key: str,
    on_action: Callable[[object], None],
    on_think: Callable[[object], None] | None = None,
) -> None:
    """Mount the table; ``on_action`` gets each click before the page runs again.

    ``view`` is a ``CardView``, with a line to its game where it has one (``shared.live``); clicks
    that go by that line do not come here.

    ``on_think`` gets what the coach is asked while a person thinks: a channel of its own, so that
    no click ever waits for it.

    The callbacks must touch no Streamlit state once it has begun to change the game: every such
    access is a point where the next click may abort them half-way.
    """
    mount = board("card_table", CARD_TABLE)

    def forward() -> None:
        on_action((st.session_state.get(key) or {}).get("action"))

    def forward_think() -> None:
        if on_think is not None:
            on_think((st.session_state.get(key) or {}).get("think"))

    mount(
        key=key,
        data=view,
        on_action_change=forward,
        on_think_change=forward_think,
        on_page_change=draw_again,
    )
