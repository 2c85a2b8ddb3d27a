"""How long the courses take and how easy they read.

Run ``python -m bench.lessons [--rules KEY ...] [--json]``. Each course is walked to its end in a
real browser at the normal speed of the animation, every answer right. Counted are the words that
the strip shows on the way, answers to choose from included, read at 150 words a minute, and the
time in which the board moves or waits for the server. The grade is that of Flesch and Kincaid
over all words of a course, by the library textstat: grade 3 is read at eight to nine years.
"""

import argparse
import time
from dataclasses import dataclass, field

import textstat
from playwright.sync_api import sync_playwright

from bench.measured import Figure, machine_of, new_folder, report
from riverlib.ui.learn.boards import WORDS_A_MINUTE
from tests.browser.devices import Devices, launch
from tests.browser.lesson_page import LessonPage, Strip
from tests.browser.lesson_page import walk as walk_course
from tests.browser.server import Server

_COURSES = {"family-night": 6.0, "prediction": 6.0, "ile-fourchue": 6.0, "family-river": 4.0}
_LONGEST_STEP, _FIRST_SECONDS, _GRADE = 25, 30.0, 3.9


@dataclass
class Reading:
    """What a learner has read so far, and when first asked to decide."""

    sentences: list[str] = field(default_factory=list)
    first_words: int | None = None
    longest: int = 0
    _seen: set[tuple[str, int, str]] = field(default_factory=set)

    def see(self, strip: Strip) -> None:
        """Take down what the strip says, each sentence once in a step."""
        answer = strip["answer"]["text"] if strip["answer"] else ""
        asked = strip["ask"] if strip["stage"] == "ask" else ""
        if strip["answer"] and not strip["answer"]["right"]:
            answer = ""  # the walk looks for the right one among several
        said = strip["say"] if strip["stage"] in ("look", "ask", "end") else ""
        options = " ".join(strip["options"]) if strip["stage"] == "ask" else ""
        texts = (said, asked, options, answer)
        for text in texts:
            place = (str(strip["title"]), int(strip["step"]), text)
            if text and place not in self._seen:
                self._seen.add(place)
                self.sentences.append(text)
                self.longest = max(self.longest, 0 if text is options else len(text.split()))
        if strip["stage"] == "ask" and self.first_words is None:
            self.first_words = self.words

    @property
    def words(self) -> int:
        """Words read so far."""
        return sum(len(text.split()) for text in self.sentences)


class TimedLesson(LessonPage):
    """A lesson that notes how long the board moved, hints left out."""

    moving = 0.0
    first_moving: float | None = None
    _hinting = False

    def ghost(self) -> str | None:
        """Ask for hints, off the clock."""
        self._hinting = True
        ghost = super().ghost()
        self._hinting = False
        return ghost

    def wait_settled(self) -> dict[str, object]:
        """Wait until nothing moves, on the clock."""
        begun = time.perf_counter()
        view = super().wait_settled()
        if not self._hinting:
            self.moving += time.perf_counter() - begun
        if self.first_moving is None and view["lesson"]["stage"] == "ask":
            self.first_moving = self.moving
        return view


def measure(rules: list[str]) -> tuple[str, list[Figure]]:
    figures: list[Figure] = []
    with new_folder() as folder, sync_playwright() as playwright:
        server = Server(folder)
        server.start()
        browser = launch(playwright)
        machine = machine_of(browser)
        try:
            for key in rules:
                devices = Devices(browser)
                page = TimedLesson(devices.new(moving=True), server.url)
                page.page.goto(f"{server.url}/learn?rules={key}")
                game = "race" if "river" in key else "cards"
                page.page.locator(f".st-key-learn_start_{game} button").click()
                page.page.locator(".lesson-title").wait_for()
                reading = Reading()
                page.wait_settled()
                walk_course(page, seen=reading.see)
                figures += _figures(key, reading, page)
                devices.close()
        finally:
            browser.close()
            server.stop()
    return machine, figures


def _figures(key: str, reading: Reading, page: TimedLesson) -> list[Figure]:
    read = reading.words / WORDS_A_MINUTE
    first = (reading.first_words or 0) / WORDS_A_MINUTE * 60 + (page.first_moving or 0.0)
    text = " ".join(reading.sentences)
    return [
        Figure(f"{key}: words read", reading.words, ""),
        Figure(f"{key}: read at {WORDS_A_MINUTE} words a minute", read, "m"),
        Figure(f"{key}: the board moves", page.moving / 60, "m"),
        Figure(f"{key}: the whole course", read + page.moving / 60, "m", _COURSES.get(key, 6.0)),
        Figure(f"{key}: to the first own decision", first, "s", _FIRST_SECONDS),
        Figure(f"{key}: words of the longest sentence shown", reading.longest, "", _LONGEST_STEP),
        Figure(f"{key}: reading grade", textstat.flesch_kincaid_grade(text), "", _GRADE),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rules", nargs="+", default=list(_COURSES))
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    machine, figures = measure(options.rules)
    report(machine, figures, as_json=options.json)


if __name__ == "__main__":
    main()
