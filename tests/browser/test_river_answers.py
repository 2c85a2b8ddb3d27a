"""No press on the river stays unanswered: what moves at once, and what the bank says."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenRiver
from tests.browser.devices import SECOND_TAP
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage


def _press(river: RiverPage, selector: str, no: int = 0) -> None:
    box = river.page.locator(selector).nth(no).bounding_box()
    assert box is not None
    river.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def _press_water(river: RiverPage) -> None:
    box = river.page.locator(".stage").bounding_box()
    assert box is not None
    river.page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.4)


def _watch(river: RiverPage) -> None:
    """Keep what moves from now on."""
    river.wait_settled()
    river.page.evaluate(
        """() => {
          window.moved = [];
          const { animate } = Element.prototype;
          Element.prototype.animate = function (...how) {
            window.moved.push(this.closest(".boat, .ghost, .roll, .prompt")?.className ?? "");
            return animate.apply(this, how);
          };
        }"""
    )


def _moved(river: RiverPage) -> str:
    """Return what a press has set moving: all of it in the press's own task."""
    return " ".join(river.page.evaluate("window.moved"))


def _said(river: RiverPage) -> str:
    return " ".join(river.page.locator(".toast:visible").all_inner_texts())


PRESSES: dict[str, tuple[Callable[[RiverPage], None], str, str]] = {
    "a rival's boat": (lambda r: _press(r, '.boat[data-seat="1"]'), "boat", "That boat is Ben's"),
    "the greyed Throw": (
        lambda r: _press(r, ".roll"),
        "lit",
        "You have thrown: tap one that shines.",
    ),
    "the water": (_press_water, "lit", ""),
    "the harbour": (lambda r: _press(r, ".dock", 3), "lit", "No boat gets home with this throw"),
    "a key that throws": (lambda r: r.page.keyboard.press("r"), "lit", "You have thrown"),
}


@pytest.mark.parametrize("name", PRESSES)
def test_a_press_that_can_do_nothing_is_answered_at_once(
    matches: Matches, open_river: OpenRiver, name: str
) -> None:
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far="roll 2")
    river = open_river(match, moving=True)
    _watch(river)
    press, moves, words = PRESSES[name]
    press(river)
    assert moves in _moved(river)
    assert words in _said(river)
    assert matches.stored(match).revision == match.revision


@pytest.mark.parametrize("by", ["hand", "key"])
def test_a_boat_that_may_stay_or_ride_answers_by_its_two_ways(
    matches: Matches, open_river: OpenRiver, by: str
) -> None:
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far="roll 1")
    river = open_river(match, moving=True)
    _watch(river)
    choice = next(each for each in river.view["choices"] if each["ride"])
    boat = river.boat(choice["seat"], choice["boats"][0])
    if by == "hand":
        boat.click()
    else:
        boat.focus()
        river.page.keyboard.press("Enter")
    assert " open" in _moved(river)
    assert _said(river) == "Stay or ride? Choose one of the two."
    river.page.wait_for_timeout(SECOND_TAP)
    assert matches.stored(match).revision == match.revision


def test_without_motion_the_bank_still_says_why(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far="roll 2")
    river = open_river(match)
    _press(river, ".roll")
    assert _said(river) == "You have thrown: tap one that shines."
