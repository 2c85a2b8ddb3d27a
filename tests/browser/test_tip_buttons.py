"""A tip's way on: a button for every hand, whose press does nothing but lead on."""

from typing import TYPE_CHECKING

from riverlib import cards
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.browser.test_explained import newcomers_table, tip

if TYPE_CHECKING:
    from playwright.sync_api import Page

EIGHT = cards.Variant(key="eight", name="Eight", hand_sizes=(8,))
IS_FOCUSED = "(node) => node.getRootNode().activeElement === node"


def test_a_tip_leads_on_to_the_next_one_of_its_moment(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    texts = [each["text"] for each in table.view["tips"]]
    said = [tip(table.page)]
    onward = table.page.get_by_role("button", name="Next tip", exact=True)
    onward.click()
    said.append(tip(table.page))
    onward.focus()
    for _ in texts[2:]:
        table.page.keyboard.press("Enter")
        said.append(tip(table.page))
    assert said == texts
    last = table.page.get_by_role("button", name="Got it", exact=True)
    assert last.evaluate(IS_FOCUSED), "the keyboard goes along"
    table.page.keyboard.press("Enter")
    assert not last.is_visible()
    assert table.view["phase"] == "bid", "nothing was bid by it"
    assert table.page.get_by_role("button", name="Bid 0", exact=True).evaluate(IS_FOCUSED)


def test_a_tap_on_a_tip_falls_on_nothing_below_and_n_leads_on_too(
    server: Server, devices: Devices, matches: Matches
) -> None:
    """The next tip may stand elsewhere: the tap that brought it must not bid a number there."""
    table = newcomers_table(server, devices, matches, size=PHONE, touch=True)
    texts = [each["text"] for each in table.view["tips"]]
    turn = table.view["turn"]
    said = [tip(table.page)]
    for _ in texts[2:]:
        table.page.locator(".bubble .note-words").tap()
        said.append(tip(table.page))
    table.page.keyboard.press("n")
    said.append(tip(table.page))
    assert said == texts
    assert table.wait_settled()["turn"] == turn


def test_a_tip_stays_through_a_wrong_press_until_what_it_asks_for_is_done(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(EIGHT, company(4))
    table = TablePage(devices.new(newcomer=True), server.url).open(match.game_id)
    page = table.page
    first = tip(page)
    table.touch(table.hand.first)
    assert tip(page) == first, "nothing can be played before the bids"
    table.bid_first_open()
    assert first not in shown_tips(page), "what it spoke of is done"
    while not (page.locator(".hc.dim").count() and page.locator(".bubble:visible").count()):
        table.play_first()
    held = page.locator(".bubble .note-words").inner_text()
    table.touch(page.locator(".hc.dim").first)
    why = page.locator(".bubble .note-words", has_text=held)
    assert not why.is_visible(), "first it says why that card cannot be played"
    why.wait_for()
    page.get_by_role("button", name="Got it", exact=True).or_(
        page.get_by_role("button", name="Next tip", exact=True)
    ).click()
    assert held not in shown_tips(page), "and it comes once"


def shown_tips(page: "Page") -> list[str]:
    """Return what bubble and bar say now."""
    return page.locator(".note-words:visible").all_inner_texts()
