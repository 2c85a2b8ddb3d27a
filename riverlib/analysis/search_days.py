"""Days that a search asks for: dates as people write them, months, weekdays, "last week"."""

import re
from collections.abc import Callable
from datetime import date, datetime, timedelta

from riverlib.analysis.game_lines import GameLine, plain
from riverlib.core.text import DAYS, MONTHS

_Fits = Callable[[GameLine], bool]
_MONTH = "|".join(
    f"{month.lower()}|{month[:3].lower()}" + ("|sept" if month == "September" else "")
    for month in MONTHS
)
_WORD, _DAY = rf"\b(?P<word>{_MONTH})\b\.?", r"\b(?P<day>\d{1,2})"
DATES = (
    re.compile(r"\b(?P<year>\d{4})-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?\b"),
    re.compile(rf"{_DAY}\.(?P<month>\d{{1,2}})\.(?P<year>\d{{4}})?"),
    re.compile(rf"{_DAY}(?:st|nd|rd|th|\.)? {_WORD}(?: (?P<year>\d{{4}})\b)?"),
    re.compile(rf"{_WORD} {_DAY}(?:st|nd|rd|th)?\b(?:,? (?P<year>\d{{4}})\b)?"),
    re.compile(rf"{_WORD} (?P<year>\d{{4}})\b"),
)
"""Dates as people write them; each is taken out of the wish and asked of the game's day."""
SPAN = re.compile(r"\b(?:today|yesterday|(?:this|last) (?:week|month|year))\b")
"""What is counted from today."""
_LEAST_PREFIX = 3
"""Letters from which on the beginning of a month or a day stands for it."""


def day_in(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day of the first whole date in a text, such as a game's name.

    >>> day_in("Sunday, 22 Nov 2026"), day_in("Sunday")
    ((2026, 11, 22), None)
    """
    for pattern in DATES:
        for match in pattern.finditer(plain(text)):
            asked = _asked(match.groupdict())
            if all(asked) and _is_day(asked):
                return asked
    return None


def _is_day(asked: tuple[int, int, int]) -> bool:
    try:
        date(*asked)
    except ValueError:
        return False
    return True


def _asked(found: dict[str, str | None]) -> tuple[int, int, int]:
    """Return year, month and day of a date, 0 for what it does not say."""
    word = found.get("word")
    month = _month_of(word) if word else int(found.get("month") or 0)
    return int(found.get("year") or 0), month, int(found.get("day") or 0)


def on_day(match: re.Match[str]) -> _Fits:
    """Ask for what a date says of a day."""
    asked = _asked(match.groupdict())

    def fits(line: GameLine) -> bool:
        day = (line.when.year, line.when.month, line.when.day)
        return all(want in (0, there) for want, there in zip(asked, day, strict=True))

    return fits


def within(today: date) -> Callable[[re.Match[str]], _Fits]:
    """Ask for the days of a span such as "last week"; a week begins on Monday."""
    day = timedelta(days=1)
    monday = today - today.weekday() * day
    first, new_year = today.replace(day=1), today.replace(month=1, day=1)
    spans = {
        "today": (today, today),
        "yesterday": (today - day, today - day),
        "this week": (monday, today),
        "last week": (monday - 7 * day, monday - day),
        "this month": (first, today),
        "last month": ((first - day).replace(day=1), first - day),
        "this year": (new_year, today),
        "last year": (new_year.replace(year=today.year - 1), new_year - day),
    }

    def asks(match: re.Match[str]) -> _Fits:
        start, end = spans[match.group()]
        return lambda line: start <= line.when.date() <= end

    return asks


def _month_of(word: str) -> int:
    return next(no for no, month in enumerate(MONTHS, 1) if month.lower().startswith(word[:3]))


def is_date_word(word: str, when: datetime) -> bool:
    """Whether a word is the year of a day, its month or its day of the week."""
    if word == str(when.year):
        return True
    if len(word) < _LEAST_PREFIX:
        return False
    names = (MONTHS[when.month - 1], DAYS[when.weekday()])
    return any(name.lower().startswith(word) for name in names)
