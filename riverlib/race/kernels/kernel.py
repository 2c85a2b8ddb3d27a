"""The whole rules of the race on one small array, compiled: millions of races (rules 1 to 6).

The engine in ``riverlib.race`` is the truth; the tests play the same throws and choices through
both. Everything lives in this one file because a compiled function is kept on disk and looked at
anew only when its own file changes.

A race is an int64 array of ``SIZE`` numbers whose places are named below. Choices are numbers:
``SAIL + origin``, ``RIDE + origin``, ``GOOD + origin``, ``ILL + 16 * seat + origin``, ``LOSE``.
Chance comes from one uint64 a race, its *stream*: the throw of a seat in a round is the same
whatever was chosen before, so that choices are compared on the same throws.
"""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit
from numpy.typing import NDArray

from riverlib.race.layout import DOCKS
from riverlib.race.rules import RIDE as RIDE_CARDS
from riverlib.race.state import HARBOUR, WIND
from riverlib.race.state import LOST as OVERBOARD

Race = NDArray[np.int64]
Worth = NDArray[np.float64]
"""What a fleet is worth by tide phase and fleet, as ``fleet_worth`` makes it."""
Function = TypeVar("Function", bound=Callable[..., Any])

# where things stand in a race
TURN, FACE, TIDES, ARRIVED, ALONE, PHASE = 0, 1, 2, 3, 4, 5
FIRST, PLAYERS, CARDS, FLEET, SANDBANK, HIGH_TIDE = 6, 7, 8, 9, 10, 11
ALWAYS_RIDE, MAY_DECLINE, BOATS_THEN_DOCK, THREE_TURNS = 12, 13, 14, 15
BOATS = 16  # 4 places a seat
SCORE, DOCKED, BEST = 32, 36, 40  # one number a seat, as all that follow
LOST, THROWS, WINDS, UNUSED_WINDS = 44, 48, 52, 56
GOOD_WINDS, ILL_WINDS, RIDES, GROUNDINGS = 60, 64, 68, 72
SIZE = 76

TO_ROLL, TO_CHOOSE, OVER = 0, 1, 2  # values of PHASE
SAIL, RIDE, GOOD, ILL, LOSE = 0, 16, 32, 48, 112
MOST_CHOICES = 32

NO_CHOICE = -1
RANDOM, FRONT_RUNNER, REAR_GUARD, STEADY, PLANNER = 0, 1, 2, 3, 4  # bots

_TURNS_ALONE = 3


def compiled(function: Function) -> Function:
    """Compile at the first call, keep the result on disk, run without the interpreter's lock."""
    return cast(Function, njit(cache=True, nogil=True)(function))


@compiled
def mixed(number: Any) -> Any:
    """Return a uint64 whose bits depend on all bits of the given one (splitmix64)."""
    number = (number ^ (number >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    number = (number ^ (number >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return number ^ (number >> np.uint64(31))


@compiled
def stream_of(key: Any, race_no: int) -> Any:
    """Return the stream of one race among all that are played with one key (both uint64)."""
    return mixed(key + mixed(np.uint64(race_no) + np.uint64(0xD1B54A32D192ED03)))


@compiled
def drawn(stream: Any, race: Race, purpose: int, below: int) -> int:
    """Draw 0 to ``below - 1`` for the running turn; purpose 0 is the die, 1 the player's lot."""
    number = np.uint64(race[TIDES] * 8 + race[TURN] * 2 + purpose + 1)
    bits = mixed(stream + number * np.uint64(0x9E3779B97F4A7C15))
    return int(((bits >> np.uint64(32)) * np.uint64(below)) >> np.uint64(32))


# --- where boats are and may go -------------------------------------------------------------


@compiled
def places(race: Race, seat: int) -> int:
    """Return the river cards where a seat has boats, as bits."""
    bits = 0
    for boat in range(BOATS + 4 * seat, BOATS + 4 * seat + race[FLEET]):
        if OVERBOARD < race[boat] < HARBOUR:
            bits |= 1 << race[boat]
    return bits


@compiled
def seats_afloat(race: Race) -> int:
    """Return how many seats have a boat on the river."""
    seats = 0
    for seat in range(race[PLAYERS]):
        seats += places(race, seat) != 0
    return seats


@compiled
def front(bits: int) -> int:
    """Return the highest of some river cards, -1 if there is none."""
    place = -1
    while bits:
        bits >>= 1
        place += 1
    return place


@compiled
def rear(bits: int) -> int:
    """Return the lowest of some river cards, of which there is at least one."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


@compiled
def sail_target(race: Race, origin: int, cards: int) -> int:
    """Return where a boat comes to that sails so many cards (3.2, 3.4)."""
    if origin < race[SANDBANK] <= origin + cards:
        return int(race[SANDBANK])
    return origin + cards if origin + cards < race[CARDS] else HARBOUR


@compiled
def victim_of(choice: int) -> int:
    """Return the seat whose boat an ill wind moves."""
    return (choice - ILL) >> 4


@compiled
def target_of(race: Race, choice: int) -> int:
    """Return where the boat of a choice comes to (3.2, 3.3, 4.1, 4.2)."""
    origin = choice & 15
    if choice >= ILL:
        return front(places(race, victim_of(choice)) & ((1 << origin) - 1))
    if choice >= GOOD:
        target = origin + 1 + rear(places(race, race[TURN]) >> (origin + 1))
        return int(race[SANDBANK]) if origin < race[SANDBANK] < target else target
    target = sail_target(race, origin, race[FACE])
    return target if choice < RIDE else sail_target(race, target, RIDE_CARDS)


@compiled
def legal(race: Race, choices: Race) -> int:
    """Write all legal choices, in the engine's order, and return how many there are (3, 4)."""
    found = 0
    own = places(race, race[TURN])
    if race[FACE] != WIND:
        for origin in range(race[CARDS]):
            if own >> origin & 1:
                rides = sail_target(race, origin, race[FACE]) == race[HIGH_TIDE]
                if not rides or not race[ALWAYS_RIDE]:
                    choices[found] = SAIL + origin
                    found += 1
                if rides:
                    choices[found] = RIDE + origin
                    found += 1
        return found
    for origin in range(front(own)):
        if own >> origin & 1:
            choices[found] = GOOD + origin
            found += 1
    for seat in range(race[PLAYERS]):
        bits = places(race, seat) if seat != race[TURN] else 0
        bits &= bits - 1  # all but the rearmost
        for origin in range(race[CARDS]):
            if bits >> origin & 1:
                choices[found] = ILL + 16 * seat + origin
                found += 1
    if not found or race[MAY_DECLINE]:
        choices[found] = LOSE
        found += 1
    return found


# --- a turn ---------------------------------------------------------------------------------


@compiled
def boat_on(race: Race, seat: int, origin: int) -> int:
    """Return where in the race the first boat of a seat on a river card stands."""
    boat = BOATS + 4 * seat
    while race[boat] != origin:
        boat += 1
    return boat


@compiled
def move(race: Race, boat: int, target: int) -> None:
    """Bring a boat of the seat to move forward: to a dock, a sandbank or a river card."""
    race[boat] = target
    seat = race[TURN]
    if target == HARBOUR:
        dock = DOCKS - race[ARRIVED]
        race[ARRIVED] += 1
        race[SCORE + seat] += dock
        race[DOCKED + seat] += 1
        race[BEST + seat] = max(race[BEST + seat], dock)
    elif target == race[SANDBANK]:
        race[GROUNDINGS + seat] += 1


@compiled
def take(race: Race, choice: int) -> None:
    """Take a legal choice and pass the turn on."""
    seat = race[TURN]
    if choice < GOOD:
        origin = choice & 15
        boat = boat_on(race, seat, origin)
        move(race, boat, sail_target(race, origin, race[FACE]))
        if choice >= RIDE:
            race[RIDES + seat] += 1
            move(race, boat, sail_target(race, race[boat], RIDE_CARDS))
    elif choice < ILL:
        race[GOOD_WINDS + seat] += 1
        move(race, boat_on(race, seat, choice & 15), target_of(race, choice))
    elif choice < LOSE:
        race[ILL_WINDS + seat] += 1
        race[boat_on(race, victim_of(choice), choice & 15)] = target_of(race, choice)
    else:
        race[UNUSED_WINDS + seat] += 1
    race[FACE] = 0
    pass_on(race)


@compiled
def pass_on(race: Race) -> None:
    """Give the turn to the next seat with a boat on the river; the tide turns on the way (2, 5)."""
    mover = race[TURN]
    afloat = seats_afloat(race)
    while afloat and race[ALONE] != _TURNS_ALONE:
        race[TURN] = (race[TURN] + 1) % race[PLAYERS]
        if race[TURN] == race[FIRST]:
            turn_tide(race)
            afloat = seats_afloat(race)
        if places(race, race[TURN]):
            race[ALONE] += race[THREE_TURNS] and afloat == 1
            race[PHASE] = TO_ROLL
            return
    race[TURN] = mover
    race[PHASE] = OVER


@compiled
def turn_tide(race: Race) -> None:
    """Send the lowest card to the harbour end: its boats are lost, the others drift (2.1)."""
    race[TIDES] += 1
    race[SANDBANK] = (race[SANDBANK] - 1) % race[CARDS]
    race[HIGH_TIDE] = (race[HIGH_TIDE] - 1) % race[CARDS]
    for seat in range(race[PLAYERS]):
        for boat in range(BOATS + 4 * seat, BOATS + 4 * seat + race[FLEET]):
            if OVERBOARD < race[boat] < HARBOUR:
                race[LOST + seat] += race[boat] == 0
                race[boat] -= 1


@compiled
def throw(race: Race, face: int) -> None:
    """Let the seat to move throw this face."""
    race[FACE] = face
    race[PHASE] = TO_CHOOSE
    race[THROWS + race[TURN]] += 1
    race[WINDS + race[TURN]] += face == WIND


@compiled
def choice_of(race: Race, bot: int, worth: Worth, stream: Any, choices: Race) -> int:
    """Return what a bot chooses with its throw; ``choices`` is room for ``MOST_CHOICES``."""
    if bot == RANDOM:
        return int(choices[drawn(stream, race, 1, legal(race, choices))])
    if bot == PLANNER:
        return planned(race, worth, choices)
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


@compiled
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


@compiled
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


@compiled
def planned(race: Race, worth: Worth, choices: Race) -> int:
    """Return the choice that is best for the own fleet by itself, or worst for an opponent's."""
    best, most = 0, -np.inf
    for choice_no in range(legal(race, choices)):
        choice = choices[choice_no]
        seat, part = race[TURN], 1.0
        if LOSE > choice >= ILL:  # what one opponent loses is shared by all the others
            seat, part = victim_of(choice), -1.0 / (race[PLAYERS] - 1) ** 2
        gain = 0.0
        if choice != LOSE:
            gain = part * gain_of(race, worth, seat, choice & 15, target_of(race, choice))
        if gain > most:
            best, most = choice_no, gain
    return int(choices[best])


@compiled
def gain_of(race: Race, worth: Worth, seat: int, place: int, target: int) -> float:
    """Return how much more a fleet is worth with one boat elsewhere, at its seat's next throw."""
    seats_on = (seat - race[FIRST]) % race[PLAYERS] - (race[TURN] - race[FIRST]) % race[PLAYERS]
    tide = 0 if seats_on > 0 else 1
    phase = (race[TIDES] + tide) % race[CARDS]
    boat = boat_on(race, seat, place)
    gain = (1.0 if target == HARBOUR else 0.0) - worth[phase, fleet_code(race, seat, tide)]
    race[boat] = target
    gain += worth[phase, fleet_code(race, seat, tide)]
    race[boat] = place
    return float(gain)


@compiled
def fleet_code(race: Race, seat: int, tide: int) -> int:
    """Return a fleet as one number, base 16, in the order of the boats; 15: not on the river."""
    code = 0
    for boat in range(BOATS + 4 * seat, BOATS + 4 * seat + race[FLEET]):
        afloat = race[boat] < HARBOUR and race[boat] >= tide
        code = 16 * code + (race[boat] - tide if afloat else 15)
    return code


# --- whole races ----------------------------------------------------------------------------


@compiled
def play_out(race: Race, bots: Race, worth: Worth, stream: Any, choices: Race) -> None:
    """Play a race to its end, one bot a seat."""
    while race[PHASE] != OVER:
        if race[PHASE] == TO_ROLL:
            throw(race, 1 + drawn(stream, race, 0, WIND))
        take(race, choice_of(race, bots[race[TURN]], worth, stream, choices))


@compiled
def play_races(
    position: Race,
    choice: int,
    bots: Race,
    worth: Worth,
    key: Any,
    start: int,
    rotate: bool,
    ends: NDArray[np.int16],
) -> None:
    """Play races ``start``, ``start + 1``, ... of one key (uint64) from a position to the end.

    The seat to move begins with ``choice`` unless that is ``NO_CHOICE``. With ``rotate`` race ``n``
    is begun by seat ``n % players``. ``ends``, ndarray(int16), shape (races, SIZE), receives the
    finished races. Only ``PLANNER`` looks at ``worth``.
    """
    race, choices = position.copy(), np.empty(MOST_CHOICES, np.int64)
    for row in range(len(ends)):
        race[:] = position
        if rotate:
            race[FIRST] = race[TURN] = (start + row) % race[PLAYERS]
        if choice != NO_CHOICE:
            take(race, choice)
        play_out(race, bots, worth, stream_of(key, start + row), choices)
        ends[row] = race
