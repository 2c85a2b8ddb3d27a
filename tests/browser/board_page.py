"""A game on the screen, whichever it is: what the tests of both games wait for, press and read."""

from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

View = dict[str, Any]


class BoardPage:
    """One window at a game; ``page`` is there for everything that is not about the game."""

    address: ClassVar[str]
    """The page's own part of the address."""
    handle: ClassVar[str]
    """Where the component lets the tests read what it shows."""
    root: ClassVar[str]
    """Selector of the whole component."""

    def __init__(self, page: "Page", url: str) -> None:
        self.page = page
        self._url = url

    def open(self, game_id: str) -> Self:
        """Go to a game by its address and wait until its board stands."""
        self.page.goto(f"{self._url}/{self.address}?game={game_id}")
        self.wait_settled()
        return self

    # ---- reading ----

    @property
    def view(self) -> View:
        """What the board was last sent."""
        view: View = self.page.evaluate(f"{self.handle}.view")
        return view

    @property
    def board(self) -> "Locator":
        """The whole component."""
        return self.page.locator(self.root)

    @property
    def note(self) -> str:
        """The sentence that answers the last click, wherever it is shown."""
        return self.page.locator(".note-words:visible").inner_text()

    @property
    def heard(self) -> str:
        """What a screen reader was told."""
        return self.page.locator(".spoken").first.text_content() or ""

    @property
    def is_busy(self) -> bool:
        """Whether something moves that tells what has happened."""
        return bool(self.page.evaluate(f"{self.handle}.busy"))

    # ---- waiting ----

    @property
    def _settled(self) -> str:
        at = self.handle
        return f"{at}?.view && !{at}.busy && !{at}.pending"

    def wait_settled(self) -> View:
        """Wait until nothing moves and no answer is due, and return the view."""
        self.page.wait_for_function(self._settled, timeout=45_000)
        return self.view

    def wait_for_view(self, condition: str) -> View:
        """Wait until the settled view meets a condition on ``v``."""
        self.page.wait_for_function(
            f"{self._settled} && ((v) => {condition})({self.handle}.view)", timeout=45_000
        )
        return self.view

    def wait_until_busy(self) -> None:
        """Wait until something moves."""
        self.page.wait_for_function(f"{self.handle}.busy")

    # ---- doing ----

    def tool(self, name: str) -> View:
        """Click a button of the component by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()
        return self.wait_settled()

    def set(self, setting: str, value: str) -> View:
        """Choose in the settings, and close them."""
        self.tool("Settings")
        row = self.page.get_by_role("group", name=setting)
        row.get_by_role("button", name=value, exact=True).click()
        self.wait_settled()
        return self.tool("Close")
