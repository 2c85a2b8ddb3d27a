"""Results on a phone: five columns fit, made and missed stand where they belong, no name is hid."""

from typing import TYPE_CHECKING

from riverlib import cards
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.moments import played
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHORT = cards.Variant(key="two", name="Two", hand_sizes=(2, 1), hook=False)


def edges(page: "Page", selector: str) -> dict[str, float]:
    """Left and right edge of what a selector finds first."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return {"left": box["x"], "right": box["x"] + box["width"]}


def test_five_players_result_fits_a_phone(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(SHORT, company(5, "Anna"), seed=3)
    played(match, lambda each: each.state.is_over)
    page = devices.new(PHONE, touch=True)
    table = TablePage(page, server.url).open(match.game_id)
    page.locator('.tab[data-tab="deal"]').tap()
    row = ".results li:not(.result-head) "
    assert edges(page, f"{row}.outcome")["right"] <= edges(page, f"{row}.sum")["left"]
    page.locator('.tab[data-tab="sheet"]').tap()
    hidden = "(box) => box.scrollWidth - box.clientWidth"
    assert page.locator(".panel .scroll").evaluate(hidden) <= 0
    table.tool("Undo")
    page.get_by_text("The result of that deal is then lost.").wait_for()
    page.get_by_role("button", name="Leave it").tap()
    assert matches.stored(match).state.is_over


def test_the_dealers_mark_lies_on_no_letter_of_my_name(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(SHORT, company(3, "Grandpa William"), seed=3)
    played(match, lambda each: each.state.dealer == 0 and each.state.to_move == 0)
    page = devices.new(PHONE, touch=True)
    TablePage(page, server.url).open(match.game_id)
    name, mark = edges(page, ".seat.me .name"), edges(page, ".seat.me .dealer")
    assert mark["left"] >= name["right"] or mark["right"] <= name["left"]


def test_whoever_goes_on_far_below_the_set_up_finds_the_table(
    server: Server, devices: Devices, matches: Matches
) -> None:
    for seed in (1, 2):
        matches.start(SHORT, company(3, "Anna"), seed=seed)
    page = devices.new((844, 390), touch=True)
    page.goto(f"{server.url}/cards")
    first = page.locator(".st-key-latest_game button").first
    first.wait_for()
    box = first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < 390, "in the first screen"
    page.wait_for_function("document.querySelector('[data-test-script-state=\"notRunning\"]')")
    go_on = page.get_by_role("button", name="Go on").last
    go_on.scroll_into_view_if_needed()
    go_on.tap()
    page.wait_for_function("window.__table?.view && !window.__table.busy")
    top = "document.querySelector('.st-key-card_table').getBoundingClientRect().top"
    page.wait_for_function(f"{top} > 0 && {top} < 120")
