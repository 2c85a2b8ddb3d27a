"""Games in progress: who sits where, the bots' turns, undo and claims. Knows no screen."""

from riverlib.play.card_match import CardMatch, Forced, draw_first_dealer
from riverlib.play.match import Match
from riverlib.play.players import (
    PERSON,
    Player,
    default_players,
    player_from_data,
)
from riverlib.play.race_match import RaceMatch, calm_seed

__all__ = [
    "PERSON",
    "CardMatch",
    "Forced",
    "Match",
    "Player",
    "RaceMatch",
    "calm_seed",
    "default_players",
    "draw_first_dealer",
    "player_from_data",
]
