"""One press for all bots of a set-up: as easy, or as hard, as each other."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from riverlib.core.bot import Bot
from riverlib.ui.shared.setting_up.faces import level

_ON_OFFER = ("easy", "medium", "hard")
"""Of the words of ``level``; what lies between is chosen seat by seat."""


def all_alike(bots: Mapping[str, Bot[Any, Any]]) -> dict[str, str]:
    """Return the bot that all of them become, by the word on the button.

    Parameters
    ----------
    bots : mapping
        By key, weakest first.
    """
    by_word = {level(place, len(bots)): key for place, key in enumerate(bots)}
    return {f"All {word}": by_word[word] for word in _ON_OFFER if word in by_word}


def offer_all_alike(
    row: DeltaGenerator,
    bots: Mapping[str, Bot[Any, Any]],
    place: str,
    become: Callable[[str], None],
    now: Sequence[str],
) -> None:
    """Offer in a row to make all bots alike, and show which they are.

    Parameters
    ----------
    place : str
        Beginning of the session keys.
    become : callable
        Called with the key of the bot that all of them become.
    now : sequence of str
        Who plays for each seat: the key of a bot, or of what else sits there.
    """
    words = all_alike(bots)
    asked = f"{place}_all"
    playing = {each for each in now if each in bots}
    st.session_state[asked] = next((word for word, key in words.items() if playing == {key}), None)

    def press() -> None:
        if word := st.session_state[asked]:  # none: the chosen one was pressed once more
            become(words[word])

    row.pills("All bots", tuple(words), key=asked, on_change=press, label_visibility="collapsed")
