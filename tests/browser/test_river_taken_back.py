"""What is taken back on the river sails back; what is said of it stands on the bank."""

from typing import TYPE_CHECKING

import pytest

from riverlib import race
from tests.browser.conftest import OpenRiver
from tests.browser.devices import DESKTOP, PHONE
from tests.browser.matches import BROOK, Matches, company
from tests.browser.moments import loses_a_boat, race_to
from tests.browser.river_page import RiverPage

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect

SIZES = [DESKTOP, (1920, 1080), (768, 1024), (844, 390), PHONE]
SOMETHING_MOVES = """() => {
    window.moved = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.moved.push(this.className);
        return animate.call(this, frames, how);
    };
}"""
WIND = "roll 2, sail 2, roll 3, sail 2, roll 6"


def take_back(river: RiverPage, choice_id: str | None = None) -> list[str]:
    """Sail, take it back, and return the classes of what moved meanwhile."""
    river.send_tutor_away()
    river.choose(choice_id or river.view["choices"][0]["id"])
    river.page.evaluate(SOMETHING_MOVES)
    turn = river.view["turn"]
    river.page.get_by_role("button", name="Undo", exact=True).click()
    river.wait_for_view(f"v.turn > {turn} && v.phase === 'choose'")
    moved: list[str] = river.page.evaluate("window.moved")
    return moved


def test_a_boat_sails_back_and_may_be_clicked_meanwhile(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, so_far="roll 3"), moving=True)
    assert any("hull" in name for name in take_back(river))
    turn = river.view["turn"]
    river.lit.first.click(force=True)  # it does not wait for the boat to lie still
    river.wait_for_view(f"v.turn > {turn}")


def test_without_motion_it_is_there_at_once(matches: Matches, open_river: OpenRiver) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, so_far="roll 3"))
    assert take_back(river) == []


def test_a_boat_comes_back_up_the_fall_with_the_tide_that_took_it(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, loses_a_boat, race.DEFAULT_LAYOUT, 2), moving=True)
    before = river.view["boats"]
    farthest = max(river.view["choices"], key=lambda choice: choice["origin"])
    moved = take_back(river, farthest["id"])
    assert river.view["boats"] == before
    assert any("river-card" in name for name in moved)
    assert river.page.locator(".boat:visible").count() == len([*before[0], *before[1]])


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_said_of_the_river_stands_on_the_bank(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    people = company(2, "Anna", "Ben")
    river = open_river(matches.start_race(players=people, so_far="roll 2"), size)
    river.choose_first()
    river.page.get_by_role("button", name="Undo", exact=True).click()
    river.page.locator(".toast").wait_for()
    assert off_the_water(river)
    width, height = size
    river.page.set_viewport_size({"width": width - 60, "height": height - 20})
    river.page.wait_for_timeout(200)
    assert off_the_water(river), "it goes along with the bank"
    assert "Back to Anna's throw of round 1." in river.heard


def off_the_water(river: RiverPage) -> bool:
    """Whether the bar is seen and lies on no card of the river, nor on a button that throws."""
    toast, water, roll, stage = river.board.evaluate(_BOXES)  # at once: what is said goes soon
    inside = toast["y"] + toast["height"] <= stage["y"] + stage["height"]
    return bool(inside and are_apart(toast, water) and (roll is None or are_apart(toast, roll)))


# a button that rests while a boat is chosen is not seen: the line beside the die has its place
_BOXES = """(root) => [".toast:not([hidden])", ".water", ".roll", ".stage"]
    .map((each) => root.querySelector(each))
    .map((node) => node.checkVisibility({ opacityProperty: true })
        ? node.getBoundingClientRect().toJSON() : null)"""


def are_apart(one: "FloatRect", other: "FloatRect") -> bool:
    """Whether two boxes share no pixel."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    above = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return beside or above


def test_a_finished_race_that_is_taken_back_may_be_joined_by_phones_again(
    matches: Matches, open_river: OpenRiver
) -> None:
    """What fresh eyes found: "Play at home" had gone with the end and stayed away."""
    river = open_river(race_to(matches, lambda state: state.is_over, BROOK, 2))
    at_home = river.page.get_by_role("button", name="Play at home")
    assert not at_home.count()
    river.page.get_by_role("button", name="Undo", exact=True).click()
    river.page.get_by_role("button", name="Take it back", exact=True).click()
    at_home.wait_for()
