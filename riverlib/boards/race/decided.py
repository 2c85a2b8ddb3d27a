"""Why a race is decided before it is over, in one sentence for the river's bank."""

from riverlib.core.people import People
from riverlib.race import RaceState
from riverlib.race.certain import at_most


def won_already(state: RaceState, winner: int, people: People) -> str:
    """Say who has won for certain, and that nobody else can get as many points.

    "You have won: Otter can get 11 at most, you have 12."
    """
    most, points = at_most(state), state.scores[winner]
    others = [seat for seat in range(state.players) if seat != winner]
    best = max(most[seat] for seat in others)
    rivals = _within(others[0], people) if len(others) == 1 else "the others"
    has = "have" if people.is_you(winner) else "has"
    why = f"{rivals} can get {best} at most, {_within(winner, people)} {has} {points}."
    return f"{people.name(winner)} {has} won: {why}"


def _within(seat: int, people: People) -> str:
    """Name somebody within a sentence."""
    return "you" if people.is_you(seat) else people.name(seat)
