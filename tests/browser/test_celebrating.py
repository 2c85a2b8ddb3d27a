"""A win of somebody at this device is celebrated, once: not where a bot has won."""

import pytest

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.matches import Matches, company

ONE = cards.Variant(key="one", name="One", hand_sizes=(1,))


def play_out(match: CardMatch) -> bool:
    """Play as the browser does; return whether the first seat has won."""
    match.bid(0, 0)
    match.play_forced(0)
    return 0 in match.state.winners


@pytest.mark.parametrize("won", [True, False])
def test_petals_fall_where_a_person_here_has_won_and_only_once(
    won: bool, matches: Matches, open_table: OpenTable
) -> None:
    found = matches.find(lambda match: play_out(match) is won, ONE, company(2))
    match = matches.start(ONE, company(2), seed=found.log.setup["seed"])
    table = open_table(match)
    assert table.play_deal()["phase"] == "over"
    petals = table.page.locator(".petals")
    assert (petals.count() == 1) is won
    if not won:
        return
    table.page.get_by_role("tab", name="Score sheet").click()
    table.page.get_by_role("tab", name="Result").click()
    assert petals.count() == 0
    table.open(match.game_id)
    table.page.locator(".podium").wait_for()
    assert petals.count() == 0, "the game was won another time"
