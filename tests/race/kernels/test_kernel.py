"""Kernel and engine play the same races: same legal sets, boats, docks, scores and winners."""

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from hypothesis import given

from riverlib.race import (
    LAYOUTS,
    WIND,
    LastAlone,
    Layout,
    Phase,
    RaceState,
    Ride,
    Roll,
    TieBreak,
    legal_actions,
    new_game,
)
from riverlib.race.bots import find_bot
from riverlib.race.kernels import kernel, races
from riverlib.race.kernels.codes import BOTS, choice_of, code_of, packed
from riverlib.race.kernels.compiled import functions
from riverlib.race.kernels.fleet_values import NO_VALUES
from tests.race.random_races import RACES, Race

COUNTS = slice(kernel.THROWS, kernel.SIZE)
FLAGS = list(product(Ride, (False, True), TieBreak, LastAlone))


def legal(race: kernel.Race) -> list[int]:
    room = np.empty(kernel.MOST_CHOICES, np.int64)
    return room[: functions.legal(race, room)].tolist()


def stream(key: int, race_no: int) -> np.uint64:
    return np.uint64(functions.stream_of(np.uint64(key), race_no))


def assert_same(race: kernel.Race, state: RaceState) -> None:
    expected = packed(state)
    same = race[: kernel.THROWS] == expected[: kernel.THROWS]
    assert same.all(), (np.flatnonzero(~same), race, expected, state)
    if state.phase is Phase.CHOOSE:
        assert legal(race) == [code_of(choice) for choice in legal_actions(state)]


def race_through_both(race: Race) -> None:
    """Race at random in the engine, and the same in the kernel; compare after every action."""
    twin = packed(race.opening())
    for _, action, state, _ in race.moves():
        if isinstance(action, Roll):
            functions.throw(twin, action.face)
        else:
            functions.take(twin, code_of(action))
        assert_same(twin, state)
    assert state.is_over
    over = races.estimate(state, rollouts=1)
    assert over.shares == tuple(
        (seat in state.winners) / len(state.winners) for seat in range(state.players)
    )
    assert over.scores == state.scores
    assert twin[COUNTS].sum() > 0


@given(RACES)
def test_any_race_goes_the_same_way(race: Race) -> None:
    race_through_both(race)


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_house_flag_on_every_river(layout: Layout, players: int) -> None:
    for seed, (ride, decline, tie_break, alone) in enumerate(FLAGS):
        house = replace(
            layout, ride=ride, decline_wind=decline, tie_break=tie_break, last_alone=alone
        )
        race_through_both(Race(house, players, first=seed % players, seed=seed))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_races_on_the_family_river(players: int) -> None:
    for seed in range(500):
        race_through_both(Race(LAYOUTS[0], players, first=seed % players, seed=seed))


@given(RACES)
def test_a_state_is_packed_as_the_kernel_would_have_it_at_any_moment(race: Race) -> None:
    """A race packed midway goes on like the one that was packed at the start."""
    twin = packed(race.opening())
    for before, action, _, _ in race.moves():
        fresh = packed(before)
        assert (fresh[: kernel.THROWS] == twin[: kernel.THROWS]).all()
        if isinstance(action, Roll):
            functions.throw(twin, action.face)
        else:
            assert choice_of(code_of(action)) == action
            functions.take(twin, code_of(action))


@given(RACES)
def test_bots_choose_the_same_plain_and_compiled(race: Race) -> None:
    room, rng = np.empty(kernel.MOST_CHOICES, np.int64), np.random.default_rng(0)
    for state, action, _, _ in race.moves():
        if isinstance(action, Roll):
            continue
        for key in ("front-runner", "rear-guard", "steady"):
            code = functions.choice_of(packed(state), BOTS[key], NO_VALUES, np.uint64(1), room)
            assert choice_of(code) == find_bot(key).choose(state, rng), (key, state)


def test_the_random_bot_draws_every_legal_choice_equally_often() -> None:
    state = replace(
        new_game(LAYOUTS[0], players=3),
        boats=((1, 3, 5), (2, 4, 4), (0, 6, 8)),
        phase=Phase.CHOOSE,
        face=WIND,
    )
    race, room = packed(state), np.empty(kernel.MOST_CHOICES, np.int64)
    drawn = [
        functions.choice_of(race, BOTS["random"], NO_VALUES, stream(9, number), room)
        for number in range(4_000)
    ]
    codes, counts = np.unique(drawn, return_counts=True)
    assert codes.tolist() == sorted(legal(race))
    assert counts.min() > 0.8 * 4_000 / len(codes)


def test_the_die_is_fair_and_every_turn_has_its_own_throw() -> None:
    race = packed(new_game(LAYOUTS[0], players=4))
    faces = np.zeros((20, 4, 6), int)
    for number in range(1_000):
        chance = stream(3, number)
        for race[kernel.TIDES], race[kernel.TURN] in product(range(20), range(4)):
            face = functions.drawn(chance, race, 0, 6)
            faces[race[kernel.TIDES], race[kernel.TURN], face] += 1
    assert faces.sum(axis=(0, 1)) == pytest.approx(80_000 / 6, rel=0.03)
    assert faces.min() > 120  # of 1,000 a turn, 167 are expected and 35 less are never seen


def test_neighbouring_turns_and_races_have_nothing_to_do_with_each_other() -> None:
    race = packed(new_game(LAYOUTS[0], players=2))
    throws = np.zeros((500, 40))
    for number in range(500):
        chance = stream(3, number)
        for turn in range(40):
            race[kernel.TIDES], race[kernel.TURN] = divmod(turn, 2)
            throws[number, turn] = functions.drawn(chance, race, 0, 6)
    flat = throws.ravel() - throws.mean()
    for lag in (1, 2, 39, 40, 41):
        assert abs(np.mean(flat[lag:] * flat[:-lag]) / flat.var()) < 0.03
