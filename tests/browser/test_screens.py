"""The table on every screen: phones, dark rooms, no motion, from two players to ten."""

from itertools import combinations

import pytest

from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import SHORT, Matches, company
from tests.browser.screens import (
    CONTRAST,
    COUNT_ANIMATIONS,
    has_no_sideways_scroll,
    is_inside,
    overlap,
    wait_until_drawn,
)
from tests.browser.server import Server
from tests.browser.table_page import TablePage

THIRTEEN = cards.Variant(
    key="thirteen", name="Thirteen", hand_sizes=(13,), packs=1, jokers=3, lower_to_fit=False
)
LEAST_TOUCH = 24  # pixels: WCAG 2.2, target size

REACHABLE = """(card) => {
  const box = card.getBoundingClientRect();
  const root = card.getRootNode();
  const hits = (x, y) => card.contains(root.elementFromPoint(x, y));
  const step = 4;
  let area = 0;
  for (let x = box.left + 2; x < box.right; x += step)
    for (let y = box.top + 2; y < box.bottom; y += step) if (hits(x, y)) area += step * step;
  return area;
}"""


def test_thirteen_cards_on_a_phone_are_all_within_reach(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(THIRTEEN), PHONE)
    for _ in ("bidding", "playing"):
        assert table.hand.count() == 13
        for no in range(13):
            area = table.hand.nth(no).evaluate(REACHABLE)
            assert area >= LEAST_TOUCH**2, f"card {no}: {area} square pixels"
        assert has_no_sideways_scroll(table.page, PHONE[0])
        if table.view["phase"] == "bid":
            table.bid_first_open()
    card = table.playable()[-1]
    assert len(table.play(card)["hand"]) == 12


FIRST_BUTTON = {"/": "Play now", "/cards": "Start the game", "/race": "Start the race"}


@pytest.mark.parametrize("address", FIRST_BUTTON)
def test_the_pages_fit_a_phone(server: Server, devices: Devices, address: str) -> None:
    page = devices.new(PHONE)
    page.goto(server.url + address)
    page.get_by_role("button", name=FIRST_BUTTON[address]).first.wait_for()
    page.get_by_text("running").wait_for(state="detached")
    assert has_no_sideways_scroll(page, PHONE[0])


def test_a_whole_deal_on_a_phone(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.start(), PHONE)
    view = table.play_deal()
    assert has_no_sideways_scroll(table.page, PHONE[0])
    assert view["phase"] == "scored"
    assert table.next_deal()["deal"]["number"] == 2


@pytest.mark.parametrize("players", range(2, 11))
def test_seats_do_not_cover_each_other(
    matches: Matches, open_table: OpenTable, players: int
) -> None:
    match = matches.start(cards.find_variant("family-night"), company(players))
    table = open_table(match, DESKTOP)
    for width, height in (DESKTOP, PHONE):
        table.page.set_viewport_size({"width": width, "height": height})
        shape = "wide" if width == DESKTOP[0] else "tall"
        table.page.locator(f'.rt[data-shape="{shape}"]').wait_for()
        wait_until_drawn(table.page)
        boxes = table.page.locator(".seat").evaluate_all(
            "(seats) => seats.map((seat) => seat.getBoundingClientRect().toJSON())"
        )
        assert len(boxes) == players
        stage = table.page.locator(".stage").evaluate("(s) => s.getBoundingClientRect().toJSON()")
        for no, box in enumerate(boxes):
            assert is_inside(box, stage), f"seat {no} leaves the felt at {width} x {height}"
        for (one, box), (other, beside) in combinations(enumerate(boxes), 2):
            assert not overlap(box, beside), f"seats {one} and {other} at {width} x {height}"
        assert has_no_sideways_scroll(table.page, width)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everything_can_be_read(matches: Matches, open_table: OpenTable, dark: bool) -> None:
    table = open_table(matches.start(), dark=dark)
    page = table.page
    ground = page.locator(".stApp").evaluate("(app) => getComputedStyle(app).backgroundColor")
    assert ground == ("rgb(14, 26, 29)" if dark else "rgb(251, 250, 246)")
    assert page.locator(".stage").is_visible()
    page.get_by_text("Keep this game as a file").click()
    page.get_by_role("button", name="Export the game").wait_for()
    texts = page.locator(".tools button:visible, .stExpander p:visible, button p:visible")
    assert texts.count() > 6
    for text in texts.all():
        assert text.evaluate(CONTRAST) >= 4.5, text.inner_text()


@pytest.mark.parametrize("moving", [False, True], ids=["less motion", "motion"])
def test_who_asks_for_less_motion_sees_none(
    server: Server, devices: Devices, matches: Matches, moving: bool
) -> None:
    match = matches.start(SHORT, company(2))
    page = devices.new(moving=moving)
    page.add_init_script(COUNT_ANIMATIONS)
    table = TablePage(page, server.url).open(match.game_id)
    assert table.play_deal()["phase"] == "scored"
    assert table.next_deal()["phase"] == "bid"
    assert bool(page.evaluate("window.__moved")) == moving
