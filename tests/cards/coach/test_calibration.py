"""The check of the chances itself: it finds a bias that is there, and counts what it should."""

from dataclasses import replace

import numpy as np
import pytest

from bench import calibration as bench
from bench.calibration_cases import Case, Moment, cases_of, moments_of
from riverlib.cards.coach import calibration

CASE = Case(
    deal=0, rules="prediction", bot="steady", by_lot=False, players=4, hand_size=3, cards=3,
    bidding=True, raw=0.5, sure=None, made=True, points=8.0, scored=11, bid=1,
    tricks=(0.3, 0.5, 0.2), taken=1,
)  # fmt: skip


def test_tenths_say_what_came_of_what_was_said() -> None:
    said = np.array([0.02, 0.04, 0.75, 0.71, 0.79, 1.0])
    came = np.array([0.0, 0.0, 1.0, 0.0, 1.0, 1.0])
    first, eighth, last = bench.reliability(said, came)
    assert (first["said"], first["came"], first["cases"]) == (0.03, 0.0, 2)
    assert (eighth["said"], eighth["came"], eighth["cases"]) == (0.75, 0.6667, 3)
    assert last["cases"] == 1  # 1.0 belongs to the last tenth
    assert bench.brier(np.array([0.5, 1.0]), np.array([1.0, 1.0])) == 0.125


def test_a_bias_is_found_and_taken_away() -> None:
    pytest.importorskip("sklearn")
    rng = np.random.default_rng(1)
    raw = rng.random(8_000)
    true = [calibration.shifted(share, bench.WORLDS, -0.5, 0.8) for share in raw]
    cases = [
        replace(CASE, raw=share, made=bool(rng.random() < chance), cards=1 + no % 10,
                bidding=bool(no % 3))
        for no, (share, chance) in enumerate(zip(raw.tolist(), true, strict=True))
    ]  # fmt: skip
    lines = bench.fitted_lines(cases)
    assert len(lines["bid"]) == len(lines["play"]) == bench.LINES
    bases, slopes, _ = np.array([*lines["bid"], *lines["play"]]).mean(axis=0)
    assert bases == pytest.approx(-0.5, abs=0.1)
    assert slopes == pytest.approx(0.8, abs=0.1)


def test_nothing_is_tested_with_lines_that_were_fitted_to_it() -> None:
    pytest.importorskip("sklearn")
    rng = np.random.default_rng(2)
    cases = [
        replace(CASE, deal=no, raw=share, made=no % bench.PARTS == 0 or share > 0.8,
                cards=1 + no % 10, bidding=bool(rng.random() < 0.5))
        for no, share in enumerate(rng.random(2_000).tolist())
    ]  # fmt: skip
    said = bench.held_out(cases)
    assert said[0 :: bench.PARTS].mean() < 0.3  # four of five of the others were missed
    assert said[1 :: bench.PARTS].mean() > 0.4


def test_what_is_certain_is_not_corrected() -> None:
    lines = {"bid": [[1.0, 1.0, 0.0]] * 10, "play": [[0.0, 1.0, 0.0]] * 10}
    assert bench.chance_of(replace(CASE, sure=False), lines) == 0.0
    assert bench.chance_of(CASE, None) == 0.5
    assert bench.chance_of(CASE, lines) == pytest.approx(1 / (1 + np.exp(-1)))


def test_a_leader_who_wins_more_often_than_said_is_given_more() -> None:
    often = [Moment(no, 2, 0.5, (0.6, 0.4), (1.0, 0.0)) for no in range(8)]
    rare = [Moment(no, 2, 0.5, (0.6, 0.4), (0.0, 1.0)) for no in range(8, 10)]
    assert bench.fitted_power([*often, *rare]) > 1
    tables = bench.won_tables([*often, *rare])
    assert (tables["games"], tables["chances"]) == (10, 20)
    assert calibration.spread(np.array([0.5, 0.5, 0.0])).tolist() == [0.5, 0.5, 0.0]


@pytest.mark.slow
def test_decisions_and_moments_follow_from_their_number() -> None:
    cases = [case for no in range(12) for case in cases_of(no, seed=3)]
    assert cases == [case for no in range(12) for case in cases_of(no, seed=3)]
    assert {case.bidding for case in cases} == {True, False}
    assert all(case.bot != "random" for case in cases)
    assert all(case.sure in (None, case.made) for case in cases)
    for moment in moments_of(1, seed=3):
        assert sum(moment.raw) == pytest.approx(1)
        assert sum(moment.won) == pytest.approx(1)
