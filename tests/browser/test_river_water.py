"""The living river: it moves gently while somebody is there, and costs nothing when nobody is."""

from typing import TYPE_CHECKING

import pytest

from riverlib.play import RaceMatch
from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.screens import HIDE, OWN_CLOCK
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page

STIRS = """(root) => new Promise((done) => {
  let stirs = 0;
  const watch = new MutationObserver((changes) => { stirs += changes.length; });
  watch.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => {
    watch.disconnect();
    const running = root.getAnimations({ subtree: true })
      .filter(({ playState }) => playState === "running");
    done(stirs + running.length);
  }, 700);
})"""


def stirs(river: RiverPage) -> int:
    """Count what changes or is animated on the river within 0.7 seconds."""
    count: int = river.board.evaluate(STIRS)
    return count


@pytest.fixture
def river(server: Server, devices: Devices, matches: Matches, chances_are_ready: None) -> RiverPage:
    """A river in motion on which it is my turn."""
    return opened(devices.new(moving=True), server, matches.start_race())


def opened(page: "Page", server: Server, match: RaceMatch) -> RiverPage:
    page.add_init_script(OWN_CLOCK)
    river = RiverPage(page, server.url).open(match.game_id)
    river.wait_for_view("v.chances !== null")
    page.get_by_text("Getting the chances ready").wait_for(state="detached")
    page.wait_for_timeout(600)  # the bar of chances glides to its place
    return river


def touch(river: RiverPage) -> None:
    """Move the hand over the water."""
    box = river.page.locator(".stage").bounding_box()
    assert box is not None
    river.page.mouse.move(box["x"] + 200, box["y"] + 200)
    river.page.mouse.move(box["x"] + 210, box["y"] + 205)


def test_the_river_lives_while_somebody_is_there(river: RiverPage) -> None:
    assert stirs(river) > 3


def test_it_rests_when_left_alone_for_a_minute_and_wakes_at_a_touch(river: RiverPage) -> None:
    river.page.evaluate("window.__ahead = 50_000")
    assert stirs(river) > 3, "not yet a minute"
    river.page.evaluate("window.__ahead = 61_000")
    stirs(river)  # it may notice at its next beat
    assert stirs(river) == 0
    touch(river)
    assert stirs(river) > 3


def test_a_view_that_brings_something_wakes_it(river: RiverPage) -> None:
    river.page.evaluate("window.__ahead = 61_000")
    stirs(river)
    assert stirs(river) == 0
    river.page.keyboard.press("r")
    river.wait_for_view("v.turn > 0")
    assert stirs(river) > 3


def test_it_rests_in_a_hidden_tab(river: RiverPage) -> None:
    river.page.evaluate(HIDE, True)
    assert stirs(river) == 0
    river.page.evaluate(HIDE, False)
    assert stirs(river) > 3


def test_it_rests_when_it_is_scrolled_out_of_sight(river: RiverPage) -> None:
    river.page.set_viewport_size({"width": 1280, "height": 300})
    river.page.get_by_text("Keep this game as a file").scroll_into_view_if_needed()
    river.page.evaluate(
        "document.querySelectorAll('*').forEach((node) => { node.scrollTop = 10_000; })"
    )
    river.page.wait_for_timeout(300)
    in_sight = river.page.locator(".stage").evaluate(
        "(stage) => stage.getBoundingClientRect().bottom > 0"
    )
    if in_sight:
        pytest.skip("the page is too short to scroll the river away")
    assert stirs(river) == 0


def test_it_rests_on_calm_water(river: RiverPage) -> None:
    river.set("Calm water", "On")
    assert stirs(river) == 0
    river.page.reload()
    river.wait_settled()
    river.page.wait_for_timeout(600)
    assert stirs(river) == 0, "the browser has kept the wish"
    river.set("Calm water", "Off")
    assert stirs(river) > 3


def test_it_rests_with_animations_off(river: RiverPage) -> None:
    river.set("Animations", "None")
    assert stirs(river) == 0


def test_it_rests_for_those_who_ask_for_less_motion(
    server: Server, devices: Devices, matches: Matches, chances_are_ready: None
) -> None:
    river = opened(devices.new(), server, matches.start_race())
    assert stirs(river) == 0


COUNT_CLOCKS = """{
  const start = window.setInterval;
  const stop = window.clearInterval;
  window.__clocks = new Set(); // those that tick as often as water does
  window.setInterval = (what, pause, ...more) => {
    const clock = start(what, pause, ...more);
    if (pause < 300) window.__clocks.add(clock);
    return clock;
  };
  window.clearInterval = (clock) => { window.__clocks.delete(clock); stop(clock); };
}"""


def test_a_river_that_was_left_ticks_no_more(
    server: Server, devices: Devices, matches: Matches, chances_are_ready: None
) -> None:
    """On another page there is no clock, and after coming back there is one."""
    page = devices.new(moving=True)
    page.add_init_script(COUNT_CLOCKS)
    river = opened(page, server, matches.start_race())
    assert page.evaluate("window.__clocks.size") == 1
    for _ in range(2):
        page.get_by_role("link", name="Home").click()
        page.get_by_role("button", name="Go on").first.wait_for()
        page.wait_for_function("window.__clocks.size === 0")
        page.get_by_role("button", name="Go on").first.click()
        page.locator(".roll:visible").wait_for()  # the first page's small river has none
        river.wait_settled()
        page.wait_for_function("window.__clocks.size === 1")
