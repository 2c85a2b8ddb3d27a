"""Games kept in the store: go on with one, or clear it away."""

import streamlit as st

from riverlib.core import StoreError, UnknownGameError
from riverlib.store import Games, GameSummary
from riverlib.ui.home import PAGES
from riverlib.ui.shared.clock import local


def show(games: Games, *, limit: int, game: str | None = None) -> None:
    """List unfinished games, the newest first, each with a way back to its table."""
    try:
        unfinished = games.recent(limit=limit, unfinished_only=True, game=game)
    except StoreError as error:
        st.error("Your games cannot be read just now.", icon=":material/error:")
        st.text(str(error))
        return
    if not unfinished:
        return
    st.subheader("Go on with a game")
    for summary in unfinished:
        _row(games, summary)


def show_all(games: Games) -> None:
    """List the last hundred games on request, finished ones too."""
    if not st.toggle("All my games, finished ones too", key="all_games"):
        return
    try:
        for summary in games.recent(limit=100):
            _row(games, summary, place="all")
        if damaged := games.unreadable():
            st.text(f"Left out, because what is kept of them is damaged: {', '.join(damaged)}.")
    except StoreError as error:
        st.text(str(error))


def _row(games: Games, summary: GameSummary, *, place: str = "first") -> None:
    page = PAGES.get(summary.game)
    if page is None:
        return  # kept by a newer version of the app
    with st.container(border=True, horizontal=True, vertical_alignment="center"):
        st.text(f"{summary.title}\n{local(summary.updated):%d %B, %H:%M}", width="stretch")
        label = "Look at it" if summary.finished else "Go on"
        key = f"go_on_{place}_{summary.id}"
        if st.button(label, key=key, icon=page.icon):
            page.open(summary.id)
        with st.popover(
            "Delete", icon=":material/delete:", type="tertiary", key=f"bin_{place}_{summary.id}"
        ):
            if st.button("Delete this game for good", key=f"delete_{place}_{summary.id}"):
                _delete(games, summary.id)


def _delete(games: Games, game_id: str) -> None:
    try:
        games.delete(game_id)
    except UnknownGameError:  # another window was quicker: gone is gone
        pass
    except StoreError as error:
        st.text(str(error))
        return
    st.rerun()
