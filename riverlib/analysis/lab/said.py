"""How the size of a difference is written, and a clause for one instead of several."""

import re

from riverlib.analysis.lab.measures import Unit, number_text


def said_number(value: float, unit: Unit) -> str:
    """Write the size of a difference as people say it.

    >>> said_number(0.0312, Unit.SHARE), said_number(2.14, Unit.POINTS), said_number(0.004, "")
    ('3', '2.1', '0')
    """
    if unit is Unit.SHARE:
        return f"{100 * value:.0f}"
    text = f"{value:.0f}" if value >= 10 or unit is Unit.MINUTES else f"{value:.1f}"
    return text.removesuffix(".0")


def said_end(value: float, unit: Unit) -> str:
    """Write an end of an interval; what is not quite nothing is not called nothing.

    >>> said_end(0.0312, Unit.SHARE), said_end(0.0031, Unit.SHARE), said_end(0.0, Unit.SHARE)
    ('3', '0.3', '0')
    """
    said = said_number(value, unit)
    return number_text(value, unit) if said == "0" else said


def quoted(name: str) -> str:
    """Write the name of rules within a sentence: many are sentences themselves.

    >>> quoted("A miss costs nothing")
    '“A miss costs nothing”'
    """
    return f"\N{LEFT DOUBLE QUOTATION MARK}{name}\N{RIGHT DOUBLE QUOTATION MARK}"


def signed(value: float, unit: Unit) -> str:
    """Write an end of an interval round nothing: ``"3 fewer of 100"``, ``"1.2 points more"``."""
    more = value > 0
    said = said_end(abs(value), unit)
    if unit in (Unit.SHARE, Unit.COUNT):
        counted = f"{said} {'more' if more else 'fewer'}"
        return f"{counted} of 100" if unit is Unit.SHARE else counted
    noun = str(unit).removesuffix("s") if said == "1" else str(unit)
    return f"{said} {noun} {'more' if more else 'less'}"


_ONE = (
    (r"\b1 (point|minute)s\b", r"1 \1"),
    (r"\b1 (more|fewer) (time)s\b", r"1 \1 \2"),
    (r"\b1 (more|fewer) boats (go|ride)\b", r"1 \1 boat \2es"),
    (r"\b1 boats (go|ride)\b", r"1 boat \1es"),
    (r"\b(1 (?:more |fewer )?of 100 \w+) are\b", r"\1 is"),
    (r"\b(1 (?:more |fewer )?of 100 \w+) have\b", r"\1 has"),
    (r"\b(1 (?:more |fewer )?of 100 \w+) blow\b", r"\1 blows"),
    (r"ridees", "rides"),
)


def of_one(clause: str) -> str:
    """Write a clause for one instead of several.

    >>> of_one("1 more of 100 bids are made"), of_one("1 fewer boats go over the waterfall")
    ('1 more of 100 bids is made', '1 fewer boat goes over the waterfall')
    >>> of_one("1 of 100 bids are zero"), of_one("1 boats ride the high tide")
    ('1 of 100 bids is zero', '1 boat rides the high tide')
    """
    for several, one in _ONE:
        clause = re.sub(several, one, clause)
    return clause
