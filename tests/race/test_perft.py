"""Counts of all ways that a race can begin: any change of the rules changes one of them."""

from dataclasses import replace

import pytest

from riverlib.race import (
    DEFAULT_LAYOUT,
    LAYOUTS,
    Layout,
    RaceState,
    Ride,
    Roll,
    apply,
    legal_actions,
    new_game,
)
from tests.race.judge import laid_out
from tests.race.referee import Choice as Move


def perft(state: RaceState, turns: int) -> int:
    """Count the ways of so many turns: every throw with every choice."""
    if turns == 0 or state.is_over:
        return 1
    thrown = [apply(state, Roll(face))[0] for face in range(1, 7)]
    ways = [(each, choice) for each in thrown for choice in legal_actions(each)]
    return sum(perft(apply(each, choice)[0], turns - 1) for each, choice in ways)


def refereed(layout: Layout, players: int, turns: int) -> int:
    """Count the same by the independent race, told again from the start for every throw."""
    beginnings: list[tuple[int | Move, ...]] = [()]
    for _ in range(turns):
        throws = [(*each, face) for each in beginnings for face in range(1, 7)]
        beginnings = [(*each, move) for each in throws for move in asked(layout, players, each)]
    return len(beginnings)


def asked(layout: Layout, players: int, told: tuple[int | Move, ...]) -> set[Move]:
    """Return the choices that the independent race offers after throws and moves."""
    asks = laid_out(layout, players).race(first=0)
    next(asks)
    for each in told:
        answer = asks.send(each)
    assert isinstance(answer, set)
    return answer


SHORT, LONG = LAYOUTS[1:]
ALWAYS = replace(DEFAULT_LAYOUT, ride=Ride.ALWAYS)
DECLINE = replace(DEFAULT_LAYOUT, decline_wind=True)
# fmt: off
COUNTS = {  #                         river           players  ways of 1, 2, 3, 4 turns
    "the family river":              (DEFAULT_LAYOUT, 2,       (7, 49, 559, 6889)),
    "the family river, three":       (DEFAULT_LAYOUT, 3,       (7, 49, 379, 4381)),
    "the short river":               (SHORT,          2,       (7, 49, 559, 6637)),
    "the short river, three":        (SHORT,          3,       (7, 49, 379, 4381)),
    "the long river":                (LONG,           2,       (7, 49, 565, 7046)),
    "the long river, three":         (LONG,           3,       (7, 49, 379, 4423)),
    "the high tide must be ridden":  (ALWAYS,         2,       (6, 36, 366, 4086)),
    "the wind may be declined":      (DECLINE,        2,       (7, 55, 679, 8669)),
}
# fmt: on


@pytest.mark.parametrize(("layout", "players", "counts"), COUNTS.values(), ids=COUNTS)
def test_ways_to_begin(layout: Layout, players: int, counts: tuple[int, ...]) -> None:
    state = new_game(layout, players=players)
    assert tuple(perft(state, turns) for turns in range(1, 5)) == counts


@pytest.mark.parametrize(("layout", "players", "counts"), COUNTS.values(), ids=COUNTS)
def test_the_referee_counts_the_same(layout: Layout, players: int, counts: tuple[int, ...]) -> None:
    assert tuple(refereed(layout, players, turns) for turns in range(1, 5)) == counts
