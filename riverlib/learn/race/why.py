"""Why: a reason for everything that happens on the river, computed from the position.

A reason is true on any river with any house flags; nothing here decides anything.
"""

from riverlib.learn.race.landing import Landing, LandingReason, landing_reason
from riverlib.learn.race.moment import Moment, MomentReason, moment
from riverlib.learn.race.tide import Tide, TideReason, docks_left, falls_next, tide_reason
from riverlib.learn.race.wind import Wind, WindReason, wind_reason

__all__ = [
    "Landing",
    "LandingReason",
    "Moment",
    "MomentReason",
    "Tide",
    "TideReason",
    "Wind",
    "WindReason",
    "docks_left",
    "falls_next",
    "landing_reason",
    "moment",
    "tide_reason",
    "wind_reason",
]
