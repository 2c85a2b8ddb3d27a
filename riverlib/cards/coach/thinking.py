"""A choice weighed in the background while a person thinks: quickly at first, then more exactly."""

from collections.abc import Callable
from threading import Condition
from time import perf_counter

from riverlib.cards import View
from riverlib.cards.coach import winning, worth
from riverlib.cards.coach.chances import MOST_WORLDS, Chances, corrected
from riverlib.cards.coach.winning import WinChances
from riverlib.cards.coach.worth import Worth
from riverlib.core.job import Job

Weigh = Callable[..., Worth]
"""``weigh(view, worlds=..., seed=...)`` of ``coach.worth``."""
FIRST_WORLDS, MOST_AT_ONCE = 50, 400
"""Worlds weighed in one go: few at first, for an answer within 200 ms."""
SHORT_SECONDS = 0.06
"""What took less is followed by twice as many worlds: nobody ever waits long for a stop."""
PAUSE_SECONDS = 0.2
"""How often it is asked whether to stop, while the kernels of the chance to win are compiled."""


class Thinking:
    """Weighs one position in a thread of its own; begins at once.

    Parameters
    ----------
    view : View
        Of the seat to move: nothing else is known here.
    weigh : callable, optional
        What weighs, in place of ``coach.worth.weigh``.
    """

    def __init__(self, view: View, weigh: Weigh | None = None) -> None:
        self.view = view
        self.chances: Chances | None = None
        """What is known so far, from more and more worlds; ``None`` before the first answer."""
        self.win: WinChances | None = None
        """Everybody's chance to win the game, as this seat can know it; after the first answer.

        Other kernels draw it: until they are compiled all else is told without it.
        """
        self._weigh = weigh or worth.weigh
        self._news = Condition()
        self._has_ended = False
        self._job = Job(self._think, "card coach")

    @property
    def is_over(self) -> bool:
        """Whether no better answer will come."""
        return self._job.is_over

    @property
    def failure(self) -> str | None:
        """Why there is no answer, if something went wrong."""
        return self._job.failure

    def stop(self) -> None:
        """Think no more about it: the position is gone."""
        self._job.stop()

    def wait(self, seconds: float, worlds: int = 1) -> Chances | None:
        """Wait at most so long for an answer from so many worlds; return what is known by then."""
        with self._news:
            self._news.wait_for(lambda: self._has_ended or self._worlds >= worlds, seconds)
        return self.chances

    @property
    def _worlds(self) -> int:
        return self.chances.worth.worlds if self.chances else 0

    def _think(self, job: Job[None]) -> None:
        known: Worth | None = None
        worlds, step = FIRST_WORLDS, 0
        drawing = winning.prepare()
        try:
            while not job.is_stopped and (known is None or known.worlds < MOST_WORLDS):
                begun = perf_counter()
                more = self._weigh(self.view, worlds=worlds, seed=step)
                known = more if known is None else known.joined(more)
                self.chances = corrected(self.view, known)
                self._tell()
                if perf_counter() - begun < SHORT_SECONDS:
                    worlds = min(MOST_AT_ONCE, 2 * worlds)
                step += 1
                if self.win is None and winning.is_ready():
                    self._reckon_win()
            while not job.is_stopped and not drawing.wait(PAUSE_SECONDS):
                pass
            if self.chances is not None and not job.is_stopped and winning.is_ready():
                self._reckon_win()  # with the hand as well known as it will be
        finally:
            self._has_ended = True
            self._tell()  # nobody waits for what will not come

    def _tell(self) -> None:
        with self._news:
            self._news.notify_all()

    def _reckon_win(self) -> None:
        assert self.chances is not None, "nothing has been weighed"
        self.win = winning.win_chances(self.view, self.chances)
