"""A whole short race: with the mouse through the real set-up, and with the keyboard alone."""

import pytest

from riverlib import race
from tests.browser.conftest import OpenRiver
from tests.browser.devices import DESKTOP, PHONE, SECOND_TAP, Devices
from tests.browser.matches import BROOK, Matches, company
from tests.browser.moments import race_to
from tests.browser.river_page import RiverPage
from tests.browser.server import Server


def test_a_race_with_the_mouse_from_the_set_up_to_racing_again(
    server: Server, devices: Devices
) -> None:
    river = RiverPage(devices.new(moving=True), server.url)
    page = river.page
    page.goto(server.url)
    page.get_by_role("button", name="River and players").click()
    page.locator(".st-key-race_players").get_by_role("radio", name="2", exact=True).click()
    page.get_by_role("radio", name="The short river").click()
    page.locator(".st-key-start_facts").get_by_text("2 boats each").wait_for()
    page.get_by_role("button", name="Start the race").click()
    view = river.wait_settled()
    assert (view["phase"], view["to_move"], len(view["boats"][0])) == ("roll", 0, 2)

    river.go_on()
    river.go_on()
    river.set("Animations", "None")  # two moves are enough to watch
    view = river.race_to_the_end()
    assert view["result"]["winners"]
    assert river.panel.is_visible()
    names = [seat["name"] for seat in view["seats"]]
    for name in names:
        assert river.panel.get_by_text(name, exact=True).is_visible()
    for fact in view["result"]["facts"]:
        assert river.panel.get_by_text(fact["text"], exact=True).is_visible()

    page.get_by_role("button", name="Race again").click()
    again = river.wait_for_view(f"v.game !== {view['game']!r}")
    assert [seat["name"] for seat in again["seats"]] == names
    assert [seat["first"] for seat in again["seats"]] == [False, True], "the next one begins"
    assert f"game={again['game']}" in page.url
    assert not river.panel.is_visible()


def test_a_race_with_the_keyboard_alone(matches: Matches, open_river: OpenRiver) -> None:
    river = open_river(matches.start_race())
    keyboard = river.page.keyboard
    view = river.view
    throw_keys = {True: "r", False: "Space"}
    while view["phase"] != "over":
        turn = view["turn"]
        if view["phase"] == "roll":
            keyboard.press(throw_keys[turn % 4 == 0])
        else:
            keyboard.press("ArrowRight")
            keyboard.press("Enter")
            if river.page.locator(".ghost.open").count():  # to ride, or to stay
                keyboard.press("ArrowRight")
                keyboard.press("Enter")
            if river.wait_settled()["warning"]:
                keyboard.press("Tab")  # from thinking again to sailing anyway
                keyboard.press("Enter")
        view = river.wait_for_view(f"v.turn > {turn}")
    assert view["result"]["winners"]
    assert river.panel.is_visible()
    focused = river.page.locator(".panel :focus")
    assert focused.evaluate("node => node.tagName") == "H2", "an Enter too many begins no race"
    keyboard.press("Enter")
    keyboard.press("Space")
    assert focused.evaluate("node => node.tagName") == "H2", "in the rhythm of the last throws"
    river.page.wait_for_timeout(1000)
    keyboard.press("Enter")
    assert focused.inner_text() == "Race again"
    assert river.wait_settled()["game"] == view["game"]
    keyboard.press("Enter")
    assert river.wait_for_view(f"v.game !== {view['game']!r}")["phase"] == "roll"


def test_play_now_pushes_off_at_once(server: Server, devices: Devices) -> None:
    river = RiverPage(devices.new(), server.url)
    river.page.goto(server.url)
    river.page.get_by_role("button", name="Play now").last.click()
    view = river.wait_settled()
    assert (view["phase"], view["mine"], len(view["river"]["order"])) == ("roll", True, 10)
    assert river.turn()["docks"] == 12


def test_an_unfinished_race_waits_on_the_first_page(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(so_far="roll 2")
    river = RiverPage(devices.new(), server.url)
    river.page.goto(server.url)
    river.page.get_by_role("button", name="Go on").first.click()
    view = river.wait_settled()
    assert (view["game"], view["face"]) == (match.game_id, 2)


WON = "roll 4, sail 2, roll 2, sail 2, roll 2, sail 2, roll 5, sail 1"
RILL = race.Layout(
    key="rill", name="The rill", source="For tests.", cards=6, sandbank=1, boats=2, start=2,
    high_tide=3,
)  # fmt: skip
"""Where both of Anna's boats are home after ``WON``: nobody else can win."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (844, 390)])
def test_a_decided_race_can_be_played_out_and_the_log_says_so(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    match = matches.start_race(RILL, company(3, "Anna", "Ben"), so_far=WON)
    river = open_river(match, size)
    view = river.wait_for_view("v.decided !== ''")
    assert view["decided"].startswith("Anna has won: the others can get ")
    assert river.prompt.startswith("Anna has won: the others can get ")
    assert river.roll_button.inner_text() == "Throw on"
    assert river.roll_button.is_enabled()
    boxes = [
        river.page.locator(which).bounding_box()
        for which in (".to-end", ".roll", ".prompt", ".stage")
    ]
    button, roll, prompt, stage = (box for box in boxes if box is not None)
    assert button["height"] >= 38
    assert button["y"] + button["height"] <= stage["y"] + stage["height"]
    for other in (roll, prompt):
        beside = (
            other["x"] + other["width"] <= button["x"]
            or other["y"] + other["height"] <= button["y"] + 1
        )
        assert beside
    river.page.get_by_role("button", name="See the end").click()
    view = river.wait_for_view("v.phase === 'over'")
    assert view["result"]["winners"] == [0]
    assert river.panel.is_visible()
    assert not river.page.locator(".to-end").is_visible()
    river.tool("Log")
    log = river.page.locator(".log-list").inner_text()
    assert "The computer sails the rest for everybody." in log
    assert matches.stored(match).state.is_over


def test_a_race_that_is_played_out_is_home_in_a_few_seconds(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(RILL, company(3, "Anna", "Ben"), so_far=WON)
    river = open_river(match, moving=True)
    river.wait_for_view("v.decided !== ''")
    river.page.locator(".to-end").click()
    river.wait_until_busy()
    river.page.wait_for_function("!window.__river.busy", timeout=6000)
    river.panel.wait_for(timeout=1500)


@pytest.mark.parametrize("taps", [1, 2])
def test_a_tap_goes_on_to_the_last_boat_that_comes_home_and_another_to_the_result(
    matches: Matches, open_river: OpenRiver, taps: int
) -> None:
    match = matches.start_race(RILL, company(3, "Anna", "Ben"), so_far=WON)
    river = open_river(match, moving=True)
    river.wait_for_view("v.decided !== ''")
    seen = river.page.evaluate(_TAP_ON, [taps, SECOND_TAP])
    assert seen["waited"] < (1500 if taps > 1 else 4000)
    assert seen["rising"] == 1, "the steps rise"
    assert seen["beat"] == "0.5"
    last = river.view["docked"][-1]
    assert f"{last[0]}:{last[1]}" in seen["home"] or taps > 1


_TAP_ON = """async ([taps, apart]) => {
  const root = [...document.querySelectorAll("*")].map((each) => each.shadowRoot)
    .find((each) => each?.querySelector(".rv"));
  const [roll, panel, end] = [".roll", ".panel", ".to-end"].map((each) => root.querySelector(each));
  const until = async (isSo) => {
    while (!isSo()) await new Promise((go) => setTimeout(go));
    return performance.now();
  };
  let home = [];
  new MutationObserver(() => {
    const docked = [...root.querySelectorAll(".boat.docked")].map(({ dataset: d }) => d);
    if (panel.hidden) home = docked.map(({ seat, boat }) => `${seat}:${boat}`);
  }).observe(root, { subtree: true, attributeFilter: ["class"] });
  end.click();
  await until(() => window.__river.busy && roll.innerText === "See the end");
  let tapped = performance.now();
  roll.click();
  for (let tap = 1; tap < taps; tap += 1) {
    tapped = await until(() => performance.now() - tapped > apart);
    roll.click();
  }
  const waited = (await until(() => !panel.hidden)) - tapped;
  const beat = getComputedStyle(panel).getPropertyValue("--beat");
  return { waited, home, beat, rising: panel.querySelectorAll(".podium.fresh").length };
}"""
"""Have the race sailed home and go on by so many taps, so far apart that they are not the same one.

What was seen: how long the result was waited for after the last tap, which boats lay in their docks
before it, and how it comes.
"""


def ends_now(state: race.RaceState) -> bool:
    """Whether the choice that is mine ends the race, whatever it is."""
    if state.phase is not race.Phase.CHOOSE or state.turn != 0:
        return False
    return all(race.apply(state, way)[0].is_over for way in race.legal_actions(state))


@pytest.mark.parametrize("taps", [False, True])
def test_where_nothing_moves_the_harbour_is_seen_before_the_result(
    taps: bool, matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, ends_now, BROOK, 2), size=PHONE)
    way = river.view["choices"][0]
    river.boat(way["seat"], way["boats"][0]).click()
    lights = river.page.locator(".air .dock-lit")
    lights.first.wait_for(state="attached")
    assert not river.panel.is_visible(), "the harbour is seen first"
    assert river.page.locator(".pennant").first.is_visible()
    if taps:
        river.page.locator(".stage").click(position={"x": 30, "y": 300})
        river.panel.wait_for(timeout=700)
    assert river.wait_settled()["phase"] == "over"
    assert river.panel.is_visible()
    assert lights.count() == 0
