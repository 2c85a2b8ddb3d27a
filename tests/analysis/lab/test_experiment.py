"""Comparisons in the background: the same as in one go, stopped and taken up again."""

from dataclasses import replace
from time import monotonic

import numpy as np
import pytest

from riverlib.analysis.lab import experiment as module
from riverlib.analysis.lab.experiment import Experiment, Stage, play_batch
from riverlib.analysis.lab.plan import Plan
from riverlib.core import RiverError
from tests.analysis.lab.samples import CARDS, RACE, played


@pytest.mark.parametrize("plan", [CARDS, RACE], ids=["cards", "race"])
def test_batches_make_one_run(plan: Plan) -> None:
    whole = played(plan)
    keys = plan.measure_keys()
    first = 240
    merged = play_batch(plan, keys, 0, first) + play_batch(plan, keys, first, plan.games - first)
    np.testing.assert_allclose(merged.sums, whole.sums)
    np.testing.assert_allclose(merged.products, whole.products)
    assert merged.finals == whole.finals


def test_in_the_background_it_is_the_same() -> None:
    work = Experiment(CARDS)
    assert work.wait(120)
    assert work.progress.stage is Stage.DONE
    assert work.progress.share == 1
    assert work.progress.rate > 0
    assert work.tally is not None
    np.testing.assert_allclose(work.tally.sums, played(CARDS).sums)
    work.go_on()  # nothing is left to do
    assert work.tally.games == CARDS.games


def test_it_stops_at_once_and_goes_on_where_it_was() -> None:
    work = Experiment(replace(CARDS, games=1_000_000))
    deadline = monotonic() + 120
    while not work.progress.games and monotonic() < deadline:
        work.wait(0.02)
    began = monotonic()
    work.stop()
    assert work.progress.stage is Stage.STOPPED
    assert work.wait(10)
    assert monotonic() - began < 5
    assert work.tally is not None
    games = work.tally.games
    assert 0 < games < 1_000_000
    work.go_on()
    while work.progress.games == games and monotonic() < deadline:
        work.wait(0.02)
    work.stop()
    work.wait(10)
    assert work.tally.games > games


def test_what_goes_wrong_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RiverError("the cards are wet")

    monkeypatch.setattr(module, "play_batch", fail)
    work = Experiment(CARDS)
    assert work.wait(120)
    assert work.progress.stage is Stage.FAILED
    assert work.progress.failure == "the cards are wet"


# fmt: off
REFUSED = {
    "no rules":          ({"rules": ()}, "choose at least one rule set"),
    "no bots":           ({"bots": ()}, "choose at least one bot"),
    "no games":          ({"games": 0}, "1 to 1,000,000 games"),
    "too many games":    ({"games": 1_000_001}, "1 to 1,000,000 games"),
    "too many players":  ({"players": 11}, "2 to 10 can play"),
    "too few lineups":   ({"lineups": (("steady",),)}, "as many lineups"),
}
# fmt: on


@pytest.mark.parametrize(("changes", "words"), REFUSED.values(), ids=REFUSED)
def test_a_plan_that_cannot_be_played_is_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(RiverError, match=words):
        replace(CARDS, **changes)  # type: ignore[arg-type]
