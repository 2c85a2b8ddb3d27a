"""What every game shares: named errors, seeds and the game log. Knows no game and no screen."""

from riverlib.core.errors import (
    IllegalActionError,
    LogError,
    NotationError,
    RiverError,
    StaleGameError,
    StoreError,
    UnknownGameError,
    VariantError,
)
from riverlib.core.log import FORMAT, GameLog
from riverlib.core.seeds import Shuffler, generator, new_seed

__all__ = [
    "FORMAT",
    "GameLog",
    "IllegalActionError",
    "LogError",
    "NotationError",
    "RiverError",
    "Shuffler",
    "StaleGameError",
    "StoreError",
    "UnknownGameError",
    "VariantError",
    "generator",
    "new_seed",
]
