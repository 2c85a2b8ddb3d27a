"""How much of a finished race its chances are drawn for."""

from collections.abc import Sequence

from riverlib.race.coach.review import Decision, RaceReview
from riverlib.race.coach.turning import largest_swing

_AFTER = 2
"""Actions that are drawn after the last change, so that it is seen."""
_DECIDED = 0.9
"""Chance from which on, if it never falls below it again, a race is as good as decided."""
_WORTH_CUTTING = 0.8
"""A race that would be cut later than this part of the way is drawn whole."""


def drawn_until(review: RaceReview, marked: Sequence[Decision] = ()) -> int:
    """Return the row up to which a race is drawn.

    That is a round after it was as good as decided, or a little after the last change; what is
    ``marked``, and the largest swing, is always drawn.
    """
    changed = review.last_change
    tides = [row for row in review.tides if row > changed]
    end = min(changed + 1 + _AFTER, *tides[:1], len(review.moments))
    swing = largest_swing(review)
    told = [each.action_no + 1 for each in (*marked, *([swing.moment] if swing else []))]
    decided = max(_a_round_after(review, _decided(review)), *told, 0)
    return decided if decided < _WORTH_CUTTING * end else max(end, *told, 0)


def _decided(review: RaceReview) -> int:
    """Return the first row from which on somebody's chance never falls below ``_DECIDED``."""
    behind = (
        max(
            (row for row, shares in enumerate(review.chances) if shares[seat] < _DECIDED), default=0
        )
        for seat in range(review.players)
    )
    return min(behind) + 1


def _a_round_after(review: RaceReview, row: int) -> int:
    """Return where the round ends that comes after the round of a row."""
    tides = [tide for tide in review.tides if tide > row]
    return tides[1] if len(tides) > 1 else len(review.moments)


def rest_words(review: RaceReview, marked: Sequence[Decision] = ()) -> str:
    """Say from when on a race is not drawn, and why; nothing where all of it is.

    ``marked`` as in ``drawn_until``.
    """
    last = drawn_until(review, marked)
    if last == len(review.moments):
        return ""
    if last > review.last_change:
        return f"After round {review.round_of(review.last_change)} nothing changed any more."
    return (
        f"The chart ends with round {review.round_of(last - 1)}: by then the race was as good as"
        " decided."
    )
