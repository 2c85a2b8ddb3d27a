"""Games that bots once played, for pages that have none of their own to show yet."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from riverlib import cards
from riverlib.analysis.game_scores import GameScores

FILE = Path(__file__).with_name("example.json")
"""What ``python -m bench.example_games`` wrote."""


@dataclass(frozen=True, slots=True)
class Example:
    """One game deal by deal, and the ends and hands of it and others like it."""

    game: GameScores
    ends: dict[str, NDArray[np.int64]]
    """Totals at the end by name, one a game."""
    hands: Sequence[Sequence[int]]
    """Rows as ``hands_of_rows`` reads them."""


@lru_cache(maxsize=1)
def example() -> Example:
    """Return the games that are shown where there are none yet."""
    kept = json.loads(FILE.read_text("utf-8"))
    names = tuple(kept["names"])
    deals = tuple(
        cards.DealResult(
            dealer=dealer,
            hand_size=size,
            bids=tuple(bids),
            taken=tuple(taken),
            points=tuple(points),
        )
        for dealer, size, bids, taken, points in kept["deals"]
    )
    variant = cards.fitted(cards.find_variant(kept["rules"]), len(names))
    ends = np.array(kept["ends"], np.int64)
    return Example(
        GameScores(names=names, deals=deals, variant=variant),
        {name: ends[:, seat] for seat, name in enumerate(names)},
        kept["hands"],
    )
