"""The table on a phone: everything on one screen held sideways, and sheets that a tap closes."""

from collections.abc import Callable

import pytest

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import SHORT, Matches, company
from tests.browser.moments import played
from tests.browser.screens import is_inside, overlap, wait_until_drawn
from tests.browser.server import Server
from tests.browser.table_page import TablePage

SIDEWAYS = (844, 390)
TABLET = (768, 1024)
LOW_PHONE = (375, 667)
BOXES = "(nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON())"


def is_my_card(match: CardMatch) -> bool:
    return match.state.phase is cards.Phase.PLAY and match.state.to_move == 0


@pytest.mark.parametrize(("players", "dealt"), [(4, 10), (10, 5)])
def test_a_phone_held_sideways_shows_everything_at_once(
    matches: Matches, open_table: OpenTable, players: int, dealt: int
) -> None:
    variant = cards.Variant(key="even", name="Even", hand_sizes=(dealt,))
    table = open_table(matches.start(variant, company(players)), SIDEWAYS)
    screen = {"left": 0, "top": 0, "right": SIDEWAYS[0], "bottom": SIDEWAYS[1]}
    for shown in (".number", ".trick .cd"):
        for what in (".seat", ".hc", ".tool:visible", ".trump", ".info", shown):
            for box in table.page.locator(what).evaluate_all(BOXES):
                assert is_inside(box, screen), what
        (bids,) = table.page.locator(".bids").evaluate_all(BOXES)
        for what in (".hc", ".seat", ".trump", ".info"):
            for box in table.page.locator(what).evaluate_all(BOXES):
                assert bids["width"] == 0 or not overlap(bids, box), what
        if shown == ".number":
            table.bid_first_open()


@pytest.mark.parametrize("wanted", [is_my_card, lambda match: match.awaits_next_deal])
def test_a_low_phone_has_ten_cards_and_all_tools_in_its_window(
    matches: Matches, open_table: OpenTable, wanted: Callable[[CardMatch], bool]
) -> None:
    variant = cards.Variant(key="ten", name="Ten", hand_sizes=(10, 9))
    match = played(matches.start(variant, company(4, bot="steady")), wanted)
    table = open_table(match, LOW_PHONE)
    screen = {"left": 0, "top": 0, "right": LOW_PHONE[0], "bottom": LOW_PHONE[1]}
    for what in (".seat", ".hc", ".tool:visible"):
        for box in table.page.locator(what).evaluate_all(BOXES):
            assert is_inside(box, screen), what


def test_a_tap_beside_a_sheet_closes_it_and_plays_nothing(
    server: Server, devices: Devices, matches: Matches
) -> None:
    page = devices.new(PHONE, touch=True)
    table = TablePage(page, server.url).open(matches.start(SHORT).game_id)
    number = page.locator(".number:not(.closed)").first
    for size in (PHONE, TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        wait_until_drawn(page)
        page.get_by_role("button", name="Settings", exact=True).tap()
        (sheet,) = page.locator(".popover").evaluate_all(BOXES)
        (stage,) = page.locator(".stage").evaluate_all(BOXES)
        assert is_inside(sheet, stage)
        assert sheet["bottom"] == pytest.approx(stage["bottom"], abs=4)
        page.touchscreen.tap(stage["left"] + 40, stage["top"] + 20)
        page.locator(".popover").wait_for(state="hidden")
    page.get_by_role("button", name="New game", exact=True).tap()
    (box,) = page.locator(".number").nth(2).evaluate_all(BOXES)  # below "Stay here"
    turn = table.view["turn"]
    page.touchscreen.tap((box["left"] + box["right"]) / 2, (box["top"] + box["bottom"]) / 2)
    page.locator(".popover").wait_for(state="hidden")
    assert table.wait_settled()["turn"] == turn, "the tap that closed the sheet has also bid"
    number.tap()
    table.wait_for_view(f"v.turn > {turn}")


@pytest.mark.parametrize("size", [(1280, 800), TABLET, SIDEWAYS])
def test_a_question_stands_in_the_middle_with_what_was_asked_for_at_hand(
    matches: Matches, open_table: OpenTable, size: tuple[int, int]
) -> None:
    table = open_table(matches.start(SHORT), size)
    page = table.page
    turn = table.view["turn"]
    page.get_by_role("button", name="New game", exact=True).click()
    (box,) = page.locator(".popover").evaluate_all(BOXES)
    (stage,) = page.locator(".stage").evaluate_all(BOXES)
    for start, end in (("left", "right"), ("top", "bottom")):
        assert box[start] + box[end] == pytest.approx(stage[start] + stage[end], abs=2)
    assert page.locator(".popover .primary:focus").inner_text() == "Begin a new game"
    assert "is kept" in page.locator(".popover").inner_text()
    page.mouse.click(stage["left"] + 40, stage["bottom"] - 60)
    page.locator(".popover").wait_for(state="hidden")
    assert table.wait_settled()["turn"] == turn


def test_what_was_taken_back_is_said_beside_names_and_numbers(
    matches: Matches, open_table: OpenTable
) -> None:
    variant = cards.Variant(key="seven", name="Seven", hand_sizes=(7,))
    table = open_table(matches.start(variant, company(6)), SIDEWAYS)
    table.bid_first_open()
    table.tool("Undo")
    assert table.page.locator(".asks").inner_text() == "Taken back: bid again"
    bars = table.page.locator(".toast:visible, .asks").evaluate_all(BOXES)
    for what in (".seat .name", ".seat .done", ".number", ".hc"):
        for box in table.page.locator(what).evaluate_all(BOXES):
            assert not any(overlap(bar, box) for bar in bars), what


def test_at_the_end_a_phone_names_everybody_with_the_colours_of_the_table(
    matches: Matches, open_table: OpenTable
) -> None:
    """Where nothing moves the board is "still": what stands on a plate by that name is another."""
    table = open_table(matches.start(SHORT), PHONE)
    table.play_deal()
    table.next_deal()
    table.play_deal()
    places = table.page.locator(".podium li")
    assert places.count() >= 2
    told = table.page.locator(".podium").inner_text()
    assert all(seat["name"] in told for seat in table.view["seats"])
    colours = [
        table.page.locator(each).first.evaluate("(node) => getComputedStyle(node).color")
        for each in (".rt", ".seat .name")
    ]
    assert "rgb(191, 245, 207)" not in colours


def test_ten_stand_beside_their_podium_on_a_phone_held_sideways(
    matches: Matches, open_table: OpenTable
) -> None:
    variant = cards.Variant(key="short", name="Short", hand_sizes=(3, 2))
    match = matches.start(variant, company(10, "Anna", bot="steady"), seed=12)
    table = open_table(played(match, lambda match: match.state.is_over), SIDEWAYS)
    body = table.page.locator(".panel-body")
    high, room = body.evaluate("(node) => [node.scrollHeight, node.clientHeight]")
    assert high <= room, "nothing has to be scrolled for"


def test_the_cards_of_ten_lie_in_the_order_of_play_and_the_next_place_waits_for_mine(
    matches: Matches, open_table: OpenTable
) -> None:
    variant = cards.Variant(key="even", name="Even", hand_sizes=(3,))
    match = matches.start(variant, company(10, "Anna", bot="steady"), dealer=4)
    mine = played(match, lambda match: match.state.to_move == 0 and len(match.state.trick) == 5)
    table = open_table(mine, PHONE)
    places, laid = table.page.locator(".turn-place"), table.page.locator(".trick > .cd")
    boxes = places.evaluate_all(BOXES)
    assert len(boxes) == 10
    rows = sorted({round(box["top"]) for box in boxes})
    assert len(rows) == 2
    order = [(round(box["top"]), box["left"]) for box in boxes]
    assert order == sorted(order)
    for card, place in zip(laid.evaluate_all(BOXES), boxes, strict=False):
        assert card["left"] == pytest.approx(place["left"], abs=1)
        assert card["top"] == pytest.approx(place["top"], abs=1)
    assert laid.count() == 5
    assert "next" in (places.nth(5).get_attribute("class") or "")


WHERE = """(names) => {
  const roots = [...document.querySelectorAll("*")].map((each) => each.shadowRoot);
  const root = roots.find((each) => each?.querySelector(".rt"));
  const boxes = names.map((name) => root.querySelector(name).getBoundingClientRect());
  return boxes.map(({ x, y, width }) => [Math.round(x + width / 2), Math.round(y)]);
}"""
"""The middles of such things and their upper edges."""


def test_the_whole_table_lies_still_while_a_sheet_lies_over_it(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(SHORT, company(3)))
    open_and_close(table, "Settings", [".seat.me", ".bids", ".bids .numbers", ".hand .hc"])
    table.bid_first_open()
    open_and_close(table, "Scores", [".seat.me", ".prompt", ".seat:not(.me)", ".weave"])


def open_and_close(table: TablePage, tool: str, names: list[str]) -> None:
    """It is one picture, the felt with all that lies on it, and stays one."""
    before = table.page.evaluate(WHERE, names)
    table.tool(tool)
    assert table.page.evaluate(WHERE, names) == before
    table.page.keyboard.press("Escape")
    assert table.page.evaluate(WHERE, names) == before
