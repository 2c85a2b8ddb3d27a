"""A family plays at home: a laptop, phones, a big screen; and what an evening brings."""

import re
import signal

import msgspec

from riverlib.cards.events import CardsDealt
from riverlib.play import CardMatch
from tests.browser.board_page import BoardPage
from tests.browser.devices import DESKTOP, Devices
from tests.browser.matches import BROOK, SHORT, Matches, company
from tests.browser.phones import Host, Phone, step
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

ANNA, BEN, GRANDMA, OTTER = range(4)
CARD = re.compile(r'"([2-9TJQKA][cdhs])"')


def same_everywhere(boards: list[BoardPage]) -> int:
    """Wait until all windows stand at one turn, and return it."""
    turn: int = max(board.wait_settled()["turn"] for board in boards)
    for board in boards:
        board.wait_for_view(f"v.turn === {turn}")
    return turn


def test_a_card_game_with_two_phones_and_a_big_screen(home: Server, devices: Devices) -> None:
    matches = Matches(home.database)
    match = matches.start(SHORT, company(4, "Anna", "Tom", "Grandma"))
    host = Host(devices, home, TablePage)
    host.open(match.game_id)
    address, letters = host.typed

    # Ben scans the picture and takes Tom's seat under his own name; Grandma types the letters
    ben, grandma = Phone(devices, TablePage, dark=True), Phone(devices, TablePage, size=(360, 740))
    screen = Phone(devices, TablePage, size=DESKTOP, touch=False)
    ben.knock(host.link())
    assert "#" not in ben.page.url.rstrip("#"), "the token does not stay in the address"
    ben.sit("Tom", "Ben")
    with devices.server_away():  # a refusal is an error to the console
        grandma.knock(address)
        grandma.type_code("BBBBBB" if letters != "BBBBBB" else "CCCCCC")
        grandma.page.get_by_text("No table has these letters").wait_for()
    grandma.type_code(letters)
    grandma.sit("Grandma", "Grandma")
    screen.knock(host.link("watch_token"))
    everybody = [host.board, ben.board, grandma.board, screen.board]
    same_everywhere(everybody)
    assert [each.view["me"] for each in everybody[:3]] == [ANNA, BEN, GRANDMA]
    assert [seat["name"] for seat in screen.board.view["seats"]][:3] == ["Anna", "Ben", "Grandma"]
    assert screen.board.view["hand"] == []

    # a card each, then the server is killed in the middle of the deal and comes back
    players = everybody[:3]
    for _ in range(4):
        assert any(step(board) for board in players)
        turn = same_everywhere(everybody)
    with devices.server_away():
        home.stop(signal.SIGKILL)
        heard = [len(phone.frames) for phone in (ben, grandma, screen)]
        home.start()
        host.page.wait_for_function("window.__table?.view?.home")
        for phone, before in zip((ben, grandma, screen), heard, strict=True):
            phone.wait_for_word(after=before)  # until then its page tries again, and says so
        assert same_everywhere(everybody) == turn
        ben.page.locator(".looking").wait_for(state="hidden")

    # Ben's phone sleeps when it is his turn: a bot plays for him until he is back by himself
    while ben.board.view["to_move"] != BEN:
        assert any(step(board) for board in (host.board, grandma.board))
        same_everywhere(everybody)
    ben.page.goto("about:blank")
    host.page.get_by_role("button", name="Let a bot play", exact=True).click()
    host.board.wait_for_view(f"v.to_move !== {BEN} && v.home.waits.includes('bot plays for Ben')")
    ben.knock(address)
    ben.page.locator(".toast", has_text="for you. Now you play again.").wait_for()
    host.board.wait_for_view("v.home.waits === ''")
    assert ben.board.wait_settled()["me"] == BEN

    # to the end, whoever's turn it is
    for _ in range(40):
        same_everywhere(everybody)
        if host.board.view["phase"] == "over":
            break
        if host.board.view["phase"] == "scored":
            for board in players:  # all have looked at the scores
                board.page.get_by_role("button", name="Next deal").click()
            host.board.wait_for_view("v.phase === 'bid'")
        else:
            assert any(step(board) for board in players)
    played = matches.stored(match)
    assert played.state.is_over
    for phone, seat in ((ben, BEN), (grandma, GRANDMA), (screen, None)):
        assert unseen_cards(phone, seat, played) == []
    matches.close()


def test_another_game_of_the_evening_takes_the_phones_along(home: Server, devices: Devices) -> None:
    matches = Matches(home.database)
    match = matches.start(SHORT, company(3, "Anna", "Ben"))
    host = Host(devices, home, TablePage)
    host.open(match.game_id)
    ben, screen = Phone(devices, RiverPage), Phone(devices, RiverPage, size=DESKTOP, touch=False)
    ben.knock(host.link())
    ben.page.locator(".row", has_text="Ben").tap()
    ben.page.get_by_role("button", name="Sit down").tap()
    screen.knock(host.link("watch_token"))
    for phone in (ben, screen):
        phone.page.wait_for_function("window.__table?.view")
    host.page.goto(f"{home.url}/race")
    host.page.get_by_text("Ben sits at your table by phone.").wait_for()
    host.page.get_by_role("button", name="Start the race").click()
    host.page.wait_for_function("window.__river?.view")
    for phone in (ben, screen):
        phone.page.wait_for_function("window.__river?.view")
    names = [seat["name"] for seat in ben.board.view["seats"]]
    assert names == ["Anna", "Ben", "Otter"]
    assert list(host.kept["tables"][0]["taken"]) == [str(BEN)]
    matches.close()


def unseen_cards(phone: Phone, seat: int | None, match: CardMatch) -> list[set[str]]:
    """Return cards that a device was told of though it could not have seen them, frame by frame."""
    hands = {
        event.deal_no: state.hands
        for state, events in match.game.logbook.steps(match.log)
        for event in events
        if isinstance(event, CardsDealt)
    }
    found = []
    for frame in phone.frames:
        view = msgspec.json.decode(frame)["view"]
        if view["kind"] == "table":
            shown = view["view"]
            own = hands[shown["deal"]["number"] - 1][seat] if seat is not None else ()
            played = {each["card"] for each in shown["events"] if each["kind"] == "play"}
            found.append(set(CARD.findall(frame)) - {*map(str, own), *played, shown["turn_up"]})
    assert len(found) > 10, "the frames were not listened to"
    return [cards for cards in found if cards]


def test_a_race_with_phones_on_their_sides_and_one_who_leaves(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    match = matches.start_race(BROOK, company(3, "Anna", "Ben", "Tom"), so_far="")
    host = Host(devices, home, RiverPage)
    host.open(match.game_id)
    ben = Phone(devices, RiverPage, size=(844, 390))
    tom = Phone(devices, RiverPage)
    for phone, name in ((ben, "Ben"), (tom, "Tom")):
        phone.knock(host.link())
        phone.sit(name, name)
    everybody = [host.board, ben.board, tom.board]
    same_everywhere(everybody)
    for _ in range(3):
        assert any(step(board) for board in everybody)
        same_everywhere(everybody)

    # Anna would like to take something back; Tom would not, then both agree
    host.page.get_by_role("button", name="Undo").click()
    ben.page.get_by_text("would like to take back").wait_for()
    tom.page.get_by_role("button", name="No, play on").tap()
    host.page.get_by_text("Tom would rather play on").wait_for()
    turn = host.board.view["turn"]
    host.page.get_by_role("button", name="Undo").click()
    for phone in (ben, tom):
        phone.page.get_by_role("button", name="Yes", exact=True).tap()
    host.board.wait_for_view(f"v.turn > {turn}")
    same_everywhere(everybody)

    # Tom leaves: all hear of it, and his boats are sailed at the computer once the host says so
    tom.page.get_by_role("button", name="Leave", exact=True).tap()
    tom.page.get_by_role("button", name="Leave the table", exact=True).tap()
    tom.page.get_by_text("You have left the table").wait_for()
    ben.page.get_by_text("Tom's seat is empty.").wait_for()
    host.page.get_by_role("button", name="Play it at this device").click()
    ben.page.get_by_text("Tom's seat is empty.").wait_for(state="hidden")
    left = [host.board, ben.board]
    for _ in range(80):
        same_everywhere(left)
        if host.board.view["phase"] == "over":
            break
        assert any(step(board) for board in left)
    assert matches.stored(match).state.is_over
    matches.close()
