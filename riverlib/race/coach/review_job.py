"""A review worked out in a process of its own, so that no page waits for it."""

from collections.abc import Callable

from riverlib.core import GameLog
from riverlib.core.job import Job
from riverlib.core.watchers import Watchers
from riverlib.core.worker import in_worker
from riverlib.race.coach.review import Decision, RaceReview, review


class ReviewJob(Job[RaceReview]):
    """Reviews one race; begins at once, and stops when its ``watchers`` are gone."""

    def __init__(self, log: GameLog) -> None:
        self.watchers = Watchers()
        self._known: RaceReview | None = None
        self._judged: tuple[Decision, ...] = ()

        def hear(news: Decision | RaceReview) -> None:
            if isinstance(news, Decision):
                self._judged = (*self._judged, news)
            else:
                self._known = news
            moments = len(self._known.moments) if self._known else 0
            self.note((len(self._judged) + moments) / (1.5 * len(log.actions)))

        def work(job: Job[RaceReview]) -> RaceReview:
            reviewed: RaceReview = in_worker(job, _review, log, heard=hear)
            return reviewed

        super().__init__(work, "race review", is_wanted=self.watchers.are_there)

    @property
    def so_far(self) -> RaceReview | None:
        """The review up to where it has come; ``None`` before the first throw is weighed."""
        return self.result or self._known

    @property
    def judged(self) -> tuple[Decision, ...]:
        """Every choice between two things or more that has been weighed by now, in order."""
        return tuple(each for each in self._judged if not each.is_forced)

    @property
    def failure(self) -> str | None:
        """Why there will be no review; ``None`` while there is one or it is being made."""
        if (named := super().failure) is None:
            return None
        return named or "Something went wrong while the race was looked at."


def _review(log: GameLog, tell: Callable[[Decision | RaceReview], None]) -> RaceReview:
    return review(log, told=tell)
