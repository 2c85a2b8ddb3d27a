"""The race as the first page offers it."""

from riverlib.play import RaceMatch, default_players
from riverlib.race import DEFAULT_LAYOUT
from riverlib.race.game import GAME
from riverlib.store import Games
from riverlib.ui.shared.game_page import GamePage


def _start(games: Games) -> str:
    """Start a race on the first river against one steady bot; the person begins."""
    players = default_players(GAME.usual_players)
    return RaceMatch.start(games, DEFAULT_LAYOUT, players, first=0).game_id


PAGE = GamePage(
    game=GAME,
    path="pages/race.py",
    icon=":material/sailing:",
    line="Bring your boats up the river before the **waterfall** gets them.",
    choose="Choose river and players",
    steps=(
        ("Throw", "Sail one of your boats as many cards up the river as the die shows."),
        ("Mind", "The sandbank stops every boat. The high tide carries one three cards on."),
        ("Blow", "The wind brings your own boats together, or throws others back."),
        ("Hurry", "Each round the tide takes the last card, with all boats on it."),
    ),
    start=_start,
)
