"""What bulk play of card games gives: every deal as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Variant

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GameResults:
    """Finished games; arrays have the shape (games, deals, seats) unless they say otherwise."""

    variant: Variant
    """Fitted to the players."""
    bots: tuple[str, ...]
    """Key of the bot in each seat."""
    seed: int
    first_game: int
    """Number of the first game within its seed."""
    bids: NDArray[np.int8]
    """Tricks bid."""
    taken: NDArray[np.int8]
    """Tricks taken."""
    scores: NDArray[np.int32]
    """Points of each deal; partners each hold the points of their team."""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.bids)

    @property
    def made(self) -> NDArray[np.bool_]:
        """Whether a seat took exactly its bid."""
        return np.equal(self.bids, self.taken)

    @property
    def dealers(self) -> NDArray[np.int64]:
        """Seat that dealt, shape (games, deals).

        Game ``n`` begins with the dealer ``n % seats``, and the deal passes on clockwise.
        """
        games, deals, seats = self.bids.shape
        first = np.arange(self.first_game, self.first_game + games)[:, None]
        return np.asarray((first + np.arange(deals)) % seats)

    @property
    def running(self) -> NDArray[np.int64]:
        """Points after each deal."""
        return self.scores.cumsum(axis=1, dtype=np.int64)

    @property
    def totals(self) -> NDArray[np.int64]:
        """Final points, shape (games, seats)."""
        return np.asarray(self.scores.sum(axis=1, dtype=np.int64))

    def frame(self) -> "pd.DataFrame":
        """Return one line a game, deal and seat.

        Columns: ``game``, ``deal`` (both from 0), ``hand_size``, ``dealer``, ``seat``, ``bot``,
        ``bid``, ``taken``, ``points``, ``total`` (so far).
        """
        import pandas as pd

        games, deals, players = self.bids.shape
        numbers = np.arange(self.first_game, self.first_game + games)
        sizes = np.array(self.variant.hand_sizes)
        return pd.DataFrame(
            {
                "game": np.repeat(numbers, deals * players),
                "deal": np.tile(np.repeat(np.arange(deals), players), games),
                "hand_size": np.tile(np.repeat(sizes, players), games),
                "dealer": np.repeat(self.dealers.ravel(), players),
                "seat": np.tile(np.arange(players), games * deals),
                "bot": np.tile(np.array(self.bots, object), games * deals),
                "bid": self.bids.ravel(),
                "taken": self.taken.ravel(),
                "points": self.scores.ravel(),
                "total": self.running.ravel(),
            }
        )


def unfilled(
    fit: Variant, bots: Sequence[str], seed: int, first_game: int, games: int
) -> GameResults:
    """Return results whose arrays wait to be filled."""
    shape = (games, len(fit.hand_sizes), len(bots))
    return GameResults(
        variant=fit,
        bots=tuple(bots),
        seed=seed,
        first_game=first_game,
        bids=np.empty(shape, np.int8),
        taken=np.empty(shape, np.int8),
        scores=np.empty(shape, np.int32),
    )


def joined(parts: Sequence[GameResults]) -> GameResults:
    """Return games that follow each other as one, the first ones first."""
    return replace(
        parts[0],
        bids=np.concatenate([part.bids for part in parts]),
        taken=np.concatenate([part.taken for part in parts]),
        scores=np.concatenate([part.scores for part in parts]),
    )
