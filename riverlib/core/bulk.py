"""Long work in batches: in processes on this machine, joblib's, or on a Dask cluster.

A batch is a range of game numbers, and what it gives depends on nothing but its numbers; so it does
not matter who works it off, in which order, or how often. A batch whose worker dies is run again.
Both are reached through futures, not through ``joblib.Parallel``: that kills its processes when
somebody says stop, and joblib 1.6 waits for ever once a batch has killed the workers of a cluster.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import closing
from functools import partial
from importlib import import_module
from itertools import islice, takewhile
from types import ModuleType
from typing import TypeVar

from joblib.externals.loky import get_reusable_executor  # type: ignore[import-untyped]
from joblib.externals.loky.process_executor import (  # type: ignore[import-untyped]
    BrokenProcessPool,
    ShutdownExecutorError,
)

from riverlib.core import CancelledError, RiverError
from riverlib.core.worker import at_end

Result = TypeVar("Result")
Numbered = Generator[tuple[int, Result], None, None]
Workers = int | str
"""Processes on this machine (1: none but this), or the address of a Dask scheduler, ``tcp://…``."""
Progress = Callable[[int, int], None]
"""Told after each batch how many games are done, and of how many."""

ATTEMPTS = 3  # at a batch whose worker dies; Dask makes four of its own
_PATIENCE = "10s"  # for a scheduler to answer
_LOST = "60s"  # for the result of a batch that is done
_IDLE_SECONDS = 300  # after which a process ends


def split(games: int, size: int, first: int = 0) -> list[range]:
    """Return the numbers of ``games`` games, ``size`` to a batch and the last one shorter.

    >>> split(5, 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    stop = first + games
    return [range(start, min(start + size, stop)) for start in range(first, stop, size)]


def results_of(
    function: Callable[[range], Result],
    batches: Sequence[range],
    *,
    workers: Workers = 1,
    on_progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Numbered[Result]:
    """Yield each batch's index and result, in the order in which they are done.

    Parameters
    ----------
    function
        Of a module, or a ``functools.partial`` of one: it travels to the workers by name.

    Raises
    ------
    CancelledError
        Once ``cancelled()``, which is asked between batches, says so and the batches under way
        are done: the workers live on.
    RiverError
        If workers keep dying over the same batch; the message names its games.
    """
    games, done = sum(map(len, batches)), 0
    go_on = partial(_goes_on, cancelled)
    with closing(_results(function, batches, workers, go_on)) as results:
        for index, result in results:
            done += len(batches[index])
            yield index, result
            if on_progress:
                on_progress(done, games)
    if done < games:
        raise CancelledError(f"stopped after {done} of {games} games")


def refuse_another_version(wanted: int, here: int) -> None:
    """Refuse to work where the code is not that of whoever asked for the work.

    Raises
    ------
    RiverError
        If the two versions differ.
    """
    if wanted != here:
        raise RiverError(
            "a worker has another version of these games: update it, then start it again"
        )


def _goes_on(cancelled: Callable[[], bool] | None, *_: object) -> bool:
    return cancelled is None or not cancelled()


def _results(
    function: Callable[[range], Result],
    batches: Sequence[range],
    workers: Workers,
    go_on: Callable[..., bool],
) -> Numbered[Result]:
    if isinstance(workers, str):
        yield from takewhile(go_on, _on_cluster(function, batches, workers))
    elif workers > 1:
        yield from _in_processes(function, batches, workers, go_on)
    elif workers == 1:
        for index, batch in takewhile(go_on, enumerate(batches)):
            yield index, function(batch)
    else:
        raise RiverError(f"at least one worker is needed, not {workers}")


def _in_processes(
    function: Callable[[range], Result],
    batches: Sequence[range],
    workers: int,
    go_on: Callable[..., bool],
) -> Numbered[Result]:
    """Keep every process busy with one batch: so few are under way when somebody says stop."""
    missing, death = dict(enumerate(batches)), ""
    for _ in range(ATTEMPTS):
        executor = get_reusable_executor(max_workers=workers, timeout=_IDLE_SECONDS)
        at_end(partial(executor.shutdown, kill_workers=True))
        left = takewhile(go_on, list(missing.items()))
        running: set[Future[tuple[int, Result]]] = set()
        try:
            running = _submitted(executor, function, islice(left, workers))
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= _submitted(executor, function, islice(left, len(done)))
                for future in done:
                    index, result = future.result()
                    del missing[index]
                    yield index, result
        except ShutdownExecutorError:  # this process ends
            return
        except BrokenProcessPool as error:
            death = str(error).partition(".")[0]
        finally:
            for future in running:
                future.cancel()
        if not missing or not go_on():
            return
    raise _not_played(list(missing.values()), death)


def _submitted(
    executor: Executor, function: Callable[[range], Result], numbered: Iterable[tuple[int, range]]
) -> set[Future[tuple[int, Result]]]:
    return {executor.submit(_numbered, function, index, batch) for index, batch in numbered}


def _on_cluster(
    function: Callable[[range], Result], batches: Sequence[range], address: str
) -> Numbered[Result]:
    distributed = _distributed()
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise RiverError(f"no Dask scheduler answers at {address}: {error}") from error
    with client:
        index_by_future = {
            client.submit(_numbered, function, index, batch, pure=False): index
            for index, batch in enumerate(batches)
        }
        for future in distributed.as_completed(list(index_by_future), loop=client.loop):
            index = index_by_future.pop(future)
            try:
                result = future.result(timeout=_LOST)
            except distributed.KilledWorker as error:
                death = str(error).partition(".")[0]
                raise _not_played([batches[index]], death) from error
            except TimeoutError as error:  # its worker died with the result, and none came after
                raise _not_played([batches[index]], "no worker of the cluster answers") from error
            yield result


def _numbered(function: Callable[[range], Result], index: int, batch: range) -> tuple[int, Result]:
    return index, function(batch)


def _not_played(batches: Sequence[range], death: str) -> RiverError:
    names = ", ".join(f"{batch.start} to {batch.stop - 1}" for batch in batches)
    return RiverError(f"workers died again and again: games {names} were not played ({death})")


def _distributed() -> ModuleType:
    try:
        return import_module("distributed")
    except ImportError as error:
        raise RiverError(
            "games on a cluster need one more package: pip install distributed"
        ) from error
