"""How strong the bots are, as ``python -m bench.levels`` measured it, in a family's words."""

import json
from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from pathlib import Path
from typing import Any

from riverlib.cards.bots.manners import MANNERS
from riverlib.cards.bots.registry import EVERY_BOT, LEVELS, key_of, parts_of
from riverlib.core.counting import listed

FILE = Path(__file__).with_name("strength.json")
"""What was measured: ``rules``, and by bot its figures in each company with their errors."""
COMPANIES = ("steady", "beginner")
"""Levels among three of which each level is measured."""
OWN_KIND = "own"
"""The company of three like itself."""
MANNERED = "steady"
"""The level on which manners are measured, among three of it without one."""
_SMALL = 0.05  # tricks that nobody notices

Figures = Mapping[str, Any]


def figures() -> Mapping[str, Figures]:
    """Return what was measured by bot, the weakest first; empty where nothing was yet."""
    bots: Mapping[str, Figures] = _read().get("bots", {})
    return {key: rows for key, rows in bots.items() if key in EVERY_BOT}


def rules() -> str:
    """Say by which rules it was measured."""
    return str(_read().get("rules", ""))


@lru_cache(maxsize=1)
def _read() -> Figures:
    if not FILE.exists():
        return {}
    read: Figures = json.loads(FILE.read_text("utf-8"))
    return read


def strength_words(bot: str) -> str:
    """Say in a sentence or two how strong a bot is; empty where nobody has measured it.

    A level is told by its bids among three steady and how often it ends ahead of one of another
    level at its table, a manner by what it changes, as far as that is more than chance.
    """
    measured = figures()
    level, manner = parts_of(bot)
    if manner is not None:
        return _manner_words(measured, manner)
    if level not in measured:
        return ""
    rows = measured[level]
    ahead = [
        f"of a {LEVELS[other].name} in {_hundredths(rows[other]['ahead'])}"
        for other in reversed(COMPANIES)
        if other != level
    ]
    made = f"Makes {in_hundred(rows[COMPANIES[0]]['made'])} bids among three {_name()}."
    return f"{made} Ends ahead {' and '.join(ahead)} of 100 games."


def in_hundred(share: float) -> str:
    """Say a share as people count.

    >>> in_hundred(0.634), in_hundred(0.98)
    ('63 of 100', '98 of 100')
    """
    return f"{_hundredths(share)} of 100"


def _hundredths(share: float) -> int:
    return round(100 * share)


def _name() -> str:
    return LEVELS[COMPANIES[0]].name


def _manner_words(measured: Mapping[str, Figures], manner: str) -> str:
    """Say what a manner does to the bids, to the bids that are made and to the others'."""
    key = key_of(MANNERED, manner)
    if manner not in MANNERS or key not in measured or MANNERED not in measured:
        return ""
    with_it, without = measured[key][MANNERED], measured[MANNERED][MANNERED]
    said: list[str] = []
    if _is_known(with_it, without, "bid") and abs(bid := _more(with_it, without, "bid")) >= _SMALL:
        said.append(f"bids {abs(bid):.1f} tricks {'more' if bid > 0 else 'less'} a deal")
    for name, words in (("made", "makes"), ("others_made", "the others make")):
        bids = round(100 * _more(with_it, without, name))
        if bids and _is_known(with_it, without, name):
            said.append(f"{words} {abs(bids)} {'more' if bids > 0 else 'fewer'} of 100 bids")
    if not said:
        return ""
    return f"With it a {LEVELS[MANNERED].name} {listed(said)}."


def _more(one: Figures, other: Figures, name: str) -> float:
    return float(one[name] - other[name])


def _is_known(one: Figures, other: Figures, name: str) -> bool:
    """Return whether a difference is larger than chance makes it."""
    error = hypot(one[f"{name}_error"], other[f"{name}_error"])
    return abs(_more(one, other, name)) > error
