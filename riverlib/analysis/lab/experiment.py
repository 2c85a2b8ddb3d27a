"""A comparison that is played in the background, with progress, rate and a way to stop."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import StrEnum
from os import cpu_count
from threading import Lock
from time import monotonic

from riverlib.analysis.lab.enough import games_needed
from riverlib.analysis.lab.kept import keep
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import BLOCK, growing, play_block
from riverlib.analysis.lab.sums import Sums
from riverlib.core.errors import CancelledError
from riverlib.core.job import Job
from riverlib.core.watchers import Watchers
from riverlib.core.worker import Tell, in_worker

_FIRST_GAMES = 60
"""Games that are played before all others, so that something is seen at once."""
_TELL_SECONDS = 0.5
_POLL_SECONDS = 0.1
_turn = Lock()


class Stage(StrEnum):
    """Where a comparison stands."""

    WAITING = "waiting"
    """Another one is being played."""
    COMPILING = "compiling"
    """The fast rules are being made ready, once on each machine."""
    PLAYING = "playing"
    STOPPED = "stopped"
    """Somebody stopped it; what was played stays, and it can go on."""
    ENOUGH = "enough"
    """It stopped by itself: the answer is certain enough; it can go on."""
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a comparison has come."""

    stage: Stage
    games: int
    """Games played under each rule set."""
    wanted: int
    rate: float
    """Games a second, those of all rule sets together; 0 while it is not known."""
    failure: str
    needed: int = 0
    """About how many games will be enough, where it stops by itself; 0 while that is not known."""

    @property
    def expected(self) -> int:
        """How many games it will come to, as far as is known."""
        return min(self.needed or self.wanted, self.wanted)

    @property
    def share(self) -> float:
        """How much is done, in [0, 1]."""
        return min(1.0, self.games / self.expected)

    def seconds_left(self, rules: int) -> float | None:
        """Return how long it will still take, ``None`` while that is not known."""
        left = max(0, self.expected - self.games)
        return left * rules / self.rate if self.rate else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is under way any more."""
        return self.stage in (Stage.STOPPED, Stage.ENOUGH, Stage.DONE, Stage.FAILED)


class Experiment:
    """Plays a plan in processes of its own; begins at once, or when those before it are over.

    One is played at a time: two would only take the cores from each other.

    Parameters
    ----------
    sums : Sums, optional
        What the plan, or enough of it, added up to before: then nothing is begun.
    until_certain : bool
        Whether it stops by itself when the answer is certain enough (``lab.enough``).
    """

    def __init__(
        self, plan: Plan, sums: Sums | None = None, *, until_certain: bool = False
    ) -> None:
        self.plan = plan
        self._until_certain = until_certain
        self._sums = sums
        self._watchers = Watchers()
        self._stage_now, self._seconds, self._needed = Stage.WAITING, 0.0, 0
        self._job: Job[None] | None = None
        if sums is None:
            self._begin()

    @property
    def sums(self) -> Sums | None:
        """What has been played so far, the same number of games under every rule set."""
        return self._sums

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        games = self._sums.games if self._sums else 0
        rate = games * len(self.plan.rules) / self._seconds if self._seconds else 0.0
        failure = (self._job and self._job.failure) or ""
        needed = self._needed if self._until_certain else 0
        return Progress(self._stage(), games, self.plan.games, rate, failure, needed)

    def watch(self, watcher: Hashable, is_open: Callable[[Hashable], bool]) -> None:
        """Note who looks on: once none of them is there any more, it stops after a while."""
        self._watchers.add(watcher, is_open)

    def unwatch(self, watcher: Hashable) -> None:
        """Note who looks on no more; when it was the last one, it stops."""
        if self._watchers.remove(watcher):
            self.stop()

    def stop(self) -> None:
        """Stop; what was played stays."""
        if self._job:
            self._job.stop()

    def go_on(self) -> None:
        """Go on where it was stopped; where it stopped by itself, to the end."""
        if self._job and not self._job.wait():
            return
        stage = self._stage()
        self._until_certain &= stage is not Stage.ENOUGH
        if stage is not Stage.DONE:
            self._begin()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether nothing is under way any more."""
        return self.progress.is_over or self._job is None or self._job.wait(seconds)

    def _begin(self) -> None:
        self._stage_now, self._seconds = Stage.WAITING, 0.0
        self._job = Job(self._play, "rule laboratory", is_wanted=self._watchers.are_there)

    def _stage(self) -> Stage:
        if self._job is None or self._job.is_done:
            is_whole = self._sums is None or self._sums.games == self.plan.games
            return Stage.DONE if is_whole else Stage.ENOUGH
        if self._job.is_stopped:
            return Stage.STOPPED
        if self._job.failure is not None:
            return Stage.FAILED
        return self._stage_now

    def _play(self, job: Job[None]) -> None:
        while not _turn.acquire(timeout=_POLL_SECONDS):
            if job.is_stopped:  # to return would pass for the end, with nothing played
                raise CancelledError("stopped before its turn")
        try:
            self._stage_now = Stage.PLAYING
            blocks = self._sums if self._sums and not self._sums.games % BLOCK else None
            self._sums = in_worker(
                job,
                _played,
                self.plan,
                blocks,
                _cores(),
                self._until_certain,
                heard=self._hear,
            )
        finally:
            _turn.release()

    def _hear(self, said: tuple[Stage, Sums | None, float, int]) -> None:
        self._stage_now, sums, self._seconds, self._needed = said
        self._sums = sums or self._sums


def _cores() -> int:
    """Return how many processes may play: one core is left to whoever plays cards meanwhile."""
    return max(1, (cpu_count() or 1) - 1)


def _played(plan: Plan, played: Sums | None, workers: int, until_certain: bool, tell: Tell) -> Sums:
    """Play the rest of a plan; tell the first numbers at once, then twice a second."""
    plan.lab.warm(lambda: tell((Stage.COMPILING, None, 0.0, 0)))
    began = told = monotonic()
    if played is None:
        games = range(min(_FIRST_GAMES, plan.games))
        first = play_block(plan, plan.lab.version(), games)
        tell((Stage.PLAYING, first, 0.0, 0))  # too few to tell a rate from
    before, sums = played.games if played else 0, played
    for sums in growing(plan, played, workers=workers, until_certain=until_certain):
        if monotonic() - told > _TELL_SECONDS or sums.games == plan.games:
            told = monotonic()
            share = (sums.games - before) / sums.games
            needed = games_needed(plan, sums) if until_certain else 0
            tell((Stage.PLAYING, sums, (told - began) / share, needed))
    assert sums is not None
    keep(plan, sums)
    return sums
