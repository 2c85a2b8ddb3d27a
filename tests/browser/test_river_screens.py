"""The river on every screen: phones, dark rooms, no motion, from two players to four."""

from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from riverlib import race
from riverlib.play import RaceMatch
from tests.browser.conftest import OpenRiver
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage, standing
from tests.browser.screens import (
    COUNT_ANIMATIONS,
    Box,
    has_no_sideways_scroll,
    is_inside,
    overlap,
    wait_until_drawn,
)
from tests.browser.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Locator

LYING_PHONE = (844, 390)
TABLET = (768, 1024)
LEAST_TOUCH = 24  # pixels: WCAG 2.2, target size
FINGER = 40  # pixels
LEAST_LETTERS = 14  # pixels

READABLE = """(stage) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const paint = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { rgb: [r, g, b], share: a / 255 };
  };
  const light = (rgb) => rgb.map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, no) => sum + v * [0.2126, 0.7152, 0.0722][no], 0);
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  // what shines through a translucent plate may be anything from black to white
  const onto = (node, behind) => {
    const layers = [];
    for (let at = node; at !== stage; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage.includes("gradient")) return null; // judged by the eye
      layers.push(paint(style.backgroundColor));
      if (layers.at(-1).share === 1) break;
    }
    if (!layers.some(({ share }) => share > 0.5)) return null; // written on a picture, likewise
    return layers.reverse().reduce(
      (ground, { rgb, share }) => ground.map((v, no) => v * (1 - share) + rgb[no] * share), behind);
  };
  const texts = [];
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement;
    const text = walk.currentNode.textContent.trim();
    const seen = node.checkVisibility({ visibilityProperty: true });
    if (!text || !seen || node.closest("svg")) continue;
    const style = getComputedStyle(node);
    const grounds = [onto(node, [0, 0, 0]), onto(node, [255, 255, 255])];
    const ink = paint(style.color).rgb;
    texts.push({
      text, size: parseFloat(style.fontSize),
      contrast: grounds.includes(null) ? 21 : Math.min(...grounds.map((g) => contrast(ink, g))),
    });
  }
  return texts;
}"""


def boxes_of(found: "Locator") -> list[Box]:
    boxes: list[Box] = found.evaluate_all(
        "(all) => all.map((node) => node.getBoundingClientRect().toJSON())"
    )
    return boxes


def furniture(river: RiverPage) -> dict[str, Box]:
    """Everything with words on the stage that nothing else may cover."""
    page = river.page
    found = {f"plate {no}": box for no, box in enumerate(boxes_of(page.locator(".plate")))}
    for name in ("die", "prompt", "chances"):
        found[name] = boxes_of(page.locator(f".{name}"))[0]
    for box in boxes_of(page.locator('.roll:not([aria-disabled="true"])')):
        found["button"] = box  # while it rests its place may be the line's
    return found


def check_places(river: RiverPage, what: str) -> None:
    page = river.page
    stage = boxes_of(page.locator(".stage"))[0]
    placed = furniture(river)
    for name, box in placed.items():
        assert box["width"] > 0, f"{name} is not there: {what}"
        assert is_inside(box, stage), f"{name} leaves the stage: {what}"
    for (one, box), (other, beside) in combinations(placed.items(), 2):
        assert not overlap(box, beside), f"{one} and {other} cover each other: {what}"
    boats = boxes_of(page.locator(".boat:not(.under):visible"))
    for no, boat in enumerate(boats):
        assert is_inside(boat, stage), f"boat {no} leaves the stage: {what}"
        for name, box in placed.items():
            assert not overlap(shrunk(boat), box), f"boat {no} lies under {name}: {what}"
    for (one, box), (other, beside) in combinations(enumerate(boats), 2):
        shared = shared_part(box, beside)
        assert shared <= 0.35, f"boats {one} and {other} share {shared:.0%}: {what}"


def check_fits(river: RiverPage, height: int) -> None:
    """Stage and tools are on the screen without scrolling, and each says what it is or shows it."""
    page = river.page
    stage, tools = (boxes_of(page.locator(each))[0] for each in (".stage", ".tools"))
    assert max(stage["bottom"], tools["bottom"]) <= height
    assert not overlap(stage, tools)
    for tool in boxes_of(page.locator(".tool")):
        assert tool["width"] > 40
        assert is_inside(tool, tools)
    for words in boxes_of(page.locator(".tool:not([data-tool='sounds']) .tool-words")):
        assert words["width"] > 14  # "New", in a phone's letters
        assert is_inside(words, tools)


def shrunk(box: Box) -> Box:
    """The box of a boat without the air around it."""
    edge = box["width"] * 0.15
    return {
        "left": box["left"] + edge,
        "right": box["right"] - edge,
        "top": box["top"] + edge,
        "bottom": box["bottom"] - edge,
    }


def events_since(matches: Matches, match: RaceMatch) -> list[Any]:
    return matches.stored(match).events[len(match.events) :]


def shared_part(one: Box, other: Box) -> float:
    """How much of the first box the second covers."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0.0, wide) * max(0.0, high) / (one["width"] * one["height"])


@pytest.mark.parametrize("players", race.PLAYERS)
def test_nothing_covers_anything_else(
    matches: Matches, open_river: OpenRiver, players: int
) -> None:
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, company(players, bot="steady")))
    river.wait_for_view("v.chances !== null")
    for width, height in (DESKTOP, PHONE, LYING_PHONE, TABLET):
        river.page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(river.page)
        check_places(river, f"{players} players at {width} x {height}")
        check_fits(river, height)
        assert has_no_sideways_scroll(river.page, width)


@pytest.mark.parametrize("cards", [race.CARDS.start, race.CARDS.stop - 1])
def test_short_and_long_rivers_find_room(
    matches: Matches, open_river: OpenRiver, cards: int
) -> None:
    layout = race.Layout(
        key="own", name="Own", source="For tests.", cards=cards, sandbank=1, high_tide=2
    )
    river = open_river(matches.start_race(layout, company(4, bot="steady"), so_far="roll 2"))
    for width, height in (DESKTOP, PHONE):
        river.page.set_viewport_size({"width": width, "height": height})
        wait_until_drawn(river.page)
        check_places(river, f"{cards} cards at {width} x {height}")


def test_a_turn_on_a_phone_by_touch_sized_targets(matches: Matches, open_river: OpenRiver) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(4), so_far="roll 1")
    river = open_river(match, PHONE)
    assert river.lit.count() == 3
    for box in boxes_of(river.lit):
        assert min(box["width"], box["height"]) >= LEAST_TOUCH
    assert river.page.locator(".boat.lit:not(.under)").count() == 1, "one boat stands for three"
    river.boat(0, 0).click()
    assert river.page.locator(".ghost.open").count() == 2
    offers = river.page.locator(".ride-choice button")
    assert offers.all_inner_texts() == ["Stay on 5", "Ride to 8"], "there is no other boat"
    for box in boxes_of(offers):
        assert min(box["width"], box["height"]) >= FINGER
        for other in boxes_of(river.page.locator(".boat:visible, .ghost.open, .die-spot")):
            assert not overlap(box, other), "what is asked about stays in sight"
    offers.last.click()
    assert river.wait_for_view(f"v.turn > {match.revision} || v.warning")
    assert has_no_sideways_scroll(river.page, PHONE[0])


@pytest.mark.parametrize("size", [PHONE, LYING_PHONE], ids=["phone", "lying"])
def test_a_finger_may_press_the_whole_card_that_a_boat_goes_to(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(4), so_far="roll 2")
    river = open_river(match, size)
    (choice,) = river.view["choices"]
    card = boxes_of(river.page.locator(".river-card"))[choice["target"]]
    upright = size == PHONE
    x = card["left"] + card["width"] * (0.75 if upright else 0.5)
    y = card["top"] + card["height"] * (0.5 if upright else 0.75)
    river.page.mouse.click(x, y)
    view = river.wait_for_view(f"v.turn > {match.revision} || v.warning")
    assert view["warning"] is None
    assert events_since(matches, match)[0].target == choice["target"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LYING_PHONE], ids=["desktop", "phone", "lying"])
def test_what_the_others_did_covers_nothing_that_is_needed(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    """Where nothing moves, a list tells what happened; it must not lie on what comes next."""
    river = open_river(matches.start_race(race.DEFAULT_LAYOUT, company(4)), size)
    river.turn()
    since = river.page.locator(".since")
    assert since.is_visible()
    river.roll()
    box = boxes_of(since)[0] if since.is_visible() else None
    if box is None:
        return
    for name, other in furniture(river).items():
        assert not overlap(box, other), f"the news cover {name}"
    for boat in boxes_of(river.lit):
        assert not overlap(box, shrunk(boat)), "the news cover a boat that may sail"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everything_can_be_read(matches: Matches, open_river: OpenRiver, dark: bool) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(4))
    river = open_river(match, dark=dark)
    page = river.page
    ground = page.locator(".stApp").evaluate("(app) => getComputedStyle(app).backgroundColor")
    assert ground == ("rgb(14, 26, 29)" if dark else "rgb(251, 250, 246)")
    for step in ("before the throw", "after the throw", "with a hint"):
        texts: list[dict[str, Any]] = page.locator(".stage").evaluate(READABLE)
        assert len(texts) > 12
        for text in texts:
            assert text["size"] >= LEAST_LETTERS, f"{step}: {text}"
            assert text["contrast"] >= 4.5, f"{step}: {text}"
        if step == "before the throw":
            while len(river.go_on()["choices"]) < 2:
                pass
        elif step == "after the throw":
            river.page.keyboard.press("h")
            river.wait_for_view("v.hint !== null")
    tools: list[dict[str, Any]] = page.locator(".tools").evaluate(READABLE)
    assert len(tools) >= 6
    assert min(tool["contrast"] for tool in tools) >= 4.5


def test_without_any_room_it_waits_and_comes_back(matches: Matches, open_river: OpenRiver) -> None:
    """A page that is being built gives its parts no width at first; the console stays clean."""
    river = open_river(matches.start_race(so_far="roll 2"))
    before = boxes_of(river.page.locator(".boat"))
    room = river.page.get_by_test_id("stMain")
    room.evaluate("(main) => { main.style.display = 'none'; }")
    river.page.wait_for_timeout(300)
    room.evaluate("(main) => { main.style.display = ''; }")
    river.lit.first.wait_for()
    wait_until_drawn(river.page)
    assert boxes_of(river.page.locator(".boat")) == before


@pytest.mark.parametrize("size", [DESKTOP, LYING_PHONE, TABLET, PHONE])
def test_the_wheel_reaches_every_setting(
    matches: Matches, open_river: OpenRiver, size: tuple[int, int]
) -> None:
    match = matches.start_race(race.DEFAULT_LAYOUT, company(2, "Anna"))
    page = open_river(match, size=size).page
    page.get_by_role("button", name="Settings").click()
    box = page.locator(".popover.settings")
    around = box.bounding_box()
    assert around is not None
    page.mouse.move(around["x"] + around["width"] / 2, around["y"] + around["height"] / 2)
    page.mouse.wheel(0, 2000)
    page.wait_for_timeout(300)
    last = box.locator(".option").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= around["y"] + around["height"] + 1


# ---- motion ----


@pytest.mark.parametrize("moving", [False, True], ids=["less motion", "motion"])
def test_who_asks_for_less_motion_sees_none(
    server: Server, devices: Devices, matches: Matches, moving: bool
) -> None:
    match = matches.start_race()
    page = devices.new(moving=moving)
    page.add_init_script(COUNT_ANIMATIONS)
    river = RiverPage(page, server.url).open(match.game_id)
    river.turn()
    assert bool(page.evaluate("window.__moved")) == moving


def test_without_motion_the_same_race_is_sailed_and_told(
    matches: Matches, open_river: OpenRiver
) -> None:
    seats = company(3, bot="steady")
    still = open_river(matches.start_race(players=seats, seed=11))
    moving = open_river(matches.start_race(players=seats, seed=11), moving=True)
    moving.set("Animations", "Fast")
    for _ in range(2):
        before = still.view["events"][-1]["number"] if still.view["events"] else 0
        views = [river.turn() for river in (still, moving)]
        one, other = (standing(view) | {"game": None} for view in views)
        assert one == other
        assert [event["text"] for event in views[0]["events"]] == [
            event["text"] for event in views[1]["events"]
        ]
        news = still.page.locator(".since").inner_text()
        for event in views[0]["events"]:
            if event["number"] > before and event["kind"] == "roll" and event["seat"] in (1, 2):
                name = seats[event["seat"]].name
                assert f"{name} threw {event['face']}:" in news, "what the bots did stays readable"
    assert not moving.page.locator(".since").is_visible()
    assert still.heard.split("\n") == moving.heard.split("\n")


def test_a_name_full_of_markup_stays_text(server: Server, devices: Devices) -> None:
    names = ("<img src=x onerror=z=1>", "**[b](x)** $a$ :red[c]")
    page = devices.new()
    river = RiverPage(page, server.url)
    page.goto(f"{server.url}/race")
    page.locator(".st-key-race_players").get_by_role("radio", name="2", exact=True).click()
    for no, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {no}").fill(name)
        page.get_by_label(f"Name of player {no}").press("Enter")
    page.get_by_role("button", name="Start the race").click()
    view = river.wait_settled()
    assert [seat["name"] for seat in view["seats"]] == list(names)
    for no, name in enumerate(names):
        assert river.plate(no).get_by_text(name, exact=True).is_visible()
    river.turn()
    river.tool("Log")
    assert page.locator(".popover").get_by_text(names[1]).first.is_visible()
    page.goto(server.url)
    page.get_by_text(names[0]).first.wait_for()
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("window.z") is None
