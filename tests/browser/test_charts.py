"""Charts in a real browser: a point opens its deal, pictures and numbers come away, phones fit."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect

from riverlib.cards import find_variant
from riverlib.play import CardMatch, RaceMatch
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.pages.charts_page import card_log
from tests.pages.test_chart_of_race import log_of

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture
def game_id(matches: Matches) -> str:
    return CardMatch.open(matches.games, card_log(("Anna", "<img src=x onerror=alert(1)>"))).game_id


_FIRST_ANSWER = 0.4
"""Share of a phone's height within which the first answer stands, be it a title or a sentence."""


def open_(
    devices: Devices,
    url: str,
    size: tuple[int, int] = DESKTOP,
    *,
    dark: bool = False,
    touch: bool = False,
) -> "Page":
    page = devices.new(size, dark=dark, touch=touch)
    page.goto(url)
    page.locator(".js-plotly-plot .main-svg").first.wait_for()
    page.wait_for_timeout(500)  # figures below the first one
    return page


_TOPS = """
window.tops = [];
const look = () => {
  const title = document.querySelector('[class*="st-key-figure_words_"] h3');
  if (title?.textContent) window.tops.push(Math.round(title.getBoundingClientRect().top));
  requestAnimationFrame(look);
};
look();
"""
"""Notes in each frame how far down the first finding stands."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_finding_stands_still_while_its_figure_comes(
    server: Server, devices: Devices, game_id: str, size: tuple[int, int]
) -> None:
    """What fresh eyes found: the page built itself under the reader, and jumped at the end."""
    page = devices.new(size)
    page.goto(f"{server.url}/charts?game={game_id}")  # its scripts are known from now on
    page.locator(".js-plotly-plot .main-svg").first.wait_for()
    page.add_init_script(_TOPS)
    page.reload()
    page.locator(".js-plotly-plot .main-svg").first.wait_for()
    page.wait_for_timeout(500)
    tops = page.evaluate("window.tops")[5:]  # on a busy machine its style comes a frame later
    assert max(tops) - min(tops) <= 3, sorted(set(tops))


@pytest.mark.parametrize("size", [DESKTOP, (768, 1024), (844, 390)])
def test_the_line_with_the_game_shows_all_it_holds(
    server: Server, devices: Devices, game_id: str, size: tuple[int, int]
) -> None:
    """A scrollbar lay under it though everything had room, and lifted it above its figures."""
    page = open_(devices, f"{server.url}/charts?game={game_id}", size)
    line = page.locator(".st-key-chosen_line_game")
    assert line.evaluate("(line) => line.scrollWidth - line.clientWidth") == 0


def test_a_number_in_a_mark_has_no_paper_around_it(
    server: Server, devices: Devices, game_id: str
) -> None:
    """White on white it was unseen; only letters in a colour are parted from lines by paper."""
    page = open_(devices, f"{server.url}/charts?game={game_id}")
    white = page.locator('.textpoint tspan[style*="#ffffff"]')
    assert white.count() > 0
    assert white.first.evaluate("(n) => getComputedStyle(n).stroke") == "none"


def test_a_click_on_a_point_shows_its_deal_on_the_table_and_on_a_name_brings_its_line_out(
    server: Server, devices: Devices, game_id: str
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}")
    lines = page.locator(".scatterlayer .trace")
    name = page.get_by_role("button", name="Anna").first
    name.click()
    assert [each.evaluate("(n) => n.style.opacity") for each in lines.all()[:2]] == ["1", "0.14"]
    name.focus()
    page.keyboard.press("Enter")
    assert lines.nth(1).evaluate("(n) => n.style.opacity") == "1"

    point = lines.first.locator(".points path").nth(2)
    box = point.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    title = page.locator(".lesson-title")
    expect(title).to_have_text("Looking back: deal 2")
    page.wait_for_url("**deal=2**")
    expect(title).to_be_in_viewport()  # far below the figure
    page.locator(".lesson-go").click()  # the first bid
    expect(page.locator(".lesson-dots")).to_contain_text("2 of")
    page.get_by_role("button", name="Trick 1").click()
    expect(page.locator(".lesson-dots")).to_contain_text("4 of")  # its first card lies there
    page.reload()
    expect(title).to_have_text("Looking back: deal 2")
    expect(title).not_to_be_in_viewport()  # an address begins at the top
    page.get_by_role("button", name="Close", exact=True).click()
    expect(title).to_have_count(0)
    page.wait_for_url(lambda url: "deal=" not in url)


def test_a_finger_chooses_the_point_that_it_touches(
    server: Server, devices: Devices, game_id: str
) -> None:
    """What a phone met: a touch chose the point that was touched before, the first touch none."""
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE, touch=True)
    points = page.locator(".scatterlayer .trace").first.locator(".points path")
    title = page.locator(".lesson-title")
    for deal in (2, 3, 1):
        points.nth(deal).evaluate("(node) => node.scrollIntoView({ block: 'center' })")
        box = points.nth(deal).bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(title).to_have_text(f"Looking back: deal {deal}")
        expect(title).to_be_in_viewport()
        page.wait_for_timeout(500)  # two quick touches would be a double one


def test_a_finger_on_a_figure_scrolls_the_page(
    server: Server, devices: Devices, game_id: str
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE, touch=True)
    box = page.locator(".js-plotly-plot .nsewdrag").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for up in range(0, 150, 10):
        touch = {
            "type": "touchMove" if up else "touchStart",
            "touchPoints": [{"x": x, "y": y - up}],
        }
        finger.send("Input.dispatchTouchEvent", touch)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop > 50")


@pytest.mark.parametrize("path", ["", "&show=points"])
def test_the_letter_of_a_moment_shows_its_turn_on_the_river(
    server: Server, devices: Devices, matches: Matches, path: str
) -> None:
    race_id = RaceMatch.open(matches.games, log_of()).game_id
    page = open_(devices, f"{server.url}/charts?game={race_id}{path}", PHONE, touch=True)
    letter = page.locator('.annotation[data-moment="A"]').first
    letter.tap()
    page.wait_for_url("**turn=*")
    expect(page.locator(".lesson-title")).to_be_in_viewport()


def test_one_step_back_leads_from_the_table_to_the_chart(
    server: Server, devices: Devices, game_id: str
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}&deal=2")
    page.get_by_text("Look at this deal at its table").click()
    expect(page.locator(".lesson-title")).to_have_text("Looking back: deal 2")
    page.wait_for_timeout(500)
    page.go_back()
    expect(page.get_by_text("How did the totals go?")).to_be_visible()
    page.go_forward()
    table = page.locator(".st-key-card_table")  # the figure's page has a table of that deal, too
    expect(table.locator(".lesson-title")).to_have_text("Looking back: deal 2")
    table.locator(".lesson-out").click()
    page.wait_for_url(lambda url: "look" not in url)


def test_a_game_opened_far_down_the_list_begins_at_the_top(
    server: Server, devices: Devices, matches: Matches, game_id: str
) -> None:
    for _ in range(6):
        CardMatch.open(matches.games, card_log(("Anna", "Ben")))
    page = devices.new(PHONE, touch=True)
    page.goto(f"{server.url}/charts?scope=list")
    page.get_by_role("button", name="Look at it").last.tap()
    expect(page.get_by_text("How did the totals go?")).to_be_in_viewport()
    page.wait_for_function("document.querySelector('[data-testid=stMain]').scrollTop < 20")


@pytest.mark.parametrize("path", ["", "&show=chances"])
def test_numbers_below_a_figure_stand_upright_on_a_small_phone(
    server: Server, devices: Devices, matches: Matches, path: str
) -> None:
    whole = card_log(("Anna", "Grandpa Wilhelm"), rules=find_variant("family-night"))
    game_id = CardMatch.open(matches.games, whole).game_id
    page = open_(devices, f"{server.url}/charts?game={game_id}{path}", (360, 740))
    numbers = (
        page.locator(".js-plotly-plot")
        .first.locator(".xtick text")
        .evaluate_all(
            """(all) => all.map((each) => {
            const { left, right } = each.getBoundingClientRect();
            return { left, right, turn: each.getAttribute("transform") ?? "" };
        })"""
        )
    )
    assert len(numbers) >= 5
    assert all("rotate(9" not in each["turn"] for each in numbers)
    assert all(one["right"] < other["left"] for one, other in pairwise(numbers))


def test_a_name_that_is_pressed_takes_what_a_finger_left_away(
    server: Server, devices: Devices, game_id: str
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE, touch=True)
    start = page.locator(".scatterlayer .trace").first.locator(".points path").first
    start.evaluate("(node) => node.scrollIntoView({ block: 'center' })")
    box = start.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # no deal yet
    left = page.locator(".hoverlayer .hovertext")
    expect(left.first).to_be_attached()
    page.get_by_role("button", name="Anna").first.tap()
    expect(left).to_have_count(0)


def test_a_click_on_a_boat_shows_the_river_then(
    server: Server, devices: Devices, matches: Matches
) -> None:
    race_id = RaceMatch.open(matches.games, log_of()).game_id
    page = open_(devices, f"{server.url}/charts?game={race_id}")
    point = page.locator(".scatterlayer .trace").first.locator(".points path").nth(4)
    box = point.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**turn=4**")
    page.get_by_text("6 of ").wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_text("7 of ").wait_for()
    page.wait_for_url("**turn=5**")
    page.wait_for_function("!window.__river.busy && !window.__river.pending")
    page.get_by_role("button", name="Close", exact=True).click()
    page.wait_for_url(lambda url: "turn=" not in url)


def test_a_saved_figure_brings_its_answer_its_source_and_its_letters_along(
    server: Server, devices: Devices, game_id: str, tmp_path: Path
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}&save=svg", dark=True)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").first.click()
    saved.value.save_as(tmp_path / "picture.svg")
    picture = ET.parse(tmp_path / "picture.svg").getroot()
    words = "".join(picture.itertext())
    assert "Anna" in words
    assert "How did the totals go?" in words
    assert page.locator("h3").first.inner_text().split()[0] in words
    assert "Up and Down the River" in words
    for moment in page.locator(".st-key-charts_moments button p").all():
        assert moment.inner_text().partition("Deal")[2] in words
    assert '@font-face{font-family:"Source Sans"' in words
    ground = picture.find("{http://www.w3.org/2000/svg}rect")
    assert ground is not None
    assert ground.get("fill") == page.locator(".stApp").evaluate(
        "(app) => getComputedStyle(app).backgroundColor"
    )
    ringed = [
        style
        for word in picture.iter("{http://www.w3.org/2000/svg}tspan")
        if "stroke:none" not in (style := word.get("style", "").replace(" ", ""))
    ]
    assert ringed  # names at the ends of lines have paper around them, below their letters
    assert all("paint-order:stroke" in style for style in ringed)


def test_pictures_are_for_a_chat_unless_asked_otherwise(
    server: Server, devices: Devices, game_id: str, tmp_path: Path
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").first.click()
    assert saved.value.suggested_filename.endswith(".png")
    assert saved.value.suggested_filename.isascii()
    saved.value.save_as(tmp_path / "picture.png")
    with Image.open(tmp_path / "picture.png") as picture:
        assert picture.width >= 1600


def test_the_numbers_come_away(
    server: Server, devices: Devices, game_id: str, tmp_path: Path
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", dark=True)
    page.get_by_role("button", name="Save as a file").click()
    with page.expect_download() as numbers:
        page.get_by_role("button", name="Whole game (CSV)").click()
    numbers.value.save_as(tmp_path / "numbers.csv")
    rows = (tmp_path / "numbers.csv").read_text("utf-8-sig").splitlines()
    assert rows[0] == "game,date,rules,deal,cards,dealer,player,bid,taken,points,total"


@pytest.mark.parametrize("path", ["/charts", "/charts?scope=all", "/record?who=Anna"])
def test_a_phone_scrolls_only_down(
    server: Server, devices: Devices, game_id: str, path: str
) -> None:
    page = open_(devices, f"{server.url}{path}", PHONE, dark=True)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    widths = page.locator(".js-plotly-plot").evaluate_all(
        "(figures) => figures.map((figure) => figure.getBoundingClientRect().right)"
    )
    assert all(right <= PHONE[0] for right in widths)
    answer = page.locator(":is(h3, .stMarkdown p):visible").first.bounding_box()
    assert answer is not None
    assert answer["y"] < PHONE[1] * _FIRST_ANSWER
    thumbs = page.locator("[data-testid=stButtonGroup]").first.locator("button").all()
    for box in (thumb.bounding_box() for thumb in thumbs):
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["height"] >= 44


def test_letters_are_large_enough(server: Server, devices: Devices, game_id: str) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE)
    sizes = page.locator(".js-plotly-plot .main-svg text").evaluate_all(
        "(texts) => texts.filter((t) => t.textContent && t.getBoundingClientRect().width)"
        ".map((t) => parseFloat(getComputedStyle(t).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 14
