"""Scores as CSV: a table that a spreadsheet writes and reads, one row for a player in a deal.

Columns, in any order, with a line of headings:

========  =========================================================================
game      name of the game; may be left out when the file holds one
date      the day it was played, 2026-11-22 or 22.11.2026; may be left out
rules     key of one of the built-in rule sets; may be left out
deal      1, 2, 3, ...
cards     cards that each player got in the deal
dealer    the player who dealt; the column, or a field of it, may be left out
player    who the row is about
bid       tricks bid
taken     tricks taken
points    points for this deal, not the total; may be below 0
total     points of all deals so far; may be left out
========  =========================================================================

Fields are parted by commas, semicolons or tabs. A file is taken whole or not at all: every bad
row is named by line, column and reason. ``docs/files.md`` has an example.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence

from riverlib.analysis.game_scores import GameScores
from riverlib.analysis.score_faults import Fault, Faults
from riverlib.analysis.score_rows import (
    COLUMNS,
    MAX_NAME,
    NEEDED,
    Row,
    apart,
    games_of,
    harmless,
    read_row,
    rules_key,
    titles,
)
from riverlib.core.text import shortened

_MOST_HEADINGS = 3 * len(COLUMNS)


def to_csv(games: Iterable[GameScores]) -> str:
    """Write games as ``from_csv`` reads them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    given = list(games)
    for game, title in zip(given, titles(given), strict=True):
        day = "" if game.day is None else game.day.isoformat()
        about = (harmless(title), day, rules_key(game))
        names = [harmless(name) for name in apart(game.names)]
        for deal_no, deal in enumerate(game.deals, start=1):
            dealer = "" if deal.dealer is None else names[deal.dealer]
            for seat, name in enumerate(names):
                numbers = (deal.bids[seat], deal.taken[seat], deal.points[seat])
                total = game.totals[deal_no][seat]
                writer.writerow((*about, deal_no, deal.hand_size, dealer, name, *numbers, total))
    return out.getvalue()


def from_csv(text: str) -> tuple[GameScores, ...]:
    """Read games from a table, all of them or none.

    Raises
    ------
    TableError
        If anything is wrong; the error holds every fault with its line and column.
    """
    faults = Faults()
    rows = list(_rows(text, faults))
    games = [] if faults.count else list(games_of(rows, faults))
    if faults.count:
        raise faults.error(row.line for row in rows)
    return tuple(games)


def _rows(text: str, faults: Faults) -> Iterator[Row]:
    for line, fields in table_rows(text, COLUMNS, NEEDED, faults):
        row = read_row(line, fields, faults)
        if row is not None:
            yield row


def table_rows(
    text: str, columns: Sequence[str], needed: Sequence[str], faults: Faults
) -> Iterator[tuple[int, dict[str, str]]]:
    """Read any table row by row: the line, and its fields by column; what is wrong is noted.

    Parameters
    ----------
    columns, needed : sequence of str
        The headings there may be, and those there must be.
    """
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff"), newline=""), delimiter=_delimiter(text))
    try:
        headings = next(reader, [])
        if wrong := _heading_faults(headings, columns, needed):
            faults.add_all(wrong)
            return
        headings = [_heading(each) for each in headings]
        empty = True
        for fields in reader:
            if not any(field.strip() for field in fields):
                continue
            empty = False
            if len(fields) == len(headings):
                tidy = (field.strip() for field in fields)
                yield reader.line_num, dict(zip(headings, tidy, strict=True))
            else:
                reason = f"{len(fields)} fields, but there are {len(headings)} headings"
                faults.add(Fault(reader.line_num, "", reason))
        if empty:
            faults.add(Fault(2, "", "there is no row below the headings"))
    except csv.Error as error:
        faults.add(Fault(reader.line_num, "", str(error)))


def _delimiter(text: str) -> str:
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _heading(text: str) -> str:
    return text.strip().lower()


def _heading_faults(
    found: Sequence[str], columns: Sequence[str], needed: Sequence[str]
) -> list[Fault]:
    if len(found) > _MOST_HEADINGS:
        reason = f"{len(found):,} headings; there are {len(columns)} columns: {', '.join(columns)}"
        return [Fault(1, "", reason)]
    headings = [_heading(each) for each in found]
    wrong = [
        Fault(
            1,
            shortened(heading, MAX_NAME),
            f"there is no such column; there are {', '.join(columns)}",
        )
        for heading in headings
        if heading not in columns
    ]
    wrong += [Fault(1, name, "this column is missing") for name in needed if name not in headings]
    return wrong + [
        Fault(1, name, "this column is there twice") for name in columns if headings.count(name) > 1
    ]
