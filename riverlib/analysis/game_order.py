"""The orders that a list of games may have."""

from collections.abc import Callable, Sequence

from riverlib.analysis.game_lines import GameLine, margin
from riverlib.analysis.worth_opening import fell_behind

ORDERS = {
    "newest": "Newest first",
    "closest": "Closest first",
    "highest": "Highest total first",
    "comeback": "Biggest comeback first",
}
"""What each order is called, by key; the first is that in which lists come."""


def ordered(lines: Sequence[GameLine], order: str) -> list[GameLine]:
    """Return games, the newest first, in another order; of equal ones the newer comes first.

    Games that have nothing to be ordered by come last: unfinished ones, wins without a comeback.
    """
    if order not in _WORTH:
        return list(lines)
    told = [(_WORTH[order](line), line) for line in lines]
    known = [(worth, line) for worth, line in told if worth is not None]
    known.sort(key=lambda each: -each[0])
    return [line for _, line in known] + [line for worth, line in told if worth is None]


def comeback_words(line: GameLine) -> str:
    """Say how far behind a winner was: "Anna was 35 points behind after deal 8"; "" of no one."""
    seat = _back(line)
    return "" if seat is None else fell_behind(line, seat)


def _closeness(line: GameLine) -> int | None:
    by = margin(line)
    return None if by is None else -by


def _total(line: GameLine) -> int | None:
    return max((seat.total for seat in line.seats), default=None) if line.finished else None


def _comeback(line: GameLine) -> int | None:
    seat = _back(line)
    return None if seat is None else line.seats[seat].behind


def _back(line: GameLine) -> int | None:
    """Return the winner's seat that had been furthest behind."""
    winners = [seat for side in line.winners for seat in side if line.seats[seat].behind]
    if not line.finished or not winners:
        return None
    return max(winners, key=lambda seat: line.seats[seat].behind or 0)


_WORTH: dict[str, Callable[[GameLine], int | None]] = {
    "closest": _closeness,
    "highest": _total,
    "comeback": _comeback,
}
