"""A race that was just set up opens: its boats sail in once, and a tap ends that."""

import pytest

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


def _opening(river: RiverPage) -> RiverPage:
    """Load the race once more as one that was never seen: its boats sail in."""
    river.page.evaluate("sessionStorage.clear()")
    river.page.reload()
    river.page.wait_for_function("window.__river?.busy")
    return river


def test_whoever_throws_meanwhile_has_thrown(matches: Matches, open_river: OpenRiver) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, company(4, "Anna")), moving=True)
    _opening(river).roll_button.click(force=True)
    river.wait_for_view("v.turn > 0")


@pytest.mark.parametrize("key", [" ", "Enter"])
def test_a_key_pressed_meanwhile_has_thrown(
    matches: Matches, open_river: OpenRiver, key: str
) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, company(4, "Anna")), moving=True)
    _opening(river).page.keyboard.press(key)
    river.wait_for_view("v.turn > 0")


def test_where_several_people_play_the_first_has_thrown(
    matches: Matches, open_river: OpenRiver
) -> None:
    several = company(3, "Anna", "Ben")
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, several), moving=True)
    _opening(river).roll_button.click(force=True)
    river.wait_for_view("v.turn > 0")
