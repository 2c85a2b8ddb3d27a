"""Nobody sees what they may not: not on the screen, not in the page, not on the wire."""

import json

from riverlib import cards
from riverlib.play import CardMatch
from tests.browser.conftest import OpenTable
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.server import Server
from tests.browser.table_page import TablePage, spoken_name

FIVE = cards.Variant(key="five", name="Five", hand_sizes=(5, 4))
FOREHEAD = cards.Variant(key="forehead", name="Forehead", hand_sizes=(1,), forehead=True)


def in_hands(match: CardMatch, *seats: int) -> set[str]:
    return {str(card) for seat in seats for card in match.state.hands[seat]}


def named_in(markup: str, hidden: set[str]) -> set[str]:
    """Return those cards whose text or spoken name stands in a piece of the page."""
    return {card for card in hidden if f'"{card}"' in markup or spoken_name(card) in markup}


def test_the_wire_never_carries_a_hidden_card(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start(FIVE)
    frames: list[bytes] = []
    page = devices.new()
    page.on("websocket", lambda link: link.on("framereceived", lambda frame: keep(frames, frame)))
    table = TablePage(page, server.url).open(match.game_id)
    view = table.view
    assert any(f'"{view["hand"][0]["card"]}"'.encode() in frame for frame in frames), (
        "my cards do come"
    )
    while view["phase"] in ("bid", "play"):
        hidden = in_hands(matches.stored(match), 1, 2, 3)
        sent = b"".join(frames)
        assert {card for card in hidden if f'"{card}"'.encode() in sent} == set()
        view = table.bid_first_open() if view["phase"] == "bid" else table.play_first()


def keep(frames: list[bytes], frame: bytes | str) -> None:
    frames.append(frame if isinstance(frame, bytes) else frame.encode())


def test_between_two_people_the_device_hides_both_hands(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(FIVE, company(3, "Anna", "Ben"))
    table = open_table(match)
    for _ in range(4):  # two bids, two cards
        now = matches.stored(match)
        mover = now.players[now.state.to_move or 0].name
        view = table.view
        assert view["cover"]["name"] == mover
        hidden = in_hands(now, 0, 1, 2)
        page = table.board.evaluate("(board) => board.outerHTML")
        assert named_in(page, hidden) == set()
        assert named_in(json.dumps(view), hidden) == set()
        assert (view["hand"], table.hand.count()) == ([], 0)
        assert table.page.get_by_role("group", name="A hand face down").is_visible()
        assert table.seat(2).is_visible(), "the table stays in sight"

        view = table.take_device(mover)
        assert {each["card"] for each in view["hand"]} == in_hands(now, view["me"])
        others = in_hands(now, *(seat for seat in range(3) if seat != view["me"]))
        assert named_in(json.dumps(view), others) == set()
        view = table.bid_first_open() if view["phase"] == "bid" else table.play_first()


def test_on_the_forehead_only_my_own_card_is_hidden(
    matches: Matches, open_table: OpenTable
) -> None:
    match = matches.start(FOREHEAD, company(3))
    table = open_table(match)
    page = table.board.evaluate("(board) => board.outerHTML")
    assert named_in(page, in_hands(match, 0)) == set()
    assert named_in(page, in_hands(match, 1, 2)) == in_hands(match, 1, 2)
    assert table.hand.get_attribute("aria-label") == "Your card: only the others see it"


def test_a_name_full_of_markup_stays_text(server: Server, devices: Devices) -> None:
    name = "<img src=x onerror=z=1>"
    page = devices.new()
    table = TablePage(page, server.url)
    page.goto(f"{server.url}/cards")
    page.get_by_label("Name of player 1").fill(name)
    page.get_by_label("Name of player 1").press("Enter")
    page.get_by_label("Name of player 2").fill("**[b](x)** $a$ :red[c]")
    page.get_by_label("Name of player 2").press("Enter")
    page.get_by_role("button", name="Start the game").click()
    view = table.wait_settled()
    assert view["seats"][0]["name"] == name
    assert table.seat(0).get_by_text(name, exact=True).is_visible()
    assert table.seat(1).get_by_text("**[b](x)** $a$ :red[c]", exact=True).is_visible()
    table.bid_first_open()
    table.tool("Log")
    assert page.get_by_text(f"{name} bids").first.is_visible()

    page.goto(server.url)
    page.get_by_text(name).first.wait_for()
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("window.z") is None
