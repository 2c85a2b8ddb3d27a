"""Why a deal brings these points (docs/rules/cards.md 2, 3.6, 4)."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.cards import Penalty, Score, Scoring, TrickPoints, Variant, score
from riverlib.core.counting import count
from riverlib.learn.reason import Reason

_MINUS = "\N{MINUS SIGN}"
_TIMES = "\N{MULTIPLICATION SIGN}"
_MOST_TERMS = 4
"""Prices of wrong tricks that are written one by one."""


class Points(StrEnum):
    """How a bid came out."""

    EXACT = "exact"
    ZERO = "zero"
    """Nothing was bid and nothing taken."""
    OVER = "over"
    UNDER = "under"


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsReason(Reason):
    """Why a bid and the tricks taken bring these points."""

    kind: Points
    points: int
    off: int
    """Tricks too many, or too few below 0."""
    parts: tuple[int, ...]
    """The numbers that the words name; they add up to the points."""
    how: str
    """The arithmetic, "10 + 3 = +13", of those numbers alone."""
    counted: str
    """The parts in words with their sum, without a full stop."""


def points_reason(
    variant: Variant, *, bid: int, taken: int, hand_size: int, team: str = ""
) -> PointsReason:
    """Say where the points of a deal come from.

    Parameters
    ----------
    bid, taken : int
        Tricks bid and taken: of partners what they bid and took together.
    team : str, optional
        Who the partners are: "You and Heron".

    >>> from riverlib.cards import find_variant
    >>> points_reason(find_variant("prediction"), bid=3, taken=3, hand_size=10).text
    'Bid 3, took 3: just right. 10 for being right, 3 for the tricks: 10 + 3 = +13.'
    """
    scored = score(variant.scoring, bid=bid, taken=taken, hand_size=hand_size)
    off = taken - bid
    named = [
        (scored.exact, _exact(bid, taken)),
        (scored.tricks, "for the trick" if taken == 1 else "for the tricks"),
        (scored.penalty, _penalty(variant.scoring, off)),
    ]
    parts = [(points, words) for points, words in named if points]
    words = ", ".join(
        f"{'minus ' if points < 0 else ''}{abs(points)} {words}" for points, words in parts
    )
    words = f"{words[:1].upper()}{words[1:]}"
    how = _with_price(variant.scoring, scored)
    counted = f"{words}: {how}" if parts else _nothing(variant.scoring, off)
    return PointsReason(
        kind=_kind(bid, off),
        text=f"{_outcome(variant, bid, taken, team)} {counted}.",
        points=scored.points,
        off=off,
        parts=tuple(points for points, _ in parts),
        how=how,
        counted=counted,
    )


def _with_price(scoring: Scoring, scored: Score) -> str:
    """Write what several wrong tricks cost as one number where the words say what it is made of."""
    left, equals, total = scored.how.rpartition(" = ")
    if left == f"0 {_MINUS} {-scored.penalty}" or left.endswith(f" {_MINUS} 0"):
        return total  # nothing is gained, or nothing is lost: there is no sum to do
    if scoring.penalty not in (Penalty.TRICKS_OFF_SQUARED, Penalty.TRICKS_OFF_TRIANGLE):
        return scored.how
    gains, minus, _ = left.partition(_MINUS)
    if not (equals and minus):
        return scored.how
    return f"{gains}{_MINUS} {-scored.penalty}{equals}{total}" if gains else total


def _kind(bid: int, off: int) -> Points:
    if off:
        return Points.OVER if off > 0 else Points.UNDER
    return Points.EXACT if bid else Points.ZERO


def _outcome(variant: Variant, bid: int, taken: int, team: str) -> str:
    who = "Together bid" if variant.team_size > 1 else "Bid"
    if team:
        who = f"{team} together bid"
    off = taken - bid
    missed = f"{count(abs(off), 'trick')} too {'many' if off > 0 else 'few'}"
    return f"{who} {bid}, took {taken}: {missed if off else 'just right'}."


def _exact(bid: int, taken: int) -> str:
    return "for taking none, as bid" if bid == taken == 0 else "for being right"


def _penalty(scoring: Scoring, off: int) -> str:
    if scoring.penalty is Penalty.BID:
        return "for the bid"
    wrong = abs(off)
    price = _price(scoring, wrong) if wrong > 1 else ""
    return f"for {count(wrong, 'wrong trick')}{price}"


def _price(scoring: Scoring, wrong: int) -> str:
    """Say where the price of several wrong tricks comes from: " (5+10)"."""
    each = scoring.penalty_points
    if scoring.penalty is Penalty.TRICKS_OFF_TRIANGLE:
        terms = [str(each * no) for no in range(1, wrong + 1)]
        shown = (
            terms if wrong <= _MOST_TERMS else [*terms[:2], "\N{HORIZONTAL ELLIPSIS}", terms[-1]]
        )
        return f" ({'+'.join(shown)})"
    if scoring.penalty is Penalty.TRICKS_OFF_SQUARED:
        factors = [each, wrong, wrong] if each > 1 else [wrong, wrong]
        return f" ({_TIMES.join(map(str, factors))})"
    return ""


def _nothing(scoring: Scoring, off: int) -> str:
    if off and scoring.trick_points is TrickPoints.WHEN_MADE:
        return "Tricks count only when the bid is right: 0"
    return "That brings no points: 0"
