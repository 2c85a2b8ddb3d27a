"""All chances of a race on a phone: tiles on the bank, in the real app."""

import pytest

from riverlib import race
from tests.browser.conftest import OpenRiver
from tests.browser.devices import PHONE
from tests.browser.matches import Matches
from tests.browser.moments import has_both_winds, race_to
from tests.browser.river_page import RiverPage

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LYING = (844, 390)


def _advised(matches: Matches, open_river: OpenRiver, size: tuple[int, int]) -> RiverPage:
    """Open a race of four at both winds, with its hint."""
    river = open_river(race_to(matches, has_both_winds, race.DEFAULT_LAYOUT, 4), size)
    river.page.keyboard.press("h")
    river.wait_for_view("v.hint !== null")
    return river


def _press(river: RiverPage, name: str) -> None:
    river.page.get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_every_choice_has_a_tile_with_its_chance_the_best_first(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    river = _advised(matches, open_river, size)
    _press(river, "All chances")
    tiles = river.page.locator(".tray-tile")
    hint = river.view["hint"]
    told = {each.get_attribute("data-choice"): each.inner_text() for each in tiles.all()}
    assert next(iter(told)) == hint["best"]
    assert told.keys() == hint["chances"].keys()
    for choice, chance in hint["chances"].items():
        assert chance in told[choice].replace("\u00a0", " ")


def test_the_reason_on_a_lying_phone_leads_back_to_all_chances(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = _advised(matches, open_river, LYING)
    for button in ("Why?", "Back", "All chances"):
        _press(river, button)
    river.page.locator(".tray-tile").first.wait_for()
