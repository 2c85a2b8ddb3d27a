"""A finished deal looked at again by mouse, keys and touch, all hands open, and left again."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from riverlib import cards
from tests.browser.board_page import View
from tests.browser.conftest import OpenTable
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.moments import played
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

TOPS = "(nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top))"
BOXES = "(nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON())"
THREE = cards.Variant(key="three", name="Three", hand_sizes=(3, 2))


def test_a_deal_is_walked_through_by_keys_mouse_and_touch(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(THREE, company(4))
    table = open_table(match)
    table.play_deal()
    before = table.view["turn"]
    table.page.get_by_role("button", name="Look back").click()
    view = table.wait_for_view("v.looking")
    assert view["lesson"]["say"]
    assert [len(hand) for hand in view["looking"]["hands"]] == [3] * 4
    assert table.page.locator(".held.open").count() == 3
    assert len(table.page.locator(".held.open").first.inner_text().split()) == 3
    step = at_step(table)
    table.page.keyboard.press("ArrowRight")
    step(1)
    table.page.keyboard.press("Enter")
    step(2)
    table.page.keyboard.press("ArrowLeft")
    step(1)
    table.page.get_by_role("button", name="Trick 2").click()
    view = table.wait_for_view("v.lesson.step === 9")
    assert [stretch["now"] for stretch in view["looking"]["stretches"]] == [
        False,
        False,
        True,
        False,
    ]
    assert table.page.locator(".trick .cd .led").count() == 1
    table.page.keyboard.press("ArrowLeft")
    view = step(8)
    assert "took the trick" in view["lesson"]["say"]
    assert table.page.locator(".trick.full .cd").count() == 4, "the trick lies there as it is told"
    lit = table.page.locator(".seat.turn .name")
    assert [lit.count(), lit.inner_text()] == [1, view["seats"][view["to_move"]]["name"]]
    table.page.get_by_role("button", name="Back to the table").click()
    view = table.wait_for_view("!v.looking")
    assert (view["turn"], view["phase"]) == (before, "scored")
    assert matches.stored(match).revision == before
    table.next_deal()
    table.page.keyboard.press("s")
    table.page.locator(".popover .deal-head.look").click()
    assert table.wait_for_view("v.looking")["deal"]["number"] == 1


@pytest.mark.parametrize("size", [DESKTOP, (844, 390), PHONE])
def test_no_button_moves_from_step_to_step(
    size: tuple[int, int], matches: Matches, devices: Devices, server: Server
) -> None:
    match = matches.start(THREE, company(4))
    table = TablePage(devices.new(size), server.url).open(match.game_id)
    table.play_deal()
    table.page.get_by_role("button", name="Look back").click()
    view = table.wait_for_view("v.looking")
    back = table.page.locator(".lesson-back")
    assert back.get_attribute("aria-disabled") == "true", (
        "nothing to go back to, and its place kept"
    )
    first = boxes(table.page)
    offered = set()
    for step in range(1, view["lesson"]["steps"]):
        table.page.locator(".lesson-go").click()
        view = table.wait_for_view(f"v.lesson.step === {step}")
        table.wait_settled()
        assert boxes(table.page) == first, f"at step {step}"
        may = table.page.locator(".play-on").get_attribute("aria-disabled") is None
        assert may == view["looking"]["plays_on"]
        offered.add(view["looking"]["plays_on"])
    assert offered == {True, False}


def boxes(page: "Page") -> list[tuple[int, int]]:
    """Return where the buttons stand that are clicked again and again, and the table."""
    found = [
        page.locator(each).bounding_box()
        for each in (".lesson-go", ".lesson-back", ".play-on", ".stage")
    ]
    return [(round(box["x"]), round(box["y"])) for box in found if box is not None]


def test_a_phone_has_the_hands_and_the_bar_in_sight(
    matches: Matches, devices: Devices, server: Server
) -> None:
    match = matches.start(THREE, company(4))
    table = TablePage(devices.new(PHONE, touch=True), server.url).open(match.game_id)
    table.play_deal()
    table.page.get_by_role("button", name="Look back").tap()
    table.wait_for_view("v.looking")
    table.page.locator(".stretch").first.wait_for()
    width = table.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0]
    for each in table.page.locator(".stretch, .held.open").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
    assert min(heights(table.page)) >= 44
    table.page.locator(".stretch").nth(2).tap()
    table.wait_for_view("v.lesson.step === 9")


def test_ten_cards_a_row_of_tabs_and_my_plate_lie_above_a_phone_s_bar(
    matches: Matches, open_table: OpenTable
) -> None:
    ten = cards.Variant(key="ten", name="Ten", hand_sizes=(10, 9))
    match = played(matches.start(ten, company(4)), lambda match: match.awaits_next_deal)
    table = open_table(match, PHONE)
    table.page.goto(f"{table.page.url}&look=1")
    table.wait_for_view("v.looking")
    table.page.get_by_role("button", name="Trick 1", exact=False).first.click()
    table.wait_settled()
    tops = table.page.locator(".stretch").evaluate_all(TOPS)
    assert [len(tops), len(set(tops))] == [11, 1], "the bids and ten tricks, in one row"
    (bar,) = table.page.locator(".lesson-foot").evaluate_all(TOPS)
    for each in (".hc", ".seat.me"):
        for box in table.page.locator(each).evaluate_all(BOXES):
            assert box["bottom"] <= bar, each


def at_step(table: TablePage) -> Callable[[int], View]:
    return lambda number: table.wait_for_view(f"v.lesson.step === {number}")


def heights(page: "Page") -> list[float]:
    heights: list[float] = page.locator(".stretch").evaluate_all(
        "buttons => buttons.map((each) => each.offsetHeight)"
    )
    return heights


@pytest.mark.parametrize("size", [DESKTOP, (1920, 1080), (768, 1024), (844, 390), PHONE])
def test_long_sentences_leave_the_table_where_it_is(
    size: tuple[int, int], matches: Matches, devices: Devices, server: Server
) -> None:
    """What is said of a costly choice takes three lines on a desk: their room is kept."""
    four = cards.Variant(key="four", name="Four", hand_sizes=(4, 3))
    match = matches.start(four, company(4, bot="steady"), seed=4)
    table = TablePage(devices.new(size), server.url).open(match.game_id)
    table.play_deal()
    table.page.get_by_role("button", name="Look back").click()
    view = table.wait_for_view("v.looking && !v.looking.judging")
    said, tops = [], set()
    for step in range(view["lesson"]["steps"]):
        if step:
            table.page.locator(".lesson-go").click()
            view = table.wait_for_view(f"v.lesson.step === {step}")
            table.wait_settled()
        said.append(view["lesson"]["say"])
        box = table.page.locator(".stage").bounding_box()
        assert box is not None
        tops.add(round(box["y"]))
    assert max(map(len, said)) > 100
    assert len(tops) == 1


def test_escape_leaves_it_as_any_panel(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.start(THREE, company(4)))
    table.play_deal()
    table.page.get_by_role("button", name="Look back").click()
    table.wait_for_view("v.looking")
    table.page.keyboard.press("Escape")
    assert table.wait_for_view("!v.looking")["phase"] == "scored"
