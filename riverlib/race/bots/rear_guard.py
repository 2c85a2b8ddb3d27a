"""The bot ``rear-guard``: always the rearmost boat that can move.

An opponent's boat is only blown back when no own boat has a wind: the rearmost, too.
"""

import numpy as np

from riverlib.race import Choice, GoodWind, IllWind, LoseTurn, RaceState, Sail, legal_actions
from riverlib.race.bots.seating import steps_clockwise

Liking = tuple[int, ...]


def choose(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice that moves the rearmost boat; it rides the high tide where it can."""
    del rng  # it has no lot to draw
    return max(legal_actions(state), key=lambda choice: _liking(state, choice))


def _liking(state: RaceState, choice: Choice) -> Liking:
    match choice:
        case Sail(origin, ride):
            return (2, -origin, int(ride))
        case GoodWind(origin):
            return (2, -origin, 0)
        case IllWind(seat, origin):
            return (1, -origin, -steps_clockwise(state, seat))
        case LoseTurn():
            return (0,)
