"""Superlatives of a search: the closest of the games that are found, the longest, the last."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from riverlib.analysis.game_lines import GameLine, SeatLine, margin, number, plain
from riverlib.analysis.worth_opening import is_of_people
from riverlib.core.counting import counted, listed

_Worth = Callable[[GameLine, Sequence[int]], float | None]
_Tells = Callable[[GameLine, Sequence[int]], str]
_FEW = 5
"""Equal games that are listed all the same, though they are most of their kind."""


@dataclass(frozen=True, slots=True)
class Superlative:
    """What may be the most of some games."""

    pattern: re.Pattern[str]
    worth: _Worth
    """How much of it a game has, by the seats that count; ``None`` for nothing to compare."""
    tells: _Tells
    """Says it in a few words, or nothing where every row of a list does."""
    of_all: bool = False
    """Whether card games and races are compared with each other."""
    is_one: bool = False
    """Whether of equal games only the first is meant, as where it is worth opening."""
    length: str = ""
    """What it is called, if it is a length: most games of a family may be equally long."""


def taken_out(text: str) -> tuple[str, list[Superlative]]:
    """Return a wish without its superlatives, and those."""
    asked = []
    for each in _SUPERLATIVES:
        without = each.pattern.sub(" ", text)
        if without != text:
            asked.append(each)
        text = without
    return text, asked


def most(
    lines: Sequence[GameLine], superlative: Superlative, words: Sequence[str]
) -> list[GameLine]:
    """Return the games that have the most of something, in their order.

    Cards and races have each their own: their points and lengths are not of one size. Who is named
    counts; else people before bots.
    """
    equal = _equal(lines, superlative, words)
    level = _level(lines, equal, superlative)
    kept = {
        line.id
        for kind, games in equal.items()
        if kind not in level or len(level) == len(equal)
        for line in (games[:1] if superlative.is_one else games)
    }
    return [line for line in lines if line.id in kept]


def level_words(lines: Sequence[GameLine], superlative: Superlative, words: Sequence[str]) -> str:
    """Say of which games none has the most, because most have equally much; mostly nothing."""
    equal = _equal(lines, superlative, words)
    said = []
    for kind in _level(lines, equal, superlative):
        many, deals = len(equal[kind]), counted(equal[kind][0].deals, "deal")
        what, are = (
            ("race", "are equally long") if kind == "race" else ("card game", f"have {deals}")
        )
        said.append(f"No {what} is the {superlative.length}: {many:,} {are}.")
    return " ".join(said)


def asks_length(text: str) -> bool:
    """Tell whether a wish is for the longest or the shortest."""
    return any(each.length for each in taken_out(plain(text))[1])


def _equal(
    lines: Sequence[GameLine], superlative: Superlative, words: Sequence[str]
) -> dict[str, list[GameLine]]:
    """Return by kind the games that have the most."""
    with_people = any(seat.is_person for line in lines for seat in line.seats)
    best: dict[str, tuple[float, list[GameLine]]] = {}
    for line in lines:
        value = superlative.worth(line, those(line, words, with_people))
        if value is None:
            continue
        kind = "" if superlative.of_all else line.game
        top, equal = best.get(kind, (value, []))
        if value >= top:
            best[kind] = (value, [*equal, line] if value == top else [line])
    return {kind: equal for kind, (_, equal) in best.items()}


def _level(
    lines: Sequence[GameLine], equal: Mapping[str, Sequence[GameLine]], superlative: Superlative
) -> list[str]:
    """Return the kinds of which most games are equally long: naming them all tells nothing."""
    over = Counter(line.game for line in lines if line.finished)
    return [
        kind
        for kind, games in equal.items()
        if superlative.length and len(games) > max(_FEW, over[kind] / 2)
    ]


def those(line: GameLine, words: Sequence[str], with_people: bool) -> list[int]:
    """Return the seats that are named, else those of people, or of bots where only they play."""
    seats = range(len(line.seats))
    return named(line, words) or [
        seat for seat in seats if line.seats[seat].is_person or not with_people
    ]


def named(line: GameLine, words: Sequence[str]) -> list[int]:
    """Return the seats whose names begin with one of these words, in the order of the words."""
    names = [plain(seat.name).split() for seat in line.seats]
    return list(
        dict.fromkeys(
            seat
            for word in words
            for seat, parts in enumerate(names)
            if any(part.startswith(word) for part in parts)
        )
    )


def named_words(line: GameLine, words: Sequence[str]) -> str:
    """Say what those came to who are named: "Ben 123, Anna 98"; nothing of nobody."""
    seats = (line.seats[seat] for seat in named(line, words))
    return ", ".join(f"{seat.name} {number(seat.total)}" for seat in seats)


def _close(line: GameLine, seats: Sequence[int]) -> float | None:
    by = margin(line)
    # of what bots had between them nobody asks, where there are people
    is_told = seats and (is_of_people(line) or not _has_person(line))
    return -by if by is not None and is_told else None


def _clear(line: GameLine, seats: Sequence[int]) -> float | None:
    return margin(line) if any(line.seats[seat].won for seat in seats) else None


def _has_person(line: GameLine) -> bool:
    return any(seat.is_person for seat in line.seats)


def _high(line: GameLine, seats: Sequence[int]) -> float | None:
    totals = [line.seats[seat].total for seat in seats]
    return max(totals, default=None) if line.finished else None


def _low(line: GameLine, seats: Sequence[int]) -> float | None:
    totals = [-line.seats[seat].total for seat in seats]
    return max(totals, default=None) if line.finished else None


def _long(line: GameLine, _: Sequence[int]) -> float | None:
    return line.length if line.finished and line.length else None


def _short(line: GameLine, _: Sequence[int]) -> float | None:
    return -line.length if line.finished and line.length else None


def _streak(line: GameLine, seats: Sequence[int]) -> float | None:
    return max((line.seats[seat].streak or 0 for seat in seats), default=0) or None


def _back(line: GameLine, seats: Sequence[int]) -> float | None:
    behind = [line.seats[seat].behind or 0 for seat in seats if line.seats[seat].won]
    return (max(behind, default=0) or None) if line.finished else None


def _late(line: GameLine, _: Sequence[int]) -> float | None:
    return line.when.timestamp()


def _early(line: GameLine, _: Sequence[int]) -> float | None:
    return -line.when.timestamp()


def _nothing(_line: GameLine, _seats: Sequence[int]) -> str:
    return ""


def _deals(line: GameLine, _: Sequence[int]) -> str:
    return counted(line.deals, "deal") if line.deals else ""


def _whose(worth: _Worth, words: Callable[[SeatLine], str]) -> _Tells:
    """Tell who has the most of something, with the words for so much of it."""

    def tells(line: GameLine, seats: Sequence[int]) -> str:
        best = worth(line, seats)
        who = [seat for seat in seats if best is not None and worth(line, [seat]) == best]
        if not who:
            return ""
        return f"{listed([line.seats[seat].name for seat in who])} {words(line.seats[who[0]])}"

    return tells


def _total(seat: SeatLine) -> str:
    return number(seat.total)


def _in_a_row(seat: SeatLine) -> str:
    return f"{counted(seat.streak or 0, 'bid')} in a row"


def _behind(seat: SeatLine) -> str:
    return f"{counted(seat.behind or 0, 'point')} behind"


def _asked(pattern: str, worth: _Worth, tells: _Tells = _nothing, **how: Any) -> Superlative:
    return Superlative(re.compile(rf"\b(?:{pattern})\b"), worth, tells, **how)


_GREAT = "(?:biggest|largest|greatest|clearest|highest)"
_AT = r"(?=\s+(?:game|race|one|win|time|tie|comeback)\b)"
_OF_POINTS = "(?: (?:total|score|points))?"
_SUPERLATIVES = (
    _asked(rf"(?:{_GREAT}|best|longest) (?:streak|run)s?", _streak, _whose(_streak, _in_a_row),
           is_one=True),
    _asked(rf"(?:{_GREAT}|best) comebacks?", _back, _whose(_back, _behind), is_one=True),
    _asked(rf"{_GREAT} (?:win|victory|margin|lead|difference)", _clear),
    _asked("closest|tightest|narrowest", _close),
    _asked(f"highest{_OF_POINTS}|most points", _high, _whose(_high, _total)),
    _asked(f"lowest{_OF_POINTS}|fewest points", _low, _whose(_low, _total)),
    _asked("longest|most deals", _long, _deals, length="longest"),
    _asked("shortest|fewest deals", _short, _deals, length="shortest"),
    _asked(rf"newest|latest|most recent|last{_AT}", _late, of_all=True),
    _asked(rf"oldest|earliest|first{_AT}", _early, of_all=True),
)  # fmt: skip
WORDS = ("closest", "longest", "shortest", "highest", "lowest", "biggest", "newest", "oldest")
"""The plainest of them."""
