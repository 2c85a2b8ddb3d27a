"""What the second server answers: a page, its scripts, a typed code, a line; and nothing else.

It has its own few addresses in one table and looks nowhere else: none of the first server's pages
can be reached from here, by whatever spelling of an address.
"""

import gzip
import hashlib
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from riverlib.live import channel
from riverlib.live.home.addresses import Neighbours
from riverlib.live.home.codes import WrongCodeError
from riverlib.live.home.limits import LIMITS, Allowance, Allowances, Clock, Limits, caller_at
from riverlib.live.origin import Doors, refusal
from riverlib.live.rooms import Visitor

Content = Mapping[str, tuple[bytes, str]]
"""What phones are sent: bytes and media type by name; the page itself has the name ``""``."""

TOO_FAST = 4429
"""A line is closed because it says too much, or because there are too many lines."""
PAGE = ""
_CODE = "/code"
_LINE = f"/{channel.PATH}"
_NOT_TEXT = 1003  # the WebSocket's code for "this cannot be read"
_MAY_NOT = 1008  # the WebSocket's code for "against the rules of this place"
_TOO_MANY = "That was too much at once. Wait a moment, then try again."
_NO_CODE = "Those were no letters."
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'{lines}; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'none'"
)
"""Lines are named once more: Safari before 15.4 does not count them among its own. Drawings in the
boards have a ``style`` of their own; scripts never stand in the page."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": ", ".join(
        f"{each}=()"
        for each in ("camera", "microphone", "geolocation", "display-capture", "payment", "usb")
    ),
}
"""Told with every answer. There is no ``Cross-Origin-Opener-Policy``: without a certificate
browsers ignore it, and complain of it."""
_HOST_IN_POLICY = re.compile(r"[a-z0-9.-]+(:[0-9]+)?", re.IGNORECASE | re.ASCII)
"""Browsers take no IPv6 address there."""


class Tables(Protocol):
    """What stands behind the doors."""

    def enter(self, typed: str, address: str) -> str:
        """Return the invitation for a typed code; raises ``WrongCodeError``."""

    def visitor(self, token: str) -> Visitor | None:
        """Return whose token this is, ``None`` if nobody's."""


def app(
    tables: Tables,
    content: Content,
    *,
    limits: Limits = LIMITS,
    neighbours: Callable[[str], bool] | None = None,
    clock: Clock = time.monotonic,
) -> ASGIApp:
    """Return what the listener at home serves.

    Parameters
    ----------
    tables : Tables
        Where codes and tokens lead.
    content : mapping of str to (bytes, str)
        All that can be fetched, by name.
    limits : Limits, optional
        What it puts up with.
    neighbours : callable, optional
        Whether a caller with this address may come in.
    clock : callable, optional
        Tells seconds.
    """
    near = Neighbours().have if neighbours is None else neighbours
    return _Doors(_House(tables, content, limits, clock), limits, near, clock)


class _Doors:
    """Everything that is asked of a knock before anybody looks at what it wants."""

    def __init__(
        self, house: "_House", limits: Limits, near: Callable[[str], bool], clock: Clock
    ) -> None:
        self._house, self._near = house, near
        self._allowed = Allowances(limits.requests_at_once, limits.requests_a_second, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = self._refusal(scope)
        if scope["type"] == "http":
            answer = self._house.http if status is None else _said(status)
            await answer(scope, receive, _with_headers(send, scope))
        elif scope["type"] == "websocket":
            if status is None:
                await self._house.line(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": _MAY_NOT})

    def _refusal(self, scope: Scope) -> int | None:
        address = _address(scope)
        if not self._near(address):
            return 403
        if not self._allowed.take(caller_at(address)):
            return 429
        return None if refusal(scope, Doors()) is None else 403


class _House:
    """The few addresses there are."""

    def __init__(self, tables: Tables, content: Content, limits: Limits, clock: Clock) -> None:
        self._tables, self._limits, self._clock = tables, limits, clock
        self._files = {f"/{name}".encode(): _File.of(*each) for name, each in content.items()}
        self._lines: Counter[str] = Counter()
        self._channel = channel.route("", tables.visitor).app

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        request = Request(scope, receive)
        answer = Response(status_code=404)
        if request.method in ("GET", "HEAD") and (file := self._files.get(_path(scope))):
            answer = file.answer(request.headers)
        elif request.method == "POST" and _path(scope) == _CODE.encode():
            answer = await self._code(request)
        await answer(scope, receive, send)

    async def _code(self, request: Request) -> Response:
        """Take a typed code: ``{"code"}`` gets ``{"token"}``, or words why not."""
        body = bytearray()
        try:
            async for part in request.stream():
                body += part
                if len(body) > self._limits.longest_code:
                    return _say(413, _NO_CODE)
            typed = msgspec.json.decode(body, type=_Typed).code
        except ClientDisconnect:
            return _say(400, _NO_CODE)
        except (msgspec.MsgspecError, RecursionError):
            return _say(400, _NO_CODE)
        try:
            token = await run_in_threadpool(self._tables.enter, typed, _address(request.scope))
        except WrongCodeError as error:
            return _say(403, str(error))
        return _json(200, {"token": token})

    async def line(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a line until it ends."""
        if _path(scope) != _LINE.encode():
            await send({"type": "websocket.close", "code": _MAY_NOT})
            return
        caller = caller_at(_address(scope))
        if self._lines[caller] >= self._limits.lines_of_one or (
            self._lines.total() >= self._limits.lines_of_all
        ):
            await receive()  # that it wants to be opened
            await send({"type": "websocket.accept"})  # else no browser says why it was not
            await send({"type": "websocket.close", "code": TOO_FAST})
            return
        self._lines[caller] += 1
        try:
            bounded = _Bounded(receive, send, self._limits, self._clock)
            await self._channel(scope, bounded.receive, bounded.send)
        finally:
            self._lines[caller] -= 1
            if not self._lines[caller]:
                del self._lines[caller]


class _Typed(msgspec.Struct):
    code: str


class _Bounded:
    """A line that ends when more is said on it than anybody can click."""

    def __init__(self, receive: Receive, send: Send, limits: Limits, clock: Clock) -> None:
        self._receive, self._send = receive, send
        self._allowed = Allowance(limits.messages_at_once, limits.messages_a_second, clock)
        self._is_over = False

    async def receive(self) -> Message:
        """Return the next message, or that the line has ended."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return message
        if message.get("text") is None:
            return await self._end(_NOT_TEXT)
        return message if self._allowed.take() else await self._end(TOO_FAST)

    async def send(self, message: Message) -> None:
        """Pass an answer on, unless the line has ended."""
        if not self._is_over:
            await self._send(message)

    async def _end(self, code: int) -> Message:
        if not self._is_over:
            self._is_over = True
            with suppress(OSError):  # it may be gone already
                await self._send({"type": "websocket.close", "code": code})
        return {"type": "websocket.disconnect", "code": code}


@dataclass(frozen=True, slots=True)
class _File:
    """One of the files, as it is and packed."""

    plain: bytes
    packed: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, plain: bytes, kind: str) -> "_File":
        tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
        return cls(plain, gzip.compress(plain, mtime=0), kind, tag)

    def answer(self, asked: Headers) -> Response:
        told = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=told)
        if "gzip" in asked.get("accept-encoding", ""):
            told["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=told, media_type=self.kind)
        return Response(self.plain, headers=told, media_type=self.kind)


def _path(scope: Scope) -> bytes:
    """Return the path as it was sent: nothing is decoded, so nothing can be spelled otherwise."""
    return bytes(scope.get("raw_path", b""))


def _address(scope: Scope) -> str:
    return str((scope.get("client") or ("",))[0])


def _said(status: int) -> Response:
    return _say(status, _TOO_MANY) if status == 429 else Response(status_code=status)


def _say(status: int, words: str) -> Response:
    return _json(status, {"say": words})


def _json(status: int, value: Mapping[str, str]) -> Response:
    told = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, told, media_type="application/json")


def _with_headers(send: Send, scope: Scope) -> Send:
    host = Headers(scope=scope).get("host", "")
    policy = _POLICY.format(lines=f" ws://{host}" if _HOST_IN_POLICY.fullmatch(host) else "")
    told = [(name.lower().encode(), text.encode()) for name, text in HEADERS.items()]
    told.append((b"content-security-policy", policy.encode()))

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *told]
        await send(message)

    return sending
