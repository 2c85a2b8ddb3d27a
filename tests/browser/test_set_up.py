"""The set-up in a real browser: chosen by keys, a portrait, a river laid out by dragging."""

from typing import TYPE_CHECKING

import pytest

from tests.browser.devices import PHONE, Devices
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


@pytest.mark.slow
def test_a_river_is_chosen_laid_out_and_raced_in_a_persons_colour(
    own_server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{own_server.url}/race")
    page.get_by_role("radio", name="The family river").focus()
    page.keyboard.press("ArrowRight")
    page.locator(".st-key-start_bar").get_by_text("The short river").wait_for()

    page.get_by_role("button", name="Face and colour of You").click()
    both = """(face) => {
        const root = face.getRootNode();
        face.click();
        root.querySelector("[aria-label='Pink']").click();
    }"""
    page.get_by_role("button", name="Rabbit", exact=True).evaluate(both)
    page.get_by_role("button", name="Face and colour of You: Rabbit, Pink").wait_for()
    page.keyboard.press("Escape")

    page.get_by_text("Lay out the river yourself").click()
    drag(page, card(page, 0), card(page, 5))
    before = height(card(page, 5))
    page.get_by_role("button", name="Card 6: the sandbank").wait_for()
    page.locator(".lay[aria-busy='false']").wait_for()
    page.wait_for_function("window.__river.view.river.sandbank === 5")
    page.wait_for_timeout(300)  # a page that scrolls does so at the drawing's next view
    assert abs(height(card(page, 5)) - before) < 40, "whoever lays a card stays with the cards"
    card(page, 5).focus()
    page.keyboard.press("Delete")
    page.get_by_text("A river needs its sandbank").wait_for()

    page.get_by_role("button", name="Start the race").click()
    page.wait_for_function("window.__river?.view?.preview === false")  # not the river laid out
    seats = page.evaluate("window.__river.view.seats.map(({ face, colour }) => [face, colour])")
    assert seats == [["rabbit", 6], ["otter", 1]]
    assert page.evaluate("window.__river.view.river.sandbank") == 5
    sail = page.locator(".boat[data-seat='0'] svg path").nth(2)
    assert sail.evaluate("node => getComputedStyle(node).fill") == "rgb(242, 96, 159)"


@pytest.mark.slow
def test_a_finger_finds_everything_on_a_phone(server: Server, devices: Devices) -> None:
    page = devices.new(PHONE, touch=True)
    for game in ("cards", "race"):
        page.goto(f"{server.url}/{game}")
        page.locator(".choice").first.wait_for()
        page.locator(".picker-open").nth(1).tap()
        sheet = page.locator(".picker-sheet:popover-open")
        sheet.wait_for()
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_finger_opens_the_menu_of_a_card_and_presses_nothing_in_it(
    server: Server, devices: Devices
) -> None:
    page = devices.new((768, 1024), touch=True)
    page.goto(f"{server.url}/race")
    page.get_by_text("Lay out the river yourself").tap()
    menu = page.locator(".lay-menu:popover-open")
    for place in (6, 1):
        card(page, place).scroll_into_view_if_needed()
        tap_above_the_foot(page, card(page, place))
        menu.wait_for()
        page.wait_for_timeout(400)
        assert menu.get_by_role("button").count() >= 3, "nothing in it was pressed"
        assert page.locator(".lay .river-card").count() == 10
        assert are_apart(menu, card(page, place))
        page.keyboard.press("Escape")
    tap_above_the_foot(page, card(page, 6))
    menu.get_by_role("button", name="Make it the sandbank").tap()
    page.get_by_role("button", name="Card 7: the sandbank").wait_for()


def test_the_river_to_lay_out_shows_what_its_drawing_shows(
    server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{server.url}/race")
    page.get_by_text("Lay out the river yourself").click()
    drag(page, card(page, 2), card(page, 7))
    page.locator(".lay[aria-busy='false']").wait_for()
    card(page, 4).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add a water card here").click()
    page.get_by_role("button", name="Card 11: ").wait_for()
    page.wait_for_function("window.__river.view.river.order.length === 11")
    named = "(cards) => cards.map((card) => card.getAttribute('aria-label')).sort()"
    strip, drawn = (page.locator(f"{each} .river-card") for each in (".lay", ".board.preview"))
    drawn.nth(10).wait_for()
    assert strip.evaluate_all(named) == drawn.evaluate_all(named)


def tap_above_the_foot(page: "Page", thing: "Locator") -> None:
    """Tap a card where its number and its picture are not, and nothing that starts there."""
    box = thing.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.6)


def are_apart(one: "Locator", other: "Locator") -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    aside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return aside or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]


def card(page: "Page", place: int) -> "Locator":
    return page.locator(f".lay .river-card[data-place='{place}']")


def height(thing: "Locator") -> float:
    """Say how far down the window a thing begins, in pixels."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


def drag(page: "Page", one: "Locator", other: "Locator") -> None:
    """Drag with the mouse from the middle of one thing to that of another."""
    one.scroll_into_view_if_needed()
    first, last = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert last is not None
    y = first["y"] + first["height"] / 2
    page.mouse.move(first["x"] + first["width"] / 2, y)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, y, steps=6)
    page.mouse.up()


def test_how_many_usually_play_stands_beside_the_name_of_the_field_and_moves_nothing(
    own_server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{own_server.url}/cards")
    field = page.locator(".st-key-setup_players").get_by_role("radio", name="3", exact=True)
    before = field.bounding_box()
    field.click()
    note = page.get_by_text("Usually 4 to 6 play it; 3 can.")
    note.wait_for()
    now, lies = field.bounding_box(), note.bounding_box()
    assert before is not None
    assert now is not None
    assert lies is not None
    assert now["y"] == before["y"]
    assert now["y"] - 40 < lies["y"] < now["y"]


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_what_a_switch_adds_to_the_bots_is_seen_at_once_above_the_start(
    server: Server, devices: Devices, size: tuple[int, int]
) -> None:
    page = devices.new(size)
    page.goto(f"{server.url}/cards")
    page.get_by_text("Choose how each bot behaves").click()
    manner = page.locator(".st-key-setup_manner_1")
    manner.wait_for()
    page.wait_for_timeout(300)
    assert foot(manner) <= height(page.locator(".st-key-start_bar"))
    deals_first = page.locator("[class*='st-key-setup_dealer_']").first
    deals_first.evaluate("node => node.scrollIntoView({ block: 'center' })")
    assert foot(deals_first) <= height(page.locator(".st-key-start_bar"))


def foot(thing: "Locator") -> float:
    """Say how far down the window a thing ends, in pixels."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]
