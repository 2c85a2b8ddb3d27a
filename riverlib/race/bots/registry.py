"""The bots of the race by name."""

from riverlib.core.bot import Bot, find
from riverlib.race import Choice, RaceState
from riverlib.race.bots.pilot import choose as choose_pilot
from riverlib.race.bots.random import choose as choose_random
from riverlib.race.bots.rules_of_thumb import front_runner, rear_guard, steady

RaceBot = Bot[RaceState, Choice]

BOTS: dict[str, RaceBot] = {
    bot.key: bot
    for bot in (
        Bot(
            "rear-guard",
            "Shepherd",
            "Always moves its last boat, so that nobody is left behind.",
            rear_guard,
        ),
        Bot("random", "Dreamer", "Moves any boat that may move: it has no plan.", choose_random),
        Bot(
            "front-runner",
            "Sprinter",
            "Always moves its first boat: one home early, whatever becomes of the others.",
            front_runner,
        ),
        Bot(
            "steady",
            "Steady",
            "Saves the boat that the waterfall takes next; if none is in danger, it looks for the"
            " high tide and the sandbank, then moves its first boat.",
            steady,
        ),
        Bot(
            "pilot",
            "Pilot",
            "Reckons out every choice: with two players perfectly once the river is solved, else"
            " by racing on in its head thousands of times.",
            choose_pilot,
            plays_out=True,
        ),
    )
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
