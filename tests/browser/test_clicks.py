"""Every click counts once, and what is not allowed changes nothing and says why."""

from typing import Any

import pytest

from riverlib import cards
from riverlib.boards.cards.session import TableSession
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.devices import DESKTOP, PHONE, SECOND_TAP, Devices
from tests.browser.forging import forge_every_click, send
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.browser.table_page import TablePage, spoken_name, standing

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 4))
PLAIN = cards.Variant(key="plain", name="Plain", hand_sizes=(2, 1), trump=cards.Trump.NONE)


def cards_played(match: CardMatch, seat: int) -> int:
    return match.state.hand_size - len(match.state.hands[seat])


# ---- once ----


@pytest.mark.parametrize("moving", [False, True])
def test_a_double_click_plays_one_card(
    matches: Matches, open_table: OpenTable, moving: bool
) -> None:
    match = matches.start(FIVE)
    table = open_table(match, moving=moving)
    table.bid_first_open()
    middle = table.playable()[1]
    box = table.card(middle).bounding_box()
    assert box is not None
    table.page.mouse.dblclick(box["x"] + 12, box["y"] + box["height"] / 3)
    assert len(table.wait_settled()["hand"]) == 4
    assert cards_played(matches.stored(match), 0) == 1


def test_a_slow_double_click_plays_one_card(matches: Matches, open_table: OpenTable) -> None:
    """The second click may come when all have answered, and find the next card in its place."""
    match = matches.find(leads_twice, FIVE)
    table = open_table(match)
    table.bid_first_open()
    box = table.card(table.playable()[2]).bounding_box()
    assert box is not None
    spot = (box["x"] + 12, box["y"] + box["height"] / 3)
    table.page.mouse.click(*spot)
    table.wait_settled()
    table.page.mouse.down(click_count=2)
    table.page.mouse.up(click_count=2)
    table.wait_settled()
    assert cards_played(matches.stored(match), 0) == 1


def leads_twice(match: CardMatch) -> bool:
    """Whether the first player, leading their middle card, takes the trick; then step back."""
    session = TableSession(match)
    match.bid(0, session.view()["bids"]["open"][0])
    match.play(0, cards.parse_card(session.view()["hand"][2]["card"]))
    took = match.state.to_move == 0 and not match.state.trick
    match.undo()
    match.undo()
    return took


# ---- refused ----


FORGED: dict[str, dict[str, Any]] = {
    "a bid beyond the hand": {"kind": "bid", "tricks": 77},
    "a bid below nothing": {"kind": "bid", "tricks": -1},
    "a bid that is no number": {"kind": "bid", "tricks": "1"},
    "a truth for a number": {"kind": "bid", "tricks": True},
    "a card before its time": {"kind": "play", "card": "MINE"},
    "a card of another seat": {"kind": "play", "card": "THEIRS"},
    "a card that there is not": {"kind": "play", "card": "1x"},
    "a card that is no text": {"kind": "play", "card": ["Ah"]},
    "a claim at the wrong time": {"kind": "claim"},
    "the next deal too early": {"kind": "next"},
    "something taken back before anything was done": {"kind": "undo"},
    "a button that there is not": {"kind": "win"},
    "no kind at all": {},
    "a turn long gone": {"kind": "bid", "tricks": 1, "turn": -1},
    "a turn to come": {"kind": "bid", "tricks": 1, "turn": 99},
    "no turn": {"kind": "bid", "tricks": 1, "turn": None},
}


def test_forged_actions_are_refused_with_a_sentence(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FIVE)
    page = devices.new()
    forge_every_click(page)
    table = TablePage(page, server.url).open(match.game_id)
    before = table.view
    stand_ins = {"MINE": before["hand"][0]["card"], "THEIRS": str(match.state.hands[1][0])}
    for number, (what, action) in enumerate(FORGED.items()):
        nonce = f"forged-{number}"
        card = action.get("card")
        if isinstance(card, str) and card in stand_ins:
            action = action | {"card": stand_ins[card]}
        send(table, {"turn": before["turn"], "nonce": nonce} | action)
        view = table.wait_for_view(f"v.answered === {nonce!r}")
        assert view["note"]["kind"] == "refused", what
        assert view["note"]["text"].endswith((".", "?", "!")), f"{what}: {view['note']['text']}"
        assert standing(view) == standing(before), what
    assert matches.stored(match).revision == match.revision


def test_what_is_no_action_at_all_is_ignored(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FIVE)
    page = devices.new()
    forge_every_click(page)
    table = TablePage(page, server.url).open(match.game_id)
    before = table.view
    good = {"kind": "bid", "tricks": 1, "turn": before["turn"]}
    junk: tuple[Any, ...] = (
        "bid",
        7,
        [good],
        {},
        good,
        good | {"nonce": 5},
        good | {"nonce": "n" * 500},
    )
    for number, action in enumerate(junk):
        send(table, action)
        send(table, {"kind": "knock", "turn": before["turn"], "nonce": f"knock-{number}"})
        view = table.wait_for_view(f"v.answered === 'knock-{number}'")
        assert standing(view) == standing(before), action
    assert table.bid(1)["seats"][0]["bid"] == 1, "the table still works"
    assert matches.stored(match).revision == match.revision + 1


def test_a_card_of_another_seat_comes_back_with_a_note(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(FIVE)
    theirs = str(match.state.hands[2][0])
    table = open_table(match, moving=True)
    before = table.bid_first_open()
    table.hand.first.evaluate("(button, card) => { button.dataset.card = card; }", theirs)
    table.touch(table.hand.first)
    table.page.wait_for_function("window.__table.view.note !== null")
    assert table.note
    assert standing(table.wait_settled()) == standing(before)


# ---- closed, with the reason ----


def test_a_dimmed_card_says_why(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.find(must_follow, FIVE, dealer=0))
    before = table.view
    card, why = next(
        (each["card"], before["reasons"][each["reason"]])
        for each in before["hand"]
        if each["reason"] is not None
    )
    button = table.card(card)
    assert button.get_attribute("aria-label") == f"{spoken_name(card)}, not playable: {why}"
    table.touch(button)
    assert table.note == why
    assert why in table.heard
    assert standing(table.view) == standing(before)


AT_CARD = """(card) => {
  const roots = [...document.querySelectorAll("*")].map((each) => each.shadowRoot);
  const root = roots.find((each) => each?.querySelector(".rt"));
  const note = root.querySelector(".bubble");
  const { x, y, width, bottom } = note.getBoundingClientRect();
  const tip = x + width / 2 + parseFloat(note.style.getPropertyValue("--tip"));
  const cards = [...root.querySelectorAll(".hc")];
  const pressed = cards.find((each) => each.dataset.card === card).getBoundingClientRect();
  const over = cards.map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < x + width && box.right > x && box.top + 1 < bottom);
  const points = !note.classList.contains("free") && tip > pressed.left && tip < pressed.right;
  return { points, above: pressed.top - bottom, over: over.length };
}"""
"""Whether the note points at that card, how far above it, and over how many of my cards it lies."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)], ids=str)
def test_the_reason_points_at_the_dimmed_card(
    matches: Matches, open_table: OpenTable, size: tuple[int, int]
) -> None:
    table = open_table(matches.find(must_follow, FIVE, dealer=0), size)
    for each in [card for card in table.view["hand"] if card["reason"] is not None]:
        table.touch(table.card(each["card"]))
        place = table.page.evaluate(AT_CARD, each["card"])
        assert place["points"], (each["card"], place)
        assert 0 <= place["above"] < 60, place  # over the line of words, which stays where it is
        assert not place["over"], place
        table.page.keyboard.press("Escape")


def must_follow(match: CardMatch) -> bool:
    session = TableSession(match)
    match.bid(0, session.view()["bids"]["open"][0])
    return any(each["reason"] is not None for each in session.view()["hand"])


def test_a_hooked_bid_says_why(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.find(is_hooked, FIVE, dealer=0))
    before = table.view
    bids = before["bids"]
    table.page.get_by_role("button", name=f"{bids['hooked']}, not possible").click(force=True)
    why = table.page.locator(".bids-why")
    assert str(bids["hooked"]) in why.inner_text()
    assert bids["reason"] in table.heard
    assert standing(table.view) == standing(before)


def is_hooked(match: CardMatch) -> bool:
    return TableSession(match).view()["bids"]["hooked"] is not None


# ---- tools ----


def test_undo_gives_the_card_back(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.start(FIVE))
    before = table.bid_first_open()
    assert len(table.play_first()["hand"]) == 4
    after = table.tool("Undo")
    assert (after["hand"], after["trick"]) == (before["hand"], before["trick"])
    assert table.hand.count() == 5
    assert after["turn"] > before["turn"], "the turn never falls, so old clicks stay old"
    assert "Taken back" in table.heard
    assert table.page.locator(".prompt").inner_text() == "Taken back: your card of trick 1"


def test_claim_is_offered_only_when_it_is_certain(matches: Matches, open_table: OpenTable) -> None:
    claim = "Claim the rest"
    unsure = open_table(matches.start(FIVE))
    unsure.bid_first_open()
    assert not unsure.view["can"]["claim"]
    assert not unsure.page.get_by_role("button", name=claim, exact=True).is_visible()

    certain = open_table(matches.find(can_claim, PLAIN))
    view = certain.tool(claim)
    assert view["phase"] == "scored"
    assert view["seats"][0]["taken"] == 2


def can_claim(match: CardMatch) -> bool:
    """Whether both cards of the first player are sure to win."""
    session = TableSession(match)
    match.bid(0, session.view()["bids"]["open"][0])
    return bool(session.view()["can"]["claim"])


def test_a_tap_while_cards_fly_hurries_them_and_plays_nothing(
    matches: Matches, open_table: OpenTable
) -> None:
    """One tap brings the card in the air down and lets the others hurry, a second ends it all."""
    match = matches.find(leads_twice, FIVE)
    table = open_table(match, moving=True)
    table.bid_first_open()
    table.touch(table.card(table.playable()[2]))
    table.wait_until_busy()
    table.page.mouse.click(*table.empty_felt())
    assert table.page.evaluate("window.__table.busy")
    table.page.wait_for_timeout(SECOND_TAP)
    table.page.mouse.click(*table.empty_felt())
    assert not table.is_busy
    table.touch(table.card(table.playable()[2]))
    table.wait_until_busy()
    table.touch(table.hand.first)  # my own card under the finger: it may be playable by now
    table.page.wait_for_function("!window.__table.busy", timeout=1500)  # what is left hurries
    table.page.wait_for_timeout(300)
    assert cards_played(matches.stored(match), 0) == 2


# ---- whose hand it was ----


def test_the_frame_of_the_focus_is_for_keys(matches: Matches, open_table: OpenTable) -> None:
    """A card that was played hands the focus on to the next one, which no mouse needs to see."""
    table = open_table(matches.start(FIVE))
    table.bid_first_open()
    table.play_first()
    frame = """(root) => {
      const { activeElement } = root.getRootNode();
      return getComputedStyle(activeElement.querySelector(".cd") ?? activeElement).outlineStyle;
    }"""
    assert table.board.evaluate("(root) => Boolean(root.getRootNode().activeElement)")
    assert table.board.evaluate(frame) == "none"
    table.page.keyboard.press("ArrowRight")
    assert table.board.evaluate(frame) == "solid"
    table.touch(table.card(table.playable()[0]))
    table.wait_settled()
    assert table.board.evaluate(frame) == "none"
