"""Who may knock: the app's own pages, and nothing that another page in the browser sends.

Every page in a browser may send requests to this machine and open WebSockets to it; the browser
only says which page it was. Streamlit lets pages of every port of localhost in, looks at the host
of WebSockets only, and asks an address service on the internet before it refuses a stranger. So
this stands in front of it. Starlette's ``TrustedHostMiddleware`` knows no ports, no ``[::1]`` and
no origins.
"""

import ipaddress
import re
from dataclasses import dataclass

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an address may hold the id of a game
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": "frame-ancestors 'self'",
}
"""Told to the browser with every answer: guess no types; show and tell other pages nothing."""

_HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?", re.ASCII)
_DEFAULT_PORTS = {"http": 80, "https": 443}
_THIS_MACHINE = frozenset({"localhost", "127.0.0.1", "[::1]"})
_READING = frozenset({"GET", "HEAD"})
_OTHER_ADDRESS = "This app does not answer at this address. On its own machine it is {here}"
_OTHER_PAGE = "This app answers only to its own pages."
_MAY_NOT = 1008  # the WebSocket's code for "against the rules of this place"


@dataclass(frozen=True, slots=True, kw_only=True)
class Doors:
    """Addresses at which the owner wants the app to be found, beside those of this machine."""

    names: frozenset[str] = frozenset()
    """Hosts in lower case, ``"games.example"``, ``"*.games.example"`` for all below it, or ``"*"``;
    at any port, for a proxy may stand before them."""
    ports: frozenset[int] = frozenset()
    """Ports at which browsers find this machine, as through a tunnel, beside the server's own."""


class OwnOrigin:
    """ASGI middleware: lets the app's own pages in and refuses everybody else."""

    def __init__(self, app: ASGIApp, doors: Doors | None = None) -> None:
        self._app = app
        self._doors = doors or Doors()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a knock on to the app, or answer it here."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        reason = refusal(scope, self._doors)
        if scope["type"] == "http":
            answer = self._app if reason is None else PlainTextResponse(reason, status_code=403)
            await answer(scope, receive, _with_headers(send))
        elif reason is None:
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": _MAY_NOT, "reason": reason})


def refusal(scope: Scope, doors: Doors) -> str | None:
    """Return why a request or a WebSocket may not come in, ``None`` if it may."""
    headers = Headers(scope=scope)
    scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
    hosts = headers.getlist("host")
    asked = _split(hosts[0], scheme) if len(hosts) == 1 else None
    if asked is None or not _is_ours(asked, scope.get("server"), doors):
        _, port = scope.get("server") or ("", None)
        here = _origin("localhost", port, scheme)
        return _OTHER_ADDRESS.format(here=here)
    origins = headers.getlist("origin")
    if origins:
        is_own = origins == [_origin(*asked, scheme)]
    else:
        is_own = scope["type"] == "http" and _is_a_visit(scope["method"], headers)
    return None if is_own else _OTHER_PAGE


def _is_ours(asked: tuple[str, int], server: tuple[str, int | None] | None, doors: Doors) -> bool:
    """Whether the app is to be found at a host: a name that somebody else may own never is.

    The address that the connection came to is our own. It is told by the socket, so a page whose
    name was made to point here (DNS rebinding) does not profit.
    """
    name, port = asked
    address, own_port = server or ("", None)  # none where the socket is a file
    if name in {*_THIS_MACHINE, _literal(address)}:
        return port in {own_port, *doors.ports}
    return any(_fits(name, pattern) for pattern in doors.names)


def _fits(name: str, pattern: str) -> bool:
    """Whether a name is one that the owner gave, written as Streamlit's option has it."""
    return pattern in (name, "*") or (pattern.startswith("*.") and name.endswith(pattern[1:]))


def _is_a_visit(method: str, headers: Headers) -> bool:
    """Whether a request without an origin may be somebody who opens or reads the app's own pages.

    Browsers name the origin wherever something is sent or read by a script. Of links, pictures,
    frames and scripts on other pages they say it in ``Sec-Fetch-Site``; only the link is welcome.
    """
    if method not in _READING:
        return False
    if headers.get("sec-fetch-site", "none") in ("none", "same-origin"):
        return True
    return headers.get("sec-fetch-mode") == "navigate" and (
        headers.get("sec-fetch-dest") == "document"
    )


def _split(host: str, scheme: str) -> tuple[str, int] | None:
    """Return name and port of a ``Host`` header; ``None`` if it is none."""
    match = _HOST.fullmatch(host.lower())
    if match is None:
        return None
    name, port = match.groups()
    return name, _DEFAULT_PORTS[scheme] if port is None else int(port)


def _origin(name: str, port: int | None, scheme: str) -> str:
    """Return how browsers write an origin: without the port where it goes without saying."""
    is_plain = port in (None, _DEFAULT_PORTS[scheme])
    return f"{scheme}://{name}" if is_plain else f"{scheme}://{name}:{port}"


def _literal(address: str) -> str:
    """Return an address of a socket as it stands in a ``Host``: ``"[fe80::1]"``."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv6Address):
        return f"[{number}]" if number.ipv4_mapped is None else str(number.ipv4_mapped)
    return address


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending
