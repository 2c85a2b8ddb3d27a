"""What every game shares: errors, seeds, the data folder, the log. Knows no game, no screen."""

from riverlib.core.errors import (
    LONGEST_REFUSAL,
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
from riverlib.core.folders import data_folder
from riverlib.core.identity import identity
from riverlib.core.log import FORMAT, GameLog
from riverlib.core.logbook import Logbook
from riverlib.core.reading import read_fields, read_value
from riverlib.core.seeds import Shuffler, generator, new_seed

__all__ = [
    "FORMAT",
    "LONGEST_REFUSAL",
    "CancelledError",
    "GameLog",
    "IllegalActionError",
    "LogError",
    "Logbook",
    "NotationError",
    "RiverError",
    "Shuffler",
    "StaleGameError",
    "StoreError",
    "UnknownGameError",
    "VariantError",
    "data_folder",
    "generator",
    "identity",
    "new_seed",
    "read_fields",
    "read_value",
]
