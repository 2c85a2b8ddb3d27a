"""A whole short game: with the mouse through the real set-up, and with the keyboard alone."""

from contextlib import closing

from tests.browser.conftest import OpenTable
from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.server import Server
from tests.browser.table_page import TablePage


def set_up_short_game(table: TablePage, url: str) -> None:
    """Start a game of two deals, with two cards and one, from the first page on."""
    page = table.page
    page.goto(url)
    page.get_by_role("button", name="Rules and players").click()
    page.get_by_role("button", name="Hand sizes").click()
    sizes = page.get_by_label("Our own: cards in each deal, in order")
    sizes.fill("2 1")
    sizes.press("Enter")
    page.locator(".st-key-start_facts").get_by_text("2 deals").wait_for()
    page.get_by_role("button", name="Start the game").click()
    table.wait_settled()


def test_a_game_with_the_mouse_from_the_set_up_to_playing_again(
    own_server: Server, devices: Devices
) -> None:
    table = TablePage(devices.new(moving=True), own_server.url)
    chart = table.page.get_by_test_id("stPlotlyChart")
    set_up_short_game(table, own_server.url)
    chart.wait_for(state="detached")

    assert table.play_deal()["phase"] == "scored"
    view = table.next_deal()
    assert (view["deal"]["number"], view["deal"]["size"]) == (2, 1)
    assert chart.count() == 0, "the totals stay off the page until the game is over"

    view = table.play_deal()
    assert view["phase"] == "over"
    assert view["winners"]
    totals = table.page.get_by_role("figure", name="each player's total after every deal")
    totals.wait_for()
    look_at_the_ending(table)

    table.page.get_by_role("button", name="Play again").click()
    again = table.wait_for_view(f"v.game !== {view['game']!r}")
    assert (again["phase"], again["deal"]["number"]) == ("bid", 1)
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in view["seats"]]
    assert f"game={again['game']}" in table.page.url
    assert chart.count() == 0


def look_at_the_ending(table: TablePage) -> None:
    """Look at podium, facts and score sheet."""
    page, view = table.page, table.view
    podium = page.locator(".podium")
    steps = podium.get_by_role("list", name="Podium").get_by_role("listitem")
    best = max(seat["total"] for seat in view["seats"])
    assert steps.first.get_by_text(f"{best} point").is_visible()
    for seat in view["seats"]:
        assert podium.get_by_text(seat["name"], exact=True).is_visible()
    for fact in view["facts"]:
        assert page.locator(".facts").get_by_text(fact["text"], exact=True).is_visible()
    page.get_by_role("tab", name="Score sheet").click()
    made = sum(len(deal["made"]) for deal in view["sheet"]["deals"])
    assert page.locator(".sheet td.made").count() == made


def test_a_game_with_the_keyboard_alone(matches: Matches, open_table: OpenTable) -> None:
    table = open_table(matches.start())
    keyboard = table.page.keyboard
    view = table.view
    while view["phase"] != "over":
        turn = view["turn"]
        if view["phase"] == "bid":
            keyboard.press(str(view["bids"]["open"][0]))
        elif view["phase"] == "play":
            walk_to_a_playable_card(table)
            keyboard.press("Enter")
        else:
            keyboard.press("Enter")
        view = table.wait_for_view(f"v.turn > {turn}")
    assert view["winners"]
    focused = table.page.locator(".panel :focus")
    assert focused.evaluate("node => node.tagName") == "H2", "an Enter too many begins no game"
    table.page.wait_for_timeout(1200)  # one in the rhythm of the last tricks presses nothing
    keyboard.press("Enter")
    assert focused.inner_text() == "Play again"
    assert table.wait_settled()["game"] == view["game"]
    keyboard.press("Enter")
    assert table.wait_for_view(f"v.game !== {view['game']!r}")["phase"] == "bid"


def walk_to_a_playable_card(table: TablePage) -> None:
    focused = table.hand.and_(table.page.locator(":focus")).and_(table.page.locator(".legal"))
    for _ in range(len(table.view["hand"]) + 1):
        if focused.count():
            return
        table.page.keyboard.press("ArrowRight")
    raise AssertionError("the arrow keys reach no playable card")


def test_play_now_deals_at_once(server: Server, devices: Devices) -> None:
    table = TablePage(devices.new(), server.url)
    table.page.goto(server.url)
    table.page.get_by_role("button", name="Play now").first.click()
    view = table.wait_settled()
    assert (view["phase"], view["to_move"], len(view["hand"])) == ("bid", view["me"], 10)
    assert table.bid_first_open()["phase"] == "play"
    assert len(table.play_first()["hand"]) == 9


def test_an_unfinished_game_waits_on_the_first_page(own_server: Server, devices: Devices) -> None:
    with closing(Matches(own_server.database)) as matches:  # no other test's bots play on there
        match = matches.start()
        match.bid(0, 0)  # one that nobody has touched gives way to any other
    table = TablePage(devices.new(), own_server.url)
    table.page.goto(own_server.url)
    table.page.get_by_role("button", name="Go on").first.click()
    assert table.wait_settled()["game"] == match.game_id
