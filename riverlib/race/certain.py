"""Who has won or lost a race for certain before it is over: whatever is thrown and chosen."""

from dataclasses import dataclass

from riverlib.race import DOCKS, LastAlone, RaceState, TieBreak, is_on_river
from riverlib.race.tides import tide_after

_TURNS_ALONE = 3


@dataclass(frozen=True, slots=True)
class Certain:
    """What no throw and no choice can change any more; all that may still change is left out."""

    won: tuple[int, ...]
    """The seat that wins alone, if it is certain."""
    out: tuple[int, ...]
    """Seats that can neither win nor share the win."""


def certain(state: RaceState) -> Certain:
    """Return what is certain from the points and from the boats that may still come home.

    Nobody loses a dock, and nobody reaches more than all boats that are left would score on the
    best docks that are left.
    """
    if state.is_over:
        seats = range(state.players)
        won = state.winners if len(state.winners) == 1 else ()
        return Certain(won, tuple(seat for seat in seats if seat not in state.winners))
    least, most = state.scores, at_most(state)

    def others(seat: int) -> list[int]:
        return [each for each in range(state.players) if each != seat]

    return Certain(
        tuple(
            seat
            for seat, points in enumerate(least)
            if all(points > most[other] for other in others(seat))
        ),
        tuple(
            seat
            for seat, points in enumerate(most)
            if any(points < least[other] for other in others(seat))
        ),
    )


def at_most(state: RaceState) -> tuple[int, ...]:
    """Return the most points that each seat may still end with."""
    if state.is_over:
        return state.scores
    return tuple(points + _still(state, seat) for seat, points in enumerate(state.scores))


def at_best_shared(state: RaceState) -> tuple[int, ...]:
    """Return the seats that may still share the win, but can no longer win alone."""
    if state.layout.tie_break is not TieBreak.SHARED:
        return ()
    least, seats = state.scores, range(state.players)
    return tuple(
        seat
        for seat in seats
        if least[seat] + _still(state, seat) == max(least[each] for each in seats if each != seat)
    )


def alone_afloat(state: RaceState) -> int | None:
    """Return the only seat that still has boats on the river, if there is but one."""
    afloat = [seat for seat, fleet in enumerate(state.boats) if any(map(is_on_river, fleet))]
    return afloat[0] if len(afloat) == 1 and not state.is_over else None


def sure_to_fall(state: RaceState, seat: int) -> int:
    """Return how many boats of a seat the next tide takes whatever is thrown and chosen.

    Only a turn of its own brings a boat forward, and one boat a turn.
    """
    if tide_after(state) is None:
        return 0
    turn, now = ((each - state.first) % state.players for each in (seat, state.turn))
    return max(0, state.boats[seat].count(0) - (turn >= now))


def _still(state: RaceState, seat: int) -> int:
    """Return the most points that a seat may still gain."""
    best = DOCKS - len(state.docked)
    return sum(range(best, best - _boats_that_may_come_home(state, seat), -1))


def _boats_that_may_come_home(state: RaceState, seat: int) -> int:
    """Return how many boats may still come home: the next tide need not take them."""
    afloat = sum(map(is_on_river, state.boats[seat])) - sure_to_fall(state, seat)
    if state.layout.last_alone is LastAlone.THREE_TURNS and state.alone_turns:
        afloat = min(afloat, _TURNS_ALONE + 1 - state.alone_turns)
    return afloat
