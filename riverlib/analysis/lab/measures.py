"""What a measure of the laboratory is: its words, its unit, its number with an interval."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import inf, isfinite, isnan


class Unit(StrEnum):
    """What a measure is counted in."""

    SHARE = "of 100"
    """A part of 1, told as so many of a hundred."""
    POINTS = "points"
    COUNT = ""
    MINUTES = "minutes"


@dataclass(frozen=True, slots=True)
class Measure:
    """One number of one rule set."""

    key: str
    name: str
    """What it is called in a table, ``"Bids made"``."""
    value: float
    """NaN where it never came up; a share is in [0, 1]."""
    low: float
    high: float
    """Ends of the 95 % interval, within what is possible; the value itself for what is certain."""
    unit: Unit
    sentence: str
    """The number in plain words, with its interval."""

    @property
    def error(self) -> float:
        """Half the width of the interval; 0 for what is certain, infinite if it is not known."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Kind:
    """What a measure is, whatever its value."""

    name: str
    unit: Unit
    words: str
    """The sentence, with ``{}`` in place of the number, and ``@`` for the member of a family."""
    least: float = 0.0
    """What it cannot fall below; a share cannot exceed 1 either."""

    def possible(self, value: float, error: float) -> tuple[float, float]:
        """Return the ends of an interval round a value, as far as such values are possible."""
        if not isfinite(error):
            return -inf, inf
        most = 1.0 if self.unit is Unit.SHARE else inf
        return max(value - error, min(value, self.least)), min(value + error, max(value, most))


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of a measure one rule set has than another."""

    measure: Measure
    """The measure under the rule set that is compared."""
    name: str
    """The rule set."""
    base: str
    """What it is compared with."""
    value: float
    """Measure less the base's; NaN where one of the two never came up."""
    error: float
    """Half the width of the paired 95 % interval."""

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.value) > self.error

    @property
    def sentence(self) -> str:
        """The difference in plain words, after the measure's own."""
        unit = self.measure.unit
        if isnan(self.value):
            return f"There is nothing to compare with {self.base}."
        if not self.is_clear:
            return f"That is no clear difference from {self.base}."
        more = "more" if self.value > 0 else "less"
        size = abs(self.value)
        most = 1.0 if unit is Unit.SHARE else inf
        ends = (size - self.error, min(size + self.error, max(size, most)))
        low, high = (number_text(end, unit) for end in ends)
        if number_text(size, unit) == "0":
            return f"That is hardly another number than under {self.base}."
        between = f" (between {low} and {high})" if low != high else ""
        noun = NOUNS.get(unit, "")
        return f"That is {number_text(size, unit)} {noun}{more} than {self.base}{between}."


NOUNS = {Unit.SHARE: "in 100 ", Unit.POINTS: "points ", Unit.MINUTES: "minutes "}
SPREAD = Kind("Spread of final scores", Unit.POINTS, "final scores lie {} points around their mean")
MARGIN = Kind("Winning margin", Unit.POINTS, "the winner is {} points ahead")
LUCK = Kind("Share of luck", Unit.SHARE, "{} of 100 parts of the differences in points are luck")
COMMON_FAMILIES: Mapping[str, Kind] = {
    "win_place": Kind("Wins of player @", Unit.SHARE, "player @ wins {} of 100 games"),
    "wins": Kind("Games won by @", Unit.SHARE, "players like @ win {} of 100 games"),
}
"""Measures by place or by bot that every game has."""


def number_text(value: float, unit: Unit) -> str:
    """Write a value as people read it.

    >>> number_text(0.6234, Unit.SHARE), number_text(3.14159, Unit.COUNT)
    ('62.3', '3.1')
    >>> number_text(36.6, Unit.MINUTES)
    '37'
    """
    return _written(value, unit)


def number_texts(values: Sequence[float], unit: Unit) -> list[str]:
    """Write values that are read beside each other: with one digit more where it tells any apart.

    >>> number_texts([6.989, 6.54, 6.48], Unit.POINTS), number_texts([7.0, 6.4], Unit.POINTS)
    (['6.99', '6.54', '6.48'], ['7', '6.4'])
    >>> number_texts([0.076, 0.284], Unit.SHARE), number_texts([0.076, 0.0802], Unit.SHARE)
    (['8', '28'], ['7.6', '8'])
    """
    least = -1 if unit is Unit.SHARE else 0  # people say whole numbers of 100
    short, long = ([_written(each, unit, least + more) for each in values] for more in (0, 1))
    return short if len(set(short)) == len(set(long)) else long


def _written(value: float, unit: Unit, more: int = 0) -> str:
    """Write a value with the digits that its size and unit ask for, and some more."""
    if unit is Unit.SHARE:
        value *= 100
    digits = 0 if unit is Unit.MINUTES or abs(value) >= 100 else 1 if abs(value) >= 1 else 2
    if unit is Unit.SHARE:
        digits = 1
    text = f"{value:,.{digits + more}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text.replace("-", "\N{MINUS SIGN}")


def interval_words(value: float, low: float, high: float, unit: Unit) -> str:
    """Write the interval after a number in a sentence; nothing where there is none to tell.

    >>> interval_words(0.4, 0.31, 0.49, Unit.SHARE)
    ', give or take 9'
    >>> interval_words(0.05, 0.012, 0.191, Unit.SHARE)
    ', most likely between 1.2 and 19.1'
    >>> interval_words(0.4, 0.39999, 0.40001, Unit.SHARE)
    ''
    """
    if low == high or not isfinite(high - low):
        return ""
    under, over = number_text(value - low, unit), number_text(high - value, unit)
    if under == over:
        return "" if over == "0" else f", give or take {over}"
    if number_text(low, unit) == number_text(high, unit):
        return ""
    return f", most likely between {number_text(low, unit)} and {number_text(high, unit)}"


def label(each: Measure) -> str:
    """Return a number as a table shows it: ``"62.3 ± 0.4"``, or ``"5 (1.2 to 19.1)"``."""
    if isnan(each.value):
        return ""
    value = number_text(each.value, each.unit)
    if not each.error or not isfinite(each.error):
        return value
    ends = (each.value - each.low, each.high - each.value, each.low, each.high)
    under, over, low, high = (number_text(end, each.unit) for end in ends)
    if under == over:
        return value if over == "0" else f"{value} ± {over}"
    return f"{value} ({low} to {high})"
