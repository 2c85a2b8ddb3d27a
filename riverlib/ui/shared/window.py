"""Which game a browser window shows: its session, and its id in the address."""

from collections.abc import Callable
from typing import Any, Generic, NoReturn, TypeVar

import streamlit as st

from riverlib.boards.session import BoardSession
from riverlib.core import RiverError, UnknownGameError
from riverlib.store import Games
from riverlib.ui.shared import live
from riverlib.ui.shared.look import as_text

Session = TypeVar("Session", bound=BoardSession[Any])

OPENED = "charts_opened"
"""Session key: the game whose figures were just asked for, from far down on another page."""


class Window(Generic[Session]):
    """One game's place in the browser window's memory.

    Parameters
    ----------
    key : str
        Session key that the window's session is kept under.
    page : str
        The page that sets games up and shows them.
    resume : callable
        Makes a session of a stored game.
    """

    def __init__(self, key: str, page: str, resume: Callable[[Games, str], Session]) -> None:
        self._key = key
        self._page = page
        self._resume = resume

    def enter(self, session: Session) -> NoReturn:
        """Show a game that was just started: its id goes into the address, then the page reruns."""
        st.session_state[self._key] = session
        st.query_params.from_dict({"game": session.match.game_id})
        st.rerun()

    def leave(self) -> NoReturn:
        """Go back to the set-up."""
        st.session_state.pop(self._key, None)
        st.query_params.clear()
        st.rerun()

    def last(self) -> Session | None:
        """Return the session that this window had last, whatever its game."""
        session: Session | None = st.session_state.get(self._key)
        return session

    def session_or_stop(self, games: Games, game_id: str) -> Session:
        """Return this window's session of a game, resumed from the store when it has none.

        A game that cannot be shown is explained, with a way to the set-up.
        """
        try:
            return self._session(games, game_id)
        except UnknownGameError:
            st.error("This game is not here any more.", icon=":material/error:")
            st.text("Perhaps it was deleted, or its address is not complete.")
        except RiverError as error:
            st.error("This game cannot be opened.", icon=":material/error:")
            st.text(str(error))
        st.page_link(self._page, label="To the set-up", icon=":material/tune:")
        st.stop()

    def _session(self, games: Games, game_id: str) -> Session:
        session = self.last()
        if session is None or session.match.game_id != game_id:
            session = self._resume(games, game_id)
            st.session_state[self._key] = session
        else:
            live.guest_of(session).catch_up()
        return session


def open_charts(session: BoardSession[Any]) -> NoReturn:
    """Go to the page that shows how this game went, which begins at its top."""
    st.session_state[OPENED] = session.match.game_id
    st.switch_page("pages/charts.py", query_params={"game": session.match.game_id})


def export_button(session: BoardSession[Any], caption: str) -> None:
    """Offer the game as a file."""
    with st.expander("Keep this game as a file", icon=":material/save:"):
        st.caption(as_text(caption))
        st.download_button(
            "Export the game",
            data=lambda: session.match.export().to_json(),
            file_name=f"river-{session.match.game_id}.json",
            mime="application/json",
            on_click="ignore",
            key="export_game",
        )
