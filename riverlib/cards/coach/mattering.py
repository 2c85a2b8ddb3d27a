"""Whether a reason matters: without its fact the choice must lose what it has over the other."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot

from riverlib.cards import View
from riverlib.cards.coach.reason import Kind, Reason
from riverlib.cards.coach.worth import Worth

Weigher = Callable[[View], Worth]
"""Says what the legal choices of a position are worth."""

_CLEARLY, _HARDLY = 0.6, 0.25
"""A reason matters if at most so much of the margin is left without it; then hardly any is."""
_HIGH = 0.85
"""So much may be left without a card that is a sure trick: others share in what a bid counts on."""
_FIRST = {
    Kind.SURE_TRUMPS,
    Kind.LIKELY,
    Kind.HIGH_TRUMP,
    Kind.GETS_RID,
    Kind.TAKES_SURE,
    Kind.TAKES_LAST,
    Kind.TRUMPS_IN,
    Kind.TRUMPS_LOW,
    Kind.UNDER,
    Kind.ENOUGH,
    Kind.KEEPS_SURE,
    Kind.KEEPS_TRUMP,
    Kind.MAKES_SHORT,
}
"""What a player would say at once: if it matters, nothing else comes before it."""
_SURELY = 1.5
"""How many 95 % half widths a margin must fall: one of many reasons is easily found by luck."""


@dataclass(frozen=True, slots=True)
class Margin:
    """The points by which one choice is better than another as things are."""

    points: float
    """Above 0."""
    error: float
    """How far they may be off."""
    weigher: Weigher
    """Weighs the positions in which things are otherwise."""


def points_without(reason: Reason, weigher: Weigher) -> tuple[float, float]:
    """Return the points by which the choice is still better without the fact, and their error."""
    worth = weigher(reason.without)
    points = dict(zip(worth.actions, worth.points, strict=True))
    return points[reason.best] - points[reason.rival], max(worth.errors, default=0.0)


def left_without(reason: Reason, margin: Margin) -> float | None:
    """Return the share of a margin left once the fact is taken away; ``None``: not clearly less."""
    left, error = points_without(reason, margin.weigher)
    if reason.kind is Kind.HOOKED:  # it says that the closed number would be better
        return left / margin.points if left < -error and left < 0 else None
    fallen = margin.points - left > _SURELY * hypot(margin.error, error)
    most = _HIGH if reason.kind is Kind.SURE_TRUMPS else _CLEARLY
    return left / margin.points if fallen and left <= most * margin.points else None


def first_that_matters(reasons: Iterable[Reason], margin: Margin) -> Reason | None:
    """Return the first reason without which hardly anything is left, or else the strongest one.

    What a player would say at once need not take all away.

    Parameters
    ----------
    reasons : iterable of Reason
        The weightiest first; none of these need matter.
    """
    found: list[tuple[float, int, Reason]] = []
    for no, reason in enumerate(reasons):
        left = left_without(reason, margin)
        if left is not None and (left <= _HARDLY or reason.kind in _FIRST):
            return reason
        if left is not None:
            found.append((left, no, reason))
    return min(found)[2] if found else None
