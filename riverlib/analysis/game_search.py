"""Games found by what a person remembers: names, who won, a date, the rules, on paper."""

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime

from riverlib.analysis.game_lines import GameLine, plain
from riverlib.core.text import DAYS, MONTHS

_Fits = Callable[[GameLine], bool]
_MONTH = "|".join(
    f"{month.lower()}|{month[:3].lower()}" + ("|sept" if month == "September" else "")
    for month in MONTHS
)
_WORD, _DAY = rf"\b(?P<word>{_MONTH})\b\.?", r"\b(?P<day>\d{1,2})"
_DATES = (
    re.compile(r"\b(?P<year>\d{4})-(?P<month>\d{1,2})(?:-(?P<day>\d{1,2}))?\b"),
    re.compile(rf"{_DAY}\.(?P<month>\d{{1,2}})\.(?P<year>\d{{4}})?"),
    re.compile(rf"{_DAY}(?:st|nd|rd|th|\.)? {_WORD}(?: (?P<year>\d{{4}})\b)?"),
    re.compile(rf"{_WORD} {_DAY}(?:st|nd|rd|th)?\b(?:,? (?P<year>\d{{4}})\b)?"),
    re.compile(rf"{_WORD} (?P<year>\d{{4}})\b"),
)
"""Dates as people write them; each is taken out of the wish and asked of the game's day."""
_WON = frozenset(("won", "wins", "winner", "win"))
_FILLERS = frozenset(("by", "and", "on", "in", "the", "with", "of", "game", "games"))
_LEAST_PREFIX = 3
"""Letters from which on the beginning of a month or a day stands for it."""


def found(lines: Sequence[GameLine], wish: str) -> list[GameLine]:
    """Return the games to which every word and date of a wish fits, in their order.

    Capitals and accents do not matter. "Anna won" finds the games that Anna won; "22 Nov",
    "November" and "2026-11-22" find days; "unfinished" and "paper" find such games.
    """
    fits = _conditions(wish)
    return [line for line in lines if all(each(line) for each in fits)]


def _conditions(wish: str) -> list[_Fits]:
    text, fits = plain(wish), list[_Fits]()
    for pattern in _DATES:
        while match := pattern.search(text):
            fits.append(_on_day(match.groupdict()))
            text = f"{text[: match.start()]} {text[match.end() :]}"
    words = re.findall(r"[^\s,;]+", text)
    asks_winner = any(word in _WON for word in words)
    if asks_winner:
        fits.append(lambda line: bool(line.winners))
    kept = [word for word in words if not (asks_winner and word in _WON)]
    telling = [word for word in kept if word not in _FILLERS] or kept
    return fits + [_has_word(word, asks_winner=asks_winner) for word in telling]


def day_in(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day of the first whole date in a text, such as a game's name.

    >>> day_in("Sunday, 22 Nov 2026"), day_in("Sunday")
    ((2026, 11, 22), None)
    """
    for pattern in _DATES:
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


def _on_day(match: dict[str, str | None]) -> _Fits:
    asked = _asked(match)

    def fits(line: GameLine) -> bool:
        day = (line.when.year, line.when.month, line.when.day)
        return all(want in (0, there) for want, there in zip(asked, day, strict=True))

    return fits


def _month_of(word: str) -> int:
    return next(no for no, month in enumerate(MONTHS, 1) if month.lower().startswith(word[:3]))


def _has_word(word: str, *, asks_winner: bool) -> _Fits:
    def fits(line: GameLine) -> bool:
        told = line.winners_text if asks_winner else line.text
        return word in told or _is_date_word(word, line.when)

    return fits


def _is_date_word(word: str, when: datetime) -> bool:
    """Whether a word is the year of a day, its month or its day of the week."""
    if word == str(when.year):
        return True
    if len(word) < _LEAST_PREFIX:
        return False
    names = (MONTHS[when.month - 1], DAYS[when.weekday()])
    return any(name.lower().startswith(word) for name in names)
