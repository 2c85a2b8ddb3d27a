"""What is taken back at the table answers at once, and goes back to its own place in the hand."""

from tests.browser.conftest import OpenTable
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage
from tests.browser.test_river_taken_back import SOMETHING_MOVES

PRESS = """() => {
    const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
        .find((each) => each?.querySelector(".rt"));
    window.moved.length = 0;
    root.querySelector('[data-tool="undo"]').click();
    return [window.__table.pending, window.moved.length];
}"""

FLYING = """() => {
    const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
        .find((each) => each?.querySelector(".rt"));
    window.flown = new Set();
    const note = (node) => { window.flown.add(node.innerHTML); };
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(note)))
        .observe(root.querySelector(".air"), { childList: true });
}"""
"""Keeps every card that has flown over the table."""

LAST_PLAYS_ITSELF = (
    """localStorage.setItem("riverlib-table", '{"explain":false,"forced":"last"}')"""
)


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


def test_both_tricks_that_are_taken_back_are_seen_to_go_home(
    server: Server, devices: Devices, matches: Matches
) -> None:
    """The last trick of a deal plays itself: taken back it goes home with the one before it."""
    page = devices.new(moving=True)
    page.add_init_script(LAST_PLAYS_ITSELF)
    table = TablePage(page, server.url).open(matches.start(players=company(3)).game_id)
    table.bid_first_open()
    table.play_first()
    table.wait_for_view("v.phase === 'scored'")
    table.wait_settled()
    tricks = [event for event in table.view["events"] if event["kind"] == "play"]
    table.page.evaluate(FLYING)
    turn = table.view["turn"]
    table.page.get_by_role("button", name="Undo", exact=True).click()
    table.page.get_by_role("button", name="Take it back", exact=True).click()
    table.wait_for_view(f"v.turn > {turn}")
    assert len(table.playable()) > 1
    shown = set(table.page.evaluate("[...window.flown]"))
    mine_on = next(no for no, event in enumerate(tricks) if event["seat"] == 0)
    assert len(shown) == len(tricks) - mine_on, "all that was taken back flies"
