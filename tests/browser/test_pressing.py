"""What a mouse leaves behind: focus on what was pressed; no caret and no new colours: dear ones."""

import pytest

from tests.browser.conftest import OpenRiver, OpenTable
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import SHORT, Matches
from tests.browser.server import Server

CARET = "() => document.getSelection().type"
IS_FOCUSED = "(node) => node.getRootNode().activeElement === node"
SELECTED = "() => document.getSelection().toString()"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_press_on_the_river_leaves_no_caret(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    river = open_river(matches.start_race(so_far="roll 2"), size)
    river.board.click(position={"x": 6, "y": 6}, force=True)
    assert river.page.evaluate(CARET) == "None"
    boat = river.boat(0, 1)
    boat.dispatch_event("mousedown", {"button": 0, "composed": True, "bubbles": True})
    assert boat.evaluate(IS_FOCUSED), "what is pressed has the focus, as anywhere"
    assert river.page.evaluate(CARET) == "None"


def test_a_press_on_the_felt_ends_what_was_selected(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(SHORT), DESKTOP)
    page = table.page
    tool = page.get_by_role("button", name="Help", exact=True)
    tool.click()
    words = page.locator(".popover:visible").locator("li, p, dd").first
    words.click(click_count=3)
    assert page.evaluate(SELECTED), "what is to be read can be copied"
    settings = page.get_by_role("button", name="Settings", exact=True)
    settings.click()
    assert not page.evaluate(SELECTED)


def test_the_caret_of_a_press_on_the_page_is_gone_when_a_board_has_come(
    devices: Devices, server: Server
) -> None:
    page = devices.new(size=DESKTOP)
    page.goto(server.url)
    play = page.get_by_role("button", name="Play now").first
    play.wait_for()
    page.get_by_role("heading", name="Up and Down the River").click()
    play.click()
    page.wait_for_function("window.__table?.view")
    assert page.evaluate(CARET) == "None"


SCROLLBAR = "(node) => getComputedStyle(node).scrollbarColor"


def test_the_mouse_colours_nothing_on_its_way_over_the_page(
    matches: Matches, open_table: OpenTable
) -> None:
    """A colour that comes with the mouse and goes down to every card has all of it painted anew."""
    table = open_table(matches.start(SHORT), DESKTOP)
    seen = set()
    for x, y in [(2, 2), (700, 20), (640, 420)]:
        table.page.mouse.move(x, y)
        seen.add(table.board.evaluate(SCROLLBAR))
    assert len(seen) == 1


def test_keys_after_a_mouse_change_what_has_the_focus_and_no_more_of_the_board(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(so_far="roll 2"), DESKTOP)
    river.board.click(position={"x": 6, "y": 6}, force=True)
    before = river.board.get_attribute("class")
    river.page.keyboard.press("ArrowRight")
    assert river.board.get_attribute("class") == before
