"""Games in progress: who sits where, the bots' turns, undo and claims. Knows no screen."""

from riverlib.play.card_match import CardMatch, draw_first_dealer
from riverlib.play.players import PERSON, Player, default_players, player_from_data

__all__ = [
    "PERSON",
    "CardMatch",
    "Player",
    "default_players",
    "draw_first_dealer",
    "player_from_data",
]
