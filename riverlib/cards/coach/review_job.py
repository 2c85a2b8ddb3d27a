"""A review worked out in a process of its own, deal by deal, so that no page waits for it."""

from collections.abc import Callable, Collection

from riverlib.cards import variant_from_data
from riverlib.cards.coach.dealt import finished_deals
from riverlib.cards.coach.even import even_deals
from riverlib.cards.coach.review import DealReview, Decision, GameReview, review_deal
from riverlib.core import GameLog
from riverlib.core.job import Job
from riverlib.core.watchers import Watchers
from riverlib.core.worker import in_worker


class ReviewJob(Job[GameReview]):
    """Reviews finished deals of a game; begins at once, and stops when its ``watchers`` are gone.

    Parameters
    ----------
    log : GameLog
        The game, which may go on: only its finished deals are looked at.
    seats : collection of int
        Whose choices are weighed.
    deal_no : int, optional
        The one deal to look at; by default all.
    """

    def __init__(self, log: GameLog, seats: Collection[int], deal_no: int | None = None) -> None:
        self.watchers = Watchers()
        self._ready: tuple[DealReview, ...] = ()
        self._judged: tuple[Decision, ...] = ()

        def hear(news: Decision | tuple[float, DealReview]) -> None:
            if isinstance(news, Decision):
                self._judged = (*self._judged, news)
                return
            share, deal = news
            self._ready = (*self._ready, deal)
            self.note(share)

        def work(job: Job[GameReview]) -> GameReview:
            in_worker(job, _review, log, tuple(sorted(seats)), deal_no, heard=hear)
            return GameReview(self._ready)

        super().__init__(work, "card review", is_wanted=self.watchers.are_there)

    @property
    def so_far(self) -> GameReview:
        """The deals that are ready."""
        return self.result or GameReview(self._ready)

    @property
    def judged(self) -> tuple[Decision, ...]:
        """Every choice between two things or more that has been weighed by now, in order."""
        return tuple(each for each in self._judged if not each.verdict.is_forced)

    @property
    def failure(self) -> str | None:
        """Why there will be no review; ``None`` while there is one or it is being made."""
        if (named := super().failure) is None:
            return None
        return named or "Something went wrong while the game was looked at."


def _review(
    log: GameLog,
    seats: Collection[int],
    deal_no: int | None,
    tell: Callable[[Decision | tuple[float, DealReview]], None],
) -> None:
    wanted = [deal for deal in finished_deals(log) if deal_no in (None, deal.deal_no)]
    even = even_deals(variant_from_data(log.setup["variant"]), log.setup["players"])
    names = [str(seat["name"]) for seat in log.setup.get("seats", ())] or None
    sizes = [deal.result.hand_size**2 for deal in wanted]  # a longer hand takes so much longer
    for number, deal in enumerate(wanted):
        share = sum(sizes[: number + 1]) / sum(sizes)
        tell((share, review_deal(deal, even, seats=seats, names=names, told=tell)))
