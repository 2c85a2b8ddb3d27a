"""Races are compared on the same river, and only a gap that luck does not explain is told."""

import numpy as np
import pytest

from riverlib import race
from riverlib.analysis.race_record import HOME, LOST, WON, Ended, RaceRecord, ended, title
from riverlib.analysis.race_record import sentences as said_of
from tests.analysis.games import random_race


def races(count: int, *, home: float, theirs: float, seed: int = 1) -> RaceRecord:
    """Races of two with six boats, each home so often; who has more of them wins."""
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        own, others = rng.binomial(6, home), rng.binomial(6, theirs)
        found.append((
            Ended(bool(own >= others), own / 6, 1 - own / 6, True),
            Ended(bool(others >= own), others / 6, 1 - others / 6, False),
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
    assert any(
        each.startswith("The river takes fewer of your boats than of those") for each in said
    )
    assert title(record) == said[0]
    gap = record.gaps[HOME]
    assert (gap.own, gap.others) == (pytest.approx(0.8, abs=0.05), pytest.approx(0.5, abs=0.08))
    assert record.gaps[LOST].own == pytest.approx(1 - gap.own)
    assert record.won == sum(seats[0].won for seats in record.races)


def test_equals_are_seldom_told_apart() -> None:
    told = sum(bool(said_of(races(30, home=0.6, theirs=0.6, seed=seed))) for seed in range(100))
    assert told <= 11  # 5 % of 100, with room


def test_few_races_tell_nothing() -> None:
    record = races(3, home=0.9, theirs=0.1)
    assert said_of(record) == ()
    assert title(record) == (
        "You won 3 of 3 races; nothing yet sets you apart from the others on the same river."
    )
    assert set(record.gaps) == {WON, HOME, LOST}
