"""Between a button and its game an empty board stands in its place, and nothing else does."""

from itertools import pairwise

import pytest

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.server import Server

_WATCH = """window.raised = [];
(function look() {
  const rest = [...document.querySelectorAll('[data-testid="stExpander"]')]
    .map((node) => node.getBoundingClientRect());
  const tops = rest.filter(({ height }) => height).map(({ top }) => top);
  if (location.search.includes("game=") && tops.length) window.raised.push(Math.min(...tops));
  requestAnimationFrame(look);
})();"""
_EMPTY = """() => {
  const main = document.querySelector(".stMainBlockContainer");
  const { content, height } = getComputedStyle(main, "::before");
  return content === "none" ? 0 : parseFloat(height);
}"""


@pytest.mark.parametrize("game", ["cards", "race"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_belongs_below_a_board_never_stands_above_it(
    server: Server, devices: Devices, size: tuple[int, int], game: str
) -> None:
    page = devices.new(size)
    page.add_init_script(_WATCH)
    page.goto(server.url)
    page.locator(f".st-key-home_play_{game} button").click()
    page.locator(":is(.st-key-card_table, .st-key-river) .stage").wait_for()
    page.wait_for_timeout(300)
    assert min(page.evaluate("window.raised")) > size[1] / 2


_UNSEEN = 60.0
"""Milliseconds that a page may be bare: while one page's elements go before the next one's come."""
_STAGES = """window.stages = [];
(function look() {
  const main = document.querySelector(".stMainBlockContainer");
  const button = document.querySelector('[class*="st-key-home_buttons_"] button');
  const board = main?.querySelector(":is(.st-key-card_table, .st-key-river)");
  const lies = main && [main, board].some(
    (node) => node && getComputedStyle(node, "::before").content !== "none");
  const now = lies ? "board" : button?.offsetHeight ? "home" : "bare";
  if (main && now !== window.stages.at(-1)?.now) {
    window.stages.push({ now, at: performance.now() });
  }
  requestAnimationFrame(look);
})();"""


@pytest.mark.parametrize("offer", ["short_cards", "play_race"])
def test_a_press_leads_from_the_first_page_straight_to_a_board(
    server: Server, devices: Devices, offer: str
) -> None:
    """What fresh eyes saw: a bare page for half a second, and before it the first page once more.

    The shortest of three is judged: whatever else a machine has to do lengthens a step.
    """
    unseen = []
    for _ in range(3):
        page = devices.new()
        page.add_init_script(_STAGES)
        page.goto(server.url)
        page.locator(f".st-key-home_{offer} button").wait_for()
        page.wait_for_timeout(1000)
        page.evaluate("window.stages = []")
        page.locator(f".st-key-home_{offer} button").click()
        page.locator(":is(.st-key-card_table, .st-key-river) .stage").wait_for()
        page.wait_for_timeout(500)
        stages = page.evaluate("window.stages")
        unseen.append(
            sum(
                after["at"] - stage["at"]
                for stage, after in pairwise(stages)
                if stage["now"] == "bare"
            )
        )
        assert [each["now"] for each in stages if each["now"] != "bare"][:2] == ["home", "board"]
        assert [each["now"] for each in stages].count("home") == 1
    assert min(unseen) <= _UNSEEN


@pytest.mark.parametrize("game", ["cards", "race"])
def test_an_empty_board_goes_when_there_is_no_game(
    server: Server, devices: Devices, game: str
) -> None:
    page = devices.new()
    page.goto(f"{server.url}/{game}?game=nowhere-0000")
    page.get_by_text("This game is not here any more.").wait_for()
    assert page.evaluate(_EMPTY) == 0


_GROUND = """() => {
  const board = document.querySelector(".st-key-river");
  return getComputedStyle(board, "::before").backgroundImage;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_empty_river_is_dark_in_a_dark_room(
    server: Server, devices: Devices, size: tuple[int, int]
) -> None:
    """What fresh eyes saw: a flash of lime and blue, and then the river at evening."""
    grounds = []
    for scheme in ("light", "dark"):
        page = devices.new(size)
        page.emulate_media(color_scheme=scheme)
        page.goto(server.url)
        page.locator(".st-key-home_play_race button").click()
        page.locator(".st-key-river .stage").wait_for()
        grounds.append(page.evaluate(_GROUND))
    light, dark = grounds
    assert "rgb(143, 191, 90)" in light
    assert "rgb(93, 122, 76)" in dark
