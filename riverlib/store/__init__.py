"""The database: games kept as logs, what they came to, house rules, score files.

Knows no game's rules and no screen.
"""

from riverlib.store.backups import backup, restore
from riverlib.store.database import open_database
from riverlib.store.files import import_game, read_json
from riverlib.store.games import Games
from riverlib.store.health import Health, health
from riverlib.store.house_rules import HouseRule, HouseRules
from riverlib.store.results import Final, Played, Results
from riverlib.store.score_files import KeptFile, ScoreFiles
from riverlib.store.stored import (
    FinishedDeal,
    GameResult,
    GameSummary,
    SeatResult,
    StoredGame,
)

__all__ = [
    "Final",
    "FinishedDeal",
    "GameResult",
    "GameSummary",
    "Games",
    "Health",
    "HouseRule",
    "HouseRules",
    "KeptFile",
    "Played",
    "Results",
    "ScoreFiles",
    "SeatResult",
    "StoredGame",
    "backup",
    "health",
    "import_game",
    "open_database",
    "read_json",
    "restore",
]
