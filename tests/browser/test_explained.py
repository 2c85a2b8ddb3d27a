"""Explained while playing: tips at the thing itself, help for the moment, and why on request."""

from typing import TYPE_CHECKING, Any

import pytest

from riverlib import cards
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.cards.table import PLAIN

if TYPE_CHECKING:
    from playwright.sync_api import Page

THREE = company(3)
JUST_MS = 650
"""For so long a tap that may have been meant for what moved closes no note."""
READ_MS = 3500
"""In so long whoever reads has read a tip."""


def newcomers_table(server: Server, devices: Devices, matches: Matches, **device: Any) -> TablePage:
    match = matches.start(PLAIN, THREE)
    return TablePage(devices.new(newcomer=True, **device), server.url).open(match.game_id)


def tip(page: "Page") -> str:
    return page.locator(".bubble .note-words:visible").inner_text()


def test_a_first_game_is_explained_at_the_thing_itself(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    texts = {each["key"]: each["text"] for each in table.view["tips"]}
    assert tip(table.page) == texts["trick"]
    assert texts["trick"] in table.heard
    bubble = table.page.locator(".bubble").bounding_box()
    bids = table.page.locator(".bids").bounding_box()
    assert bubble is not None
    assert bids is not None
    is_above = bubble["y"] + bubble["height"] <= bids["y"]
    assert is_above or bubble["x"] >= bids["x"] + bids["width"], "beside what it explains"
    table.page.wait_for_timeout(JUST_MS)
    table.page.mouse.click(*table.empty_felt())
    assert table.page.locator(".bubble:visible").count() == 0
    table.page.reload()
    table.wait_settled()
    assert tip(table.page) == texts["bid"]


def test_help_and_a_hint_take_no_tip_away(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    text = tip(table.page)
    table.page.get_by_role("button", name="Help", exact=True).click()
    assert table.page.locator(".bubble:visible").count() == 0
    table.page.keyboard.press("Escape")
    assert tip(table.page) == text
    table.page.keyboard.press("h")
    table.page.locator(".advice:visible").wait_for()
    table.page.get_by_role("button", name="Close the hint").click()
    assert tip(table.page) == text
    table.page.wait_for_timeout(READ_MS)
    table.page.keyboard.press("h")
    table.page.locator(".advice:visible").wait_for()
    table.page.get_by_role("button", name="Close the hint").click()
    assert tip(table.page) == text, "also one that was read: the next one is reached from it"
    table.page.get_by_role("button", name="Next tip", exact=True).click()
    assert tip(table.page) != text


def test_a_tap_that_hurries_closes_no_tip_that_has_only_just_come(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    table.page.wait_for_timeout(JUST_MS)
    table.page.mouse.click(*table.empty_felt())
    assert table.page.locator(".bubble:visible").count() == 0
    table.page.get_by_role("button", name="Bid 0", exact=True).click()
    spot = table.empty_felt()
    table.page.mouse.click(*spot)
    assert table.page.evaluate(_TAPPED_AT_ONCE), "it stays"
    table.page.wait_for_timeout(JUST_MS)
    table.page.mouse.click(*spot)
    assert table.page.locator(".bubble:visible").count() == 0


_TAPPED_AT_ONCE = """async () => {
  const stage = [...document.querySelectorAll("*")]
    .flatMap((each) => [each, ...(each.shadowRoot?.querySelectorAll("*") ?? [])])
    .find((each) => each.classList.contains("stage"));
  const bubble = stage.querySelector(".bubble");
  while (bubble.hidden) await new Promise(requestAnimationFrame);
  stage.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  return !bubble.hidden;
}"""
"""Tap in the very frame in which a note comes; whether it is still there then."""


def test_each_tip_is_said_once_and_the_next_game_is_not_explained(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    said: list[str] = []
    while table.view["phase"] != "over":
        said += table.page.locator(".bubble .note-words:visible").all_inner_texts()
        assert table.page.locator(".toast:visible").count() == 0  # each tip finds its thing
        if table.view["phase"] == "bid":
            table.bid_first_open()
        elif len(table.view["hand"]) <= 1:
            table.page.wait_for_function("window.__table.view.phase !== 'play'")  # it plays itself
        else:
            table.play_first()
    assert len(said) >= 3
    assert len(set(said)) == len(said)
    other = matches.start(PLAIN, THREE, seed=6)
    table.open(other.game_id)
    assert table.view["tips"]
    assert table.page.locator(".bubble:visible").count() == 0
    table.set("Explain as we play", "On")
    table.bid_first_open()
    assert tip(table.page)


def test_the_frame_around_a_card_is_turned_and_raised_as_the_card_is(
    server: Server, devices: Devices, matches: Matches
) -> None:
    four = company(4, bot="steady")
    match = matches.start(cards.find_variant("family-night"), four, dealer=0, seed=12)
    table = TablePage(devices.new(newcomer=True), server.url).open(match.game_id)
    framed = 0
    for _ in range(6):
        tip_ = next((t for t in table.view["tips"] if plain(t["text"]) == told(table.page)), None)
        kind, _, card = (tip_ or {"mark": ""})["mark"].partition(":")
        table.page.wait_for_timeout(300)  # until the cards have risen
        ring = table.page.locator(".ring-of-light")
        if kind == "card" and ring.count() and ring.is_visible():
            assert ring.evaluate(_APART, card) < 1.5
            framed += 1
        table.bid_first_open() if table.view["phase"] == "bid" else table.play_first()
    assert framed


_APART = """(ring, card) => {
  const node = ring.getRootNode().querySelector(`.hc[data-card="${card}"]`);
  const [at, frame] = [node.firstElementChild, ring].map((each) => each.getBoundingClientRect());
  const turn = node.style.transform.match(/rotate\\((.+)deg\\)/)[1];
  const turned = ring.getAttribute("transform").match(/rotate\\((\\S+)/)[1];
  const apart = (side, size) => at[side] + at[size] / 2 - frame[side] - frame[size] / 2;
  return Math.hypot(apart("left", "width"), apart("top", "height")) + Math.abs(turn - turned);
}"""
"""How far a frame is from its card, in pixels and degrees."""


def told(page: "Page") -> str:
    """What is said at a thing now, if anything is."""
    said = page.locator(".bubble .note-words:visible").all_inner_texts()
    return plain(said[0]) if said else ""


def plain(text: str) -> str:
    return " ".join(text.replace("\xa0", " ").split())


def test_no_tip_lies_over_the_cards_to_be_played(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(cards.find_variant("family-night"), company(4), dealer=0)
    page = devices.new(newcomer=True, size=PHONE, touch=True)
    table = TablePage(page, server.url).open(match.game_id)
    said = 0
    for _ in range(6):
        bubble = page.locator(".bubble:visible")
        if bubble.count():
            box, hand = bubble.bounding_box(), table.hand.first.bounding_box()
            assert box is not None
            assert hand is not None
            assert box["y"] + box["height"] <= hand["y"]
            said += 1
        table.bid_first_open() if table.view["phase"] == "bid" else table.play_first()
    assert said >= 3


@pytest.mark.parametrize("size", [(844, 390), (768, 1024)], ids=["low", "tablet"])
def test_no_note_lies_over_the_line_that_says_whose_turn_it_is(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    """It is seen whole or not at all, and again when the note is gone."""
    match = matches.start(cards.find_variant("family-night"), company(6), dealer=0)
    page = devices.new(newcomer=True, size=size, touch=True)
    table = TablePage(page, server.url).open(match.game_id)
    notes = 0
    for _ in range(10):
        if table.view["forced"] == "last":
            break  # it plays itself, and the deal is over
        if table.view["phase"] == "play":
            table.page.keyboard.press("h")
            page.wait_for_timeout(300)  # until the coach has spoken, if it has anything to say
            notes += keeps_line(page)
            table.page.keyboard.press("Escape")
            grey = page.locator(".hc.dim")
            if grey.count():
                grey.first.dispatch_event("click")
                notes += keeps_line(page)
        if table.view["phase"] == "bid":
            table.bid_first_open()
        elif len(table.playable()) and table.hand.count() > 1:
            table.play_first()
        else:
            break  # nobody has a say any more: the last card plays itself
        notes += keeps_line(page)
    assert notes


def keeps_line(page: "Page") -> bool:
    """Whether there is a note; the line hides, as painted, while one lies over it and else never.

    A busy machine gets twelve frames to come to it.
    """
    lies_over, hidden, is_noted = page.evaluate(
        """async () => {
          const find = (names) => [...document.querySelectorAll("*")]
            .flatMap((each) => [each, ...(each.shadowRoot?.querySelectorAll("*") ?? [])])
            .filter((each) => names.some((name) => each.classList.contains(name)))
            .map((each) => [each, each.getBoundingClientRect()]);
          const look = () => {
            const [[prompt, line]] = find(["prompt"]);
            const notes = find(["bubble", "toast", "advice"]).filter(([, box]) => box.width);
            const over = notes.some(([, box]) => line.width
              && box.left < line.right - 1 && box.right > line.left + 1
              && box.top < line.bottom - 1 && box.bottom > line.top + 1);
            const hidden = getComputedStyle(prompt).visibility === "hidden";
            return [over, hidden, notes.length > 0];
          };
          let seen;
          for (let frames = 0; frames < 12; frames += 1) {
            await new Promise(requestAnimationFrame);
            seen = look();
            if (frames > 0 && seen[0] === seen[1]) break;
          }
          return seen;
        }"""
    )
    assert lies_over == hidden
    return bool(is_noted)


def test_help_answers_for_this_moment_first(
    server: Server, devices: Devices, matches: Matches
) -> None:
    for touch in (False, True):
        device: dict[str, Any] = {"size": PHONE, "touch": True} if touch else {}
        table = newcomers_table(server, devices, matches, **device)
        table.tool("Help")
        help_ = table.page.locator(".popover.help")
        assert help_.locator(".help-now").first.inner_text() == table.view["help"]["now"]
        trick, bid, ring, *others, marks, hand = help_.locator(".how-to li").all_inner_texts()
        assert [trick, bid, *others] == table.view["help"]["rules"]
        assert marks.startswith("Golden rim: whose turn it is.")
        assert ("ring" in ring, "drag" in hand) == (True, True)
        assert help_.locator(".keys").count() == (0 if touch else 1)


def test_help_leaves_most_of_the_trick_in_sight(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(PLAIN, company(4), dealer=0)  # another one leads
    table = TablePage(devices.new((1280, 900)), server.url).open(match.game_id)
    table.bid_first_open()
    assert table.page.locator(".trick .cd").count() == 3
    table.tool("Help")
    help_ = table.page.locator(".popover.help").bounding_box()
    assert help_ is not None
    cards_ = [card.bounding_box() for card in table.page.locator(".trick .cd").all()]
    seen = [box for box in cards_ if box is not None and box["x"] + box["width"] <= help_["x"]]
    assert len(seen) >= 2, "a sheet over a table in the dark may cover the last card"
    assert help_["height"] >= 400


@pytest.mark.parametrize("size", [PHONE, (844, 390), (768, 1024), (1280, 800), (1920, 1080)])
def test_what_cannot_be_bid_or_played_yet_is_said_in_the_numbers_own_lines(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    """No bubble lies over the question: its line, or the one below the numbers, stands out."""
    match = matches.find(
        lambda match: cards.view(match.state, 0).hooked is not None, PLAIN, company(4), dealer=0
    )
    table = TablePage(devices.new(size), server.url).open(match.game_id)
    page = table.page
    page.locator(".number.closed").dispatch_event("click")
    assert page.locator(".bids-why .insists").inner_text() == table.view["bids"]["short"]
    assert table.view["bids"]["reason"] in table.heard
    assert page.locator(".bubble:visible, .toast:visible").count() == 0
    page.locator(".hc").first.dispatch_event("click")
    assert page.locator(".insists").all_inner_texts() == ["How many tricks will you take?"]
    assert page.locator(".bids-why").is_visible()
    assert page.locator(".bubble:visible, .toast:visible").count() == 0
    page.locator(".insists").wait_for(state="detached")


def test_no_tip_is_told_while_the_coach_speaks(
    server: Server, devices: Devices, matches: Matches
) -> None:
    table = newcomers_table(server, devices, matches)
    assert tip(table.page)
    table.page.keyboard.press("h")
    table.page.locator(".advice:visible").wait_for()
    assert table.page.locator(".bubble:visible").count() == 0
    table.bid_first_open()
    assert table.page.locator(".bubble:visible, .advice:visible").count() <= 1


def test_a_trick_says_why_by_click_and_by_key(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(PLAIN, THREE, dealer=0)  # another one leads
    table = TablePage(devices.new(), server.url).open(match.game_id)
    table.bid_first_open()
    why = table.view["why"]["running"]
    assert why
    table.page.locator(".trick .cd").first.click()
    assert table.note == why
    table.hand.first.focus()
    table.page.keyboard.press("w")
    assert table.note == why
    assert table.heard.count(why) == 2
    table.play_first()
    table.tool("Last trick")
    assert table.page.locator(".trick-why").inner_text() == table.view["why"]["last"]


def said(table: TablePage, note: str) -> str:
    """Wait for a note and return its words at once: the board's next message has none."""
    found = table.page.wait_for_function(
        f"((note) => ({note}))({table.handle}?.view?.note)?.text || false"
    )
    return str(found.json_value())


_ANSWERED = """([panel]) => {
  const [bubble] = panel.parentNode.querySelectorAll(".bubble.broad:not([hidden])");
  const rows = [...panel.querySelectorAll(".results li")];
  const lit = rows.findIndex((row) => row.matches(".asked"));
  const boxes = [bubble, panel.querySelector(".panel-foot"), ...rows];
  return [bubble.innerText, lit, ...boxes.map((each) => each.getBoundingClientRect().toJSON())];
}"""


def test_points_say_why(server: Server, devices: Devices, matches: Matches) -> None:
    table = TablePage(devices.new(), server.url).open(matches.start(PLAIN, THREE).game_id)
    table.play_deal()
    table.page.get_by_role("tab", name="Last deal").click()
    table.page.get_by_role("button", name="why these points?").first.click()
    table.page.locator(".bubble.broad").wait_for()
    told, lit, answer, foot, *rows = table.page.locator(".panel").evaluate_all(_ANSWERED)
    assert all(row["bottom"] <= answer["top"] for row in rows), "no row is hidden"
    assert answer["bottom"] <= foot["top"] + 1
    assert lit == 1, "the row that was asked about"
    names = [seat["name"] for seat in table.view["seats"]]
    row = next(row for row in table.view["summary"] if told.startswith(names[row["seats"][0]]))
    assert f"Bid {row['bid']}, took {row['taken']}: " in told
    assert told in table.heard
    table.page.get_by_role("tab", name="Score sheet").click()
    cell = table.page.locator(".sheet button.gain").nth(1)
    table.page.wait_for_timeout(1000)  # sooner an Enter is taken for one of the game's
    cell.focus()
    table.page.keyboard.press("Enter")
    assert said(table, f"note?.text.startsWith({THREE[1].name!r}) && note") in table.heard


def test_a_tip_ends_with_what_it_speaks_of(
    server: Server, devices: Devices, matches: Matches
) -> None:
    """No tip hangs over the result of a deal, and while one shows the prompt can be read."""
    short = cards.Variant(key="short", name="Short", hand_sizes=(3, 2), hook=False)
    match = matches.start(short, company(4), seed=3)
    table = TablePage(devices.new(newcomer=True, moving=True), server.url).open(match.game_id)
    table.wait_for_view("v.phase === 'bid' && v.to_move === v.me")
    seen = 0
    while table.view["phase"] != "scored":
        if table.view["forced"] == "last":  # the last cards play themselves
            table.wait_for_view("v.phase === 'scored'")
            break
        if table.page.locator(".bubble:visible").count() and table.view["phase"] == "play":
            assert table.page.locator(".prompt").is_visible()
            seen += 1
        if table.view["phase"] == "bid":
            table.bid_first_open()
        elif table.playable():
            table.play_first()
        else:
            table.page.wait_for_timeout(50)  # a trick is taken, or a last card goes
    table.wait_settled()
    assert seen
    assert table.page.locator(".panel:visible").count() == 1
    assert table.page.locator(".bubble:visible").count() == 0
