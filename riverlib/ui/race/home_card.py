"""The race as the first page offers it."""

from riverlib.learn.race.four_steps import four_steps
from riverlib.play import Player, RaceMatch, calm_seed, default_players
from riverlib.race import DEFAULT_LAYOUT, find_layout
from riverlib.race.game import GAME
from riverlib.store import Games
from riverlib.ui.shared.game_page import FirstGame, GamePage

_SHORT = find_layout("short-river")
_FOUR = 4
_EASIEST = "rear-guard"
_CALM = 4
"""First throws of a first race that are no wind: all boats lie together, so it could do nothing."""


def first_players() -> tuple[Player, ...]:
    """Return who sails a first race: a person, and the easiest bot.

    It has a rule, so that a newcomer sees boats sailed for a reason, and can be beaten by one.
    """
    return default_players(GAME.usual_players, _EASIEST)


def _start(games: Games) -> str:
    """Start a race on the first river against one steady bot; the person begins."""
    players = default_players(GAME.usual_players)
    return RaceMatch.start(games, DEFAULT_LAYOUT, players, first=0).game_id


def _start_first(games: Games) -> str:
    """Start a race on the short river against the easiest bot; the person begins, and sails."""
    seed = calm_seed(_CALM)
    return RaceMatch.start(games, _SHORT, first_players(), first=0, seed=seed).game_id


def _start_four(games: Games) -> str:
    """Start a race of four on the first river, against three steady bots; the person begins."""
    players = default_players(_FOUR)
    return RaceMatch.start(games, DEFAULT_LAYOUT, players, first=0).game_id


PAGE = GamePage(
    game=GAME,
    path="pages/race.py",
    board="river",
    icon=":material/sailing:",
    line="Bring your boats up the river before the **waterfall** gets them.",
    choose="River and players",
    steps=four_steps(DEFAULT_LAYOUT),
    start=_start,
    takes="about 5 minutes",
    short=FirstGame(label="A race of four, nine minutes", start=_start_four),
    first=FirstGame(label="New here? Play a first race with tips", start=_start_first),
)
