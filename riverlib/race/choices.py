"""What a river's parts and choices are called wherever they are chosen: in forms, in figures."""

from collections.abc import Mapping
from enum import StrEnum

from riverlib import race

LABELS: Mapping[str, str] = {
    "boats": "Boats each",
    "ride": "The high tide",
    "tie_break": "Equal points",
    "last_alone": "The last one on the river",
    "first_player": "The first player",
    "decline": "A wind may be left unused",
    "cards": "River cards",
    "sandbank": "Sandbank on card",
    "high_tide": "High tide on card",
    "start": "Start on card",
}
"""By field of ``Layout``."""
YES_NO: Mapping[str, tuple[str, str]] = {
    "decline": ("a wind may be left unused", "a wind must be used if it can"),
}
"""What is said where a rule of ``LABELS`` that is switched on or off holds, and where not."""
WORDS: Mapping[type[StrEnum], Mapping[StrEnum, str]] = {
    race.Ride: {
        race.Ride.CHOICE: "may be ridden",
        race.Ride.ALWAYS: "must be ridden",
    },
    race.TieBreak: {
        race.TieBreak.SHARED: "share the win",
        race.TieBreak.BOATS_THEN_DOCK: "more boats home wins, then the best dock",
    },
    race.LastAlone: {
        race.LastAlone.PLAYS_ON: "plays on to the end",
        race.LastAlone.THREE_TURNS: "has three more turns",
    },
    race.FirstPlayer: {
        race.FirstPlayer.CHOSEN: "is chosen",
        race.FirstPlayer.RANDOM: "is drawn",
    },
}
"""The choices of a rule, by rule: the same text may stand for choices of several rules."""
