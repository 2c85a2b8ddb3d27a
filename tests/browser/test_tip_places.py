"""Every tip stands beside what it explains, a short tail at it or a ring around it, and on nothing.

No card of the trick, no plate, no line of words and nothing that is to be chosen lies under it.
"""

from typing import TYPE_CHECKING, Any

import pytest

from riverlib import cards
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEAR = 5.0
"""Pixels that the end of a tail may be away from its thing."""
LONGEST = 50.0
"""Pixels from corner to corner of all that is drawn of a tail: no longer one is a tail."""
CROWDED = 7
"""From so many players on no place between their cards is quite bare: a tip's rim may touch one."""
_RIM = 40.0
"""Pixels of its thing that such a rim may cover."""
_MEASURED = """(tips) => {
  const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
    .find((each) => each?.querySelector(".rt"));
  const all = (what) => [...root.querySelectorAll(what)];
  const [table, bubble] = [root.querySelector(".rt"), root.querySelector(".bubble")];
  const { key, mark } = tips.find((tip) => tip.key === table.dataset.told);
  const [kind, what] = mark.split(":");
  const line = table.dataset.shape === "wide" ? all(".prompt:not([hidden])") : [];
  const hand = [...all(".hc > :first-child"), ...line]; // at a desk the line over it speaks for it
  const best = () => all(".trick .cd.best")[0] ?? all(".trick .cd").at(-1);
  const things = {
    card: () => [root.querySelector(`.hc[data-card="${what}"] > :first-child`)], hand: () => hand,
    trump: () => all(".trump"), bids: () => all(".bids"),
    best: () => [best(), ...best().querySelectorAll(".led")],
    bid: () => [root.querySelector(`.number[data-bid="${what}"]`)],
    ring: () => [all(".seat .packets")[what]], seat: () => [all(".seat")[what]],
    goal: () => (table.dataset.shape === "low" ? all(".seat.me") : hand),
  }[kind]().map((each) => each.getBoundingClientRect());
  const note = bubble.getBoundingClientRect();
  const across = (one) => Math.min(one.right, note.right) - Math.max(one.left, note.left);
  const down = (one) => Math.min(one.bottom, note.bottom) - Math.max(one.top, note.top);
  const shared = (one) => Math.max(0, across(one)) * Math.max(0, down(one));
  const look = getComputedStyle(bubble);
  const pixels = (name) => parseFloat(look.getPropertyValue(name));
  const corners = [...look.getPropertyValue("--tail-rim").matchAll(/(-?[\\d.]+)px (-?[\\d.]+)px/g)];
  const [x, y] = [note.left + pixels("--tail-left") + Number(corners[2]?.[1]),
    note.top + pixels("--tail-top") + Number(corners[2]?.[2])];
  const gap = ({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
  const chosen = [...all(".hc.legal > :first-child"), ...all(".bids:not([hidden]) .numbers")];
  const tailed = bubble.classList.contains("tailed");
  const tail = tailed ? Math.hypot(pixels("--tail-w"), pixels("--tail-h")) : 0;
  const rings = all(".ring-of-light").map((each) => each.getBoundingClientRect());
  const meets = (one, other) => one.left < other.right && one.right > other.left
    && one.top < other.bottom && one.bottom > other.top;
  const looked = [".trick:not(.past) .cd", ".trick:not(.past) .led", ".seat", ".trump",
    ".prompt:not(.makes-room)"];
  const lain = looked
    .filter((what) => all(what).some((each) => shared(each.getBoundingClientRect()) > 4));
  return {
    key, tailed, tail, lain,
    ringed: rings.some((one) => things.some((other) => meets(one, other))),
    over: Math.max(...things.map(shared)),
    gap: Math.min(...things.map(gap)),
    chosen: Math.max(0, ...chosen.map((each) => shared(each.getBoundingClientRect()))),
    inside: note.left >= 0 && note.right <= innerWidth && note.top >= 0,
  };
}"""
"""How a tip lies: pixels of its thing and of what is to be chosen that it covers, and how far from
its thing the tail ends."""


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("size", [PHONE, (844, 390), (768, 1024), DESKTOP])
def test_every_tip_points_at_its_thing_and_covers_nothing_to_be_chosen(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int], players: int
) -> None:
    rules = cards.Variant(key="short", name="Short", hand_sizes=(7, 3), hook=True)
    match = matches.start(rules, company(players, bot="steady"), dealer=0, seed=12)
    page = devices.new(size, newcomer=True, touch=size[0] < DESKTOP[0])
    table = TablePage(page, server.url).open(match.game_id)
    said = [*_deal(table)]
    if table.view["phase"] == "scored":
        table.next_deal()
        said += _told(table)
    for each in said:
        assert each["tailed"] or each["ringed"], each
        assert each["tail"] <= LONGEST, each
        assert each["lain"] == [] or players >= CROWDED, each
        assert each["over"] < (_RIM if players >= CROWDED else 1), each
        assert not each["tailed"] or each["gap"] <= NEAR, each
        assert each["chosen"] < 1, each
        assert each["inside"], each
    assert {"trick", "bid", "trump", "points"} <= {each["key"] for each in said}
    assert len(said) >= 7


def _deal(table: TablePage) -> list[dict[str, Any]]:
    """Play a deal to its end; return how each of its tips lay."""
    said = []
    while table.view["phase"] == "bid" or table.playable():
        said += _told(table)
        if table.view["phase"] == "bid":
            numbers = table.view["bids"]["open"]
            table.bid(2 if 2 in numbers else numbers[0])
        elif len(table.view["hand"]) <= 1:
            table.page.wait_for_function("window.__table.view.phase !== 'play'")  # it plays itself
        else:
            table.play_first()
    return said


def _told(table: TablePage) -> list[dict[str, Any]]:
    """Read every tip of this moment, one after the other."""
    said = []
    while table.page.locator(".bubble:visible").count():
        said.append(_measured(table.page, table.view["tips"]))
        table.page.locator(".bubble").dispatch_event("click")
    return said


def _measured(page: "Page", tips: list[dict[str, str]]) -> dict[str, Any]:
    page.wait_for_timeout(250)  # until the cards have risen
    measured: dict[str, Any] = page.evaluate(_MEASURED, tips)
    return measured
