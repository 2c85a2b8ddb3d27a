"""When an answer is certain enough: more games would change nothing that a family notices.

The rule looks at the widths of intervals alone, never at what is in them: enough has been played
once all that is told is known to a quarter of what would be noticed (``noticed``). Stopping by the
width of an interval does not spoil it, however often it is looked at: Y. S. Chow and H. Robbins,
"On the asymptotic theory of fixed-width sequential confidence intervals for the mean", Annals of
Mathematical Statistics 36 (1965); P. W. Glynn and W. Whitt, "The asymptotic validity of sequential
stopping rules for stochastic simulations", Annals of Applied Probability 2 (1992). To stop when a
difference has become clear would: of many looks one shows by accident what is not there.
``python -m bench.stopping`` plays both.
"""

from collections.abc import Iterator
from itertools import combinations
from math import ceil, isfinite
from statistics import NormalDist

from riverlib.analysis.lab.comparison import Comparison
from riverlib.analysis.lab.measures import Unit
from riverlib.analysis.lab.noticed import noticed
from riverlib.analysis.lab.plan import Plan
from riverlib.analysis.lab.sums import Statistic, Sums
from riverlib.core import intervals

PART = 0.25
"""How much of what is noticed half an interval may be; all intervals hold together."""
LOOSE_PART = 1 / 3
"""The same for closer looks (by hand size, by bid ...), each interval by itself."""
FEWEST = 4_800
"""Games before which nothing is certain: an interval needs to know its own width."""


def is_enough(plan: Plan, sums: Sums) -> bool:
    """Return whether more games would change nothing that would be noticed."""
    return sums.games >= FEWEST and missing(plan, sums) <= 1.0


def enough_words(games: int, wanted: int) -> str:
    """Say that it stopped by itself, and what that saved.

    >>> enough_words(33_600, 1_000_000)
    'Enough after 33,600 of 1,000,000 games each: more would change nothing you would notice.'
    """
    return (
        f"Enough after {games:,} of {wanted:,} games each: more would change nothing you would"
        " notice."
    )


def games_needed(plan: Plan, sums: Sums) -> int:
    """Return about how many games will be enough: intervals shrink with the root of the games."""
    wanted = ceil(sums.games * max(missing(plan, sums), 0.0) ** 2)
    return min(plan.games, max(FEWEST, wanted))


def missing(plan: Plan, sums: Sums) -> float:
    """Return how many times too wide the widest interval is; 1 or less is enough."""
    return max(_widths(plan, sums), default=0.0)


def _widths(plan: Plan, sums: Sums) -> Iterator[float]:
    """Yield half of each interval by what it may be: of all rule sets, and all pairs of them."""
    offered = plan.offered()
    pairs = tuple(combinations(range(len(plan.rules)), 2))
    together = _together(len(offered) * max(1, len(pairs)))
    single = [key for key in offered if key in sums.keys]
    families = [key for key in sums.keys if ":" in key and key not in single]
    for key in (*single, *families):
        unit = plan.kind(key).unit
        part = PART / together if key in single else LOOSE_PART
        for first, second in pairs or ((0, 0),):
            if not _comes_up(sums, key, first, second, in_each=key in families):
                continue
            scale = _worth(plan, first, second) if unit is Unit.POINTS else 1.0
            least = part * scale * noticed(plan.game, key, unit)
            for each in _statistics(sums, key, first, second):
                yield intervals.of_mean(each.standard_error) / least
    yield from _reckoned(plan, sums, pairs, PART / together)


def _reckoned(
    plan: Plan, sums: Sums, pairs: tuple[tuple[int, int], ...], part: float
) -> Iterator[float]:
    """Yield the same for what follows from what is counted, as the minutes of a race do."""
    comparison = Comparison(plan, sums)
    for key in plan.lab.reckoned:
        least = part * noticed(plan.game, key, plan.kind(key).unit)
        for first, second in pairs:
            error = comparison.difference(key, second, first).error
            if isfinite(error):
                yield error / least


def _statistics(sums: Sums, key: str, first: int, second: int) -> tuple[Statistic, ...]:
    if first == second:
        return (sums.ratio(key, first),)
    return (
        sums.ratio(key, first),
        sums.ratio(key, second),
        sums.difference(key, second, first),
    )


def _comes_up(sums: Sums, key: str, first: int, second: int, *, in_each: bool) -> bool:
    """Return whether a measure is there, and where ``in_each`` at least once in a game.

    What comes up less often nobody notices, and it would have to be waited for.
    """
    least = sums.games if in_each else 1
    return min(sums.count(key, first), sums.count(key, second)) >= least


def _worth(plan: Plan, first: int, second: int) -> float:
    """Return how many points are felt as one: where all are ten times as many, it is ten."""
    return max(plan.lab.worth(plan.rules[no]) for no in (first, second))


def _together(intervals_told: int) -> float:
    """Return how much wider intervals are that all hold together, by Bonferroni's inequality."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, intervals_told)) / intervals.IN_95
