"""A card of mine can be dragged: over the table it is played as by a click, else it comes back."""

from typing import TYPE_CHECKING

import pytest

from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.browser.table_page import TablePage, standing
from tests.browser.test_clicks import cards_played, must_follow

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 4))
PULLED = '.hc[style*="translate:"]'
"""A card that lies where it was pulled to."""


def edge(table: TablePage, card: str) -> tuple[float, float]:
    """Where a card is touched: at its left edge, which no other card of the fan covers."""
    box = table.card(card).bounding_box()
    assert box is not None, "the card is not on the screen"
    return box["x"] + 12, box["y"] + box["height"] / 3


def middle(table: TablePage) -> tuple[float, float]:
    box = table.page.locator(".stage").bounding_box()
    assert box is not None, "there is no table"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.45


def pull(table: TablePage, card: str, *way: tuple[float, float]) -> None:
    """Drag a card with the mouse from place to place, and let go where it has stood still."""
    mouse = table.page.mouse
    mouse.move(*edge(table, card))
    mouse.down()
    for place in way:
        mouse.move(*place, steps=6)
    table.page.wait_for_timeout(150)
    assert table.page.locator(PULLED).count() == 1
    mouse.up()


def swipe(cdp: "CDPSession", start: tuple[float, float], rise: float) -> None:
    """Swipe up with a finger."""
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(start)]})
    for step in range(1, 9):
        points = [at((start[0], start[1] - rise * step / 8))]
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def at(place: tuple[float, float]) -> dict[str, float]:
    return {"x": place[0], "y": place[1]}


def scrolled(table: TablePage) -> float:
    """How far the page, or what scrolls in it, has been scrolled."""
    far: float = table.page.evaluate(
        "Math.max(...[...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop))"
    )
    return far


@pytest.mark.parametrize("moving", [False, True])
def test_a_card_that_is_dragged_to_the_table_is_played(
    matches: Matches, open_table: OpenTable, moving: bool
) -> None:
    match = matches.start(FIVE)
    table = open_table(match, moving=moving)
    table.bid_first_open()
    card = table.playable()[1]
    pull(table, card, middle(table))
    view = table.wait_settled()
    assert len(view["hand"]) == 4
    assert card not in [each["card"] for each in view["hand"]]
    assert cards_played(matches.stored(match), 0) == 1
    assert table.page.locator(PULLED).count() == 0


def test_a_card_that_is_dragged_back_to_the_hand_is_not_played(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(FIVE)
    table = open_table(match)
    before = table.bid_first_open()
    card = table.playable()[1]
    home = edge(table, card)
    pull(table, card, middle(table), (home[0] + 20, home[1] + 4))
    table.page.wait_for_timeout(200)
    assert standing(table.wait_settled()) == standing(before)
    assert cards_played(matches.stored(match), 0) == 0
    table.play(card)
    assert cards_played(matches.stored(match), 0) == 1, "a click afterwards counts"


def test_a_card_that_may_not_be_played_comes_back_and_says_why(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.find(must_follow, FIVE, dealer=0))
    before = table.view
    closed = next(each for each in before["hand"] if each["reason"] is not None)
    pull(table, closed["card"], middle(table))
    assert table.note == before["reasons"][closed["reason"]]
    assert standing(table.wait_settled()) == standing(before)
    assert table.page.locator(PULLED).count() == 0


def test_a_swipe_on_a_card_plays_it_and_elsewhere_scrolls_the_page(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FIVE)
    table = TablePage(devices.new(PHONE, touch=True), server.url).open(match.game_id)
    table.bid_first_open()
    cdp = table.page.context.new_cdp_session(table.page)
    before = scrolled(table)
    swipe(cdp, edge(table, table.playable()[1]), 120)
    table.wait_settled()
    assert scrolled(table) == before
    assert cards_played(matches.stored(match), 0) == 1
    swipe(cdp, middle(table), 200)
    table.page.wait_for_timeout(400)
    assert scrolled(table) > before
    assert cards_played(matches.stored(match), 0) == 1
