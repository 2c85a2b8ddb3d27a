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
SECOND_TAP = 300
"""Milliseconds after a tap from which another one is a second one, not the same."""
_WITHOUT = (
    # the pages behind the address bar, which no test sees: 0.7 s of a processor for every device
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # what Playwright turns off too: of two such lists Chromium heeds the last alone
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
_QUIET = (
    f"--disable-features={','.join(_WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_OURS = {"localhost", "127.0.0.1"}


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


_EXPLAINS_NOTHING = """try {
    if (!localStorage.getItem("riverlib-table")) {
        const kept = { explain: false, forced: "off", sailsOnly: false };
        localStorage.setItem("riverlib-table", JSON.stringify(kept));
    }
} catch { }  // an empty page keeps nothing"""


class SpareBrowsers:
    """Browsers that a test is done with, emptied for the next one that wants one alike.

    What they keep is their cache: the app's scripts are not loaded and compiled for every test.
    """

    def __init__(self, browser: "Browser") -> None:
        self._browser = browser
        self._spare: dict[str, list[BrowserContext]] = {}

    def take(self, *, newcomer: bool, **looks: Any) -> "BrowserContext":
        """Return an empty browser; one that is no ``newcomer``'s is explained nothing."""
        spare = self._spare.setdefault(f"{newcomer} {looks}", [])
        if spare:
            return spare.pop()
        context = self._browser.new_context(**looks)
        if not newcomer:
            context.add_init_script(_EXPLAINS_NOTHING)
        context.set_default_timeout(20_000)
        context.on("close", lambda _: spare.remove(context) if context in spare else None)
        return context

    def give_back(self, context: "BrowserContext", *, newcomer: bool, **looks: Any) -> None:
        """Keep a browser, without pages or anything that was stored in it."""
        for page in context.pages:
            page.close()
        context.set_storage_state({"cookies": [], "origins": []})
        self._spare[f"{newcomer} {looks}"].append(context)


class Devices:
    """Opens browsers for one test; ``faults`` must be empty when it ends."""

    def __init__(self, browser: "Browser", spare: SpareBrowsers | None = None) -> None:
        self._spare = spare or SpareBrowsers(browser)
        self._taken: dict[BrowserContext, dict[str, Any]] = {}
        self._is_away = False
        self.faults: list[str] = []
        self._heard: dict[Any, Any] = {
            "weberror": lambda fault: self.faults.append(f"page error: {fault.error}"),
            "console": self._hear,
            "dialog": lambda dialog: self.faults.append(f"dialog: {dialog.message}"),
            "request": lambda request: self._check_host(request.url),
            "close": lambda context: self._taken.pop(context, None),
        }

    def new(
        self,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        moving: bool = False,
        newcomer: bool = False,
        touch: bool = False,
        strict: bool = True,
    ) -> "Page":
        """Open an empty page on a device that has never been here before.

        Nothing moves unless ``moving``: the table obeys the wish for less motion. A ``newcomer``
        is explained the game while playing, and its last cards play themselves; all others have
        turned both off. With ``touch`` it can be tapped. Unless ``strict`` a page's own policy
        is passed over: tests wait by scripts that one without any would refuse.
        """
        looks: dict[str, Any] = {
            "newcomer": newcomer,
            "viewport": {"width": size[0], "height": size[1]},
            "color_scheme": "dark" if dark else "light",
            "reduced_motion": "no-preference" if moving else "reduce",
            "locale": "en-GB",
            "has_touch": touch,
            "is_mobile": touch,
            "bypass_csp": not strict,
        }
        context = self._spare.take(**looks)
        self._taken[context] = looks
        for event, hear in self._heard.items():
            context.on(event, hear)
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
        """Give back every browser of this test that it has not closed itself."""
        for context, looks in self._taken.items():
            self._spare.give_back(context, **looks)
            for event, hear in self._heard.items():
                context.remove_listener(event, hear)

    def _hear(self, message: "ConsoleMessage") -> None:
        if message.type != "error" or self._is_away:
            return
        where: Any = message.location.get("url", "")
        self.faults.append(f"console: {message.text} ({where})")

    def _check_host(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in _OURS:
            self.faults.append(f"request to another host: {url}")
