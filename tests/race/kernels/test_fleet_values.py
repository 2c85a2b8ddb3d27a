"""The worth of a fleet is what it is said to be, checked with the plain engine."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from riverlib.race import (
    DEFAULT_LAYOUT,
    HARBOUR,
    LAYOUTS,
    LOST,
    Layout,
    Ride,
    Roll,
    apply,
    legal_actions,
    new_game,
)
from riverlib.race.kernels import races
from riverlib.race.kernels.codes import packed
from riverlib.race.kernels.fleet_values import A_ROUND_LATER, fleet_values
from riverlib.race.kernels.playing import fleet_code

RIDING = replace(DEFAULT_LAYOUT, ride=Ride.ALWAYS, boats=4, sandbank=6)


def worth_after(layout: Layout, boats: tuple[int, ...], tides: int) -> float:
    """Reckon one round of a fleet alone on the river with the engine, then look up the rest."""
    table = fleet_values(layout, 2)
    start = replace(new_game(layout, players=2), boats=(boats, (LOST,) * layout.boats), tides=tides)
    faces = []
    for face in range(1, 7):
        thrown, _ = apply(start, Roll(face))
        values = []
        for choice in legal_actions(thrown):
            after, _ = apply(thrown, choice)  # nobody else is afloat: the tide turns
            code = fleet_code(packed(after), 0, 0)
            home = after.boats[0].count(HARBOUR) - boats.count(HARBOUR)
            values.append(home + table[(tides + 1) % layout.cards, code])
        if face == 6:  # a planner may send an ill wind instead
            drifted = [place - 1 if 0 < place < HARBOUR else LOST for place in boats]
            code = fleet_code(packed(replace(start, boats=(tuple(drifted),) * 2)), 0, 0)
            values.append(table[(tides + 1) % layout.cards, code])
        faces.append(max(values))
    return A_ROUND_LATER[2] * float(np.mean(faces))


@pytest.mark.parametrize("layout", [*LAYOUTS, RIDING], ids=lambda layout: layout.key)
def test_it_is_the_best_of_a_round_and_what_follows(layout: Layout) -> None:
    rng = Random(4)
    worth = fleet_values(layout, 2)
    for tides in range(layout.cards):
        boats = tuple(rng.choices([*range(layout.cards), LOST], k=layout.boats))
        if all(place == LOST for place in boats):
            continue
        state = replace(new_game(layout, players=2), boats=(boats,) * 2, tides=tides)
        found = worth[tides, fleet_code(packed(state), 0, 0)]
        assert found == pytest.approx(worth_after(layout, boats, tides), abs=1e-6)


def test_nothing_is_worth_nothing_and_a_boat_less_than_one() -> None:
    worth = fleet_values(DEFAULT_LAYOUT, 3)
    assert worth.shape == (10, 16**3)
    assert (worth[:, 0xFFF] == 0).all()
    assert 0 <= worth.min() <= worth[:, 0xFF9].max() < 1
    assert worth.max() < 3


@pytest.mark.parametrize(("players", "least"), [(2, 0.53), (3, 0.37), (4, 0.29)])
def test_the_planner_beats_steady(players: int, least: float) -> None:
    bots = ("planner", *("steady",) * (players - 1))
    assert races.play_races(DEFAULT_LAYOUT, players, 3_000, 1, bots).win_share[0] > least
