"""The course of a race: where every boat was after each turn."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from riverlib import race
from riverlib.core import GameLog
from riverlib.race.certain import at_most, certain, sure_to_fall
from riverlib.race.events import Rolled, TideTurned

AFLOAT, HOME, LOST = "afloat", "home", "lost"


@dataclass(frozen=True, slots=True)
class BoatCourse:
    """Where one boat was after each turn that it was afloat, and how it ended."""

    seat: int
    boat: int
    places: tuple[int, ...]
    """River index before the race and after each turn: 0 at the waterfall, the number of river
    cards in the harbour, -1 over the waterfall."""
    end: str
    dock: int | None = None
    """Points of its dock, where it came home."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceCourse:
    """A race turn by turn."""

    names: tuple[str, ...]
    layout: race.Layout
    boats: tuple[BoatCourse, ...]
    throws: tuple[tuple[int, int], ...]
    """Seat and face of the throw of each turn."""
    tides: tuple[int, ...]
    """Turns, counted from 1, after which the tide turned and another round began."""
    scores: tuple[tuple[int, ...], ...]
    """Points before the race and after each turn, one a seat."""
    is_over: bool
    winners: tuple[int, ...] = ()
    """Seats that won or shared the win; empty while the race goes on."""
    decided: int | None = None
    """The turn after which nothing thrown or chosen could change who wins alone, if one did."""
    reach: tuple[int, ...] = ()
    """The most points that each seat could still end with after that turn."""
    doomed: tuple[int, ...] = ()
    """Boats of each seat that the next tide was sure to take then."""
    people: tuple[int, ...] = ()
    colours: tuple[int, ...] = ()
    """Number of the colour that each seat has on the river; without any, seats have their own."""

    @property
    def turns(self) -> int:
        """How many turns were taken."""
        return len(self.scores) - 1

    @property
    def rounds(self) -> tuple[tuple[int, int], ...]:
        """The turns after which each round began and ended; the last may be going on."""
        edges = [0, *(tide for tide in self.tides if tide < self.turns), self.turns]
        return tuple(pairwise(edges))

    def round_of(self, turn: int) -> int:
        """Return in which round a turn was taken; both are counted from 1."""
        return 1 + sum(tide < turn for tide in self.tides)

    def boats_of(self, seat: int) -> tuple[BoatCourse, ...]:
        """Return the boats of one seat."""
        return tuple(boat for boat in self.boats if boat.seat == seat)


def course_of(
    log: GameLog,
    names: Sequence[str] = (),
    *,
    people: Sequence[int] = (),
    colours: Sequence[int] = (),
) -> RaceCourse:
    """Replay a race and return its course.

    Parameters
    ----------
    colours : sequence of int
        Number of the colour of each seat on the river (``core.faces.looks``).

    Raises
    ------
    LogError
        If the log cannot be replayed; names the place.
    """
    state = race.opening_state(log)
    states, tides, throws = [state], [], []
    for state, events in race.steps(log):
        throws += [(event.seat, event.face) for event in events if isinstance(event, Rolled)]
        if any(isinstance(event, TideTurned) for event in events):
            tides.append(len(states))
        if state.phase is not race.Phase.CHOOSE:
            states.append(state)
    docks = {boat: race.DOCKS - place for place, boat in enumerate(state.docked)}
    boats = tuple(
        _boat(states, seat, boat, docks.get((seat, boat)))
        for seat in range(state.players)
        for boat in range(state.layout.boats)
    )
    decided = next((turn for turn, each in enumerate(states) if certain(each).won), None)
    then = None if decided is None else states[decided]
    return RaceCourse(
        names=tuple(names) or tuple(f"Player {seat + 1}" for seat in range(state.players)),
        layout=state.layout,
        boats=boats,
        throws=tuple(throws[: len(states) - 1]),  # a throw that waits for its choice is no turn yet
        tides=tuple(tides),
        scores=tuple(each.scores for each in states),
        is_over=state.is_over,
        winners=state.winners,
        decided=decided,
        reach=at_most(then) if then else (),
        doomed=tuple(sure_to_fall(then, seat) for seat in range(then.players)) if then else (),
        people=tuple(people),
        colours=tuple(colours),
    )


def _boat(states: Sequence[race.RaceState], seat: int, boat: int, dock: int | None) -> BoatCourse:
    places = []
    for state in states:
        place = state.boats[seat][boat]
        if place in (race.HARBOUR, race.LOST):
            places.append(state.layout.cards if place == race.HARBOUR else -1)
            break
        places.append(place)
    ends = {race.HARBOUR: HOME, race.LOST: LOST}
    return BoatCourse(
        seat, boat, tuple(places), ends.get(states[-1].boats[seat][boat], AFLOAT), dock
    )
