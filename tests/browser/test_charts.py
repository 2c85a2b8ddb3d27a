"""Charts in a real browser: a point opens its deal, pictures and numbers come away, phones fit."""

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from riverlib.play import CardMatch
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.pages.test_charts import card_log

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture
def game_id(matches: Matches) -> str:
    return CardMatch.open(matches.games, card_log(("Anna", "<img src=x onerror=alert(1)>"))).game_id


def open_(
    devices: Devices, url: str, size: tuple[int, int] = DESKTOP, *, dark: bool = False
) -> "Page":
    page = devices.new(size, dark=dark)
    page.goto(url)
    page.locator(".js-plotly-plot .main-svg").first.wait_for()
    page.wait_for_timeout(500)  # figures below the first one
    return page


def test_a_click_on_a_point_opens_its_deal(server: Server, devices: Devices, game_id: str) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}")
    point = page.locator(".scatterlayer .trace").first.locator(".points path").nth(2)
    box = point.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_text("The tricks (").wait_for()
    page.wait_for_url("**deal=2**")
    page.reload()
    page.get_by_text("The tricks (").wait_for()


def test_the_camera_and_the_numbers_come_away(
    server: Server, devices: Devices, game_id: str, tmp_path: Path
) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", dark=True)
    with page.expect_download() as picture:
        page.locator(".modebar-btn").first.click()
    picture.value.save_as(tmp_path / "picture.svg")
    words = "".join(ET.parse(tmp_path / "picture.svg").getroot().itertext())
    assert "Anna" in words
    with page.expect_download() as numbers:
        page.get_by_role("button", name="The numbers (CSV)").first.click()
    numbers.value.save_as(tmp_path / "numbers.csv")
    rows = (tmp_path / "numbers.csv").read_text("utf-8-sig").splitlines()
    assert rows[0] == "line,deal,total,bid,taken,points"


@pytest.mark.parametrize("path", ["/charts", "/charts?scope=all", "/record"])
def test_a_phone_scrolls_only_down(
    server: Server, devices: Devices, game_id: str, path: str
) -> None:
    page = open_(devices, f"{server.url}{path}", PHONE, dark=True)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    widths = page.locator(".js-plotly-plot").evaluate_all(
        "(figures) => figures.map((figure) => figure.getBoundingClientRect().right)"
    )
    assert all(right <= PHONE[0] for right in widths)


def test_letters_are_large_enough(server: Server, devices: Devices, game_id: str) -> None:
    page = open_(devices, f"{server.url}/charts?game={game_id}", PHONE)
    sizes = page.locator(".js-plotly-plot .main-svg text").evaluate_all(
        "(texts) => texts.filter((t) => t.textContent && t.getBoundingClientRect().width)"
        ".map((t) => parseFloat(getComputedStyle(t).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 14
