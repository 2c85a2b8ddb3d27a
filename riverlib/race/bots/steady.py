"""The bot ``steady``: a rule of thumb that fits in a head.

With a throw of 1 to 5 it sails, in this order,

1. the boat that the waterfall takes next;
2. a boat that ends on the high tide, and rides it;
3. a boat that ends exactly on the sandbank, where no part of the throw is lost;
4. its foremost boat.

With the wind it takes the longest way: an own boat up or an opponent's back, of equals the
opponent's with most points. It never leaves a wind unused.
"""

import numpy as np

from riverlib.race import (
    WIND,
    Choice,
    GoodWind,
    IllWind,
    RaceState,
    Sail,
    legal_actions,
    target_of,
)
from riverlib.race.bots.seating import afloat, steps_clockwise

Liking = tuple[int, ...]


def choose(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice of the rule of thumb."""
    del rng  # it has no lot to draw
    legal = legal_actions(state)
    if state.face == WIND:
        return max(legal, key=lambda choice: _wind_liking(state, choice))
    origin = _boat_to_sail(state)
    ride = Sail(origin, ride=True)
    return ride if ride in legal else Sail(origin)


def _boat_to_sail(state: RaceState) -> int:
    assert state.face is not None
    own = afloat(state)
    if own[0] == 0:
        return 0
    for card in (state.high_tide, state.sandbank):
        origin = card - state.face
        if origin in own and target_of(state, Sail(origin)) == card:
            return origin
    return own[-1]


def _wind_liking(state: RaceState, choice: Choice) -> Liking:
    target = target_of(state, choice)
    match choice:
        case GoodWind(origin):
            assert target is not None  # a legal wind has a target
            return (target - origin,)
        case IllWind(seat, origin):
            assert target is not None
            return (origin - target, state.scores[seat], -steps_clockwise(state, seat))
    return (-1,)
