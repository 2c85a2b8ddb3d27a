"""The bots of the card game by name."""

from riverlib.cards import Action, View
from riverlib.cards.bots.random import choose as choose_random
from riverlib.cards.bots.steady import choose as choose_steady
from riverlib.core.bot import Bot, find

CardBot = Bot[View, Action]

BOTS: dict[str, CardBot] = {
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


def find_bot(key: str) -> CardBot:
    """Return the card game's bot with this key.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    return find(BOTS, key)
