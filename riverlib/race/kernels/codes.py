"""From the engine's states and choices to the kernel's numbers and back."""

import numpy as np

from riverlib.core import RiverError
from riverlib.race import (
    LOST,
    Choice,
    GoodWind,
    IllWind,
    LastAlone,
    LoseTurn,
    Phase,
    RaceState,
    Ride,
    Sail,
    TieBreak,
)
from riverlib.race.kernels import kernel, playing
from riverlib.race.layout import DOCKS

BOTS = {
    "random": playing.RANDOM,
    "front-runner": playing.FRONT_RUNNER,
    "rear-guard": playing.REAR_GUARD,
    "steady": playing.STEADY,
    "planner": playing.PLANNER,
}
"""The players of the kernel: bots of the race by their keys, and ``planner``, which is none of
them: it does what is best for its own fleet by itself, and races in the pilot's head."""

_PHASES = {Phase.ROLL: kernel.TO_ROLL, Phase.CHOOSE: kernel.TO_CHOOSE, Phase.OVER: kernel.OVER}


def bot_no(key: str) -> int:
    """Return the kernel's number of a bot.

    Raises
    ------
    RiverError
        If the kernel does not know it; the message lists those it knows.
    """
    if key not in BOTS:
        raise RiverError(f"no bot {key!r} for bulk play; there are {', '.join(BOTS)}")
    return BOTS[key]


def packed(state: RaceState) -> kernel.Race:
    """Return a state as the kernel's array; its counts of winds and rides begin at zero."""
    layout = state.layout
    race = np.zeros(kernel.SIZE, np.int64)
    race[kernel.BOATS : kernel.SCORE] = LOST
    race[[kernel.TURN, kernel.FACE, kernel.TIDES]] = state.turn, state.face or 0, state.tides
    race[[kernel.ALONE, kernel.PHASE]] = state.alone_turns, _PHASES[state.phase]
    race[[kernel.FIRST, kernel.PLAYERS]] = state.first, state.players
    race[[kernel.CARDS, kernel.FLEET]] = layout.cards, layout.boats
    race[[kernel.SANDBANK, kernel.HIGH_TIDE]] = state.sandbank, state.high_tide
    race[kernel.ALWAYS_RIDE] = layout.ride is Ride.ALWAYS
    race[kernel.MAY_DECLINE] = layout.decline_wind
    race[kernel.BOATS_THEN_DOCK] = layout.tie_break is TieBreak.BOATS_THEN_DOCK
    race[kernel.THREE_TURNS] = layout.last_alone is LastAlone.THREE_TURNS
    for seat, fleet in enumerate(state.boats):
        row = kernel.BOATS + 4 * seat
        race[row : row + layout.boats] = fleet
        race[kernel.LOST + seat] = fleet.count(LOST)
    race[kernel.ARRIVED] = len(state.docked)
    for place, (seat, _) in reversed(list(enumerate(state.docked))):
        race[kernel.SCORE + seat] += DOCKS - place
        race[kernel.DOCKED + seat] += 1
        race[kernel.BEST + seat] = DOCKS - place
    return race


def code_of(choice: Choice) -> int:
    """Return the kernel's number of a choice."""
    match choice:
        case Sail(origin, ride):
            return (kernel.RIDE if ride else kernel.SAIL) + origin
        case GoodWind(origin):
            return kernel.GOOD + origin
        case IllWind(seat, origin):
            return kernel.ILL + 16 * seat + origin
        case LoseTurn():
            return kernel.LOSE


def choice_of(code: int) -> Choice:
    """Return the choice that has this number in the kernel."""
    origin = code % 16
    if code < kernel.GOOD:
        return Sail(origin, ride=code >= kernel.RIDE)
    if code < kernel.ILL:
        return GoodWind(origin)
    return LoseTurn() if code == kernel.LOSE else IllWind((code - kernel.ILL) // 16, origin)
