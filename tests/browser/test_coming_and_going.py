"""Who comes and goes at a table at home: leaving, looking on, closing and opening again."""

import pytest

from tests.browser.devices import Devices
from tests.browser.matches import SHORT, Matches, company
from tests.browser.phones import Host, Phone, step
from tests.browser.server import Server
from tests.browser.table_page import TablePage

BEN, GRANDMA = 1, 2
BIG = (1920, 1080)


def test_one_leaves_one_looks_on_and_a_closed_table_takes_all_back(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    host = Host(devices, home, TablePage)
    host.open(matches.start(SHORT, company(4, "Anna", "Ben", "Grandma")).game_id)
    ben, grandma = Phone(devices, TablePage), Phone(devices, TablePage)
    screen = Phone(devices, TablePage, size=BIG, touch=False)
    for phone, name in ((ben, "Ben"), (grandma, "Grandma")):
        phone.knock(host.link())
        phone.sit(name, name)

    # a television of its own types the letters; no seat is free, and none is wanted
    with devices.server_away():  # a refusal is an error to the console
        screen.knock(host.typed[0])
        for _ in range(3):
            screen.type_code("AAAAAA")
            screen.page.get_by_text("No table has these letters").wait_for()
            screen.page.locator("#code").fill("")
        screen.type_code("EEEEEE")
        screen.page.get_by_text("Ask to see the letters or the picture again.").wait_for()
    screen.type_code(host.typed[1])
    screen.page.get_by_role("button", name="Just look on").click()
    assert screen.board.wait_settled()["home"]["watches"]
    assert screen.page.get_by_role("button", name="Take a seat").is_hidden()

    # Ben leaves when it is his turn: all hear of it, and Anna's hand stays in sight
    while host.board.wait_settled()["to_move"] != BEN:
        assert any(step(phone.board) for phone in (host, grandma))
        host.board.wait_for_view("v.home.waits === ''")
    ben.page.get_by_role("button", name="Leave", exact=True).tap()
    ben.page.get_by_role("button", name="Leave the table", exact=True).tap()
    for each in (host, grandma, screen):
        each.page.get_by_text("Ben's seat is empty.").wait_for()
    assert host.board.view["hand"]
    screen.page.get_by_role("button", name="Take a seat").click()
    screen.page.get_by_text("Which seat is yours?").wait_for()
    host.page.get_by_text("2 phones are choosing a seat.").wait_for()
    screen.page.get_by_role("button", name="Just look on").click()
    assert screen.board.wait_settled()["home"]["watches"]
    grandma.page.get_by_role("button", name="Let a bot play").tap()
    host.board.wait_for_view(f"v.to_move !== {BEN} && v.home.waits.includes('bot plays for Ben')")

    address = host.typed[0]

    # Anna closes the table and opens it again: everybody is back without doing anything
    with devices.server_away():
        host.page.get_by_role("button", name="Close the table").click()
        host.page.get_by_role("button", name="Close it").click()
        for each in (grandma, screen):
            each.page.get_by_text("The table is closed.").wait_for()
        assert grandma.page.locator("#code").is_visible()
        assert screen.page.locator("#code").is_hidden(), "nobody types at a television"
        host.page.get_by_role("button", name="Open the table").click()
        host.page.locator(".code-picture").first.wait_for()
        if host.typed[0] != address:
            pytest.skip("somebody else on this machine has taken the port meanwhile")
        for each in (grandma, screen):
            each.page.get_by_text("The table is closed.").wait_for(state="hidden")
        grandma.board.wait_for_view(f"v.home.you === {GRANDMA}")
        screen.board.wait_for_view("v.home.watches")
    matches.close()
