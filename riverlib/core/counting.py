"""Numbers and lists as a family says them."""

from collections.abc import Sequence

_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def count(number: int, thing: str, things: str | None = None) -> str:
    """Say how many of something there are: "one trick", "three tricks", "12 tricks".

    >>> count(2, "diamond"), count(0, "dock")
    ('two diamonds', 'no docks')
    """
    return f"{number_word(number)} {thing if number == 1 else things or thing + 's'}"


def counted(number: int, thing: str) -> str:
    """Say the same in figures, as points and results are: "1 trick", "3 tricks"."""
    written = str(number).replace("-", "\N{MINUS SIGN}")
    return f"{written} {thing}{'' if abs(number) == 1 else 's'}"


def number_word(number: int) -> str:
    """Write small numbers as words and others as figures: "three", "12"."""
    return _WORDS[number] if number < len(_WORDS) else str(number)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as a sentence does: "a, b and c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
