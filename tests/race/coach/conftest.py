"""A small river whose chances are known, and one whose chances are not."""

import pytest

from riverlib import race
from riverlib.race import solver
from tests.race.coach.logs import SMALL


@pytest.fixture(scope="session")
def small() -> solver.Solution:
    return solver.solve(SMALL)


@pytest.fixture
def solved(small: solver.Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the small river, and no other, be solved."""
    rules = solver.rules_of(small.layout)

    def kept(layout: race.Layout) -> solver.Solution | None:
        return small if solver.rules_of(layout) == rules else None

    monkeypatch.setattr(solver, "kept", kept)


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "kept", lambda _layout: None)
