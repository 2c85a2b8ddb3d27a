"""The card game as the first page offers it."""

from riverlib.cards import VARIANTS
from riverlib.cards.game import GAME
from riverlib.learn.cards.first_game import FIRST_GAME, NEXT_GAME
from riverlib.learn.cards.four_steps import four_steps
from riverlib.play import CardMatch, default_players
from riverlib.store import Games
from riverlib.ui.shared.game_page import FirstGame, GamePage
from riverlib.ui.shared.last_time import was_last


def _start(games: Games) -> str:
    """Start the first rule set with three steady bots, who deal first."""
    players = default_players(GAME.usual_players)
    return CardMatch.start(games, VARIANTS[0], players, first_dealer=len(players) - 1).game_id


def _start_short(games: Games) -> str:
    """Start the first rule set on a short evening, with three steady bots, who deal first."""
    players = default_players(GAME.usual_players)
    return CardMatch.start(games, NEXT_GAME, players, first_dealer=len(players) - 1).game_id


def _start_first(games: Games) -> str:
    """Start three small deals with two steady bots, who deal first."""
    players = default_players(3)
    return CardMatch.start(games, FIRST_GAME, players, first_dealer=len(players) - 1).game_id


def _leads_on(games: Games) -> bool:
    """Whether the first game or a short evening was played last."""
    return was_last(games, GAME, FIRST_GAME, NEXT_GAME)


PAGE = GamePage(
    game=GAME,
    path="pages/cards.py",
    board="card_table",
    icon=":material/playing_cards:",
    line="Say how many tricks you will take, then take **exactly** that many.",
    choose="Rules and players",
    steps=four_steps(VARIANTS[0]),  # what _start plays
    start=_start,
    takes="about an hour",
    short=FirstGame(label="A short evening, ten minutes", start=_start_short),
    first=FirstGame(label="New here? Play a first game with tips", start=_start_first),
    leads_on=_leads_on,
)
