"""Plans: what they refuse, and games that are the same however they are split."""

from dataclasses import replace

import numpy as np
import pytest

from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import BLOCK, play_block, run
from riverlib.core import RiverError
from tests.analysis.lab.samples import CARDS, RACE, played

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


@pytest.mark.parametrize("plan", [CARDS, RACE], ids=["cards", "race"])
def test_blocks_make_one_run(plan: Plan) -> None:
    whole, version = played(plan), plan.lab.version()
    first, rest = range(240), range(240, plan.games)
    merged = play_block(plan, version, first) + play_block(plan, version, rest)
    np.testing.assert_allclose(merged.sums, whole.sums)
    np.testing.assert_allclose(merged.products, whole.products)
    assert merged.finals == whole.finals


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(RiverError, match="another version"):
        play_block(CARDS, -1, range(2))


@pytest.mark.slow
@pytest.mark.parametrize("plan", [CARDS, RACE], ids=["cards", "race"])
def test_whoever_plays_the_blocks_the_last_digit_is_the_same(plan: Plan) -> None:
    several = replace(plan, games=3 * BLOCK + 100)
    here, there = (run(several, workers=each) for each in (1, 2))
    assert np.array_equal(here.sums, there.sums)
    assert np.array_equal(here.products, there.products)
    assert here.finals == there.finals
