"""Who waits for some long work: it stops when nobody is left to see what comes of it."""

from collections.abc import Callable, Hashable
from threading import Lock
from time import monotonic

GRACE = 10.0
"""Seconds that work goes on when the last window is gone: the page may only be loaded anew."""


class Watchers:
    """The windows that wait for one piece of work; work that nobody asked to watch is wanted."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._is_open: dict[Hashable, Callable[[Hashable], bool]] = {}
        self._last_seen = monotonic()

    def add(self, watcher: Hashable, is_open: Callable[[Hashable], bool]) -> None:
        """Note who waits, and how to ask whether that one is still there."""
        with self._lock:
            self._is_open[watcher] = is_open
            self._last_seen = monotonic()

    def remove(self, watcher: Hashable) -> bool:
        """Note who waits no more; return whether nobody does."""
        with self._lock:
            self._is_open.pop(watcher, None)
            return not self._is_open

    def are_there(self) -> bool:
        """Return whether somebody is there, or was a moment ago."""
        with self._lock:
            if not self._is_open or any(ask(each) for each, ask in self._is_open.items()):
                self._last_seen = monotonic()
            return monotonic() - self._last_seen < GRACE
