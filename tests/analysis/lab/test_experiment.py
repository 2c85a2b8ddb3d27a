"""Comparisons in the background: the same as in one go, stopped and taken up again."""

from dataclasses import replace
from time import monotonic

import numpy as np
import pytest

from riverlib.analysis.lab import experiment as module
from riverlib.analysis.lab.experiment import Experiment, Stage
from riverlib.analysis.lab.playing import BLOCK
from riverlib.core import RiverError
from tests.analysis.lab.samples import CARDS, played


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


@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_at_once_and_goes_on_where_it_was(
    workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Experiment, "_workers", lambda _: workers)
    work = Experiment(replace(CARDS, games=1_000_000))
    deadline = monotonic() + 120
    while work.progress.games < BLOCK and monotonic() < deadline:
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
    def fail(*_: object) -> None:
        raise RiverError("the cards are wet")

    monkeypatch.setattr(module, "play_block", fail)
    work = Experiment(CARDS)
    assert work.wait(120)
    assert work.progress.stage is Stage.FAILED
    assert work.progress.failure == "the cards are wet"
