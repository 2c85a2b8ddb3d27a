"""A phone's menu: nothing lies on the open one, and it is closed after a reload.

No page of it is wider than the phone.
"""

import pytest

from app import PAGES
from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.screens import has_no_sideways_scroll
from tests.browser.server import Server

PHONES = (320, 360, 390, 430)

_OPEN = '[data-testid="stExpandSidebarButton"]'
_CLOSE = '[data-testid="stSidebarCollapseButton"] button'
_MENU = '[data-testid="stSidebar"]'


def test_the_arrow_that_closes_a_phones_menu_can_be_pressed(
    matches: Matches, open_table: OpenTable
) -> None:
    family = cards.find_variant("family-night")
    page = open_table(matches.start(family, company(4, bot="steady")), size=PHONE).page
    leader = page.locator(".leader")
    leader.wait_for()
    page.locator(_OPEN).click()
    page.locator(f'{_MENU}[data-collapsed="false"]').wait_for()
    leader.wait_for(state="hidden")
    page.locator(_CLOSE).click()  # refused where anything lies over it
    leader.wait_for()


def test_a_phones_menu_is_closed_after_loading_again(
    matches: Matches, open_table: OpenTable
) -> None:
    family = cards.find_variant("family-night")
    page = open_table(matches.start(family, company(4, bot="steady")), size=PHONE).page
    page.locator(_OPEN).click()
    page.locator(f'{_MENU}[data-collapsed="false"]').wait_for()
    page.reload()
    page.locator(".leader").wait_for()
    assert page.locator(_MENU).get_attribute("data-collapsed") == "true"


@pytest.mark.parametrize("address", [address for menu in PAGES.values() for address, *_ in menu])
def test_no_page_of_the_menu_slides_sideways_on_a_phone(
    matches: Matches, server: Server, devices: Devices, address: str
) -> None:
    matches.start()  # it waits above everything else on the first page
    page = devices.new((PHONES[0], PHONE[1]))
    page.goto(f"{server.url}/{'' if address == 'home' else address}")
    page.locator("h1").first.wait_for(state="attached")
    page.get_by_text("running").wait_for(state="detached")
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": PHONE[1]})
        assert has_no_sideways_scroll(page, width), f"at {width} pixels"
