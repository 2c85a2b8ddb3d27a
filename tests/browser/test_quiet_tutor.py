"""After a guided first game it is asked once, between two deals, whether the tutor shall go on."""

import json
from typing import TYPE_CHECKING

from riverlib import cards
from riverlib.learn.cards.first_game import FIRST_GAME
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.moments import played
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from riverlib.play import CardMatch

SIX = cards.Variant(key="six", name="Six", hand_sizes=(6, 5), hook=False)
FOUR = company(4, "Anna", bot="steady")
ASKS = "Shall the tutor keep warning you?"
KEPT = "JSON.parse(localStorage.getItem('riverlib-table') ?? '{}')"


def table_of(devices: Devices) -> "Page":
    """Open a browser that only says, once, that nothing shall be explained."""
    page = devices.new(PHONE, touch=True)
    first = json.dumps({"explain": False, "speed": "off"})
    page.add_init_script(
        f"sessionStorage.begun ??= localStorage.setItem('riverlib-table', '{first}') ?? 'yes'"
    )
    return page


def deal_over(matches: Matches, seed: int = 5) -> "CardMatch":
    """Return a game of two deals whose first one has just been scored."""
    return played(matches.start(SIX, FOUR, seed=seed), lambda match: match.awaits_next_deal)


def test_whoever_had_its_warnings_is_asked_between_deals_and_once(
    server: Server, matches: Matches, devices: Devices
) -> None:
    page = table_of(devices)
    asked = page.locator(".panel .keep-tutor")
    table = TablePage(page, server.url).open(matches.start(FIRST_GAME, FOUR).game_id)
    table.wait_settled()
    assert asked.count() == 0, "there it warns by itself"

    table.open(matches.start(SIX, FOUR).game_id).wait_settled()
    page.wait_for_timeout(400)
    assert ASKS not in page.locator(".stage").inner_text(), "never over a hand in play"

    table.open(deal_over(matches).game_id)
    asked.wait_for()
    assert ASKS in asked.inner_text()
    page.get_by_role("button", name="Yes, please").click()
    assert page.evaluate(KEPT)["tutor"] == "gentle"
    assert "before a big slip" in asked.inner_text()

    table.open(deal_over(matches, seed=6).game_id)
    page.locator(".panel .primary").wait_for()
    assert not asked.is_visible(), "once is enough"


def test_a_no_is_kept_and_who_never_had_it_is_not_asked(
    server: Server, matches: Matches, devices: Devices
) -> None:
    page = table_of(devices)
    asked = page.locator(".panel .keep-tutor")
    over = deal_over(matches).game_id
    table = TablePage(page, server.url).open(over)
    page.locator(".panel .primary").wait_for()
    assert not asked.is_visible()

    table.open(matches.start(FIRST_GAME, FOUR).game_id).wait_settled()
    table.open(over)
    asked.wait_for()
    page.get_by_role("button", name="No, thanks").click()
    assert page.evaluate(KEPT).get("tutor", "off") == "off"
    table.open(over)
    page.locator(".panel .primary").wait_for()
    assert not asked.is_visible()
