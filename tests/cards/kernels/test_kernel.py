"""The kernel against the engine: the same shuffles and choices give the same games."""

import ast
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings

from riverlib.cards import VARIANTS, Variant, fitted, view
from riverlib.cards.bots.steady import good_actions
from riverlib.cards.kernels import compiled, kernel
from riverlib.cards.kernels.records import BOTS, CHOICE, GOOD, KIND, LEGAL, SEAT, TRICK
from riverlib.core import RiverError
from riverlib.core.compiler import stamp_of
from tests.cards.kernels.script import (
    Script,
    bits,
    script_of,
    steady_script_of,
    through_kernel,
)
from tests.cards.random_rules import TABLES, Table

COLUMNS = [KIND, SEAT, LEGAL, CHOICE]


def check_game(script: Script) -> None:
    """Compare legal sets, trick winners, bids, tricks, scores and totals."""
    deals, log = through_kernel(script)
    assert log[:, COLUMNS].tolist() == [list(row) for row in script.rows]
    results = script.end.results
    assert deals.bids[0].tolist() == [list(result.bids) for result in results]
    assert deals.taken[0].tolist() == [list(result.taken) for result in results]
    assert deals.scores[0].tolist() == [list(result.points) for result in results]
    assert tuple(deals.scores[0].sum(axis=0).tolist()) == script.end.totals


def check_steady(script: Script) -> None:
    """Compare what ``steady`` finds good in every position, seen by a seat and in the kernel."""
    _, log = through_kernel(script)
    decisions = log[log[:, KIND] != TRICK]
    assert len(decisions) == len(script.positions)
    for row, state in zip(decisions, script.positions, strict=True):
        assert row[GOOD] == bits(good_actions(view(state, state.to_move))), state


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 8, 10])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_the_same_game_as_by_the_engine(variant: Variant, players: int) -> None:
    if players % variant.team_size or players == variant.team_size:
        pytest.skip("no equal teams")
    check_game(script_of(Table(variant, players, players % 3 % players, players)))


def test_the_stamp_covers_every_module_that_the_kernel_is_made_of() -> None:
    """What a compiled module imports from its room is compiled in: its change must be noticed."""
    parts = {module.__name__ for module in (*compiled._PLAIN, *compiled._ELSEWHERE)}
    others = {"riverlib.cards.variant", "riverlib.core"}  # limits, and an error known by its name
    for module in compiled._PLAIN:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("riverlib"):
                assert node.module in parts | others, (module, node.module)
    assert stamp_of((*compiled._PLAIN, *compiled._ELSEWHERE)) == compiled.STAMP


@given(TABLES)
@settings(max_examples=150)
def test_any_rules_give_the_same_game_as_by_the_engine(table: Table) -> None:
    check_game(script_of(table))


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_steady_thinks_the_same_compiled(variant: Variant, players: int) -> None:
    if players % variant.team_size or players == variant.team_size:
        pytest.skip("no equal teams")
    short = replace(variant, hand_sizes=tuple(dict.fromkeys(fitted(variant, players).hand_sizes)))
    check_steady(script_of(Table(short, players, 0, 7)))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
def test_steady_thinks_the_same_compiled_when_all_play_well(variant: Variant, players: int) -> None:
    if players % variant.team_size or players == variant.team_size:
        pytest.skip("no equal teams")
    script = steady_script_of(Table(variant, players, 1, 11))
    check_game(script)
    check_steady(script)
    positions = through_kernel(script)[1]
    choices = positions[positions[:, LEGAL] & (positions[:, LEGAL] - 1) > 0]
    assert (choices[:, GOOD] != choices[:, LEGAL]).mean() > 0.5  # it does choose


@given(TABLES)
@settings(max_examples=100)
def test_steady_thinks_the_same_compiled_under_any_rules(table: Table) -> None:
    check_steady(script_of(table))


def test_a_bot_number_without_a_branch_plays_as_no_other_bot() -> None:
    """Every bot of the list has its branch, and any other number is refused before a card falls."""
    assert [key for key, number in BOTS.items() if not kernel.thinks(number)] == ["random"]
    for number in (-1, max(BOTS.values()) + 1):
        with pytest.raises(RiverError, match="no bot of that number"):
            kernel.thinks(number)
