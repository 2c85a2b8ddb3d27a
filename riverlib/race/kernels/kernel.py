"""The whole rules of the race on one small array, made to be compiled (rules 1 to 6).

The engine in ``riverlib.race`` is the truth; the tests play the same throws and choices through
both.

A race is an int64 array of ``SIZE`` numbers whose places are named below. Choices are numbers:
``SAIL + origin``, ``RIDE + origin``, ``GOOD + origin``, ``ILL + 16 * seat + origin``, ``LOSE``.
Chance comes from one uint64 a race, its *stream*: the throw of a seat in a round is the same
whatever was chosen before, so that choices are compared on the same throws.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverlib.core.streams import GOLDEN, mixed
from riverlib.race.layout import DOCKS
from riverlib.race.rules import RIDE as RIDE_CARDS
from riverlib.race.state import HARBOUR, WIND
from riverlib.race.state import LOST as OVERBOARD

Race = NDArray[np.int64]

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

_TURNS_ALONE = 3


def stream_of(key: Any, race_no: int) -> Any:
    """Return the stream of one race among all that are played with one key (both uint64)."""
    return mixed(key + mixed(np.uint64(race_no) + np.uint64(0xD1B54A32D192ED03)))


def drawn(stream: Any, race: Race, purpose: int, below: int) -> int:
    """Draw 0 to ``below - 1`` for the running turn; purpose 0 is the die, 1 the player's choice."""
    number = np.uint64(race[TIDES] * 8 + race[TURN] * 2 + purpose + 1)
    bits = mixed(stream + number * GOLDEN)
    return int(((bits >> np.uint64(32)) * np.uint64(below)) >> np.uint64(32))


# --- where boats are and may go -------------------------------------------------------------


def places(race: Race, seat: int) -> int:
    """Return the river cards where a seat has boats, as bits."""
    bits = 0
    for boat in range(BOATS + 4 * seat, BOATS + 4 * seat + race[FLEET]):
        if OVERBOARD < race[boat] < HARBOUR:
            bits |= 1 << race[boat]
    return bits


def seats_afloat(race: Race) -> int:
    """Return how many seats have a boat on the river."""
    seats = 0
    for seat in range(race[PLAYERS]):
        seats += places(race, seat) != 0
    return seats


def front(bits: int) -> int:
    """Return the highest of some river cards, -1 if there is none."""
    place = -1
    while bits:
        bits >>= 1
        place += 1
    return place


def rear(bits: int) -> int:
    """Return the lowest of some river cards, of which there is at least one."""
    place = 0
    while not bits >> place & 1:
        place += 1
    return place


def sail_target(race: Race, origin: int, cards: int) -> int:
    """Return where a boat comes to that sails so many cards (3.2, 3.4)."""
    if origin < race[SANDBANK] <= origin + cards:
        return int(race[SANDBANK])
    return origin + cards if origin + cards < race[CARDS] else HARBOUR


def victim_of(choice: int) -> int:
    """Return the seat whose boat an ill wind moves."""
    return (choice - ILL) >> 4


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


def legal(race: Race, choices: Race) -> int:
    """Write all legal choices, in the engine's order, and return how many there are (3, 4)."""
    number = 0
    own = places(race, race[TURN])
    if race[FACE] != WIND:
        for origin in range(race[CARDS]):
            if own >> origin & 1:
                rides = sail_target(race, origin, race[FACE]) == race[HIGH_TIDE]
                if not rides or not race[ALWAYS_RIDE]:
                    choices[number] = SAIL + origin
                    number += 1
                if rides:
                    choices[number] = RIDE + origin
                    number += 1
        return number
    for origin in range(front(own)):
        if own >> origin & 1:
            choices[number] = GOOD + origin
            number += 1
    for seat in range(race[PLAYERS]):
        bits = places(race, seat) if seat != race[TURN] else 0
        bits &= bits - 1  # all but the rearmost
        for origin in range(race[CARDS]):
            if bits >> origin & 1:
                choices[number] = ILL + 16 * seat + origin
                number += 1
    if not number or race[MAY_DECLINE]:
        choices[number] = LOSE
        number += 1
    return number


# --- a turn ---------------------------------------------------------------------------------


def boat_on(race: Race, seat: int, origin: int) -> int:
    """Return where in the race the first boat of a seat on a river card stands."""
    boat = BOATS + 4 * seat
    while race[boat] != origin:
        boat += 1
    return boat


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


def throw(race: Race, face: int) -> None:
    """Let the seat to move throw this face."""
    race[FACE] = face
    race[PHASE] = TO_CHOOSE
    race[THROWS + race[TURN]] += 1
    race[WINDS + race[TURN]] += face == WIND
