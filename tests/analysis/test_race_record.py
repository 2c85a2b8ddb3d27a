"""Races are compared on the same river, and only a gap that luck does not explain is told."""

import numpy as np
import pytest

from riverlib import race
from riverlib.analysis.race_record import HOME, WON, Ended, RaceRecord, ended, title
from riverlib.analysis.race_record import sentences as said_of
from tests.analysis.games import random_race


def races(count: int, *, home: float, theirs: float, seed: int = 1) -> RaceRecord:
    """Races of two with six boats, each home so often; who has more of them wins."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        own, others = rng.binomial(6, home), rng.binomial(6, theirs)
        found.append((
            Ended(bool(own >= others), own / 6, True),
            Ended(bool(others >= own), others / 6, False),
        ))  # fmt: skip
    return RaceRecord(tuple(found))


def test_what_a_race_came_to_is_its_end() -> None:
    log = random_race(3, 3)
    state = race.replay(log)
    ends = ended(log, [1])
    assert [end.is_own for end in ends] == [False, True, False]
    assert [end.won for end in ends] == [seat in state.winners for seat in range(3)]
    docked = len(state.docked)
    assert sum(end.home for end in ends) * state.layout.boats == pytest.approx(docked)


def test_more_boats_home_are_told() -> None:
    record = races(60, home=0.8, theirs=0.5)
    said = said_of(record)
    assert any(
        each.startswith("You bring more of your boats home than the others") for each in said
    )
    assert any(each.startswith("You win more races than luck brings: ") for each in said)
    assert len(said) == 2  # boats lost are those not home: not told twice
    assert title(record) == said[0]
    gap = record.gaps[HOME]
    assert (gap.own, gap.others) == (pytest.approx(0.8, abs=0.05), pytest.approx(0.5, abs=0.08))
    assert record.won == sum(seats[0].won for seats in record.races)


def test_equals_are_seldom_told_apart() -> None:
    told = sum(bool(said_of(races(30, home=0.6, theirs=0.6, seed=seed))) for seed in range(100))
    assert told <= 11  # 5% of 100, with room


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_boat_that_is_not_home_is_lost(players: int) -> None:
    """Why boats lost are no row of their own."""
    for seed in range(5):
        fleets = race.replay(random_race(seed, players)).boats
        assert {boat for fleet in fleets for boat in fleet} <= {race.HARBOUR, race.LOST}


def test_few_races_tell_nothing() -> None:
    """What a new user found: five races without intervals, told as if they were many."""
    record = races(5, home=0.9, theirs=0.1)
    assert said_of(record) == ()
    assert title(record) == "You won 5 of 5 races (luck alone 50%); five races tell nothing yet."
    one = races(1, home=0.9, theirs=0.1)
    assert title(one) == "You won 1 of 1 race (luck alone 50%); one race tells nothing yet."
    assert set(record.gaps) == {WON, HOME}


def test_more_races_say_how_far_luck_goes() -> None:
    record = races(30, home=0.6, theirs=0.6)
    assert title(record) == (
        f"You won {record.won} of 30 races (luck alone {record.gaps[WON].others * 100:.0f}%);"
        " nothing yet sets you apart from the others on the same river."
    )
    assert all(np.isfinite(gap.apart.low) for gap in record.gaps.values())


def test_wins_are_compared_with_an_equal_share() -> None:
    """What a new user found: the others "27%" where one of them had won 3 of 5 races."""
    won_by = ((0,), (0,), (1,), (1, 2), (3,))
    record = RaceRecord(
        tuple(
            tuple(Ended(seat in won, 0.5, seat == 0) for seat in range(players))
            for players, won in zip((2, 3, 2, 3, 4), won_by, strict=True)
        )
    )
    gap = record.gaps[WON]
    assert gap.own == pytest.approx(2 / 5)
    assert gap.others == pytest.approx((1 / 2 + 1 / 3 + 1 / 2 + 2 / 3 + 1 / 4) / 5)
