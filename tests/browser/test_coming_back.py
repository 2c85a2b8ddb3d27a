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
        table.page.goto("about:blank")  # it would load itself anew as well
        own_server.start()
    assert standing(table.open(match.game_id).view) == standing(before)
    assert table.play_deal()["phase"] == "scored"


def test_two_windows_at_one_table_are_one_table(matches: Matches, open_table: OpenTable) -> None:
    match = matches.start(FIVE)
    first, second = open_table(match), open_table(match)
    ahead = first.bid(1)
    behind = second.wait_for_view(f"v.turn === {ahead['turn']}")
    assert standing(behind) == standing(ahead)
    assert matches.stored(match).revision == ahead["turn"]
    assert len(second.play_first()["hand"]) == 4
    first.wait_for_view(f"v.turn > {ahead['turn']}")
    first.tool("Undo")
    back = first.wait_for_view(f"v.hand.length === 5 && v.turn > {ahead['turn'] + 1}")
    assert standing(second.wait_for_view(f"v.turn === {back['turn']}")) == standing(back)


def test_windows_stand_where_the_game_does_once_a_killed_server_is_back(
    own_server: Server, devices: Devices
) -> None:
    matches = Matches(own_server.database)
    match = matches.start(FIVE)
    tables = [TablePage(devices.new(), own_server.url).open(match.game_id) for _ in range(2)]
    before = tables[0].bid_first_open()
    for table in tables:
        table.page.evaluate("window.__loadedBefore = true")
    with devices.server_away():
        tables[0].card(tables[0].playable()[0]).click()  # and nobody waits for the answer
        own_server.stop(signal.SIGKILL)
        own_server.start()
        for table in tables:
            table.page.wait_for_function("!window.__loadedBefore", timeout=30_000)
        one, other = (table.wait_settled() for table in tables)
    assert standing(one) == standing(other)
    assert matches.stored(match).revision == one["turn"]
    assert one["turn"] - before["turn"] in (0, 1), "the click counts once or not at all"
    after = tables[1].play_first()
    assert standing(tables[0].wait_for_view(f"v.turn === {after['turn']}")) == standing(after)
    assert matches.stored(match).revision == after["turn"]
    matches.close()


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
