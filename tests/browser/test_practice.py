"""A sitting of practice in a browser: by keys, and by finger on a phone."""

from collections.abc import Callable

import pytest

from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.lesson_page import LessonPage
from tests.browser.server import Server

RULES = ("family-night", "family-river")
_QUESTIONS = 12
Choose = Callable[[LessonPage, int], None]


def practice(server: Server, page: LessonPage, rules: str) -> None:
    """Begin a sitting on the page of the examiner."""
    page.page.goto(f"{server.url}/practice?rules={rules}")
    page.page.get_by_role("button", name="Start", exact=True).click()
    page.wait_settled()


def answer(page: LessonPage, choose: Choose, follow: Callable[[LessonPage], None]) -> int:
    """Try one answer after another until one is right, and go on; return how many were wrong."""
    for option_no in range(len(page.lesson["options"])):
        choose(page, option_no)
        page.wait_for_view("v.lesson.stage !== 'ask'")
        if page.lesson["stage"] == "right":
            follow(page)
            return option_no
        assert page.lesson["answer"]["text"].startswith("That would be so if ")
        follow(page)
        page.wait_for_view("v.lesson.stage === 'ask'")
    raise AssertionError(f"no answer was right: {page.lesson}")


def _press(page: LessonPage, option_no: int) -> None:
    page.page.keyboard.press(str(option_no + 1))


def _enter(page: LessonPage) -> None:
    page.page.keyboard.press("Enter")


@pytest.mark.parametrize("rules", RULES)
def test_twelve_questions_by_keys_alone_and_what_sits_is_shown(
    server: Server, devices: Devices, rules: str
) -> None:
    page = LessonPage(devices.new(DESKTOP), server.url)
    practice(server, page, rules)
    page.page.locator(".board").press("Tab")
    for asked in range(_QUESTIONS):
        page.wait_for_view(f"v.lesson.stage === 'ask' && v.lesson.step === {asked}")
        answer(page, _press, _enter)
    page.page.get_by_text("12 questions, ").wait_for()
    page.page.get_by_text("What you know well, and what not yet").wait_for()
    asked_again = page.page.get_by_text("asked again")
    asked_again.nth(2).wait_for()  # the bars come one by one; three concepts at least were met


@pytest.mark.parametrize("rules", RULES)
def test_some_questions_by_finger_on_a_phone_in_the_dark(
    server: Server, devices: Devices, rules: str
) -> None:
    page = LessonPage(devices.new(PHONE, dark=True, touch=True), server.url)
    practice(server, page, rules)

    def tap(page: LessonPage, option_no: int) -> None:
        page.page.locator(".lesson-option").nth(option_no).tap()

    for asked in range(4):
        page.wait_for_view(f"v.lesson.stage === 'ask' && v.lesson.step === {asked}")
        assert page.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        answer(page, tap, lambda page: page.go.tap())
    page.page.locator(".lesson-out").tap()
    page.page.get_by_role("button", name="Go on", exact=True).wait_for()


def test_who_stops_while_the_next_question_is_still_coming_is_let_out(
    server: Server, devices: Devices
) -> None:
    page = LessonPage(devices.new(DESKTOP), server.url)
    practice(server, page, RULES[0])
    answer(
        page, lambda page, no: page.page.locator(".lesson-option").nth(no).click(), _next_and_stop
    )
    page.page.get_by_role("button", name="Go on", exact=True).wait_for()


def _next_and_stop(page: LessonPage) -> None:
    """Press the button that leads on; after a right answer also the way out, in the same moment."""
    right = page.lesson["stage"] == "right"
    out = "go.getRootNode().querySelector('.lesson-out').click()" if right else ""
    page.go.evaluate(f"(go) => {{ go.click(); {out} }}")
