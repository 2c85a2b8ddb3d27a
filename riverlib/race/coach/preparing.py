"""Getting the chances of rivers ready in the background, once, with progress and a way to stop."""

from collections.abc import Callable, Hashable
from functools import partial
from threading import Lock

from riverlib.core.job import Job
from riverlib.core.readiness import Readiness
from riverlib.core.watchers import Watchers
from riverlib.core.worker import in_worker
from riverlib.race import Layout, solver
from riverlib.race.coach.odds import is_solved

KERNELS = "riverlib.race.kernels.races"


class Preparation:
    """Loads the fast kernels and solves rivers, one at a time, in the background.

    A page asks for it and never waits: until a river is solved its chances are estimates, and
    until the kernels are loaded there are none.

    Parameters
    ----------
    kernels : Readiness, optional
        The kernels of ``KERNELS``, where somebody else may have them compiled already.
    """

    def __init__(self, kernels: Readiness | None = None) -> None:
        self._kernels = kernels or Readiness(KERNELS)
        self._lock = Lock()
        self._turn = Lock()
        self._solving: dict[Layout, Job[None]] = {}
        """Jobs stay when they are over, so that no river is begun twice."""
        self._watchers: dict[Layout, Watchers] = {}
        self._stopped: set[Layout] = set()
        """Rivers that somebody did not want solved."""

    @property
    def is_warm(self) -> bool:
        """Whether estimates come at once."""
        return self._kernels.is_loaded

    def is_ready(self, layout: Layout, players: int) -> bool:
        """Whether the chances of such a race come at once, exact or estimated."""
        return self.is_warm or is_solved(layout, players)

    def failure(self, layout: Layout) -> str | None:
        """Return why this river has no chances, or no exact ones, if something went wrong."""
        job = self._solving.get(layout)
        return self._kernels.failure or (job.failure if job else None) or None

    def wait_until_warm(self, seconds: float) -> bool:
        """Wait for the kernels at most so long; return whether they are ready."""
        return self._kernels.wait(seconds)

    def warm_up(self) -> Job[None]:
        """Load the kernels in the background, if nobody has yet."""
        return self._kernels.load()

    def solve(self, layout: Layout) -> None:
        """Have a river solved in its turn, unless it is known, too large or was stopped."""
        loading = self.warm_up()
        if solver.why_not(layout) is not None or solver.kept(layout) is not None:
            return
        with self._lock:
            job = self._solving.get(layout)
            if job is None or (job.is_stopped and layout not in self._stopped):
                work = partial(self._solve, layout, loading)
                wanted = self._watchers_of(layout).are_there
                self._solving[layout] = Job(work, "race solver", is_wanted=wanted)

    def watch(self, layout: Layout, watcher: Hashable, is_open: Callable[[Hashable], bool]) -> None:
        """Note who waits for a river: once nobody is there any more, solving stops after a while.

        It begins anew when it is asked for again.
        """
        self._watchers_of(layout).add(watcher, is_open)

    def progress(self, layout: Layout) -> float | None:
        """Return how much of a river is solved, ``None`` when it is not being solved."""
        job = self._solving.get(layout)
        return None if job is None or job.is_over or job.is_stopped else job.share

    def stop(self, layout: Layout) -> None:
        """Stop solving a river; it is not begun again by itself."""
        if job := self._solving.get(layout):
            self._stopped.add(layout)
            job.stop()

    def is_stopped(self, layout: Layout) -> bool:
        """Return whether somebody did not want a river solved."""
        return layout in self._stopped

    def go_on(self, layout: Layout) -> None:
        """Have a river solved after all."""
        self._stopped.discard(layout)
        self.solve(layout)

    def wait_until_over(self, layout: Layout, seconds: float) -> bool:
        """Wait for the end of a river's solving at most so long; return whether it is over."""
        job = self._solving.get(layout)
        return job is None or job.wait(seconds)

    def _watchers_of(self, layout: Layout) -> Watchers:
        return self._watchers.setdefault(layout, Watchers())

    def _solve(self, layout: Layout, loading: Job[None], job: Job[None]) -> None:
        loading.wait()  # the first compiling shares no core with the first solving
        with self._turn:
            in_worker(job, _solved, layout)


def _solved(layout: Layout, progress: Callable[[float], None]) -> None:
    """Solve a river and keep its table, which every process finds on disk."""
    solver.keep(solver.solve(layout, progress=progress))
