"""A whole short race: with the mouse through the real set-up, and with the keyboard alone."""

from tests.browser.conftest import OpenRiver
from tests.browser.devices import Devices
from tests.browser.matches import Matches
from tests.browser.river_page import RiverPage
from tests.browser.server import Server


def test_a_race_with_the_mouse_from_the_set_up_to_racing_again(
    server: Server, devices: Devices
) -> None:
    river = RiverPage(devices.new(moving=True), server.url)
    page = river.page
    page.goto(server.url)
    page.get_by_role("button", name="River and players").click()
    page.get_by_text("The short river").click()
    page.get_by_text("The short river · 2 players · 2 boats each").wait_for()
    page.get_by_role("button", name="Start the race").click()
    view = river.wait_settled()
    assert (view["phase"], view["to_move"], len(view["boats"][0])) == ("roll", 0, 2)

    river.go_on()
    river.go_on()
    river.set("Speed", "Off")  # two moves are enough to watch
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
