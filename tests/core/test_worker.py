"""Work in a process of its own: its answers, its priority, and that it never outlives its job."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from riverlib.core.job import Job
from riverlib.core.worker import in_worker
from tests.core import slow_work

PATIENCE = 30.0


def job_of(work: Callable[..., Any], *arguments: Any, **more: Any) -> Job[Any]:
    """Return a job that does its work in a process of its own."""
    return Job(lambda job: in_worker(job, work, *arguments, **more), "test")


def is_alive(process: int) -> bool:
    """Return whether there is such a process, and not only its remains."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def wait_for(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    deadline = monotonic() + seconds
    while not holds() and monotonic() < deadline:
        sleep(0.02)
    assert holds()


def test_it_is_done_elsewhere_at_low_priority() -> None:
    job = job_of(slow_work.doubled, 21)
    assert job.wait(PATIENCE)
    assert job.failure is None
    assert job.result is not None
    double, process, niceness = job.result
    assert (double, job.share) == (42, 0.5)
    assert process != os.getpid()
    assert niceness > os.nice(0)


@pytest.mark.parametrize(
    ("work", "words"),
    [
        (slow_work.wet, "the cards are wet"),
        (slow_work.out_of_memory, "There was not enough memory."),
        (slow_work.forgotten, "the work broke off: its process ended before its time"),
        (slow_work.killed, "the work broke off: its process ended before its time"),
    ],
)
def test_what_goes_wrong_is_named(work: Callable[..., Any], words: str) -> None:
    job = job_of(work)
    assert job.wait(PATIENCE)
    assert (job.failure, job.is_done) == (words, False)


def test_what_it_prints_is_no_answer() -> None:
    job = job_of(slow_work.chatty)
    assert job.wait(PATIENCE)
    assert job.result == "done"


def test_a_stopped_job_ends_its_process() -> None:
    heard: list[int] = []
    job = job_of(slow_work.endless, heard=heard.append)
    wait_for(lambda: heard)
    job.stop()
    assert job.wait(PATIENCE)
    assert (job.failure, job.is_stopped) == (None, True)
    assert not is_alive(heard[0])


@pytest.mark.slow
def test_the_processes_of_a_process_end_with_it(tmp_path: Path) -> None:
    job = job_of(slow_work.endless_with_others, tmp_path, heard=lambda _: None)
    wait_for(lambda: len(list(tmp_path.iterdir())) == 3)
    others = [int(file.name) for file in tmp_path.iterdir()]
    job.stop()
    assert job.wait(PATIENCE)
    wait_for(lambda: not any(map(is_alive, others)))


ORPHANED = """
from tests.core import slow_work
from tests.core.test_worker import job_of
from time import sleep
job_of(slow_work.endless, heard=lambda process: print(process, flush=True))
sleep(60)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_it_does_not_outlive_a_killed_program() -> None:
    with subprocess.Popen((sys.executable, "-c", ORPHANED), stdout=subprocess.PIPE) as program:
        assert program.stdout
        process = int(program.stdout.readline())
        assert is_alive(process)
        program.kill()
    wait_for(lambda: not is_alive(process))


@pytest.mark.parametrize("length", [0, 1, 20])
def test_one_whose_program_ends_before_it_has_said_the_work_ends_in_silence(length: int) -> None:
    said = pickle.dumps((slow_work.doubled, (21,)))[:length]
    command = (sys.executable, "-c", "from riverlib.core.worker import serve; serve()")
    ended = subprocess.run(command, input=said, capture_output=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"", b"")
