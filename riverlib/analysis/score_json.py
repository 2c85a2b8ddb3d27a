"""Scores as JSON: whole games with their rules, as a program writes and reads them.

::

    {"format": "river scores", "version": 1, "games": [
      {"game": "Sunday", "date": "2026-11-22", "rules": {...}, "players": ["Anna", "Ben"],
       "deals": [
        {"cards": 2, "dealer": "Ben", "bid": [1, 0], "taken": [1, 1], "points": [11, 1],
         "total": [11, 1]}]}
    ]}

Lists of a deal hold a number for each player. ``game``, ``date``, ``rules``, ``dealer`` and
``total`` may be left out; the rules are those of a game file, or the key of a built-in rule set.
What a field may hold is the same as in a table (``riverlib.analysis.score_rows``).
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from riverlib import cards
from riverlib.analysis.game_scores import GameScores
from riverlib.analysis.score_faults import Fault, Faults
from riverlib.analysis.score_rows import (
    Row,
    apart,
    differs_from,
    games_of,
    harmless,
    read_row,
    rules_key,
    titles,
)
from riverlib.cards import Variant
from riverlib.cards.variant import MAX_PLAYERS
from riverlib.core import LogError, VariantError, reading
from riverlib.core.text import shortened

FORMAT, VERSION = "river scores", 1
_MOST_GAMES = 20_000
_LISTS = ("bid", "taken", "points")
_LONGEST_REASON = 200
_JOINT = ",\n"


def to_json(games: Iterable[GameScores]) -> str:
    """Write games as ``from_json`` reads them, a deal a line."""
    given = list(games)
    told = [_told(game, title) for game, title in zip(given, titles(given), strict=True)]
    head = json.dumps({"format": FORMAT, "version": VERSION})[:-1]
    return f'{head}, "games": [\n{_JOINT.join(told)}\n]}}\n'


def _told(game: GameScores, title: str) -> str:
    names = apart(game.names)
    about: dict[str, Any] = {"game": title}
    if game.day is not None:
        about["date"] = game.day.isoformat()
    if rules := _rules_data(game):
        about["rules"] = rules
    about["players"] = names
    deals = [
        {"cards": deal.hand_size}
        | ({} if deal.dealer is None else {"dealer": names[deal.dealer]})
        | {"bid": deal.bids, "taken": deal.taken, "points": deal.points, "total": total}
        for deal, total in zip(game.deals, game.totals[1:], strict=True)
    ]
    lines = _JOINT.join(f"  {json.dumps(each, ensure_ascii=False)}" for each in deals)
    head = json.dumps(about, ensure_ascii=False)[:-1]
    return f' {head}, "deals": [\n{lines}\n ]}}'


def _rules_data(game: GameScores) -> str | dict[str, Any]:
    """Return the rules that a game was played by: a key of ours, or a family's own in full."""
    if game.variant is None or differs_from(game, game.variant):
        return ""
    return rules_key(game) or cards.variant_data(game.variant)


def is_json(text: str) -> bool:
    """Return whether a text means to be JSON and no table."""
    return text.lstrip("\ufeff \t\r\n").startswith(("{", "["))


def from_json(text: str) -> tuple[GameScores, ...]:
    """Read games from JSON, all of them or none.

    Raises
    ------
    TableError
        If anything is wrong; the error holds every fault with its place.
    """
    faults = Faults()
    games = list(_games(text, faults))
    if faults.count:
        raise faults.error(())
    return tuple(games)


def _games(text: str, faults: Faults) -> Iterator[GameScores]:
    try:
        data = reading.read_json(text.lstrip("\ufeff"), "file of scores")
    except LogError as error:
        faults.add(Fault(0, "", shortened(str(error), _LONGEST_REASON)))
        return
    found = data.get("games") if isinstance(data, dict) else None
    if not isinstance(data, dict) or data.get("format") != FORMAT or not isinstance(found, list):
        reason = f'this is no file of scores: it begins with {{"format": "{FORMAT}"'
        faults.add(Fault(0, "", reason))
    elif data.get("version") != VERSION:
        faults.add(Fault(0, "version", f"only version {VERSION} is known here"))
    elif len(found) > _MOST_GAMES:
        faults.add(Fault(0, "games", f"at most {_MOST_GAMES:,} games are read"))
    elif not found:
        faults.add(Fault(0, "games", "there is no game in this file"))
    else:
        seen: set[str] = set()
        for no, each in enumerate(found):
            yield from _game(each, f"games[{no}]", seen, faults)


def _game(data: object, place: str, seen: set[str], faults: Faults) -> Iterator[GameScores]:
    """Read a game; nothing comes where anything is wrong with it."""
    mine = Faults()
    if not isinstance(data, dict):
        mine.add(Fault(0, "", "an object is needed"))
    else:
        rows = list(_rows(data, mine))
        games = [] if mine.count else list(games_of(rows, mine))
        if not (rows or mine.count):
            mine.add(Fault(0, "deals", "there is no deal in this game"))
        for game in games:
            if game.title in seen:
                mine.add(Fault(0, "game", "two games have this name"))
            seen.add(game.title)
            variant = _own_rules(data.get("rules"), game, mine)
            if not mine.count:
                yield replace(game, variant=variant or game.variant)
    faults.add_all(
        replace(fault, column=f"{place}.{fault.column}" if fault.column else place)
        for fault in mine.named
    )
    faults.count += mine.count - len(mine.named)


def _own_rules(data: object, game: GameScores, faults: Faults) -> Variant | None:
    """Read the rules that are told in full."""
    if not isinstance(data, dict):
        return None
    try:
        variant = cards.fitted(cards.variant_from_data(data), game.players)
    except VariantError as error:
        faults.add(Fault(0, "rules", shortened(str(error), _LONGEST_REASON)))
        return None
    if unlike := differs_from(game, variant):
        faults.add(Fault(0, "rules", unlike))
    return variant


def _rows(data: Mapping[str, Any], faults: Faults) -> Iterator[Row]:
    """Read a game as the rows that a table would have for it; ``harmless`` is undone there."""
    names, deals = data.get("players"), data.get("deals")
    if not isinstance(names, list) or not 2 <= len(names) <= MAX_PLAYERS:
        faults.add(Fault(0, "players", f"a list of 2 to {MAX_PLAYERS} names is needed"))
        return
    if not isinstance(deals, list):
        faults.add(Fault(0, "deals", "a list of deals is needed"))
        return
    rules = data.get("rules")
    about = {
        "game": harmless(_text(data, "game", faults)),
        "date": _text(data, "date", faults),
        "rules": "" if isinstance(rules, dict) else _text(data, "rules", faults),
    }
    for no, deal in enumerate(deals):
        mine = Faults()
        yield from _deal_rows(deal, about | {"deal": str(no + 1)}, names, mine)
        faults.add_all(replace(fault, column=_place(no, fault.column)) for fault in mine.named)


def _place(deal: int, column: str) -> str:
    """Return where a fault of a deal stands; what a table tells in each row is told once here."""
    if column in ("game", "date", "rules"):
        return column
    if column == "player":
        return "players"
    return f"deals[{deal}].{column}" if column else f"deals[{deal}]"


def _deal_rows(
    deal: object, about: dict[str, str], names: list[object], faults: Faults
) -> Iterator[Row]:
    if not isinstance(deal, dict):
        faults.add(Fault(0, "", "an object is needed"))
        return
    lists = {name: deal.get(name) for name in (*_LISTS, "total")}
    dealer = harmless(_text(deal, "dealer", faults))
    about = about | {"cards": _number(deal.get("cards")), "dealer": dealer}
    for name, numbers in lists.items():
        if name == "total" and numbers is None:
            lists[name] = [""] * len(names)
        elif not isinstance(numbers, list) or len(numbers) != len(names):
            faults.add(Fault(0, name, "a number for each player is needed"))
    if faults.count:
        return
    for seat, player in enumerate(names):
        fields = about | {"player": harmless(player) if isinstance(player, str) else ""}
        fields |= {name: _number(numbers[seat]) for name, numbers in lists.items()}  # type: ignore[index]
        row = read_row(0, fields, faults)
        if row is not None:
            yield row


def _number(value: object) -> str:
    """Return a number as a table would hold it; a truth or a list is none."""
    if isinstance(value, int | float | str) and not isinstance(value, bool):
        return str(value)[:40]
    return "" if value is None else type(value).__name__


def _text(data: Mapping[str, Any], name: str, faults: Faults) -> str:
    value = data.get(name)
    if value is None:
        return ""
    if not isinstance(value, str):
        faults.add(Fault(0, name, "text is needed"))
        return ""
    return value
