"""Getting the chances of rivers ready in the background, once, with progress and a way to stop."""

from functools import partial
from threading import Lock

from riverlib.core.job import Job
from riverlib.race import Layout, solver
from riverlib.race.coach.odds import is_solved


class Preparation:
    """Loads the fast kernels and solves rivers, one at a time, in the background.

    A page asks for it and never waits: until a river is solved its chances are estimates, and
    until the kernels are loaded there are none.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._turn = Lock()
        self._loading: Job[None] | None = None
        self._solving: dict[Layout, Job[None]] = {}
        """Jobs stay when they are over, so that no river is begun twice."""

    @property
    def is_warm(self) -> bool:
        """Whether estimates come at once."""
        return self._loading is not None and self._loading.is_done

    def is_ready(self, layout: Layout, players: int) -> bool:
        """Whether the chances of such a race come at once, exact or estimated."""
        return self.is_warm or is_solved(layout, players)

    def failure(self, layout: Layout) -> str | None:
        """Return why this river has no chances, or no exact ones, if something went wrong."""
        jobs = (self._loading, self._solving.get(layout))
        return next((job.failure for job in jobs if job and job.failure), None)

    def wait_until_warm(self, seconds: float) -> bool:
        """Wait for the kernels at most so long; return whether they are ready."""
        self.warm_up().wait(seconds)
        return self.is_warm

    def warm_up(self) -> Job[None]:
        """Load the kernels in the background, if nobody has yet."""
        with self._lock:
            if self._loading is None:
                self._loading = Job(_load, "race kernels")
            return self._loading

    def solve(self, layout: Layout) -> None:
        """Have a river solved in its turn, unless it is known, too large or was stopped."""
        loading = self.warm_up()
        if solver.why_not(layout) is not None or solver.kept(layout) is not None:
            return
        with self._lock:
            if layout not in self._solving:
                work = partial(self._solve, layout, loading)
                self._solving[layout] = Job(work, "race solver")

    def progress(self, layout: Layout) -> float | None:
        """Return how much of a river is solved, ``None`` when it is not being solved."""
        job = self._solving.get(layout)
        return None if job is None or job.is_over or job.is_stopped else job.share

    def stop(self, layout: Layout) -> None:
        """Stop solving a river; it is not begun again by itself."""
        if job := self._solving.get(layout):
            job.stop()

    def wait_until_over(self, layout: Layout, seconds: float) -> bool:
        """Wait for the end of a river's solving at most so long; return whether it is over."""
        job = self._solving.get(layout)
        return job is None or job.wait(seconds)

    def _solve(self, layout: Layout, loading: Job[None], job: Job[None]) -> None:
        loading.wait()  # the first compiling shares no core with the first solving
        with self._turn:
            table = solver.solve(layout, progress=job.note, cancelled=lambda: job.is_stopped)
            solver.keep(table)


def _load(_: Job[None]) -> None:
    from riverlib.race.kernels import races

    races.warm()
