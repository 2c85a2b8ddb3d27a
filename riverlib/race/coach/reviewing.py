"""A review worked out in the background, so that no page waits for it."""

from threading import Thread

from riverlib.core import GameLog, RiverError
from riverlib.race.coach.review import RaceReview, review


class Reviewing:
    """Reviews one race in a thread of its own; begins at once."""

    def __init__(self, log: GameLog) -> None:
        self._log = log
        self._failure = ""
        self.share = 0.0
        """How much is done, in [0, 1]."""
        self.result: RaceReview | None = None
        """The review, once it is done."""
        self._thread = Thread(target=self._run, name="race review", daemon=True)
        self._thread.start()

    @property
    def failure(self) -> str | None:
        """Why there will be no review; ``None`` while there is one or it is being made."""
        if self._thread.is_alive() or self.result is not None:
            return None
        return self._failure or "Something went wrong while the race was looked at."

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether the work is over, done or failed."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _run(self) -> None:
        try:
            self.result = review(self._log, progress=self._note)
        except RiverError as error:
            self._failure = str(error)

    def _note(self, share: float) -> None:
        self.share = share
