"""What manners change, and that they cost little."""

import numpy as np
import pytest

from riverlib.cards import Bid, Phase, View
from riverlib.cards.bots import EVERY_BOT, LEVELS, MANNERS, steady
from riverlib.cards.bots.judging import Judgement, as_good, prize
from tests.cards.bots.test_bots import PLAIN, play
from tests.cards.table import one_deal

QUICK = [key for key, bot in LEVELS.items() if not bot.plays_out]


@pytest.fixture(scope="module")
def views() -> list[View]:
    six = one_deal(PLAIN, 6)
    games = [play(six, "steady", players=4, seed=seed) for seed in range(12)]
    return [seen for game in games for seen in game if len(seen.legal) > 1]


def bids(key: str, views: list[View]) -> list[int]:
    rng = np.random.default_rng(2)
    chosen = [EVERY_BOT[key].choose(seen, rng) for seen in views if seen.phase is Phase.BID]
    return [action.tricks for action in chosen if isinstance(action, Bid)]


@pytest.mark.parametrize("level", QUICK)
def test_the_careful_bid_less_and_the_bold_more(level: str, views: list[View]) -> None:
    own = bids(level, views)
    careful, bold = bids(f"{level}-careful", views), bids(f"{level}-bold", views)
    assert sum(careful) < sum(own) < sum(bold)
    if level == "steady":  # the others draw lots between what seems alike to them
        assert all(less <= as_it_is <= more
                   for less, as_it_is, more in zip(careful, own, bold, strict=True))  # fmt: skip
    assert max(np.subtract(bold, careful)) <= 2


@pytest.mark.parametrize("manner", ["careful", "bold", "spoiler"])
def test_a_manner_costs_little_in_a_decision(manner: str, views: list[View]) -> None:
    rng = np.random.default_rng(3)
    for seen in views:
        judged = steady.judge(seen, rng)
        worth = dict(zip(judged.actions, judged.points, strict=True))
        choice = EVERY_BOT[f"steady-{manner}"].choose(seen, rng)
        assert worth[choice] >= max(judged.points) - 0.1 * prize(seen) - 1e-9


def test_a_spoiler_bids_as_its_level_and_plays_otherwise(views: list[View]) -> None:
    own, spoiling = bids("steady", views), bids("steady-spoiler", views)
    assert np.mean(own) == pytest.approx(np.mean(spoiling), abs=0.1)
    other = 0
    for seen in views:
        if seen.phase is Phase.PLAY:
            choice = EVERY_BOT["steady-spoiler"].choose(seen, np.random.default_rng(1))
            other += choice not in steady.good_actions(seen)
    assert 0 < other < len(views) / 2


def test_a_spoiler_that_reckons_leaves_the_others_least_of_what_costs_it_little(
    views: list[View],
) -> None:
    actions = (Bid(0), Bid(1), Bid(2))
    judged = Judgement(actions, points=(5.0, 5.1, 2.0), theirs=(20.0, 22.0, 1.0))
    lean = MANNERS["spoiler"].lean
    assert lean(views[0], judged, as_good(judged, 0.5), steady.judge_for) == (Bid(0),)
