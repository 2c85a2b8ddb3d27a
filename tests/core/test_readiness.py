"""Kernels are compiled in another process, once, and loaded here."""

import sys
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from riverlib.core import readiness, worker
from riverlib.core.readiness import Readiness
from tests.core.test_worker import PATIENCE


class Kernels(SimpleNamespace):
    """A module whose kernels note what is done with them."""

    def __init__(self, *, compiled: bool) -> None:
        super().__init__(compiled=compiled, done=[])

    def is_compiled(self) -> bool:
        return bool(self.compiled)

    def warm(self) -> None:
        self.done.append("warmed here")


@pytest.fixture(params=[True, False], ids=["compiled", "fresh"])
def kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Kernels:
    made = Kernels(compiled=request.param)

    def compiles(*_: object, heard: Callable[[object], None]) -> None:
        heard(0.0)
        made.done.append("compiled elsewhere")
        made.compiled = True

    monkeypatch.setitem(sys.modules, "some.kernels", made)
    monkeypatch.setattr(readiness, "in_worker", compiles)
    return made


def test_kernels_are_compiled_elsewhere_and_only_where_they_are_not(kernels: Kernels) -> None:
    is_fresh = not kernels.compiled
    ready = Readiness("some.kernels")
    assert not ready.is_loaded
    assert ready.wait(PATIENCE)
    assert ready.wait(0)
    assert kernels.done == ["compiled elsewhere"] * is_fresh + ["warmed here"]
    assert ready.failure is None


def test_what_another_page_has_begun_is_waited_for(kernels: Kernels) -> None:
    ready = Readiness("some.kernels")
    ready.compile()
    assert ready.wait(PATIENCE)
    assert kernels.done == ["compiled elsewhere", "warmed here"]


def test_waiting_is_slow_only_while_something_has_to_be_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready = Readiness("some.kernels")
    seen = []

    def compiles(*_: object, heard: Callable[[object], None]) -> None:
        seen.append(ready.is_slow)  # its process looks first what there is to do
        heard(0.0)
        seen.append(ready.is_slow)

    monkeypatch.setattr(readiness, "in_worker", compiles)
    ready.compile().wait(PATIENCE)
    assert [*seen, ready.is_slow] == [False, True, False]


def test_a_compiler_that_dies_leaves_the_work_to_this_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernels = Kernels(compiled=False)
    monkeypatch.setitem(sys.modules, "some.kernels", kernels)
    monkeypatch.setattr(worker, "_ROOT", "/nowhere")
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    ready = Readiness("some.kernels")
    assert ready.wait(PATIENCE)
    assert kernels.done == ["warmed here"]
