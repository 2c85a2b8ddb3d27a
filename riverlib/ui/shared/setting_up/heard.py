"""What was chosen in a component of a set-up, kept by the browser until the page has taken it in.

An event of a component, like a press of a button, comes once: where the next message follows at
once, the run that heard it gives way to the next one, often before its callback has written
anything down, and the choice is lost while the browser still shows it. So a choice is no event but
a state with a number. The browser says it again with every message, and the page takes it where it
reads it, once: whichever run comes to its end has heard it.
"""

from typing import Any

import streamlit as st

NAME = "chosen"
"""What a component calls the state; its ``no`` counts the choices, and goes on from ``heard``."""


def unheard(key: str) -> dict[str, Any] | None:
    """Return what was chosen in a component if it has not been taken in yet."""
    said = (st.session_state.get(key) or {}).get(NAME)
    if not isinstance(said, dict) or type(said.get("no")) is not int:
        return None
    return said if said["no"] > heard(key) else None


def take_in(key: str, said: dict[str, Any]) -> None:
    """Count a choice as heard: last of all, so that a run that ends before it leaves it unheard."""
    st.session_state[_heard_at(key)] = said["no"]


def heard(key: str) -> int:
    """Return the number of the last choice that was taken in, for the component to go on from."""
    no: int = st.session_state.get(_heard_at(key), 0)
    return no


def _heard_at(key: str) -> str:
    return f"{key}_heard"
