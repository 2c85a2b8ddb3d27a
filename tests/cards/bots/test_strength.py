"""How strong ``steady`` is, in a small form of ``bench/levels.py`` with fixed seeds."""

import pytest

from bench.levels import figures_of, play_set


@pytest.mark.parametrize(("company", "sets"), [("random", 5), ("steady", 8)])
def test_steady_makes_its_bids(company: str, sets: int) -> None:
    games = [game for block in range(sets) for game in play_set("steady", company, 7, block)]
    assert figures_of(games)["made"] >= 0.55
