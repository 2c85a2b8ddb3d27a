"""What a throw lets a player do: sail, ride the high tide or stay, use the wind, or nothing."""

from functools import cache

import pytest

from riverlib import race
from riverlib.play import RaceMatch
from riverlib.race import solver
from riverlib.race.events import BoatSailed, GoodWindBlew, IllWindBlew, RodeTheTide, TurnLost
from tests.browser.conftest import OpenRiver
from tests.browser.devices import PHONE, Devices
from tests.browser.matches import BROOK, Matches, company
from tests.browser.moments import may_ride_or_not, race_to
from tests.browser.river_page import RiverPage, standing
from tests.browser.server import Server

LONGER = race.find_layout("short-river")  # a ride does not yet end in the harbour
ON_THE_TIDE = "roll 1"
WIND = "roll 2, sail 2, roll 1, sail 2, roll 6"  # both have boats apart


def events_of(matches: Matches, match: RaceMatch, kind: type) -> list[object]:
    return [event for event in matches.stored(match).events if isinstance(event, kind)]


# ---- sailing ----


def test_only_boats_that_may_sail_can_be_clicked(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(players=company(3), so_far="roll 2")
    river = open_river(match)
    lit = river.lit.evaluate_all("(boats) => boats.map((boat) => boat.dataset.seat)")
    assert lit == ["0", "0"], "both of mine, which lie on one card, and nobody else's"
    other = river.boat(1, 0)
    assert other.get_attribute("aria-disabled") == "true"
    before = river.view
    other.click(force=True)
    assert standing(river.wait_settled()) == standing(before)


def test_pointing_at_a_boat_shows_where_it_would_go(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(so_far="roll 2"))
    assert river.page.locator(".way.faint").count() == river.page.locator(".way").count() == 1
    river.boat(0, 0).hover()
    assert "shown" in (river.ghost("sail 2").get_attribute("class") or "").split()
    assert river.page.locator(".way:not(.faint)").count() == 1


def test_the_boat_that_is_clicked_is_the_one_that_sails(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(LONGER, company(2, "Anna", "Ben"), so_far="roll 2"))
    stays, sails = (river.boat(0, no).element_handle() for no in (0, 1))
    before = [boat.bounding_box() for boat in (stays, sails)]
    sails.click()
    river.wait_settled()
    after = [boat.bounding_box() for boat in (stays, sails)]
    assert after[1]["x"] > before[1]["x"] + 40
    assert abs(after[0]["x"] - before[0]["x"]) < 40


# ---- the high tide ----


def test_on_the_high_tide_the_board_asks_and_the_boat_rides(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(LONGER, so_far=ON_THE_TIDE)
    river = open_river(match)
    river.boat(0, 0).click()
    offers = river.page.locator(".chip.open")
    assert offers.all_inner_texts() == ["Stay", "Ride"]
    assert "ride" in river.prompt.lower()
    assert matches.stored(match).revision == match.revision, "asked, not yet done"
    offers.get_by_text("Ride").click()
    river.wait_for_view(f"v.turn > {match.revision}")
    assert events_of(matches, match, RodeTheTide)[0] == RodeTheTide(0, 0, 3, 6)


def test_on_the_high_tide_a_boat_may_stay(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(LONGER, company(2, "Anna", "Ben"), so_far=ON_THE_TIDE)
    river = open_river(match)
    river.boat(0, 1).click()
    river.page.locator(".chip.open").get_by_text("Stay").click()
    view = river.wait_for_view(f"v.turn > {match.revision} || v.warning")
    view = river.tool("Sail anyway") if view["warning"] else view
    assert sorted(view["boats"][0]) == [2, 3]
    assert events_of(matches, match, RodeTheTide) == []


def test_the_question_can_be_put_away(matches: Matches, open_river: OpenRiver) -> None:
    match = race_to(matches, may_ride_or_not)
    river = open_river(match)
    offers = river.page.locator(".ghost.open")
    ride = next(each for each in river.view["choices"] if each["ride"])
    boat = river.boat(ride["seat"], ride["boats"][0])
    boat.click()
    river.page.keyboard.press("Escape")
    assert offers.count() == 0
    boat.click()
    assert offers.count() == 2
    boat.click()
    assert offers.count() == 0
    assert matches.stored(match).revision == match.revision


# ---- the wind ----


def test_a_wind_lights_own_boats_and_others_in_another_way(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(so_far=WIND))
    ways = {choice["id"]: choice["seat"] for choice in river.view["choices"]}
    assert ways == {"good 1": 0, "ill 1 2": 1}
    mine, theirs = (
        river.lit.and_(river.page.locator("[data-seat='0']")),
        river.page.locator(".boat.ill"),
    )
    assert (mine.count(), theirs.count(), river.lit.count()) == (1, 1, 2)
    assert "wind" in river.prompt.lower()
    assert mine.get_attribute("aria-label") == "Your boat on card 2, blown two cards on, to card 4"
    assert theirs.get_attribute("aria-label") == (
        "Otter's boat on card 3, blown one card back, to card 2"
    )


def test_a_good_wind_by_the_mouse(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(so_far=WIND)
    river = open_river(match)
    river.send_tutor_away()
    river.choose("good 1")
    assert events_of(matches, match, GoodWindBlew) == [GoodWindBlew(0, 1, 1, 3)]


def test_an_ill_wind_by_the_keyboard(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(so_far=WIND)
    river = open_river(match)
    river.send_tutor_away()
    keyboard = river.page.keyboard
    focused = river.lit.and_(river.page.locator(":focus"))
    keyboard.press("g")
    assert focused.get_attribute("data-seat") == "0"
    keyboard.press("i")
    assert focused.get_attribute("data-seat") == "1"
    keyboard.press("Enter")
    river.wait_for_view(f"v.turn > {match.revision}")
    assert events_of(matches, match, IllWindBlew)[0] == IllWindBlew(0, 1, 0, 2, 1)


def test_a_wind_may_pass_where_the_house_allows_it(matches: Matches, open_river: OpenRiver) -> None:
    calm = race.Layout(
        key="calm", name="Calm", source="For tests.", cards=6, boats=2, start=2, decline_wind=True
    )
    match = matches.start_race(calm, so_far=WIND)
    river = open_river(match)
    river.send_tutor_away()
    passing = river.page.get_by_role("button", name="Let the wind pass")
    assert passing.inner_text() == "Let it pass"
    passing.click()
    river.wait_for_view(f"v.turn > {match.revision}")
    assert any(lost.seat == 0 for lost in events_of(matches, match, TurnLost))


def loses_the_first_turn(match: RaceMatch) -> bool:
    """Whether my first throw is a wind that can do nothing, and the second is not."""
    match.roll(0)
    if match.state.phase is not race.Phase.ROLL:
        return False
    match.roll(0)
    return sum(isinstance(event, TurnLost) for event in match.events) == 1


def test_a_lost_turn_is_explained_in_words(matches: Matches, open_river: OpenRiver) -> None:
    """With all boats on one card no wind can blow; the sentence stays until the next action."""
    match = matches.find_race(loses_the_first_turn, BROOK)
    river = open_river(match)
    view = river.roll()
    told = next(event["text"] for event in view["events"] if event["kind"] == "lost_turn")
    assert len(told) > 30, told
    sentence = river.page.locator(".stage").get_by_text(told)
    assert sentence.is_visible()
    assert told in river.heard
    river.page.wait_for_timeout(2500)
    assert sentence.is_visible(), "nobody reads that fast"
    river.roll()
    assert not sentence.is_visible()


def test_a_lost_turn_is_a_banner_where_things_move(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.find_race(loses_the_first_turn, BROOK)
    river = open_river(match, moving=True)
    river.page.evaluate(WATCH_THE_BANNER)
    river.roll_button.click()
    river.page.wait_for_function("window.bannerStayed")
    stayed: float = river.page.evaluate("window.bannerStayed")
    assert 450 < stayed < 1200, "seen in passing: the log keeps why"


WATCH_THE_BANNER = """() => {
  const find = (root) => {
    for (const node of root.querySelectorAll("*")) {
      const found = node.matches(".banner.lost") ? node : node.shadowRoot && find(node.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  let began = null;
  const look = () => {
    if (find(document)) began ??= performance.now();
    else if (began !== null) window.bannerStayed = performance.now() - began;
    if (!window.bannerStayed) setTimeout(look, 20);
  };
  look();
}"""


def test_a_boat_runs_aground_and_the_log_says_so(matches: Matches, open_river: OpenRiver) -> None:
    """After one tide the sandbank lies at the harbour end and stops what would have come in."""
    so_far = "roll 2, sail 2, roll 1, sail 2, roll 5"
    match = matches.start_race(players=company(2, "Anna", "Ben"), so_far=so_far)
    river = open_river(match)
    river.send_tutor_away()
    view = river.choose("sail 1")
    assert 5 in view["boats"][0]
    assert "aground" in [event["kind"] for event in view["events"]]
    assert isinstance(events_of(matches, match, BoatSailed)[-1], BoatSailed)
    river.tool("Log")
    told = river.page.locator(".popover").get_by_text(", aground on the sandbank.")
    assert told.first.is_visible()


def test_where_another_boat_may_sail_the_buttons_come_with_the_boat_that_rides(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, may_ride_or_not))
    buttons = river.page.locator(".ride-choice button")
    ride = next(each for each in river.view["choices"] if each["ride"])
    ends = ".ghost[data-choice='{}']"
    stay = ride["id"].removesuffix(" ride")
    for choice in (stay, ride["id"]):
        assert river.page.locator(ends.format(choice)).is_visible()
    assert river.page.locator(".way:not(.faint)").count() == 2, "both ways are drawn"
    assert buttons.count() == 0, "two of three choices would look like all there is"
    river.boat(ride["seat"], ride["boats"][0]).click()
    assert [text.split()[0] for text in buttons.all_inner_texts()] == ["Stay", "Ride"]
    river.wait_for_view("v.chances !== null")
    chances = river.page.locator(".chances")
    assert chances.is_visible(), "whoever chooses sees the chances"
    assert chances.locator(".chance-part").filter(has_text="%").count() >= 1
    river.page.keyboard.press("h")
    river.wait_for_view("v.hint !== null")
    assert buttons.first.is_visible()
    assert buttons.last.is_visible()


def test_the_only_boats_ask_by_themselves_whether_to_stay_or_ride(
    matches: Matches, open_river: OpenRiver
) -> None:
    match = matches.start_race(LONGER, so_far=ON_THE_TIDE)
    river = open_river(match)
    assert river.prompt == "A 1: stay or ride?"
    assert river.page.locator(".ghost.open").count() == 2
    river.page.get_by_role("button", name="rides to").last.click()
    river.wait_for_view(f"v.turn > {match.revision}")
    assert events_of(matches, match, RodeTheTide)


def test_with_the_keyboard_the_praised_way_is_where_enter_leads(
    matches: Matches, open_river: OpenRiver
) -> None:
    def rides_best(state: race.RaceState) -> bool:
        return may_ride_or_not(state) and solved_best(state).ride

    river = open_river(race_to(matches, rides_best, BROOK, 2))
    river.page.keyboard.press("h")
    best = river.wait_for_view("v.hint !== null")["hint"]["best"]
    choice = next(each for each in river.view["choices"] if each["id"] == best)
    river.boat(choice["seat"], choice["boats"][0]).focus()
    river.page.keyboard.press("Enter")
    focused = river.ghost(best)
    assert focused.evaluate("(node) => node.getRootNode().activeElement === node")


def solved_best(state: race.RaceState) -> race.Sail:
    """Return the best sail by chances that are exact."""
    chances = solution().choices(state)
    best = max(chances, key=chances.__getitem__)
    assert isinstance(best, race.Sail)
    return best


@cache
def solution() -> solver.Solution:
    return solver.solve(BROOK)


@pytest.mark.parametrize("size", [PHONE, (768, 1024)], ids=["phone", "tablet"])
def test_boats_that_may_sail_shine_after_they_have_moved_too(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(3, "Anna", "Ben", "Cleo"), seed=4)
    river = open_river(match, size, moving=True)
    for _ in range(7):
        if river.roll()["phase"] != "choose":
            continue
        boats = river.wait_settled()["boats"]
        assert river.lit.count() or river.view["choices"][0]["kind"] == "lose"
        assert river.page.locator(".boat").evaluate_all(UNMARKED) == [], boats
        river.choose_first()


UNMARKED = """(boats) => boats.filter((boat) => {
  if (boat.hidden || boat.matches(".under")) return false;
  const hasRing = getComputedStyle(boat, "::before").content !== "none";
  const shines = getComputedStyle(boat.querySelector(".boat-picture")).filter !== "none";
  const isWarned = getComputedStyle(boat.querySelector(".hull"), "::before").content !== "none";
  return (boat.matches(".lit") && !hasRing && !shines) || (boat.matches(".falls") && !isWarned);
}).map((boat) => boat.className)"""


def test_a_finger_sees_where_a_wind_blows_before_it_blows(
    server: Server, devices: Devices, matches: Matches
) -> None:
    match = matches.start_race(so_far=WIND)
    river = RiverPage(devices.new(PHONE, touch=True), server.url).open(match.game_id)
    ways = sum(each["kind"] != "lose" for each in river.view["choices"])
    assert river.page.locator(".ghost:visible").count() == ways, "as for any throw"
    assert river.page.locator(".way.faint").count() == ways, "and which boat's each is"
    choice = next(each for each in river.view["choices"] if each["kind"] != "lose")
    boat = river.boat(choice["seat"], choice["boats"][0])
    steps = choice["target"] - choice["origin"]
    assert boat.get_attribute("data-steps") == f"{steps:+}".replace("-", "\N{MINUS SIGN}"), (
        "as the tide says +3"
    )
    boat.tap()  # all was shown: nobody is asked for a second tap
    river.wait_for_view(f"v.turn > {match.revision} || v.warning")


@pytest.mark.parametrize("size", [PHONE, (844, 390), (1280, 800)])
def test_a_pale_boat_lies_straight_ahead_of_its_boat(
    server: Server, devices: Devices, matches: Matches, size: tuple[int, int]
) -> None:
    """Fresh eyes had to guess which of them was whose; on a phone nobody can point."""
    match = matches.start_race(players=company(4), so_far="roll 3")
    river = RiverPage(devices.new(size, touch=size[0] < 1000), server.url).open(match.game_id)
    upright = size[0] < size[1]
    (choice,) = (each for each in river.view["choices"] if each["kind"] == "sail")
    boat = river.boat(0, choice["boats"][0]).bounding_box()
    pale = river.ghost(choice["id"]).bounding_box()
    assert boat is not None
    assert pale is not None
    start, extent = ("x", "width") if upright else ("y", "height")
    apart = boat[start] + boat[extent] / 2 - pale[start] - pale[extent] / 2
    assert abs(apart) < 3
    assert river.page.locator(".way").count() == 1


def test_what_a_pointed_at_boat_would_do_is_brought_out_among_all_that_a_wind_may(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(matches.start_race(so_far=WIND))
    faint = river.page.locator(".ghost.faint:visible").count()
    assert faint >= 2
    choice = next(each for each in river.view["choices"] if each["kind"] != "lose")
    river.boat(choice["seat"], choice["boats"][0]).hover()
    assert river.ghost(choice["id"]).and_(river.page.locator(".shown")).count() == 1
    assert river.page.locator(".way:not(.faint)").count() == 1
    assert river.page.locator(".ghost:visible").count() == faint, "the others stay, fainter"
    assert river.page.locator(".way.faint").count() == faint - 1, "and their ways with them"


def test_after_a_panel_the_focus_is_where_play_goes_on(
    matches: Matches, open_river: OpenRiver
) -> None:
    river = open_river(race_to(matches, may_ride_or_not))
    river.tool("Settings")
    river.page.keyboard.press("Escape")
    assert river.lit.and_(river.page.locator(":focus")).count() == 1
    river.tool("Settings")
    river.tool("Settings")
    river.page.keyboard.press("?")
    river.page.keyboard.press("Escape")
    assert river.lit.and_(river.page.locator(":focus")).count() == 1
