"""Scores as CSV: a table that a spreadsheet writes and reads, one row for a player in a deal.

Columns, in any order, with a line of headings:

========  =========================================================================
game      name of the game; may be left out when the file holds one
deal      1, 2, 3, ...
cards     cards that each player got in the deal
dealer    the player who dealt; the column, or a field of it, may be left out
player    who the row is about
bid       tricks bid
taken     tricks taken
points    points for this deal, not the total; may be below 0
========  =========================================================================

Fields are parted by commas, semicolons or tabs. A file is taken whole or not at all: every bad
row is named by line, column and reason.
"""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from riverlib.analysis.game_scores import GameScores
from riverlib.cards import DealResult
from riverlib.cards.variant import MAX_DEALS, MAX_HAND, MAX_PLAYERS
from riverlib.core import RiverError
from riverlib.core.text import shortened, spreadsheet_cell

COLUMNS = ("game", "deal", "cards", "dealer", "player", "bid", "taken", "points")
NEEDED = ("deal", "cards", "player", "bid", "taken", "points")
MAX_BYTES = 2_000_000
"""The largest file that is read: some 1,000 games."""
_MAX_NAME = 40
_MAX_POINTS = 100_000
_WHOLE = re.compile(r"[+-]?\d{1,8}")
_MARK = "'"
"""Before a name that a spreadsheet would run, and before a name that begins so itself."""
_SHOWN = 3
MOST_FAULTS = 1_000
"""Faults of one file that are named one by one; the others are counted."""
_MOST_HEADINGS = 3 * len(COLUMNS)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a file."""

    line: int
    """Line of the file, the headings being line 1."""
    column: str
    """Name of the column; empty where the whole row is meant."""
    reason: str

    def __str__(self) -> str:
        place = f"line {self.line}" + (f", {self.column}" if self.column else "")
        return f"{place}: {self.reason}"


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


class _Faults:
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

    def error(self, rows: Iterable["_Row"]) -> TableError:
        """Return what to raise, the faults in the order of their lines."""
        named = sorted(self.named, key=lambda fault: fault.line)
        good = sum(row.line not in self.lines for row in rows)
        return TableError(named, good_rows=good, count=self.count)


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    game: str
    deal: int
    cards: int
    dealer: str
    player: str
    bid: int
    taken: int
    points: int


def to_csv(games: Iterable[GameScores]) -> str:
    """Write games as ``from_csv`` reads them."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    given = list(games)
    for game, title in zip(given, _apart(_titles(given)), strict=True):
        title = _harmless(title)
        names = [_harmless(name) for name in _apart(game.names)]
        for deal_no, deal in enumerate(game.deals, start=1):
            dealer = "" if deal.dealer is None else names[deal.dealer]
            for seat, name in enumerate(names):
                numbers = (deal.bids[seat], deal.taken[seat], deal.points[seat])
                writer.writerow((title, deal_no, deal.hand_size, dealer, name, *numbers))
    return out.getvalue()


def decoded(content: bytes) -> str:
    """Return the text of a file of any origin.

    Raises
    ------
    TableError
        If it is too large or no text.
    """
    if len(content) > MAX_BYTES:
        reason = f"the file has {len(content):,} bytes; at most {MAX_BYTES:,} are read"
        raise TableError([Fault(1, "", reason)])
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        reason = "no text in UTF-8; save the file as “CSV UTF-8”"
        raise TableError([Fault(line, "", reason)]) from error


def from_csv(text: str) -> tuple[GameScores, ...]:
    """Read games from a table, all of them or none.

    Raises
    ------
    TableError
        If anything is wrong; the error holds every fault with its line and column.
    """
    faults = _Faults()
    rows = list(_rows(text, faults))
    games = [] if faults.count else list(_games(rows, faults))
    if faults.count:
        raise faults.error(rows)
    return tuple(games)


# --- rows -----------------------------------------------------------------------------------


def _rows(text: str, faults: _Faults) -> Iterator[_Row]:
    """Read row by row; what cannot be read becomes a fault."""
    reader = csv.reader(io.StringIO(text.lstrip("\ufeff"), newline=""), delimiter=_delimiter(text))
    try:
        headings = next(reader, [])
        if wrong := _heading_faults(headings):
            faults.add_all(wrong)
            return
        headings = [_heading(each) for each in headings]
        empty = True
        for fields in reader:
            if any(field.strip() for field in fields):
                empty = False
                row = _row(reader.line_num, headings, fields, faults)
                if row is not None:
                    yield row
        if empty:
            faults.add(Fault(2, "", "there is no row below the headings"))
    except csv.Error as error:
        faults.add(Fault(reader.line_num, "", str(error)))


def _delimiter(text: str) -> str:
    first = text.partition("\n")[0]
    return max(",;\t", key=first.count)


def _heading(text: str) -> str:
    return text.strip().lower()


def _heading_faults(found: Sequence[str]) -> list[Fault]:
    if len(found) > _MOST_HEADINGS:
        names = ", ".join(COLUMNS)
        reason = f"{len(found):,} headings; there are {len(COLUMNS)} columns: {names}"
        return [Fault(1, "", reason)]
    headings = [_heading(each) for each in found]
    wrong = [
        Fault(
            1,
            shortened(heading, _MAX_NAME),
            f"there is no such column; there are {', '.join(COLUMNS)}",
        )
        for heading in headings
        if heading not in COLUMNS
    ]
    wrong += [Fault(1, name, "this column is missing") for name in NEEDED if name not in headings]
    return wrong + [
        Fault(1, name, "this column is there twice") for name in COLUMNS if headings.count(name) > 1
    ]


def _row(line: int, headings: Sequence[str], fields: Sequence[str], faults: _Faults) -> _Row | None:
    if len(fields) != len(headings):
        reason = f"{len(fields)} fields, but there are {len(headings)} headings"
        faults.add(Fault(line, "", reason))
        return None
    field_by_name = dict(zip(headings, (field.strip() for field in fields), strict=True))
    wrong = _Faults()
    cards = _number(line, field_by_name, "cards", 1, MAX_HAND, wrong)
    row = _Row(
        line,
        _name(line, field_by_name, "game", wrong),
        _number(line, field_by_name, "deal", 1, MAX_DEALS, wrong),
        cards,
        _name(line, field_by_name, "dealer", wrong),
        _name(line, field_by_name, "player", wrong),
        _number(line, field_by_name, "bid", 0, cards, wrong),
        _number(line, field_by_name, "taken", 0, cards, wrong),
        _number(line, field_by_name, "points", -_MAX_POINTS, _MAX_POINTS, wrong),
    )
    faults.add_all(wrong.named)
    return None if wrong.count else row


def _number(
    line: int, fields: Mapping[str, str], column: str, low: int, high: int, faults: _Faults
) -> int:
    text = fields[column].replace("\N{MINUS SIGN}", "-")
    if not text:
        faults.add(Fault(line, column, "a number is missing"))
    elif not _WHOLE.fullmatch(text):
        faults.add(Fault(line, column, f"a whole number is needed, not “{text[:20]}”"))
    elif not low <= int(text) <= high:
        faults.add(Fault(line, column, f"{low} to {high} is possible, not {int(text)}"))
    else:
        return int(text)
    return high  # so that one fault does not bring others with it


def _name(line: int, fields: Mapping[str, str], column: str, faults: _Faults) -> str:
    text = fields.get(column, "")
    if text[:1] == _MARK and _harmless(text[1:]) == text:  # as to_csv writes it
        text = text[1:]
    text = "".join(char if char.isprintable() else " " for char in text).strip()
    if column == "player" and not text:
        faults.add(Fault(line, column, "a name is missing"))
    if len(text) > _MAX_NAME and column != "game":
        faults.add(Fault(line, column, f"a name has at most {_MAX_NAME} characters"))
    return text


# --- games ----------------------------------------------------------------------------------


def _games(rows: Sequence[_Row], faults: _Faults) -> Iterator[GameScores]:
    rows_by_game: dict[str, list[_Row]] = {}
    for row in rows:
        rows_by_game.setdefault(row.game, []).append(row)
    for title, mine in rows_by_game.items():
        names = tuple(dict.fromkeys(row.player for row in mine))
        if not 2 <= len(names) <= MAX_PLAYERS:
            reason = f"a game has 2 to {MAX_PLAYERS} players, this has {len(names)}"
            faults.add(Fault(mine[0].line, "player", reason))
            continue
        yield GameScores(names=names, deals=tuple(_deals(mine, names, faults)), title=title)


def _deals(rows: Sequence[_Row], names: Sequence[str], faults: _Faults) -> Iterator[DealResult]:
    rows_by_deal: dict[int, list[_Row]] = {}
    for row in rows:
        rows_by_deal.setdefault(row.deal, []).append(row)
    for expected, (deal_no, mine) in enumerate(sorted(rows_by_deal.items()), start=1):
        if deal_no != expected:
            reason = f"deal {expected} is missing: deals are 1, 2, 3, ..."
            faults.add(Fault(mine[0].line, "deal", reason))
            return
        deal = _deal(mine, names, faults)
        if deal is not None:
            yield deal


def _deal(rows: Sequence[_Row], names: Sequence[str], faults: _Faults) -> DealResult | None:
    before = faults.count
    faults.add_all(_deal_faults(rows, names))
    if faults.count > before:
        return None
    row_by_player = {row.player: row for row in rows}
    ordered = [row_by_player[name] for name in names]
    dealer = next(filter(None, (row.dealer for row in rows)), None)
    return DealResult(
        hand_size=rows[0].cards,
        dealer=None if dealer is None else names.index(dealer),
        bids=tuple(row.bid for row in ordered),
        taken=tuple(row.taken for row in ordered),
        points=tuple(row.points for row in ordered),
    )


def _deal_faults(rows: Sequence[_Row], names: Sequence[str]) -> Iterator[Fault]:
    first, seen = rows[0], set[str]()
    dealer = next(filter(None, (row.dealer for row in rows)), "")
    for row in rows:
        if row.player in seen:
            yield Fault(row.line, "player", f"{row.player} is in deal {row.deal} twice")
        seen.add(row.player)
        if row.cards != first.cards:
            reason = f"{first.cards} cards for {first.player}, {row.cards} for {row.player}"
            yield Fault(row.line, "cards", f"all get the same in a deal: {reason}")
        if row.dealer and row.dealer != dealer:
            yield Fault(row.line, "dealer", f"deal {row.deal} has two dealers")
    for name in names:
        if name not in seen:
            reason = f"{name} is missing in deal {first.deal}: all play every deal"
            yield Fault(first.line, "player", reason)
    if dealer and dealer not in names:
        yield Fault(first.line, "dealer", f"{dealer} is no player of this game")
    taken = sum(row.taken for row in rows)
    if seen == set(names) and len(rows) == len(names) and taken != first.cards:
        reason = f"{taken} tricks were taken in deal {first.deal}, but there were {first.cards}"
        yield Fault(rows[-1].line, "taken", reason)


def _titles(games: Sequence[GameScores]) -> list[str]:
    """Give games without a name a number that no other game has for its name."""
    taken = {game.title for game in games}
    free = (name for number in count(1) if (name := f"Game {number}") not in taken)
    return [game.title or next(free) for game in games]


def _apart(names: Sequence[str]) -> list[str]:
    """Give namesakes a number, since a table tells players and games by name."""
    times = Counter(names)
    return [name if times[name] == 1 else f"{name} {no}" for no, name in enumerate(names, 1)]


def _harmless(text: str) -> str:
    """Write a name so that no spreadsheet takes it for a formula, and reading gives it back."""
    return f"{_MARK}{text}" if text.startswith(_MARK) else spreadsheet_cell(text)
