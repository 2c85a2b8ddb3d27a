"""Both courses walked to their end in a browser: by mouse, by finger, by keys, also all wrong."""

from collections.abc import Callable

import pytest

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.lesson_page import LessonPage, Strip, walk
from tests.browser.server import Server

COURSES = {"family-night": "hook", "family-river": "throw"}
"""Where the keyboard begins: whatever keys there are is needed from there on."""
KEYS = {"family-night": {"bid", "play", "option"}, "family-river": {"roll", "sail", "option"}}
OpenLesson = Callable[..., LessonPage]


@pytest.fixture
def open_lesson(server: Server, devices: Devices) -> OpenLesson:
    """Open a lesson on a new device: ``open_lesson(rules, part, size=PHONE)``."""

    def open_(
        rules: str,
        part: str,
        size: tuple[int, int] = DESKTOP,
        *,
        dark: bool = False,
        moving: bool = False,
        touch: bool = False,
    ) -> LessonPage:
        page = devices.new(size, dark=dark, moving=moving, touch=touch)
        lesson = LessonPage(page, server.url)
        lesson.taps = touch
        lesson.start(rules, part)
        return lesson

    return open_


WALKS = {
    "the cards by mouse": ("family-night", "follow", DESKTOP, False),
    "the end of the cards by finger": ("family-night", "schedule", PHONE, True),
    "the race by finger": ("family-river", "throw", PHONE, True),
    "the end of the race by mouse": ("family-river", "ill-wind", DESKTOP, False),
}
"""Whole courses, each once on a desk and once, at least in part, on a phone in the dark."""


@pytest.mark.parametrize(("rules", "part", "size", "touch"), WALKS.values(), ids=WALKS)
def test_a_course_with_every_first_answer_wrong_still_ends_well(
    open_lesson: OpenLesson, rules: str, part: str, size: tuple[int, int], touch: bool
) -> None:
    page = open_lesson(rules, part, size, dark=touch, touch=touch)
    said: list[str] = []

    def take_down(strip: Strip) -> None:
        if strip["stage"] == "wrong":
            said.append(strip["answer"]["text"])
            assert page.page.locator(".lesson-answer.wrong").inner_text() == said[-1]

    wrong = walk(page, seen=take_down, first_wrong=True)
    assert wrong >= len(said) >= 1
    assert page.lesson["stage"] == "end"
    assert page.page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("rules", COURSES)
def test_a_course_is_walked_with_the_keyboard_alone(open_lesson: OpenLesson, rules: str) -> None:
    page = open_lesson(rules, COURSES[rules])
    keys = page.page.keyboard
    tried: set[tuple[str, int]] = set()
    done: set[str] = set()
    for _ in range(400):
        strip, place = page.lesson, str(page.view["game"])
        if strip["stage"] == "end":
            assert done >= KEYS[rules]
            return
        if strip["stage"] != "ask":
            keys.press("Enter")
        elif strip["options"]:
            option = next(no for no in range(1, 10) if (place, no) not in tried)
            tried.add((place, option))
            keys.press(str(option))
            done.add("option")
        elif strip["can_hint"]:
            keys.press("h")
        else:
            press_ghost(page, str(strip["ghost"]))
            done.add(str(strip["ghost"]).partition(" ")[0])
        page.wait_changed(strip)
    raise AssertionError(f"still at {page.lesson}")


def press_ghost(page: LessonPage, action: str) -> None:
    """Do by keys what the ghost shows: number, arrows to the card or boat, Space to throw."""
    verb, _, what = action.partition(" ")
    keys = page.page.keyboard
    if verb == "bid":
        keys.press(what)
    elif verb == "roll":
        keys.press(" ")
    elif verb == "play":
        focus(page, what)
        keys.press("Enter")
    else:
        choices = page.view["choices"]
        choice = next(each for each in choices if each["id"] == action)
        focus(page, f"{choice['seat']}:{choice['boats'][0]}")
        keys.press("Enter")
        boat = (choice["seat"], choice["origin"])
        if [(each["seat"], each["origin"]) for each in choices].count(boat) > 1:
            page.page.locator(".ghost.open").first.wait_for()
            focus(page, action)
            keys.press("Enter")


def focus(page: LessonPage, wanted: str) -> None:
    """Walk with the arrow keys to a card, a boat or a place to go."""
    for _ in range(30):
        if page.page.evaluate(FOCUSED) == wanted:
            return
        page.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrow keys do not come to {wanted}")


FOCUSED = """() => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  const { card, seat, boat, choice } = node?.dataset ?? {};
  return choice ?? card ?? (boat ? `${seat}:${boat}` : "");
}"""


def test_a_wrong_move_goes_back_by_itself(open_lesson: OpenLesson) -> None:
    page = open_lesson("family-night", "taker", moving=True)
    while page.lesson["stage"] != "ask" or page.lesson["options"]:
        page.go_on()
    for move in page.moves():
        asked = page.view["hand"]
        strip = page.do(move)
        if strip["stage"] == "wrong":
            break
        if strip["stage"] == "right":
            page.page.locator(".lesson").get_by_role("button", name="Back", exact=True).click()
            return  # every card was right here: nothing goes back
    assert strip["stage"] == "wrong"
    page.wait_for_view("v.lesson.stage === 'ask'")
    assert page.view["hand"] == asked


def test_after_a_first_tap_on_a_windblown_boat_the_lesson_says_tap_again(
    open_lesson: OpenLesson,
) -> None:
    page = open_lesson("family-river", "ill-wind", PHONE, touch=True)
    while page.lesson["stage"] != "ask":
        page.go_on()
    prompt = page.page.locator(".prompt")
    assert not prompt.is_visible(), "the strip says what is to be done"
    page.page.locator(".boat.lit:not(.under)").first.tap()
    prompt.wait_for()
    assert prompt.inner_text().startswith("Tap again")


def test_what_was_gone_through_is_kept_and_ticked_off(open_lesson: OpenLesson) -> None:
    page = open_lesson("family-night", "follow")
    walk(page, while_in="1. ")
    page.page.locator(".lesson").get_by_role("button", name="All lessons", exact=True).first.click()
    done = page.page.locator(".st-key-learn_cards_follow")
    done.get_by_text("check_circle").first.wait_for()


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=str)
def test_on_a_phone_the_presses_of_a_lesson_keep_their_place_and_its_steps_are_told(
    open_lesson: OpenLesson, size: tuple[int, int]
) -> None:
    page = open_lesson("family-night", "follow", size, touch=True)
    places: dict[str, set[tuple[int, int]]] = {"go": set(), "back": set()}

    def note(strip: Strip) -> None:
        if not strip["title"].startswith("1. "):
            return
        done = page.page.locator(".lesson-dots .done")
        assert [dot.is_visible() for dot in done.all()] == [True] * strip["step"]
        stage = page.page.locator(".stage").bounding_box()
        assert stage is not None
        for name, found in places.items():
            for press in page.page.locator(f".lesson-{name}:visible").all():
                box = press.bounding_box()
                assert box is not None
                edge = box["x"] + box["width"] * (name == "go")
                found.add((round(edge), round(stage["y"] - box["y"])))

    walk(page, seen=note, while_in="1. ")
    assert {name: len(found) for name, found in places.items()} == {"go": 1, "back": 1}, places
