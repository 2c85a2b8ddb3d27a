"""Bots of the race: everything is open, so each sees the whole state."""

from riverlib.race.bots.registry import BOTS, RaceBot, find_bot

__all__ = ["BOTS", "RaceBot", "find_bot"]
