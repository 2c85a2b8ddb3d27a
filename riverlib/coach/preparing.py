"""Getting the chances of a river ready in the background, once, with progress and a way to stop."""

from dataclasses import dataclass
from threading import Event, Lock, Thread

from riverlib.coach.odds import is_solved
from riverlib.race import Layout

_LOOK_SECONDS = 0.4
"""How long a page waits to hear whether a river is known: a kept one is loaded by then."""
_BROKEN = (ImportError, OSError, RuntimeError, MemoryError)  # no compiler, no room for its work


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work has come."""

    share: float
    """In [0, 1]."""
    text: str
    """What is being done, in words for a player."""


class Preparation:
    """Loads the fast kernels and solves rivers, one at a time, in a thread of its own.

    A page asks for it and never waits: until a river is solved its chances are estimates, and
    until the kernels are loaded there are none.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._warm = Event()
        self._warming: Thread | None = None
        self._solving: Thread | None = None
        self._layout: Layout | None = None
        self._share = 0.0
        self._stop = Event()
        self._looked = Event()
        self._settled: set[Layout] = set()  # known, too large, declined: nothing left to do
        self._failure: str | None = None
        self._load_failure: str | None = None

    @property
    def is_warm(self) -> bool:
        """Whether estimates come at once."""
        return self._warm.is_set()

    def is_ready(self, layout: Layout, players: int) -> bool:
        """Whether the chances of such a race come at once, exact or estimated."""
        return self.is_warm or is_solved(layout, players)

    @property
    def failure(self) -> str | None:
        """Why there are no chances, or no exact ones, if something went wrong."""
        return self._load_failure or self._failure

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
        """Solve a river in the background, unless its chances are known or it is declined.

        Waits for a moment until that is clear: a river that is known shows no progress.
        """
        self.warm_up()
        with self._lock:
            if layout in self._settled or self._is_busy():
                return
            self._layout, self._share, self._failure = layout, 0.0, None
            self._stop.clear()
            self._looked.clear()
            self._solving = Thread(
                target=self._solve, args=(layout,), name="race solver", daemon=True
            )
            self._solving.start()
        self._looked.wait(_LOOK_SECONDS)

    def progress(self, layout: Layout) -> Progress | None:
        """Return how far the solving of a river is, ``None`` when it is not being solved."""
        with self._lock:
            if self._layout != layout or layout in self._settled or not self._is_busy():
                return None
            return Progress(self._share, "Working out the exact chances of this river")

    def stop(self) -> None:
        """Stop the solving; the same river is not begun again by itself."""
        with self._lock:
            if self._layout is not None and self._is_busy():
                self._settled.add(self._layout)
                self._stop.set()

    def _is_busy(self) -> bool:
        return self._solving is not None and self._solving.is_alive()

    def _load(self) -> None:
        try:
            from riverlib.sim import races

            races.warm()
        except _BROKEN as error:
            self._load_failure = str(error) or type(error).__name__
            return
        self._warm.set()

    def _solve(self, layout: Layout) -> None:
        from riverlib.core import RiverError
        from riverlib.race import solver

        is_settled = solver.why_not(layout) is not None or solver.kept(layout) is not None
        if is_settled:
            self._settled.add(layout)
        self._looked.set()
        if is_settled:
            return
        assert self._warming is not None  # solve() has begun it
        self._warming.join()  # the first compiling shares no core with the first solving
        try:
            solver.keep(solver.solve(layout, progress=self._note, cancelled=self._stop.is_set))
        except solver.SolverCancelledError:
            pass  # the player said so: estimates go on
        except (RiverError, *_BROKEN) as error:  # the disk is full, say: estimates go on
            self._failure = str(error) or type(error).__name__
        self._settled.add(layout)

    def _note(self, share: float) -> None:
        self._share = share
