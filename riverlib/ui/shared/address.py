"""What a page shows is in its address, so that a link shows the same picture."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

import streamlit as st

Option = TypeVar("Option")


class Address:
    """The part of the address that one page reads and writes in one run.

    A widget takes its first value from the address; from then on the address follows the widget.
    What an address holds is anybody's text: only options that the page offers are taken from it.

    A widget in what opens at a click takes ``persist_state="page"`` beside its key: a browser that
    has not drawn it is then told its value once it does, and does not begin with the least one.
    """

    def __init__(self, page: str) -> None:
        self._page = page
        self._kept: set[str] = set()

    def key(self, name: str, options: Sequence[Option], default: Option) -> str:
        """Return the key for a widget with these options, its value set if it has none."""
        key = f"{self._page}_{name}"
        if key not in st.session_state or st.session_state[key] not in options:
            by_text = {str(option): option for option in options}
            st.session_state[key] = by_text.get(st.query_params.get(name, ""), default)
        return key

    def one_of(self, name: str, words: Mapping[str, str], label: str) -> str:
        """Let the person choose one of a few options in a row; the first is the usual one."""
        options = tuple(words)
        value = st.segmented_control(
            label,
            options,
            format_func=words.__getitem__,
            required=True,
            label_visibility="collapsed",
            wrap=True,
            key=self.key(name, options, options[0]),
        )
        self.keep(name, value, options[0])
        return value or options[0]

    def one_of_list(self, name: str, words: Mapping[str, str], label: str, width: int) -> str:
        """Let the person choose one of some options in a list ``width`` pixels wide."""
        options = tuple(words)
        value: str = st.selectbox(
            label,
            options,
            format_func=words.__getitem__,
            label_visibility="collapsed",
            filter_mode=None,
            key=self.key(name, options, options[0]),
            width=width,
        )
        self.keep(name, value, options[0])
        return value

    def number_key(self, name: str, low: int, high: int, default: int) -> str:
        """Return the key for a widget with a whole number, its value set if it has none."""
        key = f"{self._page}_{name}"
        if key not in st.session_state:
            text = st.query_params.get(name, "")
            number = int(text) if text.isdecimal() and len(text) < 16 else default
            st.session_state[key] = number if low <= number <= high else default
        return key

    def several_key(
        self, name: str, options: Sequence[str], default: Sequence[str], most: int | None = None
    ) -> str:
        """Return the key for a widget that chooses several, its value set if it has none.

        Parameters
        ----------
        most : int, optional
            How many the widget takes; an address may name more.
        """
        key = f"{self._page}_{name}"
        if key not in st.session_state:
            asked = [each for each in st.query_params.get_all(name) if each in options]
            st.session_state[key] = asked or list(default)
        chosen = [each for each in st.session_state[key] if each in options]
        st.session_state[key] = list(dict.fromkeys(chosen))[:most]
        return key

    def keep(self, name: str, value: object, default: object = None) -> None:
        """Write a value into the address, unless it is the one shown without it."""
        self._kept.add(name)
        text = "" if value is None or value == default else str(value)
        if text and st.query_params.get(name) != text:
            st.query_params[name] = text
        elif not text and name in st.query_params:
            del st.query_params[name]

    def keep_several(self, name: str, values: Sequence[str], default: Sequence[str]) -> None:
        """Write several values into the address, unless they are those shown without it."""
        self._kept.add(name)
        if list(values) == list(default):
            if name in st.query_params:
                del st.query_params[name]
        elif st.query_params.get_all(name) != list(values):
            st.query_params[name] = list(values)

    @property
    def fields(self) -> frozenset[str]:
        """The names that this run kept, those too that show what is shown without them."""
        return frozenset(self._kept)

    def drop_the_rest(self) -> None:
        """Take out what this run did not keep: it belongs to another choice."""
        for name in list(st.query_params):
            if name not in self._kept:
                del st.query_params[name]
