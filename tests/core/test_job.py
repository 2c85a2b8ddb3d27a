"""Work in the background: its end, its progress, how it is stopped and what went wrong."""

from threading import Event
from time import sleep

import pytest

from riverlib.core import CancelledError, RiverError
from riverlib.core.job import Job

PATIENCE = 10.0


def test_a_job_tells_its_share_and_its_result() -> None:
    half, go_on = Event(), Event()

    def work(job: Job[int]) -> int:
        job.note(0.5)
        half.set()
        go_on.wait(PATIENCE)
        return 7

    job = Job(work, "work")
    assert half.wait(PATIENCE)
    assert not job.wait(0)
    assert (job.share, job.result, job.failure, job.is_over) == (0.5, None, None, False)
    go_on.set()
    assert job.wait(PATIENCE)
    assert (job.result, job.is_done, job.failure) == (7, True, None)


def test_a_stopped_job_has_not_failed() -> None:
    def work(job: Job[None]) -> None:
        while not job.is_stopped:
            sleep(0.01)
        raise CancelledError("stopped")

    job = Job(work, "work")
    job.stop()
    assert job.wait(PATIENCE)
    assert (job.is_done, job.is_stopped, job.failure) == (False, True, None)


def test_a_job_that_nobody_wants_is_abandoned_and_one_that_was_stopped_is_not() -> None:
    def work(job: Job[None]) -> None:
        while not job.is_stopped:
            sleep(0.01)
        raise CancelledError("stopped")

    unwanted = Job(work, "work", is_wanted=lambda: False)
    assert unwanted.wait(PATIENCE)
    assert (unwanted.is_abandoned, unwanted.failure) == (True, None)
    stopped = Job(work, "work")
    stopped.stop()
    assert stopped.wait(PATIENCE)
    assert not stopped.is_abandoned


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RiverError("the cards are wet"), "the cards are wet"),
        (MemoryError(), "There was not enough memory."),
    ],
)
def test_what_goes_wrong_is_named(error: Exception, words: str) -> None:
    def work(_: Job[None]) -> None:
        raise error

    job = Job(work, "work")
    assert job.wait(PATIENCE)
    assert (job.failure, job.is_done) == (words, False)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_mistake_of_ours_is_a_failure_without_a_name() -> None:
    def work(_: Job[None]) -> None:
        raise KeyError("nobody expects this")

    job = Job(work, "work")
    assert job.wait(PATIENCE)
    assert job.failure == ""
