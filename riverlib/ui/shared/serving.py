"""What is done once, when the server starts: its doors, its pages, its first words."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from threading import Thread
from types import FrameType

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import cli_util
from streamlit.runtime.pages_manager import PagesManager
from streamlit.web.server import server_util

from riverlib.core import StoreError, data_folder
from riverlib.live import origin
from riverlib.live.home import KEPT_FILE
from riverlib.ui.shared import latency

_OPEN = """
  The games are open at {here}
  Ctrl-C ends them. Nothing is lost: every card and every throw is saved.
"""
_AT_HOME = """  Other devices at home find them at this computer's own address, port {port}.
"""
_PATIENCE = 1  # s for open tabs to say goodbye
_HERE = "localhost"
_EVERYWHERE = ("0.0.0.0", "::")


def doors() -> list[Middleware]:
    """Return what stands before Streamlit: it hears no knock that is not from the app's own pages.

    The app's addresses are this machine's, and what the options ``server.address``,
    ``server.allowedHosts``, ``browser.serverAddress`` and ``browser.serverPort`` say.
    """
    named = {st.get_option("server.address") or "", st.get_option("browser.serverAddress")}
    names = {name.strip().lower() for name in named | {*st.get_option("server.allowedHosts")}}
    opened = origin.Doors(
        names=frozenset(names - {"", *_EVERYWHERE}),
        ports=frozenset({st.get_option("browser.serverPort")}),
    )
    return [Middleware(origin.OwnOrigin, doors=opened)]


@asynccontextmanager
async def lifespan(_app: st.App) -> AsyncIterator[None]:
    """Begin the server's life; nothing here asks another machine for anything.

    To Streamlit the files of a folder ``pages/`` are the menu until the first visit has reached
    ``st.navigation``, and the first visitor would read their names.
    """
    PagesManager.uses_pages_directory = False
    latency.send_at_once()
    _end_quietly()
    _greet()
    _let_phones_back()
    yield


def _let_phones_back() -> None:
    """Open the tables again that phones sat at when the server ended; its start waits for none."""
    try:
        was_open = (data_folder() / KEPT_FILE).exists()
    except StoreError:  # the first page says what is wrong with the folder
        return
    if was_open:
        # loaded before anybody visits, and only where phones wait: two threads that load the same
        # rooms at once may each see the other's half
        from riverlib.ui.shared import house

        Thread(target=house.reopen, name="home-reopening", daemon=True).start()


def _end_quietly() -> None:
    """Let Ctrl-C and SIGTERM end the server as any program ends: soon, and without a traceback.

    uvicorn ends in good order, but then raises the signal once more, for those who started it;
    nobody did here. It also waits for as long as a browser leaves a connection open.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        server = getattr(signal.getsignal(number), "__self__", None)
        if isinstance(server, uvicorn.Server):  # else somebody else runs this app
            server.config.timeout_graceful_shutdown = _PATIENCE
            signal.signal(number, partial(_end, server))


def _end(server: uvicorn.Server, number: int, _frame: FrameType | None) -> None:
    """End at the first signal, and at once where Ctrl-C is pressed again."""
    server.force_exit = server.should_exit and number == signal.SIGINT
    server.should_exit = True


def _greet() -> None:
    """Say where the games are, and open them where there is a screen.

    Streamlit's own greeting asks an address service on the internet for the network's address, so
    ``.streamlit/config.toml`` keeps it quiet; and it opens no browser for an ``st.App``.
    """
    address = st.get_option("server.address") or _EVERYWHERE[0]
    named = st.get_option("browser.serverAddress")
    shown = server_util.get_display_address(address) if named == _HERE else named
    here = server_util.get_url(shown)
    print(_OPEN.format(here=here), flush=True)
    if address in _EVERYWHERE:
        print(_AT_HOME.format(port=st.get_option("server.port")), flush=True)
    if not st.get_option("server.headless"):
        cli_util.open_browser(here)
