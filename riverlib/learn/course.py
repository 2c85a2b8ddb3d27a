"""Which scenes teach a rule set, in their order, and the mixed ones at the end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from riverlib.core import RiverError, generator
from riverlib.learn.scene import Scene, Step

Rules = TypeVar("Rules")
MIXED = "mixed"
"""Key of the last part, where scenes come back in another order."""
_AGAIN = 3  # scenes that come back in the end
_MIXING = 0  # purpose of the seed


class CourseError(RiverError):
    """A part of a course that there is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course(Generic[Rules]):
    """The scenes that belong to rules in force."""

    game: str
    """Which game: ``"cards"`` or ``"race"``."""
    rules: Rules
    scenes: tuple[Scene[Rules], ...]

    @property
    def keys(self) -> tuple[str, ...]:
        """The parts in their order, the mixed one last."""
        return (*(scene.key for scene in self.scenes), MIXED)

    def title(self, key: str) -> str:
        """Return what a part is called; raises ``CourseError``."""
        return "All mixed up" if key == MIXED else self._scene(key).title

    def idea(self, key: str) -> str:
        """Return what a part is about in one sentence; raises ``CourseError``."""
        if key == MIXED:
            return "A little of everything, in another order."
        return self._scene(key).idea(self.rules)

    def steps(self, key: str, seed: int) -> tuple[Step, ...]:
        """Lay out the steps of a part; the same seed gives the same cards.

        Raises
        ------
        CourseError
            If the course has no such part.
        """
        if key == MIXED:
            return self._mixed(seed)
        return tuple(self._scene(key).steps(self.rules, seed))

    def _mixed(self, seed: int) -> tuple[Step, ...]:
        """Take the last step of some scenes on other positions, never two of one in a row."""
        rng = generator(seed, _MIXING)
        chosen = rng.permutation(len(self.scenes))[:_AGAIN]
        steps = []
        for no in chosen:
            scene = self.scenes[no]
            last = scene.steps(self.rules, seed + 1)[-1]
            if last.asks:  # a scene may end in telling
                steps.append(replace(last, say=""))
        return tuple(steps)

    def _scene(self, key: str) -> Scene[Rules]:
        for scene in self.scenes:
            if scene.key == key:
                return scene
        raise CourseError(f"there is no part {key[:40]!r} here; there are {', '.join(self.keys)}")


def course_of(game: str, rules: Rules, scenes: Sequence[Scene[Rules]]) -> Course[Rules]:
    """Return the course for rules: the scenes that belong to them."""
    fitting = tuple(scene for scene in scenes if scene.belongs(rules))
    return Course(game=game, rules=rules, scenes=fitting)
