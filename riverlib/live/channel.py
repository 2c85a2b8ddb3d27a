"""A board's own line to its game: clicks come in, views go out, and no page runs for it.

A browser opens a WebSocket, says its window's token, and from then on sends ``{"name", "action"}``
and gets ``{"serial", "below", "view"}``. Only the newest view is ever on its way: what a slow line
has missed, nobody waits for. Who may knock at all is settled before (``live/origin.py``).
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from riverlib.live.rooms import ROOMS, UNKNOWN, LeftError, Visitor

PATH = "live"
"""Where boards find the channel, from the app's root."""
_NOT_UNDERSTOOD = 1003  # the WebSocket's code for "this cannot be read"
_LONGEST = 10_000
"""Characters of a message; a click has about 150."""
_DEEPEST = 6
"""Lists and objects within each other."""
_PATIENCE = 5.0  # seconds in which a browser must say who it is
_LOOK_ROUND = 1.0  # seconds between two looks whether another server has moved the game on


class _Hello(msgspec.Struct):
    token: str
    serial: int
    """Number of the view that the page has drawn."""


class _Heard(msgspec.Struct):
    name: Literal["action", "think"]
    action: Any


Message = TypeVar("Message", _Hello, _Heard)
Admit = Callable[[str], Visitor | None]
Result = TypeVar("Result")


class _UnreadableError(Exception):
    """A message that no board of ours sends; its words say why."""


class _GoneError(Exception):
    """There is no such game or place any more; its only argument is the code to close with."""


_log = logging.getLogger(__name__)


def route(base: str = "", admit: Admit = ROOMS.guest) -> WebSocketRoute:
    """Return the channel's place among the routes of an app whose root has a path of its own.

    Parameters
    ----------
    admit : callable
        Returns whose token this is, ``None`` if nobody's.
    """

    async def board(socket: WebSocket) -> None:
        with suppress(WebSocketDisconnect, WebSocketDisconnected):  # windows are closed, any time
            await socket.accept()
            await socket.close(await _served(socket, admit))

    return WebSocketRoute(f"{base}/{PATH}", board)


async def _served(socket: WebSocket, admit: Admit) -> int:
    """Serve a line; return the code to close it with, raise where it is closed already."""
    try:
        guest = await _admitted(socket, admit)
        if guest is not None:
            await _Line(socket, guest).last()
    except (_UnreadableError, TimeoutError):
        return _NOT_UNDERSTOOD
    except _GoneError as gone:
        return int(gone.args[0])
    return UNKNOWN


async def _admitted(socket: WebSocket, admit: Admit) -> Visitor | None:
    hello = _read(await asyncio.wait_for(_text(socket), _PATIENCE), _Hello)
    guest = await run_in_threadpool(admit, hello.token)
    if guest is not None:
        guest.drawn(hello.serial)
    return guest


async def _text(socket: WebSocket) -> str:
    try:
        return await socket.receive_text()
    except KeyError as error:
        raise _UnreadableError("it is no text") from error


def _read(text: str, kind: type[Message]) -> Message:
    """Read a message; raises ``_UnreadableError`` where it is none of ours."""
    if len(text) > _LONGEST:
        raise _UnreadableError(f"it has {len(text):,} characters")
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise _UnreadableError(str(error)[:80]) from error


class _Line:
    """One open line of a visitor."""

    def __init__(self, socket: WebSocket, guest: Visitor) -> None:
        self._socket = socket
        self._guest = guest
        self._news = asyncio.Event()

    async def last(self) -> None:
        """Serve the line until it is closed; raises what ended it."""
        loop = asyncio.get_running_loop()

        def wake() -> None:
            loop.call_soon_threadsafe(self._news.set)

        leave = self._guest.on_change(wake)
        if self._guest.has_news:
            self._news.set()
        tasks = [asyncio.create_task(each) for each in (self._hear(), self._tell(), self._watch())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            leave()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self) -> None:
        """Take clicks in the order in which they come; a thread of its own lets others go on.

        What no board sends is as if it had never come, as with a message by the page.
        """
        from riverlib.core.reading import is_deeper  # the server's start does not wait for numpy

        while True:
            try:
                heard = _read(await _text(self._socket), _Heard)
                if is_deeper(heard.action, _DEEPEST):
                    raise _UnreadableError("it is nested too deeply")
            except _UnreadableError as error:
                _log.warning("A message from a browser was refused: %s.", error)
                continue
            take = self._guest.answer if heard.name == "action" else self._guest.think
            await _asked(take, heard.action)
            self._news.set()

    async def _tell(self) -> None:
        """Send the newest view whenever there is one."""
        while True:
            await self._news.wait()
            self._news.clear()
            await self._socket.send_text(await _asked(self._seen))

    def _seen(self) -> str:
        return msgspec.json.encode(self._guest.seen()).decode()

    async def _watch(self) -> None:
        """Notice what other servers at the same database have done."""
        from riverlib.core import RiverError  # the server's start does not wait for numpy

        while True:
            await asyncio.sleep(_LOOK_ROUND)
            try:
                await _asked(self._guest.catch_up)
            except RiverError as error:  # the page says what has become of the game
                raise _GoneError(UNKNOWN) from error


async def _asked(question: Callable[..., Result], *about: object) -> Result:
    """Ask a visitor in a thread of its own, where it may wait for others."""
    try:
        return await run_in_threadpool(question, *about)
    except LeftError as error:
        raise _GoneError(error.code) from error
