"""Scoring as data: what a deal is worth for a bid and the tricks taken (docs/rules 2 and 4)."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from riverlib.core import VariantError


class TrickPoints(StrEnum):
    """When tricks are worth points of their own."""

    ALWAYS = "always"
    WHEN_MADE = "when-made"
    NEVER = "never"


class Penalty(StrEnum):
    """How a missed bid costs; ``penalty_points`` is the price of one step."""

    NONE = "none"
    TRICKS_OFF = "tricks-off"
    TRICKS_OFF_SQUARED = "tricks-off-squared"
    TRICKS_OFF_TRIANGLE = "tricks-off-triangle"
    BID = "bid"


_STEPS: dict[Penalty, Callable[[int, int], int]] = {  # (bid, tricks off) -> steps to pay for
    Penalty.NONE: lambda _bid, _off: 0,
    Penalty.TRICKS_OFF: lambda _bid, off: off,
    Penalty.TRICKS_OFF_SQUARED: lambda _bid, off: off * off,
    Penalty.TRICKS_OFF_TRIANGLE: lambda _bid, off: off * (off + 1) // 2,
    Penalty.BID: lambda bid, _off: bid,
}
_MINUS = "\N{MINUS SIGN}"
_TIMES = "\N{MULTIPLICATION SIGN}"
_MAX_POINTS = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """One way to score a deal; all points are whole numbers."""

    bonus: int = 10
    """Points for taking exactly the bid."""
    trick_points: TrickPoints = TrickPoints.ALWAYS
    per_trick: int = 1
    """Points for each trick, whenever ``trick_points`` says that tricks count."""
    squared: bool = False
    """Whether the square of the tricks counts instead of their number."""
    zero_bonus: int | None = None
    """Points for a bid of zero made; ``None``: the same as any other bid made."""
    zero_per_card: int = 0
    """Points added to a bid of zero made for each card of the hand."""
    penalty: Penalty = Penalty.NONE
    penalty_points: int = 1
    """Points that one step of the penalty costs."""

    def __post_init__(self) -> None:
        """Refuse numbers that are not points."""
        for name in ("bonus", "per_trick", "zero_per_card", "penalty_points", "zero_bonus"):
            points = getattr(self, name)
            if name == "zero_bonus" and points is None:
                continue
            if not isinstance(points, int) or not 0 <= points <= _MAX_POINTS:
                raise VariantError(
                    f"scoring: {name} must be a whole number 0 to {_MAX_POINTS}, got {points!r}"
                )


@dataclass(frozen=True, slots=True)
class Score:
    """The points of one deal for one bidder, by where they came from."""

    exact: int
    """For taking exactly the bid."""
    tricks: int
    """For tricks, however the bid went."""
    penalty: int
    """For a missed bid, at most 0."""
    how: str
    """The arithmetic, ``"10 + 3 = +13"``; the same characters on screen and on paper."""

    @property
    def points(self) -> int:
        """What the deal is worth in all."""
        return self.exact + self.tricks + self.penalty


def score(scoring: Scoring, *, bid: int, taken: int, hand_size: int) -> Score:
    """Score one bid (docs/rules/cards.md sections 2 and 4).

    >>> from riverlib.cards import find_variant
    >>> score(find_variant("family-night").scoring, bid=3, taken=5, hand_size=10).points
    2
    """
    exact: list[tuple[int, str]] = []
    tricks: list[tuple[int, str]] = []
    costs: list[tuple[int, str]] = []
    made = bid == taken
    if made and bid == 0 and scoring.zero_bonus is not None:
        exact.append((scoring.zero_bonus, str(scoring.zero_bonus)))
    elif made:
        exact.append((scoring.bonus, str(scoring.bonus)))
    if made and bid == 0 and scoring.zero_per_card:
        exact.append(_product(scoring.zero_per_card, hand_size))
    counts = {TrickPoints.ALWAYS: True, TrickPoints.WHEN_MADE: made, TrickPoints.NEVER: False}
    if counts[scoring.trick_points] and (taken or not made):
        tricks.append(_product(scoring.per_trick, taken, squared=scoring.squared))
    if not made and scoring.penalty is not Penalty.NONE:
        steps = _STEPS[scoring.penalty](bid, abs(taken - bid))
        costs.append(_product(scoring.penalty_points, steps))
    won, counted, lost = (sum(value for value, _ in terms) for terms in (exact, tricks, costs))
    how = _sum_text([*exact, *tricks], costs, won + counted - lost)
    return Score(won, counted, -lost, how)


def _product(points: int, count: int, *, squared: bool = False) -> tuple[int, str]:
    value = points * (count * count if squared else count)
    counted = f"{count}{_TIMES}{count}" if squared and count > 1 else str(count)
    return value, counted if points == 1 else f"{points}{_TIMES}{counted}"


def _sum_text(gains: list[tuple[int, str]], costs: list[tuple[int, str]], points: int) -> str:
    total = signed(points)
    terms = " + ".join(text for _, text in gains)
    terms += "".join(f" {_MINUS} {text}" if terms else f"{_MINUS}{text}" for _, text in costs)
    lone = len(gains) + len(costs) == 1 and _TIMES not in terms
    return total if not terms or lone else f"{terms} = {total}"


def signed(points: int) -> str:
    """Write points with their sign: ``+2``, ``0`` or a true minus sign for losses."""
    if points < 0:
        return f"{_MINUS}{-points}"
    return f"+{points}" if points else "0"
