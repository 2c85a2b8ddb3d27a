"""The card table says by itself what is closed, what must be done and who takes a trick."""

import re
from typing import Any

from riverlib import cards
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5,))
FULL = ".trick.full .cd.best"
FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at?.dataset.card ?? null;
}"""


LINE_OVER_PILE = """() => {
  const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
    .find((each) => each?.querySelector(".rt"));
  const [trick, line] = [root.querySelector(".trick"), root.querySelector(".prompt")];
  window.seen = [];
  const look = () => {
    if (trick.matches(".gathering.mine")) {
      const [pile, words] = [trick.querySelector(".best"), line]
        .map((each) => each.getBoundingClientRect());
      const over = Math.min(pile.bottom, words.bottom) - Math.max(pile.top, words.top) > 1;
      window.seen.push(over ? Number(getComputedStyle(line).opacity) : 0);
    } else if (window.seen.length) window.arrived = true;
    requestAnimationFrame(look);
  };
  look();
}"""
"""How plainly the line of words is seen over the cards that come to me, frame by frame."""


def has_closed_number(match: Any) -> bool:
    return cards.view(match.state, 0).hooked is not None


def leads_the_best_card(match: Any) -> bool:
    seen = cards.view(match.state, 0)
    return bool(seen.hand[0].suit == seen.trump and seen.hand[0].rank == 14)


def walked(table: TablePage, key: str) -> set[str]:
    """The cards that the focus comes to with a key."""
    found = set()
    for _ in table.view["hand"]:
        table.page.keyboard.press(key)
        found.add(table.page.evaluate(FOCUSED))
    return found


def test_the_table_says_what_is_closed_and_who_takes_a_trick(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.find(has_closed_number, FIVE, company(4, "Anna"), dealer=0)
    page = devices.new(moving=True)
    table = TablePage(page, server.url).open(match.game_id)
    assert page.locator(".bids-why").inner_text() == table.view["bids"]["short"] != ""
    assert table.view["bids"]["short"] in table.heard
    table.bid_first_open()

    while not any(card["reason"] is not None for card in table.view["hand"]):
        table.play_first()
    prompt = page.locator(".prompt")
    assert table.view["turn_words"] in prompt.inner_text()
    assert table.view["turn_words"] in table.heard
    assert walked(table, "ArrowRight") == set(table.playable())
    assert walked(table, "Shift+ArrowLeft") == {card["card"] for card in table.view["hand"]}

    table.touch(table.card(table.playable()[0]))
    best = page.locator(FULL)
    best.wait_for()
    taker = re.fullmatch(r"(\w+) takes? the trick", prompt.inner_text())
    assert taker is not None
    name = "Anna" if taker[1] == "You" else taker[1]
    label = best.get_attribute("aria-label") or ""
    assert label.startswith(f"{name}: ")
    assert page.locator(".seat.turn").count() == 1
    assert (page.locator(".seat.turn").get_attribute("aria-label") or "").startswith(name)
    assert page.locator(".led").count() == 1
    page.mouse.click(*table.empty_felt())
    best.wait_for(state="detached", timeout=900)  # it would rest for longer than that by itself


def test_the_mark_of_the_led_card_is_whole_and_has_its_suit_on_a_small_card(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FIVE, company(10, "Anna"), dealer=0)
    table = TablePage(devices.new((844, 390)), server.url).open(match.game_id)
    table.bid_first_open()
    table.page.locator('.cd[data-compact="true"] .led .sign').wait_for()
    spare = table.page.locator(".led").evaluate(
        """(mark) => {
          const words = document.createRange();
          words.selectNodeContents(mark);
          const [inner, outer] = [words, mark].map((each) => each.getBoundingClientRect());
          return [inner.left - outer.left, inner.top - outer.top, outer.right - inner.right];
        }"""
    )
    assert min(spare) >= 1, "its sign or its word touches the rim"


def test_the_line_of_words_makes_way_for_the_cards_that_come_to_me(
    server: Server, devices: Devices, matches: Matches
) -> None:
    one = cards.Variant(key="one", name="One", hand_sizes=(1,), forehead=False)
    match = matches.find(leads_the_best_card, one, company(3, "Anna"))
    page = devices.new((1280, 800), moving=True)
    table = TablePage(page, server.url).open(match.game_id)
    page.evaluate(LINE_OVER_PILE)
    table.bid_first_open()
    table.touch(table.card(table.playable()[0]))
    page.wait_for_function("window.arrived")
    assert max(page.evaluate("window.seen")) < 0.5, "the line lies over the cards"
