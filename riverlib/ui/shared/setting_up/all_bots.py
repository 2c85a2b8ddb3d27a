"""One press for all bots of a set-up: as easy, or as hard, as each other."""

from collections.abc import Callable, Mapping
from typing import Any

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
) -> None:
    """Offer in a row to make all bots alike.

    Parameters
    ----------
    place : str
        Beginning of the session keys.
    become : callable
        Called with the key of the bot that all of them become.
    """
    for label, key in all_alike(bots).items():
        row.button(
            label,
            type="tertiary",
            key=f"{place}_all_{key}",
            on_click=become,
            args=(key,),
        )
