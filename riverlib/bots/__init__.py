"""Players that play by themselves: each sees a view, never a state."""

from riverlib.bots.registry import BOTS, Bot, find_bot

__all__ = ["BOTS", "Bot", "find_bot"]
