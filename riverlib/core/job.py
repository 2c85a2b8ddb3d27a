"""Work in the background, so that no page waits for it: one thread, watched and stopped."""

from collections.abc import Callable
from threading import Event, Thread
from typing import Generic, TypeVar

from riverlib.core.errors import CancelledError, RiverError

Result = TypeVar("Result")
NAMED = (RiverError, ImportError, OSError, RuntimeError, MemoryError)
"""What may go wrong and is told by name: no compiler, say, a full disk, too little memory."""
_UNTOLD: dict[type[Exception], str] = {MemoryError: "There was not enough memory."}


class Job(Generic[Result]):
    """Does its work in a thread of its own; begins at once.

    Parameters
    ----------
    work : callable
        Gets the job, notes its share of progress there, asks it whether to stop, and returns the
        result. It may raise ``CancelledError`` once it was told to stop.
    name : str
        Of the thread.
    is_wanted : callable, optional
        Whether anybody still waits for the work; once nobody does, it stops.
    """

    def __init__(
        self,
        work: Callable[["Job[Result]"], Result],
        name: str,
        *,
        is_wanted: Callable[[], bool] | None = None,
    ) -> None:
        self.share = 0.0
        """How much is done, in [0, 1]; the work writes it."""
        self.result: Result | None = None
        """What the work returned; ``None`` until then."""
        self._work = work
        self._is_wanted = is_wanted or _always
        self._failure: str | None = None
        self._is_done = False
        self._is_abandoned = False
        self._stop = Event()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    @property
    def is_over(self) -> bool:
        """Whether nothing is under way any more: done, stopped or failed."""
        return not self._thread.is_alive()

    @property
    def is_done(self) -> bool:
        """Whether the work came to its end."""
        return self._is_done

    @property
    def is_stopped(self) -> bool:
        """Whether somebody asked it to stop, or nobody wants it; the work may still be about to."""
        if not self._stop.is_set() and not self._is_done and not self._is_wanted():
            self._is_abandoned = True
            self._stop.set()
        return self._stop.is_set()

    @property
    def is_abandoned(self) -> bool:
        """Whether it stopped because nobody wanted it: who wants it now begins it anew."""
        return self._is_abandoned and not self._is_done

    @property
    def failure(self) -> str | None:
        """Why there is no result; ``None`` while there may be one, and after a stop.

        Empty after a mistake of ours, which the thread has told on the error stream.
        """
        if self._failure is None and self.is_over and not self._is_done and not self.is_stopped:
            return ""
        return self._failure

    def note(self, share: float) -> None:
        """Note how much is done, in [0, 1]."""
        self.share = share

    def stop(self) -> None:
        """Ask the work to stop."""
        self._stop.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait at most so long, or for the end; return whether it is over."""
        self._thread.join(seconds)
        return self.is_over

    def _run(self) -> None:
        try:
            self.result = self._work(self)
            self._is_done = True
        except CancelledError:
            self._stop.set()
        except NAMED as error:
            self._failure = told(error)


def _always() -> bool:
    return True


def told(error: Exception) -> str:
    """Return what an error of ``NAMED`` says; never nothing."""
    return str(error) or _UNTOLD.get(type(error), type(error).__name__)
