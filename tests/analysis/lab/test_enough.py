"""Stopping by itself: by the width of intervals alone, and always after the same games."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from riverlib.analysis.lab import enough, experiment, playing
from riverlib.analysis.lab.enough import games_needed, is_enough, missing
from riverlib.analysis.lab.experiment import Experiment, Progress, Stage
from riverlib.analysis.lab.kept import keep, kept
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import BLOCK, growing, run
from riverlib.analysis.lab.sums import Sums
from tests.analysis.lab.samples import CARDS, MIXED, RACE, played

LONG = replace(RACE, games=1_000_000)


@pytest.fixture
def _easily_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a few games be enough, and look after each block."""
    monkeypatch.setattr(enough, "FEWEST", 2 * BLOCK)
    monkeypatch.setattr(enough, "PART", 10.0)
    monkeypatch.setattr(enough, "LOOSE_PART", 10.0)
    monkeypatch.setattr(playing, "_LOOK", BLOCK)
    monkeypatch.setattr(experiment, "in_worker", _here)


def _here(
    _: object, work: Callable[..., Any], *arguments: Any, heard: Callable[[Any], None]
) -> Any:
    return work(*arguments, heard)


@pytest.mark.parametrize("plan", [CARDS, MIXED, RACE], ids=["cards", "mixed", "race"])
def test_four_times_as_many_games_halve_what_is_missing(plan: Plan) -> None:
    sums = played(plan)
    assert not is_enough(plan, sums)
    assert missing(plan, sums) > 1
    four = sums + sums + sums + sums
    assert missing(plan, four) == pytest.approx(missing(plan, sums) / 2, rel=0.01)
    wanted = replace(plan, games=1_000_000)
    assert games_needed(wanted, four) == pytest.approx(games_needed(wanted, sums), rel=0.02)
    assert games_needed(plan, sums) == plan.games


def test_many_games_are_enough() -> None:
    sums = _times(played(CARDS), 500)
    assert is_enough(CARDS, sums)
    assert missing(CARDS, sums) < 1


def test_what_the_numbers_say_does_not_matter_only_how_sure_they_are() -> None:
    """A difference that has just become clear is no reason to stop: that would spoil intervals."""
    sums = played(CARDS)
    other = replace(CARDS, rules=CARDS.rules[::-1])
    assert missing(CARDS, sums) == pytest.approx(missing(other, played(other)))


@pytest.mark.usefixtures("_easily_certain")
def test_it_stops_after_the_same_games_however_they_are_split() -> None:
    first = run(LONG, until_certain=True)
    assert first.games == 2 * BLOCK
    assert np.array_equal(first.products, run(replace(LONG, games=2 * BLOCK)).products)
    assert run(replace(LONG, games=3 * BLOCK)).games == 3 * BLOCK  # unless asked it plays all


@pytest.mark.usefixtures("_easily_certain")
def test_an_experiment_says_that_it_was_enough_and_goes_on_to_the_end() -> None:
    plan = replace(RACE, games=4 * BLOCK)
    work = Experiment(plan, until_certain=True)
    assert work.wait(60)
    progress = work.progress
    assert (progress.stage, progress.games) == (Stage.ENOUGH, 2 * BLOCK)
    assert kept(plan) is None
    before = kept(plan, enough=True)
    assert before is not None
    assert Experiment(plan, before).progress.stage is Stage.ENOUGH  # after a restart of the server
    again = Experiment(plan, before)
    for each in (work, again):
        each.go_on()
        assert each.wait(60)
        assert each.progress.stage is Stage.DONE
        assert each.sums is not None
        assert np.array_equal(each.sums.products, run(plan).products)
    whole = kept(plan, enough=True)
    assert whole is not None
    assert whole.games == plan.games


def test_what_is_kept_whole_goes_before_what_was_enough() -> None:
    plan = replace(RACE, games=2 * BLOCK, seed=77)
    *_, sums = growing(plan)
    first = next(iter(growing(plan)))
    keep(plan, first)
    assert kept(plan) is None
    keep(plan, sums)
    for one in (kept(plan), kept(plan, enough=True)):
        assert one is not None
        assert one.games == plan.games


def test_progress_is_told_by_what_will_do() -> None:
    progress = Progress(Stage.PLAYING, 10_000, 1_000_000, 3_000.0, "", 40_000)
    assert progress.share == 0.25
    assert progress.seconds_left(3) == 30
    assert Progress(Stage.PLAYING, 10_000, 20_000, 0.0, "", 40_000).share == 0.5


def _times(sums: Sums, times: int) -> Sums:
    return Sums(
        sums.keys, sums.games * times, sums.sums * times, sums.products * times, sums.finals
    )
