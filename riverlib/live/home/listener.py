"""The second server: it listens on the home network for as long as somebody has it open."""

import asyncio
import socket
from collections.abc import Iterator, Sequence
from itertools import product
from threading import RLock, Thread

import uvicorn
from starlette.types import ASGIApp

from riverlib.core import RiverError
from riverlib.live.home.connections import LineUnderway, Visit
from riverlib.live.home.limits import LIMITS, Limits

USUAL_PORTS = range(8600, 8610)
"""Tried in turn, so that an address typed once is likely to be right the next evening."""
_ALL_PORTS = range(1, 65_536)
EVERYWHERE = ""
"""Listen at all addresses of this machine, short and long ones (IPv4 and IPv6)."""
_HEADERS = 16_384  # bytes of a request's first lines
_BACKLOG = 64  # connections that nobody has looked at yet
_PING = 5.0  # seconds between two questions whether a phone still hears
_GOODBYE = 0.3  # seconds for lines to be closed in good order
_PATIENCE = 3.0  # seconds until whoever closes goes on, whatever still hangs; it takes half of one


class PortTakenError(RiverError):
    """There is no port to listen at."""


class Listener:
    """A server of its own, in a thread that ends with the process.

    Parameters
    ----------
    app : ASGI app
        What answers; see ``doors.app``.
    limits : Limits, optional
        What it puts up with.
    """

    def __init__(self, app: ASGIApp, limits: Limits = LIMITS) -> None:
        self._app, self._limits = app, limits
        self._lock = RLock()
        self._running: _Running | None = None

    @property
    def is_open(self) -> bool:
        """Whether it listens."""
        with self._lock:
            return self._running is not None and self._running.is_alive()

    @property
    def port(self) -> int | None:
        """Where it listens, ``None`` if it does not."""
        with self._lock:
            return self._running.port if self._running is not None and self.is_open else None

    def open(self, port: int | None = None, host: str = EVERYWHERE) -> int:
        """Listen; return at which port. An open one stays as it is.

        Parameters
        ----------
        port : int, optional
            Tried first: the one of last time, which phones remember.
        host : str
            An address of this machine, or ``EVERYWHERE``.

        Raises
        ------
        PortTakenError
            If there is no port at this address.
        """
        with self._lock:
            if self._running is None or not self._running.is_alive():
                self._running = _Running(_bound(port, host), self._app, self._limits)
                self._running.start()
            return self._running.port

    def close(self) -> None:
        """Listen no more, and close all lines, within a second; a closed one stays as it is."""
        with self._lock:
            running, self._running = self._running, None
            if running is not None:
                running.end()


class _Running(Thread):
    """One stretch of listening."""

    def __init__(self, ear: socket.socket, app: ASGIApp, limits: Limits) -> None:
        super().__init__(name="home-listener", daemon=True)
        self.port: int = ear.getsockname()[1]
        self._ear = ear
        self._loop: asyncio.AbstractEventLoop | None = None
        self._server = uvicorn.Server(_config(app, limits))

    def run(self) -> None:
        """Serve until somebody has it end."""
        with asyncio.Runner() as runner:
            self._loop = runner.get_loop()
            runner.run(self._server.serve(sockets=[self._ear]))

    def end(self) -> None:
        """Stop listening at once, then say goodbye."""
        self._server.should_exit = True
        if self._loop is not None and self.is_alive():
            self._loop.call_soon_threadsafe(self._loop.call_later, _GOODBYE, self._hang_up)
        self.join(_PATIENCE)

    def _hang_up(self) -> None:
        """Cut off whoever does not hear that it is over."""
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()


def _config(app: ASGIApp, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=type("Visit", (Visit,), {"limits": limits}),
        ws=type("Line", (LineUnderway,), {"limits": limits}),
        ws_max_size=limits.longest_message,
        ws_ping_interval=_PING,
        ws_ping_timeout=limits.longest_silence,
        h11_max_incomplete_event_size=_HEADERS,
        backlog=_BACKLOG,
        timeout_graceful_shutdown=1,
        lifespan="off",
        proxy_headers=False,  # whoever stands before us may not say who it is
        server_header=False,
        date_header=False,
        access_log=False,
        log_config=None,  # the other server's stays
    )


def _bound(port: int | None, host: str) -> socket.socket:
    for family, each in product(_families(host), list(_ports(port))):
        try:
            return _ear(host, each, family)
        except OSError as error:
            reason = error
    raise PortTakenError(
        f"Nothing can be opened on the home network at {host or 'any address'}: {reason}"
    ) from reason


def _ports(port: int | None) -> Iterator[int]:
    if port is not None and port in _ALL_PORTS:
        yield port
    yield from USUAL_PORTS
    yield 0  # any that is free


def _families(host: str) -> Sequence[socket.AddressFamily]:
    """Return by which kind of address to listen, the second where the first cannot be."""
    if host == EVERYWHERE and socket.has_dualstack_ipv6():
        return socket.AF_INET6, socket.AF_INET
    return (socket.AF_INET6 if ":" in host else socket.AF_INET,)


def _ear(host: str, port: int, family: socket.AddressFamily) -> socket.socket:
    is_both = host == EVERYWHERE and family == socket.AF_INET6
    return socket.create_server(
        (host, port), family=family, backlog=_BACKLOG, dualstack_ipv6=is_both
    )
