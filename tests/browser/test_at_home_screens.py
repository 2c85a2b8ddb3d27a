"""Phones, a desk and a big screen at one table: nothing is covered, scrolled or lost."""

from typing import TYPE_CHECKING, Any

from riverlib import cards, race
from riverlib.play import CardMatch
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.phones import Host, Phone
from tests.browser.river_page import RiverPage
from tests.browser.screens import overlap, wait_until_drawn
from tests.browser.server import Server
from tests.browser.table_page import TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

BIG = (1920, 1080)
SMALL_PHONE = (360, 740)
SIX = cards.Variant(key="six", name="Six", hand_sizes=(6, 1))


def scored(matches: Matches, seats: int) -> CardMatch:
    """A game whose first deal is over."""
    match = matches.start(SIX, company(seats, "Anna", "Ben", "Grandma"))
    while not match.awaits_next_deal:
        seat, action = match.state.to_move or 0, cards.legal_actions(match.state)[0]
        if isinstance(action, cards.Bid):
            match.bid(seat, action.tricks)
        else:
            match.play(seat, action.card)
    return match


def box(node: "Locator") -> dict[str, Any]:
    found: dict[str, Any] = node.evaluate("(node) => node.getBoundingClientRect().toJSON()")
    return found


def covered(page: "Page") -> list[str]:
    """Return whose plates the result of a deal hides."""
    wait_until_drawn(page)
    panel = box(page.locator(".panel"))
    plates = page.locator(".seat").all()
    return [plate.locator(".name").inner_text() for plate in plates if overlap(box(plate), panel)]


def scrolled(page: "Page") -> int:
    """Return how many pixels of a page are out of sight."""
    wait_until_drawn(page)
    return int(page.evaluate("document.documentElement.scrollHeight - innerHeight"))


def test_the_result_of_a_deal_hides_no_plate_at_a_desk_and_on_the_big_screen(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    host = Host(devices, home, TablePage)
    host.open(scored(matches, seats=4).game_id)
    screen = Phone(devices, TablePage, size=BIG, touch=False)
    screen.knock(host.link("watch_token"))
    screen.board.wait_settled()
    assert covered(host.page) == []
    assert covered(screen.page) == []
    host.page.get_by_role("tab", name="Score sheet").click()
    assert covered(host.page) == []
    host.board.open(scored(matches, seats=8).game_id)
    assert covered(host.page) != [], "there is no room"
    assert host.page.locator(".panel.over").is_visible(), "the table below is darkened"
    matches.close()


def test_a_small_phone_under_a_strip_scrolls_nothing_and_back_loses_nothing(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    people = company(4, "Anna", "Ben", "Grandma")
    match = matches.start_race(race.DEFAULT_LAYOUT, people, so_far="roll 2, sail 3")
    host = Host(devices, home, RiverPage)
    host.open(match.game_id)
    ben = Phone(devices, RiverPage, size=SMALL_PHONE)
    ben.knock(host.link())
    ben.sit("Ben", "Ben")
    assert scrolled(ben.page) == 0
    host.page.get_by_role("button", name="Undo").click()
    ben.page.get_by_text("would like to take back").wait_for()
    assert scrolled(ben.page) == 0

    # Back closes what is open, then says what comes of it, and the board is there all the time
    ben.page.get_by_role("button", name="Log", exact=True).tap()
    ben.page.go_back()
    ben.page.locator(".popover").wait_for(state="hidden")
    assert ben.page.locator(".saying").is_hidden()
    ben.page.go_back()
    ben.page.get_by_text("Press Back again to leave the game").wait_for()
    assert ben.board.view["home"]["you"] == 1

    # both agree, it is Anna's turn again, and her window at the computer is closed
    ben.page.get_by_role("button", name="Yes", exact=True).tap()
    ben.board.wait_for_view("v.to_move === 0")
    host.page.goto("about:blank")
    ben.page.get_by_text("Waiting for Anna, at the computer").wait_for()
    assert scrolled(ben.page) == 0
    host.board.open(match.game_id)
    ben.board.wait_for_view("v.home.waits === ''")
    matches.close()


LETTERS = """() => {
  const places = [...document.querySelectorAll("*")].map((node) => node.shadowRoot).filter(Boolean);
  const said = places.flatMap((root) => [...root.querySelectorAll(".board *")]).filter((node) =>
    [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
    && node.checkVisibility({ visibilityProperty: true })
    && !node.closest("svg, .spoken, .tools"));
  return said.map((node) => {
    const scale = node.offsetWidth ? node.getBoundingClientRect().width / node.offsetWidth : 1;
    return [node.textContent.trim(), parseFloat(getComputedStyle(node).fontSize) * scale];
  });
}"""


def test_a_race_is_read_from_the_sofa_and_offers_no_button_there(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    people = company(3, "Anna", "Ben")
    match = matches.start_race(race.DEFAULT_LAYOUT, people, so_far="roll 2, sail 3, roll 5")
    host = Host(devices, home, RiverPage)
    host.open(match.game_id)
    screen = Phone(devices, RiverPage, size=BIG, touch=False)
    screen.knock(host.link("watch_token"))
    screen.board.wait_for_view("v.phase === 'choose'")
    assert scrolled(screen.page) == 0
    assert screen.board.prompt == "Ben threw a 5"
    assert screen.board.roll_button.is_hidden()
    letters = screen.page.evaluate(LETTERS)
    assert len(letters) > 15
    assert [said for said in letters if said[1] < 26] == []
    matches.close()


def test_a_question_leaves_the_tools_of_the_host_in_the_window(
    home: Server, devices: Devices
) -> None:
    matches = Matches(home.database)
    people = company(3, "Anna", "Ben")
    match = matches.start_race(race.DEFAULT_LAYOUT, people, so_far="roll 2, sail 3, roll 5, sail 3")
    host = Host(devices, home, RiverPage)
    host.open(match.game_id)
    ben = Phone(devices, RiverPage)
    ben.knock(host.link())
    ben.sit("Ben", "Ben")
    assert ben.page.locator(".plate-you").inner_text() == "You"
    host.page.evaluate("document.querySelector('.stMain')?.scrollTo(0, 0)")
    ben.page.get_by_role("button", name="Undo").tap()
    host.page.locator(".talk").get_by_text("take back").wait_for()
    wait_until_drawn(host.page)
    height = host.page.evaluate("innerHeight")
    assert box(host.page.locator(".tools"))["bottom"] <= height
    matches.close()
