"""The database: games kept as logs, and house rules. Knows no game's rules and no screen."""

from riverlib.store.database import open_database
from riverlib.store.files import import_game, read_json
from riverlib.store.games import Games
from riverlib.store.house_rules import HouseRule, HouseRules
from riverlib.store.records import GameSummary, StoredGame

__all__ = [
    "GameSummary",
    "Games",
    "HouseRule",
    "HouseRules",
    "StoredGame",
    "import_game",
    "open_database",
    "read_json",
]
