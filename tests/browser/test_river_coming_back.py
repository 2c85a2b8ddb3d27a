"""Nothing is lost on the river: reloads, a server that dies, several people, an old address."""

import signal

import pytest

from riverlib import race
from riverlib.play import RaceMatch
from tests.browser.conftest import OpenRiver
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import BROOK, Matches, company
from tests.browser.river_page import RiverPage, standing
from tests.browser.server import Server


@pytest.mark.parametrize("so_far", ["", "roll 3", "roll 2, sail 2, roll 1, sail 2, roll 6"])
def test_a_reload_in_the_middle_shows_the_same_river(
    matches: Matches, open_river: OpenRiver, so_far: str
) -> None:
    river = open_river(matches.start_race(so_far=so_far))
    before = river.view
    river.page.reload()
    assert standing(river.wait_settled()) == standing(before)
    assert river.go_on()["turn"] > before["turn"]


def test_a_reload_while_the_die_still_rolls_keeps_the_throw(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race()
    river = open_river(match, moving=True)
    river.roll_button.click()
    river.page.wait_for_function("window.__river.view.turn > 0")
    thrown = matches.stored(match)
    river.page.reload()
    view = river.wait_settled()
    assert (view["turn"], view["face"]) == (1, thrown.state.face)


def test_a_killed_server_comes_back_to_the_same_river(own_server: Server, devices: Devices) -> None:
    matches = Matches(own_server.database)
    match = matches.start_race(race.DEFAULT_LAYOUT, company(3))
    matches.close()
    river = RiverPage(devices.new(), own_server.url).open(match.game_id)
    river.go_on()
    before = river.go_on()
    with devices.server_away():
        own_server.stop(signal.SIGKILL)
        river.page.goto("about:blank")  # it would load itself anew as well
        own_server.start()
    assert standing(river.open(match.game_id).view) == standing(before)
    assert river.go_on()["turn"] > before["turn"]


def test_the_die_is_the_same_after_a_crash_before_the_throw(
    own_server: Server, devices: Devices
) -> None:
    """The throws follow from the race's seed: nobody can throw again by pulling the plug."""
    matches = Matches(own_server.database)
    match = matches.start_race(seed=8)
    twin = matches.start_race(seed=8)
    twin.roll(0)
    river = RiverPage(devices.new(), own_server.url).open(match.game_id)
    with devices.server_away():
        own_server.stop(signal.SIGKILL)
        river.page.goto("about:blank")  # it would load itself anew as well
        own_server.start()
    river.open(match.game_id)
    assert river.roll()["last"]["face"] == twin.state.face
    matches.close()


def test_two_people_race_on_one_device(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(BROOK, company(2, "Anna", "Ben"))
    river = open_river(match, PHONE)
    for name in ("Anna", "Ben", "Anna", "Ben"):
        view = river.view
        mover = view["to_move"]
        assert view["seats"][mover]["name"] == name
        assert view["mine"]
        assert river.prompt == f"{name}: throw the die"
        assert "has the turn" in (river.plate(mover).get_attribute("aria-label") or "")
        if river.roll()["phase"] == "choose":
            seats = river.lit.evaluate_all("(all) => all.map((boat) => boat.dataset.seat)")
            assert set(seats) == {str(mover)} or river.view["face"] == 6
            river.choose_first()


def test_four_race_to_the_end(matches: Matches, open_river: OpenRiver) -> None:
    one_boat = race.Layout(
        key="rill", name="The rill", source="For tests.", cards=6, boats=1, start=3, high_tide=4
    )
    river = open_river(matches.start_race(one_boat, company(4, bot="steady")))
    assert len(river.view["seats"]) == 4
    view = river.race_to_the_end()
    assert view["result"]["places"][0][0] == 1
    assert river.panel.locator(".podium .who").count() == 4


def test_a_race_that_is_not_there_leads_back_to_the_set_up(
    server: Server, devices: Devices
) -> None:
    page = devices.new()
    page.goto(f"{server.url}/race?game=never-before")
    page.get_by_text("This game is not here any more.").wait_for()
    page.get_by_role("link", name="To the set-up").click()
    page.get_by_role("button", name="Start the race").wait_for()


def test_coming_from_another_page_draws_the_river_without_a_fault(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(so_far="roll 2")
    river = RiverPage(devices.new(), server.url).open(match.game_id)
    river.page.get_by_role("link", name="Home").click()
    river.page.get_by_role("button", name="Go on").first.click()
    river.page.locator(".boat.lit").first.wait_for()
    assert river.wait_settled()["game"] == match.game_id


def test_the_address_of_a_card_game_does_not_open_a_river(
    server: Server, devices: Devices, matches: Matches
) -> None:
    page = devices.new()
    page.goto(f"{server.url}/race?game={matches.start().game_id}")
    page.get_by_text("This game cannot be opened.").wait_for()
    page.get_by_role("link", name="To the set-up").wait_for()


def test_from_a_copy_one_tap_leads_back_to_the_real_race_and_its_review(
    matches: Matches, open_river: OpenRiver
) -> None:
    real = matches.start_race()
    while not real.state.is_over:
        if real.state.phase is race.Phase.ROLL:
            real.roll(0)
        else:
            real.choose(0, race.legal_actions(real.state)[0])
    copy = RaceMatch.what_if(matches.games, real.log, 0, game_id=real.game_id)
    river = open_river(copy, PHONE)
    assert "The real race is kept" in river.page.locator(".talk").inner_text()
    river.tool("Back to it")
    river.wait_for_view(f"v.game === {real.game_id!r}")
    review = river.page.locator(".st-key-race_review")
    review.wait_for()
    river.page.wait_for_function(
        "document.querySelector('.st-key-race_review').getBoundingClientRect().top < 120"
    )
    assert river.page.locator(".talk:visible").count() == 0


def test_on_a_phones_side_a_copys_strip_leaves_the_river_in_sight(
    matches: Matches, open_river: OpenRiver
) -> None:
    real = matches.start_race()
    copy = RaceMatch.what_if(matches.games, real.log, 0, game_id=real.game_id)
    river = open_river(copy, (844, 390))
    assert river.page.locator(".talk").is_visible()
    stage = river.page.locator(".stage").bounding_box()
    assert stage is not None
    assert stage["y"] + stage["height"] <= 390
