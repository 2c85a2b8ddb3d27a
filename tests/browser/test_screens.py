"""The table on every screen: phones, dark rooms, no motion, from two players to ten."""

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import SHORT, Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

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

CONTRAST = """(node) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, no) => sum + v * [0.2126, 0.7152, 0.0722][no], 0);
  let ground = node;
  while (paint(getComputedStyle(ground).backgroundColor)[3] < 255)
    ground = ground.parentElement ?? ground.getRootNode().host;
  const [high, low] = [getComputedStyle(node).color, getComputedStyle(ground).backgroundColor]
    .map((colour) => light(paint(colour))).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}"""


def has_no_sideways_scroll(page: "Page", width: int) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


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


@pytest.mark.parametrize("address", ["/", "/cards"])
def test_the_pages_fit_a_phone(server: Server, devices: Devices, address: str) -> None:
    page = devices.new(PHONE)
    page.goto(server.url + address)
    name = "Play now" if address == "/" else "Start the game"
    page.get_by_role("button", name=name).wait_for()
    page.get_by_text("running").wait_for(state="detached")
    assert has_no_sideways_scroll(page, PHONE[0])


def test_a_whole_deal_on_a_phone(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.start(), PHONE)
    view = table.play_deal()
    assert has_no_sideways_scroll(table.page, PHONE[0])
    assert view["phase"] == "scored"
    assert table.next_deal()["deal"]["no"] == 2


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


def wait_until_drawn(page: "Page") -> None:
    """Let the table see its new size and draw itself: two frames later everything stands."""
    page.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>"
        " requestAnimationFrame(done))))"
    )


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    apart = (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )
    return not apart


def is_inside(box: dict[str, Any], stage: dict[str, Any]) -> bool:
    return bool(
        box["left"] >= stage["left"] - 1
        and box["right"] <= stage["right"] + 1
        and box["top"] >= stage["top"] - 1
        and box["bottom"] <= stage["bottom"] + 1
    )


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


COUNT_ANIMATIONS = """{
  window.__moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...frames) {
    window.__moved += 1;
    return animate.apply(this, frames);
  };
}"""


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
