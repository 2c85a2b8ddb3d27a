"""A game begins with its deal: cards come, trump turns over, and only then is anything asked."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from riverlib import cards
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

FAMILY = cards.find_variant("family-night")
_WATCH = """
window.seen = [];
(function look() {
  const inside = [...document.querySelectorAll("*")].map((each) => each.shadowRoot).filter(Boolean);
  const all = (what) => [document, ...inside].flatMap((root) => [...root.querySelectorAll(what)]);
  const words = all(".trump-words").map((each) => each.textContent).join();
  const now = `${all(".air .back").length > 0} ${all(".hc").length > 0} ${words}`;
  if (window.__table?.view && now !== window.seen.at(-1)) window.seen.push(now);
  requestAnimationFrame(look);
})();
"""
"""What was seen one after another: whether cards fly, whether I hold any, what the trump says."""


_COUNT = """
window.counts = [];
(function look(at) {
  const inside = [...document.querySelectorAll("*")].map((each) => each.shadowRoot).filter(Boolean);
  const all = (what) => [document, ...inside].flatMap((root) => [...root.querySelectorAll(what)]);
  const mine = all(".air .back, .hc .cd").filter((each) => getComputedStyle(each).opacity === "1");
  const held = all(".held:not([hidden])").map((each) => each.style.getPropertyValue("--cards"));
  const theirs = held.reduce((sum, each) => sum + Number(each), 0) + all(".dealt").length;
  if (window.__table?.busy) window.counts.push([mine.length, theirs, all(".hc").length, at]);
  requestAnimationFrame(look);
})();
"""
"""Frame by frame: backs in the air or at my place, cards that the others hold, my hand; when."""
THEIRS = 30
"""Cards that three others hold once ten each are dealt."""
A_CARD_MS = 24
"""So often at most somebody gets a card."""


def first_table(server: Server, devices: Devices, matches: Matches, **device: Any) -> TablePage:
    match = matches.start(FAMILY, company(4, "Anna", bot="steady"), dealer=2)
    page = devices.new(**device)
    page.add_init_script(_WATCH)
    return TablePage(page, server.url).open(match.game_id)


def seen(page: "Page") -> list[str]:
    found: list[str] = page.evaluate("window.seen")
    return found


def test_the_first_deal_is_dealt_before_the_eyes(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = first_table(server, devices, matches, moving=True)
    steps = seen(table.page)
    assert steps[0] == "true false Dealing…", steps
    assert steps[-1].startswith("false true Trump"), steps
    assert "Deal 1: 10 cards each" in table.heard
    table.bid_first_open()
    table.page.reload()
    table.wait_settled()
    assert all(step.startswith("false true") for step in seen(table.page)), "it was dealt already"


def test_two_taps_cut_the_first_deal_short(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FAMILY, company(6, "Anna", bot="steady"), dealer=5)
    page = devices.new(moving=True)
    page.goto(f"{server.url}/cards?game={match.game_id}")
    page.wait_for_function("window.__table?.busy")
    table = TablePage(page, server.url)
    for _ in range(2):
        page.mouse.click(*table.empty_felt())
        page.wait_for_timeout(300)
    assert not page.evaluate("window.__table.busy")


def test_with_less_motion_the_cards_are_there(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = first_table(server, devices, matches)
    assert all(step.startswith("false true") for step in seen(table.page))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_has_been_dealt_stays(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    """The hand turns over where it was dealt, and what the others hold grows card by card."""
    match = matches.start(FAMILY, company(4, "Anna", bot="steady"), dealer=2)
    page = devices.new(size, moving=True)
    page.add_init_script(_COUNT)
    TablePage(page, server.url).open(match.game_id)
    counts = page.evaluate("window.counts")
    first = next(no for no, (mine, *_) in enumerate(counts) if mine)
    turned = next(no for no, (_, _, hand, _) in enumerate(counts) if hand)
    assert all(mine for mine, *_ in counts[first:]), "the table is never empty again"
    theirs = [(held, at) for _, held, _, at in counts[:turned]]
    assert theirs == sorted(theirs)
    assert theirs[first][0] == 0, "the first one flies too"
    lie = [*theirs, (THEIRS, counts[turned][3])]
    for (some, before), (more, now) in pairwise(lie):  # however seldom a busy machine draws
        assert more - some <= 4 + (now - before) / A_CARD_MS, "they come one after another"
    assert max(mine for mine, *_ in counts[:turned]) <= 12, "theirs fly below the plates"
    assert all(mine >= 10 for mine, *_ in counts[turned:])
    assert page.locator(".air .back, .dealt").count() == 0


_TURNS = """
window.turns = [];
(function look() {
  const inside = [...document.querySelectorAll("*")].map((each) => each.shadowRoot).filter(Boolean);
  const all = (what) => inside.flatMap((root) => [...root.querySelectorAll(what)]);
  const cards = all(".rt .stage .face-up").filter((each) => !each.closest(".hc"));
  const clear = (each) => each.checkVisibility({ checkOpacity: true });
  const bids = all(".bid-token").length + all(".bids").filter(clear).length;
  if (window.__table?.busy) window.turns.push([cards.filter(clear).length, bids]);
  requestAnimationFrame(look);
})();
"""
"""Frame by frame: how many turned cards are seen, and how many bids or numbers to bid."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_turned_card_is_one_card_and_lies_in_its_box_before_a_bid(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    match = matches.start(FAMILY, company(4, "Anna", bot="steady"), dealer=0)
    page = devices.new(size, moving=True)
    page.add_init_script(_TURNS)
    TablePage(page, server.url).open(match.game_id)
    turns = page.evaluate("window.turns")
    before = [cards for cards, bids in turns if not bids]
    assert before == sorted(before), "once it is seen it is seen to the end"
    assert set(before) == {0, 1}, "and never twice, not even in the frame in which it lands"
    assert all(cards == 1 for cards, bids in turns if bids)
    assert page.locator(".air .face-up, .air .back").count() == 0
