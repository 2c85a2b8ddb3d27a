"""What both set-ups show in the browser: pictures to choose from, portraits, the bots."""

from collections.abc import Sequence
from typing import Any, TypedDict

import streamlit as st

from riverlib.ui.shared.components import draw_again
from riverlib.ui.shared.setting_up.heard import heard, take_in, unheard

HTML = "../../shared/setting_up/choices.html"
STYLES = ("../../shared/setting_up/choices.css",)
"""What a game's component of choices is made of, besides its own."""


class Option(TypedDict):
    """One thing to choose: its words, some facts, and what its picture is drawn from."""

    key: str
    name: str
    line: str
    facts: list[str]
    picture: Any


def chosen_key(keys: Sequence[str], key: str) -> str:
    """Return which of these keys was chosen, the first where none was or it is gone."""
    if (said := unheard(key)) is not None:
        if isinstance(said.get("key"), str):
            st.session_state[f"{key}_chosen"] = said["key"]
        take_in(key, said)
    chosen = st.session_state.get(f"{key}_chosen")
    return chosen if isinstance(chosen, str) and chosen in keys else keys[0]


def choose(
    mount: Any, options: Sequence[Option], *, label: str, first: int, more: str, key: str
) -> None:
    """Show options to choose from; ``chosen_key`` tells which was chosen.

    Parameters
    ----------
    mount : callable
        The renderer of the game's component.
    first : int
        How many stand there at once; a button, which says ``more``, brings the others.
    key : str
        The component's session key.
    """
    keys = [option["key"] for option in options]
    data = {
        "label": label,
        "chosen": chosen_key(keys, key),
        "first": first,
        "more": more,
        "options": list(options),
        "heard": heard(key),
    }
    mount(key=key, data=data, on_chosen_change=draw_again)


def in_words(minutes: float) -> str:
    """Say about how long something takes.

    >>> in_words(10.4), in_words(7.2), in_words(64), in_words(118)
    ('about 10 minutes', 'about 7 minutes', 'about an hour', 'about 2 hours')
    """
    if minutes < 50:
        whole = max(1, round(minutes)) if minutes < 12 else 5 * round(minutes / 5)
        return f"about {whole} minutes" if whole > 1 else "about a minute"
    halves = round(minutes / 30)
    hours = f"{halves // 2}{'½' if halves % 2 else ''}"
    return "about an hour" if halves == 2 else f"about {hours} hours"
