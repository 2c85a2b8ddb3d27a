"""How long a race takes, in words that tell the rivers on offer apart."""

import pytest

from riverlib import race
from riverlib.ui.race.home_card import PAGE
from riverlib.ui.race.minutes import about_minutes

LONG, SHORT = race.DEFAULT_LAYOUT, race.find_layout("short-river")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_short_river_takes_less_time(players: int) -> None:
    assert about_minutes(SHORT, players) != about_minutes(LONG, players)


def test_the_first_page_says_what_the_set_up_says() -> None:
    assert PAGE.takes == about_minutes(LONG, 2)
    assert PAGE.short is not None
    assert about_minutes(LONG, 4) == "about 9 minutes"
    assert "nine minutes" in PAGE.short.label, "twice as long: a choice"
