"""The rules in pictures in a real browser: drawn, asked for, shown again, also on a phone."""

from typing import TYPE_CHECKING

import pytest

from riverlib import cards
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Page


def open_(devices: Devices, server: Server, rules: str, size: tuple[int, int]) -> "Page":
    page = devices.new(size)
    page.goto(f"{server.url}/rules?rules={rules}")
    page.locator(".rule-frame .board").first.wait_for()
    return page


@pytest.mark.parametrize(("rules", "piece"), [("family-night", ".hc"), ("short-river", ".boat")])
def test_every_rule_is_drawn_on_a_phone(
    server: Server, devices: Devices, rules: str, piece: str
) -> None:
    page = open_(devices, server, rules, PHONE)
    for no in range(page.locator(".rule").count()):
        rule = page.locator(".rule").nth(no)
        rule.scroll_into_view_if_needed()
        rule.locator(".stage").wait_for()
        box, picture = rule.bounding_box(), rule.locator(".rule-picture").bounding_box()
        board = rule.locator(".board").bounding_box()
        assert box is not None
        assert picture is not None
        assert board is not None
        assert picture["x"] >= box["x"]
        assert picture["x"] + picture["width"] <= PHONE[0]
        assert board["height"] == pytest.approx(picture["height"], abs=3)
        label = rule.get_by_role("img").first.get_attribute("aria-label")
        assert label == rule.locator(".rule-words").inner_text()
    assert page.locator(".rule-frame").locator(piece).count() > 8
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_word_is_asked_for_by_keyboard(server: Server, devices: Devices) -> None:
    page = open_(devices, server, "family-night", DESKTOP)
    word = page.locator(".rule-term").first
    word.focus()
    page.keyboard.press("Enter")
    meaning = page.locator(".rule").first.locator(".rule-meaning")
    assert meaning.inner_text().startswith("The cards are handed out")
    page.keyboard.press("Enter")
    assert meaning.is_hidden()


def test_the_boards_themselves_take_no_focus_and_no_keys(server: Server, devices: Devices) -> None:
    page = open_(devices, server, "family-night", DESKTOP)
    words = page.locator(".rule-term").count() + page.locator(".rule-again").count()
    page.locator(".rule-term").first.focus()
    inside = 0
    for _ in range(words + 2):
        page.keyboard.press("Tab")
        inside += page.evaluate(
            "(() => { let a = document.activeElement; while (a?.shadowRoot?.activeElement)"
            " a = a.shadowRoot.activeElement; return Boolean(a?.closest('.board')); })()"
        )
    assert inside == 0
    page.keyboard.press("?")
    assert page.locator(".rule-frame .popover:visible").count() == 0


def test_what_happens_is_shown_and_shown_again(server: Server, devices: Devices) -> None:
    page = devices.new(DESKTOP, moving=True)
    page.goto(f"{server.url}/rules?rules=family-night")
    rule = page.locator('.rule[data-key="taker"]')
    rule.wait_for()
    rule.scroll_into_view_if_needed()
    players = 4
    trick = rule.locator(".trick .cd")
    page.wait_for_function(
        "([rule, n]) => rule.querySelectorAll('.trick .cd').length === n",
        arg=[rule.element_handle(), players],
    )
    rule.locator(".best").wait_for()
    rule.get_by_role("button", name="Show again").click()
    page.wait_for_timeout(300)
    assert trick.count() == 1
    page.wait_for_function(
        "([rule, n]) => rule.querySelectorAll('.trick .cd').length === n",
        arg=[rule.element_handle(), players],
    )


def test_a_changed_rule_changes_its_picture_alone(server: Server, devices: Devices) -> None:
    page = open_(devices, server, "prediction", DESKTOP)
    assert "may not make them come out even" in page.locator('.rule[data-key="bids"]').inner_text()
    page.get_by_text("Change a rule").click()
    page.get_by_text("The bids may not come out even").click()
    page.locator('.rule[data-key="bids"]').get_by_text("and they may", exact=False).wait_for()
    assert page.locator(".rule").count() == len(cards.rule_lines(cards.find_variant("prediction")))
