"""Who is let in: one row is one kind of knock."""

import asyncio
from typing import Any

import pytest

from riverlib.live.origin import HEADERS, Doors, OwnOrigin, refusal

HERE = "http://localhost:8501"
ALL = Doors(names=frozenset({"games.example", "*.home.arpa"}), ports=frozenset({9000}))
PICTURE = {"sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
LINK = {"sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
FRAME = {"sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"}


def knock(
    kind: str = "GET", host: str | None = "localhost:8501", **rest: Any
) -> tuple[dict[str, Any], Doors]:
    """One request, or a WebSocket if ``kind`` is ``WS``; further words are headers."""
    doors = rest.pop("doors", Doors())
    server = rest.pop("server", ("127.0.0.1", 8501))
    scheme = rest.pop("scheme", "ws" if kind == "WS" else "http")
    headers = ({} if host is None else {"host": host}) | rest
    pairs = [
        (name.replace("_", "-").encode(), each.encode())
        for name, value in headers.items()
        for each in ([value] if isinstance(value, str) else value)
    ]
    is_socket = kind == "WS"
    scope = {"type": "websocket" if is_socket else "http", "path": "/_stcore/stream"}
    scope |= {"scheme": scheme, "headers": pairs, "server": server}
    return scope | ({} if is_socket else {"method": kind}), doors


# fmt: off
LET_IN = {
    "somebody types the address": knock(sec_fetch_site="none", **LINK),
    "an old browser opens the page and says nothing of itself": knock(),
    "the page fetches its own script": knock(origin=HERE, sec_fetch_site="same-origin"),
    "the page opens its WebSocket": knock("WS", origin=HERE),
    "the same at the address in numbers": knock("WS", "127.0.0.1:8501",
                                                origin="http://127.0.0.1:8501"),
    "the same in longer numbers": knock("WS", "[::1]:8501", origin="http://[::1]:8501"),
    "a host may be written in capitals": knock("WS", "LocalHost:8501", origin=HERE),
    "the page sends a file": knock("PUT", origin=HERE),
    "a link on another page leads here": knock(sec_fetch_site="cross-site", **LINK),
    "the port that goes without saying": knock("WS", "localhost", origin="http://localhost",
                                               server=("127.0.0.1", 80)),
    "the same port, said": knock("WS", "localhost:80", origin="http://localhost",
                                 server=("127.0.0.1", 80)),
    "a certificate makes it https": knock("WS", origin="https://localhost:8501", scheme="wss"),
    "a phone at home asks for the address it reaches": knock(
        "WS", "192.168.1.5:8501", origin="http://192.168.1.5:8501", server=("192.168.1.5", 8501)),
    "the same through a socket for both kinds of numbers": knock(
        "WS", "192.168.1.5:8501", origin="http://192.168.1.5:8501",
        server=("::ffff:192.168.1.5", 8501)),
    "a name that the owner gave": knock("WS", "games.example:8501", doors=ALL,
                                        origin="http://games.example:8501"),
    "a name that fits what the owner gave": knock("WS", "attic.home.arpa:8501", doors=ALL,
                                                  origin="http://attic.home.arpa:8501"),
    "a name of the owner, with a proxy before it": knock("WS", "games.example", scheme="wss",
                                                         doors=ALL, origin="https://games.example"),
    "a tunnel that the owner named": knock("WS", "localhost:9000", doors=ALL,
                                           origin="http://localhost:9000"),
}
REFUSED = {
    "a page on another port of this machine": knock("WS", origin="http://localhost:9999"),
    "a page on the port that goes without saying": knock("WS", origin="http://localhost"),
    "the same page at another name of this machine": knock("WS", origin="http://127.0.0.1:8501"),
    "a page somewhere": knock("WS", origin="https://evil.example"),
    "a page that says https of itself": knock("WS", origin="https://localhost:8501"),
    "a page in a box, or from a data address": knock("WS", origin="null"),
    "a file that was opened": knock("WS", origin="file://"),
    "an extension of the browser": knock("WS", origin="chrome-extension://abcdefgh"),
    "an origin that is empty": knock("WS", origin=""),
    "an origin with a path, as no browser writes it": knock("WS", origin=f"{HERE}/"),
    "an origin in capitals, as no browser writes it": knock("WS", origin="HTTP://LOCALHOST:8501"),
    "an origin that only begins well": knock("WS", origin=f"{HERE}.evil.example"),
    "an origin with somebody's name before it": knock("WS", origin="http://a@localhost:8501"),
    "two origins, one of them ours": knock("WS", origin=[HERE, "http://localhost:9999"]),
    "two origins in one line": knock("WS", origin=f"{HERE}, http://localhost:9999"),
    "a WebSocket that does not say whose it is": knock("WS"),
    "DNS rebinding: their name, our numbers": knock("WS", "evil.example:8501",
                                                    origin="http://evil.example:8501"),
    "the same, for a page": knock("GET", "evil.example:8501"),
    "a name that begins like ours": knock("GET", "localhost.evil.example:8501"),
    "a name that ends like ours": knock("GET", "evil-localhost:8501"),
    "a dot at the end is another origin to browsers": knock("WS", "localhost.:8501",
                                                            origin="http://localhost.:8501"),
    "the host of another port": knock("GET", "localhost:9999"),
    "no port, where ours is to be said": knock("GET", "localhost"),
    "all of this machine's addresses in one": knock("GET", "0.0.0.0:8501"),
    "a number that is not the one that was reached": knock("GET", "192.168.1.6:8501",
                                                           server=("192.168.1.5", 8501)),
    "no host": knock("GET", None),
    "an empty host": knock("GET", ""),
    "two hosts": knock("GET", ["localhost:8501", "evil.example"]),  # type: ignore[arg-type]
    "a host that is none": knock("GET", "localhost:8501/evil.example"),
    "a host with somebody's name before it": knock("GET", "a@localhost:8501"),
    "a port in digits of another script": knock("GET", "localhost:\uff18\uff15\uff10\uff11"),
    "another page reads an answer": knock("GET", origin="http://localhost:9999"),
    "another page asks whether it may": knock("OPTIONS", origin="http://localhost:9999"),
    "another page sends a form": knock("POST", origin="http://localhost:9999"),
    "a file from nobody": knock("PUT"),
    "a deletion by nobody": knock("DELETE"),
    "a picture on another page of this machine": knock(sec_fetch_site="same-site", **PICTURE),
    "a picture on a page somewhere": knock(sec_fetch_site="cross-site", **PICTURE),
    "a frame on another page": knock(sec_fetch_site="cross-site", **FRAME),
    "a name that the owner gave, used by another": knock("WS", "games.example", doors=ALL,
                                                         origin="http://evil.example"),
    "the name of this machine at another port, where the owner named it":
        knock("WS", "localhost:9999", origin="http://localhost:9999",
              doors=Doors(names=frozenset({"localhost", "*"}))),
    "a server without an address knows only what it was told": knock(server=None),
}
# fmt: on


@pytest.mark.parametrize(("scope", "doors"), LET_IN.values(), ids=LET_IN)
def test_the_apps_own_pages_are_let_in(scope: dict[str, Any], doors: Doors) -> None:
    assert refusal(scope, doors) is None


@pytest.mark.parametrize(("scope", "doors"), REFUSED.values(), ids=REFUSED)
def test_nobody_else_is_let_in(scope: dict[str, Any], doors: Doors) -> None:
    assert refusal(scope, doors)


def test_who_comes_to_a_wrong_address_is_told_the_right_one() -> None:
    assert str(refusal(*knock("GET", "evil.example:8501"))).endswith("http://localhost:8501")


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_the_app_behind_hears_nothing_of_a_refused_knock(kind: str) -> None:
    heard, sent = _answer(knock("WS" if kind == "websocket" else "GET", origin="null")[0])
    assert heard == []
    assert sent[0]["type"] == ("http.response.start" if kind == "http" else "websocket.close")
    assert sent[0].get("status", 403) == 403
    assert "websocket.accept" not in [message["type"] for message in sent]


@pytest.mark.parametrize("origin", [HERE, "null"])
def test_every_answer_tells_the_browser_what_others_may_not(origin: str) -> None:
    _, sent = _answer(knock(origin=origin)[0])
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    assert {name.lower(): value for name, value in HEADERS.items()}.items() <= headers.items()


def _answer(scope: dict[str, Any]) -> tuple[list[str], list[Any]]:
    """Return what the app behind heard and what was answered."""
    heard: list[str] = []
    sent: list[Any] = []

    async def app(scope: Any, _receive: Any, send: Any) -> None:
        heard.append(scope["type"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(OwnOrigin(app)(scope, receive, send))
    return heard, sent
