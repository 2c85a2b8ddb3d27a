"""What the living river costs while nobody plays: processor time of the whole browser."""

import os
import re
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from bench.measured import Figure
from riverlib import race
from riverlib.play import RaceMatch, default_players
from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.screens import HIDE, OWN_CLOCK
from tests.browser.server import Server

_A_MINUTE = "window.__ahead = 61_000"
_SETTLING_SECONDS = 3.0
_TICKS = os.sysconf("SC_CLK_TCK")

RESTS: dict[str, tuple[float, bool, Callable[[RiverPage], object]]] = {
    # what is watched:   target in %, whether the device moves things, what is done before
    "living": (25, True, lambda river: None),
    "calm water": (1, True, lambda river: river.set("Calm water", "On")),
    "in a hidden tab": (1, True, lambda river: river.page.evaluate(HIDE, True)),
    "left alone for a minute": (1, True, lambda river: river.page.evaluate(_A_MINUTE)),
    "with less motion": (1, False, lambda river: None),
}


def measure_idle(server: Server, browser: Browser, seconds: float) -> list[Figure]:
    """Watch the browser rest before a race of two, in every state that the river knows."""
    return [
        Figure(f"idle processor share, {what}", share, "%", target)
        for what, (target, moving, prepare) in RESTS.items()
        for share in [_share(server, browser, seconds, moving, prepare)]
    ]


def _share(
    server: Server,
    browser: Browser,
    seconds: float,
    moving: bool,
    prepare: Callable[[RiverPage], object],
) -> float:
    matches = Matches(server.database)
    match = RaceMatch.start(matches.games, race.DEFAULT_LAYOUT, default_players(2), first=0)
    matches.close()
    devices = Devices(browser)
    try:
        page = devices.new(moving=moving)
        page.add_init_script(OWN_CLOCK)
        river = RiverPage(page, server.url).open(match.game_id)
        page.wait_for_function("window.__river.view.chances", timeout=120_000)
        prepare(river)
        page.wait_for_timeout(_SETTLING_SECONDS * 1000)
        before, begun = _browser_ticks(), time.monotonic()
        time.sleep(seconds)  # asking the page anything would wake it
        after, ended = _browser_ticks(), time.monotonic()
    finally:
        devices.close()
    worked = sum(ticks - before.get(pid, 0) for pid, ticks in after.items())
    return 100 * worked / _TICKS / (ended - begun)


def _browser_ticks() -> dict[int, int]:
    """Return the processor time so far of every browser process that this bench started."""
    children: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        children[int(fields[1])].append((int(entry.name), int(fields[11]) + int(fields[12])))
    found: dict[int, int] = {}
    waiting = [os.getpid()]
    while waiting:
        for pid, ticks in children[waiting.pop()]:
            waiting.append(pid)
            if _is_browser(pid):
                found[pid] = ticks
    return found


def _is_browser(pid: int) -> bool:
    try:
        command = Path(f"/proc/{pid}/cmdline").read_text("utf-8", errors="replace")
    except OSError:
        return False
    return re.search(r"chrom[a-z-]*\0", command) is not None or "--type=" in command
