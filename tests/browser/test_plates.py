"""The plates of a table: each says the same in the same order, whatever the screen."""

from typing import Any

import pytest

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.matches import SHORT, Matches, company
from tests.browser.moments import played

SIDEWAYS = (844, 390)
TABLET = (768, 1024)
EDGE = 1.5
"""Pixels by which a letter may stand out of its line."""
PARTS = """() => {
  const roots = [...document.querySelectorAll("*")].map((each) => each.shadowRoot);
  const root = roots.find((each) => each?.querySelector(".rt"));
  const written = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().toJSON();
  };
  return [...root.querySelectorAll(".seat")].map((seat) => {
    const part = (name) => seat.querySelector(name);
    const box = (node) => node.getBoundingClientRect().toJSON();
    const words = [".name", ".total", ".need"].map((name) => written(part(name)));
    const signs = [...seat.querySelectorAll(".bid-chip, .packet, .verdict")];
    const said = signs.length ? signs.map(box) : [written(part(".done"))];
    const [dealer, face] = [box(part(".dealer")), box(part(".initial"))];
    return { dealer, face, words, said, total: words[1] };
  });
}"""
"""Of each plate where its dealer's mark is, its face, what is bid and taken, and its points."""


@pytest.mark.parametrize(
    ("size", "seats"),
    [(PHONE, 3), (PHONE, 6), (PHONE, 10), (SIDEWAYS, 4), (SIDEWAYS, 10), (TABLET, 4), (DESKTOP, 4)],
    ids=str,
)
def test_bid_and_tricks_stand_before_the_points_and_the_dealer_s_mark_at_the_face(
    matches: Matches, open_table: OpenTable, size: tuple[int, int], seats: int
) -> None:
    for dealer in (0, 1):
        match = matches.start(SHORT, company(seats, bot="steady"), dealer=dealer)
        table = open_table(played(match, is_my_card), size)
        plates = table.page.evaluate(PARTS)
        for plate in plates:
            check_order(plate)
        check_dealer(plates[dealer])


def is_my_card(match: CardMatch) -> bool:
    return match.state.phase is cards.Phase.PLAY and match.state.to_move == 0


def check_order(plate: dict[str, Any]) -> None:
    """The points come last."""
    last = max(sign["right"] for sign in plate["said"] if sign["width"])
    assert last <= plate["total"]["left"] + EDGE, plate


def check_dealer(plate: dict[str, Any]) -> None:
    """The mark is at the upper right of the face, and lies on nothing that is read."""
    mark, face = plate["dealer"], plate["face"]
    assert mark["width"]
    assert mark["y"] < face["y"] + EDGE
    assert face["x"] + face["width"] / 2 < mark["x"] + EDGE < face["right"] + mark["width"] / 2
    for other in [*plate["words"], *plate["said"]]:
        across = min(mark["right"], other["right"]) - max(mark["left"], other["left"])
        down = min(mark["bottom"], other["bottom"]) - max(mark["top"], other["top"])
        assert across <= EDGE or down <= EDGE, (mark, other)


DEALS = ("Deal 19 of 20 · 10 cards", "Deal 19, again · 10 cards")
BIDS = (
    "",
    "14 tricks bid so far, 10 to take",
    "3 of 4 bids lie on the table",
    "10 of 10 tricks bid: everybody can make it",
    "8 of 10 tricks bid: two left over",
    "14 bid, only 10 to take: somebody must miss",
)
PANEL = """(told) => {
  const roots = [...document.querySelectorAll("*")].map((each) => each.shadowRoot);
  const root = roots.find((each) => each?.querySelector(".rt"));
  const lines = [".info-deal", ".info-bids"].map((name) => root.querySelector(name));
  lines.forEach((line, no) => {
    line.replaceChildren(...told[no].split(/(?<=[,:·]) /).flatMap((clause, at) => {
      const node = Object.assign(document.createElement("span"), { textContent: clause });
      node.className = "clause";
      return at ? [" ", node] : [node];
    }));
    line.hidden = !told[no];
  });
  const box = (node) => node.getBoundingClientRect();
  const tops = [...root.querySelectorAll(".seat:not(.me)")].map((seat) => box(seat).top);
  const ends = [...lines, root.querySelector(".info")].map((line) => box(line).bottom);
  return Math.min(...tops) - Math.max(...ends);
}"""
"""How far above the first plate the panel of the deal ends once it says this."""


@pytest.mark.parametrize("width", [360, 375, 390])
@pytest.mark.parametrize("seats", [4, 6, 10])
def test_whatever_a_phone_tells_of_the_deal_ends_above_the_plates(
    matches: Matches, open_table: OpenTable, width: int, seats: int
) -> None:
    match = matches.start(SHORT, company(seats, bot="steady"))
    page = open_table(played(match, is_my_card), (width, 740)).page
    air = {(deal, bids): page.evaluate(PANEL, [deal, bids]) for deal in DEALS for bids in BIDS}
    assert min(air.values()) >= 3, air
