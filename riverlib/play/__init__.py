"""Games in progress: who sits where, the bots' turns, undo and claims. Knows no screen."""

from riverlib.play.card_match import CardMatch
from riverlib.play.players import PERSON, Player, default_players, player_from_data

__all__ = ["PERSON", "CardMatch", "Player", "default_players", "player_from_data"]
