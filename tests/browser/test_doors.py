"""Pages that are not ours, in a real browser: they may not open, read, show or move the app."""

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.devices import Devices, chromium_path
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.serving.knocking import knock
from tests.serving.listening import Ear

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ATTACK = (Path(__file__).parent / "attack.js").read_text("utf-8")
PAGE = f"<!doctype html><title>Not the app</title><body><script>{ATTACK}</script>"
WAYS = ("socket", "reading", "looking", "uploading", "sending", "picture")
KEPT_OUT = dict.fromkeys(WAYS, "kept out")
BOXED = '<iframe sandbox="allow-scripts" srcdoc="{}"></iframe>'


class _Strangers(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        boxed = BOXED.format(PAGE.replace("&", "&amp;").replace('"', "&quot;"))
        page = (boxed if self.path == "/boxed" else PAGE).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def other_port() -> Iterator[int]:
    """Serve somebody else's pages on another port of this machine."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Strangers) as strangers:
        thread = threading.Thread(target=strangers.serve_forever, daemon=True)
        thread.start()
        yield strangers.server_port
        strangers.shutdown()


@pytest.fixture
def page(browser: "Browser") -> Iterator["Page"]:
    """Open a page whose console is nobody's business: a refused page complains there."""
    context = browser.new_context()
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


def attack(page: "Page", server: Server, here: str | None = None) -> dict[str, str]:
    """Try every way into the app from a page."""
    tried: dict[str, str] = page.evaluate("(here) => attack(here)", here or server.url)
    return tried


def test_the_apps_own_page_may_do_all_that_others_may_not(server: Server, page: "Page") -> None:
    page.goto(server.url)
    page.evaluate(ATTACK)
    assert attack(page, server) == dict.fromkeys(WAYS, "in")


def test_a_page_on_another_port_is_kept_out(server: Server, page: "Page", other_port: int) -> None:
    for name in ("localhost", "127.0.0.1"):
        page.goto(f"http://{name}:{other_port}/")
        assert attack(page, server) == KEPT_OUT
        assert attack(page, server, f"http://127.0.0.1:{server.port}") == KEPT_OUT


def test_a_page_in_a_box_is_kept_out(server: Server, page: "Page", other_port: int) -> None:
    page.goto(f"http://localhost:{other_port}/boxed")
    box = page.frames[1]
    box.wait_for_function("window.attack")
    assert box.evaluate("origin") == "null"
    assert box.evaluate("(here) => attack(here)", server.url) == KEPT_OUT


def test_a_file_and_a_data_address_are_kept_out(
    server: Server, page: "Page", tmp_path: Path
) -> None:
    file = tmp_path / "stranger.html"
    file.write_text(PAGE, "utf-8")
    for address in (file.as_uri(), "data:text/html,<body>"):
        page.goto(address)
        page.evaluate(ATTACK)
        assert attack(page, server) == KEPT_OUT


def test_another_name_of_the_same_server_is_another_page(server: Server, page: "Page") -> None:
    page.goto(f"http://127.0.0.1:{server.port}/")
    page.evaluate(ATTACK)
    assert attack(page, server) == KEPT_OUT


def test_a_name_made_to_point_here_finds_nothing(
    server: Server, browser: "Browser", other_port: int
) -> None:
    rebound = browser.browser_type.launch(
        executable_path=chromium_path(),
        args=["--no-sandbox", "--host-resolver-rules=MAP *.example 127.0.0.1"],
    )
    page = rebound.new_page()
    theirs = f"http://evil.example:{server.port}"
    answer = page.goto(theirs)
    assert answer is not None
    assert answer.status == 403
    assert "does not answer at this address" in page.inner_text("body")
    page.evaluate(ATTACK)
    assert attack(page, server, theirs) == KEPT_OUT
    rebound.close()


def test_the_apps_own_page_takes_a_file_and_lets_it_go(server: Server, page: "Page") -> None:
    page.goto(f"{server.url}/race")
    page.get_by_text("Take up a race from a file").first.click()
    answers: list[tuple[str, int]] = []
    page.on("response", lambda answer: answers.append((answer.request.method, answer.status)))
    file = {"name": "race.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").first.set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("alert").first.wait_for()
    page.get_by_role("button", name="Remove").first.click()
    page.get_by_role("alert").first.wait_for(state="hidden")
    assert ("PUT", 204) in answers
    assert [status for _, status in answers if status == 403] == []


@pytest.mark.parametrize("way", ["iframe", "object", "embed"])
def test_no_other_page_shows_the_app_within_itself(
    server: Server, page: "Page", other_port: int, way: str
) -> None:
    page.goto(f"http://localhost:{other_port}/")
    page.evaluate(
        """([way, here]) => {
          const shown = document.createElement(way);
          shown[way === "object" ? "data" : "src"] = here;
          document.body.append(shown);
        }""",
        [way, server.url],
    )
    page.wait_for_timeout(1500)
    assert [frame.url for frame in page.frames if frame.url.startswith(server.url)] == []
    assert all(frame.query_selector("[data-testid]") is None for frame in page.frames)


def test_a_link_from_elsewhere_leads_to_the_app(
    server: Server, page: "Page", other_port: int
) -> None:
    page.goto(f"http://localhost:{other_port}/")
    page.evaluate(
        """(here) => {
          document.body.append(Object.assign(document.createElement("a"), {
            href: here, textContent: "Come and play",
          }));
        }""",
        server.url,
    )
    page.get_by_text("Come and play").click()
    page.get_by_role("button", name="Play now").first.wait_for()


def test_a_whole_visit_and_all_knocks_stay_on_this_machine(
    browser: "Browser", tmp_path: Path, devices: Devices, other_port: int
) -> None:
    ear = Ear(tmp_path)
    server = Server(tmp_path, HOME=str(tmp_path), **ear.surroundings)
    server.start()
    try:
        matches = Matches(server.database)
        match = matches.start()
        matches.close()
        visitor = devices.new()
        visitor.goto(server.url)
        visitor.get_by_role("button", name="Play now").first.wait_for()
        table = TablePage(visitor, server.url).open(match.game_id)
        table.bid_first_open()
        stranger = browser.new_page()
        stranger.goto(f"http://localhost:{other_port}/")
        assert attack(stranger, server) == KEPT_OUT
        stranger.close()
        assert knock(server.port, "WS", "/_stcore/stream", origin="http://192.0.2.7")[0] == 403
        table.play_first()
        visitor.close()
    finally:
        server.stop()
    assert ear.strangers() == []
    assert "Traceback" not in server.said(), server.said()
