"""Browsers of the players: each a context of its own that notes everything that goes wrong."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
DESKTOP = (1280, 800)
PHONE = (390, 844)
_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_OURS = {"localhost", "127.0.0.1"}
# Streamlit asks for these beside every page's own address first, and finds them at the root
_KNOWN_MISSING = ("/_stcore/health", "/_stcore/host-config")


def chromium_path() -> str | None:
    """Return where this machine keeps its Chromium."""
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def launch(playwright: "Playwright") -> "Browser":
    """Start this machine's Chromium without a window."""
    path = chromium_path()
    assert path is not None, f"none of {', '.join(CHROMIUM)} is installed"
    return playwright.chromium.launch(executable_path=path, args=list(_QUIET))


def is_ci() -> bool:
    """Whether a missing browser is a failure here and not a reason to skip."""
    return os.environ.get("CI") == "true"


class Devices:
    """Opens browsers for one test; ``faults`` must be empty when it ends."""

    def __init__(self, browser: "Browser") -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._is_away = False
        self.faults: list[str] = []

    def new(
        self, size: tuple[int, int] = DESKTOP, *, dark: bool = False, moving: bool = False
    ) -> "Page":
        """Open an empty page on a device that has never been here before.

        Nothing moves unless ``moving``: the table obeys the wish for less motion.
        """
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale="en-GB",
        )
        self._contexts.append(context)
        context.set_default_timeout(20_000)
        context.on("weberror", lambda fault: self.faults.append(f"page error: {fault.error}"))
        context.on("console", self._hear)
        context.on("dialog", lambda dialog: self.faults.append(f"dialog: {dialog.message}"))
        context.on("request", lambda request: self._check_host(request.url))
        page = context.new_page()
        page.on("websocket", lambda link: self._check_host(link.url))
        return page

    @contextmanager
    def server_away(self) -> Iterator[None]:
        """Forgive what the page says about a server that a test has stopped."""
        self._is_away = True
        yield
        self._is_away = False

    def close(self) -> None:
        """Close every browser of this test."""
        for context in self._contexts:
            context.close()

    def _hear(self, message: "ConsoleMessage") -> None:
        if message.type != "error" or self._is_away:
            return
        where: Any = message.location.get("url", "")
        if "404" in message.text and urlsplit(where).path.endswith(_KNOWN_MISSING):
            return
        self.faults.append(f"console: {message.text} ({where})")

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in _OURS:
            self.faults.append(f"request to another host: {url}")
