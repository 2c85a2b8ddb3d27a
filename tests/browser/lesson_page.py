"""A lesson as a learner goes through it: what tests and the bench click, press and read."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from tests.browser.board_page import BoardPage, View

if TYPE_CHECKING:
    from playwright.sync_api import Locator

Strip = dict[str, Any]
_MOST_TURNS = 400


class LessonPage(BoardPage):
    """One window at a lesson of either game; with ``taps`` a finger does what else a mouse does."""

    taps = False

    address = "learn"
    handle: ClassVar[str] = "(window.__table?.view?.lesson ? window.__table : window.__river)"
    root = ".board"

    def start(self, rules: str, part: str) -> View:
        """Go to a part of a course by its address."""
        self.page.goto(f"{self._url}/{self.address}?rules={rules}&part={part}")
        return self.wait_settled()

    @property
    def _settled(self) -> str:
        shown_by_itself = "l.stage === 'look' && !l.say"
        return (
            f"{super()._settled} && ((l) => l && !({shown_by_itself}))({self.handle}.view.lesson)"
        )

    def wait_changed(self, strip: Strip) -> Strip:
        """Wait until the strip says something else than it did."""
        lesson = f"{self.handle}.view.lesson"
        self.page.wait_for_function(
            f"(before) => {self._settled} && JSON.stringify({lesson}) !== before",
            arg=self.page.evaluate("(strip) => JSON.stringify(strip)", strip),
        )
        return self.lesson

    # ---- reading ----

    @property
    def lesson(self) -> Strip:
        """What the strip was last sent."""
        strip: Strip = self.view["lesson"]
        return strip

    @property
    def go(self) -> "Locator":
        """The button that leads on."""
        return self.page.locator(".lesson-go")

    # ---- doing ----

    def press(self, button: "Locator") -> None:
        """Click or tap."""
        if self.taps:
            button.tap()
        else:
            button.click()

    def _button(self, name: str) -> None:
        self.press(self.page.locator(".lesson").get_by_role("button", name=name, exact=True))
        self.wait_settled()

    def go_on(self) -> Strip:
        """Press the button that leads on."""
        self.press(self.go)
        self.wait_settled()
        return self.lesson

    def try_again(self) -> Strip:
        """Put a wrong move back at once, unless it has just gone back by itself."""
        self.go.evaluate("(button) => button.hidden || button.click()")
        self.wait_for_view("v.lesson.stage === 'ask'")
        return self.lesson

    def choose(self, option_no: int) -> Strip:
        """Choose one of the answers in the strip."""
        self.press(self.page.locator(".lesson-option").nth(option_no))
        self.wait_settled()
        return self.lesson

    def ghost(self) -> str | None:
        """Ask for hints until a ghost shows what is right; return its action."""
        while self.lesson["can_hint"]:
            self._button("Hint")
        ghost: str | None = self.lesson["ghost"]
        return ghost

    def do(self, action: str) -> Strip:
        """Make a move on the board by the mouse: ``play Td``, ``bid 2``, ``roll``, ``sail 3``."""
        verb, _, rest = action.partition(" ")
        if verb == "play":
            self.press(self.page.locator(f'.hc[data-card="{rest}"]').first)
        elif verb == "bid":
            self.press(self.page.locator(f'.number[data-bid="{rest}"]'))
        elif verb == "roll" or verb == "lose":
            self.press(self.page.locator(".roll"))
        else:
            self._choose_boat(action)
        self.wait_settled()
        return self.lesson

    def _choose_boat(self, action: str) -> None:
        choice = next(each for each in self.view["choices"] if each["id"] == action)
        seat = f'.boat[data-seat="{choice["seat"]}"]:not(.under)'
        boats = ", ".join(f'{seat}[data-boat="{boat}"]' for boat in choice["boats"])
        boat = self.page.locator(boats).last  # the one that none of them lies on
        self.press(boat)
        if self.page.locator(".boat.picked").count():  # of many winds a finger sees its own first
            self.press(boat)
        if self.page.locator(".ghost.open").count():
            self.press(self.page.locator(f'.ghost.open[data-choice="{action}"]'))

    def moves(self) -> list[str]:
        """Return every move that the board would take now, right or wrong."""
        view = self.view
        if view.get("choices") or "river" in view:
            throw = ["roll"] if view["phase"] == "roll" else []
            return throw or [each["id"] for each in view["choices"]]
        if view["bids"]:
            return [f"bid {tricks}" for tricks in view["bids"]["open"]]
        return [f"play {each['card']}" for each in view["hand"]]


def walk(
    page: LessonPage,
    *,
    seen: Callable[[Strip], None] = lambda _: None,
    first_wrong: bool = False,
    while_in: str = "",
) -> int:
    """Go from here to the end of a course; return how many answers were wrong.

    Parameters
    ----------
    seen : callable
        Gets the strip after every change of what it says.
    first_wrong : bool
        Whether to look for a wrong answer first wherever something is asked.
    while_in : str
        How the titles begin of the parts to walk; the walk ends with them.
    """
    wrong = 0
    tried: set[tuple[str, str]] = set()
    for _ in range(_MOST_TURNS):
        strip = page.lesson
        seen(strip)
        if strip["stage"] == "end" or not strip["title"].startswith(while_in):
            return wrong
        if strip["stage"] == "wrong":
            wrong += 1
            page.try_again()
            continue
        if strip["stage"] != "ask":
            page.go_on()
            continue
        place = str(page.view["game"])
        if strip["options"]:
            fresh = [no for no in range(len(strip["options"])) if (place, str(no)) not in tried]
            tried.add((place, str(fresh[0])))
            page.choose(fresh[0])
            continue
        ghost = page.ghost()
        assert ghost is not None, f"no hint shows what is right: {strip}"
        moves = [move for move in page.moves() if move != ghost and (place, move) not in tried]
        if first_wrong and moves and not any(at == place for at, _ in tried):
            tried.add((place, moves[-1]))
            page.do(moves[-1])
            wrong += page.lesson["stage"] == "ask"  # refused: it is asked again
        else:
            page.do(ghost)
    raise AssertionError(f"the course does not end: {page.lesson}")
