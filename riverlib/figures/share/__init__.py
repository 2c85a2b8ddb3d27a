"""A picture of a game to share: drawn offline, for a family chat."""

from riverlib.figures.share.card import HEIGHT, WIDTH, ShareCard, png
from riverlib.figures.share.frame import LYING, UPRIGHT, Frame
from riverlib.figures.share.of_game import card_of_game
from riverlib.figures.share.of_race import card_of_race

__all__ = [
    "HEIGHT",
    "LYING",
    "UPRIGHT",
    "WIDTH",
    "Frame",
    "ShareCard",
    "card_of_game",
    "card_of_race",
    "png",
]
