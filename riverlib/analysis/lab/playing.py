"""Playing a plan: in blocks of games, here, in processes, or on a cluster."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial

from riverlib.analysis.lab.enough import is_enough
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Sums, sums_of
from riverlib.core import bulk

BLOCK = 960
"""Games of a block: a second at most, and a multiple of what a race's seeds come in.

Sums are added block by block in the order of the games, so the last digit is the same however the
blocks were split among workers.
"""
_LOOK = 5 * BLOCK
"""Games from one look whether it is enough to the next: the same ones wherever it is played."""


def run(
    plan: Plan,
    *,
    workers: bulk.Workers = 1,
    on_progress: bulk.Progress | None = None,
    until_certain: bool = False,
) -> Sums:
    """Play a whole plan, or until the answer is certain enough, and return what it adds up to."""
    *_, sums = growing(plan, workers=workers, on_progress=on_progress, until_certain=until_certain)
    return sums


def growing(
    plan: Plan,
    played: Sums | None = None,
    *,
    workers: bulk.Workers = 1,
    on_progress: bulk.Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    until_certain: bool = False,
) -> Iterator[Sums]:
    """Yield what a plan adds up to, after each block that follows those before it.

    Parameters
    ----------
    played : Sums, optional
        What was played of it before: whole blocks.
    workers, on_progress, cancelled
        As for ``core.bulk.results_of``, which also says what is raised.
    until_certain : bool
        Whether to end as soon as ``is_enough`` says so; the same plan ends after the same games.
    """
    first = played.games if played else 0
    blocks = bulk.split(plan.games - first, BLOCK, first)
    function = partial(play_block, plan, plan.lab.version())
    early: dict[int, Sums] = {}
    due = 0
    results = bulk.results_of(
        function, blocks, workers=workers, on_progress=on_progress, cancelled=cancelled
    )
    with closing(results):
        for index, sums in results:
            early[index] = sums
            while due in early:
                block = early.pop(due)
                played = played + block if played else block
                due += 1
                yield played
                if until_certain and not played.games % _LOOK and is_enough(plan, played):
                    return


def play_block(plan: Plan, version: int, games: range) -> Sums:
    """Play some games under every rule set of a plan, wherever this runs, and add them up."""
    bulk.refuse_another_version(version, plan.lab.version())
    counted = [
        plan.lab.play(rules, plan.seats(no), plan.seed, games)
        for no, rules in enumerate(plan.rules)
    ]
    return sums_of(plan.counted(), counted)
