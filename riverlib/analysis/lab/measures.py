"""What a measure of the laboratory is: its words, its unit, its number with an interval."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite, isnan


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
    error: float
    """Half the width of the 95 % interval; 0 for what is certain."""
    unit: Unit
    sentence: str
    """The number in plain words."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a measure is, whatever its value."""

    name: str
    unit: Unit
    words: str
    """The sentence, with ``{}`` in place of the number, and ``@`` for the member of a family."""


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
        low, high = number_text(size - self.error, unit), number_text(size + self.error, unit)
        between = f" (between {low} and {high})" if self.error else ""
        noun = _NOUNS.get(unit, "")
        return f"That is {number_text(size, unit)} {noun}{more} than {self.base}{between}."


_NOUNS = {Unit.SHARE: "in 100 ", Unit.POINTS: "points ", Unit.MINUTES: "minutes "}
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
    if unit is Unit.SHARE:
        value *= 100
    digits = 0 if unit is Unit.MINUTES or abs(value) >= 100 else 1 if abs(value) >= 1 else 2
    if unit is Unit.SHARE:
        digits = 1
    text = f"{value:,.{digits}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text.replace("-", "\N{MINUS SIGN}")


def give_or_take(error: float, unit: Unit) -> str:
    """Write the interval after a number in a sentence; nothing where there is none to tell."""
    return f", give or take {number_text(error, unit)}" if error and isfinite(error) else ""


def label(each: Measure) -> str:
    """Return a number as a table shows it, with its interval: ``"62.3 ± 0.4"``."""
    if isnan(each.value):
        return ""
    value = number_text(each.value, each.unit)
    if not each.error or not isfinite(each.error):
        return value
    return f"{value} ± {number_text(each.error, each.unit)}"
