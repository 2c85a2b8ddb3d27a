"""The games' pictures on the first page: each its board, broad, in the whole of its frame."""

import pytest

from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches
from tests.browser.server import Server

HIGH_SCREEN = (1920, 1080)
NARROW = (1000, 800)
ON_ITS_SIDE = (844, 390)
_PICTURES = """() => {
  const found = [];
  const walk = (root) => {
    for (const node of root.querySelectorAll("*")) {
      if (node.matches("[class*='st-key-left_off_picture_'] *")) continue; // the game that waits
      if (node.shadowRoot) walk(node.shadowRoot);
      if (!node.classList.contains("rule-picture")) continue;
      const board = node.querySelector("[data-shape]");
      if (board) found.push({
        shape: board.dataset.shape,
        free: node.clientWidth - node.querySelector(".rail").getBoundingClientRect().width,
        beside: node.parentElement.clientWidth - node.clientWidth,
      });
    }
  };
  walk(document);
  return found;
}"""
_BOTH = f"({_PICTURES})().length === 2"


def test_a_high_screen_shows_the_river_broad(server: Server, devices: Devices) -> None:
    page = devices.new(HIGH_SCREEN)
    page.goto(server.url)
    page.wait_for_function(_BOTH)
    _, river = page.evaluate(_PICTURES)
    assert river["shape"] == "wide"


def test_pictures_follow_their_frames(server: Server, devices: Devices) -> None:
    page = devices.new(NARROW)
    page.goto(server.url)
    page.wait_for_function(_BOTH)
    narrow = page.evaluate(_PICTURES)
    page.set_viewport_size({"width": HIGH_SCREEN[0], "height": HIGH_SCREEN[1]})
    page.wait_for_timeout(500)
    for picture in (*narrow, *page.evaluate(_PICTURES)):
        assert picture["free"] == pytest.approx(0, abs=2)
        assert picture["beside"] == pytest.approx(0, abs=2)


_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) window.shifts.push(value);
}).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE])
def test_both_games_are_begun_on_the_first_screen_of_a_phone(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    """Also below a game to go on with, and where the race is still new to everybody."""
    matches.start()
    page = devices.new(size, touch=True)
    page.goto(server.url)
    page.wait_for_function(_BOTH)
    page.locator(".st-key-latest_game").wait_for()
    for button in page.get_by_role("button", name="Play now").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE, HIGH_SCREEN])
def test_nothing_moves_when_the_pictures_come(
    server: Server, devices: Devices, size: tuple[int, int]
) -> None:
    page = devices.new(size, touch=size != HIGH_SCREEN)
    page.add_init_script(_SHIFTS)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").last.wait_for()
    page.evaluate("window.shifts.length = 0")
    page.wait_for_function(_BOTH)
    page.wait_for_timeout(500)
    assert sum(page.evaluate("window.shifts")) < 0.02


_MARK = """() => {
  const boards = [];
  const walk = (root) => {
    for (const node of root.querySelectorAll("*")) {
      if (node.matches("[class*='st-key-left_off_picture_'] *")) continue; // the game that waits
      if (node.shadowRoot) walk(node.shadowRoot);
      if (node.matches(".rule-picture [data-shape]")) boards.push(node);
    }
  };
  walk(document);
  return boards.map((node) => (node.marked ? "kept" : (node.marked = true) && "new"));
}"""


def test_pictures_stay_while_the_page_runs_again_and_are_there_at_once_on_the_way_back(
    server: Server, devices: Devices, matches: Matches
) -> None:
    matches.start()  # without a game there is no list of all games
    page = devices.new()
    page.goto(server.url)
    page.wait_for_function(_BOTH)
    assert page.evaluate(_MARK) == ["new", "new"]
    page.get_by_text("All my games").click()
    page.get_by_text("Find a game").wait_for()
    assert page.evaluate(_MARK) == ["kept", "kept"]
    page.get_by_role("button", name="River and players").click()
    page.get_by_role("button", name="Start the race").wait_for()
    page.get_by_role("link", name="Home").click()
    page.wait_for_function(_BOTH)
    assert page.evaluate(_MARK) == ["kept", "kept"]


_LEFT = """() => {
  const inside = document.querySelectorAll("[class*='st-key-left_off_picture_'] *");
  const boards = [...inside].map((node) => node.shadowRoot?.querySelector("[data-shape]"));
  return boards.find(Boolean)?.querySelectorAll(".hc").length ?? null;
}"""


def test_the_game_that_waits_shows_its_own_board_and_no_hand(
    server: Server, devices: Devices, matches: Matches
) -> None:
    matches.start()
    page = devices.new((1280, 720))
    page.goto(server.url)
    page.wait_for_function(f"({_LEFT})() !== null")
    assert page.evaluate(_LEFT) == 0, "whoever passes by sees no card of a hand"
