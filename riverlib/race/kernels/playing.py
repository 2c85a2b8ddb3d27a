"""How bots choose in the race, and whole races that they play, made to be compiled."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib.race.kernels.kernel import (
    BOATS,
    CARDS,
    FACE,
    FIRST,
    FLEET,
    HIGH_TIDE,
    ILL,
    LOSE,
    MOST_CHOICES,
    OVER,
    PHASE,
    PLAYERS,
    RIDE,
    SAIL,
    SANDBANK,
    SCORE,
    TIDES,
    TO_ROLL,
    TURN,
    Race,
    boat_on,
    drawn,
    front,
    legal,
    places,
    rear,
    sail_target,
    stream_of,
    take,
    target_of,
    throw,
    victim_of,
)
from riverlib.race.state import HARBOUR, WIND

FleetValues = NDArray[np.float64]
"""What fleets are worth by tide phase and fleet, as ``fleet_values`` makes it."""

NO_CHOICE = -1
RANDOM, FRONT_RUNNER, REAR_GUARD, STEADY, PLANNER = 0, 1, 2, 3, 4  # bots


def choice_of(race: Race, bot: int, values: FleetValues, stream: Any, choices: Race) -> int:
    """Return what a bot chooses with its throw; ``choices`` is room for ``MOST_CHOICES``."""
    if bot == RANDOM:
        return int(choices[drawn(stream, race, 1, legal(race, choices))])
    if bot == PLANNER:
        return planned(race, values, choices)
    if race[FACE] != WIND:
        origin = boat_to_sail(race, bot)
        rides = sail_target(race, origin, race[FACE]) == race[HIGH_TIDE]
        return (RIDE if rides else SAIL) + origin
    best, most = 0, -1
    for choice_no in range(legal(race, choices)):
        liking = wind_liking(race, bot, choices[choice_no])
        if liking > most:
            best, most = choice_no, liking
    return int(choices[best])


def boat_to_sail(race: Race, bot: int) -> int:
    """Return the river card from which a bot sails its throw."""
    own = places(race, race[TURN])
    if bot == REAR_GUARD:
        return rear(own)
    if bot == STEADY:
        if own & 1:  # the waterfall takes this boat next
            return 0
        for card in (race[HIGH_TIDE], race[SANDBANK]):
            origin = card - race[FACE]
            if origin >= 0 and own >> origin & 1 and sail_target(race, origin, race[FACE]) == card:
                return int(origin)
    return front(own)


def wind_liking(race: Race, bot: int, choice: int) -> int:
    """Return how much a bot likes a wind, 0 or more; of equals the first in order is taken."""
    if choice == LOSE:
        return 0
    origin = choice & 15
    if choice < ILL:
        if bot == STEADY:
            return 10_000 * (target_of(race, choice) - origin)
        return 10_000 + 100 * (origin if bot == FRONT_RUNNER else 15 - origin)
    victim = victim_of(choice)
    near = 4 - (victim - race[TURN]) % race[PLAYERS]  # of equals the next clockwise
    if bot == STEADY:
        way = origin - target_of(race, choice)
        return int(10_000 * way + 10 * (race[SCORE + victim] + 1) + near)
    return int(100 * (origin if bot == FRONT_RUNNER else 15 - origin) + near)


def planned(race: Race, values: FleetValues, choices: Race) -> int:
    """Return the choice that is best for the own fleet by itself, or worst for an opponent's."""
    best, most = 0, -np.inf
    for choice_no in range(legal(race, choices)):
        choice = choices[choice_no]
        seat, part = race[TURN], 1.0
        if LOSE > choice >= ILL:  # what one opponent loses is shared by all the others
            seat, part = victim_of(choice), -1.0 / (race[PLAYERS] - 1) ** 2
        gain = 0.0
        if choice != LOSE:
            gain = part * gain_of(race, values, seat, choice & 15, target_of(race, choice))
        if gain > most:
            best, most = choice_no, gain
    return int(choices[best])


def gain_of(race: Race, values: FleetValues, seat: int, place: int, target: int) -> float:
    """Return how much more a fleet is worth with one boat elsewhere, at its seat's next throw."""
    seats_on = (seat - race[FIRST]) % race[PLAYERS] - (race[TURN] - race[FIRST]) % race[PLAYERS]
    tide = 0 if seats_on > 0 else 1
    phase = (race[TIDES] + tide) % race[CARDS]
    boat = boat_on(race, seat, place)
    gain = (1.0 if target == HARBOUR else 0.0) - values[phase, fleet_code(race, seat, tide)]
    race[boat] = target
    gain += values[phase, fleet_code(race, seat, tide)]
    race[boat] = place
    return float(gain)


def fleet_code(race: Race, seat: int, tide: int) -> int:
    """Return a fleet as one number, base 16, in the order of the boats; 15: not on the river."""
    code = 0
    for boat in range(BOATS + 4 * seat, BOATS + 4 * seat + race[FLEET]):
        afloat = race[boat] < HARBOUR and race[boat] >= tide
        code = 16 * code + (race[boat] - tide if afloat else 15)
    return code


# --- whole races ----------------------------------------------------------------------------


def play_out(race: Race, bots: Race, values: FleetValues, stream: Any, choices: Race) -> None:
    """Play a race to its end, one bot a seat."""
    while race[PHASE] != OVER:
        if race[PHASE] == TO_ROLL:
            throw(race, 1 + drawn(stream, race, 0, WIND))
        take(race, choice_of(race, bots[race[TURN]], values, stream, choices))


def play_races(
    position: Race,
    choice: int,
    bots: Race,
    values: FleetValues,
    key: Any,
    start: int,
    rotate: bool,
    ends: NDArray[np.int16],
) -> None:
    """Play races ``start``, ``start + 1``, ... of one key (uint64) from a position to the end.

    The seat to move begins with ``choice`` unless that is ``NO_CHOICE``. With ``rotate`` race ``n``
    is begun by seat ``n % players``. ``ends``, ndarray(int16), shape (races, SIZE), receives the
    finished races. Only ``PLANNER`` looks at ``values``.
    """
    race, choices = position.copy(), np.empty(MOST_CHOICES, np.int64)
    for row in range(len(ends)):
        race[:] = position
        if rotate:
            race[FIRST] = race[TURN] = (start + row) % race[PLAYERS]
        if choice != NO_CHOICE:
            take(race, choice)
        play_out(race, bots, values, stream_of(key, start + row), choices)
        ends[row] = race
