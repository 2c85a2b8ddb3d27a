"""A race of three that its first player has won for certain before it is over."""

from collections.abc import Sequence

from riverlib import race
from riverlib.core import GameLog
from riverlib.play import Player

RILL = race.Layout(
    key="rill",
    name="The rill",
    source="For tests.",
    cards=6,
    sandbank=1,
    boats=2,
    start=2,
    high_tide=3,
)
WON = "roll 4, sail 2, roll 2, sail 2, roll 2, sail 2, roll 5, sail 1"
"""Both boats of the first player are home: nobody reaches so many points any more."""


def won_log(players: Sequence[Player], actions: int | None = None) -> GameLog:
    """Return the log of such a race, or of only so many of its first actions."""
    seats = [player.data() for player in players]
    log = race.start_log(RILL, players=len(players), first=0, seed=7, seats=seats)
    for text in WON.split(", ")[:actions]:
        log = race.with_action(log, race.parse_action(text))
    return log
