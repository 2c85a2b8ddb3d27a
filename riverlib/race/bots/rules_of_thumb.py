"""Three bots that follow a rule which fits in a head; what they choose is written in the kernel.

Bulk play compiles the same source (``kernels.playing``). No rule draws lots, and none leaves a wind
unused. An opponent's boat is only blown back by ``front_runner`` and ``rear_guard`` when no own
boat has a wind.
"""

import numpy as np

from riverlib.race import Choice, RaceState
from riverlib.race.kernels.codes import BOTS, choice_of, packed
from riverlib.race.kernels.fleet_values import NO_VALUES
from riverlib.race.kernels.kernel import MOST_CHOICES
from riverlib.race.kernels.playing import choice_of as code_of_choice


def front_runner(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice that moves the foremost boat; it rides the high tide where it can."""
    del rng
    return _chosen("front-runner", state)


def rear_guard(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice that moves the rearmost boat; it rides the high tide where it can."""
    del rng
    return _chosen("rear-guard", state)


def steady(state: RaceState, rng: np.random.Generator) -> Choice:
    """Return the choice of a careful player.

    With a throw of 1 to 5 it sails, in this order,

    1. the boat that the waterfall takes next;
    2. a boat that ends on the high tide, and rides it;
    3. a boat that ends exactly on the sandbank, where no part of the throw is lost;
    4. its foremost boat.

    With the wind it takes the longest way: an own boat up or an opponent's back, of equals the
    opponent's with most points.
    """
    del rng
    return _chosen("steady", state)


def _chosen(key: str, state: RaceState) -> Choice:
    race, room = packed(state), np.empty(MOST_CHOICES, np.int64)
    no_stream = np.uint64(0)
    return choice_of(int(code_of_choice(race, BOTS[key], NO_VALUES, no_stream, room)))
