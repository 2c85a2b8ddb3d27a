"""The host's panel below a board: phones may join this game, or not; off until it is opened."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import streamlit as st

from riverlib.boards.session import BoardSession
from riverlib.core import RiverError, data_folder
from riverlib.core.counting import listed
from riverlib.live.home import KEPT_FILE
from riverlib.live.home.naming import name_host, unnamed
from riverlib.ui.shared.at_home.closed import closed_view
from riverlib.ui.shared.components import component

if TYPE_CHECKING:
    from riverlib.live.home.open_house import OpenHouse
    from riverlib.live.home.table import HomeTable
    from riverlib.play import Match
    from riverlib.ui.shared.at_home.view_types import PanelView

_FOLDER = Path(__file__).parent / "at_home"
_KEY = "home_table"
_CHOSEN = "home_table_address"
"""Session key of the address that this host wants to try."""
_NOTE = "home_table_note"
"""Session key of why the last press changed nothing."""
_ANSWERED = "home_table_answered"
"""Session key of which press that was."""
_MAX_NONCE = 64
_POLL_SECONDS = 2.0


def show(session: BoardSession[Any]) -> None:
    """Offer to open this game to phones, and show an open one to its host.

    The panel stands right below the board, before the rules and the file, for it belongs to the
    evening and they do not. A board fills its window, so a button in the rail above it, in sight
    at all times, leads down here and says meanwhile how many phones are there.
    """
    is_open = _table_of(session.match) is not None
    if is_open or not session.match.state.is_over:
        # only where a table is open, or is about to be again, is it looked at again and again
        poll = _POLL_SECONDS if _is_any_open() else None
        st.fragment(_panel, run_every=poll)(session, is_open)


def move(match: "Match[Any, Any, Any]", following: "Match[Any, Any, Any]") -> None:
    """Bring the phones of a game along to the next one; raises ``StoreError``."""
    if _is_any_open():
        _house().move(match, following)


def asks_first(match: "Match[Any, Any, Any]", on_yes: Callable[[], None]) -> bool:
    """Ask the host before phones are taken away from a game that goes on; return if it is asked.

    Parameters
    ----------
    on_yes : callable
        Notes, as a button's callback, that everybody is to come along.
    """
    table = _table_of(match)
    at_phones = [each.name for each in table.seats() if each.place == "phone"] if table else []
    asks = bool(at_phones) and not match.state.is_over
    if asks:
        _ask_whether(at_phones, on_yes)
    return asks


@st.dialog("Take everybody along?", icon=":material/smartphone:")
def _ask_whether(at_phones: Sequence[str], on_yes: Callable[[], None]) -> None:
    one = len(at_phones) == 1
    st.text(
        f"{listed(at_phones)} {'is' if one else 'are'} in the middle of this game, on"
        f" {'a phone' if one else 'phones'}. Playing on from here, you all go to a new game"
        " together. This one is kept as it stands."
    )
    with st.container(horizontal=True, gap="small"):
        goes = st.button("Take all along", type="primary", key="home_along", on_click=on_yes)
        stays = st.button("Stay in this game", key="home_stay")
    if goes or stays:
        st.rerun()


def open_tables() -> "Sequence[HomeTable]":
    """Return the games that phones may join now, the one that was opened last at the end."""
    return _house().open_tables if _is_any_open() else ()


def _is_any_open() -> bool:
    """Whether there is any open table, here or in another window."""
    return (data_folder() / KEPT_FILE).exists()


def _house() -> "OpenHouse":
    """Return the house of this server: most evenings nobody waits for what it brings along."""
    from riverlib.ui.shared import house

    return house.house()


def _table_of(match: "Match[Any, Any, Any]") -> "HomeTable | None":
    return _house().table_of(match) if _is_any_open() else None


def _panel(session: BoardSession[Any], was_open: bool) -> None:
    match = session.match
    table = _table_of(match)
    if (table is not None) != was_open:
        st.rerun(scope="app")  # begins or ends the looking
    mount = component(_KEY, _FOLDER, html="panel.html", css=("panel.css",), js="panel.js")

    def take() -> None:
        action = (st.session_state.get(_KEY) or {}).get("action")
        if not isinstance(action, dict):
            return
        st.session_state[_ANSWERED] = str(action.get("nonce"))[:_MAX_NONCE]
        if action.get("kind") == "address":
            st.session_state[_CHOSEN] = str(action.get("number"))
        else:
            st.session_state[_NOTE] = _done(session, action)

    mount(key=_KEY, data=_view(match, table), on_action_change=take)


def _view(match: "Match[Any, Any, Any]", table: "HomeTable | None") -> "PanelView":
    said = st.session_state.get(_NOTE, ""), st.session_state.get(_ANSWERED, "")
    hides = match.game.hides
    if table is None:
        is_unnamed = unnamed(match) is not None
        return closed_view(len(match.people), *said, hides=hides, is_unnamed=is_unnamed)
    from riverlib.ui.shared.at_home.view import open_view  # draws pictures: only while it is open

    table.keep_letters_good()  # as long as a host's window looks at them
    return open_view(_house(), table, st.session_state.get(_CHOSEN), *said, hides=hides)


def _done(session: BoardSession[Any], action: dict[str, Any]) -> str:
    """Do what was pressed; return why it could not be done, empty if it was."""
    match = session.match
    try:
        if action.get("kind") == "open":
            with session.room.lock if session.room else nullcontext():
                name_host(match, action.get("name"))
            _house().open(match)
        elif (table := _table_of(match)) is not None:
            _press(table, action)
    except RiverError as error:
        return str(error)
    return ""


def _press(table: "HomeTable", action: dict[str, Any]) -> None:
    kind, on = action.get("kind"), action.get("on") is True
    if kind == "close":
        _house().close(table)
    elif kind == "lock":
        table.lock(on)
    elif kind == "renew":
        table.renew()
    elif kind == "letters":
        table.codes.renew()
    elif kind in ("offer", "free", "bot", "here"):
        for seat in table.seats():
            if seat.seat == action.get("seat"):
                _press_at(table, seat.seat, kind, on=on)


def _press_at(table: "HomeTable", seat: int, kind: str, *, on: bool) -> None:
    if kind == "offer":
        table.offer(seat, on)
    elif kind == "free":
        table.free(seat)
    elif kind == "here":
        table.play_here(seat)
    else:
        table.stand_in(seat, on)
