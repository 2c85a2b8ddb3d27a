"""Looking up: seats, phases, places of boats, and what is refused."""

from dataclasses import replace
from time import thread_time

import pytest

from riverlib import race
from riverlib.race.solver import Solution, TableError
from tests.race.solver.conftest import SMALL

HARBOUR, LOST = race.HARBOUR, race.LOST


def waiting(**facts: object) -> race.RaceState:
    """Return a state of the small river that waits for seat 0 to throw."""
    state = race.new_game(SMALL, players=2)
    return replace(state, **facts)


def thrown(state: race.RaceState, face: int) -> race.RaceState:
    return race.apply(state, race.Roll(face))[0]


def test_the_seats_share_one_win_and_no_margin(small: Solution) -> None:
    state = waiting()
    for stage in (state, thrown(state, 2), thrown(state, 6)):
        assert small.win_chance(stage, 0) + small.win_chance(stage, 1) == pytest.approx(1)
        assert small.margin(stage, 0) == -small.margin(stage, 1)


def test_the_first_player_may_sit_anywhere(small: Solution) -> None:
    here, there = (race.new_game(SMALL, players=2, first=seat) for seat in (0, 1))
    assert small.win_chance(here, 0) == small.win_chance(there, 1)
    assert small.margin(here, 1) == small.margin(there, 0)


def test_it_does_not_matter_which_boat_is_where(small: Solution) -> None:
    one = waiting(boats=((2, 5), (0, HARBOUR)), docked=((1, 1),))
    other = waiting(boats=((5, 2), (HARBOUR, 0)), docked=((1, 0),))
    assert small.win_chance(one, 0) == small.win_chance(other, 0)
    assert small.margin(one, 0) == small.margin(other, 0)


def test_the_points_made_count(small: Solution) -> None:
    boats = ((HARBOUR, 1), (HARBOUR, 1))
    ahead = waiting(boats=boats, docked=((0, 0), (1, 0)))
    behind = waiting(boats=boats, docked=((1, 0), (0, 0)))
    assert small.win_chance(ahead, 0) > small.win_chance(behind, 0)
    assert small.margin(ahead, 0) == pytest.approx(small.margin(behind, 0) + 2)


def test_a_round_trip_of_the_tide_changes_nothing(small: Solution) -> None:
    assert small.win_chance(waiting(tides=2), 0) == small.win_chance(waiting(tides=8), 0)


def test_choices_are_rated_for_the_seat_to_move(small: Solution) -> None:
    state = waiting(boats=((1, 3), (0, 4)), turn=1)
    for face in range(1, 7):
        stage = thrown(state, face)
        chances, margins = small.choices(stage), small.margins(stage)
        assert tuple(chances) == tuple(margins) == race.legal_actions(stage)
        assert max(chances.values()) == small.win_chance(stage, 1)
        assert max(margins.values()) == small.margin(stage, 1)
        for choice, chance in chances.items():
            after, _ = race.apply(stage, choice)
            assert chance == small.win_chance(after, 1)


def test_nothing_is_rated_before_the_throw(small: Solution) -> None:
    assert small.choices(waiting()) == small.margins(waiting()) == {}


def test_a_finished_race_is_worth_what_it_brought(small: Solution) -> None:
    boats = ((HARBOUR, LOST), (HARBOUR, LOST))
    over = waiting(boats=boats, docked=((1, 0), (0, 0)), phase=race.Phase.OVER)
    assert (small.win_chance(over, 0), small.margin(over, 0)) == (0, -1)
    drawn = waiting(boats=((LOST, LOST),) * 2, phase=race.Phase.OVER)
    assert (small.win_chance(drawn, 0), small.margin(drawn, 1)) == (0.5, 0)


def test_a_boat_that_comes_home_next_wins_for_certain(small: Solution) -> None:
    state = waiting(boats=((HARBOUR, 5), (LOST, LOST)), docked=((0, 0),))
    assert small.win_chance(state, 0) == 1
    assert small.win_chance(thrown(state, 3), 0) == 1


# fmt: off
THREE = race.new_game(SMALL, players=3)
ELSEWHERE = race.new_game(race.DEFAULT_LAYOUT, players=2)
REFUSED = {
    "more than two players": (THREE, 0, "this race has 3"),
    "another river":         (ELSEWHERE, 0, "does not hold for"),
    "an unknown seat":       (waiting(), 2, "no seat 2"),
    "a place off the river": (waiting(boats=((9, 9), (1, 1))), 0, "no boats can be at"),
}
# fmt: on


@pytest.mark.parametrize(("state", "seat", "message"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_looked_up(
    small: Solution, state: race.RaceState, seat: int, message: str
) -> None:
    for look_up in (small.win_chance, small.margin):
        with pytest.raises(TableError, match=message):
            look_up(state, seat)


def test_a_river_with_the_same_rules_may_have_another_name(small: Solution) -> None:
    named = replace(SMALL, key="other", name="Other", start=0)
    state = replace(waiting(), layout=named)
    assert small.win_chance(state, 0) == small.win_chance(waiting(), 0)


def test_a_look_up_takes_less_than_a_millisecond(small: Solution) -> None:
    stage = thrown(waiting(), 6)
    small.win_chance(stage, 0)
    start = thread_time()  # whatever else the machine does meanwhile
    for _ in range(200):
        small.win_chance(stage, 0)
    assert thread_time() - start < 0.2
