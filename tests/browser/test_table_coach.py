"""The coach at the card table: hint, chances and the question before a slip, by every hand."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from riverlib import cards
from tests.browser.coached import SERVED
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.screens import wait_until_drawn
from tests.browser.server import Server
from tests.browser.table_page import TablePage, spoken_name

if TYPE_CHECKING:
    from playwright.sync_api import Browser

EIGHT = cards.Variant(key="eight", name="Eight", hand_sizes=(8,), hook=False)
WHOLE = "v.coach?.hint"
NEARBY = 60.0
"""Pixels that what the coach says may be away from the numbers, and its tail long."""
BOX = "(node) => node.getBoundingClientRect().toJSON()"
WORDS_CUT = """(box) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const say = box.querySelector('.advice-say');
  const buttons = [...box.querySelectorAll('.advice-do button')];
  const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3;
  const isOut = (each) => each.left < left + 4 || each.right > right - 4
    || each.top < top || each.bottom > bottom;
  return [say, ...buttons].filter((node) => isCut(node) || isOut(node.getBoundingClientRect()))
    .map((node) => node.textContent)
    .concat(say.clientWidth < 150 ? [`a column of ${say.clientWidth} pixels`] : []);
}"""
IS_FOCUSED = "(node) => node.getRootNode().activeElement === node"


@pytest.fixture(scope="module")
def coached(browser: "Browser", tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Serve a coach that knows at once."""
    server = Server(tmp_path_factory.mktemp("coached"), by=(*SERVED, "--server.port={port}"))
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.said(), server.said()


@pytest.fixture
def coached_matches(coached: Server) -> Iterator[Matches]:
    matches = Matches(coached.database)
    yield matches
    matches.close()


def device(devices: Devices, size: tuple[int, int], **chosen: object) -> "TablePage":
    page = devices.new(size, touch=size == PHONE)
    kept = json.dumps({"explain": False, "forced": "off"} | chosen)
    page.add_init_script(f"localStorage.setItem('riverlib-table', '{kept}')")
    return TablePage(page, "")


def open_coached(
    coached: Server, matches: Matches, devices: Devices, size: tuple[int, int], **chosen: object
) -> TablePage:
    match = matches.start(EIGHT, company(4, "Anna"))
    table = device(devices, size, **chosen)
    return TablePage(table.page, coached.url).open(match.game_id)


def test_a_hint_comes_by_key_says_why_and_what_else_there_is(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    table = open_coached(coached, coached_matches, devices, (1280, 800))
    page, advice = table.page, table.page.locator(".advice")
    assert table.view["coach"]["chances"] is None, "nothing is told before it is asked for"
    assert not advice.is_visible()
    turn = table.view["turn"]
    page.keyboard.press("h")
    hint = table.wait_for_view(WHOLE)["coach"]["hint"]
    page.locator(".for-others").wait_for()
    assert hint["text"] in advice.inner_text()
    assert hint["text"] in table.heard
    assert page.locator(".number.advised").inner_text().startswith(hint["best"].split()[1])
    assert advice.get_attribute("role") == "note"
    page.keyboard.press("h")
    told = page.locator(".advice-others:visible .other-name").all_inner_texts()
    assert told == [each["name"] for each in hint["rows"]], "a few lines, the best first"
    list_box, numbers = advice.evaluate(BOX), page.locator(".bids").evaluate(BOX)
    assert 8 <= numbers["top"] - list_box["bottom"] <= NEARBY, "it stands above the numbers"
    assert list_box["left"] < numbers["x"] + numbers["width"] / 2 < list_box["right"]
    tail = advice.evaluate("(node) => parseFloat(node.style.getPropertyValue('--tail-h'))")
    assert 0 < tail <= NEARBY, "and a short tail leads into them"
    assert hint["others"][0]["words"].capitalize() in table.heard
    page.keyboard.press("h")
    assert not advice.is_visible(), "the third press has done with it"
    page.keyboard.press("h")
    page.locator(".for-others").wait_for()
    page.keyboard.press("Escape")
    assert not advice.is_visible()
    assert page.locator(".advised").count() == 0
    assert table.view["turn"] == turn, "asking changes nothing"

    page.keyboard.press("h")
    page.locator(".for-others").wait_for()
    assert table.bid(2)["coach"], "the next choice is this player's as well"
    assert not advice.is_visible(), "nobody asked about the card to lead"
    page.get_by_role("button", name="Hint", exact=True).click()
    best = table.wait_for_view(WHOLE)["coach"]["hint"]["best"].split()[1]
    advised = page.locator(".hc.advised")
    advised.wait_for()
    assert advised.get_attribute("data-card") == best
    assert advised.get_attribute("aria-description") == "advised"
    assert advised.get_attribute("aria-label") == spoken_name(best)
    table.play(best)
    assert not advice.is_visible(), "it spoke of another moment"


def test_the_tutor_asks_before_a_slip(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    table = open_coached(coached, coached_matches, devices, (1280, 800), tutor="gentle")
    page, advice = table.page, table.page.locator(".advice")
    turn = table.view["turn"]
    table.bid(8)
    back = page.get_by_role("button", name="Take back")
    back.wait_for()
    assert table.view["turn"] == turn
    assert back.evaluate(IS_FOCUSED), "a question gets the focus"
    assert advice.get_attribute("role") == "dialog"
    page.keyboard.press("Escape")
    assert not advice.is_visible()
    for press in (
        lambda: page.keyboard.press("u"),
        page.get_by_role("button", name="Undo", exact=True).click,
    ):
        table.bid(8)
        back.wait_for()
        press()
        assert not advice.is_visible(), "Undo answers as Take back does"
    assert table.view["turn"] == turn
    table.bid(8)
    page.get_by_role("button", name="Bid it anyway").click()
    table.wait_for_view(f"v.turn > {turn}")
    assert table.view["seats"][0]["bid"] == 8


def test_the_chances_stand_beside_my_cards_and_a_slip_lies_in_the_hand_again(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    table = open_coached(coached, coached_matches, devices, (1280, 800), tutor="strict")
    page, advice = table.page, table.page.locator(".advice")
    table.bid(2)
    page.get_by_role("button", name="Settings", exact=True).click()
    assert "works out" in page.get_by_role("group", name="Show chances").inner_text()
    page.get_by_role("group", name="Show chances").get_by_role("button", name="On").click()
    page.keyboard.press("Escape")
    view = table.wait_for_view("v.coach?.chances && !v.coach.due")
    chances = view["coach"]["chances"]
    assert chances["still"].replace(" ", "\xa0") in table.seat(0).inner_text()
    worst = min(chances["options"], key=lambda option: option["points"])["id"].split()[1]
    label = table.card(worst).get_attribute("aria-description") or ""
    assert "to make it" in label
    turn = view["turn"]
    table.touch(table.card(worst))
    page.get_by_role("button", name="Play it anyway").wait_for()
    assert table.view["turn"] == turn
    assert table.card(worst).is_visible(), "it lies in the hand again"
    page.keyboard.press("Enter")  # take back
    assert not advice.is_visible()
    table.touch(table.card(worst))
    page.get_by_role("button", name="Play it anyway").click()
    table.wait_for_view(f"v.turn > {turn}")


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["phone", "held sideways"])
def test_on_a_phone_the_chances_stand_below_the_numbers(
    coached: Server, coached_matches: Matches, devices: Devices, size: tuple[int, int]
) -> None:
    table = open_coached(coached, coached_matches, devices, size, chances=True)
    page = table.page
    table.wait_for_view("v.coach?.chances")
    page.locator(".bid-chance.known").first.wait_for()
    bids = page.locator(".bids").evaluate(BOX)
    for chance in page.locator(".bid-chance").all():
        box = chance.evaluate(BOX)
        assert bids["top"] <= box["top"] < box["bottom"] <= bids["bottom"]
        assert bids["left"] <= box["left"] < box["right"] <= bids["right"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_chance_at_a_card_rises_with_it(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    table = open_coached(coached, coached_matches, devices, (1280, 800), chances=True)
    table.bid(2)
    table.wait_for_view("v.coach?.chances")
    button = table.card(table.playable()[0])
    button.locator(".card-chance").wait_for()

    def tops() -> list[float]:
        parts = (button.locator(each).evaluate(BOX) for each in (".cd", ".card-chance"))
        return [float(box["top"]) for box in parts]

    table.page.mouse.move(5, 5)
    lying = tops()
    box = button.evaluate(BOX)
    table.page.mouse.move(box["left"] + 12, box["top"] + box["height"] / 3)
    wait_until_drawn(table.page)
    raised = tops()
    assert lying[0] - raised[0] == pytest.approx(3, abs=0.6), "it comes out of the fan"
    assert raised[0] - 1.5 >= table.page.locator(".prompt").evaluate(BOX)["bottom"], "of no words"
    assert lying[1] - raised[1] == pytest.approx(lying[0] - raised[0], abs=0.3)


@pytest.mark.parametrize("players", [4, 6, 10])
@pytest.mark.parametrize("size", [PHONE, (844, 390), (1280, 800)], ids=["phone", "low", "desk"])
def test_the_question_about_a_bid_leaves_what_the_others_have_bid_to_be_seen(
    coached: Server,
    coached_matches: Matches,
    devices: Devices,
    size: tuple[int, int],
    players: int,
) -> None:
    """By those one judges it; the numbers make room where there is none for both."""
    variant = replace(EIGHT, hand_sizes=(5,))
    match = coached_matches.start(variant, company(players, "Anna"), dealer=0)
    opened = device(devices, size, tutor="gentle", chances=True)
    table = TablePage(opened.page, coached.url).open(match.game_id)
    table.bid(5)
    back = table.page.get_by_role("button", name="Take back")
    back.wait_for()
    advice = table.page.locator(".advice").evaluate(BOX)
    for no in range(1, players):
        assert not overlap(advice, table.seat(no).locator(".done").evaluate(BOX))
    for part in table.page.locator(".hc, .number, .bid-chance b").all():
        assert not overlap(advice, part.evaluate(BOX)), "nor on my hand, a number or its chance"
    if size != (844, 390):  # there it may lie where the points on average stand
        assert not overlap(advice, table.page.locator(".bids").evaluate(BOX))
    back.click()
    assert table.page.locator(".bids .odds-legend").is_visible()


def test_on_a_phone_on_its_side_the_question_about_a_bid_leaves_a_full_hand_to_be_seen(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    """Nor does it lie on my plate, on a number or on its chance."""
    variant = replace(EIGHT, hand_sizes=(10,))
    match = coached_matches.start(variant, company(4, "Anna"))
    opened = device(devices, (844, 390), tutor="gentle", chances=True)
    table = TablePage(opened.page, coached.url).open(match.game_id)
    table.wait_for_view("v.coach?.chances")
    table.bid(10)
    back = table.page.get_by_role("button", name="Take back")
    back.wait_for()
    advice = table.page.locator(".advice").evaluate(BOX)
    for each in table.page.locator(".hc, .me, .number, .bid-chance b").all():
        assert not overlap(advice, each.evaluate(BOX))
    back.click()
    assert table.page.locator(".bids .odds-legend").is_visible()


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    return across > 1 and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1


def test_my_chance_lies_on_no_name_and_no_sign(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    """On a phone on its side that is handed round, and where partners wear a sign."""
    people = company(4, "Grandpa William", "Anna", "Grandma Elisabeth", "Ben")
    match = coached_matches.start(replace(EIGHT, team_size=2), people, dealer=0)
    for seat in (1, 2, 3, 0):
        match.bid(seat, 2)
    opened = device(devices, (844, 390), chances=True)
    table = TablePage(opened.page, coached.url).open(match.game_id)
    table.take_device("Anna")
    table.wait_for_view("v.coach?.chances")
    still = table.page.locator(".me .still")
    still.wait_for()
    for part in (".name", ".team", ".total", ".done"):
        other = table.page.locator(f".me {part}").evaluate(BOX)
        assert not overlap(still.evaluate(BOX), other), part


def test_a_coach_that_comes_late_says_so_and_gives_its_hint_by_itself(
    browser: "Browser", tmp_path: Path, devices: Devices, request: pytest.FixtureRequest
) -> None:
    """On a new computer the compiler takes a minute or more; the tutor cannot warn meanwhile."""
    ready = tmp_path / "ready"
    by = (*SERVED, "--server.port={port}")
    server = Server(tmp_path, by=by, RIVER_COACH_READY=str(ready))
    request.addfinalizer(server.stop)  # a test that fails leaves no server to slow the others
    server.start()
    matches = Matches(server.database)
    table = open_coached(server, matches, devices, (1280, 800), tutor="strict")
    matches.close()
    page = table.page
    page.get_by_role("button", name="Bid 8", exact=True).click()
    assert "The tutor is not there yet" in table.note
    table.wait_settled()
    page.keyboard.press("h")
    page.locator(".advice", has_text=re.compile("the hint is here|Working it out")).wait_for()
    ready.touch()
    page.locator(".hc.advised").wait_for()
    page.locator(".advice .for-others").wait_for()
    told = page.locator(".advice").inner_text()
    assert not re.search("comes by itself|Working it out|the hint is here", told)
    page.close()
    server.stop()


@pytest.mark.parametrize(
    "size",
    [PHONE, (844, 390), (768, 1024), DESKTOP],
    ids=["phone", "low", "tablet", "desk"],
)
def test_the_question_about_a_card_has_the_breadth_of_its_box_and_grows_where_it_stands(
    coached: Server, coached_matches: Matches, devices: Devices, size: tuple[int, int]
) -> None:
    """No word of it is cut, and no button lies on the box's edge, before and after "Why?"."""
    table = open_coached(coached, coached_matches, devices, size, tutor="strict", chances=True)
    page, advice = table.page, table.page.locator(".advice")
    table.bid(2)
    options = table.wait_for_view("v.coach?.chances")["coach"]["chances"]["options"]
    worst = min(options, key=lambda option: option["points"])["id"].split()[1]
    table.touch(table.card(worst))
    page.get_by_role("button", name="Take back").wait_for()
    assert advice.evaluate(WORDS_CUT) == []
    asked = advice.evaluate(BOX)
    page.get_by_role("button", name="Why?").click()
    assert advice.evaluate(WORDS_CUT) == [], "all of it"
    told = advice.evaluate(BOX)
    assert abs(told["y"] + told["height"] - asked["y"] - asked["height"]) < 2
    shared = min(told["x"] + told["width"], asked["x"] + asked["width"]) - max(
        told["x"], asked["x"]
    )
    assert shared > 0.75 * asked["width"], (asked, told)


def test_a_hint_asked_for_while_the_tutor_asks_is_given(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    table = open_coached(coached, coached_matches, devices, (1280, 800), tutor="gentle")
    page, turn = table.page, table.view["turn"]
    table.bid(8)
    page.get_by_role("button", name="Take back").wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".for-others").wait_for()
    assert page.locator(".advice").get_attribute("role") == "note"
    assert page.locator(".number.advised").is_visible()
    assert table.view["turn"] == turn


def test_one_card_alone_looks_recommended(
    coached: Server, coached_matches: Matches, devices: Devices
) -> None:
    """The keys' place is another thing than advice: a broken line, without gold."""
    table = open_coached(coached, coached_matches, devices, (1280, 800))
    table.bid(2)
    table.page.keyboard.press("h")
    table.page.locator(".hc.advised").wait_for()
    other = table.page.locator(".hc.legal:not(.advised)").first
    table.page.keyboard.press("ArrowRight")
    other.focus()
    look = other.locator(".cd").evaluate(
        "(node) => [getComputedStyle(node).outlineStyle, getComputedStyle(node).boxShadow]"
    )
    assert look[0] == "dashed"
    assert "255, 211, 107" not in look[1]
