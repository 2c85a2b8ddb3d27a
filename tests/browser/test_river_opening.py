"""A race that was just set up opens: its boats sail in once, and a tap ends that."""

from riverlib import race
from tests.browser.conftest import OpenRiver
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server

_COUNT = """window.sailed = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  if (this.matches(".boat")) window.sailed += 1;
  return animate.call(this, frames, how);
};"""


def test_boats_sail_in_once_and_not_after_a_reload(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(4, "Anna"))
    page = devices.new(moving=True)
    page.add_init_script(_COUNT)
    river = RiverPage(page, server.url).open(match.game_id)
    assert page.evaluate("window.sailed") == 12
    assert river.prompt.endswith("throw the die")
    page.reload()
    river.wait_settled()
    assert page.evaluate("window.sailed") == 0


def test_whoever_throws_meanwhile_has_thrown(matches: Matches, open_river: OpenRiver) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, company(4, "Anna")), moving=True)
    river.page.evaluate("sessionStorage.clear()")
    river.page.reload()
    river.page.locator(".boat").first.wait_for()
    river.roll_button.click(force=True)
    river.wait_for_view("v.turn > 0")
