"""What stands behind the doors, for tests of the doors alone."""

import threading
from collections.abc import Callable

from riverlib.live.home.codes import CodeDoor, Codes
from riverlib.live.rooms import Seen

INVITATION = "an-invitation-of-22-c."
PAGE = b"<!doctype html><title>At home</title>"
CONTENT = {
    "": (PAGE, "text/html"),
    "phone.js": (b"// a script of some length\n" * 400, "text/javascript"),
    "phone.css": (b"body { margin: 0 }", "text/css"),
}


class Visitor:
    """Somebody at a table who counts what was clicked."""

    has_news = True

    def __init__(self) -> None:
        self.heard: list[object] = []
        self._lock = threading.Lock()
        self._serial = 0

    def seen(self) -> Seen:
        with self._lock:
            self._serial += 1
            return Seen(self._serial, "", {"heard": len(self.heard)})

    def answer(self, action: object) -> None:
        with self._lock:
            self.heard.append(action)

    def think(self, action: object) -> None:
        self.answer(action)

    def catch_up(self) -> None:
        pass

    def on_change(self, _waker: Callable[[], None]) -> Callable[[], None]:
        return lambda: None

    def drawn(self, _serial: int) -> None:
        pass


class Tables:
    """One table with one visitor for each token."""

    def __init__(self) -> None:
        self.codes = Codes()
        self.visitors: dict[str, Visitor] = {}
        self._door = CodeDoor()

    def enter(self, typed: str, address: str) -> str:
        return self._door.find(typed, address, [(self.codes, INVITATION)])

    def visitor(self, token: str) -> Visitor | None:
        return self.visitors.get(token)

    def sit(self, token: str) -> Visitor:
        """Have a token lead to somebody."""
        self.visitors[token] = Visitor()
        return self.visitors[token]
