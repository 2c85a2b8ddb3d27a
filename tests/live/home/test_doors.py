"""What the second server answers and what it does not: one row is one way to ask."""

import gzip
import json
import re
from pathlib import Path

import pytest

from riverlib.live.home.doors import HEADERS
from tests.live.home.conftest import Opening
from tests.live.home.standing_in import CONTENT, INVITATION, PAGE
from tests.live.home.wire import Answer, Wire

ROOT = Path(__file__).parents[3]
OF_THE_LAPTOP = sorted(f"/{path.stem}" for path in (ROOT / "pages").glob("*.py"))
OF_STREAMLIT = (
    *("/_stcore/health", "/_stcore/stream", "/_stcore/host-config", "/_stcore/metrics"),
    *("/_stcore/upload_file/session/file", "/media/x.png", "/component/x/index.html"),
    *("/static/js/index.js", "/static/index.html", "/app/static/x", "/healthz", "/favicon.ico"),
    *("/_stcore/", "/_stcore/script-health-check", "/_stcore/bidi-components/x"),
)
TRICKS = (
    *(
        "/../app.py",
        "/./",
        "/..",
        "//",
        "///",
        "/%2e%2e/app.py",
        "/%2e",
        "/phone.js/",
        "/phone.js/..",
    ),
    *("/%70hone.js", "/phone%2ejs", "//phone.js", "/x/../phone.js", "/\\phone.js", "/phone.js%00"),
    *(
        "/PHONE.JS",
        "/phone",
        "/index.html",
        "/app.py",
        "/.streamlit/config.toml",
        "/riverlib/games.py",
    ),
    *(
        "/phone.js;x",
        "/phone.py",
        "/?/../x/..",
        "/cards/",
        "/live/",
        "/live/x",
        "/code/",
        "*",
        "/~",
    ),
    *(
        "http://{host}/",
        "http://{host}/cards",
        "http://localhost:8501/cards",
        "//localhost:8501/cards",
    ),
    *("localhost:8501", "https://{host}/phone.js", "http://{host}/phone.js"),
)
FOUND = {"/?/../x/.."}  # what is behind the question mark is not looked at


def is_nothing(answer: Answer) -> bool:
    """Whether an answer is the one that says nothing of what there is."""
    return (answer.status, answer.body) == (404, b"")


@pytest.mark.parametrize("path", [*OF_THE_LAPTOP, *OF_STREAMLIT])
def test_no_page_of_the_laptop_is_reachable(port: int, path: str) -> None:
    for method in ("GET", "HEAD", "POST", "PUT"):
        with Wire(port) as line:
            asked = line.ask(f"{method} {path}", origin=f"http://{line.host}")
            assert is_nothing(asked), method
    with Wire(port) as line:
        assert line.upgrade(path).status == 403


@pytest.mark.parametrize("path", TRICKS)
def test_no_spelling_of_an_address_leads_anywhere(port: int, path: str) -> None:
    with Wire(port) as line:
        asked = line.ask(f"GET {path.format(host=line.host)}")
    if path in FOUND:
        assert asked.body == PAGE
    else:
        assert is_nothing(asked) or asked.status == 400


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "X"])
def test_odd_methods_get_nothing(port: int, method: str) -> None:
    for path in ("/", "/phone.js", "/code", "/live"):
        with Wire(port) as line:
            assert is_nothing(line.ask(f"{method} {path}", origin=f"http://{line.host}"))


def test_a_tunnel_is_not_dug(port: int) -> None:
    with Wire(port) as line:
        assert line.ask("CONNECT localhost:8501", origin=f"http://{line.host}").status in (400, 404)


ODD = {  # what is written: the answer; 0 is a connection that was cut off
    "no host, as old programs ask": ("GET / HTTP/1.0\r\n\r\n", 403),
    "no host where there has to be one": ("GET / HTTP/1.1\r\n\r\n", 400),
    "no version": ("GET /\r\n\r\n", 400),
    "a version that is none": ("GET / HTCPCP/1.0\r\nHost: {host}\r\n\r\n", 400),
    "no request": ("\r\n\r\n\0\0\0\r\n\r\n", 400),
    "another language": ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400),
    "two hosts": ("GET / HTTP/1.1\r\nHost: {host}\r\nHost: {host}\r\n\r\n", 400),
    "a header on two lines": ("GET / HTTP/1.1\r\nHost: {host}\r\nX: a\r\n b\r\n\r\n", 200),
    "two lengths": (
        "POST /code HTTP/1.1\r\nHost: {host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        400,
    ),
    "a length that is none": ("GET / HTTP/1.1\r\nHost: {host}\r\nContent-Length: x\r\n\r\n", 400),
    "headers without end": ("GET / HTTP/1.1\r\nHost: {host}\r\nX: " + "x" * 20_000, 400),
    "an address without end": ("GET /" + "x" * 20_000, 400),
}


@pytest.mark.parametrize(("said", "status"), ODD.values(), ids=ODD)
def test_what_is_no_request_is_refused(port: int, said: str, status: int) -> None:
    with Wire(port) as line:
        line.write(said.format(host=line.host))
        assert line.answer().status == status
    with Wire(port) as line:
        assert line.ask("GET /").status == 200, "others are served"


# fmt: off
STRANGERS = {  # host, origin; {port} is the listener's
    "a name made to point here (DNS rebinding)": ("a.example:{port}", None),
    "the same, and its page asks": ("a.example:{port}", "http://a.example:{port}"),
    "an address that was not the one reached": ("192.168.1.5:{port}", None),
    "all addresses in one": ("0.0.0.0:{port}", None),
    "the first server's port": ("127.0.0.1:8501", None),
    "no port": ("127.0.0.1", None),
    "a host that is none": ("127.0.0.1:{port}/x", None),
    "a name before the host": ("a@127.0.0.1:{port}", None),
    "a name of the machine": ("attic.local:{port}", None),
    "another page's script": ("127.0.0.1:{port}", "http://a.example"),
    "the first server's page": ("127.0.0.1:{port}", "http://localhost:8501"),
    "the same at another name": ("127.0.0.1:{port}", "http://localhost:{port}"),
    "a page in a box": ("127.0.0.1:{port}", "null"),
    "a file": ("127.0.0.1:{port}", "file://"),
    "an empty origin": ("127.0.0.1:{port}", ""),
    "an origin that only begins well": ("127.0.0.1:{port}", "http://127.0.0.1:{port}.a.example"),
    "a page that says https of itself": ("127.0.0.1:{port}", "https://127.0.0.1:{port}"),
}
# fmt: on


@pytest.mark.parametrize(("host", "origin"), STRANGERS.values(), ids=STRANGERS)
def test_strangers_are_refused_at_every_door(port: int, host: str, origin: str | None) -> None:
    told = {"host": host.format(port=port), "origin": origin and origin.format(port=port)}
    for ask in ("GET /", "GET /phone.js", "POST /code", "GET /nothing"):
        with Wire(port) as line:
            asked = line.ask(ask, b"{}" if ask.startswith("POST") else b"", **told)
            assert (asked.status, asked.body) == (403, b""), ask
    with Wire(port) as line:
        own = told["origin"] if origin is not None else f"http://{told['host']}"
        assert line.upgrade(host=told["host"], origin=own).status == 403


def test_what_sends_something_says_whose_page_it_is(port: int) -> None:
    with Wire(port) as line:
        assert line.ask("POST /code", b'{"code": "BDFHKM"}').status == 403
    with Wire(port) as line:
        assert line.upgrade(origin=None).status == 403


@pytest.mark.parametrize("at", ["127.0.0.1", "::1"])
def test_a_phone_is_at_home_at_the_address_it_reached(opened: Opening, at: str) -> None:
    port, _ = opened()
    with Wire(port, at) as line:
        if ":" in at:
            line.host = f"[{at}]:{port}"
        assert line.ask("GET /").body == PAGE
        assert line.upgrade().status == 101


def test_nobody_from_the_internet_is_answered(opened: Opening) -> None:
    port, tables = opened(near=lambda _address: False)
    with Wire(port) as line:
        asked = line.ask("GET /")
        assert (asked.status, asked.body) == (403, b"")
    with Wire(port) as line:
        assert line.upgrade().status == 403
    code = json.dumps({"code": tables.codes.text}).encode()
    with Wire(port) as line:
        assert line.ask("POST /code", code, origin=f"http://{line.host}").status == 403


def test_nobody_can_say_that_they_are_somebody_else(opened: Opening) -> None:
    asked: list[str] = []
    port, _ = opened(near=lambda address: bool(asked.append(address)) or True)
    with Wire(port) as line:
        line.ask(
            "GET /", x_forwarded_for="10.9.9.9", forwarded="for=10.9.9.9", x_real_ip="10.9.9.9"
        )
    assert {address.removeprefix("::ffff:") for address in asked} == {"127.0.0.1"}


def test_every_answer_keeps_browsers_on_a_short_lead(port: int) -> None:
    for ask in ("GET /", "GET /phone.js", "GET /nothing", "POST /code"):
        with Wire(port) as line:
            told = line.ask(ask).headers
        assert {name.lower(): text for name, text in HEADERS.items()}.items() <= told.items()
        rules = dict(rule.split(" ", 1) for rule in told["content-security-policy"].split("; "))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert rules["connect-src"] == f"'self' ws://127.0.0.1:{port}"
        assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
        assert "set-cookie" not in told
        assert "access-control-allow-origin" not in told
        assert not {"server", "date", "x-powered-by"} & set(told), "says nothing of itself"


@pytest.mark.parametrize("host", ["x;script-src *", "x script-src", "[::1]:{port}", ""])
def test_a_host_cannot_write_into_the_policy(port: int, host: str) -> None:
    with Wire(port, "::1") as line:
        told = line.ask("GET /", host=host.format(port=port)).headers["content-security-policy"]
    assert "connect-src 'self'; frame-ancestors" in told


@pytest.mark.parametrize("name", CONTENT)
def test_a_phone_gets_its_files_packed_and_once(port: int, name: str) -> None:
    data, kind = CONTENT[name]
    with Wire(port) as line:
        plain = line.ask(f"GET /{name}")
    with Wire(port) as line:
        packed = line.ask(f"GET /{name}", accept_encoding="gzip, deflate")
    with Wire(port) as line:
        again = line.ask(f"GET /{name}", if_none_match=plain.headers["etag"])
    with Wire(port) as line:
        changed = line.ask(f"GET /{name}", if_none_match='"another"')
    assert plain.status == packed.status == changed.status == 200
    assert plain.body == changed.body == gzip.decompress(packed.body) == data
    assert plain.headers["content-type"] == f"{kind}; charset=utf-8"
    assert packed.headers["content-encoding"] == "gzip"
    assert re.fullmatch(r'"[0-9a-f]{32}"', plain.headers["etag"])
    assert plain.headers["cache-control"] == "no-cache", "a page of last evening is not kept"
    assert (again.status, again.body) == (304, b"")


def test_a_typed_code_gets_the_invitation_and_a_wrong_one_words(opened: Opening) -> None:
    port, tables = opened()

    def typed(text: object) -> tuple[int, dict[str, str]]:
        with Wire(port) as line:
            body = json.dumps({"code": text}).encode()
            asked = line.ask("POST /code", body, origin=f"http://{line.host}")
        assert asked.headers["cache-control"] == "no-store"
        return asked.status, json.loads(asked.body)

    assert tables.codes.text is not None
    assert typed(tables.codes.text.lower()) == (200, {"token": INVITATION})
    status, said = typed("no code")
    assert status == 403
    assert "No table has these letters" in said["say"]
    assert typed(["B"] * 6) == typed(None) == (400, {"say": "Those were no letters."})
    assert typed("B" * 300)[0] == 413
    assert tables.codes.text is not None


BODIES = (b"", b"{}", b"[]", b'"BDFHKM"', b"\xff\xfe", b"{" * 190, b'{"code": "\\ud800"}', b"null")


@pytest.mark.parametrize("body", BODIES)
def test_what_is_no_code_is_told_so(port: int, body: bytes) -> None:
    with Wire(port) as line:
        asked = line.ask(
            "POST /code", body, origin=f"http://{line.host}", content_length=str(len(body))
        )
    assert asked.status == 400
    assert json.loads(asked.body) == {"say": "Those were no letters."}


def test_what_comes_without_end_is_not_read_to_the_end(port: int) -> None:
    with Wire(port) as line:
        line.write(f"POST /code HTTP/1.1\r\nHost: {line.host}\r\nOrigin: http://{line.host}\r\n")
        line.write("Transfer-Encoding: chunked\r\n\r\n12c\r\n" + "x" * 300 + "\r\n")
        assert line.answer("POST").status == 413
