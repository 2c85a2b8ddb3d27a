"""Getting the chances of a river ready in the background, once, with progress and a way to stop."""

from dataclasses import dataclass
from threading import Event, Lock, Thread

from riverlib.race import Layout


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
        self._declined: set[Layout] = set()
        self._failure: str | None = None

    @property
    def is_warm(self) -> bool:
        """Whether estimates come at once."""
        return self._warm.is_set()

    @property
    def failure(self) -> str | None:
        """Why the last river could not be solved or kept, if it could not."""
        return self._failure

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
        """Solve a river in the background, unless its chances are known or it is declined."""
        self.warm_up()
        with self._lock:
            if layout in self._declined or self._is_busy():
                return
            self._layout, self._share, self._failure = layout, 0.0, None
            self._stop.clear()
            self._solving = Thread(
                target=self._solve, args=(layout,), name="race solver", daemon=True
            )
            self._solving.start()

    def progress(self, layout: Layout) -> Progress | None:
        """Return how far the solving of a river is, ``None`` when it is not being solved."""
        with self._lock:
            if self._layout != layout or not self._is_busy():
                return None
            return Progress(self._share, "Working out the exact chances of this river")

    def stop(self) -> None:
        """Stop the solving; the same river is not begun again by itself."""
        with self._lock:
            if self._layout is not None and self._is_busy():
                self._declined.add(self._layout)
                self._stop.set()

    def _is_busy(self) -> bool:
        return self._solving is not None and self._solving.is_alive()

    def _load(self) -> None:
        from riverlib.sim import races

        races.warm()
        self._warm.set()

    def _solve(self, layout: Layout) -> None:
        from riverlib.core import RiverError
        from riverlib.race import solver

        self._warm.wait()  # the first compiling shares no core with the first solving
        if solver.why_not(layout) is not None or solver.kept(layout) is not None:
            return
        try:
            solver.keep(solver.solve(layout, progress=self._note, cancelled=self._stop.is_set))
        except RiverError as error:  # cancelled, or the disk is full: estimates go on
            self._failure = str(error)
            self._declined.add(layout)

    def _note(self, share: float) -> None:
        self._share = share
