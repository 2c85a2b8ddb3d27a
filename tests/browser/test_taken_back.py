"""What is taken back at the table answers at once, and goes back to its own place in the hand."""

from tests.browser.conftest import OpenTable
from tests.browser.matches import Matches, company
from tests.browser.test_river_taken_back import SOMETHING_MOVES

PRESS = """() => {
    const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
        .find((each) => each?.querySelector(".rt"));
    window.moved.length = 0;
    root.querySelector('[data-tool="undo"]').click();
    return [window.__table.pending, window.moved.length];
}"""


def test_something_rises_before_the_game_has_answered(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(players=company(3)), moving=True)
    table.bid_first_open()
    table.play_first()
    table.page.evaluate(SOMETHING_MOVES)
    turn = table.view["turn"]
    pending, moved = table.page.evaluate(PRESS)
    assert pending
    assert moved > 0, "nothing answers until the game does"
    table.wait_for_view(f"v.turn > {turn}")
    assert len(table.playable()) > 0
