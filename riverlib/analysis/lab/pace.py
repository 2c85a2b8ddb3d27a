"""How long a game takes at a table: an estimate from what is dealt, bid and played."""

from dataclasses import dataclass

from riverlib.cards import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Seconds that people take.

    The numbers are our assumption about a family that talks while it plays; nobody has measured
    them, and the page lets everybody set their own.
    """

    card: float = 4.0
    """To play a card."""
    trick: float = 3.0
    """To look at a trick and take it in."""
    bid: float = 6.0
    """To say a bid."""
    deal: float = 45.0
    """To shuffle, deal and write the points down, once a deal."""
    throw: float = 9.0
    """In the race: to throw and move a boat."""
    tide: float = 5.0
    """In the race: to move the river at the end of a round."""


def card_minutes(fit: Variant, players: int, pace: Pace) -> float:
    """Return the minutes of a card game; ``fit`` is fitted to the players.

    >>> from riverlib import cards
    >>> fit = cards.fitted(cards.find_variant("prediction"), 4)
    >>> round(card_minutes(fit, 4, Pace()))
    40
    """
    tricks, deals = sum(fit.hand_sizes), len(fit.hand_sizes)
    seconds = tricks * (players * pace.card + pace.trick)
    return (seconds + deals * (players * pace.bid + pace.deal)) / 60


def race_minutes(throws: float, rounds: float, pace: Pace) -> float:
    """Return the minutes of a race with so many throws in so many rounds.

    >>> race_minutes(40, 12, Pace())
    7.0
    """
    return (throws * pace.throw + rounds * pace.tide) / 60
