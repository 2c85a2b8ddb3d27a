"""How strong the race's bots are, as ``python -m bench.race_bots`` measured it, and in words."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import hypot
from pathlib import Path
from typing import Any

from riverlib.race.bots.registry import BOTS

FILE = Path(__file__).with_name("strength.json")
"""What was measured: ``pairings`` with ``players``, ``bot``, ``against``, ``games``, ``share`` of
the win and ``error``, ``first_share`` and ``first_error``."""

Figures = Mapping[str, Any]


def read(path: Path) -> Figures | None:
    """Return what was measured, ``None`` if nothing was yet."""
    if not path.exists():
        return None
    measured: Figures = json.loads(path.read_text("utf-8"))
    return measured


def strength_words(bot: str) -> str:
    """Say how often a bot beats the next easier one; empty where nobody has measured it.

    The easiest is told beside the one after it: that is why it stands before it.
    """
    order = list(BOTS)
    place = order.index(bot)
    other = order[place - 1] if place else order[1]
    share = _kept_shares().get((bot, other))
    if share is None:
        return ""
    return f"Beats {BOTS[other].name} in {round(100 * share)} of 100 races."


@lru_cache(maxsize=1)
def _kept_shares() -> Mapping[tuple[str, str], float]:
    return shares(read(FILE) or {"pairings": []})


@dataclass(frozen=True, slots=True)
class Pair:
    """All races of two bots, whichever of them was measured against the other."""

    bot: str
    against: str
    games: int
    share: float
    """Of the win, of the first of them: a shared win counts half."""
    error: float

    def turned(self) -> "Pair":
        """Return the same from the other side."""
        return Pair(self.against, self.bot, self.games, 1 - self.share, self.error)

    def by_strength(self, order: list[str]) -> "Pair":
        """Return it with the stronger one first; ``order`` has the weakest first."""
        is_first = order.index(self.bot) > order.index(self.against)
        return self if is_first else self.turned()

    def joined(self, other: "Pair") -> "Pair":
        """Return the races of two measurements together.

        The second has the throws of the first in other seats, so the error is rather too wide.
        """
        games = self.games + other.games
        share = (self.games * self.share + other.games * other.share) / games
        error = hypot(self.games * self.error, other.games * other.error) / games
        return Pair(self.bot, self.against, games, share, error)


def pairs(measured: Figures) -> list[Pair]:
    """Return each pairing of two different bots once."""
    found: dict[frozenset[str], Pair] = {}
    for row in _of_two(measured):
        if row["bot"] == row["against"]:
            continue
        pair = Pair(row["bot"], row["against"], row["games"], row["share"], row["error"])
        before = found.get(key := frozenset((pair.bot, pair.against)))
        if before is not None:
            pair = before.joined(pair if pair.bot == before.bot else pair.turned())
        found[key] = pair
    return list(found.values())


def shares(measured: Figures) -> dict[tuple[str, str], float]:
    """Return the share of the win by bot and opponent, each pairing from both sides."""
    both = [each for pair in pairs(measured) for each in (pair, pair.turned())]
    return {(each.bot, each.against): each.share for each in both}


def _of_two(measured: Figures) -> list[Figures]:
    return [pairing for pairing in measured["pairings"] if pairing["players"] == 2]
