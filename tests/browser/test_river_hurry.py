"""While bots sail the button beside the die hurries them, and throws nothing."""

import time

from riverlib import race
from tests.browser.conftest import OpenRiver
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage

CROWD = company(4, "Anna")


def set_off(matches: Matches, open_river: OpenRiver) -> RiverPage:
    """Make my move, and return the river once the bots are under way."""
    match = matches.start_race(race.DEFAULT_LAYOUT, CROWD, so_far="roll 2")
    river = open_river(match, moving=True)
    river.send_tutor_away()
    river.boat(0, 0).click()
    river.page.locator(".roll.hurries").wait_for()
    return river


def test_the_button_hurries_the_bots_and_throws_nothing(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = set_off(matches, open_river)
    assert river.roll_button.inner_text() == "Hurry"
    began = time.monotonic()
    river.roll_button.click()
    assert river.is_busy, "what comes is still seen, quickly"
    river.wait_settled()
    assert time.monotonic() - began < 4
    assert (river.view["phase"], river.view["to_move"]) == ("roll", 0)
    assert river.roll_button.inner_text() == "Throw"


def test_a_second_press_brings_them_to_their_end(matches: Matches, open_river: OpenRiver) -> None:
    river = set_off(matches, open_river)
    river.roll_button.click()
    river.page.wait_for_timeout(300)
    if river.is_busy:
        river.roll_button.click()
    assert not river.is_busy
    assert (river.view["phase"], river.view["to_move"]) == ("roll", 0)
