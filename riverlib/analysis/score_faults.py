"""What is wrong in a file that somebody brought along: all of it named at once, within bounds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from riverlib.core import RiverError

_SHOWN = 3
MOST_FAULTS = 1_000
"""Faults of one file that are named one by one; the others are counted."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a file."""

    line: int
    """Line of the file, the headings being line 1; 0 where a file has no lines to speak of."""
    column: str
    """Name of the column, or the place in a JSON file; empty where the whole row is meant."""
    reason: str

    def __str__(self) -> str:
        line = f"line {self.line}" if self.line else ""
        place = ", ".join(filter(None, (line, self.column)))
        return f"{place}: {self.reason}" if place else self.reason


class TableError(RiverError):
    """A table of scores that is not right yet; ``faults`` names what was found, by line."""

    def __init__(
        self, faults: Sequence[Fault], good_rows: int = 0, count: int | None = None
    ) -> None:
        self.faults = tuple(faults)
        self.good_rows = good_rows
        self.count = len(faults) if count is None else count
        """How many faults there are; no more than ``MOST_FAULTS`` are named."""
        more = self.count - _SHOWN
        reasons = "; ".join(map(str, faults[:_SHOWN]))
        super().__init__(reasons + (f"; and {more:,} more" if more > 0 else ""))


class Faults:
    """What is wrong in a file so far: the first named one by one, all of them counted."""

    def __init__(self) -> None:
        self.named: list[Fault] = []
        self.count = 0
        self.lines: set[int] = set()

    def add(self, fault: Fault) -> None:
        """Note one more; a large file may have a million."""
        self.count += 1
        self.lines.add(fault.line)
        if len(self.named) < MOST_FAULTS:
            self.named.append(fault)

    def add_all(self, faults: Iterable[Fault]) -> None:
        """Note some more."""
        for fault in faults:
            self.add(fault)

    def error(self, lines: Iterable[int]) -> TableError:
        """Return what to raise, the faults in the order of their lines.

        Parameters
        ----------
        lines : iterable of int
            Those that hold a row; where nothing is wrong with it, it is a good one.
        """
        named = sorted(self.named, key=lambda fault: fault.line)
        good = sum(line not in self.lines for line in lines)
        return TableError(named, good_rows=good, count=self.count)
