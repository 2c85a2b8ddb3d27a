"""Long work in a process of its own, at low priority: no click waits for it.

The process is a plain ``python`` that speaks pickles over its input and output. It ends when its
input is closed: so it never outlives whoever wanted the work, however that one ended.
"""

import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from time import sleep
from typing import IO, Any

from riverlib.core.errors import CancelledError, RiverError
from riverlib.core.job import NAMED, Job, told

Tell = Callable[[Any], None]
"""Sends something from the work to whoever wanted it: a share of progress, a first result."""

_HEARTBEAT = 0.2
"""Seconds between two signs of life; whether to stop is asked at each."""
_PATIENCE = 3.0
"""Seconds for a process to end by itself once it was told to."""
_NICENESS = 15
_ROOT = Path(__file__).resolve().parents[2]
_ALIVE, _TOLD, _DONE, _FAILED = "alive", "told", "done", "failed"
_endings: list[Callable[[], None]] = []


def in_worker(
    job: Job[Any], work: Callable[..., Any], *arguments: Any, heard: Tell | None = None
) -> Any:
    """Do some work in a process of its own, and return what it returns.

    Parameters
    ----------
    job : Job
        Runs in the thread that calls this; once it is stopped, the process ends.
    work : callable
        A function of a module. Gets the arguments and, last, a function that tells: what it is
        called with is handed to ``heard``. Without ``heard`` that is the job's share of progress.

    Raises
    ------
    CancelledError
        If the job was stopped.
    RiverError
        If the work failed, with the reason; or if its process died.
    """
    heard = heard or job.note
    with _started() as child:
        assert child.stdin
        assert child.stdout
        try:
            pickle.dump((work, arguments), child.stdin)
            child.stdin.flush()
            return _listen(job, child.stdout, heard)
        except (EOFError, BrokenPipeError, pickle.UnpicklingError) as error:
            raise RiverError("the work broke off: its process ended before its time") from error
        finally:
            _end(child)


def at_end(ending: Callable[[], None]) -> None:
    """Have something done when this process, a worker, is told to end in the middle of its work."""
    _endings.append(ending)


def serve() -> None:
    """Do the work that comes in by the standard input; the whole life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever wanted the work
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not mix with the answers
    lock = Lock()

    def send(kind: str, value: object = None) -> None:
        message = pickle.dumps((kind, value))
        with lock:
            answers.write(message)
            answers.flush()

    try:
        work, arguments = pickle.load(sys.stdin.buffer)
    except (EOFError, pickle.UnpicklingError):
        return  # whoever wanted the work ended before it was all said
    Thread(target=_end_with_input, daemon=True).start()
    Thread(target=_beat, args=(send,), daemon=True).start()
    with suppress(BrokenPipeError):  # nobody is there any more
        try:
            send(_DONE, work(*arguments, lambda value: send(_TOLD, value)))
        except NAMED as error:
            send(_FAILED, told(error))


def _started() -> subprocess.Popen[bytes]:
    path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        (sys.executable, "-c", f"from {__name__} import serve; serve()"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,  # a terminal's Ctrl-C does not reach it
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),  # Windows
    )


def _listen(job: Job[Any], answers: IO[bytes], heard: Tell) -> Any:
    while True:
        kind, value = pickle.load(answers)
        if job.is_stopped:
            raise CancelledError("stopped")
        if kind == _DONE:
            return value
        if kind == _FAILED:
            raise RiverError(value)
        if kind == _TOLD:
            heard(value)


def _end(child: subprocess.Popen[bytes]) -> None:
    """End a worker by closing its input; one that does not mind is killed."""
    assert child.stdin
    with suppress(BrokenPipeError):
        child.stdin.close()
    try:
        child.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()


def _end_with_input() -> None:
    while os.read(0, 1):  # a thread in a buffered read would break the end of this process
        pass
    for ending in _endings:
        ending()
    os._exit(0)


def _beat(send: Callable[[str], None]) -> None:
    with suppress(BrokenPipeError):
        while True:
            sleep(_HEARTBEAT)
            send(_ALIVE)
