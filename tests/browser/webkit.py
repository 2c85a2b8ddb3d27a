"""A phone with Safari's engine: WebKitGTK's small browser, driven where it is installed."""

import glob
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.browser.board_page import View

_DRIVER = "WebKitWebDriver"
_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"
_PATIENCE = 30.0  # seconds
_NARROW = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }"
"""The window's own tools would make it wider than a phone."""
_STILL = "[Settings]\ngtk-enable-animations=0\n"
_LISTEN = """
window.__faults = [];
const note = (what) => window.__faults.push(String(what));
addEventListener("error", (event) => note(`${event.message} (${event.filename}:${event.lineno})`));
addEventListener("unhandledrejection", (event) => note(event.reason));
addEventListener("securitypolicyviolation", (event) => note(`policy: ${event.blockedURI}`));
console.error = (...all) => note(all.join(" "));
"""
_FIND = """
const [selector, words] = arguments;
const seek = (root) => {
  for (const each of root.querySelectorAll(selector)) {
    const said = [each.textContent.trim(), each.getAttribute("aria-label")];
    if (each.getClientRects().length && (!words || said.includes(words))) return each;
  }
  for (const each of root.querySelectorAll("*")) {
    const found = each.shadowRoot && seek(each.shadowRoot);
    if (found) return found;
  }
  return null;
};
return seek(document);
"""


class WebKitPhone:
    """A window of a phone's width; what is inside a board's own tree is found as well."""

    def __init__(self, driver: Any, handle: str) -> None:
        self._driver = driver
        self._handle = handle

    def knock(self, address: str) -> None:
        """Open an address."""
        self._driver.get(address)
        self.run(_LISTEN)

    def run(self, script: str, *told: Any) -> Any:
        """Return what a script of the page returns."""
        return self._driver.execute_script(script, *told)

    def wait(self, condition: str) -> None:
        """Wait until an expression of the page is true."""
        end = time.monotonic() + _PATIENCE
        while not self.run(f"return Boolean({condition})"):
            assert time.monotonic() < end, f"never came true: {condition}"
            time.sleep(0.03)

    def find(self, selector: str, words: str = "") -> Any:
        """Return what is on the screen and has these words, if any are given."""
        end = time.monotonic() + _PATIENCE
        while (found := self.run(_FIND, selector, words)) is None:
            assert time.monotonic() < end, f"not on the screen: {selector} {words}"
            time.sleep(0.03)
        return found

    def press(self, selector: str, words: str = "") -> None:
        """Click with the mouse near the left edge, which no other card covers."""
        from selenium.webdriver import ActionChains

        node = self.find(selector, words)
        aside = int(12 - node.rect["width"] / 2) if "hc" in selector else 0
        pointer = ActionChains(self._driver, duration=20)
        pointer.move_to_element_with_offset(node, aside, 0).click().perform()

    def fill(self, selector: str, words: str) -> None:
        """Type into a box in place of what stands there."""
        box = self.find(selector)
        box.clear()
        box.send_keys(words)

    def wait_settled(self) -> View:
        """Wait until nothing moves and no answer is due, and return the view."""
        at = self._handle
        self.wait(f"{at}?.view && !{at}.busy && !{at}.pending")
        return self.view

    @property
    def view(self) -> View:
        """What the board was last sent."""
        view: View = self.run(f"return {self._handle}.view")
        return view

    @property
    def faults(self) -> list[str]:
        """What the page complained of."""
        found: list[str] = self.run("return window.__faults")
        return found

    @property
    def overflow(self) -> int:
        """How many pixels of the page stand out at its side."""
        wide: int = self.run("return document.documentElement.scrollWidth - innerWidth")
        return wide


@contextmanager
def webkit_phone(folder: Path, handle: str) -> Iterator[WebKitPhone]:
    """Open a window; the test is skipped where the browser, its driver or a screen is missing."""
    selenium = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    driver_path, browsers = shutil.which(_DRIVER), sorted(glob.glob(_BROWSERS))
    if driver_path is None or not browsers:
        pytest.skip("WebKitGTK's driver is not installed: the package webkit2gtk-driver")
    options = Options()
    options.binary_location = browsers[-1]
    options.add_argument("--automation")
    with _screen() as display:
        surroundings = os.environ | _looks(folder) | {"DISPLAY": display}
        service = Service(driver_path, env=surroundings)
        driver = selenium.WebKitGTK(options=options, service=service)
        try:
            driver.set_window_size(390, 844)
            yield WebKitPhone(driver, handle)
        finally:
            driver.quit()


def _looks(folder: Path) -> dict[str, str]:
    """Make windows that are as narrow as a phone and that wish for less motion."""
    settings = folder / "looks" / "gtk-3.0"
    settings.mkdir(parents=True)
    (settings / "gtk.css").write_text(_NARROW, "utf-8")
    (settings / "settings.ini").write_text(_STILL, "utf-8")
    return {"XDG_CONFIG_HOME": str(settings.parent), "LIBGL_ALWAYS_SOFTWARE": "1"}


@contextmanager
def _screen() -> Iterator[str]:
    """Name a screen of its own that nobody sees."""
    path = shutil.which("Xvfb")
    if path is None:
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    command = [path, "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    screen = subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{told.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait(timeout=10)
