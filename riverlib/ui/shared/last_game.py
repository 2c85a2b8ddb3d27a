"""Which game somebody comes from: pages about both games begin with that one."""

import streamlit as st

from riverlib.core import StoreError
from riverlib.games import GAMES
from riverlib.store import Games

_KEY = "last_game"


def note(game: str) -> None:
    """Note that this window is at a game, by its key: its set-up, its board or a lesson of it."""
    st.session_state[_KEY] = game


def coming_from(games: Games) -> str:
    """Return the key of the game that this window was at last, else of the one played last."""
    here: str | None = st.session_state.get(_KEY)
    if here is not None:
        return here
    try:
        last = games.recent(limit=1)
    except StoreError:
        last = []  # the list of saved games says what is wrong with them
    return last[0].game if last else next(iter(GAMES))
