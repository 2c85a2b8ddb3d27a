"""What a tool opens, on every screen: all of it can be reached by a wheel."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import OpenRiver, OpenTable
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.matches import SHORT, Matches
from tests.browser.moments import played

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.board_page import BoardPage

SIZES = (DESKTOP, (1920, 1080), (768, 1024), (844, 390), PHONE)
TOOLS = ("Settings", "Help", "Log")
LAST_IS_SEEN = """(sheet) => {
  const things = [...sheet.querySelectorAll("button, li, dd, p, summary")];
  const last = things.filter((node) => node.checkVisibility()).at(-1).getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  return last.bottom <= box.bottom + 1 && last.bottom <= innerHeight + 1 && last.top >= box.top;
}"""
LETTERS = """(sheet) => {
  const says = ({ nodeType, data }) => nodeType === 3 && data.trim();
  const texts = [...sheet.querySelectorAll(":not(h2)")].filter(
    (node) => [...node.childNodes].some(says) && node.checkVisibility());
  const sizes = texts.map((node) => getComputedStyle(node).fontSize);
  return [...new Set(sizes)].filter((size) => size !== "0px").sort();
}"""
SCROLLED = "document.querySelector('[data-testid=stMain]').scrollTop"


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_a_wheel_reaches_everything_that_a_tool_of_the_river_opens(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    check_popovers(open_river(matches.start_race(so_far="roll 2"), size))


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_a_wheel_reaches_everything_that_a_tool_of_the_table_opens(
    matches: Matches, open_table: OpenTable, size: tuple[int, int]
) -> None:
    check_popovers(open_table(matches.start(SHORT), size))


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_the_score_sheet_has_three_sizes_of_letters_and_grows_with_the_table(
    matches: Matches, open_table: OpenTable, size: tuple[int, int]
) -> None:
    match = played(matches.start(SHORT), lambda each: each.awaits_next_deal)
    match.next_deal()
    table = open_table(match, size)
    sheet = table.page.locator(".popover:visible")
    for tool, grown in (("Scores", 1.2), ("Log", 1.3)):
        table.tool(tool)
        assert tool != "Scores" or len(sheet.evaluate(LETTERS)) <= 3
        drawn = sheet.evaluate("(node) => node.getBoundingClientRect().width / node.offsetWidth")
        assert drawn >= (grown if size[0] == 1920 else 0.99)
        table.page.keyboard.press("Escape")


def check_popovers(board: "BoardPage") -> None:
    page = board.page
    for tool in TOOLS:
        board.tool(tool)
        sheet = page.locator(".popover:visible")
        before = page.evaluate(SCROLLED)
        turn_wheel_over(page)
        assert sheet.evaluate(LAST_IS_SEEN), tool
        if sheet.evaluate("(sheet) => sheet.scrollHeight > sheet.clientHeight + 1"):
            turn_wheel_over(page)
            assert page.evaluate(SCROLLED) == before, f"{tool}: the page runs away below it"
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")


def turn_wheel_over(page: "Page") -> None:
    box = page.locator(".popover:visible").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 3000)
    page.wait_for_timeout(250)


# Asked again until the page obeys: a board that is still growing has nothing to scroll.
SCROLLED_DOWN = """(down) => {
  const page = document.querySelector("[data-testid=stMain]");
  page.scrollTo(0, down);
  return page.scrollTop > 120;
}"""
TITLE_IS_SEEN = """(sheet) => {
  const head = document.querySelector("[data-testid=stHeader]").getBoundingClientRect();
  const { top } = sheet.querySelector(".popover-head").getBoundingClientRect();
  return top >= head.bottom - 1 && top < innerHeight;
}"""


@pytest.mark.parametrize("tool", TOOLS)
def test_what_a_tool_opens_on_a_scrolled_page_is_seen_with_its_title(
    matches: Matches, open_table: OpenTable, tool: str
) -> None:
    table = open_table(matches.start(SHORT), PHONE)
    page = table.page
    page.wait_for_function(SCROLLED_DOWN, arg=190)
    page.get_by_role("button", name=tool, exact=True).click()
    sheet = page.wait_for_selector(".popover:visible")
    page.wait_for_function(TITLE_IS_SEEN, arg=sheet, timeout=3000)
