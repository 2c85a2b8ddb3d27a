"""A game once more below its figure, step by step: what figure and board show go together."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

import streamlit as st

from riverlib.boards.session import ComponentSession
from riverlib.core import RiverError
from riverlib.store import StoredGame

Past = TypeVar("Past", bound=ComponentSession)


@dataclass(frozen=True, slots=True)
class Stepping(Generic[Past]):
    """How the games of one kind are gone through; ``number`` is that of a deal or turn, from 1."""

    key: str
    """Session key under which a window keeps where it is, with the state of the game it is of."""
    begin: Callable[[StoredGame, int], Past]
    """Opens a stored game at a number; raises ``RiverError`` where it cannot be replayed."""
    number: Callable[[Past], int]
    """Tells where somebody has come to."""
    go_to: Callable[[Past, int], object]
    mount: Callable[[Past, Callable[[object], None]], None]
    """Draws the board; what it sends goes to the function it is given."""

    def show(self, stored: StoredGame, number: int, number_key: str) -> None:
        """Show a game at a number.

        Parameters
        ----------
        number_key : str
            Session key of the number that the figure shows: the board's own buttons change it too.
        """
        try:
            past = self._past(stored, number)
        except RiverError as error:
            st.text(str(error))
            return
        _board(self, past, number, number_key)

    def _past(self, stored: StoredGame, number: int) -> Past:
        stamp = (stored.id, stored.revision)
        kept: tuple[tuple[str, int], Past] | None = st.session_state.get(self.key)
        if kept is None or kept[0] != stamp:
            kept = st.session_state[self.key] = (stamp, self.begin(stored, number))
        elif self.number(kept[1]) != number:
            self.go_to(kept[1], number)
        return kept[1]


@st.fragment
def _board(stepping: Stepping[Past], past: Past, number: int, number_key: str) -> None:
    """Mount the board in a fragment of its own: a step draws no figure anew."""
    if st.session_state[number_key] != number:
        st.rerun()

    def answer(action: object) -> None:
        past.answer(action)
        st.session_state[number_key] = 0 if past.wish == "out" else stepping.number(past)
        past.wish = None

    stepping.mount(past, answer)
