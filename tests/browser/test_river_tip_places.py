"""Every tip on the river stands beside its thing, its tail at it, and on nothing to press."""

from typing import TYPE_CHECKING, Any

import pytest

from riverlib import race
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Locator

NEAR = 5.0
"""Pixels that the end of a tail may be away from its thing."""
RIM = 0.25
"""The part of a boat's picture that is its rim, where nothing is drawn but water."""
_MEASURED = """([kind, first, second]) => {
  const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
    .find((each) => each?.querySelector(".rv"));
  const all = (what) => [...root.querySelectorAll(what)];
  const box = (each) => each.getBoundingClientRect();
  const drawn = (each) => box(each).width > 0 && getComputedStyle(each).visibility === "visible";
  const cards = all(".river-card");
  const no = Number(first) + 1;
  const things = {
    die: () => all(".roll[aria-disabled=true], .roll[disabled]").length
      ? all(".die, .roll") : all(".die-spot, .roll"),
    boat: () => all(`.boat[data-seat="${first}"][data-boat="${second}"]`),
    tile: () => [...all(".ghost"),
      ...cards.filter((each) => each.getAttribute("aria-label").startsWith(`Card ${no}:`))],
    dock: () => all(".dock"),
    chances: () => all(".chances"),
  }[kind]().filter(drawn).map(box);
  const bubble = root.querySelector(".bubble");
  const note = box(bubble);
  const across = (one) => Math.min(one.right, note.right) - Math.max(one.left, note.left);
  const down = (one) => Math.min(one.bottom, note.bottom) - Math.max(one.top, note.top);
  const shared = (one) => (Math.min(across(one), down(one)) > 0.5 ? across(one) * down(one) : 0);
  const look = getComputedStyle(bubble);
  const pixels = (name) => parseFloat(look.getPropertyValue(name));
  const corners = [...look.getPropertyValue("--tail-rim").matchAll(/(-?[\\d.]+)px (-?[\\d.]+)px/g)];
  const [x, y] = [note.left + pixels("--tail-left") + Number(corners[2]?.[1]),
    note.top + pixels("--tail-top") + Number(corners[2]?.[2])];
  const gap = ({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
  const boats = all(".boat:not(.under, .docked) .boat-picture");
  const chosen = all(".boat.lit:not(.under) .boat-picture, .roll, .ride-choice button, .ghost");
  const stage = box(root.querySelector(".ways"));
  const beads = all(".ways .way-dots").flatMap((way) => {
    const long = way.getTotalLength();
    return Array.from({ length: 25 }, (_, no) => way.getPointAtLength((long * (no + 0.5)) / 25));
  });
  const isIn = (at, from, to) => at > from && at < to;
  const isUnder = ({ x: along, y: low }) => isIn(along + stage.left, note.left, note.right)
    && isIn(low + stage.top, note.top, note.bottom);
  return {
    ways: beads.filter(isUnder).length / Math.max(1, beads.length),
    tailed: bubble.classList.contains("tailed"), ringed: all(".ring-of-light").length > 0,
    gap: Math.min(...things.map(gap)),
    chosen: Math.max(0, ...chosen.filter(drawn).map(box).map(shared)),
    boats: Math.max(0, ...boats.filter(drawn).map(box).map((one) => shared(one) / one.width ** 2)),
    status: Math.max(0, ...all(".prompt").filter(drawn).map(box).map(shared)),
    inside: note.left >= 0 && note.right <= innerWidth && note.top >= 0,
  };
}"""
"""How a tip lies: pixels of what is to be pressed, of any boat on the river and of the line that
says whose turn it is that it covers, the part of the ways that boats may go, and how far from its
thing the tail ends."""


@pytest.mark.parametrize("size", [PHONE, (844, 390), (768, 1024), DESKTOP, (1920, 1080)])
def test_every_tip_on_the_river_points_at_its_thing_and_covers_nothing_to_press(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(4, bot="steady"), seed=12)
    page = devices.new(size, newcomer=True, touch=size[0] < DESKTOP[0])
    river = RiverPage(page, server.url).open(match.game_id)
    said: dict[str, dict[str, Any]] = {}
    while len(said) < ENOUGH:
        said |= _told(river)
        river.go_on()
    for key, each in said.items():
        assert each["tailed"] or each["ringed"], (key, each)
        assert not each["tailed"] or each["gap"] <= NEAR, (key, each)
        assert each["chosen"] < 1, (key, each)
        assert each["boats"] < RIM, (key, each)
        assert each["status"] < 1, (key, each)
        assert each["inside"], (key, each)
        assert each["ways"] == 0, (key, each)


ENOUGH = 6
"""Tips that a race of this seed tells in its first rounds."""


def _told(river: RiverPage) -> dict[str, dict[str, Any]]:
    """Read every tip of this moment, one after the other."""
    said: dict[str, dict[str, Any]] = {}
    bubble: Locator = river.page.locator(".bubble:visible")
    while bubble.count():
        text = bubble.locator(".note-words").inner_text()
        tip = next(each for each in river.view["tips"] if each["text"] == text)
        mark = [*tip["mark"].split(":"), "", ""][:3]
        said[tip["key"]] = {"mark": tip["mark"], **river.page.evaluate(_MEASURED, mark)}
        bubble.dispatch_event("click")
    return said
