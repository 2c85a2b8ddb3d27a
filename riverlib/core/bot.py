"""What a bot is, whatever the game, and how one is found."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np

from riverlib.core import RiverError

View = TypeVar("View")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Bot(Generic[View, Action]):
    """A kind of player with the words that introduce it."""

    key: str
    """Stable id in logs and the store."""
    name: str
    """What the app calls it."""
    line: str
    """How it plays, in one line for a family."""
    choose: Callable[[View, np.random.Generator], Action]
    """From what a seat sees and a generator of its own to one of its legal actions."""
    plays_out: bool = False
    """Whether it plays games out in its head, for which the compiled kernels must be loaded."""


def find(bots: Mapping[str, Bot[View, Action]], key: str) -> Bot[View, Action]:
    """Return the bot with this key.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    if key not in bots:
        raise RiverError(f"no bot has the key {key!r}; there are {', '.join(bots)}")
    return bots[key]
