"""Rivers that are solved in a moment."""

from dataclasses import replace

import pytest

from riverlib.race import DEFAULT_LAYOUT, LastAlone, Ride, TieBreak
from riverlib.race.solver import Solution, solve

SMALL = replace(
    DEFAULT_LAYOUT, key="small", name="Small", cards=6, boats=2, sandbank=1, high_tide=4, start=3
)
SMALL_LAYOUTS = {
    "as it is": SMALL,
    "ride always": replace(SMALL, key="ride", ride=Ride.ALWAYS),
    "wind declined": replace(SMALL, key="decline", decline_wind=True),
    "ties broken": replace(SMALL, key="ties", tie_break=TieBreak.BOATS_THEN_DOCK),
    "three turns alone": replace(SMALL, key="alone", last_alone=LastAlone.THREE_TURNS),
    "every flag": replace(
        SMALL,
        key="all",
        sandbank=5,
        high_tide=2,
        ride=Ride.ALWAYS,
        decline_wind=True,
        tie_break=TieBreak.BOATS_THEN_DOCK,
        last_alone=LastAlone.THREE_TURNS,
    ),
}


@pytest.fixture(scope="session")
def solutions() -> dict[str, Solution]:
    """Solve every small river once."""
    return {name: solve(layout) for name, layout in SMALL_LAYOUTS.items()}


@pytest.fixture(scope="session")
def small(solutions: dict[str, Solution]) -> Solution:
    return solutions["as it is"]


@pytest.fixture(scope="session")
def family() -> Solution:
    """Solve the family river: some seconds, for slow tests only."""
    return solve(DEFAULT_LAYOUT)
