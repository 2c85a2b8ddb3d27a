"""A comparison that runs in the background: in batches, with progress, rate and a way to stop."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import StrEnum
from os import cpu_count
from threading import Event, Thread, Timer
from time import monotonic

from riverlib.analysis.lab.plan import Plan, play, step
from riverlib.analysis.lab.tally import Tally, tally_of
from riverlib.core import RiverError

_FIRST_BATCH = 60
"""Games of the first batch, so that something is seen at once."""
_MOST_IN_A_BATCH = 960
"""Games of the largest batch: with all its deals it takes some megabytes a rule set."""
_BATCH_SECONDS = 0.35
"""How long a batch should take: as long as a cancellation may have to wait."""
_MOST_THREADS = 4
_LOADING_SECONDS = 3.0
"""What takes longer is not loaded but compiled."""


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
    """Plays a plan in a thread of its own; begins at once.

    The kernels hold no lock, so the rule sets are played side by side on the machine's cores,
    and pages are served meanwhile.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally: Tally | None = None
        """What has been played so far, the same number of games under every rule set."""
        self._stop = Event()
        self._stage = Stage.PLAYING
        self._failure = ""
        self._seconds = 0.0
        self._thread: Thread | None = None
        self.go_on()

    @property
    def progress(self) -> Progress:
        """How far it has come."""
        tally = self.tally
        games = tally.games if tally else 0
        rate = games * len(self.plan.rules) / self._seconds if self._seconds else 0.0
        stage = self._stage
        if self._stop.is_set() and stage is not Stage.DONE:
            stage = Stage.STOPPED
        return Progress(stage, games, self.plan.games, rate, self._failure)

    def stop(self) -> None:
        """Stop after the batch under way; what was played stays."""
        self._stop.set()

    def go_on(self) -> None:
        """Begin, or go on where it was stopped."""
        if self._thread is not None:
            self._thread.join()
        if self._stage is Stage.DONE:
            return
        self._stop.clear()
        self._stage, self._failure = Stage.PLAYING, ""
        self._thread = Thread(target=self._run, name="rule laboratory", daemon=True)
        self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait at most so long; return whether nothing is under way any more."""
        if self._thread is not None and not self.progress.is_over:
            self._thread.join(seconds)
        return self.progress.is_over

    def _run(self) -> None:
        try:
            self._warm()
            self._play_on()
        except (RiverError, OSError, MemoryError) as error:
            self._failure = str(error) or "There was not enough memory."
            self._stage = Stage.FAILED

    def _warm(self) -> None:
        if self.plan.is_race:
            from riverlib.race.kernels import races

            slow = Timer(_LOADING_SECONDS, self._note_compiling)
            slow.start()
            races.warm()
            slow.cancel()
            self._stage = Stage.PLAYING
            return
        from riverlib.cards.kernels import games

        games.warm(self._note_compiling)
        self._stage = Stage.PLAYING

    def _note_compiling(self) -> None:
        self._stage = Stage.COMPILING

    def _play_on(self) -> None:
        keys, size = self.plan.measure_keys(), _FIRST_BATCH
        threads = min(len(self.plan.rules), cpu_count() or 1, _MOST_THREADS)
        with ThreadPoolExecutor(threads, thread_name_prefix="rule laboratory") as pool:
            while not self._stop.is_set():
                first = self.tally.games if self.tally else 0
                if first >= self.plan.games:
                    self._stage = Stage.DONE
                    return
                began = monotonic()
                batch = play_batch(self.plan, keys, first, self._batch(first, size), pool.map)
                seconds = monotonic() - began
                self._seconds += seconds
                self.tally = self.tally + batch if self.tally else batch
                faster = _BATCH_SECONDS / max(seconds, 1e-3)
                size = int(min(_MOST_IN_A_BATCH, max(1, size * min(2.0, faster))))

    def _batch(self, first: int, size: int) -> int:
        """Return how many games come next: as many as fit the plan's blocks."""
        unit = step(self.plan)
        return min(max(unit, size - size % unit), self.plan.games - first)


Map = Callable[..., object]


def play_batch(plan: Plan, keys: tuple[str, ...], first: int, games: int, each: Map = map) -> Tally:
    """Play the same games under every rule set of a plan and add them up.

    Parameters
    ----------
    each : callable
        ``map``, or the like of an executor.
    """
    played = each(lambda no: play(plan, no, first, games), range(len(plan.rules)))
    return tally_of(keys, list(played))  # type: ignore[call-overload]


def run(plan: Plan, on_progress: Callable[[float], None] | None = None) -> Tally:
    """Play a whole plan here and now, and return what it adds up to."""
    keys, tally = plan.measure_keys(), None
    for first in range(0, plan.games, _MOST_IN_A_BATCH):
        games = min(_MOST_IN_A_BATCH, plan.games - first)
        batch = play_batch(plan, keys, first, games)
        tally = tally + batch if tally else batch
        if on_progress:
            on_progress(tally.games / plan.games)
    assert tally is not None  # a plan has games
    return tally
