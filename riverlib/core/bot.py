"""What a bot is, whatever the game, and how one is found."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from riverlib.core import RiverError

Sight = TypeVar("Sight")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Bot(Generic[Sight, Move]):
    """A kind of player with the words that introduce it."""

    key: str
    """Stable id in logs and the store."""
    name: str
    """What the app calls it."""
    line: str
    """How it plays, in one line for a family."""
    choose: Callable[[Sight, np.random.Generator], Move]
    """From what a seat sees and a generator of its own to one of its legal moves."""


def find(bots: Mapping[str, Bot[Sight, Move]], key: str) -> Bot[Sight, Move]:
    """Return the bot with this key.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    if key not in bots:
        raise RiverError(f"no bot has the key {key!r}; there are {', '.join(bots)}")
    return bots[key]
