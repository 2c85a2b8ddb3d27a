"""What no button sends, sent through a real browser: no traceback, and the game goes on."""

import pytest

from tests.browser.devices import Devices
from tests.browser.forging import forge_every_click
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.server import Server

# fmt: off
BOMBS = {
    "a huge integer": "({kind: 'roll', nonce: 'bomb', turn: JSON.rawJSON('9'.repeat(5000))})",
    "deep nesting":   "Array(3000).fill(0).reduce(inner => [inner], 0)",
    "a long text":    "({kind: 'roll', nonce: 'bomb', turn: 'x'.repeat(1_000_000)})",
}
# fmt: on


@pytest.mark.parametrize("bomb", BOMBS.values(), ids=BOMBS)
def test_a_bomb_is_one_line_in_the_log_and_the_race_goes_on(
    server: Server, devices: Devices, matches: Matches, bomb: str
) -> None:
    match = matches.start_race(seed=5)
    page = devices.new()
    forge_every_click(page)
    river = RiverPage(page, server.url).open(match.game_id)
    said = len(server.said())
    page.evaluate(f"() => window.__forged.send('action', {bomb})")
    page.wait_for_timeout(500)
    page.evaluate(
        "(turn) => window.__forged.send('action', {kind: 'roll', nonce: 'fair', turn})",
        match.revision,
    )
    assert river.wait_for_view("v.answered === 'fair'")["turn"] > match.revision
    fresh = server.said()[said:]
    assert "Traceback" not in fresh
    assert fresh.count("A message from a browser was refused: ") == 1
