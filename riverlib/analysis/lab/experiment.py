"""A comparison that is played in the background, with progress, rate and a way to stop."""

from dataclasses import dataclass
from enum import StrEnum
from os import cpu_count
from time import monotonic

from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import growing, play_block
from riverlib.analysis.lab.sums import Sums
from riverlib.core.job import Job

_FIRST_GAMES = 60
"""Games that are played before all others, so that something is seen at once."""
_FEW_GAMES = 4_000
"""Games, of all rule sets together, that are over before other processes would have begun."""


class Stage(StrEnum):
    """Where a comparison stands."""

    COMPILING = "compiling"
    """The fast rules are being made ready, once on each machine."""
    PLAYING = "playing"
    STOPPED = "stopped"
    """Somebody stopped it; what was played stays, and it can go on."""
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

    @property
    def share(self) -> float:
        """How much is done, in [0, 1]."""
        return self.games / self.wanted

    def seconds_left(self, rules: int) -> float | None:
        """Return how long it will still take, ``None`` while that is not known."""
        return (self.wanted - self.games) * rules / self.rate if self.rate else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is under way any more."""
        return self.stage in (Stage.STOPPED, Stage.DONE, Stage.FAILED)


class Experiment:
    """Plays a plan in the background; begins at once.

    The games are played by other processes, so that pages are served meanwhile; a few are played
    here before those have begun.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._first: Sums | None = None
        self._played: Sums | None = None
        self._is_compiling = False
        self._seconds = 0.0
        self._job = Job(self._play, "rule laboratory")

    @property
    def sums(self) -> Sums | None:
        """What has been played so far, the same number of games under every rule set."""
        return self._played or self._first

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        games = self.sums.games if self.sums else 0
        rate = games * len(self.plan.rules) / self._seconds if self._seconds else 0.0
        failure = self._job.failure or ""
        return Progress(self._stage(), games, self.plan.games, rate, failure)

    def _stage(self) -> Stage:
        if self._job.is_done:
            return Stage.DONE
        if self._job.is_stopped:
            return Stage.STOPPED
        if self._job.failure is not None:
            return Stage.FAILED
        return Stage.COMPILING if self._is_compiling else Stage.PLAYING

    def stop(self) -> None:
        """Stop after the blocks under way; what was played stays."""
        self._job.stop()

    def go_on(self) -> None:
        """Go on where it was stopped."""
        self._job.wait()
        if not self._job.is_done:
            self._job = Job(self._play, "rule laboratory")

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether nothing is under way any more."""
        return self.progress.is_over or self._job.wait(seconds)

    def _play(self, job: Job[None]) -> None:
        self.plan.lab.warm(self._note_compiling)
        self._is_compiling = False
        before, began = self._seconds, monotonic()
        if self._first is None:
            games = range(min(_FIRST_GAMES, self.plan.games))
            self._first = play_block(self.plan, self.plan.lab.version(), games)
            self._seconds = monotonic() - began
        for sums in growing(
            self.plan, self._played, workers=self._workers(), cancelled=lambda: job.is_stopped
        ):
            self._played = sums
            self._seconds = before + monotonic() - began

    def _workers(self) -> int:
        few = self.plan.games * len(self.plan.rules) <= _FEW_GAMES
        return 1 if few else cpu_count() or 1

    def _note_compiling(self) -> None:
        self._is_compiling = True
