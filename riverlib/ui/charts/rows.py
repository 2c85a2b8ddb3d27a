"""Rows of the store as a table of deals."""

from collections.abc import Sequence

from riverlib import analysis
from riverlib.store.results import DealRow, Stamp

RowsStamp = Stamp
"""Changes whenever any game does, so that nothing stale is shown."""


def table_of(rows: Sequence[DealRow]) -> analysis.DealTable:
    """Return the deals; games are numbered in the order of the rows."""
    game_no: dict[str, int] = {}
    numbers = [(game_no.setdefault(row[0], len(game_no)), *row[1:]) for row in rows]
    return analysis.DealTable.of_rows(numbers)
