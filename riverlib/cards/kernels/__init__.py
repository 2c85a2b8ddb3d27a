"""Bulk play: compiled rules, results as arrays. ``games`` and ``races`` are the ways in.

The names below are loaded when they are first asked for, and numba with them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from riverlib.cards.kernels.games import GameResults, play_games

__all__ = ["GameResults", "play_games"]


def __getattr__(name: str) -> Any:
    if name in __all__:
        return getattr(import_module("riverlib.cards.kernels.games"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
