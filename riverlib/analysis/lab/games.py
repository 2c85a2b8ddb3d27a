"""The games of the laboratory. A third one is added here."""

from collections.abc import Mapping

from riverlib.analysis.lab.cards import CARDS
from riverlib.analysis.lab.lab_game import LabGame
from riverlib.analysis.lab.race import RACE

LAB_GAMES: Mapping[str, LabGame] = {each.game.key: each for each in (CARDS, RACE)}
"""By the game's key."""
