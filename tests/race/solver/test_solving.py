"""The solver at work: what it refuses, reports, and how it stops; what it loads."""

import subprocess
import sys
from dataclasses import replace

import pytest

from riverlib import race
from riverlib.race.solver import (
    MAX_POSITIONS,
    Solution,
    SolverCancelledError,
    UnsolvableError,
    kernels,
    keys,
    solve,
    why_not,
)
from riverlib.race.solver.fleets import all_fleets, classes_of, count_fleets
from tests.race.solver.conftest import SMALL, SMALL_LAYOUTS

LARGE = replace(race.DEFAULT_LAYOUT, key="large", cards=14, boats=4)


@pytest.mark.parametrize("layout", race.LAYOUTS, ids=lambda layout: layout.key)
def test_every_river_on_offer_can_be_solved(layout: race.Layout) -> None:
    assert why_not(layout) is None


def test_a_river_with_too_many_positions_is_refused() -> None:
    reason = why_not(LARGE)
    assert reason is not None
    assert f"the solver takes {MAX_POSITIONS:,} at most" in reason
    with pytest.raises(UnsolvableError, match=f"large: {reason}"):
        solve(LARGE)


def test_progress_rises_to_one() -> None:
    shares: list[float] = []
    solve(SMALL, progress=shares.append)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] == 1


def test_it_stops_at_once_when_told_before() -> None:
    with pytest.raises(SolverCancelledError, match="small: stopped"):
        solve(SMALL, cancelled=lambda: True)


def test_it_stops_on_the_way() -> None:
    answers = iter([False, False, True])
    shares: list[float] = []
    with pytest.raises(SolverCancelledError):
        solve(race.LAYOUTS[2], progress=shares.append, cancelled=lambda: next(answers, True))
    assert shares[-1] < 1


def test_a_failing_report_stops_it_too() -> None:
    def fail(_share: float) -> None:
        raise RuntimeError("the window is closed")

    with pytest.raises(RuntimeError, match="closed"):
        solve(race.LAYOUTS[2], progress=fail)


def test_tables_made_one_after_the_other_are_the_same(
    small: Solution, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riverlib.race.solver.solving.LARGE", 0)
    again = solve(SMALL)
    assert (again.win_table == small.win_table).all()
    assert (again.margin_table == small.margin_table).all()


@pytest.mark.parametrize("name", SMALL_LAYOUTS)
def test_the_residual_is_measured_and_small(solutions: dict[str, Solution], name: str) -> None:
    assert 0 < solutions[name].residual <= 1e-9


@pytest.mark.parametrize("layout", [*SMALL_LAYOUTS.values(), race.DEFAULT_LAYOUT])
def test_positions_are_counted_as_they_are_numbered(layout: race.Layout) -> None:
    fleets = all_fleets(layout)
    assert count_fleets(layout) == (len(fleets), sum(fleet.docked for fleet in fleets))
    assert [cls.start for cls in classes_of(fleets)][1:] == [
        cls.stop for cls in classes_of(fleets)
    ][:-1]
    for slots in (keys.NO_SLOTS, keys.SHARED, keys.BEST_DOCK):
        last = len(fleets) - 1
        key = keys.keys_of(fleets, slots)
        full = slots * fleets[last].docked ** 2
        place = keys.state_index(key, layout.cards - 1, 1, last, last, full)
        assert place == keys.count_positions(layout, slots) - 1


def test_every_position_has_a_place_of_its_own() -> None:
    fleets = all_fleets(SMALL)
    for slots in (keys.NO_SLOTS, keys.SHARED, keys.BEST_DOCK):
        key = keys.keys_of(fleets, slots)
        places = [
            keys.state_index(key, 0, 0, first, second, slot)
            for first, one in enumerate(fleets)
            for second, other in enumerate(fleets)
            for slot in range(slots * one.docked * other.docked + 1)
        ]
        assert places == list(range(len(places)))


def test_the_compiled_index_is_the_same() -> None:
    key = keys.keys_of(all_fleets(SMALL), keys.SHARED)
    for place in ((0, 0, 3, 5, 0), (4, 1, 35, 34, 1), (5, 1, 35, 35, 4)):
        assert kernels.state_index(key, *place) == keys.state_index(key, *place)


# fmt: off
POINTS = {  # arrivals             points     worth to the first player: shared, best dock
    "nobody came home":    ((),           (0, 0),    0.5, 0.5),
    "only the first":      ((0, 0),       (23, 0),   1.0, 1.0),
    "only the second":     ((1,),         (0, 12),   0.0, 0.0),
    "one each":            ((1, 0),       (11, 12),  0.0, 0.0),
    "equal, first's best": ((0, 1, 1, 0), (21, 21),  0.5, 1.0),
    "equal, other's best": ((1, 0, 0, 1), (21, 21),  0.5, 0.0),
    "fewer boats, more":   ((0, 0, 1, 1), (23, 19),  1.0, 1.0),
    "equal, more boats":   ((0, 0, 1, 1, 1, 0), (30, 27),  1.0, 1.0),
}
# fmt: on


@pytest.mark.parametrize(("owners", "points", "shared", "best"), POINTS.values(), ids=POINTS)
def test_slots_tell_points_and_best_dock(
    owners: tuple[int, ...], points: tuple[int, int], shared: float, best: float
) -> None:
    docked = (owners.count(0), owners.count(1))
    for slots, worth in ((keys.SHARED, shared), (keys.BEST_DOCK, best)):
        slot = keys.slot_of(owners, slots)
        assert 0 <= slot <= slots * docked[0] * docked[1]
        assert keys.points_of(docked, slot, slots) == points
        assert keys.won_share(docked, slot, slots) == worth


# fmt: off
LOADED = {
    "the game":    ("import riverlib.race", False),
    "the solver":  ("import riverlib.race.solver", False),
    "what it can": ("from riverlib.race import LAYOUTS, solver; solver.why_not(LAYOUTS[0])", False),
    "the kernels": ("import riverlib.race.solver.kernels", True),
}
# fmt: on


@pytest.mark.parametrize(("code", "loaded"), LOADED.values(), ids=LOADED)
def test_numba_is_loaded_only_to_solve(code: str, loaded: bool) -> None:
    check = f"{code}; import sys; sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], check=False, timeout=60)
    assert done.returncode == loaded


def test_the_game_does_not_load_the_solver() -> None:
    check = "import riverlib.race, sys; sys.exit('riverlib.race.solver' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False, timeout=60).returncode == 0
