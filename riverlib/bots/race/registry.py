"""The bots of the race by name."""

from riverlib.bots.bot import Bot, find
from riverlib.bots.race.random import choose as choose_random
from riverlib.race import Choice, RaceState

RaceBot = Bot[RaceState, Choice]

BOTS: dict[str, RaceBot] = {
    bot.key: bot for bot in (Bot("random", "Random", "Sails whatever may sail.", choose_random),)
}
"""Every bot for the race, weakest first."""


def find_bot(key: str) -> RaceBot:
    """Return the race's bot with this key.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    return find(BOTS, key)
