"""A finished race looked at again: river and buttons are in sight at once, on every screen."""

from pathlib import Path

import pytest

from riverlib import race
from riverlib.boards.files import RIVER
from riverlib.ui.race import pictures
from tests.browser.conftest import OpenRiver
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches
from tests.browser.moments import race_to
from tests.browser.screens import overlap

_BOX = "(node) => node.getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)])
def test_river_and_buttons_are_in_sight_and_lead_through_the_race(
    size: tuple[int, int], matches: Matches, open_river: OpenRiver
) -> None:
    """What fresh eyes found: the slider and the next costly choice lay below the fold."""
    match = race_to(matches, lambda state: state.is_over, race.DEFAULT_LAYOUT, 2)
    river = open_river(match, size)
    page = river.page
    page.locator(".st-key-look_back button").click(timeout=90_000)
    view = river.wait_for_view("v.looking")
    jump = page.locator(".looking-jump:visible")
    assert jump.inner_text() == view["looking"]["jump"]["words"] == "Next costly choice"
    slider = page.locator(".looking-way input:visible")
    words = page.locator(".lesson-words:visible")
    go = page.locator(".lesson-go:visible")
    tools = [] if size == PHONE else [page.locator(".tool:visible").last]
    for node in (jump, slider, go, words, *tools, page.locator(".stage").first):
        box = node.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    for tool in page.locator(".tool:visible").all():
        for button in page.locator(".lesson button:visible").all():
            assert not overlap(tool.evaluate(_BOX), button.evaluate(_BOX)), button.inner_text()
    stage = page.locator(".stage").first
    stood = stage.bounding_box()
    page.keyboard.press("ArrowRight")
    river.wait_for_view("v.lesson.step === 1")  # the keys are the strip's at once
    leads_to = view["looking"]["jump"]["at"]  # the reader's own choices come first
    mine = view["looking"]["costly_seats"][view["looking"]["costly"].index(leads_to)]
    assert mine == 0
    jump.click()
    view = river.wait_for_view("v.ways.length > 0")
    assert stage.bounding_box() == stood, "a sentence that needs more lines moves the river"
    assert view["lesson"]["step"] == leads_to
    assert slider.input_value() == str(view["lesson"]["step"])
    slider.focus()
    page.keyboard.press("ArrowRight")
    river.wait_for_view(f"v.lesson.step === {view['lesson']['step'] + 1}")
    page.keyboard.press("End")
    assert river.wait_for_view("v.phase === 'over'")["lesson"]["go"] == "To the result"


def test_at_a_desk_all_that_is_pressed_has_one_place(
    matches: Matches, open_river: OpenRiver
) -> None:
    """What fresh eyes found: Next moved at each press, and 63 steps had 165 pixels."""
    match = race_to(matches, lambda state: state.is_over, race.DEFAULT_LAYOUT, 3)
    river = open_river(match, DESKTOP)
    page = river.page
    page.locator(".st-key-look_back button").click(timeout=90_000)
    river.wait_for_view("v.looking")
    pressed = page.locator(".lesson button:visible, .looking-way:visible")
    stood = [node.bounding_box() for node in pressed.all()]
    way = page.locator(".looking-way:visible").bounding_box()
    assert way is not None
    assert way["width"] > 1000
    titles = set()
    for step in range(1, 11):
        page.keyboard.press("ArrowRight")
        titles.add(river.wait_for_view(f"v.lesson.step === {step}")["lesson"]["title"])
        assert [node.bounding_box() for node in pressed.all()] == stood, titles
    assert len(titles) > 3


def test_a_picture_whose_script_has_not_come_yet_is_a_calm_line(devices: Devices) -> None:
    sheets = (*RIVER.styles, Path(pictures.__file__).with_name("two_ways.css"))
    css = "".join((RIVER.html.parent / sheet).read_text("utf-8") for sheet in sheets)
    page = devices.new()
    page.set_content(f"<style>{css}</style>{RIVER.html.read_text('utf-8')}")
    board = page.locator(".board")
    look = board.evaluate("(board) => getComputedStyle(board, '::before').content")
    assert look == '"Drawing the river…"'
    assert not page.locator(".roll, .stage").first.is_visible()
    page.evaluate("document.querySelector('.board').parentElement.className = 'two-ways'")
    shown = page.locator(".rail").evaluate("(rail) => getComputedStyle(rail).display")
    assert shown != "none"


def test_a_race_plays_by_itself_until_a_button_is_pressed(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = race_to(matches, lambda state: state.is_over, race.DEFAULT_LAYOUT, 2)
    river = open_river(match, (1100, 800))  # where the slider alone does not lead to both ends
    page = river.page
    page.locator(".st-key-look_back button").click(timeout=90_000)
    river.wait_for_view("v.looking")
    play = page.locator(".playback-play:visible")
    for part in ("svg", "span"):  # a finger falls on the sign or on the word
        play.locator(part).click()
        assert play.inner_text() == "Pause", "it runs and can be stopped"
        play.locator(part).click()
        assert play.inner_text() == "Play", "a press stops it at once"
    page.get_by_role("button", name="Play it step by step").click()
    view = river.wait_for_view("v.lesson.step >= 2")
    page.locator(".lesson-back:visible").click()
    assert page.locator(".playback-play:visible").inner_text() == "Play", "who leads by hand leads"
    page.get_by_role("button", name="To the end").first.click()
    assert river.wait_for_view("v.phase === 'over'")["lesson"]["step"] > view["lesson"]["step"]
    page.get_by_role("button", name="To the beginning").first.click()
    river.wait_for_view("v.lesson.step === 0")
