"""Finished deals as arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, eq=False)
class Deals:
    """Finished deals as arrays of shape (games, deals, seats)."""

    bids: NDArray[np.int8]
    """Tricks bid."""
    taken: NDArray[np.int8]
    """Tricks taken."""
    scores: NDArray[np.int32]
    """Points; partners each hold the points of their team."""

    @classmethod
    def room(cls, games: int, deals: int, players: int) -> "Deals":
        """Return arrays to be filled."""
        shape = (games, deals, players)
        return cls(np.empty(shape, np.int8), np.empty(shape, np.int8), np.empty(shape, np.int32))


def dealers(first_game: int, games: int, deals: int, players: int) -> NDArray[np.int64]:
    """Return the dealer of each deal, shape (games, deals).

    Game ``n`` begins with the dealer ``n % players``, and the deal passes on clockwise.
    """
    first = np.arange(first_game, first_game + games)[:, None]
    return np.asarray((first + np.arange(deals)) % players)
