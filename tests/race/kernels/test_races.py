"""Bulk play and estimates: reproducible, honest about their error, right."""

import threading
from dataclasses import replace

import numpy as np
import pytest

from riverlib.core import IllegalActionError, RiverError
from riverlib.race import (
    DEFAULT_LAYOUT,
    HARBOUR,
    LAYOUTS,
    LOST,
    LastAlone,
    Phase,
    RaceState,
    Roll,
    Sail,
    apply,
    legal_actions,
    new_game,
)
from riverlib.race.kernels import races

FIELDS = ("first", "rounds", "shares", "scores", "docked", "lost", "winds", "unused_winds")


def near_the_end(*, face: int | None = None) -> RaceState:
    """Seat 0 has 12 points, seat 1 has 11 and one boat, on the last card before the harbour."""
    return RaceState(
        layout=DEFAULT_LAYOUT,
        players=2,
        first=0,
        boats=((HARBOUR, LOST, LOST), (HARBOUR, 9, LOST)),
        turn=1,
        phase=Phase.CHOOSE if face else Phase.ROLL,
        face=face,
        tides=5,
        docked=((0, 0), (1, 0)),
    )


def assert_equal(one: races.RaceResults, other: races.RaceResults) -> None:
    for field in FIELDS:
        assert (getattr(one, field) == getattr(other, field)).all(), field


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", races.BOTS)
def test_every_boat_and_dock_is_accounted_for(bot: str, players: int) -> None:
    results = races.play_races(DEFAULT_LAYOUT, players, 300, 4, bots=bot)
    assert (results.docked + results.lost == DEFAULT_LAYOUT.boats).all()
    home = results.docked.sum(axis=1)
    assert (results.scores.sum(axis=1) == home * 12 - home * (home - 1) // 2).all()
    assert results.shares.sum(axis=1) == pytest.approx(1)
    best = results.scores == results.scores.max(axis=1, keepdims=True)
    assert (best == (results.shares > 0)).all()
    assert (results.unused_winds + results.good_winds + results.ill_winds == results.winds).all()
    assert results.winds.sum() / results.throws.sum() == pytest.approx(1 / 6, abs=0.02)
    assert results.first.tolist() == [game % players for game in range(300)]


def test_threads_and_neighbours_do_not_change_a_race() -> None:
    bots = ("steady", "random", "front-runner")
    alone = races.play_races(DEFAULT_LAYOUT, 3, 1_000, 8, bots)
    assert_equal(alone, races.play_races(DEFAULT_LAYOUT, 3, 1_000, 8, bots, threads=3))
    fewer = races.play_races(DEFAULT_LAYOUT, 3, 400, 8, bots)
    assert (alone.scores[:400] == fewer.scores).all()
    other = races.play_races(DEFAULT_LAYOUT, 3, 1_000, 9, bots)
    assert (alone.scores != other.scores).any()


def test_calls_at_the_same_time_do_not_disturb_each_other() -> None:
    expected = [races.play_races(DEFAULT_LAYOUT, 2, 2_000, seed) for seed in range(4)]
    found: dict[int, races.RaceResults] = {}

    def play(seed: int) -> None:
        found[seed] = races.play_races(DEFAULT_LAYOUT, 2, 2_000, seed)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed, results in enumerate(expected):
        assert_equal(results, found[seed])


def test_a_fixed_first_player() -> None:
    results = races.play_races(DEFAULT_LAYOUT, 3, 50, 1, first=2)
    assert set(results.first.tolist()) == {2}


def test_three_turns_alone_leave_boats_on_the_river() -> None:
    house = replace(DEFAULT_LAYOUT, last_alone=LastAlone.THREE_TURNS)
    results = races.play_races(house, 2, 500, 1)
    assert (results.docked + results.lost).min() < house.boats


def test_the_frame_has_a_line_for_each_race_and_seat() -> None:
    results = races.play_races(DEFAULT_LAYOUT, 2, 10, 1, bots=("steady", "random"))
    frame = results.frame()
    assert len(frame) == 20
    assert frame.loc[7].to_dict()["bot"] == "random"
    assert frame["scores"].tolist() == results.scores.ravel().tolist()
    assert frame.groupby("bot")["share"].mean()["steady"] == pytest.approx(results.win_share[0])


def test_the_error_is_that_of_the_mean() -> None:
    shares = [races.play_races(DEFAULT_LAYOUT, 2, 400, seed).win_share[0] for seed in range(200)]
    error = races.play_races(DEFAULT_LAYOUT, 2, 400, 1).error[0]
    assert 1.96 * np.std(shares) == pytest.approx(error, rel=0.2)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": ("steady",)}, "2 players need 2 bots, got steady"),
        ({"bots": ("steady", "pilot")}, "no bot 'pilot' for bulk play; there are random, front"),
        ({"games": 0}, "at least one of the games is needed, not 0"),
        ({"first": 2}, "seat 2 cannot be the first player"),
        ({"players": 5}, "the number of players must be 2 to 4"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], message: str) -> None:
    arguments = {"players": 2, "games": 10, "seed": 1} | wrong
    with pytest.raises(RiverError, match=message):
        races.play_races(DEFAULT_LAYOUT, **arguments)


def test_an_estimate_before_and_after_the_throw() -> None:
    """One throw wins at once: only the wind, one face in six, leaves the boat where it is."""
    before = races.estimate(near_the_end(), rollouts=4_000, seed=2)
    assert before.shares[1] > 0.99  # the boat may even try again
    after = races.estimate(near_the_end(face=1), rollouts=500, seed=2)
    assert after.shares == (0.0, 1.0)
    assert after.scores == (12.0, 21.0)
    assert 0 < after.error[1] < 0.01  # 500 of 500 are no proof


def test_an_estimate_of_a_finished_race_is_certain() -> None:
    over, _ = apply(near_the_end(face=3), Sail(9))
    assert races.estimate(over, rollouts=10) == races.RaceEstimate(
        shares=(0.0, 1.0), error=(0.0, 0.0), scores=(12.0, 21.0), rollouts=10
    )
    assert len(races.estimate_choices(over)) == 0
    drawn = replace(over, docked=(), boats=((LOST,) * 3,) * 2)
    assert races.estimate(drawn, rollouts=10).shares == (0.5, 0.5)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.key)
def test_estimates_agree_with_races_from_the_start(layout, players: int) -> None:
    state = new_game(layout, players=players)
    estimate = races.estimate(state, rollouts=4_000, seed=1)
    results = races.play_races(layout, players, 4_000, 1, first=0)
    assert sum(estimate.shares) == pytest.approx(1)
    for seat in range(players):
        gap = abs(estimate.shares[seat] - results.win_share[seat])
        assert gap < 2 * (estimate.error[seat] + results.error[seat])


def test_choices_meet_the_same_throws_so_that_differences_are_sharp() -> None:
    state, _ = apply(new_game(DEFAULT_LAYOUT, players=3), Roll(1))
    stay, ride = legal_actions(state)
    estimates = races.estimate_choices(state, rollouts=4_000, seed=5)
    assert list(estimates) == [stay, ride]
    more, error = estimates.difference(ride, stay)
    assert more == pytest.approx(estimates[ride].shares[0] - estimates[stay].shares[0])
    assert more - error > 0.05
    assert error < 0.9 * np.hypot(estimates[ride].error[0], estimates[stay].error[0])
    assert estimates[ride] == races.estimate_choices(state, rollouts=4_000, seed=5)[ride]
    again = races.estimate_choices(state, rollouts=4_000, seed=5, choices=[ride])
    assert list(again.items()) == [(ride, estimates[ride])]
    with pytest.raises(IllegalActionError, match="no such choice now: 'sail 9'"):
        races.estimate_choices(state, choices=[Sail(9)])


def test_no_choice_is_awaited_before_a_throw() -> None:
    assert dict(races.estimate_choices(new_game(DEFAULT_LAYOUT, players=4))) == {}
