"""The rules and ``steady`` on small arrays: plain for one position, compiled for many games.

The names below are bulk play's way in; they are loaded when they are first asked for,
and numba with them.
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
