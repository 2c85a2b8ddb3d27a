"""What every game shares: errors, seeds, the data folder, the log. Knows no game, no screen."""

from riverlib.core.errors import (
    CancelledError,
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
from riverlib.core.places import data_folder
from riverlib.core.replaying import replayed_steps
from riverlib.core.seeds import Shuffler, generator, new_seed

__all__ = [
    "FORMAT",
    "CancelledError",
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
    "data_folder",
    "generator",
    "new_seed",
    "replayed_steps",
]
