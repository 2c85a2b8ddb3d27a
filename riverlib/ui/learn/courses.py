"""Which courses there are: one for every rule set and river, a family's own included."""

from dataclasses import dataclass
from typing import Any

from riverlib import cards, race
from riverlib.core.game import Game
from riverlib.games import GAMES
from riverlib.learn.cards.course import course as card_course
from riverlib.learn.course import Course
from riverlib.learn.lesson import Lesson
from riverlib.learn.race.course import course as race_course
from riverlib.store import HouseRules
from riverlib.ui.learn.session import CardLessonSession, LessonSession, RaceLessonSession
from riverlib.ui.shared.own_rules import OwnRules


@dataclass(frozen=True, slots=True)
class Taught:
    """Rules that a course can be had for."""

    game: Game
    key: str
    """What an address calls them."""
    rules: Any
    """The rule set or river."""

    @property
    def course(self) -> Course[Any]:
        """The scenes that belong to the rules."""
        if isinstance(self.rules, cards.Variant):
            return card_course(self.rules)
        assert isinstance(self.rules, race.Layout)  # there are two games
        return race_course(self.rules)

    def session(self, part: str, seed: int) -> LessonSession:
        """Begin a part; raises ``CourseError`` where there is none of this name."""
        lesson = Lesson(self.course, part, seed=seed)
        if isinstance(self.rules, cards.Variant):
            return CardLessonSession(lesson)
        return RaceLessonSession(lesson)


def taught(house: HouseRules) -> dict[str, Taught]:
    """Return all rules there are, by their key in an address."""
    found: dict[str, Taught] = {}
    for game in GAMES.values():
        found |= {rules.key: Taught(game, rules.key, rules) for rules in game.catalogue}
        own = OwnRules[Any](house, game, f"learn_{game.key}").by_key()
        found |= {key: Taught(game, key, rules) for key, rules in own.items()}
    return found


def first_lesson(game: Game) -> dict[str, str]:
    """Return what the address of the learning page says for a game's first lesson."""
    rules = game.catalogue[0]
    return {"rules": rules.key, "part": Taught(game, rules.key, rules).course.keys[0]}
