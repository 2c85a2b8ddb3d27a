"""Results of games from before results were kept: replayed once, in the background."""

from threading import Lock
from time import sleep

from riverlib.core import LogError, StoreError
from riverlib.core.job import Job
from riverlib.play.results import result_of
from riverlib.store import Games, Results

_PAUSE = 0.02
"""Seconds between two games: a replay keeps the interpreter, and clicks must get their turn."""
_BATCH = 50


class Backfill:
    """Writes the results that are missing, the last changed games first.

    Games are written when their deals end; only games kept by an older version of the app, or
    put into the database by another program, have none. A page asks for it and never waits.
    """

    def __init__(self, games: Games, results: Results) -> None:
        self._games = games
        self._results = results
        self._lock = Lock()
        self._job: Job[None] | None = None
        self._unreadable: set[str] = set()

    @property
    def unreadable(self) -> int:
        """How many games could not be replayed; they stay as they are, and out of the charts."""
        return len(self._unreadable)

    @property
    def is_busy(self) -> bool:
        """Whether games are being read now."""
        return self._job is not None and not self._job.is_over

    def left(self) -> int:
        """Return how many readable games have no results yet."""
        return max(0, self._results.count_missing() - self.unreadable)

    def start(self) -> None:
        """Begin in a thread of its own, unless it is under way or nothing is missing."""
        with self._lock:
            if not self.is_busy and self.left():
                self._job = Job(self._work_off, "results of older games")

    def stop(self) -> None:
        """Stop after the running game, and wait for that."""
        if self._job is not None:
            self._job.stop()
            self._job.wait()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether nothing is being read any more."""
        return self._job is None or self._job.wait(seconds)

    def _work_off(self, job: Job[None]) -> None:
        """Fill in everything that is missing.

        A database that fails ends it; the page that reads the results says what is wrong with it.
        """
        while batch := self._results.missing(_BATCH, skip=tuple(self._unreadable)):
            for game_id in batch:
                self._fill(game_id)
                sleep(_PAUSE)
                if job.is_stopped:
                    return

    def _fill(self, game_id: str) -> None:
        try:
            stored = self._games.load(game_id)
            self._results.keep(game_id, result_of(stored.log), revision=stored.revision)
        except (LogError, StoreError):
            self._unreadable.add(game_id)
