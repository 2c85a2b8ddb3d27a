"""The river that a race is held on and the house flags: plain frozen data (rules 1 and 6)."""

from dataclasses import dataclass
from enum import StrEnum

from riverlib.core import VariantError

DOCKS = 12
"""Docks in the harbour; the first boat takes dock 12, the next 11, and so on (1.1)."""
PLAYERS = range(2, 5)
"""How many players may race (1.1)."""
CARDS = range(6, 15)
"""How many river cards there may be (1.2)."""
BOATS = range(1, 5)
"""How many boats a player may have (1.2)."""


class Ride(StrEnum):
    """Whether a boat whose throw ends on the high tide may choose to ride it (3.3)."""

    CHOICE = "choice"
    ALWAYS = "always"


class TieBreak(StrEnum):
    """What decides between equal scores (5.1)."""

    SHARED = "shared"
    BOATS_THEN_DOCK = "boats-then-dock"
    """More boats in the harbour, then the best dock."""


class LastAlone(StrEnum):
    """What the last player with boats on the river may still do (5.2)."""

    PLAYS_ON = "plays-on"
    THREE_TURNS = "three-turns"
    """Three more turns; boats still on the river then come home too late."""


class FirstPlayer(StrEnum):
    """How the first player is found (2.1)."""

    CHOSEN = "chosen"
    RANDOM = "random"


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """One river with its house flags: plain data, hashable, written whole into every log."""

    key: str
    """Stable id in logs and the store; never reused for other rules."""
    name: str
    """What a player reads."""
    source: str
    """Where the order of the cards comes from, in one sentence."""
    cards: int = 10
    """River cards between the waterfall (index 0) and the harbour."""
    sandbank: int = 0
    """Index of the sandbank when the race begins."""
    high_tide: int = 4
    """Index of the high tide when the race begins."""
    start: int = 3
    """Index of the card that every boat begins on."""
    boats: int = 3
    """Boats of each player."""
    ride: Ride = Ride.CHOICE
    decline_wind: bool = False
    """Whether a player may leave a wind unused that could be used (4.3)."""
    tie_break: TieBreak = TieBreak.SHARED
    last_alone: LastAlone = LastAlone.PLAYS_ON
    first_player: FirstPlayer = FirstPlayer.CHOSEN

    def __post_init__(self) -> None:
        """Refuse rivers that cannot be laid out; the message says what would be allowed."""
        _check(self.key, "cards on the river", self.cards, CARDS)
        _check(self.key, "boats a player", self.boats, BOATS)
        places = range(self.cards)
        _check(self.key, "the place of the sandbank", self.sandbank, places)
        _check(self.key, "the place of the high tide", self.high_tide, places)
        _check(self.key, "the place of the start", self.start, places)
        if self.sandbank == self.high_tide:
            raise VariantError(
                f"{self.key}: sandbank and high tide are two cards, both are on {self.sandbank}"
            )


def _check(key: str, what: str, number: int, allowed: range) -> None:
    if type(number) is not int or number not in allowed:
        raise VariantError(
            f"{key}: {what} must be {allowed.start} to {allowed.stop - 1}, not {number!r}"
        )


def check_players(layout: Layout, players: int) -> None:
    """Refuse more players than the docks have room for.

    Raises
    ------
    VariantError
        If ``players`` is not 2 to 4, or their boats would outnumber the docks.
    """
    _check(layout.key, "the number of players", players, PLAYERS)
    boats = players * layout.boats
    if boats > DOCKS:
        raise VariantError(
            f"{layout.key}: {players} players with {layout.boats} boats each are {boats} boats,"
            f" but the harbour has {DOCKS} docks"
        )


DEFAULT_LAYOUT = Layout(
    key="family-river",
    name="The family river",
    source=(
        "The printed order of the cards is not known to us; this is a reconstruction: the sandbank"
        " at the waterfall, the high tide right above the start."
    ),
)
"""Ten cards, sandbank at the waterfall, high tide above the start (1.2)."""

LAYOUTS = (
    DEFAULT_LAYOUT,
    Layout(
        key="short-river",
        name="The short river",
        source="Ours: eight cards and two boats each, for a short race.",
        cards=8,
        boats=2,
        start=2,
        high_tide=3,
    ),
    Layout(
        key="long-river",
        name="The long river",
        source="Ours: thirteen cards, the sandbank in midstream: the waterfall takes more boats.",
        cards=13,
        sandbank=8,
        high_tide=5,
    ),
)
"""The rivers on offer, the family's first."""


def find_layout(key: str) -> Layout:
    """Return the layout on offer with this key.

    Raises
    ------
    VariantError
        If there is none; the message lists those there are.
    """
    for layout in LAYOUTS:
        if layout.key == key:
            return layout
    known = ", ".join(layout.key for layout in LAYOUTS)
    raise VariantError(f"there is no river called {key!r}; there are {known}")
