"""The tables are right: a second solver agrees, the engine agrees, played races agree."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.optimal_races import play
from riverlib import race
from riverlib.core import seeds
from riverlib.race.solver import Solution, layers
from riverlib.race.solver.keys import NO_SLOTS
from tests.race.solver import plain
from tests.race.solver.conftest import SMALL_LAYOUTS

TINY = {name: replace(layout, boats=1) for name, layout in SMALL_LAYOUTS.items()}  # no winds


def unrounded(layout: race.Layout) -> Solution:
    river = layers.river_of(layout)
    win, margin = (
        layers.settle(layout, river, slots, lambda _share: None)
        for slots in (river.win_slots, NO_SLOTS)
    )
    return Solution(
        layout=layout,
        win_table=win.values,
        margin_table=margin.values,
        residual=max(win.residual, margin.residual),
        seconds=0.0,
    )


def agree_everywhere(layout: race.Layout) -> int:
    """Compare both solvers in every position and return how many there are."""
    solution, graph = unrounded(layout), plain.graph_of(layout)
    won, made = plain.values_of(graph, 0), plain.values_of(graph, 1)
    for position in graph:
        state = plain.state_of(layout, position)
        assert abs(solution.win_chance(state, 0) - won[position]) <= 1e-9, position
        assert abs(solution.margin(state, 0) - made[position]) <= 1e-9, position
    assert solution.residual <= 1e-9
    return len(graph)


@pytest.mark.parametrize("layout", TINY.values(), ids=TINY)
def test_a_plain_solver_agrees_with_one_boat_each(layout: race.Layout) -> None:
    assert agree_everywhere(layout) >= 576


@pytest.mark.slow
@pytest.mark.parametrize("name", ["as it is", "ride always", "every flag"])
def test_a_plain_solver_agrees_with_two_boats_each(name: str) -> None:
    """With every flag a solver that forgets one is wrong, but for the ride: there all want it."""
    assert agree_everywhere(SMALL_LAYOUTS[name]) > 14_000


@given(
    name=st.sampled_from(sorted(SMALL_LAYOUTS)),
    seed=st.integers(0, 2**32),
    throws=st.integers(0, 30),
    first=st.integers(0, 1),
)
def test_a_position_is_worth_the_mean_over_its_throws(
    solutions: dict[str, Solution], name: str, seed: int, throws: int, first: int
) -> None:
    solution = solutions[name]
    state = after_throws(solution.layout, throws, seed=seed, first=first)
    bellman_holds(solution, state)


@pytest.mark.slow
def test_the_family_river_obeys_the_same_equation(family: Solution) -> None:
    for seed in range(300):
        bellman_holds(family, after_throws(family.layout, seed % 40, seed=seed, first=seed % 2))


def after_throws(layout: race.Layout, throws: int, *, seed: int, first: int) -> race.RaceState:
    """Play random throws from the start; stops where the race is over."""
    rng = seeds.generator(seed)
    state = race.new_game(layout, players=2, first=first)
    for _ in range(throws):
        if state.is_over:
            break
        state, _ = race.apply(state, race.roll(state, rng))
        choices = race.legal_actions(state)
        state, _ = race.apply(state, choices[rng.integers(len(choices))])
    return state


def bellman_holds(solution: Solution, state: race.RaceState) -> None:
    for seat in (0, 1):
        won, made = solution.win_chance(state, seat), solution.margin(state, seat)
        if state.is_over:
            share = (seat in state.winners) / len(state.winners)
            assert (won, made) == (share, state.scores[seat] - state.scores[1 - seat])
            continue
        thrown = [race.apply(state, race.Roll(face))[0] for face in range(1, 7)]
        assert won == pytest.approx(
            sum(solution.win_chance(after, seat) for after in thrown) / 6, abs=1e-6
        )
        assert made == pytest.approx(
            sum(solution.margin(after, seat) for after in thrown) / 6, abs=1e-5
        )


@pytest.mark.slow
@pytest.mark.parametrize("to_win", [True, False])
def test_races_played_by_the_table_end_as_it_says(family: Solution, to_win: bool) -> None:
    results = play(family, 20_000, seeds.generator(1), to_win=to_win)
    start = race.new_game(family.layout, players=2)
    for seat, side in ((0, 1), (1, -1)):
        if to_win:
            outcome, value = results.first_won, family.win_chance(start, seat)
            outcome = outcome if seat == 0 else 1 - outcome
        else:
            outcome, value = side * results.margin, family.margin(start, seat)
        error = outcome.std() / len(outcome) ** 0.5
        assert abs(outcome.mean() - value) <= 3 * error


@pytest.mark.slow
def test_played_races_agree_on_a_small_river_with_other_flags(
    solutions: dict[str, Solution],
) -> None:
    for name in ("ride always", "wind declined"):
        results = play(solutions[name], 20_000, seeds.generator(2), to_win=True)
        start = race.new_game(solutions[name].layout, players=2)
        error = results.first_won.std() / 20_000**0.5
        off = results.first_won.mean() - solutions[name].win_chance(start, 0)
        assert abs(off) <= 3 * error, name


def test_the_simulation_refuses_flags_that_it_does_not_know(
    solutions: dict[str, Solution],
) -> None:
    for name in ("ties broken", "three turns alone"):
        with pytest.raises(ValueError, match="these races know no"):
            play(solutions[name], 1, seeds.generator(1), to_win=True)


@pytest.mark.slow
def test_the_family_river_favours_the_second_seat(family: Solution) -> None:
    start = race.new_game(family.layout, players=2)
    assert family.residual <= 1e-9
    assert family.win_chance(start, 0) == pytest.approx(0.455962, abs=1e-6)
    assert family.win_chance(start, 1) == pytest.approx(0.544038, abs=1e-6)
    assert family.margin(start, 0) == pytest.approx(-1.17222, abs=1e-5)
