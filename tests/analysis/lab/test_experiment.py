"""Comparisons in the background: the same as in one go, stopped and taken up again."""

import os
from dataclasses import replace
from pathlib import Path
from time import monotonic

import numpy as np
import pytest

from riverlib.analysis.lab import experiment as module
from riverlib.analysis.lab.experiment import Experiment, Stage
from riverlib.analysis.lab.kept import FOLDER, keep, kept
from riverlib.analysis.lab.playing import BLOCK
from riverlib.core import watchers
from tests.analysis.lab.samples import CARDS, MIXED, RACE, played
from tests.core import slow_work
from tests.core.test_worker import PATIENCE, wait_for


def test_in_the_background_it_is_the_same() -> None:
    work = Experiment(CARDS)
    assert work.wait(120)
    assert work.progress.stage is Stage.DONE
    assert work.progress.share == 1
    assert work.progress.rate > 0
    assert work.sums is not None
    assert np.array_equal(work.sums.products, played(CARDS).products)
    work.go_on()  # nothing is left to do
    assert work.sums.games == CARDS.games


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_at_once_and_goes_on_where_it_was(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_cores", lambda: workers)
    work = Experiment(replace(CARDS, games=1_000_000))
    deadline = monotonic() + 120
    while work.progress.games <= BLOCK and monotonic() < deadline:
        work.wait(0.02)
    began = monotonic()
    work.stop()
    assert work.progress.stage is Stage.STOPPED
    work.go_on()  # waits for the blocks under way
    assert monotonic() - began < 5
    assert work.progress.stage is Stage.PLAYING
    games = work.progress.games
    assert BLOCK <= games < 1_000_000
    assert games % BLOCK == 0
    while work.progress.games == games and monotonic() < deadline:
        work.wait(0.02)
    work.stop()
    assert work.progress.games > games


def test_what_goes_wrong_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_played", slow_work.no_cards)
    work = Experiment(CARDS)
    assert work.wait(120)
    assert work.progress.stage is Stage.FAILED
    assert work.progress.failure == "the cards are wet"


def test_one_waits_for_the_other_and_may_be_stopped_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_played", slow_work.plays_for_ever)
    first = Experiment(CARDS)
    wait_for(lambda: first.progress.stage is Stage.PLAYING)
    second, third = Experiment(MIXED), Experiment(RACE)
    assert not second.wait(0.5)
    assert second.progress.stage is third.progress.stage is Stage.WAITING
    third.stop()
    assert third._job is not None
    assert third._job.wait(PATIENCE)  # not only asked to: then it passed for done, with no numbers
    assert third.progress.stage is Stage.STOPPED
    third.go_on()
    assert third.progress.stage is Stage.WAITING
    third.stop()
    first.stop()
    wait_for(lambda: second.progress.stage is Stage.PLAYING)
    second.stop()
    assert second.wait(PATIENCE)


def test_it_stops_when_nobody_looks_on_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_played", slow_work.plays_for_ever)
    monkeypatch.setattr(watchers, "GRACE", 0.3)
    windows = {"desk", "phone"}
    work = Experiment(CARDS)
    for window in ("desk", "phone"):
        work.watch(window, windows.__contains__)
    wait_for(lambda: work.progress.stage is Stage.PLAYING)
    windows.remove("desk")
    assert not work.wait(1)
    windows.remove("phone")
    assert work.wait(PATIENCE)
    assert work.progress.stage is Stage.STOPPED


def test_the_last_one_to_look_away_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_played", slow_work.plays_for_ever)
    work = Experiment(CARDS)
    work.watch("desk", lambda _: True)
    work.watch("phone", lambda _: True)
    work.unwatch("desk")
    assert work.progress.stage is not Stage.STOPPED
    work.unwatch("phone")
    assert work.progress.stage is Stage.STOPPED
    assert work.wait(PATIENCE)


def test_what_was_played_to_its_end_is_kept() -> None:
    assert kept(RACE) is None
    work = Experiment(RACE)
    assert work.wait(120)
    sums = kept(RACE)
    assert sums is not None
    assert work.sums is not None
    assert (sums.keys, sums.games) == (work.sums.keys, RACE.games)
    assert np.array_equal(sums.sums, work.sums.sums)
    assert np.array_equal(sums.products, work.sums.products)
    assert sums.finals == work.sums.finals
    assert Experiment(RACE, sums).progress.stage is Stage.DONE
    assert kept(replace(RACE, seed=6)) is None


@pytest.mark.parametrize("damage", [b"", b"PK", b"nothing of ours"])
def test_a_damaged_one_is_played_again(damage: bytes, data_folder: Path) -> None:
    keep(MIXED, played(MIXED))
    assert kept(MIXED) is not None
    (file,) = (data_folder / FOLDER).iterdir()
    file.write_bytes(damage)
    assert kept(MIXED) is None


def test_those_longest_unused_are_dropped(
    data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riverlib.analysis.lab.kept.MOST", 2)
    for seed in (1, 2, 3):
        keep(replace(MIXED, seed=seed), played(MIXED))
        os.utime(max((data_folder / FOLDER).iterdir(), key=os.path.getctime), (seed, seed))
    assert [kept(replace(MIXED, seed=seed)) is not None for seed in (1, 2, 3)] == [
        False,
        True,
        True,
    ]
