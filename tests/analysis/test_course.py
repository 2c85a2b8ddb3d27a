"""The course of a race: where every boat was, turn by turn."""

from riverlib.analysis import course_of
from tests.analysis.games import random_race


def test_every_boat_of_a_race_ends_where_it_ended() -> None:
    course = course_of(random_race(), ("Anna", "Ben"))
    assert len(course.boats) == 6
    assert course.is_over
    docks = [boat.dock for boat in course.boats if boat.end == "home"]
    assert sum(filter(None, docks)) == sum(course.scores[-1])
    for boat in course.boats:
        last = {"home": course.layout.cards, "lost": -1}.get(boat.end)
        assert last is None or boat.places[-1] == last
        assert boat.places[0] == course.layout.start
    assert course.scores[0] == (0, 0)
    assert max(len(boat.places) for boat in course.boats) == course.turns + 1
