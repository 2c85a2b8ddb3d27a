"""The share card of a race: the way of every boat, its dock, and which boats the river took."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date

from riverlib.analysis.course import AFLOAT, HOME, LOST, RaceCourse
from riverlib.analysis.race_story import story_of
from riverlib.core.counting import listed
from riverlib.figures.boat_room import room_for
from riverlib.figures.round_numbers import numbered
from riverlib.figures.share.card import Line, Mark, Point, Row, ShareCard
from riverlib.figures.share.of_game import day_words

_GAME = "Race to the Harbour"
_WORDS = {HOME: "home", LOST: "lost", AFLOAT: "on the river"}
_MOST_PLACES = 12
_FULL = 0.85
"""Part of the chart's height that the river takes: names stand above the harbour."""
_CARD = 26
"""Pixels of a card of the river beside the marks of boats."""


def card_of_race(course: RaceCourse, day: date | None = None) -> ShareCard:
    """Return what is on a race's picture.

    Parameters
    ----------
    course : RaceCourse
        With one turn or more.
    day : date, optional
        When it was held.
    """
    points = course.scores[-1]
    best = max(points)
    first = course.winners or [seat for seat, each in enumerate(points) if 0 < each == best]
    ranked = sorted(range(len(points)), key=lambda seat: (seat not in first, -points[seat]))
    room = room_for(course, course.boats, scale=_CARD)

    def high(height: float) -> float:
        return _FULL * (height - room.low) / (room.high - room.low)

    cards = [(float(place), f"card {place + 1}") for place in range(2, room.cards - 2, 3)]
    edges = [(-0.5, "waterfall"), *cards, (room.cards - 0.5, "harbour")]
    return ShareCard(
        game=_GAME,
        when=day_words(day),
        headline=story_of(course).headline.rstrip("."),
        rows=tuple(
            Row(
                course.names[seat],
                seat,
                str(points[seat]),
                _note(course, seat),
                is_first=seat in first,
            )
            for seat in ranked
        ),
        lines=tuple(
            Line(seat, _steps([high(height) for height in line], course.turns))
            for (seat, _), line in room.lines.items()
        ),
        heights=tuple((high(height), words) for height, words in edges),
        places=_places(course),
        below="where the boats were, round by round",
        marks=tuple(_ends(course, lambda boat: high(room.ends[boat]))),
        colours=course.colours,
        leads=False,
    )


def _places(course: RaceCourse) -> tuple[tuple[float, str], ...]:
    """Return the middles of rounds and their numbers, as far as there is room for numbers."""
    middles = [(start + end) / 2 / course.turns for start, end in course.rounds]
    named = numbered(middles, apart=1 / _MOST_PLACES)
    return tuple((middle, str(number)) for middle, number in named.items())


def _note(course: RaceCourse, seat: int) -> str:
    ends = Counter(boat.end for boat in course.boats if boat.seat == seat)
    return listed([f"{ends[end]} {words}" for end, words in _WORDS.items() if ends[end]])


def _steps(heights: Sequence[float], turns: int) -> tuple[Point, ...]:
    """Return a boat's way as steps, turn by turn."""
    way: list[Point] = []
    for turn, y in enumerate(heights):
        x = turn / turns
        if way and way[-1][1] != y:
            way.append((x, way[-1][1]))
        way.append((x, y))
    return tuple(way)


def _ends(course: RaceCourse, high: Callable[[tuple[int, int]], float]) -> Iterator[Mark]:
    """Mark the boats in the harbour, with the points of their docks, and those that were lost.

    One boat of each player is called by its name: the last that came home, else the last lost.
    """
    ended = [boat for boat in course.boats if boat.end in (HOME, LOST)]
    ended.sort(key=lambda boat: (boat.end == HOME, len(boat.places), -(boat.dock or 0)))
    last = {boat.seat: boat for boat in ended}
    for boat in ended:
        at = ((len(boat.places) - 1) / course.turns, high((boat.seat, boat.boat)))
        name = course.names[boat.seat] if boat is last[boat.seat] else ""
        dock = "" if boat.dock is None else str(boat.dock)
        words = f"{name} {dock}".strip()
        yield Mark(boat.seat, at, is_lost=boat.end == LOST, words=words, brief=dock)
