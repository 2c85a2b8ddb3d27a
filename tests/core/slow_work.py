"""Work for the tests of workers: what a process of its own does, one function a case."""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import sleep, time
from typing import Any

from riverlib.core import CancelledError, RiverError, bulk
from riverlib.core.job import Job


def in_this_process(
    job: Job[Any],
    work: Callable[..., Any],
    *arguments: Any,
    heard: Callable[[Any], None] | None = None,
) -> Any:
    """Stand in for ``in_worker`` where a test has changed what the work calls."""
    return work(*arguments, heard or job.note)


def that_nobody_wants(job: Job[Any], *_: Any, **__: Any) -> Any:
    """Stand in for ``in_worker`` where every window that waited is gone."""
    job._is_wanted = lambda: False
    assert job.is_stopped
    raise CancelledError("nobody wants it")


def until_it_is_stopped(job: Job[Any], *_: Any, **__: Any) -> Any:
    """Stand in for ``in_worker`` where the work takes long and somebody stops it."""
    while not job.is_stopped:
        sleep(0.01)
    raise CancelledError("stopped")


def doubled(number: int, tell: Callable[[float], None]) -> tuple[int, int, int]:
    """Return twice the number, the number of this process and its niceness; tell a half before."""
    tell(0.5)
    return 2 * number, os.getpid(), os.nice(0)


def wet(_: Callable[[float], None]) -> None:
    """Fail by name."""
    raise RiverError("the cards are wet")


def no_cards(*_: object) -> None:
    """Fail by name, whatever was wanted."""
    raise RiverError("the cards are wet")


def plays_for_ever(*_: object) -> None:
    """Take no notice of what was wanted, and never end."""
    sleep(3600)


def out_of_memory(_: Callable[[float], None]) -> None:
    """Fail without words."""
    raise MemoryError


def forgotten(_: Callable[[float], None]) -> None:
    """Make a mistake of ours."""
    raise KeyError("nobody expects this")


def killed(_: Callable[[float], None]) -> None:
    """Die without a word."""
    os.kill(os.getpid(), signal.SIGKILL)


def chatty(_: Callable[[float], None]) -> str:
    """Print, which must not mix with the answer."""
    print("chatter " * 1000)
    return "done"


def endless(tell: Callable[[int], None]) -> None:
    """Tell which process this is, then work for ever."""
    tell(os.getpid())
    while True:
        sleep(0.01)


def endless_with_others(folder: Path, tell: Callable[[int], None]) -> None:
    """Work for ever in three other processes, which write down that they live."""
    tell(os.getpid())
    for _ in bulk.results_of(_Living(folder), bulk.split(1000, 1), workers=3):
        pass


class _Living:
    """Writes the time into a file named as its process, for a while."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, _: range) -> None:
        for _ in range(50):
            (self.folder / str(os.getpid())).write_text(str(time()))
            sleep(0.02)
