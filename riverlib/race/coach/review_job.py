"""A review worked out in the background, so that no page waits for it."""

from riverlib.core import GameLog
from riverlib.core.job import Job
from riverlib.race.coach.review import RaceReview, review


class ReviewJob(Job[RaceReview]):
    """Reviews one race; begins at once."""

    def __init__(self, log: GameLog) -> None:
        super().__init__(lambda job: review(log, progress=job.note), "race review")

    @property
    def failure(self) -> str | None:
        """Why there will be no review; ``None`` while there is one or it is being made."""
        if (named := super().failure) is None:
            return None
        return named or "Something went wrong while the race was looked at."
