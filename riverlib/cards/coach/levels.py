"""How much better one choice is than another, so that words, stars and numbers agree.

What is as good as the best is told with the same numbers: a difference within its own error is
none, whatever the last digit says. And what is worth less than something worse is worse as well.
"""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from riverlib.cards import Action, Play, View
from riverlib.cards.coach.chances import Chances
from riverlib.cards.coach.judging import BAD, DOUBTFUL, stake
from riverlib.cards.coach.worth import Worth
from riverlib.core.text import whole_percent

_EVEN = 0.02
"""A difference of less than this part of what a bid made is worth is none."""
_HAIR = 1e-9
"""Points by which the best choice stays the best among those that are told alike."""


class Level(StrEnum):
    """How much better one choice is than another."""

    SAME = "same"
    LITTLE = "little"
    BETTER = "better"
    MUCH = "much"

    @property
    def is_clear(self) -> bool:
        """Whether the review, too, would call it clearly better: a hint speaks of no less."""
        return self in (Level.BETTER, Level.MUCH)


def level(cost: float, error: float, stake: float) -> Level:
    """Say how much a difference in points is.

    Parameters
    ----------
    cost, error : float
        Points, and how far they may be off: what is not more than that is no difference.
    stake : float
        Points that making a bid is worth, as ``judging.stake`` says.

    >>> level(1.0, error=0.2, stake=10.0), level(1.0, error=1.5, stake=10.0)
    (<Level.BETTER: 'better'>, <Level.SAME: 'same'>)
    """
    share = cost / stake
    if share < _EVEN or cost <= error:
        return Level.SAME
    return Level.MUCH if share >= BAD else Level.BETTER if share >= DOUBTFUL else Level.LITTLE


def level_of(worth: Worth, action: Action, view: View) -> Level:
    """Say how much worse an action is than the best one."""
    error = worth.errors[worth.actions.index(action)]
    return level(worth.cost(action), error, stake(view.variant, view.hand_size))


def levelled(view: View, worth: Worth) -> Worth:
    """Return a worth in which what is as good as the best has its numbers.

    A bid keeps its own chance: of two bids worth as much, one may come true more often.
    """
    best = worth.actions.index(worth.best)
    alike = set(_alike(view, worth, best))
    points, made, errors = list(worth.points), list(worth.made), list(worth.errors)
    if round(points[best] - _HAIR, 1) < round(points[best], 1):
        points[best] += _HAIR  # both are shown alike
    for no in range(len(points)):
        if no in alike:
            points[no] = points[best] - _HAIR
            errors[no] = max(errors[no], 2 * _HAIR)
            if isinstance(worth.actions[no], Play):
                made[no] = made[best]
        elif no != best:
            errors[no] = min(errors[no], (points[best] - points[no]) / 2)
    return replace(worth, points=tuple(points), made=tuple(made), errors=tuple(errors))


def told(view: View, seen: Chances) -> Chances:
    """Return chances as they are told beside words and stars: levelled, and as certain as each."""
    worth = levelled(view, seen.worth)
    best = worth.actions.index(worth.best)
    alike = [best, *_alike(view, seen.worth, best)] if isinstance(worth.best, Play) else [best]
    sure = all(seen.is_certain[no] for no in alike)
    certain = (known and (sure or no not in alike) for no, known in enumerate(seen.is_certain))
    return replace(seen, worth=worth, is_certain=tuple(certain))


def _alike(view: View, worth: Worth, best: int) -> Iterator[int]:
    """Yield what is as good as the best: down to the first that is worse."""
    others = (no for no in range(len(worth.points)) if no != best)
    for no in sorted(others, key=lambda each: -worth.points[each]):
        is_same = level_of(worth, worth.actions[no], view) is Level.SAME
        if not is_same and not _reads_alike(view, worth, no, best):
            return
        yield no


def _reads_alike(view: View, worth: Worth, no: int, best: int) -> bool:
    """Whether the numbers that are shown would tell no difference, or the wrong one."""
    if _shows_alike(view, worth, no, best):
        return True
    if round(worth.points[no], 1) < round(worth.points[best], 1):
        return False
    one, other = (whole_percent(worth.made[each]) for each in (best, no))
    is_rarer = worth.made[best] <= worth.made[no] or one == other
    return is_rarer or not isinstance(worth.actions[no], Play)


def _shows_alike(view: View, worth: Worth, no: int, best: int) -> bool:
    """Whether a card that is hardly worse has the same percent beside it as the best one.

    Where nothing can change the bid any more there are the points alone.
    """
    if not isinstance(worth.actions[no], Play) or level_of(worth, worth.actions[no], view).is_clear:
        return False
    one, other = (whole_percent(worth.made[each]) for each in (best, no))
    return one == other and 0 < worth.made[best] < 1
