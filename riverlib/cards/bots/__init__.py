"""Bots of the card game: each sees a view, never a state."""

from riverlib.cards.bots.registry import BOTS, CardBot, find_bot

__all__ = ["BOTS", "CardBot", "find_bot"]
