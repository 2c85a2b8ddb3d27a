"""Solve a layout: which can be, and both tables at once in two threads."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from threading import Event
from time import perf_counter
from typing import TYPE_CHECKING

from riverlib.core.counting import counted
from riverlib.race.layout import Layout
from riverlib.race.solver.errors import SolverCancelledError, UnsolvableError
from riverlib.race.solver.keys import NO_SLOTS, count_positions, slots_of
from riverlib.race.solver.solution import Solution

if TYPE_CHECKING:
    from riverlib.race.solver.layers import Settled

MAX_POSITIONS = 14_000_000
"""Positions of the largest table that is made: eight bytes each, twice, while solving."""
LARGE = 8_000_000
"""From so many positions on, the tables are made one after the other, to save memory."""
_SECONDS_BETWEEN_REPORTS = 0.1


def why_not(layout: Layout) -> str | None:
    """Return in one sentence why a layout cannot be solved, ``None`` if it can."""
    positions = count_positions(layout, slots_of(layout))
    if positions > MAX_POSITIONS:
        return (
            f"{layout.cards} river cards with {counted(layout.boats, 'boat')} each have"
            f" {positions:,} positions, the solver takes {MAX_POSITIONS:,} at most"
        )
    return None


def solve(
    layout: Layout,
    *,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Solution:
    """Find the value of every position of two players on a layout.

    Parameters
    ----------
    layout : Layout
        The river and its house flags.
    progress : callable, optional
        Told the share of the work done, 0 to 1, some times a second, in the calling thread.
    cancelled : callable, optional
        Asked as often, in the same thread; the solver stops once it returns true.

    Raises
    ------
    UnsolvableError
        If there are too many positions; the message is that of ``why_not``.
    SolverCancelledError
        If ``cancelled`` said so.
    """
    if reason := why_not(layout):
        raise UnsolvableError(f"{layout.key}: {reason}")
    start = perf_counter()
    win, margin = _settle_both(layout, progress or _ignore, cancelled or _never)
    return Solution(
        layout=layout,
        win_table=win.values,
        margin_table=margin.values,
        residual=max(win.residual, margin.residual),
        seconds=perf_counter() - start,
    )


def _settle_both(
    layout: Layout, progress: Callable[[float], None], cancelled: Callable[[], bool]
) -> tuple["Settled", "Settled"]:
    """Settle the table of wins and that of margins, and round them."""
    # numba takes a second to load and is not needed to look something up
    from riverlib.race.solver import layers

    stop = Event()
    if cancelled():
        stop.set()
    river = layers.river_of(layout)
    shares = dict.fromkeys((river.win_slots, NO_SLOTS), 0.0)

    def step(slots: int, share: float) -> None:
        shares[slots] = share
        if stop.is_set():
            raise SolverCancelledError(f"{layout.key}: stopped before it was solved")

    def settle(slots: int) -> "Settled":
        return layers.settle(layout, river, slots, partial(step, slots)).rounded()

    large = count_positions(layout, river.win_slots) >= LARGE
    with ThreadPoolExecutor(1 if large else 2, thread_name_prefix="solver") as pool:
        running = [pool.submit(settle, slots) for slots in shares]
        try:
            while wait(running, _SECONDS_BETWEEN_REPORTS).not_done:
                progress(sum(shares.values()) / len(shares))
                if cancelled():
                    stop.set()
        finally:
            stop.set()  # also if ``progress`` raises or the user interrupts
    win, margin = (future.result() for future in running)
    progress(1.0)
    return win, margin


def _ignore(_share: float) -> None:
    """Report to nobody."""


def _never() -> bool:
    return False
