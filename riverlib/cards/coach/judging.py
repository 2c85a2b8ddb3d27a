"""What one bid or card was worth beside the best there was: fine, doubtful or bad, and its cost.

A verdict knows the view of the seat that chose and nothing else. The worst-looking of many choices
is often only the unluckiest: what looks costly is weighed once more, over other worlds, and what
stays within the error of that is let off. The review of a race does the same.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from riverlib.cards import Action, Phase, Variant, View, action_text
from riverlib.cards.coach.chances import corrected
from riverlib.cards.coach.worth import Worth, weigh
from riverlib.cards.scoring import score
from riverlib.core import IllegalActionError

DOUBTFUL, BAD = 0.05, 0.15
"""Parts of what making a bid is worth: from the first a choice is doubtful, from the second bad.

Half a point and a point and a half where a bid made brings ten: one deal in twenty, and one in
seven, thrown away. How often each falls to which bot stands in bench/results.md.
"""
WORLDS = 400
"""Worlds that a choice is weighed over."""
_SECOND_LOOK = 500_000
"""Added to a seed for the other worlds."""


class Mark(StrEnum):
    """How a choice is marked."""

    FINE = "fine"
    DOUBTFUL = "doubtful"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class Verdict:
    """One choice, judged by what its seat could know."""

    view: View
    """What the seat saw when it chose."""
    chosen: Action
    best: Action
    """The choice worth most; ``chosen`` itself if it cost nothing."""
    worth: Worth | None
    """What each choice was worth, at the first look; ``None`` for the only card there was."""
    cost: float
    """Points given away beside ``best``, from 0; an estimate within its error is 0."""
    error: float
    """Half width of the 95 % interval of ``cost``, in points."""

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to choose."""
        return len(self.view.legal) == 1

    @property
    def mark(self) -> Mark:
        """Whether it was fine, doubtful or bad, by its cost."""
        return mark_of(self.cost, self.view.variant, self.view.hand_size)

    @property
    def is_costly(self) -> bool:
        """Whether it is worth coming back to."""
        return self.mark is not Mark.FINE


def judge(view: View, chosen: Action, *, worlds: int = WORLDS, seed: int = 0) -> Verdict:
    """Judge one choice by the view of the seat that made it.

    Parameters
    ----------
    view : View
        Of the seat to move, before its choice.
    worlds : int
        Worlds for each of the one or two looks.
    seed : int
        Of the worlds: the same view and seed give the same verdict.

    Raises
    ------
    IllegalActionError
        If the seat could not choose so.
    """
    if chosen not in view.legal:
        raise IllegalActionError(f"seat {view.seat} could not choose {action_text(chosen)}")
    if len(view.legal) == 1 and view.phase is Phase.PLAY:
        return Verdict(view, chosen, chosen, None, 0.0, 0.0)
    first = _told(view, weigh(view, worlds=worlds, seed=seed))
    if first.cost(chosen) <= 0:
        return Verdict(view, chosen, chosen, first, 0.0, 0.0)
    again = _told(view, weigh(view, worlds=worlds, seed=seed + _SECOND_LOOK))
    cost, error = _difference(again, first.best, chosen)
    if cost <= error:
        return Verdict(view, chosen, chosen, first, 0.0, error)
    return Verdict(view, chosen, first.best, first, cost, error)


def _told(view: View, worth: Worth) -> Worth:
    """Return the worth as hint and warning told it: a cost is not another one afterwards."""
    return corrected(view, worth).worth


def mark_of(cost: float, variant: Variant, hand_size: int) -> Mark:
    """Mark a choice by what it gave away, in points."""
    share = cost / stake(variant, hand_size)
    if share < DOUBTFUL:
        return Mark.FINE
    return Mark.DOUBTFUL if share < BAD else Mark.BAD


@lru_cache(maxsize=256)
def stake(variant: Variant, hand_size: int) -> float:
    """Return what it is worth to make a bid and not to miss it by one, in points, at least 1.

    The mean over all bids of a hand: ten under most rules, more where a miss costs extra.
    """
    gains = [
        _points(variant, bid, bid, hand_size) - _points(variant, bid, taken, hand_size)
        for bid in range(hand_size + 1)
        for taken in (bid - 1, bid + 1)
        if 0 <= taken <= hand_size
    ]
    return max(1.0, sum(gains) / len(gains))


def _points(variant: Variant, bid: int, taken: int, hand_size: int) -> int:
    return score(variant.scoring, bid=bid, taken=taken, hand_size=hand_size).points


def _difference(worth: Worth, best: Action, chosen: Action) -> tuple[float, float]:
    """Return how much better one choice is than another, and the half width of its interval."""
    at = {action: no for no, action in enumerate(worth.actions)}
    one, other = at[best], at[chosen]
    error = max(worth.errors[one], worth.errors[other])  # each is against the best of this look
    return worth.points[one] - worth.points[other], error
