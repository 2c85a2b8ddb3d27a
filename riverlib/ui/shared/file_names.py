"""What files about one game are called, wherever they are taken away: its end and its day."""

from datetime import date

from riverlib import analysis
from riverlib.analysis.card_story import story_of
from riverlib.analysis.race_story import story_of as race_story_of
from riverlib.core.text import file_name


def of_game(game: analysis.GameScores) -> str:
    """Return what files about a card game are called, without an ending."""
    return _dated(_told(story_of(game).headline), game.day)


def of_race(course: analysis.RaceCourse, day: date | None) -> str:
    """Return what files about a race are called, without an ending; ``day`` is when it was held."""
    return _dated(_told(race_story_of(course).headline), day)


def _told(headline: str) -> str:
    return file_name(headline.partition(";")[0], "game")


def _dated(told: str, day: date | None) -> str:
    return told if day is None else f"{told}-{day.isoformat()}"
