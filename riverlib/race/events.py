"""What happened in a race, in the past tense; everything in a race is open to everybody.

A boat is named by its seat and its number 0, 1, ... within the seat. Places are river indices of
the moment, or ``HARBOUR``.
"""

from dataclasses import dataclass
from enum import StrEnum


class LossReason(StrEnum):
    """Why a throw was not used (4.3)."""

    NO_WIND = "no-wind"
    """Neither a good nor an ill wind was possible."""
    DECLINED = "declined"
    """A possible wind was left unused: a house flag."""


@dataclass(frozen=True, slots=True)
class TideTurned:
    """The lowest card went to the harbour end, and every boat drifted one card (2.1)."""

    card: int
    """The card that went round, named by its index at the start of the race."""


@dataclass(frozen=True, slots=True)
class BoatLost:
    """A boat fell over the waterfall."""

    seat: int
    boat: int


@dataclass(frozen=True, slots=True)
class Rolled:
    """A seat threw the die."""

    seat: int
    face: int


@dataclass(frozen=True, slots=True)
class BoatSailed:
    """A boat sailed its throw, as far as sandbank and harbour let it."""

    seat: int
    boat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class RanAground:
    """A boat reached the sandbank and stopped there (3.2)."""

    seat: int
    boat: int
    place: int


@dataclass(frozen=True, slots=True)
class RodeTheTide:
    """A boat whose throw ended on the high tide was carried on (3.3)."""

    seat: int
    boat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class GoodWindBlew:
    """A boat moved up to the next boat of its colour (4.1)."""

    seat: int
    boat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class IllWindBlew:
    """A seat blew an opponent's boat back to the next boat of its colour (4.2)."""

    seat: int
    victim: int
    """Seat whose boat moved."""
    boat: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnLost:
    """A throw was not used."""

    seat: int
    reason: LossReason


@dataclass(frozen=True, slots=True)
class BoatDocked:
    """A boat reached the harbour and took the best dock left."""

    seat: int
    boat: int
    dock: int


@dataclass(frozen=True, slots=True)
class RaceEnded:
    """Nobody could or might sail on; the winners share the win (5.1, 6)."""

    winners: tuple[int, ...]


Event = (
    TideTurned
    | BoatLost
    | Rolled
    | BoatSailed
    | RanAground
    | RodeTheTide
    | GoodWindBlew
    | IllWindBlew
    | TurnLost
    | BoatDocked
    | RaceEnded
)
