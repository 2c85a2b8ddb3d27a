"""Bots of the card game: each sees a view, never a state."""

from riverlib.cards.bots.manners import MANNERS
from riverlib.cards.bots.registry import (
    BOTS,
    EVERY_BOT,
    LEVELS,
    CardBot,
    find_bot,
    key_of,
    parts_of,
)

__all__ = ["BOTS", "EVERY_BOT", "LEVELS", "MANNERS", "CardBot", "find_bot", "key_of", "parts_of"]
