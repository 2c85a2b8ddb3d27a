"""Getting the chances of rivers ready in the background, once, with progress and a way to stop."""

from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Event, Lock, Thread

from riverlib.core import RiverError
from riverlib.race import Layout, solver
from riverlib.race.coach.odds import is_solved

_BROKEN = (ImportError, OSError, RuntimeError, MemoryError)  # no compiler, no room for its work


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work has come."""

    share: float
    """In [0, 1]."""
    text: str
    """What is being done, in words for a player."""


@dataclass(slots=True)
class _Job:
    """One river to be solved; it stays on the list, so that no river is begun twice."""

    layout: Layout
    share: float = 0.0
    stop: Event = field(default_factory=Event)
    over: Event = field(default_factory=Event)
    failure: str | None = None

    def note(self, share: float) -> None:
        self.share = share


class Preparation:
    """Loads the fast kernels and solves rivers, one after another, in threads of its own.

    A page asks for it and never waits: until a river is solved its chances are estimates, and
    until the kernels are loaded there are none.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._warm = Event()
        self._warming: Thread | None = None
        self._load_failure: str | None = None
        self._jobs: dict[Layout, _Job] = {}
        self._waiting: SimpleQueue[_Job] = SimpleQueue()

    @property
    def is_warm(self) -> bool:
        """Whether estimates come at once."""
        return self._warm.is_set()

    def is_ready(self, layout: Layout, players: int) -> bool:
        """Whether the chances of such a race come at once, exact or estimated."""
        return self.is_warm or is_solved(layout, players)

    def failure(self, layout: Layout) -> str | None:
        """Return why this river has no chances, or no exact ones, if something went wrong."""
        job = self._jobs.get(layout)
        return self._load_failure or (job.failure if job else None)

    def wait_until_warm(self, seconds: float) -> bool:
        """Wait for the kernels at most so long; return whether they are ready."""
        self.warm_up()
        return self._warm.wait(seconds)

    def warm_up(self) -> None:
        """Load the kernels in the background, if nobody has yet."""
        with self._lock:
            if self._warming is None:
                self._warming = Thread(target=self._load, name="race kernels", daemon=True)
                self._warming.start()

    def solve(self, layout: Layout) -> None:
        """Have a river solved in its turn, unless it is known, too large or was stopped."""
        self.warm_up()
        if solver.why_not(layout) is not None or solver.kept(layout) is not None:
            return
        with self._lock:
            if layout in self._jobs:
                return
            job = self._jobs[layout] = _Job(layout)
            self._waiting.put(job)
            if len(self._jobs) == 1:
                Thread(target=self._work, name="race solver", daemon=True).start()

    def progress(self, layout: Layout) -> Progress | None:
        """Return how far the solving of a river is, ``None`` when it is not being solved."""
        job = self._jobs.get(layout)
        if job is None or job.over.is_set() or job.stop.is_set():
            return None
        return Progress(job.share, "Working out the exact chances of this river")

    def stop(self, layout: Layout) -> None:
        """Stop solving a river; it is not begun again by itself."""
        if job := self._jobs.get(layout):
            job.stop.set()

    def wait_until_over(self, layout: Layout, seconds: float) -> bool:
        """Wait for the end of a river's solving at most so long; return whether it is over."""
        job = self._jobs.get(layout)
        return job is None or job.over.wait(seconds)

    def _load(self) -> None:
        try:
            from riverlib.race.kernels import races

            races.warm()
        except _BROKEN as error:
            self._load_failure = str(error) or type(error).__name__
            return
        self._warm.set()

    def _work(self) -> None:
        assert self._warming is not None  # solve() has begun it
        self._warming.join()  # the first compiling shares no core with the first solving
        while True:
            _solve(self._waiting.get())


def _solve(job: _Job) -> None:
    try:
        solver.keep(solver.solve(job.layout, progress=job.note, cancelled=job.stop.is_set))
    except solver.SolverCancelledError:
        pass  # the player said so: estimates go on
    except (RiverError, *_BROKEN) as error:  # the disk is full, say: estimates go on
        job.failure = str(error) or type(error).__name__
    finally:
        job.over.set()
