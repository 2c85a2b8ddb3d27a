"""Workers: the same results wherever they ran, and what happens when one dies."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from riverlib.cards import find_variant
from riverlib.cards.kernels import games
from riverlib.core import RiverError, bulk
from tests.core import dying_workers

SHORT = replace(find_variant("family-night"), hand_sizes=(3, 1, 2))
TEN = bulk.split(10, 2)
SUMS = [(0, 1), (1, 5), (2, 9), (3, 13), (4, 17)]


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    distributed = pytest.importorskip("distributed")
    patience = {"distributed.comm.timeouts.connect": "10s"}  # with a worker that has died
    with (
        import_module("dask").config.set(patience),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None
        ) as cluster,
    ):
        yield cluster.scheduler_address


def test_batches_hold_every_game_once() -> None:
    assert bulk.split(7, 3, first=5) == [range(5, 8), range(8, 11), range(11, 12)]
    assert [number for batch in bulk.split(7, 3) for number in batch] == list(range(7))


def test_one_worker_is_this_process() -> None:
    assert list(bulk.results_of(dying_workers.total, TEN)) == SUMS


@pytest.mark.slow
def test_processes_give_the_same() -> None:
    assert sorted(bulk.results_of(dying_workers.total, TEN, workers=2)) == SUMS


@pytest.mark.slow
def test_a_batch_whose_worker_dies_is_run_again(tmp_path: Path) -> None:
    dying = partial(dying_workers.total_the_second_time, tmp_path)
    assert sorted(bulk.results_of(dying, TEN, workers=2)) == SUMS
    assert (tmp_path / "died").exists()


@pytest.mark.slow
def test_a_batch_that_kills_every_worker_is_named() -> None:
    with pytest.raises(RiverError, match=r"games .*4 to 5.* were not played"):
        list(bulk.results_of(dying_workers.total_but_4, TEN, workers=2))


@pytest.mark.slow
def test_an_error_of_a_batch_comes_through() -> None:
    with pytest.raises(ArithmeticError, match="not with 4"):
        list(bulk.results_of(dying_workers.refuse_4, TEN, workers=2))


@pytest.mark.slow
def test_two_processes_play_the_same_games_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_CARDS_A_BATCH", 4 * 4 * 6 * 50)
    alone = games.play_games(SHORT, 4, 320, seed=3)
    both = games.play_games(SHORT, 4, 320, seed=3, workers=2)
    assert np.array_equal(alone.bids, both.bids)
    assert np.array_equal(alone.scores, both.scores)


@pytest.mark.slow
def test_a_cluster_gives_the_same(scheduler: str) -> None:
    assert sorted(bulk.results_of(dying_workers.total, TEN, workers=scheduler)) == SUMS
    alone, there = (games.play_games(SHORT, 4, 320, seed=3, workers=w) for w in (1, scheduler))
    assert np.array_equal(alone.bids, there.bids)
    assert np.array_equal(alone.scores, there.scores)


@pytest.mark.slow
def test_the_cluster_runs_a_batch_again(scheduler: str, tmp_path: Path) -> None:
    dying = partial(dying_workers.total_the_second_time, tmp_path)
    assert sorted(bulk.results_of(dying, TEN, workers=scheduler)) == SUMS


@pytest.mark.slow
@pytest.mark.timeout(180)
def test_the_cluster_names_the_batch_that_kills_its_workers(
    scheduler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker has several batches at hand when it dies: Dask may blame any of them."""
    monkeypatch.setattr(bulk, "_LOST", "15s")  # a result that died with it is not waited for long
    said = r"games \d+ to \d+ were not played \("
    with pytest.raises(RiverError, match=said):
        list(bulk.results_of(dying_workers.total_but_4, TEN, workers=scheduler))


@pytest.mark.slow
def test_a_scheduler_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(bulk, "_PATIENCE", "1s")
    with pytest.raises(RiverError, match=r"no Dask scheduler answers at tcp://127.0.0.1:9"):
        list(bulk.results_of(dying_workers.total, TEN, workers="tcp://127.0.0.1:9"))


def test_a_cluster_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(RiverError, match="pip install distributed"):
        list(bulk.results_of(dying_workers.total, TEN, workers="tcp://127.0.0.1:9"))


def test_no_workers_are_too_few() -> None:
    with pytest.raises(RiverError, match="at least one worker"):
        list(bulk.results_of(dying_workers.total, TEN, workers=0))


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(RiverError, match="another version"):
        games._played(SHORT, ("random",) * 4, 1, -1, range(2))
