"""A win of somebody at this device is celebrated, once: not where a bot has won."""

import pytest

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.matches import Matches, company

SOON = 600
"""Milliseconds in which petals are made, once the steps stand."""
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
    table.page.wait_for_timeout(SOON)
    assert (petals.count() == 1) is won
    if not won:
        return
    table.page.get_by_role("tab", name="Score sheet").click()
    table.page.get_by_role("tab", name="Result").click()
    assert petals.count() == 0
    table.open(match.game_id)
    table.page.locator(".podium").wait_for()
    assert petals.count() == 0, "the game was won another time"


def test_a_result_that_was_come_to_by_taking_back_says_so(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(ONE, company(2)))
    assert table.play_deal()["phase"] == "over"
    said = table.page.locator(".after-taking-back")
    assert said.count() == 0, "nothing was taken back yet"
    table.tool("Undo")
    assert table.tool("Take it back")["phase"] != "over"
    assert table.play_deal()["phase"] == "over"
    assert said.inner_text() == "after taking back"


def test_the_points_of_the_steps_count_up_and_a_tap_ends_it(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(ONE, company(4)))
    table.play_deal()
    page = table.page
    page.locator(".podium.fresh").wait_for()
    page.mouse.click(*table.empty_felt())
    scores = {
        f"{seat['total']} point{'' if seat['total'] == 1 else 's'}" for seat in table.view["seats"]
    }
    page.wait_for_timeout(200)
    assert set(page.locator(".block .sum").all_inner_texts()) <= scores
    moved = "nodes => nodes.map(node => getComputedStyle(node).transform)"
    assert set(page.locator(".step").evaluate_all(moved)) <= {"none", "matrix(1, 0, 0, 1, 0, 0)"}


def test_at_a_desk_the_table_recedes_wholly_behind_the_podium(
    matches: Matches, open_table: OpenTable
) -> None:
    """No plate looks out by half."""
    match = matches.start(ONE, company(4))
    play_out(match)
    table = open_table(match)
    assert table.page.locator(".panel.ending.over").is_visible()
    veil = table.page.locator(".stage").first.evaluate(
        "(stage) => { const { backgroundImage, zIndex } = getComputedStyle(stage, '::before');"
        " return [backgroundImage, Number(zIndex)]; }"
    )
    above = table.page.locator(".seats, .plates, .tokens").evaluate_all(
        "(nodes) => nodes.map((node) => Number(getComputedStyle(node).zIndex) || 0)"
    )
    assert "gradient" in veil[0]
    assert "rgba" not in veil[0], "nothing looks through"
    assert veil[1] > max(above)
