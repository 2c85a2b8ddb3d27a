"""The database: games kept as logs, what they came to, house rules, score files, what was learned.

Knows no game's rules and no screen.
"""

from riverlib.store.backups import backup, restore
from riverlib.store.database import open_database
from riverlib.store.files import import_game, read_json
from riverlib.store.games import Games
from riverlib.store.health import Health, health
from riverlib.store.house_rules import HouseRule, HouseRules
from riverlib.store.listing import ListedGame, ListedSeat, Listing
from riverlib.store.marks import SeatMarks, marks_of
from riverlib.store.progress import Progress
from riverlib.store.results import Final, LastSeat, Played, Results
from riverlib.store.score_files import KeptFile, ScoreFiles
from riverlib.store.standings import Standing, Standings
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
    "LastSeat",
    "ListedGame",
    "ListedSeat",
    "Listing",
    "Played",
    "Progress",
    "Results",
    "ScoreFiles",
    "SeatMarks",
    "SeatResult",
    "Standing",
    "Standings",
    "StoredGame",
    "backup",
    "health",
    "import_game",
    "marks_of",
    "open_database",
    "read_json",
    "restore",
]
