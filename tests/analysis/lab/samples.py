"""Small comparisons for the tests, each played once."""

from functools import lru_cache

from riverlib import cards, race
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.playing import run
from riverlib.analysis.lab.sums import Sums

CARDS = Plan(
    rules=tuple(cards.find_variant(key) for key in ("prediction", "oh-hell", "ile-fourchue")),
    players=4,
    bots=("random",),
    games=400,
    seed=5,
)
MIXED = Plan(
    rules=(cards.find_variant("prediction"), cards.find_variant("oh-hell")),
    players=4,
    bots=("steady", "random"),
    games=60,
    seed=5,
)
RACE = Plan(game="race", rules=race.LAYOUTS, players=3, bots=("steady",), games=500, seed=5)


@lru_cache
def played(plan: Plan) -> Sums:
    return run(plan)
