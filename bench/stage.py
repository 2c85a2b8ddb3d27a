"""A browser and a server of its own: where the benches that look at the app take place."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.devices import launch
from tests.browser.server import Server

ANIMATIONS = {"normal": "Normal", "off": "None"}
"""What a speed is called in the boards' settings, under "Animations"."""


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """Start both, and end both whatever happens; the server's games are gone with it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), RIVER_HOME_ADDRESS="127.0.0.1")  # phones of benches are here
        server.start()
        browser = launch(playwright)
        try:
            yield browser, server
        finally:
            browser.close()
            server.stop()
