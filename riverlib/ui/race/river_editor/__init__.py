"""The river as cards to be dragged: the browser sends what was done, Python lays the river out."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import streamlit as st

from riverlib import race
from riverlib.boards.files import RIVER
from riverlib.core import VariantError
from riverlib.race import laying_out
from riverlib.ui.shared.components import component

_FOLDER = Path(__file__).parent
_STEPS: Mapping[str, Callable[..., race.Layout]] = {
    "move": laying_out.with_card_moved,
    "add": laying_out.with_card_added,
    "remove": laying_out.with_card_removed,
    "sandbank": laying_out.with_sandbank_at,
    "high_tide": laying_out.with_high_tide_at,
    "start": laying_out.with_start_at,
}


def edit_river(layout: race.Layout, *, key: str, on_change: Callable[[race.Layout], None]) -> None:
    """Show the river's cards in a row; ``on_change`` gets the river as it was laid out anew.

    What cannot be done is said below the row, and changes nothing.
    """
    mount = component(
        "river_editor",
        _FOLDER,
        html="river_editor.html",
        css=(*RIVER.styles, "river_editor.css"),
        js="river_editor.js",
    )
    note, answered = f"{key}_note", f"{key}_answered"

    def take() -> None:
        action = (st.session_state.get(key) or {}).get("action")
        number = action.get("no") if isinstance(action, dict) else None
        st.session_state[answered] = number if type(number) is int else 0
        st.session_state[note] = ""
        try:
            changed = _changed(layout, action)
        except VariantError as error:
            st.session_state[note] = str(error).removeprefix(f"{layout.key}: ")
            return
        if changed != layout:
            on_change(changed)

    data = {
        "cards": layout.cards,
        "sandbank": layout.sandbank,
        "high_tide": layout.high_tide,
        "start": layout.start,
        "least": race.CARDS.start,
        "most": race.CARDS.stop - 1,
        "note": st.session_state.get(note, ""),
        "answered": st.session_state.get(answered, 0),
    }
    mount(key=key, data=data, on_action_change=take)


def _changed(layout: race.Layout, action: Any) -> race.Layout:
    """Return the river after what the browser sent; what makes no sense changes nothing."""
    if not isinstance(action, dict):
        return layout
    step, places = action.get("step"), action.get("places")
    if not isinstance(step, str) or step not in _STEPS or not isinstance(places, list):
        return layout
    if len(places) != (2 if step == "move" else 1) or any(type(no) is not int for no in places):
        return layout
    return _STEPS[step](layout, *places)
