"""The rules of any rule set or river as pictures: for each a position that the engine made."""

from riverlib.learn.rules.picture import Picture, PicturedRule
from riverlib.learn.rules.pictured import pictured_cards, pictured_race

__all__ = ["Picture", "PicturedRule", "pictured_cards", "pictured_race"]
