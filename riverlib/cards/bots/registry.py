"""The bots of the card game by name: levels of strength, and manners that fit any of them."""

from dataclasses import dataclass, replace

from riverlib.cards import Action, View
from riverlib.cards.bots import beginner, casual, expert, playing_out, steady
from riverlib.cards.bots.manners import MANNERS, Judge, JudgeFor, Manner, mannered
from riverlib.cards.bots.random import choose as choose_random
from riverlib.core.bot import Bot, find

CardBot = Bot[View, Action]


@dataclass(frozen=True, slots=True)
class Level:
    """A strength on offer: how it plays by itself, and how it judges where it has manners."""

    bot: CardBot
    judge: Judge
    judge_for: JudgeFor

    def with_manner(self, manner: Manner) -> CardBot:
        """Return the bot of this level that leans so."""
        return replace(
            self.bot,
            key=f"{self.bot.key}{_AND}{manner.key}",
            name=f"{self.bot.name}, {manner.name.lower()}",
            line=f"{self.bot.line} {manner.line}",
            choose=mannered(self.judge, self.judge_for, manner),
        )


_AND = "-"  # no key of a level or manner has one
RANDOM: CardBot = Bot("random", "Random", "Bids and plays anything that is allowed.", choose_random)
"""The yardstick: no level that a family is offered."""
_LEVELS = (
    Level(
        Bot(
            "beginner",
            "Beginner",
            "Counts its aces and trumps and looks at the trick on the table. Now and then it plays"
            " the wrong one of two cards.",
            beginner.choose,
        ),
        beginner.judge,
        beginner.judge_for,
    ),
    Level(
        Bot(
            "casual",
            "Casual",
            "Judges its own hand well and plays sensibly, one trick at a time. It does not count"
            " what has gone.",
            casual.choose,
        ),
        casual.judge,
        casual.judge_for,
    ),
    Level(
        Bot(
            "steady",
            "Steady",
            "Counts the cards, bids what they are worth and tries to land on it.",
            steady.choose,
        ),
        steady.judge,
        steady.judge_for,
    ),
    Level(
        Bot(
            "expert",
            "Expert",
            "Reads the bids, and plays every choice on in its head hundreds of times.",
            expert.choose,
            plays_out=True,
        ),
        playing_out.judge,
        steady.judge_for,
    ),
)
LEVELS: dict[str, CardBot] = {level.bot.key: level.bot for level in _LEVELS}
"""What a family is offered, weakest first."""
BOTS: dict[str, CardBot] = {RANDOM.key: RANDOM, **LEVELS}
"""Every bot for the card game without a manner, weakest first."""
EVERY_BOT: dict[str, CardBot] = BOTS | {
    bot.key: bot
    for level in _LEVELS
    for bot in (level.with_manner(manner) for manner in MANNERS.values())
}
"""The same and every level with every manner: whoever may sit at a table."""


def find_bot(key: str) -> CardBot:
    """Return the card game's bot with this key, ``"steady"`` or with a manner ``"steady-bold"``.

    Raises
    ------
    RiverError
        If there is none; the message lists those there are.
    """
    return find(EVERY_BOT, key)


def key_of(level: str, manner: str | None) -> str:
    """Return the key of a level's bot with a manner, or with none.

    >>> key_of("steady", "bold"), key_of("steady", None)
    ('steady-bold', 'steady')
    """
    return level if manner is None else f"{level}{_AND}{manner}"


def parts_of(key: str) -> tuple[str, str | None]:
    """Return the level and the manner in a bot's key.

    >>> parts_of("steady-bold"), parts_of("steady")
    (('steady', 'bold'), ('steady', None))
    """
    level, _, manner = key.partition(_AND)
    return level, manner or None
