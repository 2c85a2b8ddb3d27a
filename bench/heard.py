"""What a screen reader hears in one deal and in one round of a race, played by the keyboard alone.

Run ``python -m bench.heard``. A line in brackets is a key, "at:" what has the focus then, "hears:"
what the board says by itself.
"""

from collections.abc import Callable

from playwright.sync_api import Browser

from bench.stage import browser_and_server
from riverlib import cards, race
from tests.browser.board_page import BoardPage
from tests.browser.devices import Devices
from tests.browser.matches import Matches, company
from tests.browser.river_page import RiverPage
from tests.browser.server import Server
from tests.browser.table_page import TablePage

_FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (!at || at === document.body) return "";
  const label = at.getAttribute("aria-label") ?? at.innerText;
  const dialog = at.closest("[role=dialog], [role=alertdialog]");
  const about = dialog ? `${dialog.getAttribute("aria-label") ?? dialog.innerText}: ` : "";
  return `${about}${label}${at.getAttribute("aria-disabled") === "true" ? " (dimmed)" : ""}`;
}"""
_SEED = 12
_MOST_KEYS = 60
_ROUNDS = 4


class Listener:
    """Presses keys, and prints what was said since the last one."""

    def __init__(self, board: BoardPage) -> None:
        self.board = board
        self._heard = self._lines()
        print(f"hears: {self._heard}")

    def _lines(self) -> list[str]:
        """Return what the live region holds: the last few sentences."""
        spoken = self.board.page.locator(".spoken > *")
        return [line for line in spoken.all_text_contents() if line]

    def _tail(self, new: int) -> list[str]:
        """Return what was there before and still is, if so many sentences are new."""
        stays = len(self._lines()) - new
        return self._heard[len(self._heard) - stays :] if stays else []

    def press(self, key: str) -> None:
        """Press a key and listen until nothing moves."""
        self.board.page.keyboard.press(key)
        self.board.page.wait_for_timeout(250)
        self.board.wait_settled()
        heard = self._lines()
        kept = next(
            no for no in range(len(heard) + 1) if heard[: len(heard) - no] == self._tail(no)
        )
        print(f"[{key}]")
        for line in heard[len(heard) - kept :]:
            print(f"  hears: {line}")
        self._heard = heard
        if focus := self.board.page.evaluate(_FOCUSED):
            print(f"  at: {focus}")


def hear_deal(browser: Browser, server: Server) -> None:
    """Play one deal of four cards."""
    matches = Matches(server.database)
    variant = cards.Variant(key="short", name="Short", hand_sizes=(4, 3))
    match = matches.start(variant, company(4, "Anna", bot="steady"), seed=_SEED)
    matches.close()
    table = TablePage(Devices(browser).new(), server.url).open(match.game_id)
    listener = Listener(table)
    for _ in range(_MOST_KEYS):
        view = table.view
        if view["phase"] == "bid":
            listener.press(str(view["bids"]["open"][0]))
        elif view["phase"] == "play":
            listener.press("ArrowRight")
            listener.press("Enter")
        else:
            break
    listener.press("s")
    listener.press("Escape")


def hear_round(browser: Browser, server: Server) -> None:
    """Race two rounds."""
    matches = Matches(server.database)
    people = company(2, "Anna", bot="steady")
    match = matches.start_race(race.DEFAULT_LAYOUT, people, seed=_SEED)
    matches.close()
    river = RiverPage(Devices(browser).new(), server.url).open(match.game_id)
    listener = Listener(river)
    rounds = 0

    def choose_next() -> None:
        listener.press("ArrowRight")
        listener.press("Enter")
        if river.view["warning"]:
            listener.press("Tab")  # past what thinks again
            listener.press("Enter")

    go_on: dict[str, Callable[[], None]] = {
        "roll": lambda: listener.press(" "),
        "choose": choose_next,
    }
    while rounds < _ROUNDS and river.view["phase"] != "over":
        rounds += river.view["phase"] == "roll"
        go_on[river.view["phase"]]()


def main() -> None:
    """Print both transcripts."""
    with browser_and_server() as (browser, server):
        print("== One deal")
        hear_deal(browser, server)
        print("\n== A race begins")
        hear_round(browser, server)


if __name__ == "__main__":
    main()
