"""After a guided first game the tutor is quiet: that is said once, with a way to keep it."""

import json
from typing import TYPE_CHECKING

from riverlib import cards
from riverlib.learn.cards.first_game import FIRST_GAME
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIX = cards.Variant(key="six", name="Six", hand_sizes=(6,), hook=False)
KEPT = "JSON.parse(localStorage.getItem('riverlib-table') ?? '{}')"


def table_of(devices: Devices) -> "Page":
    """Open a browser that only says, once, that nothing shall be explained."""
    page = devices.new(PHONE, touch=True)
    first = json.dumps({"explain": False, "speed": "off"})
    page.add_init_script(
        f"sessionStorage.begun ??= localStorage.setItem('riverlib-table', '{first}') ?? 'yes'"
    )
    return page


def test_whoever_had_its_warnings_is_asked_once_to_keep_them(
    server: Server, matches: Matches, devices: Devices
) -> None:
    page = table_of(devices)
    asked = page.locator(".note-answers")
    four = company(4, "Anna", bot="steady")
    table = TablePage(page, server.url).open(matches.start(FIRST_GAME, four).game_id)
    table.wait_settled()
    assert asked.count() == 0, "there it warns by itself"

    table.open(matches.start(SIX, four).game_id)
    asked.wait_for()
    assert "The tutor is quiet now" in page.locator(".toast").inner_text()
    assert page.locator(".number").first.is_enabled(), "nobody has to answer"
    page.get_by_role("button", name="Keep it on").click()
    assert page.evaluate(KEPT)["tutor"] == "gentle"
    assert "before a big slip" in page.locator(".toast").inner_text()

    table.open(matches.start(SIX, four, seed=6).game_id)
    table.wait_settled()
    page.wait_for_timeout(400)
    assert not asked.is_visible(), "once is enough"


def test_a_no_is_kept_and_who_never_had_it_is_not_asked(
    server: Server, matches: Matches, devices: Devices
) -> None:
    page = table_of(devices)
    asked = page.locator(".note-answers")
    four = company(4, "Anna", bot="steady")
    table = TablePage(page, server.url).open(matches.start(SIX, four).game_id)
    table.wait_settled()
    page.wait_for_timeout(400)
    assert not asked.is_visible()

    table.open(matches.start(FIRST_GAME, four).game_id).wait_settled()
    table.open(matches.start(SIX, four).game_id)
    asked.wait_for()
    page.get_by_role("button", name="No thanks").click()
    assert not asked.is_visible()
    assert page.evaluate(KEPT)["tutor"] == "off"
    table.open(matches.start(SIX, four, seed=6).game_id)
    table.wait_settled()
    page.wait_for_timeout(400)
    assert not asked.is_visible()
