"""Rows of a table of scores, of whatever kind of file, and the games that they make.

A row is about one player in one deal. What is wrong with it is noted as a ``Fault``, so that a file
is taken whole or not at all, and every fault is named at once.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from itertools import count

from riverlib import cards
from riverlib.analysis.game_scores import GameScores
from riverlib.analysis.score_faults import Fault, Faults
from riverlib.cards import DealResult, Variant
from riverlib.cards.variant import MAX_DEALS, MAX_HAND, MAX_PLAYERS
from riverlib.core import VariantError
from riverlib.core.counting import counted, listed
from riverlib.core.text import shortened, spreadsheet_cell

COLUMNS = (
    "game", "date", "rules", "deal", "cards", "dealer", "player", "bid", "taken", "points", "total",
)  # fmt: skip
"""What is told of a player in a deal, in the order in which it is written (docs/files.md)."""
NEEDED = ("deal", "cards", "player", "bid", "taken", "points")
MAX_NAME = 40
_MAX_POINTS = 100_000
_WHOLE = re.compile(r"([+-]?\d{1,8})(?:[.,]0{1,8})?")
"""A whole number, also as a spreadsheet may write it: ``11,00``."""
_ISO_DAY = re.compile(r"(?P<year>\d{4})-(?P<month>\d\d?)-(?P<day>\d\d?)")
_POINTED_DAY = re.compile(r"(?P<day>\d\d?)\.(?P<month>\d\d?)\.(?P<year>\d{4})")
_MARK = "'"
"""Before a name that a spreadsheet would run, and before a name that begins so itself."""
_LONGEST_REASON = 200
_JOINERS = "\u200c\u200d"  # hold emoji and some scripts' letters together


@dataclass(frozen=True, slots=True)
class Row:
    """One player in one deal, as it stands in a file."""

    line: int
    game: str
    date: date | None
    rules: str
    """Key of a rule set of ours; empty where none is told."""
    deal: int
    cards: int
    dealer: str
    player: str
    bid: int
    taken: int
    points: int
    total: int | None
    """Points of all deals so far, where the file tells them."""


def read_row(line: int, fields: Mapping[str, str], faults: Faults) -> Row | None:
    """Read a row from its fields by column; what is wrong is noted, and then there is no row."""
    wrong = Faults()
    hand = read_number(line, fields, "cards", (1, MAX_HAND), wrong)
    points = (-_MAX_POINTS, _MAX_POINTS)
    row = Row(
        line,
        read_name(line, fields, "game", wrong),
        read_date(line, fields, wrong),
        fields.get("rules", ""),
        read_number(line, fields, "deal", (1, MAX_DEALS), wrong),
        hand,
        read_name(line, fields, "dealer", wrong),
        read_name(line, fields, "player", wrong),
        read_number(line, fields, "bid", (0, hand), wrong),
        read_number(line, fields, "taken", (0, hand), wrong),
        read_number(line, fields, "points", points, wrong),
        read_number(line, fields, "total", points, wrong) if fields.get("total") else None,
    )
    faults.add_all(wrong.named)
    return None if wrong.count else row


def read_number(
    line: int, fields: Mapping[str, str], column: str, allowed: tuple[int, int], faults: Faults
) -> int:
    """Read a whole number between two others; the higher one stands in for what is wrong."""
    text = fields[column].replace("\N{MINUS SIGN}", "-")
    low, high = allowed
    if not text:
        faults.add(Fault(line, column, "a number is missing"))
    elif not (found := _WHOLE.fullmatch(text)):
        faults.add(Fault(line, column, f"a whole number is needed, not “{text[:20]}”"))
    elif not low <= int(found[1]) <= high:
        faults.add(Fault(line, column, f"{low} to {high} is possible, not {int(found[1])}"))
    else:
        return int(found[1])
    return high  # so that one fault does not bring others with it


def read_name(line: int, fields: Mapping[str, str], column: str, faults: Faults) -> str:
    """Read a name as ``harmless`` wrote it, without what cannot be printed."""
    text = fields.get(column, "")
    if text[:1] == _MARK and harmless(text[1:]) == text:
        text = text[1:]
    text = "".join(char if char.isprintable() or char in _JOINERS else " " for char in text)
    text = text.strip(f" {_JOINERS}")
    if column == "player" and not text:
        faults.add(Fault(line, column, "a name is missing"))
    if len(text) > MAX_NAME and column != "game":
        faults.add(Fault(line, column, f"a name has at most {MAX_NAME} characters"))
    return text


def read_date(line: int, fields: Mapping[str, str], faults: Faults) -> date | None:
    """Read a day, ``2026-11-22`` or ``22.11.2026``; ``None`` where none is told."""
    text = fields.get("date", "")
    if not text:
        return None
    found = _ISO_DAY.fullmatch(text) or _POINTED_DAY.fullmatch(text)
    try:
        return (
            date(*(int(found[part]) for part in ("year", "month", "day"))) if found else _no_day()
        )
    except ValueError:
        reason = f"a day is needed, as 2026-11-22, not “{text[:20]}”"
        faults.add(Fault(line, "date", reason))
        return None


def _no_day() -> date:
    raise ValueError


# --- games ----------------------------------------------------------------------------------


def games_of(rows: Sequence[Row], faults: Faults) -> Iterator[GameScores]:
    """Put rows together to games, in the order in which they come; notes what does not fit."""
    rows_by_game: dict[str, list[Row]] = {}
    for row in rows:
        rows_by_game.setdefault(row.game, []).append(row)
    for title, mine in rows_by_game.items():
        names = tuple(dict.fromkeys(row.player for row in mine))
        if not 2 <= len(names) <= MAX_PLAYERS:
            reason = f"a game has 2 to {MAX_PLAYERS} players, this has {len(names)}"
            faults.add(Fault(mine[0].line, "player", reason))
            continue
        before = faults.count
        game = GameScores(
            names=names,
            deals=tuple(_deals(mine, names, faults)),
            title=title,
            day=_day(mine, faults),
        )
        if faults.count == before:
            faults.add_all(_total_faults(mine, game))
            yield replace(game, variant=_rules(mine, game, faults))


def _day(rows: Sequence[Row], faults: Faults) -> date | None:
    days = {row.date: row for row in reversed(rows) if row.date is not None}
    if len(days) > 1:
        faults.add(Fault(max(row.line for row in days.values()), "date", "a game has one day"))
    return next(iter(days), None)


def _total_faults(rows: Iterable[Row], game: GameScores) -> Iterator[Fault]:
    """Compare the totals that a file tells with the sums of its points."""
    seat_by_name = {name: seat for seat, name in enumerate(game.names)}
    for row in rows:
        total = game.totals[row.deal][seat_by_name[row.player]]
        if row.total is not None and row.total != total:
            reason = f"the points of {row.player} add up to {total}, not to {row.total}"
            yield Fault(row.line, "total", reason)


def _rules(rows: Sequence[Row], game: GameScores, faults: Faults) -> Variant | None:
    """Return the rules that a game names, if its deals are played and scored by them."""
    named = {row.rules: row.line for row in reversed(rows) if row.rules}
    if not named:
        return None
    key, line = next(iter(named.items()))
    if len(named) > 1:
        faults.add(Fault(max(named.values()), "rules", "a game has one rule set"))
        return None
    try:
        variant = cards.fitted(cards.find_variant(key), game.players)
    except VariantError as error:
        faults.add(Fault(line, "rules", shortened(str(error), _LONGEST_REASON)))
        return None
    if unlike := differs_from(game, variant):
        faults.add(Fault(line, "rules", unlike))
    return variant


def differs_from(game: GameScores, variant: Variant) -> str:
    """Say where a game is not played or scored by some rules; empty if it is nowhere."""
    if len(game.deals) > len(variant.hand_sizes):
        return f"by these rules there are {len(variant.hand_sizes)} deals, not {len(game.deals)}"
    for deal_no, (deal, size) in enumerate(
        zip(game.deals, variant.hand_sizes, strict=False), start=1
    ):
        if deal.hand_size != size:
            return f"by these rules deal {deal_no} has {counted(size, 'card')}"
        points = _points(variant, deal)
        if points != deal.points:
            told = listed([str(each) for each in points])
            return f"by these rules the points of deal {deal_no} are {told}"
    return ""


def _points(variant: Variant, deal: DealResult) -> tuple[int, ...]:
    scores = cards.deal_scores(variant, hand_size=deal.hand_size, bids=deal.bids, taken=deal.taken)
    return tuple(score.points for score in scores)


def _deals(rows: Sequence[Row], names: Sequence[str], faults: Faults) -> Iterator[DealResult]:
    rows_by_deal: dict[int, list[Row]] = {}
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


def _deal(rows: Sequence[Row], names: Sequence[str], faults: Faults) -> DealResult | None:
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


def _deal_faults(rows: Sequence[Row], names: Sequence[str]) -> Iterator[Fault]:
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


# --- writing --------------------------------------------------------------------------------


def titles(games: Sequence[GameScores]) -> list[str]:
    """Return a name for each game, no two the same, since a table tells games by their names."""
    taken = {game.title for game in games}
    free = (name for number in count(1) if (name := f"Game {number}") not in taken)
    return apart([game.title or next(free) for game in games])


def apart(names: Sequence[str]) -> list[str]:
    """Give namesakes a number, since a table tells players by their names."""
    times, taken = Counter(names), set(names)
    told = []
    for no, name in enumerate(names, start=1):
        if times[name] > 1:
            name = next(each for more in count(no) if (each := f"{name} {more}") not in taken)
            taken.add(name)
        told.append(name)
    return told


def rules_key(game: GameScores) -> str:
    """Return the key of the built-in rule set that a game was played by, empty for any other."""
    if game.variant is None or differs_from(game, game.variant):
        return ""
    return _built_in(game.variant, game.players)


@cache
def _built_in(variant: Variant, players: int) -> str:
    known = next((each for each in cards.VARIANTS if each.key == variant.key), None)
    return variant.key if known and cards.fitted(known, players) == variant else ""


def harmless(text: str) -> str:
    """Write a name so that no spreadsheet takes it for a formula, and reading gives it back."""
    return f"{_MARK}{text}" if text.startswith(_MARK) else spreadsheet_cell(text)
