"""A review worked out in a process of its own, so that no page waits for it."""

from collections.abc import Callable

from riverlib.core import GameLog
from riverlib.core.job import Job
from riverlib.core.watchers import Watchers
from riverlib.core.worker import in_worker
from riverlib.race.coach.review import RaceReview, review


class ReviewJob(Job[RaceReview]):
    """Reviews one race; begins at once, and stops when its ``watchers`` are gone."""

    def __init__(self, log: GameLog) -> None:
        self.watchers = Watchers()

        def work(job: Job[RaceReview]) -> RaceReview:
            reviewed: RaceReview = in_worker(job, _review, log)
            return reviewed

        super().__init__(work, "race review", is_wanted=self.watchers.are_there)

    @property
    def failure(self) -> str | None:
        """Why there will be no review; ``None`` while there is one or it is being made."""
        if (named := super().failure) is None:
            return None
        return named or "Something went wrong while the race was looked at."


def _review(log: GameLog, progress: Callable[[float], None]) -> RaceReview:
    return review(log, progress=progress)
