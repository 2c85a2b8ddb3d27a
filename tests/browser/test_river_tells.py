"""The river tells what happens to my boats where it happens, and long enough to be read."""

import time

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race.events import IllWindBlew, TurnLost
from tests.browser.conftest import OpenRiver
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.moments import loses_a_boat, race_to
from tests.browser.river_page import RiverPage
from tests.browser.server import Server

SECONDS_A_WORD = 0.4
TOLD = ".air .told"


def is_robbed(match: RaceMatch) -> bool:
    """Whether a bot's ill wind takes a boat of mine back after my first turn."""
    match.roll(0)
    if match.state.to_move != 0 or match.state.phase is not race.Phase.CHOOSE:
        return False
    match.choose(0, next(iter(race.legal_actions(match.state))))
    return any(isinstance(event, IllWindBlew) and event.victim == 0 for event in match.events)


def robbed(river: RiverPage) -> str:
    """Take my first turn, wait until I am told of the wind, and return the sentence."""
    river.send_tutor_away()
    view = river.roll()
    river.boat(0, view["choices"][0]["boats"][0]).click()
    told = river.page.locator(TOLD)
    told.wait_for()
    return told.inner_text()


def test_whose_boat_a_wind_takes_back_is_told_so_there_and_can_read_it(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.find_race(is_robbed, race.DEFAULT_LAYOUT), moving=True)
    text = robbed(river)
    began = time.monotonic()
    river.page.locator(TOLD).wait_for(state="detached")
    stayed = time.monotonic() - began
    assert 1.2 <= stayed <= 4.0  # two seconds and a half; a busy machine looks late
    events = river.wait_settled()["events"]
    (blown,) = (event["text"] for event in events if event["kind"] == "ill")
    assert blown == text
    assert "your boat" in text


def test_a_tap_takes_the_sentence_away(matches: Matches, open_river: OpenRiver) -> None:
    river = open_river(matches.find_race(is_robbed, race.DEFAULT_LAYOUT), moving=True)
    robbed(river)
    river.page.locator(".stage").click(position={"x": 40, "y": 200})
    river.page.locator(TOLD).wait_for(state="detached", timeout=500)
    at = river.wait_settled()["boats"][0]
    assert len(at) == 3


def test_a_newcomer_reads_what_the_first_tide_does_and_only_that_one(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, so_far="roll 2")
    river = RiverPage(devices.new(newcomer=True, moving=True), server.url).open(match.game_id)
    told = river.page.locator(TOLD, has_text="one card back")
    river.boat(0, 0).click()
    told.wait_for()
    began = time.monotonic()
    assert river.boat(1, 0).is_visible()
    assert river.prompt == "The tide turns", "the line says no more, and what is told is told once"
    said, lowest = told.bounding_box(), river.page.locator(".river-card").first.bounding_box()
    assert said
    assert lowest
    assert said["y"] > lowest["y"] + lowest["height"] * 0.8, "on the bank, and not over the river"
    told.wait_for(state="detached")
    assert 2 < time.monotonic() - began < 6, "it is read, and the river goes on meanwhile"
    river.send_tutor_away()
    river.wait_settled()
    tips = [tip["text"] for tip in river.view["tips"] if tip["key"] == "tide"]
    assert not set(tips) & set(river.page.locator(".note-words:visible").all_inner_texts())
    choice = river.roll()["choices"][0]
    river.boat(0, choice["boats"][0]).click()
    river.page.locator(".air .banner:not(.told)", has_text="The tide turns").wait_for()


def test_a_boat_that_falls_splashes_into_the_foam_and_its_loss_flies_to_its_owner(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, loses_a_boat, race.DEFAULT_LAYOUT, 2), moving=True)
    river.send_tutor_away()
    lost = river.view["seats"][0]["lost"]
    sails = max(river.view["choices"], key=lambda choice: choice["origin"])
    river.boat(0, sails["boats"][0]).click()
    asked = river.page.locator(".ghost.open")
    if asked.count():
        asked.first.click()
    told = river.page.locator(".air .loss")
    river.page.locator(".river-card.gone").wait_for(state="attached")  # it shows nowhere meanwhile
    river.page.locator(".air .splash-ring").first.wait_for(state="attached")
    told.first.wait_for(state="attached")
    view = river.wait_settled()
    assert view["seats"][0]["lost"] > lost
    assert river.page.locator(".river-card.gone").count() == 0
    assert told.count() == 0
    order = river.page.locator(".river-card .card-no").all_inner_texts()
    assert sorted(map(int, order)) == [*range(1, len(order) + 1)]


def comes_home(state: race.RaceState) -> bool:
    """Whether a boat of mine can reach the harbour with this throw."""
    steps = [race.apply(state, action)[0] for action in race.legal_actions(state)]
    return state.turn == 0 and any(race.HARBOUR in after.boats[0] for after in steps)


def test_points_are_counted_when_their_coin_has_come(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, comes_home, race.DEFAULT_LAYOUT, 2), moving=True)
    river.send_tutor_away()
    river.page.evaluate(
        """() => {
            window.counted = [];
            const [board] = document.querySelectorAll(".rv").length
                ? [document] : [...document.querySelectorAll("*")].map((node) => node.shadowRoot)
                    .filter((root) => root?.querySelector(".rv"));
            (function look() {
                const flies = Boolean(board.querySelector(".air .gain"));
                if (flies) window.counted.push(board.querySelector(".plate-points").textContent);
                requestAnimationFrame(look);
            })();
        }"""
    )
    home = next(choice for choice in river.view["choices"] if choice["target"] == race.HARBOUR)
    before = str(river.view["seats"][0]["score"])
    river.choose(home["id"])
    view = river.wait_settled()
    assert set(river.page.evaluate("window.counted")) == {before}
    assert river.page.locator(".plate-points").first.inner_text() == str(view["seats"][0]["score"])


def wastes_the_wind(match: RaceMatch) -> bool:
    """Whether my first throw is a wind that can blow no boat."""
    match.roll(0)
    return any(isinstance(event, TurnLost) and event.seat == 0 for event in match.events)


def test_a_wind_that_blows_nothing_is_told_once_and_a_newcomer_reads_why(
    server: Server, devices: Devices, matches: Matches
) -> None:
    found = matches.find_race(wastes_the_wind, race.DEFAULT_LAYOUT)
    river = RiverPage(devices.new(newcomer=True, moving=True), server.url).open(found.game_id)
    river.wait_settled()
    river.page.locator(".air").evaluate(
        """(air) => {
            window.__banners = [];
            const look = () => {
                const told = [...air.querySelectorAll(".banner")].map((each) => each.textContent);
                window.__banners.push(told);
            };
            new MutationObserver(look).observe(air, { childList: true });
        }"""
    )
    river.roll_button.click()
    river.page.locator(".banner.lost", has_text="nobody has boats on two cards").wait_for()
    seen = river.page.evaluate("window.__banners")
    assert all(len(told) <= 1 for told in seen), "one sentence does not lie on the other"
    assert not any("Wind!" in told for told in seen)


def test_the_log_opens_where_it_ends_each_time(
    server: Server, devices: Devices, matches: Matches
) -> None:
    river = RiverPage(devices.new(PHONE), server.url).open(
        matches.start_race(race.DEFAULT_LAYOUT).game_id
    )
    river.send_tutor_away()
    for _ in range(5):
        river.turn()
    for _ in range(2):
        river.tool("Log")
        hidden, below = river.page.locator(".log-list").evaluate(
            "(list) => [list.scrollTop, list.scrollHeight - list.clientHeight - list.scrollTop]"
        )
        assert hidden > 0
        assert below <= 1
        river.tool("Close")


def test_who_passes_the_device_on_reads_whose_turn_it_has_become(
    matches: Matches, open_river: OpenRiver
) -> None:
    two = company(2, "Anna", "Ben")
    river = open_river(matches.start_race(players=two, so_far="roll 2"), moving=True)
    river.boat(0, river.view["choices"][0]["boats"][0]).click()
    banner = river.page.locator(".banner")
    banner.wait_for()
    assert banner.inner_text() == "Ben's turn"
    banner.wait_for(state="detached")
    colour = "(node) => getComputedStyle(node).getPropertyValue('--mine')"
    worn = river.page.locator(".plate").nth(1).evaluate(colour)
    assert river.page.locator(".prompt.handed").evaluate(colour) == worn, "and it stays to be seen"


def test_before_my_next_throw_the_river_shows_and_tells_which_ways_the_others_went(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, so_far="roll 2"), moving=True)
    river.send_tutor_away()
    river.boat(0, river.view["choices"][0]["boats"][0]).click()
    river.wait_for_view("v.mine && v.phase === 'roll'")
    trails = river.page.locator(".trail")
    assert trails.count() >= 1
    line = river.page.locator(".since-line")
    seen = "(node) => getComputedStyle(node).opacity"
    assert line.evaluate(seen) == "1", "and a line at the prompt says what came of it"
    assert "Otter" in line.inner_text()
    place = river.page.locator(".prompt").bounding_box()
    river.roll()
    assert trails.count() == 0
    assert line.evaluate(seen) == "0"
    assert river.page.locator(".prompt").bounding_box() == place, "nothing jumps for it"
