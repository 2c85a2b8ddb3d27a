"""What bulk play of card games gives: every deal, or means of each game under several rules."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from riverlib.cards import Variant
from riverlib.cards.kernels.deals import dealers
from riverlib.core.intervals import IN_95

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
        """Seat that dealt, shape (games, deals)."""
        games, deals, players = self.bids.shape
        return dealers(self.first_game, games, deals, players)

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


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Paired:
    """The same deals under several rule sets; arrays have the shape (variants, games, seats)."""

    variants: tuple[Variant, ...]
    """Fitted to the players."""
    bots: tuple[str, ...]
    """Key of the bot in each seat."""
    seed: int
    points: NDArray[np.float64]
    """Mean points a deal."""
    made: NDArray[np.float64]
    """Share of the bids made."""

    def difference(self, a: int, b: int, *, what: str = "points") -> tuple[float, float]:
        """Return how much more ``b`` has than ``a``, and half the width of the 95 % interval.

        ``a`` and ``b`` are indices of ``variants``; ``what`` is ``"points"`` or ``"made"``.
        The mean of all seats counts, and games are the sample: the deals are common to both, so
        this is sharper than two intervals apart. The interval is infinite for a single game.
        """
        means = getattr(self, what).mean(axis=2)
        more = means[b] - means[a]
        spread = more.std(ddof=1) if len(more) > 1 else np.inf
        return float(more.mean()), float(IN_95 * spread / np.sqrt(len(more)))
