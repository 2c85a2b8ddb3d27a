"""Positions of a race that show one thing: boats are laid at random until they do."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice, product

import numpy as np

from riverlib.core import generator
from riverlib.learn.arranged import arranged_race
from riverlib.learn.position import RacePosition
from riverlib.learn.scene import SceneError
from riverlib.race import HARBOUR, WIND, Layout, RaceState, new_game

CREW = ("You", "Otter", "Heron")
"""Who races in a lesson; the learner has seat 0."""
YOU, OTTER, HERON = range(3)
NUMBERS = tuple(range(1, WIND))
"""The faces of the die that boats sail by."""
_DRAWS = 400  # positions looked at for each wish

Wish = Callable[[RaceState], bool]
Docked = Sequence[tuple[int, int]]


def lay(state: RaceState) -> RacePosition:
    """Show a state to the learner."""
    return RacePosition.at(state, CREW)


def opening(layout: Layout) -> RacePosition:
    """Stand before the first throw of a race, which is the learner's."""
    return lay(new_game(layout, players=len(CREW), first=YOU))


def fleet(layout: Layout, *places: int) -> tuple[int, ...]:
    """Return a whole fleet on these cards, the boats left over beside the last.

    >>> from riverlib.race import DEFAULT_LAYOUT
    >>> fleet(DEFAULT_LAYOUT, 2, 5)
    (2, 5, 5)
    """
    return (*places, *places[-1:] * layout.boats)[: layout.boats]


def home_boats(layout: Layout, seats: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the first boats of these seats as they came home, one after another."""
    home: list[tuple[int, int]] = []
    for seat in seats:
        boat = sum(each == seat for each, _ in home)
        assert boat < layout.boats, f"seat {seat} has no boat {boat}"
        home.append((seat, boat))
    return tuple(home)


def draw(
    layout: Layout,
    rng: np.random.Generator,
    *,
    faces: Sequence[int | None],
    turn: int = YOU,
    first: int = YOU,
    home: Docked = (),
    lowest: int = 0,
) -> RaceState:
    """Lay all boats that are not at home at random, on a river that has drifted for a while.

    Parameters
    ----------
    home : sequence of (seat, boat)
        Boats in the harbour in the order in which they came.
    lowest : int
        The lowest card on which a boat may lie.
    """
    tides = int(rng.integers(0, layout.start + layout.cards))
    bottom = max(lowest, layout.start - tides)
    places = rng.integers(bottom, layout.cards, (len(CREW), layout.boats)).tolist()
    boats = [
        [HARBOUR if (seat, boat) in home else place for boat, place in enumerate(row)]
        for seat, row in enumerate(places)
    ]
    face = faces[int(rng.integers(len(faces)))]
    return arranged_race(layout, boats, turn=turn, first=first, face=face, tides=tides, docked=home)


def every(
    layout: Layout, *, faces: Sequence[int | None], turn: int = YOU, first: int = YOU
) -> Iterator[RaceState]:
    """Lay the fleet of ``turn`` on every two cards of every river, the others in its middle."""
    for tides in range(layout.start, layout.start + layout.cards):
        for face, low, high in product(faces, range(layout.cards), range(layout.cards)):
            others = fleet(layout, layout.cards // 2)
            boats = [others] * len(CREW)
            boats[turn] = fleet(layout, low, high)
            yield arranged_race(layout, boats, turn=turn, first=first, face=face, tides=tides)


def first_that(states: Iterator[RaceState], *wishes: Wish) -> RaceState | None:
    """Return the first of some states that grants all wishes."""
    granted = (state for state in states if all(wish(state) for wish in wishes))
    return next(granted, None)


def search(
    layout: Layout,
    seed: int,
    no: int,
    must: Wish,
    *wishes: Wish,
    faces: Sequence[int | None] = NUMBERS,
    turn: int = YOU,
    first: int = YOU,
    home: Docked = (),
    lowest: int = 0,
) -> RacePosition:
    """Find a position that shows what it must, and grants the wishes as far as there is one.

    Parameters
    ----------
    no : int
        Number of the scene and step, so that each has positions of its own.
    must : Wish
        What the step is about.
    wishes : Wish
        What makes it plainer, the dearest first; the last are given up first.

    Raises
    ------
    SceneError
        If the river has no position that shows it.
    """
    rng = generator(seed, no)

    def drawn() -> Iterator[RaceState]:
        while True:
            yield draw(layout, rng, faces=faces, turn=turn, first=first, home=home, lowest=lowest)

    for kept in range(len(wishes), -1, -1):
        draws = _DRAWS if kept else 5 * _DRAWS
        if found := first_that(islice(drawn(), draws), must, *wishes[:kept]):
            return lay(found)
    if found := first_that(every(layout, faces=faces, turn=turn, first=first), must):
        return lay(found)
    raise SceneError(f"{layout.name}: no position on this river shows step {no}")
