"""The bots by name, and what a bot is."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from riverlib.bots.random import choose as choose_random
from riverlib.bots.steady import choose as choose_steady
from riverlib.cards import Action, View
from riverlib.core import RiverError

Choose = Callable[[View, np.random.Generator], Action]
"""From what a seat sees and a generator of its own to one of ``view.legal``."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A kind of player with the words that introduce it."""

    key: str
    """Stable id in logs and the store."""
    name: str
    """What the app calls it."""
    line: str
    """How it plays, in one line for a family."""
    choose: Choose


BOTS: dict[str, Bot] = {
    bot.key: bot
    for bot in (
        Bot("random", "Random", "Bids and plays anything that is allowed.", choose_random),
        Bot(
            "steady",
            "Steady",
            "Counts the cards, bids what they are worth and tries to land on it.",
            choose_steady,
        ),
    )
}
"""Every bot for the card game, weakest first."""


def find_bot(key: str) -> Bot:
    """Return the bot with this key.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    if key not in BOTS:
        raise RiverError(f"no bot has the key {key!r}; there are {', '.join(BOTS)}")
    return BOTS[key]
