"""The race's course: which scenes teach a river, in their order."""

from riverlib.learn.course import Course, course_of
from riverlib.learn.race import scenes_end, scenes_river, scenes_sailing, scenes_wind
from riverlib.learn.scene import Scene
from riverlib.race import Layout

SCENES: tuple[Scene[Layout], ...] = (
    *scenes_sailing.SCENES,
    *scenes_river.SCENES,
    *scenes_wind.SCENES,
    *scenes_end.SCENES,
)
"""All scenes of the race in the order of teaching."""


def course(layout: Layout) -> Course[Layout]:
    """Return the course for a river with its house flags."""
    return course_of("race", layout, SCENES)
