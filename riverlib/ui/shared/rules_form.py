"""Widgets for the rules of any game: each keeps what was set for it, also while it is not shown."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

import streamlit as st

Choice = TypeVar("Choice", bound=StrEnum)


class RulesForm:
    """The widgets of one rule set, shown where they are asked for.

    Parameters
    ----------
    prefix : str
        Beginning of the session keys: what was changed in one rule set is kept for it alone.
    words : mapping of type to mapping of StrEnum to str
        What the choices of each kind are called on screen.
    """

    def __init__(self, prefix: str, words: Mapping[type[StrEnum], Mapping[StrEnum, str]]) -> None:
        self._prefix = prefix
        self._words = words

    def key(self, name: str) -> str:
        """Return the session key of a widget."""
        return f"{self._prefix}_{name}"

    def one(self, name: str, label: str, value: Choice, disabled: bool = False) -> Choice:
        """Ask for one of the choices that ``value`` is one of."""
        options = list(type(value))
        return st.selectbox(
            label,
            options,
            index=options.index(value),
            format_func=self._words[type(value)].__getitem__,
            key=self.key(name),
            persist_state="session",
            disabled=disabled,
        )

    def yes(self, name: str, label: str, value: bool) -> bool:
        """Ask for yes or no."""
        return st.checkbox(label, value=value, key=self.key(name), persist_state="session")

    def number(self, name: str, label: str, value: int, high: int, low: int = 0) -> int:
        """Ask for a whole number from ``low`` to ``high``."""
        return int(
            st.number_input(
                label,
                min_value=low,
                max_value=high,
                value=value,
                key=self.key(name),
                persist_state="session",
            )
        )
