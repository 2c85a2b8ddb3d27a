"""A phone's menu: nothing lies on the open one, and it is closed after a reload."""

from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import PHONE
from tests.browser.matches import Matches, company

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
