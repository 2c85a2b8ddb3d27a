"""Getting chances ready in the background: once, with progress, stoppable, never a dead end."""

from dataclasses import replace

import pytest

from riverlib import race
from riverlib.core import watchers
from riverlib.race import solver
from riverlib.race.coach import preparing
from riverlib.race.coach.odds import is_solved
from riverlib.race.coach.preparing import Preparation
from riverlib.race.kernels import races
from tests.core.slow_work import in_this_process

POND = race.Layout(
    key="pond", name="The pond", source="Ours.", cards=6, boats=1, start=2, high_tide=3
)
PATIENCE = 60.0


def finish(preparation: Preparation, layout: race.Layout = POND) -> None:
    assert preparation.wait_until_over(layout, PATIENCE)


def test_a_river_is_solved_and_kept() -> None:
    preparation = Preparation()
    assert not is_solved(POND, 2)
    preparation.solve(POND)
    finish(preparation)
    assert is_solved(POND, 2)
    assert preparation.is_ready(POND, 2)
    assert preparation.progress(POND) is None
    assert preparation.failure(POND) is None


def test_three_players_are_never_solved() -> None:
    assert not is_solved(POND, 3)


def test_a_river_that_is_solved_is_not_solved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    solver.keep(solver.solve(POND))
    monkeypatch.setattr(solver, "solve", lambda *_, **__: pytest.fail("solved again"))
    preparation = Preparation()
    preparation.solve(POND)
    finish(preparation)
    assert preparation.failure(POND) is None


def test_stopping_is_for_good() -> None:
    preparation = Preparation()
    preparation.solve(race.DEFAULT_LAYOUT)
    assert preparation.progress(race.DEFAULT_LAYOUT) is not None
    assert preparation.progress(POND) is None
    preparation.stop(race.DEFAULT_LAYOUT)
    finish(preparation, race.DEFAULT_LAYOUT)
    assert not is_solved(race.DEFAULT_LAYOUT, 2)
    preparation.solve(race.DEFAULT_LAYOUT)
    assert preparation.progress(race.DEFAULT_LAYOUT) is None
    assert preparation.failure(race.DEFAULT_LAYOUT) is None
    assert preparation.is_stopped(race.DEFAULT_LAYOUT)


def test_who_stopped_a_river_may_have_it_solved_after_all() -> None:
    preparation = Preparation()
    preparation.stop(POND)
    preparation.solve(POND)
    preparation.stop(POND)
    finish(preparation)
    preparation.go_on(POND)
    finish(preparation)
    assert is_solved(POND, 2)
    assert not preparation.is_stopped(POND)


def test_a_river_that_nobody_waits_for_begins_anew_when_somebody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(watchers, "GRACE", 0.0)
    preparation = Preparation()
    preparation.watch(race.DEFAULT_LAYOUT, "phone", lambda _: False)
    preparation.solve(race.DEFAULT_LAYOUT)
    finish(preparation, race.DEFAULT_LAYOUT)
    assert not is_solved(race.DEFAULT_LAYOUT, 2)
    monkeypatch.setattr(watchers, "GRACE", 10.0)
    preparation.watch(race.DEFAULT_LAYOUT, "desk", lambda _: True)
    preparation.solve(race.DEFAULT_LAYOUT)
    assert preparation.progress(race.DEFAULT_LAYOUT) is not None
    preparation.stop(race.DEFAULT_LAYOUT)
    finish(preparation, race.DEFAULT_LAYOUT)


def test_a_stopped_river_does_not_stop_another() -> None:
    preparation = Preparation()
    preparation.solve(race.DEFAULT_LAYOUT)
    preparation.stop(race.DEFAULT_LAYOUT)
    finish(preparation, race.DEFAULT_LAYOUT)
    preparation.solve(POND)
    finish(preparation)
    assert is_solved(POND, 2)


def test_two_rivers_are_solved_one_after_the_other() -> None:
    preparation = Preparation()
    brook = replace(POND, key="brook", start=1)
    preparation.solve(POND)
    preparation.solve(brook)
    assert preparation.progress(brook) is not None
    finish(preparation, brook)
    assert is_solved(POND, 2)
    assert is_solved(brook, 2)


def test_what_went_wrong_on_one_river_is_not_said_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(preparing, "in_worker", in_this_process)

    def full(solution: object) -> None:
        raise solver.TableError("no space left")

    monkeypatch.setattr(solver, "keep", full)
    preparation = Preparation()
    preparation.solve(POND)
    finish(preparation)
    assert preparation.failure(race.DEFAULT_LAYOUT) is None


def test_kernels_that_cannot_be_loaded_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise RuntimeError("cannot cache function")

    monkeypatch.setattr(races, "warm", broken)
    preparation = Preparation()
    assert not preparation.wait_until_warm(0.5)
    assert preparation.failure(POND) == "cannot cache function"


def test_a_full_disk_leaves_estimates(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "in_worker", in_this_process)

    def full(solution: object) -> None:
        raise solver.TableError("no space left")

    monkeypatch.setattr(solver, "keep", full)
    preparation = Preparation()
    preparation.solve(POND)
    finish(preparation)
    assert preparation.failure(POND) == "no space left"
    assert preparation.is_ready(POND, 2)


@pytest.mark.parametrize("error", [MemoryError(), ImportError("no numba"), OSError("no room")])
def test_solving_that_breaks_is_named_and_not_begun_again(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(preparing, "in_worker", in_this_process)
    solved = []

    def broken(layout: race.Layout, **_: object) -> None:
        solved.append(layout)
        raise error

    monkeypatch.setattr(solver, "solve", broken)
    preparation = Preparation()
    for _ in range(2):
        preparation.solve(POND)
        finish(preparation)
    assert preparation.failure(POND)
    assert len(solved) == 1
