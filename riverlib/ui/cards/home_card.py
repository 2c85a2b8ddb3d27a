"""The card game as the first page offers it."""

from riverlib.cards import VARIANTS
from riverlib.cards.game import GAME
from riverlib.play import CardMatch, default_players
from riverlib.store import Games
from riverlib.ui.shared.game_page import GamePage


def _start(games: Games) -> str:
    """Start the first rule set with three steady bots, who deal first."""
    players = default_players(GAME.usual_players)
    return CardMatch.start(games, VARIANTS[0], players, first_dealer=len(players) - 1).game_id


PAGE = GamePage(
    game=GAME,
    path="pages/cards.py",
    icon=":material/playing_cards:",
    line="The family card game where you must take **exactly** as many tricks as you said.",
    choose="Choose rules and players",
    steps=(
        ("Look", "All get the same number of cards. One more is turned up: its suit is trump."),
        ("Bid", "Say how many tricks you will take. The last may not make the bids add up."),
        ("Play", "Follow the suit that was led if you can. The highest trump takes the trick."),
        ("Score", "Exactly what you bid? Points! One too many is as bad as one too few."),
    ),
    start=_start,
)
