"""How strong the bots are, in a small form of ``bench/race_bots.py``, and the figures it wrote."""

import json
from itertools import pairwise

import numpy as np
import pytest

from bench.race_bots import LAYOUT, PILOT, STRENGTH, in_kernel, race_of
from riverlib.race import apply, legal_actions, new_game, roll, solver
from riverlib.race.bots import BOTS, find_bot, pilot

PILOTS = [(2, 0.55), (3, 0.40), (4, 0.33)]


def shares(players: int) -> dict[tuple[str, str], float]:
    rows = json.loads(STRENGTH.read_text("utf-8"))["pairings"]
    return {(row["bot"], row["against"]): row["share"] for row in rows if row["players"] == players}


@pytest.mark.parametrize("weak", ["random", "front-runner", "rear-guard"])
@pytest.mark.parametrize(("players", "least"), [(2, 0.68), (3, 0.42), (4, 0.31)])
def test_steady_clearly_beats_the_simple_bots(players: int, least: float, weak: str) -> None:
    row = in_kernel(players, "steady", weak, games=6_000, seed=3)
    assert row.share - row.error > least


def test_the_figures_are_those_of_this_river_and_these_bots() -> None:
    figures = json.loads(STRENGTH.read_text("utf-8"))
    assert figures["layout"] == LAYOUT.key
    assert {row["bot"] for row in figures["pairings"]} == set(BOTS)
    for row in figures["pairings"]:
        if PILOT in (row["bot"], row["against"]):
            continue
        again = in_kernel(row["players"], row["bot"], row["against"], games=2_000, seed=8)
        assert abs(again.share - row["share"]) < 2 * (again.error + row["error"]), row


def test_the_bots_are_listed_weakest_first() -> None:
    found = shares(2)
    for weaker, stronger in pairwise(BOTS):
        assert found[stronger, weaker] >= 0.49, (stronger, weaker)
    for players in (2, 3, 4):
        assert shares(players)["pilot", "steady"] > 1 / players + 0.08


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), PILOTS)
def test_without_a_table_the_pilot_beats_steady(
    players: int, least: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a sixth of its rollouts it is hardly weaker, and a test takes a fifth of the time."""
    monkeypatch.setattr(pilot, "ROLLOUTS", 1_000)
    won = []
    for game_no in range(120):
        own, first = game_no % players, game_no // players % players
        bots = [PILOT if seat == own else "steady" for seat in range(players)]
        won.append(race_of(bots, first, np.random.default_rng(game_no)).shares[own])
    assert np.mean(won) > least - 0.03


@pytest.mark.slow
def test_with_a_table_the_pilot_always_takes_a_best_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And without one it gives away little: under half a point a decision."""
    solution = solver.solve(LAYOUT)
    lost = {"table": [], "none": []}
    rng = np.random.default_rng(2)
    for seed in range(12):
        state = new_game(LAYOUT, players=2, first=seed % 2)
        while not state.is_over:
            if state.to_move is None:
                state, _ = apply(state, roll(state, rng))
                continue
            if len(legal_actions(state)) > 1:
                chances = solution.choices(state)
                for kind, found in (("table", solution), ("none", None)):
                    monkeypatch.setattr(
                        "riverlib.race.bots.pilot.kept", lambda _layout, found=found: found
                    )
                    choice = find_bot(PILOT).choose(state, rng)
                    lost[kind].append(max(chances.values()) - chances[choice])
            state, _ = apply(state, find_bot("steady").choose(state, rng))
    assert max(lost["table"]) < 1e-6
    assert np.mean(lost["none"]) < 0.005
