"""Games found by what a person remembers: names, who won, by how much, a date, the rules."""

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, timedelta

from riverlib.analysis.game_lines import GameLine, plain
from riverlib.analysis.worth_opening import Highlight
from riverlib.core.counting import number_word
from riverlib.core.text import DAYS, MONTHS

_Fits = Callable[[GameLine], bool]
_Tells = Callable[[GameLine], str]
_Asked = tuple[str, _Fits]
"""Words of a wish, and whether a game fits them."""
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
_LOST = frozenset(("lost", "loses", "loser", "losers", "lose"))
_SHARED = frozenset(("share", "shared", "shares", "tie", "tied", "ties", "draw", "drawn", "drew"))
_BEAT = frozenset(("beat", "beats"))
_VERBS = _WON | _LOST | _SHARED | _BEAT
_FILLERS = frozenset(("by", "and", "on", "in", "the", "with", "of", "to", "game", "games"))
_FILLERS |= frozenset(("point", "points", "against"))
_MARGIN, _NUMBER = re.compile(r"\bby (?P<number>\d+)\b"), re.compile(r"-?\d+")
_SPAN = re.compile(r"\b(?:today|yesterday|(?:this|last) (?:week|month|year))\b")
_SIZES = "|".join(map(number_word, range(2, 11)))
_PLAYERS = re.compile(rf"\b(?P<number>\d+|{_SIZES})[ -]players?\b")
_LEAST_PREFIX = 3
"""Letters from which on the beginning of a month or a day stands for it."""


def found(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> list[GameLine]:
    """Return the games to which every word, number and date of a wish fits, in their order.

    Capitals, accents and commas do not matter, and words may stand in any order. "Anna won" finds
    the games that Anna won, "Anna lost" those that she lost, "Anna won, Ben" those of the first
    that Ben played too; "Anna beat Ben" those in which she ended ahead of Ben, "shared" and "tie"
    shared wins; "10 players" and "two players" how many there were; "won by 1" and "Anna 170"
    margins and totals; "22 Nov", "November", "2026-11-22" and "last week" days; "unfinished" and
    "paper" such games.

    Parameters
    ----------
    told : mapping of str to str, optional
        By id, what is said of games besides, of ``told_of``.
    today : date, optional
        From where "yesterday" and "last week" are counted; without it they are only words.
    """
    fits = [each for _, each in _conditions(wish, told or {}, today)]
    return [line for line in lines if all(each(line) for each in fits)]


def unknown(
    lines: Sequence[GameLine],
    wish: str,
    told: Mapping[str, str] | None = None,
    today: date | None = None,
) -> list[str]:
    """Return the words of a wish to which none of the games fits; arguments as in ``found``."""
    asked = _conditions(wish, told or {}, today)
    return [words for words, fits in asked if not any(map(fits, lines))]


def told_of(highlights: Sequence[Highlight]) -> dict[str, str]:
    """Return by id what is said of the games that are worth opening."""
    return {each.game_id: plain(f"{each.title} {each.why}") for each in highlights}


def example_of(lines: Sequence[GameLine]) -> str:
    """Return a wish that finds a game of these: "Anna won, 22 Nov"; nothing if there are none.

    Of a game that a person won, if there is one.
    """
    won = [
        (not seat.is_person, no, seat.name)
        for no, line in enumerate(lines)
        if line.finished
        for seat in line.seats
        if seat.won
    ]
    if not won:
        return day_of(lines[0]) if lines else ""
    _, no, name = min(won)
    return f"{name} won, {day_of(lines[no])}"


def day_of(line: GameLine) -> str:
    """Return the day of a game as one may look for it: "22 Nov"."""
    return f"{line.when.day} {MONTHS[line.when.month - 1][:3]}"


def _conditions(wish: str, told: Mapping[str, str], today: date | None) -> list[_Asked]:
    text, asked = plain(wish), list[_Asked]()

    def by(match: re.Match[str]) -> _Fits:
        return _says(rf"\bby {match['number']}\b", _everybody, told)

    spans = [(_SPAN, _within(today))] if today else []
    dates = [(each, _on_day) for each in _DATES]
    for pattern, asks in ((_PLAYERS, _of_players), *spans, *dates, (_MARGIN, by)):
        while match := pattern.search(text):
            asked.append((match.group(), asks(match)))
            text = f"{text[: match.start()]} {text[match.end() :]}"
    words = [word for word in (each.strip(".!?") for each in re.findall(r"[^\s,;]+", text)) if word]
    asked += [(word, _done(words, at, told)) for at, word in enumerate(words) if word in _VERBS]
    kept = [word for word in words if word not in _VERBS]
    telling = [word for word in kept if word not in _FILLERS] or ([] if asked else kept)
    return asked + [(word, _has_word(word, _everybody, told)) for word in telling]


def _done(words: Sequence[str], at: int, told: Mapping[str, str]) -> _Fits:
    """Ask for what a verb says of those who are named next to it."""
    verb = words[at]
    if verb in _LOST:
        return _did(words, at, _losers, told, lambda line: bool(line.losers))
    if verb in _WON:
        return _did(words, at, _winners, told, lambda line: bool(line.winners))
    if verb in _SHARED:
        fits = _did(words, at, _winners, told, lambda line: len(line.winners) > 1)
    else:
        fits = _beat(words, at)
    # somebody may be called Drew, and rules Draw
    return lambda line: fits(line) or verb in plain(f"{line.names_text} {line.rules}").split()


def _of_players(match: re.Match[str]) -> _Fits:
    """Ask how many played; some rules are called so too."""
    words, number = match.group(), match["number"]
    return lambda line: (
        number in (str(len(line.seats)), number_word(len(line.seats))) or words in line.text
    )


def _did(
    words: Sequence[str], at: int, of: _Tells, told: Mapping[str, str], happened: _Fits
) -> _Fits:
    """Ask that those did what a verb says who are named next to it, before it or else after it."""
    before, after = _beside(words, at)
    return lambda line: (
        happened(line)
        and all(
            _has_word(word, of, told)(line)
            for word in _nearest(before, line) or _nearest(after, line)
        )
    )


def _beat(words: Sequence[str], at: int) -> _Fits:
    """Ask that whoever is named before a verb ended ahead of whoever is named after it."""
    before, after = _beside(words, at)

    def is_ahead(line: GameLine, one: str, other: str) -> bool:
        ahead, behind = (
            [(seat.won, seat.total) for seat in line.seats if word in plain(seat.name)]
            for word in (one, other)
        )
        return bool(ahead and behind) and max(ahead) > min(behind)

    return lambda line: (
        line.finished
        and all(
            is_ahead(line, one, other)
            for one in _nearest(before, line) or [""]  # nobody named: anybody
            for other in _nearest(after, line) or [""]
        )
    )


def _beside(words: Sequence[str], at: int) -> list[list[list[str]]]:
    """Return the words before a verb and those after it, the nearest first, in groups."""
    return [
        [
            [word for word in group.split("\n") if word and word not in _FILLERS]
            for group in " ".join(side)
            .replace(" and ", "\n")
            .split(" ")  # "Anna and Ben won": both
        ]
        for side in (words[:at][::-1], words[at + 1 :])
    ]


def _nearest(groups: Sequence[Sequence[str]], line: GameLine) -> list[str]:
    named = ([word for word in group if word in line.names_text] for group in groups)
    return next(filter(None, named), [])


def _everybody(line: GameLine) -> str:
    return line.text


def _winners(line: GameLine) -> str:
    return line.winners_text


def _losers(line: GameLine) -> str:
    return line.losers_text


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


def _on_day(match: re.Match[str]) -> _Fits:
    asked = _asked(match.groupdict())

    def fits(line: GameLine) -> bool:
        day = (line.when.year, line.when.month, line.when.day)
        return all(want in (0, there) for want, there in zip(asked, day, strict=True))

    return fits


def _within(today: date) -> Callable[[re.Match[str]], _Fits]:
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


def _has_word(word: str, of: _Tells, told: Mapping[str, str]) -> _Fits:
    """Ask for a word, or the beginning of one; a number only as a whole."""
    if _NUMBER.fullmatch(word):
        says = _says(rf"(?<![\w:.-]){word}(?![\w:]|\.\d)", of, told)
    else:
        says = _says(re.escape(word), of, told)
    return lambda line: says(line) or _is_date_word(word, line.when)


def _says(pattern: str, of: _Tells, told: Mapping[str, str]) -> _Fits:
    """Ask for what a game's own words say, or those that are told of it besides."""
    search = re.compile(pattern).search

    def fits(line: GameLine) -> bool:
        return bool(search(of(line))) or (line.id in told and bool(search(_nameless(line, told))))

    return fits


def _nameless(line: GameLine, told: Mapping[str, str]) -> str:
    """Return what is told of a game without its names: who won and lost is known of the game."""
    names = set(plain(" ".join(line.names)).split())
    return " ".join(word for word in told[line.id].split() if word.strip(",.") not in names)


def _is_date_word(word: str, when: datetime) -> bool:
    """Whether a word is the year of a day, its month or its day of the week."""
    if word == str(when.year):
        return True
    if len(word) < _LEAST_PREFIX:
        return False
    names = (MONTHS[when.month - 1], DAYS[when.weekday()])
    return any(name.lower().startswith(word) for name in names)
