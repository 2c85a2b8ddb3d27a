"""Long work leaves the app to its players: one at a time, and only as long as a window waits."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.devices import Devices
from tests.browser.server import Server
from tests.core.test_worker import wait_for

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow
MILLION = "/lab?bots=steady&games=1000000&seed="
PLAYING = re.compile(r"^[\d,]+ of 1,000,000 games each, [\d,]+ a second")
"""What only the bar of the comparison that is played says: one that waits says it of the other."""


def workers_of(server: Server) -> list[int]:
    """Return the processes that the server has long work done in."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            told = (folder / "cmdline").read_bytes()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue
        if b"riverlib.core.worker" in told and parent == server.pid:
            found.append(int(folder.name))
    return found


def open_lab(devices: Devices, server: Server, seed: int) -> "Page":
    page = devices.new()
    page.goto(f"{server.url}{MILLION}{seed}")
    page.get_by_role("button", name="Play and compare").wait_for()
    return page


def test_an_address_starts_nothing_and_a_closed_window_stops_what_it_began(
    devices: Devices, server: Server
) -> None:
    wait_for(lambda: not workers_of(server), 120)  # a new computer compiles first
    first = open_lab(devices, server, 1)
    first.wait_for_timeout(1500)
    assert not workers_of(server)
    first.get_by_role("button", name="Play and compare").click()
    first.get_by_text(PLAYING).wait_for(timeout=90_000)
    assert len(workers_of(server)) == 1

    second = open_lab(devices, server, 2)
    second.get_by_role("button", name="Play and compare").click()
    second.get_by_text("Another comparison is being played").wait_for()
    assert len(workers_of(server)) == 1

    first.context.close()
    second.get_by_text(PLAYING).wait_for(timeout=60_000)
    assert len(workers_of(server)) == 1
    second.reload()
    second.get_by_text(PLAYING).wait_for(timeout=20_000)

    second.get_by_role("button", name="Stop").click()
    second.get_by_text("Stopped after").wait_for()
    wait_for(lambda: not workers_of(server))


def test_a_server_that_ends_takes_its_work_along_without_a_word(
    devices: Devices, server: Server
) -> None:
    page = open_lab(devices, server, 3)
    page.get_by_role("button", name="Play and compare").click()
    page.get_by_text(PLAYING).wait_for(timeout=90_000)
    workers = workers_of(server)
    assert workers
    page.context.close()
    said = server.said()
    server.stop()
    wait_for(lambda: not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers))
    assert "Traceback" not in server.said().removeprefix(said)
    server.start()
