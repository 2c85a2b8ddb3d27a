"""Nothing is lost: reloads, a server that dies in the middle, a second window, an old address."""

import signal
from pathlib import Path

from riverlib import cards
from tests.browser.conftest import OpenTable
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage, standing

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 4))


def test_a_reload_in_the_middle_shows_the_same_table(
    matches: Matches, open_table: OpenTable
) -> None:
    table = open_table(matches.start(FIVE))
    table.bid_first_open()
    before = table.play_first()
    table.page.reload()
    assert standing(table.wait_settled()) == standing(before)
    assert len(table.play_first()["hand"]) == len(before["hand"]) - 1


def test_a_killed_server_comes_back_to_the_same_card(own_server: Server, devices: Devices) -> None:
    matches = Matches(own_server.database)
    match = matches.start(FIVE)
    matches.close()
    table = TablePage(devices.new(), own_server.url).open(match.game_id)
    table.bid_first_open()
    before = table.play_first()
    with devices.server_away():
        own_server.stop(signal.SIGKILL)
        own_server.start()
        table.page.reload()
        assert standing(table.wait_settled()) == standing(before)
    assert table.play_deal()["phase"] == "scored"


def test_a_click_in_an_overtaken_window_changes_nothing_and_says_so(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(FIVE)
    first = open_table(match)
    second = open_table(match)
    ahead = first.bid(1)
    behind = second.bid(2)
    assert second.note == "The game was changed in another window. This is where it stands now."
    assert standing(behind) == standing(ahead)
    assert matches.stored(match).revision == ahead["turn"]
    assert len(second.play_first()["hand"]) == 4, "the window that has caught up plays on"


def test_the_first_address_a_fresh_server_hears_may_be_a_page_below(
    own_server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{own_server.url}/cards")
    page.get_by_role("button", name="Start the game").click()
    assert TablePage(page, own_server.url).wait_settled()["phase"] == "bid"
    assert page.get_by_role("link", name="Home").count(), "app.py has set up the navigation"


def test_a_game_that_is_not_there_leads_back_to_the_set_up(
    server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{server.url}/cards?game=never-before")
    page.get_by_text("This game is not here any more.").wait_for()
    page.get_by_role("link", name="To the set-up").click()
    page.get_by_role("button", name="Start the game").wait_for()


def test_two_servers_do_not_share_games(server: Server, tmp_path: Path) -> None:
    elsewhere = Matches(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    here = Matches(server.database)
    game_id = elsewhere.start(players=company(2)).game_id
    assert game_id not in [game.id for game in here.games.recent(100)]
    elsewhere.close()
    here.close()
